//! Why an answer is refused.

use super::abilities::{abilities_of, in_force};
use super::{Menu, Verdict, actions, encounters, menu};
use crate::content::{Ability, Content, Passive};
use crate::state::{Eldritch, Frame, Meeting, Pending, Source, TestStep, Thing, TradeKind};
use crate::{Choice, Why};
use kernel::Refusal;

pub fn may(s: &Eldritch, c: &Content, seat: u8, choice: Choice) -> Verdict {
    if s.pending != Pending::Choice(seat) {
        return Err(Refusal::new("EH-INVESTIGATORS-02", Why::NotYourTurn));
    }
    let frame = s.top();
    if let Frame::Turn { seat } | Frame::OneAction { seat } = *frame {
        return actions::may_act(s, c, seat, choice);
    }
    let mut offered = Menu::new();
    menu::offer(s, c, &mut offered);
    if offered.contains(choice) { Ok(()) } else { Err(reason(s, c, frame, choice)) }
}

fn reason(s: &Eldritch, c: &Content, frame: &Frame, choice: Choice) -> Refusal<Why> {
    match (frame, choice) {
        (&Frame::Encounter { seat, after }, Choice::Meet(meeting)) => {
            let it = s.investigator(seat);
            if !after && s.has_monsters(it.space) && !it.unseen {
                return Refusal::new("EH-ENCOUNTERS-03", Why::MustFight);
            }
            if meeting == Meeting::Expedition && in_force(s, c, Passive::NoExpeditions) {
                return Refusal::new("EH-CONFLICTS-04", Why::NoExpeditions);
            }
            Refusal::new("EH-ENCOUNTERS-05", Why::NoSuchEncounter)
        }
        // EH-FAQ-03: what is resolved as an encounter waits until no monsters are left.
        (&Frame::Encounter { seat, after: false }, Choice::Cast(spell))
            if encounters::waits_for_combat(s, c, seat, spell) =>
        {
            Refusal::new("EH-FAQ-03", Why::MustFight)
        }
        (&Frame::Encounter { .. }, Choice::Skip) => Refusal::new("EH-ENCOUNTERS-01", Why::NotAsked),
        (&Frame::Buy { left, .. }, Choice::Buy(asset) | Choice::BuyFor(asset, _))
            if s.reserve.contains(&asset) =>
        {
            Refusal::new("EH-ACQUIRE-ASSETS-02", Why::TooDear { asset, left })
        }
        (&Frame::Buy { .. }, Choice::Buy(_) | Choice::BuyFor(..)) => {
            Refusal::new("EH-RESERVE-02", Why::NotAsked)
        }
        (
            Frame::Trade { .. },
            Choice::Give(Thing::Condition(_)) | Choice::Take(Thing::Condition(_)),
        ) => Refusal::new("EH-TRADE-03", Why::NotAsked),
        (&Frame::Trade { kind: TradeKind::Clues, .. }, Choice::Give(_) | Choice::Take(_)) => {
            Refusal::new("EH-INV-JACQUELINE-02", Why::NotAsked)
        }
        (&Frame::Buy { who, .. }, Choice::Loan) => super::acquire::no_loan(s, c, who),
        (&Frame::Choose { .. }, Choice::Way(_)) => Refusal::new("EH-FAQ-11", Why::LeadsNowhere),
        (&Frame::Buy { .. }, Choice::Toss(_)) => {
            Refusal::new("EH-ACQUIRE-ASSETS-03", Why::NotAsked)
        }
        (&Frame::Improve { .. }, Choice::Improve(_)) => {
            Refusal::new("EH-IMPROVE-SKILLS-03", Why::Improved)
        }
        (&Frame::Monsters { .. }, Choice::Fight(_)) => Refusal::new("EH-COMBAT-01", Why::NotAsked),
        (&Frame::Test(_), Choice::SpendClue) => Refusal::new("EH-SPEND-02", Why::NoClues),
        // EH-FAQ-07: what adds dice comes before the roll.
        (&Frame::Test(_), Choice::Use(source)) if comes_too_late(s, c, source) => {
            Refusal::new("EH-FAQ-07", Why::NotAsked)
        }
        (&Frame::Test(_), Choice::Use(_)) => Refusal::new("EH-POSSESSIONS-03", Why::AlreadyUsed),
        (&Frame::Moving { .. }, Choice::Go(_, Some(ticket))) => {
            Refusal::new("EH-TRAVEL-02", Why::NoTicket(ticket))
        }
        (&Frame::Moving { .. }, Choice::Go(space, None)) => {
            Refusal::new("EH-TRAVEL-02", Why::NotAdjacent(space))
        }
        (&Frame::Moving { .. }, _) => Refusal::new("EH-ACTIONS-05-EX1", Why::NotAsked),
        _ => Refusal::new("EH-ACTIONS-05", Why::NotAsked),
    }
}

/// Whether the dice have fallen and this would have had to be used before.
fn comes_too_late(s: &Eldritch, c: &Content, source: Source) -> bool {
    let rolled = s.test().is_some_and(|test| test.step != TestStep::Prepare);
    let before = abilities_of(s, c, source).iter().any(|it| match it {
        Ability::Dice { once, .. } => *once,
        Ability::Bonus { once, price, .. } => *once || price.is_some(),
        _ => false,
    });
    rolled && before
}

/// What a player might try now.
pub fn expected(s: &Eldritch, c: &Content, seat: u8, menu: &mut Menu) {
    if s.pending != Pending::Choice(seat) {
        return;
    }
    match *s.top() {
        Frame::Turn { seat } | Frame::OneAction { seat } => {
            actions::think_of(s, c, seat, &mut |choice| menu.offer(choice));
            menu.offer(Choice::EndTurn);
        }
        Frame::Encounter { seat, .. } => {
            menu::offer(s, c, menu);
            encounters::meetings(s, c, seat, &mut |meeting| {
                let choice = Choice::Meet(meeting);
                if !menu.contains(choice) {
                    menu.offer(choice);
                }
            });
            let spells = s.investigator(seat).spells.iter().map(|held| held.card);
            spells
                .filter(|spell| encounters::waits_for_combat(s, c, seat, *spell))
                .for_each(|spell| menu.offer(Choice::Cast(spell)));
        }
        Frame::Buy { .. } => {
            menu::offer(s, c, menu);
            for asset in &s.reserve {
                if !menu.contains(Choice::Buy(*asset)) {
                    menu.offer(Choice::Buy(*asset));
                }
            }
            if !menu.contains(Choice::Loan) {
                menu.offer(Choice::Loan);
            }
        }
        _ => menu::offer(s, c, menu),
    }
}
