//! Dark towers. CWD-TOWERS.

use super::{Events, Flow, Menu, Verdict, gate_control, not_asked, refuse, unasked};
use crate::content::{Content, ZoneId};
use crate::figures::Faction;
use crate::state::{Duel, Frame};
use crate::words::{Question, ask};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::Phrase;

const EACH_PHASE: u8 = 2;

/// CWD-TOWERS-01, CWD-TOWERS-03, CWD-TOWERS-04, CWD-TOWERS-15: automatic in the first phase; later
/// the first player picks two.
pub(crate) fn place_due(duel: &mut Duel, content: &Content, out: &mut Events) {
    if duel.round == 1 {
        let starts = [Some(content.sleeper_start), duel.windwalker_start];
        starts.into_iter().flatten().for_each(|zone| place(duel, zone, out));
    } else {
        duel.push(Frame::Towers { left: EACH_PHASE });
    }
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-TOWERS-04"];

pub(crate) fn question(who: Faction, left: u8) -> Question {
    Question::new(ask("ask-tower", who).count("left", left), Phrase::new("reason-tower"))
}

/// CWD-TOWERS-08: placing stops when every symbol is covered.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, left: u8) -> Flow {
    let open = content.zone_ids().any(|zone| may_place(duel, content, zone).is_ok());
    if left == 0 || !open {
        duel.pop();
        return Flow::Goes;
    }
    Flow::Waits
}

/// CWD-TOWERS-04, CWD-TOWERS-08: an area with the symbol and no tower.
fn may_place(duel: &Duel, content: &Content, zone: ZoneId) -> Verdict {
    if !content.zone(zone).tower {
        return refuse("CWD-TOWERS-08", Why::NoTowerSymbol(zone));
    }
    if duel.zone(zone).tower {
        return refuse("CWD-TOWERS-04", Why::TowerThere(zone));
    }
    Ok(())
}

/// If every remaining area gets a tower now, the order makes no difference, so only one is offered.
pub(crate) fn offer(duel: &Duel, content: &Content, left: u8, menu: &mut Menu) {
    let open = || content.zone_ids().filter(|zone| may_place(duel, content, *zone).is_ok());
    let distinct = if open().count() <= usize::from(left) { 1 } else { usize::MAX };
    open().take(distinct).for_each(|zone| menu.offer(Choice::Tower(zone)));
}

pub(crate) fn may_answer(duel: &Duel, content: &Content, choice: Choice) -> Verdict {
    let Choice::Tower(zone) = choice else { return not_asked("CWD-TOWERS-04") };
    may_place(duel, content, zone)
}

/// Areas that cannot take a tower; the others are offered anyway.
pub(crate) fn expect(duel: &Duel, content: &Content, menu: &mut Menu) {
    let barred = |zone: &ZoneId| may_place(duel, content, *zone).is_err();
    content.zone_ids().filter(barred).for_each(|zone| menu.offer(Choice::Tower(zone)));
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    let Choice::Tower(zone) = choice else { return unasked(choice) };
    place(duel, zone, out);
    if let Some(Frame::Towers { left }) = duel.frames.last_mut() {
        *left -= 1;
    }
}

/// CWD-TOWERS-02, CWD-TOWERS-05, CWD-TOWERS-07, CWD-TOWERS-11: a cultist on a gate there steps off;
/// the tower stays for good.
fn place(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    duel.zone_mut(zone).tower = true;
    out.say(Event::TowerPlaced { zone });
    gate_control::vacate(duel, zone, out);
}
