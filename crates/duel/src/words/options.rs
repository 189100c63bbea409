//! What accompanies an answer's label: its short name, what it leads to, what it means.

use super::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::battle::dice;
use crate::rules::{ice, turn};
use crate::scene::{mark_icon, piece_id, place_id, unit_icon};
use crate::spellbooks::Condition;
use crate::state::{Duel, Frame};
use crate::{Action, Choice, rules};
use ::scene::{Phrase, Text, text};
use kernel::OptionLook;

pub(super) fn look(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> OptionLook {
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
        route: route(content, choice),
        finish: is_finish(duel, choice),
        coin: Some("power"),
        ..OptionLook::default()
    }
}

fn route(content: &Content, choice: Choice) -> Vec<Text> {
    let Choice::Act(Action::Move(_, from, to)) = choice else { return Vec::new() };
    vec![place_id(content, from), place_id(content, to)]
}

/// What the key 0 does. Passing is the way to end a turn that cannot end otherwise yet.
fn is_finish(duel: &Duel, choice: Choice) -> bool {
    if choice == Choice::Act(Action::Pass) {
        return matches!(duel.top(), Frame::Turn(turn) if !turn::has_acted(&turn));
    }
    matches!(choice, Choice::EndTurn | Choice::Done | Choice::Keep | Choice::Decline(_))
}

/// The label inside a group, whose name already says what is done.
fn short(content: &Content, choice: Choice) -> Option<Phrase> {
    let named = |zone: ZoneId| zone_name(content, zone);
    if let Choice::Act(Action::Summon(unit, zone) | Action::Awaken(unit, zone)) = choice {
        let say = Phrase::new("short-unit-in").name("unit", unit_name(unit));
        return Some(say.name("zone", named(zone)));
    }
    if let Choice::Act(Action::Move(unit, from, to)) = choice {
        let say = Phrase::new("short-move").name("unit", unit_name(unit));
        return Some(say.name("from", named(from)).name("to", named(to)));
    }
    if let Choice::Act(Action::Fulfil(condition)) = choice {
        return Some(Phrase::new(condition_name(condition)));
    }
    if let Some(figure) = choice.figure() {
        return Some(match choice.zone() {
            Some(zone) => Phrase::new("short-figure-into")
                .name("figure", figure_name(figure))
                .name("zone", named(zone)),
            None => Phrase::new(figure_name(figure)),
        });
    }
    if let Choice::Place(unit) = choice {
        return Some(Phrase::new(unit_name(unit)));
    }
    if let Choice::Open(book) | Choice::Take(book) = choice {
        return Some(Phrase::new(book_name(book)));
    }
    if let Choice::First(faction) = choice {
        return Some(Phrase::new(faction_name(faction)));
    }
    choice.zone().map(|zone| Phrase::new(named(zone)))
}

/// An icon if the options of a group differ by it, or for an option without a group; a group has
/// its own.
fn icon(choice: Choice) -> Option<&'static str> {
    let unit = if let Choice::Act(action) = choice {
        action.unit()
    } else if let Choice::Place(unit) = choice {
        Some(unit)
    } else {
        choice.figure().map(|figure| figure.unit)
    };
    if let Some(unit) = unit {
        Some(unit_icon(unit))
    } else if matches!(choice, Choice::Open(_) | Choice::Take(_)) {
        Some("secret-book")
    } else if matches!(choice, Choice::Reveal(_) | Choice::GrantSign | Choice::Ritual) {
        Some("pentacle")
    } else {
        None
    }
}

pub(super) fn group_icon(group: &str) -> Option<&'static str> {
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

/// The enemy figures in the battle.
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

/// What else is worth knowing, the most important first.
fn notes(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<Phrase> {
    let mut notes = own_notes(duel, content, who, choice);
    if pays_for_ice(duel, who, choice) {
        notes.push(Phrase::new("note-ice"));
    }
    notes
}

fn own_notes(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<Phrase> {
    if let Choice::Act(action) = choice {
        return action_note(duel, content, who, action).into_iter().collect();
    }
    if let Choice::Battle(zone) = choice {
        return six_dice(duel, content, who, zone).into_iter().collect();
    }
    if let Choice::Kill(figure) | Choice::Eliminate(figure) | Choice::Lose(figure) = choice {
        let doom = content.unit(figure.unit).worth;
        return vec![Phrase::new("note-worth").count("doom", doom)];
    }
    if let Choice::Reveal(value) = choice {
        let doom = duel.side(who).doom + u16::from(value);
        let ends = doom >= content.last_doom && duel.ending.is_none();
        let note = || Phrase::new("note-last-doom").count("last", content.last_doom);
        return ends.then(note).into_iter().collect();
    }
    if choice == Choice::Ritual {
        let last = usize::from(duel.ritual) + 1 >= content.ritual.len() && duel.ending.is_none();
        let book = who == Faction::Sleeper && opens_book(duel, Condition::Ritual);
        let notes = [(last, "note-end-of-the-world"), (book, "note-opens-book")];
        return notes.into_iter().filter(|(is, _)| *is).map(|(_, key)| Phrase::new(key)).collect();
    }
    Vec::new()
}

fn action_note(duel: &Duel, content: &Content, who: Faction, action: Action) -> Option<Phrase> {
    if action == Action::Hibernate {
        let gained = rules::unique::hibernation_gain(duel, who);
        return Some(Phrase::new("note-hibernate").count("gained", gained));
    }
    let opens = if let Action::Awaken(unit, _) = action {
        Condition::of_awakening(unit).is_some_and(|condition| opens_book(duel, condition))
    } else if let Action::CreateGate(zone) = action {
        opposite(duel, content, who, zone)
    } else {
        false
    };
    opens.then(|| Phrase::new("note-opens-book"))
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

/// CWD-SLEEPER-14: whether this battle has enough dice for the spellbook, or how many are missing.
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

/// CWD-WINDWALKER-28: whether the price includes the Ice Age surcharge.
fn pays_for_ice(duel: &Duel, who: Faction, choice: Choice) -> bool {
    let zone = if let Choice::Battle(zone) = choice {
        Some(zone)
    } else if let Choice::Act(action) = choice {
        let paid = duel.moving.ice_paid && matches!(action, Action::Move(..));
        rules::actions::ends_in(duel, who, action).filter(|_| !paid)
    } else {
        None
    };
    zone.is_some_and(|zone| ice(duel, who, zone) > 0)
}
