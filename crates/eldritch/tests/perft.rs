//! Option counts from fixed positions: a fingerprint of the rules. A change here is a change of what may
//! be done at the table and needs a reason in the commit.

use bots::battery::perft_from;
use eldritch::Eldritch;
use kernel::position::Field;
use kernel::registry::Titled;

fn counts(fields: &[(&str, Field)], depth: usize) -> Vec<u64> {
    let content = Eldritch::content().expect("the base box is sound");
    perft_from::<Eldritch>(&content, fields, depth).expect("a position")
}

#[test]
fn from_the_first_turn() {
    let first = counts(&[("players", 2.into()), ("p1.place", "london".into())], 1);
    assert_eq!(first, [8]);
}

#[test]
fn from_a_turn_of_two_with_much_to_trade() {
    let rich = counts(
        &[
            ("players", 2.into()),
            ("reserve", ["axe", "king-james-bible", "private-care", "bull-whip"].into()),
            ("p1.place", "rome".into()),
            ("p1.assets", ["holy-water", "38-revolver"].into()),
            ("p1.spells", ["wither", "conjuration"].into()),
            ("p1.clues", 2.into()),
            ("p1.tickets", ["train", "ship"].into()),
            ("p2.place", "rome".into()),
            ("p2.assets", ["lucky-rabbits-foot"].into()),
            ("p2.conditions", ["debt", "blessed"].into()),
        ],
        3,
    );
    assert_eq!(rich, [15, 81, 501]);
}

#[test]
fn from_monsters_that_are_met_one_by_one() {
    let beset = counts(
        &[
            ("players", 1.into()),
            ("phase", "encounter".into()),
            ("p1.place", "space-1".into()),
            ("p1.spells", ["wither", "shriveling"].into()),
            ("p1.assets", ["holy-water", "38-revolver"].into()),
            ("p1.clues", 2.into()),
            ("space-1.monsters", ["ghoul", "cultist", "zombie"].into()),
        ],
        4,
    );
    assert_eq!(beset, [3, 6, 12, 30]);
}

#[test]
fn from_a_reckoning_of_many() {
    let reckoning = counts(
        &[
            ("players", 2.into()),
            ("ancient", "cthulhu".into()),
            ("resolve", "reckoning".into()),
            ("p1.conditions", ["debt", "hallucinations"].into()),
            ("p2.conditions", ["cursed", "blessed"].into()),
            ("rome.monsters", ["ghost"].into()),
            ("mythos.in-play", ["the-wind-walker:2"].into()),
        ],
        2,
    );
    assert_eq!(reckoning, [2, 68]);
}
