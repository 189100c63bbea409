//! The map and what is on it.

use super::looks::{mark_icon, unit_icon, unit_size};
use super::{piece_id, place_id};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::battle::dice;
use crate::state::{Duel, Gate};
use crate::words::{figure_name, unit_text, zone_name};
use scene::{Board, Mark, Phrase, Piece, Place, text};

pub(super) fn board(duel: &Duel, content: &Content) -> Board {
    let places = content.each_zone().map(|(zone, info)| Place {
        id: place_id(content, zone),
        name: Phrase::new(zone_name(content, zone)),
        short: info.ocean.then(|| Phrase::new(text!("{}-short", zone_name(content, zone)))),
        kind: if info.ocean { "ocean" } else { "land" }.into(),
        x: info.at.0,
        y: info.at.1,
        again: info.again,
        marks: marks(duel, content, zone),
        ..Place::default()
    });
    Board {
        id: "board:extinction".into(),
        name: Phrase::new("board-extinction"),
        width: content.width,
        height: content.height,
        ground: "pangaea".into(),
        wraps: true,
        places: places.collect(),
        links: content.printed().links.clone(),
        ..Board::default()
    }
}

fn marks(duel: &Duel, content: &Content, zone: ZoneId) -> Vec<Mark> {
    let area = duel.zone(zone);
    let info = content.zone(zone);
    let mut marks = Vec::new();
    let mut mark = |kind: &str, owner: Option<Faction>| {
        marks.push(Mark {
            kind: kind.into(),
            name: Phrase::new(text!("mark-{kind}")),
            icon: mark_icon(kind).map(Into::into),
            owner: owner.map(|who| who.seat().0),
        });
    };
    if let Some(who) = info.glyph {
        mark("glyph", Some(who));
    }
    match area.gate {
        Gate::None => {}
        Gate::Abandoned if area.tower => mark("gate-covered", None),
        Gate::Abandoned => mark("gate-abandoned", None),
        Gate::Held(who) => mark("gate-held", Some(who)),
    }
    if area.tower {
        mark("tower", None);
    } else if info.tower {
        mark("tower-symbol", None);
    }
    if duel.ice_age == Some(zone) {
        mark("ice-age", Some(Faction::Windwalker));
    }
    marks
}

pub(super) fn pieces(duel: &Duel, content: &Content) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for zone in content.zone_ids() {
        for who in Faction::BOTH {
            let area = duel.zone(zone);
            if !area.has_any(who) {
                continue;
            }
            let beside = Unit::of(who).iter().map(|unit| Figure::beside(*unit));
            for figure in beside.chain([Figure::ON_GATE]) {
                let count = area.figures(who, figure);
                if count == 0 {
                    continue;
                }
                let combat = dice::combat(duel, content, who, figure.unit);
                let (id, kind) = (piece_id(content, zone, who, figure), figure.unit.key());
                pieces.push(Piece {
                    icon: Some(unit_icon(figure.unit).into()),
                    owner: Some(who.seat().0),
                    count: u32::from(count),
                    posture: figure.on_gate.then(|| "on-gate".into()),
                    rank: unit_size(figure.unit),
                    text: Some(Phrase::new(unit_text(figure.unit))),
                    values: vec![("combat".into(), i64::from(combat))],
                    ..Piece::one(id, kind, figure_name(figure), place_id(content, zone))
                });
            }
        }
    }
    pieces
}
