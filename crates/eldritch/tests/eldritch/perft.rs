//! Option counts from fixed positions: a fingerprint of the rules. A change here changes which
//! choices are legal and needs a reason in the commit.

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
    assert_eq!(first, [7]);
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
    assert_eq!(rich, [14, 66, 403]);
}

#[test]
fn from_monsters_fought_one_by_one() {
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

/// Every card of a colour in turn, with its first two questions.
#[test]
fn from_a_mythos_phase_with_any_card_of_a_colour() {
    let after = |left: &str| {
        counts(
            &[
                ("players", 2.into()),
                ("ancient", "azathoth".into()),
                ("phase", "mythos".into()),
                ("mythos.left", [left].into()),
                ("gates.stack", ["tokyo", "rome", "sydney"].into()),
                ("clues.pool", ["space-3", "london", "arkham"].into()),
                ("cup", ["zombie", "ghoul"].into()),
                ("reserve", ["axe", "lodge-researcher"].into()),
                ("buenos-aires.gate", true.into()),
                ("shanghai.monsters", ["nightgaunt", "cultist"].into()),
                ("mythos.in-play", ["the-wind-walker:2"].into()),
                ("p1.place", "arkham".into()),
                ("p1.clues", 2.into()),
                ("p1.spells", ["flesh-ward"].into()),
                ("p1.assets", ["bandages", "private-investigator"].into()),
                ("p1.conditions", ["blessed", "debt"].into()),
                ("p2.place", "shanghai".into()),
                ("p2.clues", 1.into()),
                ("p2.assets", ["bull-whip"].into()),
                ("p2.conditions", ["dark-pact"].into()),
            ],
            4,
        )
    };
    assert_eq!(after("0/1/0"), [105, 210, 2730, 61060], "yellow");
    assert_eq!(after("0/0/1"), [66, 660, 3960, 28043], "blue");
}

/// One card that asks everybody, a reckoning before it, a new lead after it.
#[test]
fn from_a_mythos_phase_that_asks_everybody() {
    let counts = counts(
        &[
            ("players", 3.into()),
            ("resolve", "mythos tide-of-despair".into()),
            ("gates.stack", ["tokyo", "rome"].into()),
            ("cup", ["zombie"].into()),
            ("mythos.in-play", ["the-wind-walker:2"].into()),
            ("shanghai.monsters", ["cultist"].into()),
            ("p1.spells", ["flesh-ward/2", "instill-bravery/1"].into()),
            ("p1.conditions", ["blessed", "debt"].into()),
            ("p2.assets", ["bandages"].into()),
            ("p2.conditions", ["blessed"].into()),
            ("p2.clues", 1.into()),
            ("p3.spells", ["flesh-ward/1"].into()),
            ("p3.place", "rome".into()),
        ],
        8,
    );
    assert_eq!(counts, [2, 24, 48, 96, 192, 384, 768, 2028]);
}
