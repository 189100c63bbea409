use super::*;
use crate::patch::apply;
use scene::{Phrase, Viewer};
use serde_json::Value;
use std::sync::Arc;

fn scene(power: i64, pieces: &[(&str, u32)], cards: &[&str], light: bool) -> Scene {
    let mut scene = Scene::new("toy", Viewer::Public);
    scene.round = Some(power as u32 / 2).filter(|round| *round > 0);
    scene.step = vec![Phrase::new("step").count("power", power)];
    scene.terms = Arc::new(vec![Term { id: "t".into(), ..Term::default() }; power as usize % 3]);
    scene.boards = vec![Board {
        id: "map".into(),
        places: ["a", "b"].map(|id| Place { id: id.into(), x: 5, ..Place::default() }).into(),
        light: light.then(|| "moon".into()),
        links: Arc::new(vec![Link::default(); cards.len()]),
        width: if light { 10 } else { 20 },
        ..Board::default()
    }];
    let piece =
        |(id, count): &(&str, u32)| Piece { id: (*id).into(), count: *count, ..Piece::default() };
    scene.pieces = pieces.iter().map(piece).collect();
    let card = |id: &&str| Card { id: (*id).into(), count: power as u32, ..Card::default() };
    let hand = CardZone {
        id: "hand".into(),
        cards: cards.iter().map(card).collect(),
        ..CardZone::default()
    };
    let zones = if light { vec![hand.clone()] } else { vec![hand.clone(), zone("play")] };
    scene.supplies = if cards.is_empty() { Vec::new() } else { vec![hand] };
    let meters = vec![Meter { id: "power".into(), value: power, ..Meter::default() }];
    scene.sheets = vec![Sheet { id: "one".into(), meters, cards: zones, ..Sheet::default() }];
    let markers = vec![Marker { id: "doom".into(), at: power, ..Marker::default() }];
    scene.tracks = vec![Track { id: "doom".into(), markers, ..Track::default() }];
    scene
}

fn zone(id: &str) -> CardZone {
    CardZone { id: id.into(), count: 3, ..CardZone::default() }
}

fn prompt(choices: &[(&str, i64)]) -> PromptView {
    let option = |(choice, cost): &(&str, i64)| OptionView {
        choice: (*choice).into(),
        cost: Some(*cost),
        ..OptionView::default()
    };
    PromptView { options: choices.iter().map(option).collect(), ..PromptView::default() }
}

/// Views that differ from one another in every possible way.
fn looks() -> Vec<Look> {
    let go_on = [("go", 3), ("stay", 1), ("stop", 1), ("sing", 1)];
    [
        (scene(1, &[], &[], false), None),
        (scene(4, &[("x", 1), ("y", 2)], &["a", "b"], true), Some(prompt(&[]))),
        (
            scene(4, &[("y", 2), ("x", 3), ("z", 1)], &["b"], true),
            Some(prompt(&[("pass", 1), ("go", 2)])),
        ),
        (scene(0, &[("x", 1), ("x", 2)], &["a", "a", "c"], false), Some(prompt(&go_on))),
        (scene(0, &[("x", 1), ("x", 3)], &["a", "a", "c"], false), None),
        (scene(7, &[("z", 1), ("q", 1), ("x", 1)], &["c", "d", "e", "a"], false), None),
        (
            scene(7, &[("x", 1), ("q", 2)], &["a", "c", "d", "e"], true),
            Some(prompt(&[("go", 2), ("pass", 1)])),
        ),
    ]
    .map(|(scene, prompt)| Look { scene, prompt })
    .into()
}

/// Scene and prompt as they would be written.
fn written_out(look: &Look) -> [Value; 2] {
    [serde_json::to_value(&look.scene).unwrap(), serde_json::to_value(&look.prompt).unwrap()]
}

fn applied(look: [Value; 2], changes: &Changes) -> [Value; 2] {
    let [mut scene, mut prompt] = look;
    changes.scene.iter().for_each(|patch| apply(&mut scene, patch));
    changes.prompt.iter().for_each(|patch| apply(&mut prompt, patch));
    [scene, prompt]
}

#[test]
fn the_old_view_with_the_changes_is_the_new_view() {
    for old in &looks() {
        for new in &looks() {
            let mut digest = Digest::of(old);
            let changes = digest.since(None, new, &[]);
            assert_eq!(changes == Changes::default(), old == new);
            let made = applied(written_out(old), &changes);
            assert_eq!(made, written_out(new));
            let again = digest.since(None, new, &[]);
            assert_eq!(again, Changes::default(), "the digest is that of the look now");
            let back = digest.since(None, old, &[]);
            assert_eq!(applied(made, &back), written_out(old));
        }
    }
}

#[test]
fn given_the_old_view_the_patch_equals_the_difference_of_the_two() {
    for old in &looks() {
        for new in &looks() {
            let changes = Changes::between(old, new, &[]);
            assert_eq!(changes.scene, between(&written(&old.scene), &written(&new.scene)));
            assert_eq!(changes.prompt, between(&written(&old.prompt), &written(&new.prompt)));
        }
    }
}

#[test]
fn a_digest_says_no_more_than_what_changed() {
    let [old, new] = [2, 3].map(|count| Look {
        scene: scene(4, &[("x", 1), ("y", count)], &["a", "b"], true),
        prompt: None,
    });
    let changes = Digest::of(&old).since(None, &new, &[]);
    let patch: Value = serde_json::to_value(changes.scene).unwrap();
    let changed = &patch["fields"]["change"];
    assert_eq!(changed.as_object().unwrap().keys().collect::<Vec<_>>(), ["pieces"]);
    let pieces = changed["pieces"]["items"]["change"].as_object().unwrap();
    assert_eq!(pieces.keys().collect::<Vec<_>>(), ["y"]);
}
