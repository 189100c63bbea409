//! The pictures of the README: `cargo test -p omen -- --ignored pictures`.

use super::super::app::App;
use super::super::palette::{Depth, Palette};
use super::{begin, screen, svg};
use crate::session::{Next, Plan, Session};
use std::path::Path;
use voice::Language;

/// A game between bots, taken over by a person when there is much on the map.
fn midgame(language: Language) -> Session {
    let mut session = begin(["greedy", "greedy"], 17, language);
    while let Next::Bot(seat) = session.next()
        && session.table.inputs() < 46
    {
        session.let_bot_play(seat).unwrap();
    }
    let loaded = session.save_path().to_owned();
    let plan = Plan {
        game: "duel",
        players: &["human".to_owned(), "human".to_owned()],
        seed: None,
        options: &[],
        boxes: &[],
        language,
        ask_everything: false,
        load: Some(&loaded),
        save: None,
    };
    let session = Session::begin(&plan).unwrap();
    let _ = std::fs::remove_file(loaded);
    session
}

#[test]
#[ignore = "writes docs/pictures; run it when the screen has changed"]
fn pictures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    for language in Language::ALL {
        let mut app = App::new(midgame(language), Palette { depth: Depth::Full }).unwrap();
        app.open_hands = true;
        app.refresh();
        let picture = svg::svg(&screen(&mut app, 120, 40));
        std::fs::write(folder.join(format!("terminal-{language}.svg")), picture).unwrap();
    }
}
