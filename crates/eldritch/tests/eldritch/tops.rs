//! The top cards of the double-sided decks.

use eldritch::rules::setup::Setup;
use eldritch::{Choice, Eldritch};
use kernel::position::{Field, Positioned};
use kernel::registry::Titled;
use kernel::{
    BadChance, ChanceOutcome, ChanceRequest, Events, Game, Seat, Seed, Shown, Table, Waiting,
};
use scene::Viewer;

fn position(fields: &[(&str, Field)]) -> Eldritch {
    let content = Eldritch::content().expect("the base box is sound");
    let mut draft = Eldritch::draft(&content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, &content, &path, value).expect("a field");
    }
    Eldritch::start(draft, &content, &mut Events::deaf()).expect("a position")
}

/// An investigator who has passed a test and is about to draw a spell, in the position given by the
/// fields.
fn about_to_draw(fields: &[(&str, Field)]) -> Eldritch {
    let content = Eldritch::content().expect("the base box is sound");
    let set_up = [("p1.place", "arkham".into()), ("resolve", "encounter america-3 p1".into())];
    let mut game = position(&set_up.into_iter().chain(fields.iter().cloned()).collect::<Vec<_>>());
    let dice = ChanceOutcome::Dice([6, 1].into_iter().collect());
    game.chance(&content, &dice, &mut Events::deaf()).expect("two dice");
    game
}

fn size(game: &Eldritch) -> u32 {
    match game.waiting() {
        Waiting::Chance(ChanceRequest::Draw { size }) => size,
        other => panic!("a draw is due, not {other:?}"),
    }
}

/// EH-DOUBLE-SIDED-CARDS-03: of twenty spells, two of each, 19 may be drawn from the bottom.
#[test]
fn the_top_card_is_not_drawn() {
    let content = Eldritch::content().expect("the base box is sound");
    assert_eq!(size(&about_to_draw(&[])), 20, "where nobody looks any card may come");
    let open = about_to_draw(&[("spells.top", "wither".into())]);
    assert_eq!(size(&open), 19);
    let drawn = (0..19).map(|index| Eldritch::write_drawn(&content, open.card_at(&content, index)));
    assert_eq!(drawn.filter(|card| card == "spell wither").count(), 1, "the other copy");
}

/// EH-DOUBLE-SIDED-CARDS-03: the only copy is on top, so it cannot be drawn.
#[test]
fn chance_cannot_draw_the_only_copy_from_the_top() {
    let content = Eldritch::content().expect("the base box is sound");
    let fields = [("spells.top", "wither".into()), ("p2.spells", ["wither"].into())];
    let mut game = about_to_draw(&fields);
    let wither = Eldritch::read_drawn(&content, "spell wither").expect("a spell");
    let bad = game.chance(&content, &ChanceOutcome::Drawn(wither), &mut Events::deaf());
    assert_eq!(bad, Err(BadChance::NotThere));
}

/// EH-DOUBLE-SIDED-CARDS-02: the first card of the deck, which everybody sees, with its text.
#[test]
fn everybody_sees_the_front_of_the_top_card() {
    let content = Eldritch::content().expect("the base box is sound");
    let game = position(&[("players", 2.into()), ("spells.top", "wither".into())]);
    for viewer in [Viewer::Public, Viewer::Seat(0), Viewer::Seat(1)] {
        let scene = game.scene(&content, viewer);
        let zone = |id: &str| scene.supplies.iter().find(|zone| zone.id == id).expect("a deck");
        let spells = zone("supply:spells");
        let top = &spells.cards[0];
        assert_eq!((top.id.as_str(), top.posture.as_deref()), ("deck:spell-top", Some("on-top")));
        assert!(top.text.is_some() && top.other.is_none() && !top.secret, "{top:?}");
        let sum: u32 = spells.cards.iter().map(|card| card.count).sum();
        assert_eq!(sum, spells.count, "it is counted once");
        let closed = zone("supply:conditions");
        assert!(closed.cards.iter().all(|card| card.posture.is_none()), "{closed:?}");
    }
}

/// A set-up without this field belongs to an older game.
#[test]
fn older_games_continue_without_visible_tops() {
    let old: Setup = serde_json::from_str(r#"{ "investigators": 2 }"#).expect("a set-up");
    assert!(!old.open_decks && Eldritch::usual_setup().open_decks);
    let content = Eldritch::content().expect("the base box is sound");
    let state = |setup: &Setup| {
        let game = Eldritch::begin_quietly(setup, &content).expect("it begins");
        serde_json::to_value(&game).expect("a state")
    };
    let old = Setup { ancient_one: Some("azathoth".into()), ..old };
    let new = Setup { open_decks: true, ..old.clone() };
    assert!(state(&old).get("tops").is_none(), "so that old logs end in the state they tell");
    assert!(state(&new).get("tops").is_some());
}

/// EH-DOUBLE-SIDED-CARDS-02: the top card is an input like any draw, and replays.
#[test]
fn new_games_log_the_top_cards() {
    let content = Eldritch::content().expect("the base box is sound");
    let sheets = vec!["norman-withers".to_owned()];
    let setup = Setup {
        investigators: 1,
        sheets,
        ancient_one: Some("azathoth".into()),
        ..Eldritch::usual_setup()
    };
    let hash = Eldritch::content_hash();
    let table = Table::<Eldritch>::begin(content.clone(), &hash, &setup, &[], Seed::from_number(7));
    let table = table.expect("it begins");
    let top = |game: &Eldritch| {
        let text = |path: &[&str]| game.get(&content, path).expect("a path").to_string();
        (text(&["spells", "top"]), text(&["conditions", "top"]))
    };
    let (spell, condition) = top(table.game());
    assert!(spell != "\"none\"" && condition != "\"none\"", "{spell} {condition}");
    let again = Table::<Eldritch>::replay(&table.log_file(), content.clone(), &hash, None);
    assert_eq!(top(again.expect("it replays").game()), (spell, condition));
    let imagined = table.game().imagine(&content, Seat(0), &mut kernel::Luck::from_number(1));
    assert_eq!(top(&imagined), top(table.game()), "everybody knows it");
    assert!(table.game().may(&content, Seat(0), Choice::EndTurn).is_ok());
}
