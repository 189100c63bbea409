//! What bots are told: a hand-made estimate of who is winning, and which choices gain nothing.
//!
//! Everything is measured in doom: the doom already scored, and the doom a thing can be expected to
//! bring before the ritual track runs out.

use crate::Choice;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Rank, Unit};
use crate::rules::{elder_signs, play};
use crate::state::{Duel, Frame, Gate};
use kernel::{Advice, Seat};

/// What things are worth, in doom.
const GATE: f32 = 2.4;
/// A gate that a dark tower may soon cover.
const DOOMED_GATE: f32 = 1.5;
/// The share of a gate's worth when it is abandoned and a cultist only has to step onto it.
const FREE_GATE: f32 = 0.75;
/// A cultist where a gate could be created.
const SITE: f32 = 0.45;
const CULTIST: f32 = 0.5;
/// For each power a figure costs.
const MONSTER: f32 = 0.34;
const GREAT_OLD_ONE: f32 = 0.62;
const BOOK: f32 = 1.1;
const POWER: f32 = 0.3;
const CAPTIVE: f32 = 0.3;

impl Advice for Duel {
    fn outlook(&self, content: &Content, seat: Seat) -> f32 {
        outlook(self, content, Faction::of(seat))
    }

    /// Stepping off a gate, and revealing signs that cannot end the game yet.
    fn idle(&self, content: &Content, choice: Choice) -> bool {
        match choice {
            Choice::Abandon(_) => true,
            Choice::Reveal(_) => play::asked(self).is_some_and(|who| {
                self.side(who).doom + elder_signs::worth(self, who) < content.last_doom
            }),
            _ => false,
        }
    }

    fn turns(&self) -> u32 {
        self.turns
    }
}

/// From 0 (lost) to 1 (won).
fn outlook(duel: &Duel, content: &Content, who: Faction) -> f32 {
    if duel.top() == Frame::Over {
        let [mine, theirs] = [duel.side(who).doom, duel.side(who.other()).doom];
        return match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
    }
    let left = left_to_play(duel, content);
    let lead = standing(duel, content, who, left) - standing(duel, content, who.other(), left);
    1.0 / (1.0 + (-lead / (2.0 + 7.0 * left)).exp())
}

/// From 1 at the start to 0 at the end, by doom or by Rituals, whichever is nearer.
fn left_to_play(duel: &Duel, content: &Content) -> f32 {
    if duel.ending.is_some() {
        return 0.0;
    }
    let most = duel.sides.iter().map(|side| side.doom).max().unwrap_or(0);
    let doom = 1.0 - f32::from(most.min(content.last_doom)) / f32::from(content.last_doom);
    let rituals = 1.0 - f32::from(duel.ritual) / content.ritual.len() as f32;
    doom.min(rituals)
}

/// Doom scored so far, and everything else, discounted by how little time is left for it to matter.
fn standing(duel: &Duel, content: &Content, who: Faction, left: f32) -> f32 {
    let side = duel.side(who);
    let doom = f32::from(side.doom + elder_signs::worth(duel, who));
    let captives: u8 = side.captives.iter().sum();
    let slumbering = who == Faction::Sleeper && duel.slumbering_gate;
    let table = content.zone_ids().map(|zone| area_worth(duel, content, who, zone)).sum::<f32>()
        + if slumbering { GATE + CULTIST } else { 0.0 }
        + BOOK * duel.books(who) as f32
        + POWER * f32::from(side.power.min(24))
        + CAPTIVE * f32::from(captives);
    doom + table * (0.15 + 0.85 * left)
}

fn area_worth(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> f32 {
    let area = duel.zone(zone);
    if !area.has_any(who) {
        return 0.0;
    }
    let figures: f32 = Unit::of(who)
        .iter()
        .map(|unit| {
            let each = match unit.rank() {
                Rank::Cultist => CULTIST,
                Rank::Monster => MONSTER * f32::from(content.unit(*unit).worth),
                Rank::GreatOldOne => GREAT_OLD_ONE * f32::from(content.unit(*unit).worth),
            };
            each * f32::from(area.count(who, *unit))
        })
        .sum();
    figures + gate_worth(duel, content, who, zone)
}

fn gate_worth(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> f32 {
    let area = duel.zone(zone);
    let starts = duel.windwalker_start == Some(zone) || content.sleeper_start == zone;
    let doomed = if duel.round == 1 { starts } else { content.zone(zone).tower };
    let gate = if doomed { DOOMED_GATE } else { GATE };
    let cultists = area.count(who, Unit::Acolyte) > 0;
    match area.gate {
        Gate::Held(owner) if owner == who => gate,
        Gate::Abandoned if cultists && !area.tower => gate * FREE_GATE,
        Gate::None if cultists && !area.tower => SITE,
        Gate::None | Gate::Abandoned | Gate::Held(_) => 0.0,
    }
}
