//! Nothing is ever lost or duplicated: every card and token is in exactly one place.
//!
//! A draw in progress may hold one token; the check runs between inputs, when none is. Eldritch
//! tokens and markers are not counted: EH-COMPONENT-LIMITS allows as many as needed.

use crate::content::{Content, DeckKind};
use crate::ids::MysteryId;
use crate::ids::{ArtifactId, AssetId, CardNumber, SpaceId};
use crate::state::{Eldritch, FightStep, Frame, Phase};

pub(super) fn flaws(s: &Eldritch, c: &Content) -> Vec<String> {
    let mut found = Vec::new();
    clues(s, c, &mut found);
    copies(s, c, &mut found);
    assets(s, c, &mut found);
    artifacts(s, c, &mut found);
    // If the game ends in the middle of an ambush, the ambusher is nowhere.
    if s.ending.is_none() {
        monsters(s, c, &mut found);
    }
    gates(s, c, &mut found);
    if s.phase != Phase::Setup {
        encounters(s, c, &mut found);
        mysteries(s, c, &mut found);
    }
    mythos(s, c, &mut found);
    for it in &s.seats {
        if it.tickets.iter().sum::<u8>() > 2 {
            found.push("somebody has more than two tickets".into());
        }
    }
    found
}

fn clues(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    for (at, info) in c.spaces.iter().enumerate() {
        let face = SpaceId::nth(at);
        let all = s.seats.iter().filter(|it| it.clues.contains(face)).count()
            + s.fallen.iter().filter(|it| it.clues.contains(face)).count()
            + s.spaces.iter().filter(|space| space.clues.contains(face)).count()
            + usize::from(s.clue_pool.contains(face))
            + usize::from(s.clue_discards.contains(face))
            + s.mystery.iter().filter(|mystery| mystery.clues.contains(face)).count();
        if all != 1 {
            found.push(format!("the clue of {} is in {all} places", info.id));
        }
    }
}

/// Spells and conditions, which have several copies.
fn copies(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    if let Some(top) = s.tops.spell.open()
        && s.spells[usize::from(top.0)] == 0
    {
        found.push(format!("{} is not in the deck and cannot lie on top", c.spell(top).id));
    }
    if let Some(top) = s.tops.condition.open()
        && s.conditions[usize::from(top.0)] == 0
    {
        found.push(format!("{} is not in the deck and cannot lie on top", c.condition(top).id));
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
}

fn assets(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    for (at, info) in c.assets.iter().enumerate() {
        let id = AssetId::nth(at);
        let all = s.seats.iter().filter(|it| it.assets.contains(id)).count()
            + s.fallen.iter().filter(|it| it.assets.contains(id)).count()
            + usize::from(s.assets.contains(id))
            + usize::from(s.asset_discards.contains(id))
            + s.reserve.iter().filter(|card| **card == id).count();
        if all > 1 || all == 0 && !s.boxed_assets.contains(id) {
            found.push(format!("the asset {} is in {all} places", info.id));
        }
    }
}

fn artifacts(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    for (at, info) in c.artifacts.iter().enumerate() {
        let id = ArtifactId::nth(at);
        let all = s.seats.iter().filter(|it| it.artifacts.contains(id)).count()
            + s.fallen.iter().filter(|it| it.artifacts.contains(id)).count()
            + usize::from(s.artifacts.contains(id))
            + usize::from(s.artifact_discards.contains(id))
            + usize::from(s.added_artifacts.contains(id));
        if all > 1 || all == 0 && !s.boxed_artifacts.contains(id) {
            found.push(format!("the artifact {} is in {all} places", info.id));
        }
    }
}

fn monsters(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    for (at, info) in c.monsters.iter().enumerate().filter(|(_, info)| !info.epic) {
        let board = s.monsters().filter(|(_, it)| usize::from(it.kind.0) == at).count();
        let fights = s.fights().filter(|fight| {
            fight.from_cup && usize::from(fight.kind.0) == at && fight.step < FightStep::Over
        });
        let kept = s.kept.iter().filter(|it| usize::from(it.kind.0) == at).count();
        let all = board + kept + fights.count() + usize::from(s.cup[at]) + usize::from(s.aside[at]);
        if all != usize::from(info.count) {
            found.push(format!("tokens of {}: {all} instead of {}", info.id, info.count));
        }
    }
}

fn gates(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    for (at, info) in c.spaces.iter().enumerate().filter(|(_, info)| info.gate.is_some()) {
        let space = SpaceId::nth(at);
        let looked_at = s.frames.iter().any(|frame| {
            matches!(frame, Frame::OrderGates { one, other, .. } if *one == space || *other == space)
        });
        let all = usize::from(s.space(space).gate)
            + usize::from(s.gate_discards.contains(space))
            + usize::from(s.boxed_gates.contains(space))
            + usize::from(s.gates.contains(space))
            + usize::from(s.sheet_gates.contains(space))
            + usize::from(looked_at)
            + s.mystery.iter().filter(|mystery| mystery.gates.contains(space)).count();
        if all != 1 {
            found.push(format!("the gate of {} is in {all} places", info.id));
        }
    }
}

/// Every encounter card is in its deck or among its discards; expeditions can be lost.
fn encounters(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    let own = |ancient: Option<_>| ancient == Some(s.ancient);
    for (id, deck) in c.decks.iter() {
        let (left, discards) = (&s.encounters[id], &s.encounter_discards[id]);
        for card in CardNumber::first(deck.len()) {
            let in_play = match deck.kind {
                DeckKind::Research => own(deck.simple()[card.at()].ancient),
                DeckKind::Special => own(deck.complex()[card.at()].ancient),
                // An expedition may be lost with the place it leads to.
                DeckKind::Expedition => left.contains(card) && discards.contains(card),
                DeckKind::Region | DeckKind::General | DeckKind::OtherWorld | DeckKind::Added => {
                    true
                }
            };
            if in_play && left.contains(card) == discards.contains(card) {
                let at = card.0;
                found.push(format!("card {at} of the deck {} is lost or doubled", deck.id));
            }
        }
    }
}

/// Each mystery of the Ancient One is in the deck, active or solved.
fn mysteries(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    let active = s.mystery.as_ref().map(|mystery| mystery.card);
    for (card, info) in (0..).map(MysteryId).zip(&c.ancient(s.ancient).deck) {
        let there = [s.mysteries.contains(card), s.solved.contains(card), active == Some(card)];
        if there.iter().filter(|it| **it).count() != 1 {
            found.push(format!("the mystery {} is lost or doubled", info.id));
        }
    }
}

/// No card is in play twice, or in play and still in the deck.
fn mythos(s: &Eldritch, c: &Content, found: &mut Vec<String>) {
    for ongoing in &s.in_play {
        let times = s.in_play.iter().filter(|it| it.card == ongoing.card).count();
        if times > 1 || s.mythos.contains(ongoing.card) {
            found.push(format!("{} is in play and elsewhere", c.mythos_card(ongoing.card).id));
        }
    }
}
