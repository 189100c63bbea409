//! The two faction sheets.

use super::looks::{book_rule, book_timing, emblem, meter_icon, unit_icon, unit_rule};
use super::{book_id, slot_id};
use crate::content::Content;
use crate::figures::{Faction, Unit};
use crate::rules::battle::dice;
use crate::rules::doom_phase;
use crate::spellbooks::{Book, Condition};
use crate::state::Duel;
use crate::words::{book_name, condition_name, faction_name, unit_name, unit_text};
use scene::{Card, CardZone, Layout, Mark, Meter, Phrase, Sheet, Slot, Viewer, text};

pub(super) fn sheet(duel: &Duel, content: &Content, who: Faction, viewer: Viewer) -> Sheet {
    let side = duel.side(who);
    let meter = |id: &str, value: i64| {
        let name = Phrase::new(text!("meter-{id}"));
        Meter {
            main: matches!(id, "power" | "doom"),
            ..Meter::of(text!("meter:{}:{id}", who.key()), name, meter_icon(id), value)
        }
    };
    let meters = vec![
        meter("power", i64::from(side.power)),
        meter("doom", i64::from(side.doom)),
        meter("gates", i64::from(duel.gates_of(who))),
        meter("ritual-cost", i64::from(doom_phase::ritual_cost(duel, content, who))),
    ];
    let sleeper = who == Faction::Sleeper;
    let states = [
        ("first-player", who == duel.first),
        ("hibernating", side.hibernating),
        ("slumbering-gate", sleeper && duel.slumbering_gate),
        ("serpent-abroad", sleeper && duel.serpent_abroad),
    ];
    let slots = Condition::of(who)
        .iter()
        .map(|condition| Slot {
            id: slot_id(*condition),
            name: Phrase::new(condition_name(*condition)),
            holds: side.slots[condition.slot()].map(book_card),
        })
        .collect();
    Sheet {
        short: match who {
            Faction::Sleeper => None,
            Faction::Windwalker => Some(Phrase::new("faction-windwalker-short")),
        },
        emblem: Some(emblem(who).into()),
        meters,
        marks: Mark::that_hold("mark", who.seat().0, &states),
        slots,
        cards: vec![
            sign_zone(duel, who, viewer),
            pool_zone(duel, content, who),
            library_zone(duel, who),
            captive_zone(duel, who),
        ],
        ..Sheet::of(who.seat().0, text!("sheet:{}", who.key()), faction_name(who))
    }
}

fn book_card(book: Book) -> Card {
    Card {
        kind: Some(Phrase::new(text!("timing-{}", book_timing(book)))),
        text: Some(Phrase::new(text!("book-{}-text", book.key()))),
        rules: vec![book_rule(book).into()],
        ..Card::one(book_id(book), book_name(book), "spellbook", "secret-book")
    }
}

/// CWD-ELDER-02: the enemy sees how many there are; the owner sees what they are worth.
fn sign_zone(duel: &Duel, who: Faction, viewer: Viewer) -> CardZone {
    let signs = (1i64..).zip(duel.side(who).signs).filter(|(_, count)| *count > 0);
    let cards = signs.map(|(value, count)| Card {
        id: text!("sign:{}:{value}", who.key()),
        name: Phrase::new("card-elder-sign").count("value", value),
        icon: Some("pentacle".into()),
        family: Some("elder-sign".into()),
        secret: true,
        count: u32::from(count),
        values: vec![("value".into(), Some(value))],
        rules: vec!["CWD-ELDER-05".into()],
        ..Card::default()
    });
    let (id, seen) = (text!("signs:{}", who.key()), viewer.is(who.seat().0));
    CardZone {
        icon: Some("pentacle".into()),
        ..CardZone::hand(id, "zone-of-signs", seen, cards.collect())
    }
}

fn pool_zone(duel: &Duel, content: &Content, who: Faction) -> CardZone {
    let pool = &duel.side(who).pool;
    let cards = Unit::of(who).iter().map(|unit| {
        let info = content.unit(*unit);
        let cost = match unit {
            Unit::GnophKeh => Some(i64::from(pool[unit.slot()])),
            _ => info.cost.map(i64::from),
        };
        let id = text!("pool:{}:{}", who.key(), unit.key());
        Card {
            text: Some(Phrase::new(unit_text(*unit))),
            count: u32::from(pool[unit.slot()]),
            of: Some(u32::from(info.count)),
            values: vec![
                ("cost".into(), cost),
                ("combat".into(), Some(i64::from(dice::combat(duel, content, who, *unit)))),
            ],
            rules: vec![unit_rule(who, *unit).into()],
            ..Card::one(id, unit_name(*unit), "figure", unit_icon(*unit))
        }
    });
    let id = text!("pool:{}", who.key());
    CardZone::open(id, "zone-of-pool", Layout::Row, cards.collect())
}

fn library_zone(duel: &Duel, who: Faction) -> CardZone {
    let closed: Vec<Card> = Book::of(who)
        .iter()
        .filter(|book| !duel.has(**book))
        .map(|book| book_card(*book))
        .collect();
    CardZone {
        icon: Some("secret-book".into()),
        ..CardZone::open(text!("books:{}", who.key()), "zone-of-books", Layout::Row, closed)
    }
}

fn captive_zone(duel: &Duel, who: Faction) -> CardZone {
    let captives = &duel.side(who).captives;
    let held = Unit::of(who.other()).iter().filter(|unit| captives[unit.slot()] > 0);
    let id = |unit: Unit| text!("captive:{}:{}", who.key(), unit.key());
    let cards = held.map(|unit| Card {
        text: Some(Phrase::new(unit_text(*unit))),
        count: u32::from(captives[unit.slot()]),
        rules: vec!["CWD-CAPTURE-03".into()],
        ..Card::one(id(*unit), unit_name(*unit), "captive", unit_icon(*unit))
    });
    let id = text!("captives:{}", who.key());
    CardZone {
        icon: Some("imprisoned".into()),
        ..CardZone::open(id, "zone-of-captives", Layout::Row, cards.collect())
    }
}
