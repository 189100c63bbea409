//! Doom, the omen and the investigators' goals.

use super::{ids, looks};
use crate::content::{Content, Counted, MysteryInfo, Needs};
use crate::state::{Eldritch, Mystery};
use crate::words::{names, texts};
use ::scene::{Goal, Marker, Phrase, Track, TrackShape, text};
use std::sync::Arc;

pub(super) fn tracks(game: &Eldritch, content: &Content) -> Vec<Track> {
    vec![doom(game, content), omen(game)]
}

/// EH-DOOM-03: it counts down to the awakening.
fn doom(game: &Eldritch, content: &Content) -> Track {
    let highest = content.ancient(game.ancient).doom.max(game.doom);
    let last = u32::from(highest);
    Track {
        id: ids::DOOM.into(),
        name: Phrase::new("eh-track-doom"),
        spaces: Arc::new((0..=highest).rev().map(|space| text!("{space}")).collect()),
        icons: vec![(last, looks::MYSTERY.into())],
        danger: Some(last),
        markers: vec![Marker {
            id: "marker:doom".into(),
            name: Phrase::new("eh-track-doom"),
            at: i64::from(highest - game.doom),
            ..Marker::default()
        }],
        ..Track::default()
    }
}

fn omen(game: &Eldritch) -> Track {
    let spaces = [0, 1, 2, 3].map(names::omen_at);
    let all = || (0..).zip(spaces);
    let now = names::omen_at(game.omen);
    let mut markers = vec![Marker {
        id: "marker:omen".into(),
        name: Phrase::new(names::omen(now)),
        at: i64::from(game.omen % 4),
        ..Marker::default()
    }];
    if game.omen_tokens > 0 {
        markers.push(Marker {
            id: "marker:omen-tokens".into(),
            name: Phrase::new("eh-marker-omen-tokens").count("n", game.omen_tokens),
            icon: Some(looks::TOKEN.into()),
            at: 0,
            ..Marker::default()
        });
    }
    Track {
        id: ids::OMEN.into(),
        name: Phrase::new("eh-track-omen"),
        shape: TrackShape::Wheel,
        spaces: Arc::new(spaces.map(|omen| looks::omen_sign(omen).into()).into()),
        icons: all().map(|(at, omen)| (at, looks::omen(omen).into())).collect(),
        hues: all().map(|(at, omen)| (at, looks::omen_hue(omen))).collect(),
        markers,
        ..Track::default()
    }
}

pub(super) fn goals(game: &Eldritch, content: &Content) -> Vec<Goal> {
    let ancient = content.ancient(game.ancient);
    let mut goals = vec![Goal {
        id: ids::ANCIENT.into(),
        name: Phrase::new(names::ancient(content, game.ancient)),
        icon: Some(looks::ancient(content, &ancient.id).into()),
        text: texts::ancient(game, content),
        counts: Some(Phrase::new("eh-goal-mysteries")),
        done: Some((u32::from(game.solved_count()), u32::from(ancient.mysteries))),
        rules: vec!["EH-WINNING-LOSING-03".into()],
        ..Goal::default()
    }];
    if let Some(mystery) = &game.mystery
        && let Some(info) = ancient.deck.get(usize::from(mystery.card.0))
    {
        goals.push(Goal {
            id: ids::MYSTERY.into(),
            name: Phrase::new(names::mystery(content, game.ancient, mystery.card)),
            icon: Some(looks::MYSTERY.into()),
            text: texts::mystery(content, info),
            done: Some((progress(mystery, info), needed(game, info))),
            rules: vec!["EH-MYSTERIES-01".into()],
            ..Goal::default()
        });
    }
    if game.final_begun {
        goals.push(Goal {
            id: "goal:final".into(),
            name: Phrase::new("eh-goal-final"),
            icon: Some(looks::MYSTERY.into()),
            text: texts::ancient(game, content),
            rules: vec!["EH-MYSTERIES-07".into()],
            ..Goal::default()
        });
    }
    goals
}

fn progress(mystery: &Mystery, info: &MysteryInfo) -> u32 {
    match info.counts {
        Counted::Clues => mystery.clues.len(),
        Counted::Gates => mystery.gates.len(),
        Counted::Tokens | Counted::Toughness => u32::from(mystery.count),
        Counted::Epic => u32::from(mystery.epic_defeated),
    }
}

fn needed(game: &Eldritch, info: &MysteryInfo) -> u32 {
    u32::from(match info.needs {
        Needs::Investigators => game.players,
        Needs::HalfInvestigators => game.half_players(),
        Needs::TwiceInvestigators => 2 * game.players,
        Needs::One => 1,
    })
}
