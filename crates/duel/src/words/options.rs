//! What stands around an answer's label: its short name, what it leads to, what it means.

use super::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::battle::dice;
use crate::rules::{ice, turn};
use crate::scene::{mark_icon, piece_id, place_id, unit_icon};
use crate::spellbooks::Condition;
use crate::state::{Duel, Frame};
use crate::{Choice, rules};
use ::scene::{Phrase, Text, text};
use kernel::OptionLook;

pub fn look(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> OptionLook {
    let notes = notes(duel, content, who, choice);
    let mut details = notes;
    let note = if details.is_empty() { None } else { Some(details.remove(0)) };
    if let Choice::Open(book) | Choice::Take(book) = choice {
        details.push(Phrase::new(text!("book-{}-text", book.key())));
    }
    OptionLook {
        short: short(content, choice),
        note,
        details,
        icon: icon(choice).map(Into::into),
        meets: meets(duel, content, who, choice),
        route: match choice {
            Choice::Move(_, from, to) => vec![place_id(content, from), place_id(content, to)],
            _ => Vec::new(),
        },
        finish: is_finish(duel, choice),
        coin: Some("power"),
        ..OptionLook::default()
    }
}

/// What the key 0 does. Passing ends a turn that nothing else can end yet.
fn is_finish(duel: &Duel, choice: Choice) -> bool {
    match choice {
        Choice::EndTurn | Choice::Done | Choice::Keep | Choice::Decline(_) => true,
        Choice::Pass => matches!(duel.top(), Frame::Turn(turn) if !turn::has_acted(&turn)),
        _ => false,
    }
}

/// The label where the group has said what is done.
fn short(content: &Content, choice: Choice) -> Option<Phrase> {
    Some(match choice {
        Choice::Summon(unit, zone) | Choice::Awaken(unit, zone) => Phrase::new("short-unit-in")
            .name("unit", unit_name(unit))
            .name("zone", zone_name(content, zone)),
        Choice::Move(unit, from, to) => Phrase::new("short-move")
            .name("unit", unit_name(unit))
            .name("from", zone_name(content, from))
            .name("to", zone_name(content, to)),
        Choice::Flee(figure, zone) | Choice::Retreat(figure, zone) => {
            Phrase::new("short-figure-into")
                .name("figure", figure_name(figure))
                .name("zone", zone_name(content, zone))
        }
        Choice::Kill(figure)
        | Choice::Eliminate(figure)
        | Choice::Pain(figure)
        | Choice::Lose(figure)
        | Choice::Give(figure) => Phrase::new(figure_name(figure)),
        Choice::Place(unit) => Phrase::new(unit_name(unit)),
        Choice::Open(book) | Choice::Take(book) => Phrase::new(book_name(book)),
        Choice::Fulfil(condition) => Phrase::new(condition_name(condition)),
        Choice::First(faction) => Phrase::new(faction_name(faction)),
        other => Phrase::new(zone_name(content, other.zone()?)),
    })
}

/// An icon where options of one group differ by it, or stand alone; a group has its own.
fn icon(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Summon(unit, _)
        | Choice::Awaken(unit, _)
        | Choice::Move(unit, ..)
        | Choice::Place(unit) => Some(unit_icon(unit)),
        Choice::Flee(figure, _)
        | Choice::Retreat(figure, _)
        | Choice::Kill(figure)
        | Choice::Eliminate(figure)
        | Choice::Pain(figure)
        | Choice::Lose(figure)
        | Choice::Give(figure) => Some(unit_icon(figure.unit)),
        Choice::Open(_) | Choice::Take(_) => Some("secret-book"),
        Choice::Reveal(_) | Choice::GrantSign | Choice::Ritual => Some("pentacle"),
        _ => None,
    }
}

pub fn group_icon(group: &str) -> Option<&'static str> {
    match group {
        "battle" => Some("crossed-sabres"),
        "create-gate" | "control" | "abandon" | "store-gate" | "return-gate" => {
            mark_icon("gate-held")
        }
        "ice-age" => mark_icon("ice-age"),
        "recruit" => Some(unit_icon(Unit::Acolyte)),
        "ancient-sorcery" | "return-serpent" => Some(unit_icon(Unit::SerpentMan)),
        "capture" => Some("imprisoned"),
        "fulfil" | "take" => Some("secret-book"),
        "reveal" => Some("pentacle"),
        _ => None,
    }
}

