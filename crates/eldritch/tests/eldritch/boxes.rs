//! Boxes other than the base box: the example pack, and packs with errors.

use bots::battery::Ground;
use eldritch::Eldritch;
use eldritch::content::{Content, File, Pictured, SHELF, base, base_hash, read};
use kernel::boxes::{BASE, BoxInfo};
use kernel::log::{Header, LogFile};
use kernel::registry::{Stock, Title, TitleOf, Titled};
use kernel::{Luck, Seed};
use pack::{AnyShelf, Pack};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const TITLE: TitleOf<Eldritch> = TitleOf::new();

fn harbour() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/harbour")
}

/// Puts the example on the shelf; several tests in this process may do so.
fn shelve() -> BoxInfo {
    let known = || SHELF.boxes().into_iter().find(|it| it.id == "harbour");
    if let Some(info) = known() {
        return info;
    }
    let pack = Pack::read(&harbour()).unwrap_or_else(|bad| panic!("{bad}"));
    let added = SHELF.add(vec![pack]).remove(0);
    known().unwrap_or_else(|| panic!("{}", added.unwrap_err()))
}

fn setup() -> Value {
    shelve();
    TITLE.usual_setup_with(&["harbour".to_owned()]).expect("it is on the shelf")
}

fn content() -> Arc<Content> {
    shelve();
    let setup = Eldritch::with_boxes(Eldritch::usual_setup(), vec!["harbour".to_owned()]);
    Stock::<Eldritch>::of(&setup).unwrap_or_else(|bad| panic!("{bad}")).content
}

#[test]
fn the_hash_of_the_base_box_is_the_one_logs_have_always_had() {
    let log = include_str!("../../../../cases/eldritch/games/01-azathoth-1-random.log");
    let file = LogFile::read(log).expect("it is a log");
    assert_eq!(file.header.content, base_hash());
    assert!(file.header.boxes.is_empty());
}

#[test]
fn a_box_adds_to_every_deck_and_takes_nothing_away() {
    let (alone, both) = (read(&base()).expect("it is sound"), content());
    assert_eq!(both.spaces.len(), alone.spaces.len() + 3);
    assert_eq!(both.assets.len(), alone.assets.len() + 1);
    let more = |deck: &str| {
        let of = |it: &Content| it.decks.named(deck).map_or(0, |id| it.decks.get(id).len());
        of(&both) - of(&alone)
    };
    assert_eq!(["america", "europe", "asia-australia"].map(more), [1, 1, 1]);
    assert_eq!(["general", "research", "undertow"].map(more), [2, 2, 4]);
    assert_eq!(["expedition", "other-world", "special"].map(more), [1, 1, 2]);
    assert_eq!(both.ancients.len(), alone.ancients.len() + 1);
    assert_eq!(both.mythos.len(), alone.mythos.len() + 3);
    assert_eq!(both.icons.of(Pictured::Monster, "tide-walker"), "fish-monster");
    assert_eq!(both.icons.of(Pictured::Monster, "ghoul"), "snake-tongue");
    for (at, asset) in alone.assets.iter().enumerate() {
        assert_eq!(both.assets[at].id, asset.id, "numbers of the base box stay");
    }
    let at = |id: &str| both.spaces.iter().position(|space| space.id == id).expect(id);
    assert_eq!(both.spaces[at("arkham")].far[at("sunken-stair")], 2);
}

#[test]
fn content_of_the_same_boxes_is_built_once() {
    assert!(Arc::ptr_eq(&content(), &content()));
    assert!(!Arc::ptr_eq(&content(), &Eldritch::content().expect("it is sound")));
}

#[test]
fn a_space_of_a_side_board_is_drawn_there() {
    let setup = setup();
    let table = TITLE.begin(&setup, &[], Seed::from_number(1)).expect("it can be set up");
    let scene = table.scene(scene::Viewer::Public);
    let places = |nth: usize| -> Vec<String> {
        scene.boards[nth].places.iter().map(|place| place.id.to_string()).collect()
    };
    assert_eq!(scene.boards.len(), 2);
    assert!(places(0).iter().any(|id| id.ends_with("night-harbour")));
    assert_eq!(places(1), ["place:sunken-stair", "place:salt-caves"]);
}

