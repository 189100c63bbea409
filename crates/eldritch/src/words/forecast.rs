//! Exact odds, before anything is rolled or spent.
//!
//! Every figure is the best that can be made of the roll if all help goes towards it (ruling E-28):
//! first with everything free, then with clues. Help with another price is left out and named.

use super::combat_odds::fight;
use super::prospect::Prospect;
use super::{effects, names, test_odds};
use crate::Choice;
use crate::content::Content;
use crate::ids::Skill;
use crate::language::Check;
use crate::odds::{CLUES, Help, SANITY, hundredths, thousandths};
use crate::rules::acquire::{LOAN, may_loan};
use crate::rules::component_actions::action_of;
use crate::rules::testing::new_test;
use crate::state::{During, Eldritch, Frame, Purpose, Source};
use ::scene::{Forecast, Phrase};
use kernel::Seat;
use script::{Amount, At, Block};

/// A forecast, and the names of what it leaves out.
#[derive(Debug, Default)]
pub(super) struct Outlook {
    pub forecast: Forecast,
    pub without: Vec<names::Key>,
}

pub(super) fn forecast(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    choice: Choice,
) -> Option<Forecast> {
    outlook(game, content, seat, choice).map(|outlook| outlook.forecast)
}

/// What the odds of a choice leave out, in words.
pub(super) fn left_out(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    choice: Choice,
) -> Option<Phrase> {
    let mut without = outlook(game, content, seat, choice)?.without;
    without.sort();
    without.dedup();
    let said = || Phrase::new("eh-detail-odds-without").names("what", without.clone());
    (!without.is_empty()).then(said)
}

fn outlook(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> Option<Outlook> {
    game.seats.get(seat.at())?;
    if choice == Choice::Acquire {
        return Some(acquire(game, content, seat));
    }
    if let Choice::Fight(slot) = choice {
        return fight(game, content, seat, slot);
    }
    if let Choice::Cast(spell) = choice
        && !matches!(game.top(), Frame::Test(_) | Frame::Fight(_) | Frame::Loss(_))
    {
        let check = effects::first_test(content, content.spell(spell).effect)?;
        return begun_by(game, content, seat, check, During::Spell);
    }
    if let Choice::Use(source) = choice
        && matches!(game.top(), Frame::Turn { .. } | Frame::OneAction { .. })
    {
        let check = effects::first_test(content, action(game, content, source)?)?;
        return begun_by(game, content, seat, check, During::Plain);
    }
    in_test(game, content, choice)
}

/// The component action of a thing somebody has.
fn action(game: &Eldritch, content: &Content, source: Source) -> Option<Block> {
    if let Source::Sheet(seat) = source {
        game.seats.get(seat.at())?;
    }
    let held = matches!(source, Source::Sheet(_) | Source::Asset(_) | Source::Artifact(_));
    if held { action_of(game, content, source) } else { None }
}

/// A test that a choice would begin.
fn begun_by(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    check: Check,
    during: During,
) -> Option<Outlook> {
    let Amount::Fixed(needs) = check.needs else { return None };
    let nothing = Block { first: At(0), length: 0 };
    let purpose = Purpose::Effect { pass: nothing, fail: nothing };
    let modifier = check.modifier.clamp(-40, 40) as i8;
    let needs = needs.clamp(1, 40) as u8;
    let test = new_test(game, content, seat, (check.skill, modifier), needs, during, purpose);
    let prospect = Prospect::before(game, content, test, &[]);
    let forecast = passing(seat, &prospect, needs);
    Some(Outlook { forecast, without: named(game, content, &prospect.priced) })
}

pub(super) fn named(game: &Eldritch, content: &Content, sources: &[Source]) -> Vec<names::Key> {
    sources.iter().map(|source| names::source(game, content, *source)).collect()
}

/// The odds of a roll, with and without the available clues.
fn passing(seat: Seat, prospect: &Prospect, needs: u8) -> Forecast {
    let Prospect { dice, help, .. } = prospect;
    let free = help.free();
    let mut odds = vec![(Phrase::new("eh-odds-pass"), thousandths(dice.at_least(&free, needs)))];
    odds.extend(spending(help).map(|said| (said, thousandths(dice.at_least(help, needs)))));
    Forecast {
        pools: vec![(seat.0, u32::from(dice.count))],
        odds,
        means: vec![(Phrase::new("eh-mean-successes"), hundredths(dice.mean(&free)))],
    }
}

/// "With all clues", and sanity in place of one more; nothing if there is nothing to spend.
pub(super) fn spending(help: &Help) -> Option<Phrase> {
    let key = if help.tokens[SANITY] > 0 { "eh-odds-pass-sanity" } else { "eh-odds-pass-clues" };
    help.can_spend().then(|| Phrase::new(key).count("clues", help.tokens[CLUES]))
}

/// EH-ACQUIRE-ASSETS-01, EH-BANK-LOAN-01: what the successes will buy: alone, with clues, with a
/// loan, and with both.
fn acquire(game: &Eldritch, content: &Content, seat: Seat) -> Outlook {
    let skill = (Skill::Influence, 0);
    let test = new_test(game, content, seat, skill, 1, During::Acquire, Purpose::Acquire);
    let prospect = Prospect::before(game, content, test, &[]);
    let Prospect { dice, help, .. } = &prospect;
    let free = help.free();
    let costs = || game.reserve.iter().map(|id| content.asset(*id).cost);
    let (cheapest, dearest) =
        (costs().min(), costs().max().filter(|it| Some(*it) != costs().min()));
    let loan = may_loan(game, content, seat).then_some(LOAN);
    let mut odds = Vec::new();
    let cheapest = cheapest.map(|cost| ("eh-odds-cheapest", cost));
    let dearest = dearest.map(|cost| ("eh-odds-dearest", cost));
    for (key, cost) in cheapest.into_iter().chain(dearest) {
        let chance = |help: &Help, lent: u8| dice.at_least(help, cost.saturating_sub(lent));
        let bare = thousandths(chance(&free, 0));
        odds.push((Phrase::new(key).count("cost", cost), bare));
        if bare == CERTAIN {
            continue;
        }
        let spent = spending(help).map(|with| (with, chance(help, 0)));
        let lent = loan.map(|loan| (Phrase::new("eh-odds-loan"), chance(&free, loan)));
        let all = loan.zip(spending(help)).map(|(loan, with)| {
            (Phrase::new("eh-odds-and-loan").said("with", with), chance(help, loan))
        });
        for (with, chance) in [spent, lent, all].into_iter().flatten() {
            let said = Phrase::new("eh-odds-afford").count("cost", cost).said("with", with);
            odds.push((said, thousandths(chance)));
        }
    }
    let forecast = Forecast {
        pools: vec![(seat.0, u32::from(dice.count))],
        odds,
        means: vec![(Phrase::new("eh-mean-successes"), hundredths(dice.mean(&free)))],
    };
    Outlook { forecast, without: named(game, content, &prospect.priced) }
}

/// Certainty, in thousandths.
const CERTAIN: u32 = 1000;

/// The odds after an answer in a test in progress.
fn in_test(game: &Eldritch, content: &Content, choice: Choice) -> Option<Outlook> {
    let test = game.test().filter(|_| matches!(game.top(), Frame::Test(_)))?;
    let forecast = test_odds::forecast(game, content, test, choice)?;
    Some(Outlook { forecast, without: Vec::new() })
}
