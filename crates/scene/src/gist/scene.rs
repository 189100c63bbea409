//! The gist of a scene.

use super::gist_of;
use super::parts::{Item, ListGist, fields, gist};
use crate::between::with_lists;
use crate::diff::Patch;
use crate::tree::written;
use crate::{
    Board, Card, CardZone, Link, Marker, Meter, Phase, Piece, Place, Scene, Sheet, Slot, Term,
    Text, Track,
};
use std::collections::BTreeMap;

gist!(
    /// What is remembered of a scene; it is asked only about later scenes of the same table and viewer.
    SceneGist of Scene from |now: &Scene| Scene::new("", now.viewer),
    same: [version, game, viewer],
    plain: [step, round, phase, checklist, goals, dice, ending],
    shared: [phases: Phase, terms: Term],
    lists: [boards: Board, pieces: Piece, tracks: Track, sheets: Sheet, supplies: CardZone]
);

gist!(
    BoardGist of Board from |_: &Board| Board::default(),
    same: [id],
    plain: [name, width, height, ground, light, wraps, groups, badge],
    shared: [links: Link],
    lists: [places: Place]
);

gist!(
    SheetGist of Sheet from |_: &Sheet| Sheet::default(),
    same: [id],
    plain: [seat, name, short, emblem, title, skills, pocket, marks],
    shared: [],
    lists: [meters: Meter, slots: Slot, cards: CardZone]
);

gist!(
    TrackGist of Track from |_: &Track| Track::default(),
    same: [id],
    plain: [name, shape, icons, hues, stretches, beyond, danger],
    shared: [spaces: Text],
    lists: [markers: Marker]
);

gist!(
    ZoneGist of CardZone from |_: &CardZone| CardZone::default(),
    same: [id],
    plain: [name, icon, layout, holder, count],
    shared: [],
    lists: [cards: Card]
);

/// Items that have parts of their own.
macro_rules! parted {
    ($($type:ident as $gist:ident),*) => {
        $(impl Item for $type {
            type Gist = $gist;

            fn id(&self) -> &str {
                &self.id
            }

            fn gist(&self) -> $gist {
                $gist::of(self)
            }

            fn since(&self, gist: &mut $gist) -> Option<Patch> {
                gist.since(self)
            }
        })*
    };
}

parted!(Board as BoardGist, Sheet as SheetGist, Track as TrackGist, CardZone as ZoneGist);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diff::apply;
    use crate::{Phrase, Viewer};
    use serde_json::Value;
    use std::sync::Arc;

    fn scene(power: i64, pieces: &[(&str, u32)], cards: &[&str], light: bool) -> Scene {
        let mut scene = Scene::new("toy", Viewer::Public);
        scene.round = Some(power as u32 / 2).filter(|round| *round > 0);
        scene.step = vec![Phrase::new("step").count("power", power)];
        scene.terms =
            Arc::new(vec![Term { id: "t".into(), ..Term::default() }; power as usize % 3]);
        scene.boards = vec![Board {
            id: "map".into(),
            places: ["a", "b"].map(|id| Place { id: id.into(), x: 5, ..Place::default() }).into(),
            light: light.then(|| "moon".into()),
            links: Arc::new(vec![Link::default(); cards.len()]),
            ..Board::default()
        }];
        let piece = |(id, count): &(&str, u32)| Piece {
            id: (*id).into(),
            count: *count,
            ..Piece::default()
        };
        scene.pieces = pieces.iter().map(piece).collect();
        let card = |id: &&str| Card { id: (*id).into(), count: power as u32, ..Card::default() };
        let hand = CardZone {
            id: "hand".into(),
            cards: cards.iter().map(card).collect(),
            ..CardZone::default()
        };
        let meters = vec![Meter { id: "power".into(), value: power, ..Meter::default() }];
        scene.sheets =
            vec![Sheet { id: "one".into(), meters, cards: vec![hand], ..Sheet::default() }];
        let markers = vec![Marker { id: "doom".into(), at: power, ..Marker::default() }];
        scene.tracks = vec![Track { id: "doom".into(), markers, ..Track::default() }];
        scene
    }

    #[test]
    fn what_was_sent_with_what_changed_since_is_the_scene_now() {
        let scenes = [
            scene(1, &[], &[], false),
            scene(4, &[("x", 1), ("y", 2)], &["a", "b"], true),
            scene(4, &[("y", 2), ("x", 3), ("z", 1)], &["b"], true),
            scene(0, &[("x", 1), ("x", 2)], &["a", "a", "c"], false),
            scene(7, &[("z", 1), ("q", 1), ("x", 1)], &["c", "d", "e", "a"], false),
            scene(7, &[("x", 1), ("q", 2)], &["a", "c", "d", "e"], true),
        ];
        for old in &scenes {
            for new in &scenes {
                let mut gist = SceneGist::of(old);
                let mut made = serde_json::to_value(old).unwrap();
                let patch = gist.since(new);
                assert_eq!(patch.is_none(), old == new);
                patch.iter().for_each(|patch| apply(&mut made, patch));
                assert_eq!(made, serde_json::to_value(new).unwrap());
                assert_eq!(gist.since(new), None, "the gist is that of the scene now");
                let mut back = gist.since(old);
                back.iter_mut().for_each(|patch| apply(&mut made, patch));
                assert_eq!(made, serde_json::to_value(old).unwrap());
            }
        }
    }

    #[test]
    fn a_gist_says_no_more_than_what_changed() {
        let old = scene(4, &[("x", 1), ("y", 2)], &["a", "b"], true);
        let new = scene(4, &[("x", 1), ("y", 3)], &["a", "b"], true);
        let patch = SceneGist::of(&old).since(&new);
        let patch: Value = serde_json::to_value(patch).unwrap();
        let changed = &patch["fields"]["change"];
        assert_eq!(changed.as_object().unwrap().keys().collect::<Vec<_>>(), ["pieces"]);
        let pieces = changed["pieces"]["items"]["change"].as_object().unwrap();
        assert_eq!(pieces.keys().collect::<Vec<_>>(), ["y"]);
    }
}
