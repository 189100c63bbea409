//! What a fight is forecast to be, to the last thousandth.

use eldritch::{Choice, Eldritch};
use kernel::position::{Field, Positioned};
use kernel::registry::Titled;
use kernel::{Events, Seat, Shown};
use scene::Forecast;

/// Leo Anderson, three dice of strength, before a monster on his space.
fn fight(monster: &str, fields: &[(&str, Field)]) -> Forecast {
    let content = Eldritch::content().expect("the base box is sound");
    let mut draft = Eldritch::draft(&content);
    let set_up = [
        ("phase", "encounter".into()),
        ("p1.sheet", "leo-anderson".into()),
        ("p1.place", "rome".into()),
        ("rome.monsters", [monster].into()),
    ];
    for (path, value) in set_up.iter().chain(fields) {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, &content, &path, value).expect("a field");
    }
    let game = Eldritch::start(draft, &content, &mut Events::deaf()).expect("a position");
    let (slot, _) = game.monsters().next().expect("a monster");
    game.forecast(&content, Seat(0), Choice::Fight(slot)).expect("a fight has odds")
}

fn odds(forecast: &Forecast) -> Vec<(&str, u32)> {
    forecast.odds.iter().map(|(said, odds)| (said.key.as_str(), *odds)).collect()
}

/// EH-COMBAT-07: a Byakhee takes two successes. Of the 27 throws of three dice with a success in one
/// of three cases 1 has three, 6 two, 12 one and 8 none.
#[test]
fn without_clues_there_is_one_line_of_odds() {
    let bare = fight("byakhee", &[]);
    assert_eq!(bare.pools, [(0, 3)]);
    assert_eq!(odds(&bare), [("eh-odds-defeat", 259)], "7 of 27");
}

/// EH-CLUES-07: a clue saves a third of the throws with one success, 4 of 27.
#[test]
fn a_clue_is_in_the_second_line_of_odds() {
    let helped = fight("byakhee", &[("p1.clues", 1.into())]);
    let expected = [("eh-odds-defeat", 259), ("eh-odds-pass-clues", 407)];
    assert_eq!(odds(&helped), expected, "7 and 11 of 27");
}

/// EH-CLUES-07: two clues save five ninths of the throws with one success and a ninth of those with
/// none.
#[test]
fn all_clues_at_hand_are_counted_one_after_another() {
    let helped = fight("byakhee", &[("p1.clues", 2.into())]);
    let expected = [("eh-odds-defeat", 259), ("eh-odds-pass-clues", 539)];
    assert_eq!(odds(&helped), expected, "63 and 131 of 243");
}

/// EH-INV-TRISH-01
#[test]
fn where_a_clue_rolls_two_dice_one_is_worth_two() {
    let trish = [
        ("p1.clues", 1.into()),
        ("p2.sheet", "trish-scarborough".into()),
        ("p2.place", "rome".into()),
    ];
    assert_eq!(odds(&fight("byakhee", &trish))[1], ("eh-odds-pass-clues", 539));
}

/// EH-CLUES-07, EH-CONDITIONS-01: blessed, a die succeeds in half of the cases: 4 of 8 throws are
/// enough, and a clue saves half of the 3 with one success.
#[test]
fn a_blessing_counts_in_both_lines() {
    let blessed = [("p1.clues", 1.into()), ("p1.conditions", ["blessed"].into())];
    let expected = [("eh-odds-defeat", 500), ("eh-odds-pass-clues", 688)];
    assert_eq!(odds(&fight("byakhee", &blessed)), expected, "8 and 11 of 16");
}

/// EH-GOLDEN-RULES-02
#[test]
fn where_no_clue_helps_none_is_promised() {
    let helpless = fight("tick-tock-men", &[("p1.clues", 2.into())]);
    assert_eq!(odds(&helpless).len(), 1, "{helpless:?}");
}
