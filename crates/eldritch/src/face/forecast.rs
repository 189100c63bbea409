//! What dice have in store, exactly, before anything is rolled or spent.

use super::{effects, names, people};
use crate::Choice;
use crate::content::{Ability, Content, Passive};
use crate::ids::{MonsterId, Skill};
use crate::odds::{Again, Dice, Spread, Thrown, hundredths, thousandths};
use crate::rules::{has_rule, stats};
use crate::state::{During, Eldritch, Frame, Source, TestStep, Testing};
use crate::tongue::Check;
use ::scene::{Forecast, Phrase};
use script::{Amount, Block};

pub fn forecast(game: &Eldritch, content: &Content, seat: u8, choice: Choice) -> Option<Forecast> {
    game.seats.get(usize::from(seat))?;
    match choice {
        Choice::Acquire => Some(acquire(game, content, seat)),
        Choice::Fight(slot) => {
            let it = game.monster(slot)?;
            Some(fight(game, content, seat, it.kind, it.lost))
        }
        Choice::Cast(spell) if game.top() != Frame::Test => {
            let check = effects::first_test(content, content.spell(spell).effect)?;
            begun_by(game, content, seat, check, During::Spell)
        }
        Choice::Use(source)
            if matches!(game.top(), Frame::Turn { .. } | Frame::OneAction { .. }) =>
        {
            let check = effects::first_test(content, action(game, content, source)?)?;
            begun_by(game, content, seat, check, During::Plain)
        }
        _ => in_test(game, content, choice),
    }
}

/// The component action of a thing somebody has.
fn action(game: &Eldritch, content: &Content, source: Source) -> Option<Block> {
    let abilities = match source {
        Source::Sheet(seat) => &content.sheet(game.seats.get(usize::from(seat))?.sheet).abilities,
        Source::Asset(id) => &content.asset(id).abilities,
        Source::Artifact(id) => &content.artifact(id).abilities,
        _ => return None,
    };
    abilities.iter().find_map(|ability| match ability {
        Ability::Action { effect } => Some(*effect),
        _ => None,
    })
}

/// A test that a choice would begin.
fn begun_by(
    game: &Eldritch,
    content: &Content,
    seat: u8,
    check: Check,
    during: During,
) -> Option<Forecast> {
    let Amount::Fixed(needs) = check.needs else { return None };
    let dice = people::dice(game, content, seat, (check.skill, check.modifier), during);
    let clues = people::clue_rerolls(game, content, seat, None);
    Some(passing(seat, dice, needs.clamp(1, 40) as u8, clues))
}

/// The odds of a throw, with the clues at hand and without.
fn passing(seat: u8, dice: Dice, needs: u8, clues: Again) -> Forecast {
    let bare = dice.spread(Again::NEVER);
    let mut odds = vec![(Phrase::new("eh-odds-pass"), thousandths(bare.at_least(needs)))];
    odds.extend(with_clues(dice, needs, clues));
    Forecast {
        pools: vec![(seat, u32::from(dice.count))],
        odds,
        means: vec![(Phrase::new("eh-mean-successes"), hundredths(bare.mean()))],
    }
}

/// The odds if all clues at hand may go into the throw.
fn with_clues(dice: Dice, needs: u8, clues: Again) -> Option<(Phrase, u32)> {
    let helped = || thousandths(dice.spread(clues).at_least(needs));
    let said = || Phrase::new("eh-odds-pass-clues").count("clues", clues.times);
    (clues.times > 0).then(|| (said(), helped()))
}

fn acquire(game: &Eldritch, content: &Content, seat: u8) -> Forecast {
    let dice = people::dice(game, content, seat, (Skill::Influence, 0), During::Acquire);
    let spread = dice.spread(Again::NEVER);
    let cheapest = game.reserve.iter().map(|id| content.asset(*id).cost).min();
    let dearest = game.reserve.iter().map(|id| content.asset(*id).cost).max();
    let worth = |key: &'static str, cost: u8| {
        (Phrase::new(key).count("cost", cost), thousandths(spread.at_least(cost)))
    };
    let mut odds: Vec<(Phrase, u32)> =
        cheapest.map(|cost| worth("eh-odds-cheapest", cost)).into_iter().collect();
    odds.extend(dearest.filter(|it| Some(*it) != cheapest).map(|it| worth("eh-odds-dearest", it)));
    Forecast {
        pools: vec![(seat, u32::from(dice.count))],
        odds,
        means: vec![(Phrase::new("eh-mean-successes"), hundredths(spread.mean()))],
    }
}

