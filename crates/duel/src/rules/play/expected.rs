//! What a player would think of doing: the list behind "why not?".

use super::asked;
use crate::Choice;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::actions::{self, Scope};
use crate::rules::battle::retreat;
use crate::rules::{Menu, gate_control, moving, towers};
use crate::spellbooks::Book;
use crate::state::{Duel, Frame, Phase, Step};

/// What a player would think of doing now, allowed or not.
pub fn expect(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    match (asked(duel), duel.top()) {
        (Some(asked), _) if asked != who => expect_out_of_turn(duel, content, who, menu),
        (_, Frame::Turn(_)) => expect_in_turn(duel, content, who, menu),
        (_, Frame::Moving { .. }) => {
            for from in content.zone_ids() {
                moving::each_from(duel, content, who, from, &mut |choice| menu.offer(choice));
            }
        }
        (_, Frame::DoomStep { ritual_done, .. }) => {
            if !ritual_done {
                menu.offer(Choice::Ritual);
            }
            if who == Faction::Sleeper {
                content.zone_ids().for_each(|zone| menu.offer(Choice::DeathFromBelow(zone)));
            }
        }
        (_, Frame::Towers { .. }) => {
            let barred = |zone: &ZoneId| towers::may_place(duel, content, *zone).is_err();
            content.zone_ids().filter(barred).for_each(|zone| menu.offer(Choice::Tower(zone)));
        }
        (_, Frame::Start) => content.zone_ids().for_each(|zone| menu.offer(Choice::Start(zone))),
        (_, Frame::OpenBook { condition }) => {
            Book::of(condition.owner()).iter().for_each(|book| menu.offer(Choice::Open(*book)));
        }
        (_, Frame::Battle) => expect_in_battle(duel, content, who, menu),
        _ => {}
    }
}

fn expect_in_turn(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    actions::each(duel, content, who, Scope::Turn, |choice| menu.offer(choice));
    let present = |zone: &ZoneId| duel.zone(*zone).has_any(who);
    for zone in content.zone_ids().filter(present) {
        menu.offer(Choice::Battle(zone));
        if duel.zone(zone).count(who, Unit::Acolyte) > 0 {
            menu.offer(Choice::Control(zone));
        }
        if !duel.zone(zone).held_by(who) {
            Unit::monsters(who).for_each(|unit| menu.offer(Choice::Summon(unit, zone)));
        }
    }
    menu.offer(Choice::EndTurn);
    if who == Faction::Windwalker && !duel.has(Book::IceAge) {
        content.zone_ids().take(1).for_each(|zone| menu.offer(Choice::IceAge(zone)));
    }
}

fn expect_in_battle(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    let Some(battle) = duel.battle() else { return };
    let figures = || {
        let area = duel.zone(battle.zone);
        Unit::of(who)
            .iter()
            .filter(move |unit| area.count(who, **unit) > 0)
            .map(|unit| Figure::beside(*unit))
    };
    match battle.step {
        Step::KillsAttacker | Step::KillsDefender => {
            figures().for_each(|figure| menu.offer(Choice::Kill(figure)));
        }
        Step::PainsAttacker | Step::PainsDefender => {
            figures().for_each(|figure| menu.offer(Choice::Pain(figure)));
        }
        Step::Eliminate => figures().for_each(|figure| menu.offer(Choice::Eliminate(figure))),
        Step::RetreatAttacker | Step::RetreatDefender => {
            for figure in figures() {
                for zone in content.zone(battle.zone).borders.iter() {
                    if retreat::may_retreat(duel, content, battle, figure, zone).is_err() {
                        menu.offer(Choice::Retreat(figure, zone));
                    }
                }
            }
        }
        _ => {}
    }
}

/// CWD-GATECTL-08, CWD-ACTION-01: what one would like to do while the other is asked.
fn expect_out_of_turn(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    if duel.phase != Phase::Action {
        return;
    }
    for zone in content.zone_ids() {
        if gate_control::may_control(duel, who, zone).is_ok() {
            menu.offer(Choice::Control(zone));
        }
    }
    menu.offer(Choice::Pass);
}
