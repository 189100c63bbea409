//! The Rest action.

use super::abilities::{bearing, in_force};
use super::actions::{REST, may_act_at_all, may_once, no};
use super::{Run, Verdict, abilities, losses};
use crate::Why;
use crate::content::{Content, Moment, Passive, Sought};
use crate::event::{Event, What};
use crate::ids::Pool;
use crate::state::{Eldritch, It};
use kernel::Seat;

pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat) -> Verdict {
    may_act_at_all(s, c, seat)?;
    may_once(s, seat, REST)?;
    if s.has_monsters(s.investigator(seat).space) {
        return no("EH-REST-02", Why::MonstersHere);
    }
    if in_force(s, c, Passive::NobodyRests) {
        return no("EH-CONFLICTS-04", Why::NobodyRests);
    }
    Ok(())
}

/// EH-REST-01.
/// EH-REF-07, EH-POSSESSIONS-03-EX1: abilities that help at a rest help once per rest.
pub(super) fn rest(run: &mut Run<'_>, seat: Seat) {
    run.say(Event::by(What::Rested, seat));
    let rule = |rule| bearing(run.s, run.c, seat, Sought::Rule(rule)).count();
    let (health, sanity) =
        (1 + rule(Passive::RestsForMoreHealth), 1 + rule(Passive::RestsForMoreSanity));
    abilities::trigger_carried(run, seat, Moment::Rest, It::Nothing);
    losses::recover(run, seat, Pool::Health, health as u8);
    losses::recover(run, seat, Pool::Sanity, sanity as u8);
}
