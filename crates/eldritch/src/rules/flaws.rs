//! Nothing is ever lost or doubled: every card and token is somewhere exactly once.

use crate::content::Content;
use crate::ids::{AssetId, PlaceId};
use crate::state::Eldritch;

pub fn flaws(s: &Eldritch, c: &Content) -> Vec<String> {
    let mut found = Vec::new();
    // A draw under way may hold one token; everything is looked at between inputs, when none is.
    for at in 0..c.places.len() {
        let face = PlaceId(at as u8);
        let held = s.seats.iter().filter(|it| it.clues.contains(face)).count()
            + s.fallen.iter().filter(|it| it.clues.contains(face)).count();
        let board = s.places.iter().filter(|place| place.clues.contains(face)).count();
        let rest = usize::from(s.clue_pool.contains(face))
            + usize::from(s.clue_discards.contains(face))
            + s.mystery.iter().filter(|mystery| mystery.clues.contains(face)).count();
        if held + board + rest != 1 {
            found.push(format!(
                "the clue of {} is in {} places",
                c.places[at].id,
                held + board + rest
            ));
        }
    }
    for (at, info) in c.spells.iter().enumerate() {
        let held = s.seats.iter().flat_map(|it| it.spells.iter());
        let fallen = s.fallen.iter().flat_map(|it| it.spells.iter());
        let out = held.chain(fallen).filter(|held| usize::from(held.card.0) == at).count();
        if out + usize::from(s.spells[at]) != info.backs.len() {
            found.push(format!("copies of {} are missing or doubled", info.id));
        }
    }
    for (at, info) in c.conditions.iter().enumerate() {
        let held = s.seats.iter().flat_map(|it| it.conditions.iter());
        let out = held.filter(|held| usize::from(held.card.0) == at).count();
        if out + usize::from(s.conditions[at]) != info.backs.len() {
            found.push(format!("copies of {} are missing or doubled", info.id));
        }
    }
    for (at, info) in c.assets.iter().enumerate() {
        let id = AssetId(at as u8);
        let held = s.seats.iter().filter(|it| it.assets.contains(id)).count()
            + s.fallen.iter().filter(|it| it.assets.contains(id)).count()
            + usize::from(s.assets.contains(id))
            + usize::from(s.asset_discards.contains(id))
            + s.reserve.iter().filter(|card| **card == id).count();
        if held > 1 {
            found.push(format!("the asset {} is in {held} places", info.id));
        }
    }
    for (at, info) in c.monsters.iter().enumerate().filter(|(_, info)| !info.epic) {
        let board = s.monsters().filter(|(_, it)| usize::from(it.kind.0) == at).count();
        let fights = s.fights.iter().filter(|fight| {
            fight.from_cup
                && usize::from(fight.kind.0) == at
                && fight.step < crate::state::FightStep::Over
        });
        let kept = s.kept.iter().filter(|it| usize::from(it.kind.0) == at).count();
        let all = board + kept + fights.count() + usize::from(s.cup[at]) + usize::from(s.aside[at]);
        if all != usize::from(info.count) {
            found.push(format!("tokens of {}: {all} instead of {}", info.id, info.count));
        }
    }
    for (at, info) in c.places.iter().enumerate().filter(|(_, info)| info.gate.is_some()) {
        let place = PlaceId(at as u8);
        let looked_at = s.frames.iter().any(|frame| {
            matches!(frame, crate::state::Frame::OrderGates { one, other, .. }
                if *one == place || *other == place)
        });
        let all = usize::from(s.place(place).gate)
            + usize::from(s.gate_discards.contains(place))
            + usize::from(s.boxed_gates.contains(place))
            + usize::from(s.gates.contains(place))
            + usize::from(s.sheet_gates.contains(place))
            + usize::from(looked_at)
            + s.mystery.iter().filter(|mystery| mystery.gates.contains(place)).count();
        if all != 1 {
            found.push(format!("the gate of {} is in {all} places", info.id));
        }
    }
    for it in &s.seats {
        if it.tickets.iter().sum::<u8>() > 2 {
            found.push("somebody has more than two tickets".into());
        }
    }
    found
}
