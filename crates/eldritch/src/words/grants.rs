//! Which rules grant a choice, ask a question or cause an event.

use crate::Choice;
use crate::event::{Event, Of, What};
use crate::ids::Ticket;
use crate::state::{Eldritch, Ending, Frame, Meeting, Source, TestStep, Thing, asks_nothing};
use kernel::RuleId;

macro_rules! ids {
    ($($id:literal),+) => { &[$(RuleId($id)),+] };
}

pub(super) fn of_question(game: &Eldritch) -> &'static [RuleId] {
    match *game.top() {
        Frame::ChooseSheet { .. } if game.round > 0 => ids!["EH-DEFEATED-08"],
        Frame::ChooseSheet { .. } => ids!["EH-INVESTIGATORS-06"],
        Frame::Turn { .. } => ids!["EH-ACTIONS-01", "EH-ACTIONS-03"],
        Frame::OneAction { .. } => ids!["EH-INV-CHARLIE-01", "EH-INV-CHARLIE-03"],
        Frame::Encounter { seat, after: false } => {
            let it = game.investigator(seat);
            match !it.unseen && game.has_monsters(it.space) {
                true => ids!["EH-ENCOUNTERS-03", "EH-COMBAT-01"],
                false => ids!["EH-ENCOUNTERS-01", "EH-ENCOUNTERS-05"],
            }
        }
        Frame::Encounter { after: true, .. } => ids!["EH-COMBAT-11", "EH-ENCOUNTERS-04"],
        Frame::Monsters { .. } => ids!["EH-ENCOUNTERS-03", "EH-COMBAT-01"],
        Frame::PassLead => ids!["EH-LEAD-INVESTIGATOR-04"],
        Frame::GiveLead { .. } => ids!["EH-DEFEATED-06"],
        Frame::May { .. } => ids!["EH-FAQ-10"],
        Frame::Unless { .. } => ids!["EH-FAQ-12"],
        Frame::Choose { .. } => ids!["EH-FAQ-11"],
        Frame::Where { .. } => ids!["EH-NEAREST-03"],
        Frame::Aim { .. } => ids!["EH-FAQ-17"],
        Frame::Trigger { .. } => ids!["EH-POSSESSIONS-03"],
        Frame::Test(_) => match game.test().map(|test| test.step) {
            Some(TestStep::Prepare) => ids!["EH-TESTS-05", "EH-TESTS-06", "EH-FAQ-07"],
            Some(TestStep::TakeUp { .. }) => ids!["EH-REROLL-01"],
            _ => ids!["EH-TESTS-10", "EH-CLUES-07", "EH-REROLL-02"],
        },
        Frame::Fight(_) => ids!["EH-COMBAT-02", "EH-SPELLS-02"],
        Frame::Loss(_) => ids!["EH-HEALTH-SANITY-04"],
        Frame::TakeFromReserve { .. } => ids!["EH-GAINING-09"],
        Frame::FindAsset { .. } => ids!["EH-INV-LEO-02"],
        Frame::Buy { .. } => ids!["EH-ACQUIRE-ASSETS-02", "EH-ACQUIRE-ASSETS-03"],
        Frame::Discard { .. } | Frame::DiscardAny { .. } => ids!["EH-DISCARD-01"],
        Frame::ReplaceTicket { .. } => ids!["EH-PREPARE-TRAVEL-04", "EH-PREPARE-TRAVEL-05"],
        Frame::Improve { .. } => ids!["EH-IMPROVE-SKILLS-01", "EH-IMPROVE-SKILLS-03"],
        Frame::ImproveAgain { .. } => ids!["EH-INV-LILY-03", "EH-INV-LILY-04"],
        Frame::Unimprove { .. } => ids!["EH-INV-LOLA-01", "EH-INV-LOLA-03"],
        Frame::Moving { tickets: true, .. } => ids!["EH-TRAVEL-02"],
        Frame::Moving { .. } => ids!["EH-ADJACENT-01"],
        Frame::Convert { .. } => ids!["EH-INV-LILY-01", "EH-INV-LILY-02"],
        Frame::SetOmen { .. } => ids!["EH-OMEN-01"],
        Frame::GroupClues { .. } => ids!["EH-SPEND-01", "EH-LEAD-INVESTIGATOR-05"],
        Frame::Trade { .. } | Frame::Agree { .. } | Frame::PickPartner { .. } => {
            ids!["EH-TRADE-01", "EH-TRADE-02"]
        }
        Frame::OrderGates { .. } => ids!["EH-INV-AKACHI-01"],
        Frame::MarkFall { .. } => ids!["EH-DEFEATED-07"],
        Frame::FallTo { .. } => ids!["EH-DEFEATED-03", "EH-NEAREST-03"],
        Frame::Reckoning => ids!["EH-RECKONING-01", "EH-CONFLICTS-01"],
        Frame::ReadCondition { .. } => ids!["EH-INV-JACQUELINE-03"],
        Frame::PayClues { .. } => ids!["EH-INV-NORMAN-01"],
        Frame::Pick { .. }
        | Frame::Each { .. }
        | Frame::AtOnce { .. }
        | Frame::Surge { .. }
        | Frame::OmenDoom { .. }
        | asks_nothing!() => ids!["EH-CONFLICTS-01"],
    }
}

