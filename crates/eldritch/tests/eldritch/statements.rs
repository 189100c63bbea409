//! Statements that packs may use in other ways than the base box does.

use crate::kinds::{position, read_at, with};
use eldritch::Eldritch;
use eldritch::content::Content;
use kernel::{ChanceOutcome, ChanceRequest, Events, Game, Menu, Shown, Waiting};

fn content(effect: &'static str) -> Content {
    with(&[("encounters/america.toml", effect)]).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Shuffled on its own, without an expedition being lost, the deck turns up another card.
#[test]
fn shuffling_the_expeditions_turns_one_up() {
    let content = content("[[card]]\nid = \"map\"\nat.city = \"shuffle the expeditions\"\n");
    let fields = [
        ("p1.place", "arkham".into()),
        ("expedition", "antarctica".into()),
        ("resolve", "encounter map p1".into()),
    ];
    let mut game = position(&content, &fields);
    let Waiting::Chance(ChanceRequest::Draw { size }) = game.waiting() else {
        panic!("a draw is due, not {:?}", game.waiting());
    };
    assert_eq!(size, 18, "any card of the deck may lie on top");
    let drawn = Eldritch::read_drawn(&content, "expedition tunguska").expect("a place");
    game.chance(&content, &ChanceOutcome::Drawn(drawn), &mut Events::deaf()).expect("it is there");
    assert_eq!(read_at(&game, &content, &["expedition"]), "tunguska".into());
}

/// The trait is the statement's, not that of the one sheet which says so in the base box.
#[test]
fn the_statement_says_which_trait_is_looked_for() {
    let text =
        "[[card]]\nid = \"shop\"\nat.city = \"gain a weapon from the reserve or its discards\"\n";
    let content = content(text);
    let fields = [
        ("p1.place", "arkham".into()),
        ("reserve", ["axe", "bandages", "hired-muscle", "kerosene"].into()),
        ("assets.discards", ["dynamite", "arcane-manuscripts"].into()),
        ("resolve", "encounter shop p1".into()),
    ];
    let game = position(&content, &fields);
    let mut menu = Menu::new();
    game.menu(&content, &mut menu);
    let offered = menu.iter().map(|choice| Eldritch::write(&content, *choice));
    assert_eq!(offered.collect::<Vec<_>>(), ["take asset axe", "take asset dynamite"]);
}
