//! Reading a position: the value at a path.

use crate::content::{Content, ZoneId};
use crate::event::{ending_key, phase_key};
use crate::figures::{Army, Faction, Unit};
use crate::rules::battle::dice;
use crate::rules::play;
use crate::spellbooks::{Book, Condition};
use crate::state::{Duel, Gate};
use kernel::position::made::{list, number, word};
use kernel::position::{BadField, Field, nearest};

const FIELDS: [&str; 17] = [
    "round",
    "phase",
    "turn",
    "first",
    "wither",
    "ritual",
    "ending",
    "bag",
    "ice-age",
    "start",
    "slumbering-gate",
    "serpent-abroad",
    "rhan-tegoth-woke",
    "turns",
    "battle",
    "sleeper",
    "windwalker",
];

pub(super) fn get(duel: &Duel, content: &Content, path: &[&str]) -> Result<Field, BadField> {
    Ok(match path {
        ["round"] => number(duel.round),
        ["turns"] => number(duel.turns),
        ["phase"] => word(phase_key(duel.phase)),
        ["turn"] => word(play::asked(duel).map_or("nobody", Faction::key)),
        ["first"] => word(duel.first.key()),
        ["wither"] => number(duel.wither),
        ["ritual"] => match content.ritual.get(usize::from(duel.ritual)) {
            Some(price) => number(*price),
            None => word("end"),
        },
        ["ending"] => word(duel.ending.map_or("none", ending_key)),
        ["bag"] => Field::List(duel.bag.counts().iter().map(|n| number(*n)).collect()),
        ["ice-age"] => area_or_none(content, duel.ice_age),
        ["start"] => area_or_none(content, duel.windwalker_start),
        ["slumbering-gate"] => Field::Flag(duel.slumbering_gate),
        ["serpent-abroad"] => Field::Flag(duel.serpent_abroad),
        ["rhan-tegoth-woke"] => Field::Flag(duel.rhan_tegoth_woke),
        ["battle", field] => battle(duel, content, field)?,
        [first, rest @ ..] => {
            if let Some(who) = Faction::named(first) {
                side(duel, content, who, rest)?
            } else if let Some(zone) = content.zone_named(first) {
                area(duel, content, zone, rest)?
            } else {
                let areas = content.zones.iter().map(|zone| zone.id.as_str());
                return Err(unknown(
                    first,
                    &FIELDS,
                    nearest(first, FIELDS.into_iter().chain(areas)),
                ));
            }
        }
        [] => return Err(BadField::key("a path needs a name", None)),
    })
}

fn side(duel: &Duel, content: &Content, who: Faction, path: &[&str]) -> Result<Field, BadField> {
    const FIELDS: [&str; 13] = [
        "power",
        "doom",
        "signs",
        "sign-count",
        "books",
        "pool-books",
        "slots.CONDITION",
        "conditions",
        "captives",
        "hibernating",
        "pool.UNIT",
        "board.UNIT",
        "gates",
    ];
    let side = duel.side(who);
    Ok(match path {
        ["power"] => number(side.power),
        ["doom"] => number(side.doom),
        ["signs"] => {
            let values = (1..=3u16).flat_map(|value| {
                std::iter::repeat_n(number(value), usize::from(side.signs[usize::from(value) - 1]))
            });
            Field::List(values.collect())
        }
        ["sign-count"] => number(side.signs.iter().sum::<u8>()),
        ["books"] => {
            let of = Book::of(who).iter().filter(|book| duel.has(**book));
            list(of.map(|book| book.key()))
        }
        ["pool-books"] => {
            let of = Book::of(who).iter().filter(|book| !duel.has(**book));
            list(of.map(|book| book.key()))
        }
        ["slots", condition] => {
            let condition = Condition::named(condition)
                .filter(|condition| condition.owner() == who)
                .ok_or_else(|| {
                    let names = Condition::of(who).iter().map(|condition| condition.key());
                    let what = format!("{} has no condition \"{condition}\"", who.key());
                    BadField::key(what, nearest(condition, names))
                })?;
            word(side.slots[condition.slot()].map_or("empty", Book::key))
        }
        ["conditions"] => {
            let filled = |condition: &&Condition| side.slots[condition.slot()].is_some();
            list(Condition::of(who).iter().filter(filled).map(|condition| condition.key()))
        }
        ["captives"] => army(who.other(), &side.captives),
        ["hibernating"] => Field::Flag(side.hibernating),
        ["pool", unit] => number(side.pool[unit_of(who, unit)?.slot()]),
        ["board", unit] => number(duel.on_board(who, unit_of(who, unit)?)),
        ["gates"] => number(duel.gates_of(who)),
        ["strength", zone] => {
            let zone = content
                .zone_named(zone)
                .ok_or_else(|| BadField::key(format!("there is no area \"{zone}\""), None))?;
            number(dice::strength(duel, content, who, zone))
        }
        _ => {
            let given = path.first().copied().unwrap_or_default();
            return Err(unknown(given, &FIELDS, nearest(given, FIELDS)));
        }
    })
}

