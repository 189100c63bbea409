//! The one legality predicate, put together from the chapters.

use super::{asked, chance_due};
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::{Verdict, battle, burrow, capture, doom_phase, elder_signs, ending};
use crate::rules::{first_player, last_word, moving, not_asked, occupy, refuse, serpent, setup};
use crate::rules::{spellbooks, towers, turn};
use crate::state::{Duel, Frame, Phase};
use crate::{Choice, Why};

/// Whether a choice is legal.
pub(super) fn may(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    let Some(asked) = asked(duel).filter(|_| chance_due(duel).is_none()) else {
        return not_asked("CWD-END-01");
    };
    // Rights first: they are available no matter who is asked.
    if duel.phase != Phase::Setup {
        if let Choice::Reveal(value) = choice {
            return elder_signs::may_reveal(duel, who, value);
        }
        if let Choice::Take(book) = choice {
            return spellbooks::may_take(duel, who, book);
        }
    }
    if asked != who {
        return out_of_turn(choice);
    }
    may_answer(duel, content, who, choice)
}

/// Whether the player who is asked may give this answer.
fn may_answer(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    match duel.top() {
        Frame::Start => setup::may_answer(content, choice),
        Frame::Turn(turn) => turn::may_answer(duel, content, &turn, choice),
        Frame::Moving { .. } => moving::may_answer(duel, content, who, choice),
        Frame::Burrow => burrow::may_answer(choice),
        Frame::Captive(captive) => capture::may_answer(duel, captive, choice),
        Frame::Battle => battle::may_answer(duel, content, who, choice),
        Frame::OpenBook { condition } => spellbooks::may_answer(duel, condition, choice),
        Frame::Occupy { .. } => occupy::may_answer(choice),
        Frame::LastWord { .. } => last_word::may_answer(choice),
        Frame::LastBook => ending::may_answer(choice),
        Frame::FirstTie => first_player::may_answer(choice),
        Frame::DoomStep(step) => doom_phase::may_answer(duel, content, step, choice),
        Frame::SerpentReturns => serpent::may_answer(choice),
        Frame::Towers { .. } => towers::may_answer(duel, content, choice),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => not_asked("CWD-CORE-02"),
    }
}

/// CWD-ACTION-01, CWD-GATECTL-08, CWD-DOOM-02: someone else is asked.
fn out_of_turn(choice: Choice) -> Verdict {
    let rule = match choice {
        Choice::Control(_) | Choice::Abandon(_) => "CWD-GATECTL-08",
        Choice::Ritual | Choice::DeathFromBelow(_) | Choice::ReturnSerpent(_) => "CWD-DOOM-02",
        Choice::Tower(_) => "CWD-TOWERS-15",
        Choice::First(_) => "CWD-FIRST-02",
        Choice::Kill(_) | Choice::Pain(_) | Choice::Eliminate(_) => "CWD-BATTLE-22",
        Choice::Retreat(..) | Choice::Lose(_) => "CWD-BATTLE-39",
        Choice::Give(_) | Choice::Flee(..) => "CWD-ABIL-15",
        Choice::Use(_) | Choice::Decline(_) => "CWD-BATTLE-09",
        Choice::Act(_)
        | Choice::Battle(_)
        | Choice::EndTurn
        | Choice::Start(_)
        | Choice::Done
        | Choice::Open(_)
        | Choice::Take(_)
        | Choice::Reveal(_)
        | Choice::Keep
        | Choice::GrantSign
        | Choice::BluntKills
        | Choice::Place(_) => "CWD-ACTION-01",
    };
    refuse(rule, Why::NotYourTurn)
}
