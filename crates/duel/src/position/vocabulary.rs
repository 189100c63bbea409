//! All words that a Duel case may use.

use crate::choice::Ability;
use crate::content::Content;
use crate::figures::{Faction, Unit};
use crate::spellbooks::{Book, Condition};
use crate::{Choice, Event};
use kernel::position::Vocabulary;

const FIELDS: &[(&str, &str)] = &[
    ("board", "\"empty\": clears every area; write it before areas"),
    ("start", "area the Windwalker began in (default: the first with its glyph)"),
    ("phase", "setup, action (default), gather-power, first-player or doom"),
    ("turn", "faction whose turn begins (default: the first player)"),
    ("first", "faction that is first player (default: sleeper)"),
    ("round", "number (default 1)"),
    ("wither", "space of the wither marker"),
    ("ritual", "price on the ritual track, or \"end\""),
    ("bag", "[ones, twos, threes] left to draw (default: all that nobody holds)"),
    ("ice-age", "area with the Ice Age token"),
    ("slumbering-gate", "true: a gate and its cultist lie on the Sleeper's sheet"),
    ("serpent-abroad", "true: a Serpent Man lies on the Windwalker's sheet"),
    ("rhan-tegoth-woke", "true: Rhan-Tegoth has been awakened before"),
    ("FACTION.power", "number"),
    ("FACTION.doom", "number"),
    ("FACTION.signs", "list of values held: [1, 3]"),
    ("FACTION.books", "list of open spellbooks, in any slots"),
    ("FACTION.slots.CONDITION", "the spellbook in this very slot"),
    ("FACTION.captives", "list of enemy figures held: [\"acolyte\"]"),
    ("FACTION.hibernating", "true or false"),
    ("AREA.FACTION", "list of figures: [\"acolyte\", \"3 wendigo\"]; replaces what stood there"),
    ("AREA.FACTION.UNIT", "number of such figures there"),
    ("AREA.gate", "none, abandoned, sleeper or windwalker (who must have an acolyte there)"),
    ("AREA.tower", "true or false"),
];

const PATHS: &[(&str, &str)] = &[
    ("turns", "how many turns have begun"),
    ("ending", "none, thirty-doom or end-of-the-world"),
    ("battle.area", "area of the battle under way, or none"),
    ("battle.attacker", "faction, or none"),
    ("battle.dice", "dice due to be rolled now"),
    ("FACTION.sign-count", "number of signs held"),
    ("FACTION.pool-books", "list of spellbooks not yet open"),
    ("FACTION.conditions", "list of conditions whose slot is filled"),
    ("FACTION.pool.UNIT", "number in the pool"),
    ("FACTION.board.UNIT", "number on the board"),
    ("FACTION.gates", "number of gates controlled, a slumbering one included"),
    ("FACTION.strength.AREA", "dice this faction would roll there"),
    ("AREA.kind", "land or ocean"),
    ("AREA.borders", "list of adjacent areas"),
    ("AREA.symbol", "true if it shows the tower symbol"),
    ("AREA.glyph", "faction whose symbol it shows, or none"),
];

const FIGURES: &[(&str, &str)] = &[
    ("forecast-any-kill", "odds of at least one kill"),
    ("forecast-kills", "mean of kills"),
    ("forecast-pains", "mean of pains"),
];

pub(super) fn vocabulary(content: &Content) -> Vocabulary {
    let rows = |rows: &[(&str, &str)]| {
        rows.iter().map(|(name, what)| ((*name).to_owned(), (*what).to_owned())).collect()
    };
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let names = |what: &str, names: Vec<&str>| (what.to_owned(), owned(&names));
    Vocabulary {
        fields: rows(FIELDS),
        paths: rows(PATHS),
        choices: owned(Choice::FORMS),
        drawn: owned(&["sign-1", "sign-2", "sign-3"]),
        events: owned(Event::FORMS),
        figures: rows(FIGURES),
        names: vec![
            names("FACTION", Faction::BOTH.map(Faction::key).into()),
            names("AREA, ZONE", content.zones.iter().map(|zone| zone.id.as_str()).collect()),
            names("UNIT", Unit::ALL.map(Unit::key).into()),
            names("FIGURE", {
                let mut figures: Vec<&str> = Unit::ALL.map(Unit::key).into();
                figures.push("acolyte-on-gate");
                figures
            }),
            names("BOOK", Book::ALL.map(Book::key).into()),
            names("CONDITION", Condition::ALL.map(Condition::key).into()),
            names("ABILITY", Ability::ALL.map(Ability::key).into()),
        ],
    }
}
