//! The First Player phase. CWD-FIRST.

use super::{Events, Flow, Menu, Verdict, doom_phase, not_asked, unasked};
use crate::figures::Faction;
use crate::state::{Duel, Frame};
use crate::words::{Question, ask};
use crate::{Choice, Event};
use kernel::RuleId;
use scene::Phrase;

/// CWD-FIRST-01, CWD-FIRST-02: the player with more power is first; on a tie the previous first
/// player decides.
/// CWD-WINDWALKER-07: the Windwalker can be first from the second round on.
pub(crate) fn settle(duel: &mut Duel, out: &mut Events) -> Flow {
    let [sleeper, windwalker] = [duel.sides[0].power, duel.sides[1].power];
    duel.pop();
    if sleeper == windwalker {
        duel.push(Frame::FirstTie);
    } else {
        let first = if sleeper > windwalker { Faction::Sleeper } else { Faction::Windwalker };
        name(duel, first, out);
    }
    Flow::Goes
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-FIRST-02"];

pub(crate) fn question(who: Faction) -> Question {
    Question::new(ask("ask-first-tie", who), Phrase::new("reason-first-tie"))
}

pub(crate) fn offer(menu: &mut Menu) {
    Faction::BOTH.into_iter().for_each(|who| menu.offer(Choice::First(who)));
}

pub(crate) fn may_answer(choice: Choice) -> Verdict {
    let Choice::First(_) = choice else { return not_asked("CWD-FIRST-02") };
    Ok(())
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    let Choice::First(first) = choice else { return unasked(choice) };
    duel.pop();
    name(duel, first, out);
}

/// CWD-FIRST-03: then the Doom phase begins.
fn name(duel: &mut Duel, first: Faction, out: &mut Events) {
    duel.first = first;
    out.say(Event::FirstPlayer { who: first });
    doom_phase::begin(duel, out);
}