#[expect(clippy::too_many_lines, reason = "a plain table")]
pub(super) fn of(game: &Eldritch, choice: Choice) -> &'static [RuleId] {
    let is_at = |asks: fn(&Frame) -> bool| asks(game.top());
    match choice {
        Choice::Play(_) => ids!["EH-INVESTIGATORS-06"],
        Choice::Travel(_) => ids!["EH-TRAVEL-01"],
        Choice::Prepare(Ticket::Train) => ids!["EH-PREPARE-TRAVEL-01", "EH-PREPARE-TRAVEL-02"],
        Choice::Prepare(Ticket::Ship) => ids!["EH-PREPARE-TRAVEL-01", "EH-PREPARE-TRAVEL-03"],
        Choice::Acquire => ids!["EH-ACQUIRE-ASSETS-01"],
        Choice::Rest => ids!["EH-REST-01"],
        Choice::Trade(_) => ids!["EH-TRADE-01"],
        Choice::Use(_) if is_at(|top| matches!(top, Frame::Test(_))) => ids!["EH-REROLL-02"],
        Choice::Use(_) if is_at(|top| matches!(top, Frame::Loss(_))) => ids!["EH-POSSESSIONS-03"],
        Choice::Use(Source::Sheet(_)) => ids!["EH-COMPONENT-ACTION-03"],
        Choice::Use(_) => ids!["EH-COMPONENT-ACTION-01", "EH-COMPONENT-ACTION-04"],
        Choice::Cast(_) => ids!["EH-SPELLS-02", "EH-SPELLS-03"],
        Choice::Local(..) => ids!["EH-LOCAL-ACTION-01", "EH-LOCAL-ACTION-02"],
        Choice::EndTurn => ids!["EH-ACTIONS-04"],
        Choice::Go(_, Some(_)) => ids!["EH-TRAVEL-02"],
        Choice::Go(_, None) => ids!["EH-ADJACENT-01"],
        Choice::Stop => ids!["EH-TRAVEL-02"],
        Choice::Give(_) | Choice::Agree | Choice::Refuse => ids!["EH-TRADE-02"],
        Choice::Take(_) if is_at(|top| matches!(top, Frame::TakeFromReserve { .. })) => {
            ids!["EH-GAINING-09"]
        }
        Choice::Take(_) if is_at(|top| matches!(top, Frame::FindAsset { .. })) => {
            ids!["EH-INV-LEO-02"]
        }
        Choice::Take(_) => ids!["EH-TRADE-02"],
        Choice::Done if is_at(|top| matches!(top, Frame::Buy { .. })) => {
            ids!["EH-ACQUIRE-ASSETS-02"]
        }
        Choice::Done if is_at(|top| matches!(top, Frame::Trade { .. })) => ids!["EH-TRADE-02"],
        Choice::Done => ids!["EH-FAQ-10"],
        Choice::Buy(_) => ids!["EH-ACQUIRE-ASSETS-02"],
        Choice::BuyFor(..) => ids!["EH-INV-CHARLIE-04"],
        Choice::Loan => ids!["EH-BANK-LOAN-01"],
        Choice::Toss(_) => ids!["EH-ACQUIRE-ASSETS-03"],
        Choice::Fight(_) => ids!["EH-COMBAT-01", "EH-ENCOUNTERS-03"],
        Choice::PassMonsters => ids!["EH-FAQ-16"],
        Choice::Meet(meeting) => match meeting {
            Meeting::General => ids!["EH-LOCATION-ENCOUNTERS-01"],
            Meeting::City => ids![
                "EH-LOCATION-ENCOUNTERS-02",
                "EH-LOCATION-ENCOUNTERS-03",
                "EH-LOCATION-ENCOUNTERS-04"
            ],
            Meeting::Deck(_) => ids!["EH-ENCOUNTERS-05"],
            Meeting::Research(_) => ids!["EH-RESEARCH-ENCOUNTERS-01"],
            Meeting::OtherWorld => ids!["EH-OTHER-WORLD-ENCOUNTERS-01"],
            Meeting::Expedition => ids!["EH-EXPEDITION-ENCOUNTERS-07"],
            Meeting::Rumor(_) => ids!["EH-RUMORS-02"],
            Meeting::Fallen(_) => ids!["EH-DEFEATED-14", "EH-DEFEATED-15"],
            Meeting::Mystery => ids!["EH-ELDRITCH-TOKENS-03"],
            Meeting::Final => ids!["EH-ANCIENT-ONE-07"],
        },
        Choice::Skip => ids!["EH-COMBAT-11"],
        Choice::Yes | Choice::No if is_at(|top| matches!(top, Frame::Unless { .. })) => {
            ids!["EH-FAQ-12"]
        }
        Choice::Yes | Choice::No => ids!["EH-FAQ-10"],
        Choice::Way(_) => ids!["EH-FAQ-11"],
        Choice::Pick(_)
            if is_at(|top| matches!(top, Frame::Where { .. } | Frame::FallTo { .. })) =>
        {
            ids!["EH-NEAREST-03"]
        }
        Choice::Pick(_) if is_at(|top| matches!(top, Frame::Aim { .. })) => ids!["EH-FAQ-17"],
        Choice::Pick(_) => ids!["EH-CONFLICTS-01"],
        Choice::Omen(_) => ids!["EH-OMEN-01"],
        Choice::Improve(_) => ids!["EH-IMPROVE-SKILLS-01", "EH-IMPROVE-SKILLS-02"],
        Choice::Unimprove(_) => ids!["EH-INV-LOLA-01"],
        Choice::Drop(_) => ids!["EH-DISCARD-01"],
        Choice::SpendClue if matches!(game.top(), Frame::PayClues { .. }) => ids!["EH-SPEND-01"],
        Choice::SpendClue => ids!["EH-CLUES-07"],
        Choice::SpendSanity => ids!["EH-INV-NORMAN-01"],
        Choice::Face(_) => ids!["EH-REROLL-01"],
        Choice::Roll => ids!["EH-TESTS-01"],
        Choice::Stand if is_at(|top| matches!(top, Frame::Loss(_))) => {
            ids!["EH-HEALTH-SANITY-04"]
        }
        Choice::Stand => ids!["EH-TESTS-10"],
        Choice::Lead(_) if is_at(|top| matches!(top, Frame::GiveLead { .. })) => {
            ids!["EH-DEFEATED-06", "EH-DEVOURED-03", "EH-LEAD-INVESTIGATOR-04"]
        }
        Choice::Lead(_) => ids!["EH-LEAD-INVESTIGATOR-04"],
        Choice::Pay(_) => ids!["EH-SPEND-01"],
        Choice::Mark(_) => ids!["EH-DEFEATED-07"],
        Choice::Resolve(_) => ids!["EH-CONFLICTS-01"],
        Choice::Convert(..) => ids!["EH-INV-LILY-01"],
        Choice::Top(_) => ids!["EH-INV-AKACHI-01"],
    }
}