/// EH-COMBAT-03 to -09: one combat as things stand; what may still help, only so far as it is clues for
/// the throw that may defeat the monster.
pub fn fight(game: &Eldritch, content: &Content, seat: u8, kind: MonsterId, lost: u8) -> Forecast {
    let foe = stats(game, content, kind);
    let spread = |attack: crate::content::Attack| -> (Dice, Spread) {
        let test = (attack.skill, i16::from(attack.modifier));
        let dice = people::dice(game, content, seat, test, During::Combat);
        (dice, dice.spread(Again::NEVER))
    };
    let mut forecast = Forecast::default();
    if let Some(attack) = foe.will {
        let (dice, results) = spread(attack);
        let calm = has_rule(game, content, seat, Passive::CalmsHorror);
        let harm = if calm { attack.harm.min(1) } else { attack.harm };
        forecast.pools = vec![(seat, u32::from(dice.count))];
        let mean = hundredths(results.mean_loss(harm));
        forecast.means.push((Phrase::new("eh-mean-sanity"), mean));
    }
    if let Some(attack) = foe.strength {
        let (dice, results) = spread(attack);
        let soft = has_rule(game, content, seat, Passive::SoftensDamage);
        let harm = if soft && attack.harm > 1 { attack.harm - 1 } else { attack.harm };
        // The dice that may defeat it.
        forecast.pools = vec![(seat, u32::from(dice.count))];
        let mean = hundredths(results.mean_loss(harm));
        forecast.means.push((Phrase::new("eh-mean-health"), mean));
        let left = foe.toughness.saturating_sub(lost);
        forecast.odds.push((
            Phrase::new("eh-odds-defeat").name("foe", names::monster(content, kind)),
            thousandths(results.at_least(left)),
        ));
        let clues = people::clue_rerolls(game, content, seat, Some(kind));
        forecast.odds.extend(with_clues(dice, left, clues));
    }
    forecast
}

/// What an answer in a running test would bring.
fn in_test(game: &Eldritch, content: &Content, choice: Choice) -> Option<Forecast> {
    let test = game.tests.last().filter(|_| game.top() == Frame::Test)?;
    let clues = people::clue_rerolls(game, content, test.who, None);
    match (test.step, choice) {
        (TestStep::Prepare, Choice::Roll) => {
            let dice = people::dice_of(game, content, test);
            Some(passing(test.who, dice, test.needs, clues))
        }
        (TestStep::Prepare, Choice::SpendSanity) => {
            let dice = people::dice_of(game, content, test);
            let more = Dice { count: dice.count + 1, ..dice };
            Some(passing(test.who, more, test.needs, clues))
        }
        (TestStep::Improve, Choice::SpendClue) => Some(again(game, content, test, clues)),
        (TestStep::Improve, Choice::SpendSanity) => Some(again(game, content, test, clues.once())),
        (TestStep::TakeUp { .. }, Choice::Roll) => taken_up(game, content, test),
        _ => None,
    }
}

/// Failed dice rolled again for one clue, and for all that there are.
fn again(game: &Eldritch, content: &Content, test: &Testing, clues: Again) -> Forecast {
    let luck = people::luck(game, content, test.who, test.skill, test.during);
    let thrown = Thrown::of(&test.faces, luck);
    let needs = test.needs.saturating_sub(test.bought);
    let chance = |again: Again| thousandths(thrown.spread(luck, again).at_least(needs));
    let passing = thrown.result >= needs;
    let mut odds = Vec::new();
    if !passing {
        odds.push((Phrase::new("eh-odds-pass"), chance(clues.once())));
        if clues.times > 1 {
            let said = Phrase::new("eh-odds-pass-clues").count("clues", clues.times);
            odds.push((said, chance(clues)));
        }
    } else if thrown.failed > 0 {
        let better = thrown.spread(luck, clues.once()).at_least(thrown.result + 1);
        odds.push((Phrase::new("eh-odds-better"), thousandths(better)));
    }
    let dice = u32::from(clues.dice.min(thrown.failed).max(1));
    Forecast { pools: vec![(test.who, dice)], odds, means: Vec::new() }
}

/// The dice in the hand, with those that stay on the table.
fn taken_up(game: &Eldritch, content: &Content, test: &Testing) -> Option<Forecast> {
    let luck = people::luck(game, content, test.who, test.skill, test.during);
    let count: u8 = test.aside.iter().sum();
    let lies = Thrown::of(&test.faces, luck).result + test.bought;
    let needs = test.needs.saturating_sub(lies);
    let spread = Dice { count, luck }.spread(Again::NEVER);
    (count > 0).then(|| Forecast {
        pools: vec![(test.who, u32::from(count))],
        odds: vec![(Phrase::new("eh-odds-pass"), thousandths(spread.at_least(needs)))],
        means: Vec::new(),
    })
}
