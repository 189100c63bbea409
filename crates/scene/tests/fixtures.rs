//! Every position of the web gallery is a scene of this protocol, with nothing left over.
//!
//! Games without rules so far exist only as positions. The protocol can express them if each can be
//! read into these types without losing anything in the file.

use scene::{LogEntry, PromptView, Scene};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixture {
    scene: Scene,
    prompt: Option<PromptView>,
    log: Vec<LogEntry>,
}

fn fixtures() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures");
    let mut found: Vec<(String, Value)> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let path = entry.expect("it can be listed").path();
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let value =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), value)
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(!found.is_empty());
    found
}

fn read(name: &str, value: &Value) -> Fixture {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Paths of what is in a file but missing after reading it. Empty and default values may be left
/// out.
fn lost(written: &Value, read: Option<&Value>, path: &str, out: &mut Vec<String>) {
    match (written, read) {
        (Value::Object(fields), Some(Value::Object(kept))) => {
            for (key, value) in fields {
                lost(value, kept.get(key), &format!("{path}.{key}"), out);
            }
        }
        (Value::Array(items), Some(Value::Array(kept))) if items.len() == kept.len() => {
            for (at, value) in items.iter().enumerate() {
                lost(value, kept.get(at), &format!("{path}[{at}]"), out);
            }
        }
        (written, Some(kept)) if written == kept => {}
        (written, _) => out.push(format!("{path}: {written}")),
    }
}

#[test]
fn every_position_of_the_gallery_is_read_without_loss() {
    for (name, value) in fixtures() {
        let again = serde_json::to_value(read(&name, &value)).expect("it can be written");
        let mut gone = Vec::new();
        lost(&value, Some(&again), &name, &mut gone);
        assert!(
            gone.is_empty(),
            "unknown to the protocol, or written although it is the default: {gone:#?}"
        );
    }
}

#[test]
fn an_unknown_field_is_noticed() {
    let (name, mut value) = fixtures().remove(0);
    value["scene"]["boards"][0]["weather"] = Value::from("fog");
    let again = serde_json::to_value(read(&name, &value)).expect("it can be written");
    let mut gone = Vec::new();
    lost(&value, Some(&again), "", &mut gone);
    assert_eq!(gone, [".scene.boards[0].weather: \"fog\""]);
}

#[test]
fn everything_a_position_points_at_is_in_it() {
    for (name, value) in fixtures() {
        let Fixture { scene, prompt, log } = read(&name, &value);
        let known = ids(&scene);
        // A die is identified by its roll and its index: `dice:131/2`.
        let a_die = |id: &str| {
            id.rsplit_once('/')
                .is_some_and(|(roll, die)| known.contains(roll) && die.parse::<u8>().is_ok())
        };
        let has = |id: &str, whose: &str| {
            assert!(
                known.contains(id) || a_die(id),
                "{name}: {whose} points at {id}, which is not there"
            );
        };
        for piece in &scene.pieces {
            has(&piece.place, &piece.id);
        }
        for board in &scene.boards {
            for link in board.links.iter() {
                has(&link.from, "a link");
                has(&link.to, "a link");
                if let Some(board) = &link.board {
                    has(board, "a link");
                }
            }
        }
        for option in prompt.iter().flat_map(|it| it.options.iter().chain(&it.rights)) {
            let pointed = option.targets.iter().chain(&option.route).chain(&option.meets);
            pointed.for_each(|id| has(id, &option.choice));
        }
        for entry in &log {
            entry.targets.iter().for_each(|id| has(id, "a line of the log"));
        }
    }
}

#[test]
fn ids_are_never_used_twice() {
    for (name, value) in fixtures() {
        let scene = read(&name, &value).scene;
        let all = every_id(&scene);
        let different: BTreeSet<&str> = all.iter().copied().collect();
        let twice: Vec<&str> = different
            .iter()
            .copied()
            .filter(|id| all.iter().filter(|it| *it == id).count() > 1)
            .collect();
        assert!(twice.is_empty(), "{name}: {twice:?}");
    }
}

fn ids(scene: &Scene) -> BTreeSet<&str> {
    every_id(scene).into_iter().collect()
}

fn every_id(scene: &Scene) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    for board in &scene.boards {
        all.push(&board.id);
        all.extend(board.places.iter().map(|it| it.id.as_str()));
        all.extend(board.groups.iter().map(|it| it.id.as_str()));
    }
    all.extend(scene.pieces.iter().map(|it| it.id.as_str()));
    for track in &scene.tracks {
        all.push(&track.id);
        all.extend(track.markers.iter().map(|it| it.id.as_str()));
    }
    for sheet in &scene.sheets {
        all.push(&sheet.id);
        all.extend(sheet.slots.iter().map(|it| it.id.as_str()));
        all.extend(sheet.slots.iter().filter_map(|it| it.holds.as_ref()).map(|it| it.id.as_str()));
        all.extend(sheet.cards.iter().flat_map(|zone| &zone.cards).map(|it| it.id.as_str()));
    }
    all.extend(scene.supplies.iter().map(|it| it.id.as_str()));
    all.extend(scene.supplies.iter().flat_map(|it| &it.cards).map(|it| it.id.as_str()));
    all.extend(scene.goals.iter().map(|it| it.id.as_str()));
    all.extend(scene.dice.iter().map(|it| it.id.as_str()).filter(|id| !id.is_empty()));
    all
}
