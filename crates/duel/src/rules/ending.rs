//! The end of the game and victory. CWD-END.

use super::{Events, Flow, Menu, Verdict, not_asked, spellbooks, unasked};
use crate::choice::Ability;
use crate::event::ending_key;
use crate::figures::Faction;
use crate::state::{Duel, Ending, Frame};
use crate::words::{Question, ask};
use crate::{Choice, Event};
use kernel::{Outcome, RuleId, Seats};
use scene::Phrase;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-20", "CWD-END-06"];

pub(crate) fn question(who: Faction) -> Question {
    Question::new(ask("ask-last-book", who), Phrase::new("reason-last-book"))
}

/// CWD-WINDWALKER-20: an Elder Sign available at will would count, so its owner is asked before the
/// end.
pub(crate) fn go_on(duel: &mut Duel, out: &mut Events) -> Flow {
    if spellbooks::sign_at_will(duel, Faction::Windwalker) {
        return Flow::Waits;
    }
    finish(duel, out);
    Flow::Goes
}

pub(crate) fn offer(duel: &Duel, menu: &mut Menu) {
    spellbooks::offer_take(duel, None, menu);
    menu.offer(Choice::Decline(Ability::AnyTime));
}

/// Opening a spellbook at will is a right, not an answer to a question.
pub(crate) fn may_answer(choice: Choice) -> Verdict {
    match choice == Choice::Decline(Ability::AnyTime) {
        true => Ok(()),
        false => not_asked("CWD-WINDWALKER-20"),
    }
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    match choice == Choice::Decline(Ability::AnyTime) {
        true => finish(duel, out),
        false => unasked(choice),
    }
}

/// CWD-END-06: whatever is still face down is revealed and counts.
fn finish(duel: &mut Duel, out: &mut Events) {
    for who in Faction::BOTH {
        for value in 1..=3u8 {
            let count = std::mem::take(&mut duel.side_mut(who).signs[usize::from(value) - 1]);
            duel.side_mut(who).doom += u16::from(count) * u16::from(value);
            for _ in 0..count {
                out.say(Event::SignRevealed { who, value });
            }
        }
    }
    out.reveal_to_all(Seats::first(2));
    duel.frames.clear();
    duel.push(Frame::Over);
    let ending = duel.ending.unwrap_or(Ending::ThirtyDoom);
    out.say(Event::Ended { ending, doom: [duel.sides[0].doom, duel.sides[1].doom] });
}

/// CWD-CORE-01, CWD-END-07, CWD-END-08, CWD-NEW-06: more doom wins, equal doom is shared; nothing else counts.
pub(crate) fn outcome(duel: &Duel) -> Option<Outcome> {
    if duel.top() != Frame::Over {
        return None;
    }
    let [sleeper, windwalker] = [duel.sides[0].doom, duel.sides[1].doom];
    let winners = match sleeper.cmp(&windwalker) {
        std::cmp::Ordering::Greater => Seats::one(Faction::Sleeper.seat()),
        std::cmp::Ordering::Less => Seats::one(Faction::Windwalker.seat()),
        std::cmp::Ordering::Equal => Seats::first(2),
    };
    Some(Outcome {
        winners,
        scores: vec![i64::from(sleeper), i64::from(windwalker)],
        ending: ending_key(duel.ending.unwrap_or(Ending::ThirtyDoom)).to_owned(),
    })
}