#[test]
fn a_path_to_another_board_is_drawn_on_both() {
    let table = TITLE.begin(&setup(), &[], Seed::from_number(1)).expect("it can be set up");
    let scene = table.scene(scene::Viewer::Public);
    let doors = |nth: usize| -> Vec<_> {
        let links = scene.boards[nth].links.iter().filter(|link| link.board.is_some());
        links.map(|it| (it.from.to_string(), it.to.to_string(), it.by.len())).collect()
    };
    let way = |from: &str, to: &str| vec![(format!("place:{from}"), format!("place:{to}"), 2)];
    assert_eq!(doors(0), way("night-harbour", "sunken-stair"));
    assert_eq!(doors(1), way("sunken-stair", "night-harbour"));
    let boards: Vec<_> = scene.boards.iter().map(|board| Some(board.id.clone())).collect();
    let leads = |nth: usize| {
        let mut links = scene.boards[nth].links.iter().map(|link| link.board.clone());
        links.find(Option::is_some).flatten()
    };
    assert_eq!([leads(1), leads(0)], [boards[0].clone(), boards[1].clone()]);
}

/// With its Ancient One, its monsters and its cards.
#[test]
fn random_games_with_it_end_with_every_figure_accounted_for() {
    let usual = Eldritch::with_boxes(Eldritch::usual_setup(), vec!["harbour".to_owned()]);
    let setup: <Eldritch as kernel::Game>::Setup = eldritch::rules::setup::Setup {
        ancient_one: Some("the-drowned-choir".to_owned()),
        sheets: vec!["vera-orlova".to_owned()],
        ..usual
    };
    let content_hash = Eldritch::content_hash();
    let ground = Ground::<Eldritch> { content: content(), content_hash, setup };
    ground.random_games_end(30, 1).unwrap_or_else(|what| panic!("{what}"));
}

#[test]
fn a_log_names_its_boxes_and_says_which_is_missing_or_changed() {
    let info = shelve();
    let mut table = TITLE.begin(&setup(), &[], Seed::from_number(3)).expect("it can be set up");
    let mut bot = bots::any_policy::<Eldritch>("random", Luck::from_number(1)).expect("a bot");
    for _ in 0..20 {
        let Some(asked) = table.asked() else { break };
        let choice = bot.pick(&*table, asked.lead).expect("an answer");
        table.choose(asked.lead, &choice).expect("it was offered");
    }
    let text = table.log_file().write();
    let file = LogFile::read(&text).expect("it was just written");
    assert_eq!(file.header.content, base_hash());
    assert_eq!(file.header.boxes, [info.entry()]);
    let verified = TITLE.verify(&file).expect("it is honest");
    assert!(!verified.other_content && verified.changed_boxes.is_empty());

    let with = |id: &str, hash: &str| {
        let mut header = Header { ..file.header.clone() };
        header.boxes[0].id = id.to_owned();
        header.boxes[0].hash = hash.to_owned();
        header.setup["boxes"] = json!([id]);
        LogFile { header, ..file.clone() }
    };
    let missing = TITLE.verify(&with("lost-city", &info.hash)).expect_err("nobody has it");
    assert!(missing.what.contains("\"lost-city\" 1"), "{missing}");
    assert!(missing.what.contains("put its folder among the packs"), "{missing}");
    let changed = TITLE.verify(&with("harbour", "other")).expect("it leads the same way");
    assert!(changed.other_content);
    assert_eq!(changed.changed_boxes[0].id, "harbour");
    let mut strayed = with("harbour", "other");
    strayed.closing.state = "elsewhere".to_owned();
    let strayed = TITLE.verify(&strayed).expect_err("it leads elsewhere");
    assert!(strayed.what.contains("the box \"harbour\" has changed since"), "{strayed}");
}