#[expect(clippy::too_many_lines, reason = "a plain table")]
pub(super) fn of_event(event: &Event) -> &'static [RuleId] {
    match event.what {
        What::Opponent => ids!["EH-ANCIENT-ONE-01"],
        What::Arrived => ids!["EH-INVESTIGATORS-06"],
        What::Round => ids!["EH-REF-01"],
        What::ActionPhase => ids!["EH-REF-03"],
        What::EncounterPhase => ids!["EH-REF-10"],
        What::MythosPhase => ids!["EH-REF-14"],
        What::StoodUp => ids!["EH-DELAYED-04"],
        What::Travelled => ids!["EH-TRAVEL-01"],
        What::Moved => ids!["EH-ADJACENT-01"],
        What::Prepared => ids!["EH-PREPARE-TRAVEL-01"],
        What::Rested => ids!["EH-REST-01"],
        What::Used => ids!["EH-POSSESSIONS-02"],
        What::Cast => ids!["EH-SPELLS-03"],
        What::Traded | What::Gave | What::TradeRefused => ids!["EH-TRADE-02"],
        What::Bought => ids!["EH-ACQUIRE-ASSETS-02"],
        What::TookLoan => ids!["EH-BANK-LOAN-01"],
        What::Tossed => ids!["EH-ACQUIRE-ASSETS-03"],
        What::TurnEnded => ids!["EH-ACTIONS-04"],
        What::Rolled => ids!["EH-TESTS-01"],
        What::Rerolled => ids!["EH-REROLL-01"],
        What::Raised => ids!["EH-TESTS-10"],
        What::Passed | What::Failed => ids!["EH-TESTS-10", "EH-TESTS-11"],
        What::Threw => ids!["EH-FAQ-08"],
        What::SpentClue => ids!["EH-SPEND-01"],
        What::SpentPool => ids!["EH-HEALTH-SANITY-06", "EH-HEALTH-SANITY-07"],
        What::Lost => ids!["EH-HEALTH-SANITY-04"],
        What::Prevented => ids!["EH-HEALTH-SANITY-06"],
        What::Recovered => ids!["EH-HEALTH-SANITY-02"],
        What::Delayed => ids!["EH-DELAYED-01"],
        What::Gained if matches!(event.of, Of::Thing(Thing::Condition(_))) => {
            ids!["EH-CONDITIONS-01"]
        }
        What::Gained => ids!["EH-GAINING-01"],
        What::GainedNothing => ids!["EH-GAINING-08"],
        What::DrewAgain => ids!["EH-GAINING-02"],
        What::Discarded => ids!["EH-DISCARD-03"],
        What::Flipped => ids!["EH-FLIPPING-01"],
        What::Improved => ids!["EH-IMPROVE-SKILLS-01"],
        What::GaveUpImprovement => ids!["EH-INV-LOLA-02"],
        What::GainedClue => ids!["EH-GAINING-10"],
        What::DiscardedClue => ids!["EH-CLUES-02"],
        What::ClueSpawned => ids!["EH-CLUES-04"],
        What::ClueMoved => ids!["EH-CLUES-01"],
        What::GateOpened => ids!["EH-GATES-05", "EH-GATES-06"],
        What::GateClosed => ids!["EH-GATES-02"],
        What::GateDiscarded => ids!["EH-GATES-03"],
        What::MonsterSpawned => ids!["EH-MONSTERS-02"],
        What::MonsterMoved => ids!["EH-MONSTERS-07"],
        What::MonsterHurt | What::MonsterHealed => ids!["EH-COMBAT-07"],
        What::MonsterDefeated => ids!["EH-MONSTERS-05"],
        What::MonsterDiscarded => ids!["EH-MONSTERS-06"],
        What::Ambushed => ids!["EH-AMBUSH-01"],
        What::Fought => ids!["EH-COMBAT-01"],
        What::Doom => ids!["EH-DOOM-01"],
        What::Omen => ids!["EH-OMEN-02"],
        What::OmenSet => ids!["EH-OMEN-01"],
        What::Awoke => ids!["EH-DOOM-04", "EH-ANCIENT-ONE-05"],
        What::EncounterDrawn => ids!["EH-ENCOUNTERS-05"],
        What::MythosDrawn => ids!["EH-LEAD-INVESTIGATOR-03"],
        What::RumorSpread => ids!["EH-RUMORS-01"],
        What::RumorSolved => ids!["EH-RUMORS-03"],
        What::MythosDiscarded => ids!["EH-MYTHOS-03"],
        What::Reckoning => ids!["EH-RECKONING-01"],
        What::Surge => ids!["EH-MONSTER-SURGE-02"],
        What::TokensPut | What::TokensTaken => ids!["EH-ELDRITCH-TOKENS-01"],
        What::MysteryDrawn => ids!["EH-MYSTERIES-05"],
        What::MysteryAdvanced => ids!["EH-MYSTERIES-03"],
        What::MysterySolved => ids!["EH-MYSTERIES-01", "EH-MYSTERIES-04"],
        What::MysteryLost => ids!["EH-MYSTERIES-06"],
        What::Fell => ids!["EH-DEFEATED-01"],
        What::Devoured => ids!["EH-DEVOURED-01"],
        What::Eliminated => ids!["EH-ELIMINATED-01"],
        What::LeadPassed => ids!["EH-LEAD-INVESTIGATOR-04"],
        What::ReserveFilled => ids!["EH-RESERVE-03"],
        What::ExpeditionMoved => ids!["EH-EXPEDITION-ENCOUNTERS-06"],
        What::LookedAtGates => ids!["EH-INV-AKACHI-01"],
        What::ReadBack => ids!["EH-INV-JACQUELINE-03"],
        What::TookBelongings => ids!["EH-DEFEATED-14"],
        What::Ended => of_ending(event),
    }
}

fn of_ending(event: &Event) -> &'static [RuleId] {
    let Of::Ending(ending) = event.of else { return ids!["EH-WINNING-LOSING-01"] };
    match ending {
        Ending::Solved => ids!["EH-WINNING-LOSING-03"],
        Ending::AllEliminated => ids!["EH-WINNING-LOSING-04"],
        Ending::MythosRanOut => ids!["EH-WINNING-LOSING-05"],
        Ending::Won | Ending::Lost => ids!["EH-WINNING-LOSING-01"],
    }
}
