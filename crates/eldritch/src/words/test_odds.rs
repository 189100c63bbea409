//! The odds after each answer in a test in progress.

use super::forecast::spending;
use super::prospect::{Does, Prospect, after_dice, before_dice, help, helped};
use super::{names, people};
use crate::Choice;
use crate::content::Content;
use crate::odds::{Best, CLUES, Help, Luck, SANITY, Thrown, hundredths, thousandths};
use crate::rules::stats;
use crate::state::{Eldritch, Purpose, Source, TestStep, Testing};
use ::scene::{Forecast, Phrase};

pub(super) fn forecast(
    game: &Eldritch,
    content: &Content,
    test: &Testing,
    choice: Choice,
) -> Option<Forecast> {
    match (test.step, choice) {
        (TestStep::Prepare, Choice::Roll) => Some(prepared(game, content, test)),
        (TestStep::Prepare, Choice::SpendSanity) => {
            let more = Testing { extra: test.extra + 1, ..test.clone() };
            Some(prepared(game, content, &more))
        }
        (TestStep::Prepare, Choice::Use(source)) => {
            let aided = before_dice(game, content, test, source)?;
            Some(prepared(game, content, &helped(test, source, aided)))
        }
        (TestStep::Improve, choice) => improved(game, content, test, choice),
        (TestStep::TakeUp { .. }, Choice::Roll) => taken_up(game, content, test),
        _ => None,
    }
}

/// How many successes a test is about, and what to call them.
fn aim(game: &Eldritch, content: &Content, test: &Testing) -> (Phrase, u8) {
    let fight = game.fight();
    let foe = fight.map(|fight| (fight, stats(game, content, fight.kind)));
    match (test.purpose, foe) {
        (Purpose::Will, Some((_, foe))) if foe.will.is_some_and(|attack| attack.harm > 0) => {
            let harm = foe.will.map_or(0, |attack| attack.harm);
            (Phrase::new("eh-odds-unshaken"), harm)
        }
        (Purpose::Strength, Some((fight, foe))) => {
            let known = fight.slot.and_then(|slot| game.monster(slot));
            let lost = known.map_or(fight.lost, |monster| monster.lost);
            let said =
                Phrase::new("eh-odds-defeat").name("foe", names::monster(content, fight.kind));
            (said, foe.toughness.saturating_sub(lost).max(1))
        }
        (Purpose::Effect { .. } | Purpose::Will | Purpose::Strength | Purpose::Acquire, _) => {
            (Phrase::new("eh-odds-pass"), test.needs)
        }
    }
}

/// The dice of the test as it stands, before the roll.
fn prepared(game: &Eldritch, content: &Content, test: &Testing) -> Forecast {
    let Prospect { dice, help, .. } = Prospect::of(game, content, test);
    let (said, needs) = aim(game, content, test);
    let free = help.free();
    let mut odds = vec![(said, thousandths(dice.at_least(&free, needs)))];
    odds.extend(spending(&help).map(|with| (with, thousandths(dice.at_least(&help, needs)))));
    Forecast {
        pools: vec![(test.who.0, u32::from(dice.count))],
        odds,
        means: vec![(Phrase::new("eh-mean-successes"), hundredths(dice.mean(&free)))],
    }
}

/// What is done to the dice.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Reroll(u8),
    Raise(u8),
    Buy,
}

/// What an answer does to the dice, and the help that is left after it.
fn done(
    game: &Eldritch,
    content: &Content,
    test: &Testing,
    all: &Help,
    choice: Choice,
) -> Option<(Deed, Help)> {
    if choice == Choice::SpendClue {
        return Some((Deed::Reroll(all.dice_per_token), spent(all, CLUES)));
    }
    if choice == Choice::SpendSanity {
        return Some((Deed::Reroll(all.dice_per_token), spent(all, SANITY)));
    }
    if let Choice::Pay(_) = choice {
        let rest = spent(all, if all.tokens[CLUES] > 0 { CLUES } else { SANITY });
        return Some((Deed::Buy, rest));
    }
    let Choice::Use(source) = choice else { return None };
    let deed = match after_dice(game, content, test, source)?.does {
        Does::Reroll(n) => Deed::Reroll(n),
        Does::Raise(n) => Deed::Raise(n),
        Does::Bonus(_) | Does::More(_) => return None,
    };
    Some((deed, help(game, content, &used(test, source)).0))
}

/// An answer after the roll: the odds with everything free that follows, and with everything that
/// may be spent.
fn improved(
    game: &Eldritch,
    content: &Content,
    test: &Testing,
    choice: Choice,
) -> Option<Forecast> {
    let (all, _) = help(game, content, test);
    let (deed, rest) = done(game, content, test, &all, choice)?;
    let luck = people::luck(game, content, test);
    let thrown = Thrown::of(&test.faces, luck);
    let result = thrown.result + test.bought;
    let (said, needs) = match aim(game, content, test) {
        (_, needs) if result >= needs => (Phrase::new("eh-odds-better"), result + 1),
        aim => aim,
    };
    let chance = |help: &Help| thousandths(after(luck, help, test, deed, needs));
    let mut odds = vec![(said, chance(&rest.free()))];
    if rest.can_spend() {
        odds.extend(spending(&all).map(|with| (with, chance(&rest))));
    }
    let pools = match deed {
        Deed::Reroll(n) => vec![(test.who.0, u32::from(n.min(thrown.failed).max(1)))],
        Deed::Raise(_) | Deed::Buy => Vec::new(),
    };
    Some(Forecast { pools, odds, means: Vec::new() })
}

/// The help without a token of this kind.
fn spent(help: &Help, kind: usize) -> Help {
    let mut rest = help.clone();
    rest.tokens[kind] = rest.tokens[kind].saturating_sub(1);
    rest
}

/// The test after this has been used.
fn used(test: &Testing, source: Source) -> Testing {
    let mut test = test.clone();
    if source == Source::Rules {
        test.rerolls = test.rerolls.saturating_sub(1);
    } else {
        test.used.push(source);
    }
    test
}

/// The chance of this many successes afterwards, with the help that is left.
fn after(luck: Luck, help: &Help, test: &Testing, deed: Deed, needs: u8) -> f64 {
    let enough = |result: u8, _| f64::from(result >= needs);
    let mut best = Best::of(luck, help, &enough);
    match deed {
        Deed::Reroll(n) => best.reroll(&test.faces, n, test.bought),
        Deed::Raise(n) => best.raise(&test.faces, n, test.bought),
        Deed::Buy => best.throw_with(&test.faces, 0, test.bought + 1),
    }
}

/// The dice picked up, together with those left on the table and everything free that follows.
fn taken_up(game: &Eldritch, content: &Content, test: &Testing) -> Option<Forecast> {
    let hand: u8 = test.aside.iter().sum();
    let luck = people::luck(game, content, test);
    let mut thrown = test.clone();
    thrown.faces[0] += hand;
    let (all, _) = help(game, content, &thrown);
    let (said, needs) = aim(game, content, test);
    let chance = |help: &Help| {
        let enough = |result: u8, _| f64::from(result >= needs);
        thousandths(Best::of(luck, help, &enough).throw_with(&test.faces, hand, test.bought))
    };
    let mut odds = vec![(said, chance(&all.free()))];
    odds.extend(spending(&all).map(|with| (with, chance(&all))));
    (hand > 0).then(|| Forecast {
        pools: vec![(test.who.0, u32::from(hand))],
        odds,
        means: Vec::new(),
    })
}