#[test]
fn a_set_up_with_an_unknown_box_says_which_there_are() {
    shelve();
    let bad = TITLE.usual_setup_with(&["lost-city".to_owned()]).expect_err("nobody has it");
    assert!(bad.0.starts_with("there is no box \"lost-city\"; there are: base"), "{bad}");
    let alone = TITLE.usual_setup_with(&[BASE.to_owned()]).expect("it is always there");
    assert_eq!(alone, TITLE.usual_setup());
}

#[test]
fn names_and_drawings_do_not_change_the_hash() {
    use eldritch::Content as C;
    let of = |path: &str, text: &str| {
        let table = text.parse().expect("it is TOML");
        pack::hash(<C as pack::Contents>::rules_of(path, table).map(|table| (path, table)))
    };
    let plain = of("board.toml", "[[place]]\nid = \"a\"\nterrain = \"sea\"\n");
    assert_eq!(
        plain,
        of("board.toml", "[[place]]\nid = \"a\"\nterrain = \"sea\"\nx = 3.0\ny = 1\n")
    );
    assert_ne!(plain, of("board.toml", "[[place]]\nid = \"a\"\nterrain = \"city\"\n"));
    assert_eq!(of("map.toml", "width = 3"), of("map.toml", "width = 4"));
}

fn added(path: &str, text: &str) -> Result<Content, String> {
    let mut files = base();
    files.push(File { path, shown: "mine/file.toml", text });
    read(&files).map_err(|bad| bad.to_string())
}

#[test]
fn a_name_used_by_two_boxes_is_reported_with_file_line_and_caret() {
    let twice = "[[card]]\nid = \"lamp\"\ntraits = []\n\n[[card]]\nid = \"axe\"\ntraits = []\n";
    let bad = added("assets.toml", twice).expect_err("the base box has an axe");
    assert!(bad.contains("another asset \"axe\" in assets.toml"), "{bad}");
    assert!(bad.contains("mine/file.toml:6:6") && bad.contains("^^^^^"), "{bad}");
    let card = "[[card]]\nid = \"general-1\"\nat.city = \"gain 1 clue\"\n";
    let bad = added("encounters/general.toml", card).expect_err("the base box has that card");
    assert!(bad.contains("another encounter \"general-1\""), "{bad}");
}

#[test]
fn what_there_is_no_room_for_is_reported_and_not_dropped() {
    let traits: Vec<String> = (0..=u32::from(u16::MAX)).map(|n| format!("\"t-{n}\"")).collect();
    let card = format!("[[card]]\nid = \"lamp\"\ntraits = [{}]\n", traits.join(", "));
    let bad = added("assets.toml", &card).expect_err("there is no room for the last trait");
    assert!(
        bad.contains("room for 65535 of the kind \"trait\"") && bad.contains("mine/file.toml:2")
    );
    let backs = vec!["\"flip this\""; 256].join(", ");
    let spell = format!(
        "[[spell]]\nid = \"hymn\"\ntraits = []\ncast = \"action\"\neffect = \"gain 1 clue\"\nbacks = [{backs}]\n"
    );
    let bad = added("spells.toml", &spell).expect_err("there is no room for the last back");
    assert!(bad.contains("room for 255 of the kind \"back\""), "{bad}");
}

#[test]
fn unknown_icons_and_spaces_are_reported() {
    let map = "[[spot]]\nplace = \"atlantis\"\nat = [1, 2]\nicon = \"no-such-icon\"\n";
    let bad = added("map.toml", map).expect_err("neither is there");
    assert!(bad.contains("no place \"atlantis\"") && bad.contains("mine/file.toml:2"), "{bad}");
    assert!(bad.contains("no icon \"no-such-icon\"") && bad.contains("mine/file.toml:4"), "{bad}");
}