/// Enemy figures a battle would be fought with.
fn meets(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<Text> {
    let Choice::Battle(zone) = choice else { return Vec::new() };
    let enemy = who.other();
    let beside = Unit::of(enemy).iter().map(|unit| Figure::beside(*unit));
    beside
        .chain([Figure::ON_GATE])
        .filter(|figure| duel.zone(zone).figures(enemy, *figure) > 0)
        .map(|figure| piece_id(content, zone, enemy, figure))
        .collect()
}

/// What else is worth knowing, the weightiest first.
fn notes(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<Phrase> {
    let mut notes = Vec::new();
    let mut say = |phrase: Phrase| notes.push(phrase);
    match choice {
        Choice::Awaken(unit, _) if opens_book(duel, awakening(unit)) => {
            say(Phrase::new("note-opens-book"));
        }
        Choice::CreateGate(zone) if opposite(duel, content, who, zone) => {
            say(Phrase::new("note-opens-book"));
        }
        Choice::Ritual => {
            if usize::from(duel.ritual) + 1 >= content.ritual.len() && duel.ending.is_none() {
                say(Phrase::new("note-end-of-the-world"));
            }
            if who == Faction::Sleeper && opens_book(duel, Condition::Ritual) {
                say(Phrase::new("note-opens-book"));
            }
        }
        Choice::Battle(zone) => six_dice(duel, content, who, zone).into_iter().for_each(&mut say),
        Choice::Kill(figure) | Choice::Eliminate(figure) | Choice::Lose(figure) => {
            say(Phrase::new("note-worth").count("doom", content.unit(figure.unit).worth));
        }
        Choice::Reveal(value) => {
            let doom = duel.side(who).doom + u16::from(value);
            if doom >= content.last_doom && duel.ending.is_none() {
                say(Phrase::new("note-last-doom").count("last", content.last_doom));
            }
        }
        Choice::Hibernate => {
            let gained = rules::unique::hibernation_gain(duel, who);
            say(Phrase::new("note-hibernate").count("gained", gained));
        }
        _ => {}
    }
    if pays_for_ice(duel, who, choice) {
        notes.push(Phrase::new("note-ice"));
    }
    notes
}

const fn awakening(unit: Unit) -> Condition {
    match unit {
        Unit::Tsathoggua => Condition::AwakenTsathoggua,
        Unit::Ithaqua => Condition::AwakenIthaqua,
        _ => Condition::AwakenRhanTegoth,
    }
}

/// CWD-WINDWALKER-22: a gate in the second area with the Windwalker's symbol.
fn opposite(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> bool {
    who == Faction::Windwalker
        && opens_book(duel, Condition::OppositeGate)
        && content.zone(zone).glyph == Some(who)
        && duel.windwalker_start != Some(zone)
}

fn opens_book(duel: &Duel, condition: Condition) -> bool {
    rules::spellbooks::is_empty(duel, condition)
}

/// CWD-SLEEPER-14: whether this battle is large enough for a spellbook, or how much is missing.
fn six_dice(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> Option<Phrase> {
    if who != Faction::Sleeper || !opens_book(duel, Condition::SixDice) {
        return None;
    }
    let dice = dice::strength(duel, content, who, zone);
    Some(match 6_u16.saturating_sub(dice) {
        0 => Phrase::new("note-opens-book"),
        missing => Phrase::new("note-six-dice").count("missing", missing),
    })
}

/// CWD-WINDWALKER-28: whether the price has the ice in it.
fn pays_for_ice(duel: &Duel, who: Faction, choice: Choice) -> bool {
    let zone = match choice {
        Choice::Move(..) if duel.moving.ice_paid => return false,
        Choice::Recruit(zone)
        | Choice::Summon(_, zone)
        | Choice::Awaken(_, zone)
        | Choice::CreateGate(zone)
        | Choice::Move(_, _, zone)
        | Choice::Battle(zone)
        | Choice::Capture(zone)
        | Choice::ReturnGate(zone) => zone,
        Choice::CaptureMonster => match duel.find(who, Unit::Tsathoggua) {
            Some(zone) => zone,
            None => return false,
        },
        _ => return false,
    };
    ice(duel, who, zone) > 0
}
