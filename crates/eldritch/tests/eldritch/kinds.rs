//! Kinds of cards that a pack adds: their decks, their names, and what is wrong with them.
//!
//! The kinds of `examples/harbour` work like artifacts and like conditions; its cases play them.

use eldritch::Eldritch;
use eldritch::content::{Content, File, base, read};
use kernel::position::{Field, Positioned};
use kernel::{ChanceOutcome, ChanceRequest, Events, Game, Shown, Waiting};
use scene::{Arg, Viewer};

const KINDS: &str = "[[kind]]\nid = \"rite\"\nlike = \"spell\"\n";
const RITES: &str = "[[spell]]\nid = \"low-chant\"\ntraits = [\"ritual\"]\ncast = \"action\"\n\
    effect = \"test lore { gain 1 clue }; flip this\"\nbacks = [\"discard this\", \"flip this\"]\n";
const CARD: &str = "[[card]]\nid = \"chapel\"\nat.city = \"gain 1 ritual rite; gain 1 rite\"\n";

pub fn with(files: &[(&'static str, &'static str)]) -> Result<Content, String> {
    let mut all = base();
    all.extend(files.iter().map(|(path, text)| File { path, shown: path, text }));
    read(&all).map_err(|bad| bad.to_string())
}

fn rites() -> Content {
    let files =
        [("kinds.toml", KINDS), ("cards/rite.toml", RITES), ("encounters/america.toml", CARD)];
    with(&files).unwrap_or_else(|bad| panic!("{bad}"))
}

pub fn position(content: &Content, fields: &[(&str, Field)]) -> Eldritch {
    let mut draft = Eldritch::draft(content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, content, &path, value).expect("a field");
    }
    Eldritch::start(draft, content, &mut Events::deaf()).expect("a position")
}

pub fn read_at(game: &Eldritch, content: &Content, path: &[&str]) -> Field {
    game.get(content, path).expect("a path")
}

#[test]
fn a_kind_like_spells_has_a_deck_of_its_own() {
    let content = rites();
    let fields = [
        ("p1.place", Field::from("arkham")),
        ("spells.top", "wither".into()),
        ("resolve", "encounter chapel p1".into()),
    ];
    let mut game = position(&content, &fields);
    let Waiting::Chance(ChanceRequest::Draw { size }) = game.waiting() else {
        panic!("a draw is due, not {:?}", game.waiting());
    };
    assert_eq!(size, 2, "both copies and no spell of another kind");
    let drawn = Eldritch::read_drawn(&content, "spell low-chant").expect("a card");
    game.chance(&content, &ChanceOutcome::Drawn(drawn), &mut Events::deaf()).expect("it is there");
    assert_eq!(read_at(&game, &content, &["p1", "spells"]), ["low-chant"].into());
    // One copy only: the second is not gained, and nobody draws.
    assert_eq!(read_at(&game, &content, &["kinds", "rite", "deck"]), ["low-chant"].into());
    assert_eq!(read_at(&game, &content, &["spells", "top"]), "wither".into());
    let Field::List(spells) = read_at(&game, &content, &["spells", "deck"]) else {
        panic!("a list")
    };
    assert_eq!(spells.len(), 20, "the spells are all there");
}

#[test]
fn the_deck_of_a_kind_lies_beside_the_others() {
    let content = rites();
    let game = position(&content, &[("p1.spells", ["low-chant"].into())]);
    let scene = game.scene(&content, Viewer::Public);
    let deck = scene.supplies.iter().find(|zone| zone.id == "supply:kind-rite").expect("a deck");
    assert_eq!(deck.count, 1);
    let name = deck.name.args.iter().find(|(name, _)| *name == "kind").map(|(_, arg)| arg);
    assert!(matches!(name, Some(Arg::Name(key)) if key.as_str() == "eh-kind-rite"), "{name:?}");
    let spells = scene.supplies.iter().find(|zone| zone.id == "supply:spells").expect("a deck");
    assert_eq!((spells.count, spells.cards.len()), (20, 10), "a rite is no spell");
}

#[test]
fn cards_of_a_kind_nobody_declares_are_told() {
    let bad = with(&[("cards/rite.toml", RITES)]).expect_err("no kind of that name");
    assert!(bad.contains("cards/rite.toml: no box has a kind of cards \"rite\""), "{bad}");
    assert!(bad.contains("declare it in kinds.toml"), "{bad}");
}

#[test]
fn a_kind_is_called_like_nothing_else() {
    let spell = "[[kind]]\nid = \"spell\"\nlike = \"spell\"\n";
    let bad = with(&[("kinds.toml", spell)]).expect_err("the rulebook has spells");
    assert!(bad.contains("another kind \"spell\" in the base box"), "{bad}");
    assert!(bad.contains("kinds.toml:2:6"), "{bad}");
    let ally = "[[kind]]\nid = \"ally\"\nlike = \"artifact\"\n";
    let bad = with(&[("kinds.toml", ally)]).expect_err("ally is a trait");
    assert!(
        bad.contains("kinds.toml: the kind of cards \"ally\" has the name of a trait"),
        "{bad}"
    );
}

#[test]
fn a_kind_works_like_one_of_three() {
    let asset = "[[kind]]\nid = \"relic\"\nlike = \"asset\"\n";
    let bad = with(&[("kinds.toml", asset)]).expect_err("there is one reserve");
    assert!(bad.contains("kinds.toml:3:8"), "{bad}");
    assert!(bad.contains("`artifact`, `spell`, `condition`"), "{bad}");
}

#[test]
fn a_kind_that_is_misspelt_in_an_effect_is_told() {
    let card = "[[card]]\nid = \"chapel\"\nat.city = \"gain 1 rites\"\n";
    let files = [("kinds.toml", KINDS), ("encounters/america.toml", card)];
    let bad = with(&files).expect_err("there is no such kind");
    assert!(bad.contains("encounters/america.toml:3") && bad.contains("rites"), "{bad}");
    assert!(bad.contains("did you mean `rite`?"), "{bad}");
}
