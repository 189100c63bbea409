//! Differences between the positions of the web gallery, which include games without rules so far.

use delta::diff::between;
use delta::tree::written as tree;
use delta::{Changes, Digest, apply};
use scene::{Look, PromptView, Scene, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;

#[derive(Deserialize)]
struct Fixture {
    scene: Scene,
    prompt: Option<PromptView>,
}

fn looks() -> Vec<Look> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures");
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let read: Fixture =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        // Positions of one game have different viewers; here one viewer sees them all.
        Look { scene: Scene { viewer: Viewer::Public, ..read.scene }, prompt: read.prompt }
    };
    files.map(read).collect()
}

/// What a client shows after these changes.
fn shown(look: &Look, changes: &Changes) -> [Value; 2] {
    let [mut scene, mut prompt] = written(look);
    changes.scene.iter().for_each(|patch| apply(&mut scene, patch));
    changes.prompt.iter().for_each(|patch| apply(&mut prompt, patch));
    [scene, prompt]
}

fn written(look: &Look) -> [Value; 2] {
    let scene = serde_json::to_value(&look.scene).expect("a scene can be written");
    [scene, serde_json::to_value(&look.prompt).expect("a prompt can be written")]
}

#[test]
fn every_position_leads_to_every_other_of_its_game() {
    let looks = looks();
    let mut tried = 0;
    for old in &looks {
        for new in looks.iter().filter(|new| new.scene.game == old.scene.game) {
            let inside = Changes::between(old, new, &[]);
            let parts = Digest::of(old).since(None, new, &[]);
            assert_eq!(shown(old, &inside), written(new));
            assert_eq!(shown(old, &parts), written(new));
            assert_eq!(inside.scene, between(&tree(&old.scene), &tree(&new.scene)));
            assert_eq!(inside.prompt, between(&tree(&old.prompt), &tree(&new.prompt)));
            tried += usize::from(old != new);
        }
    }
    assert!(tried > 10, "only {tried} pairs of positions could be compared");
}