fn area(duel: &Duel, content: &Content, zone: ZoneId, path: &[&str]) -> Result<Field, BadField> {
    const FIELDS: [&str; 8] =
        ["sleeper", "windwalker", "gate", "tower", "kind", "borders", "symbol", "glyph"];
    let area = duel.zone(zone);
    let info = content.zone(zone);
    Ok(match path {
        ["gate"] => word(match area.gate {
            Gate::None => "none",
            Gate::Abandoned => "abandoned",
            Gate::Held(who) => who.key(),
        }),
        ["tower"] => Field::Flag(area.tower),
        ["kind"] => word(if info.ocean { "ocean" } else { "land" }),
        ["symbol"] => Field::Flag(info.tower),
        ["glyph"] => word(info.glyph.map_or("none", Faction::key)),
        ["borders"] => {
            Field::List(info.borders.iter().map(|zone| word(&content.zone(zone).id)).collect())
        }
        [who] if Faction::named(who).is_some() => {
            let who = Faction::named(who).unwrap_or(Faction::Sleeper);
            army(who, area.army(who))
        }
        [who, unit] if Faction::named(who).is_some() => {
            let who = Faction::named(who).unwrap_or(Faction::Sleeper);
            number(area.count(who, unit_of(who, unit)?))
        }
        _ => {
            let given = path.first().copied().unwrap_or_default();
            return Err(unknown(given, &FIELDS, nearest(given, FIELDS)));
        }
    })
}

fn battle(duel: &Duel, content: &Content, field: &str) -> Result<Field, BadField> {
    const FIELDS: [&str; 3] = ["area", "attacker", "dice"];
    let battle = duel.battle();
    Ok(match field {
        "area" => area_or_none(content, battle.map(|battle| battle.zone)),
        "attacker" => word(battle.map_or("none", |battle| battle.attacker.key())),
        "dice" => number(battle.map_or(0, |battle| battle.dice)),
        _ => return Err(unknown(field, &FIELDS, nearest(field, FIELDS))),
    })
}

/// Figures as a list of names, one entry for each figure.
fn army(who: Faction, army: &Army) -> Field {
    let figures = Unit::of(who)
        .iter()
        .flat_map(|unit| std::iter::repeat_n(word(unit.key()), usize::from(army[unit.slot()])));
    Field::List(figures.collect())
}

fn unit_of(who: Faction, name: &str) -> Result<Unit, BadField> {
    Unit::named(name).filter(|unit| unit.belongs_to(who)).ok_or_else(|| {
        let names = Unit::of(who).iter().map(|unit| unit.key());
        BadField::key(format!("{} has no figure \"{name}\"", who.key()), nearest(name, names))
    })
}

fn area_or_none(content: &Content, zone: Option<ZoneId>) -> Field {
    word(zone.map_or("none", |zone| content.zone(zone).id.as_str()))
}

fn unknown(given: &str, fields: &[&str], near: Option<String>) -> BadField {
    BadField::key(format!("there is no value at \"{given}\": {}", fields.join(", ")), near)
}
