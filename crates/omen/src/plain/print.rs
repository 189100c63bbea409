//! Everything that is printed line by line.

use crate::commands::rules::rule_text;
use crate::session::Session;
use crate::{ending, figures, out, told};
use kernel::TableError;
use kernel::registry::AnyTable;
use scene::{LogEntry, Phrase, PromptView, Scene, Viewer};
use std::collections::BTreeMap;
use std::path::Path;
use voice::Voice;

pub fn say_key(session: &Session, key: &'static str) {
    out::line(session.voice().say(&Phrase::new(key)));
}

pub fn unknown_command(session: &Session, what: &str) {
    out::line(session.voice().say(&Phrase::new("table-unknown-command").text("what", what)));
}

/// Prints what has happened since, and returns how far that is.
pub fn news(session: &Session, viewer: Viewer, heard: Option<u64>) -> Option<u64> {
    let inputs = session.table.inputs();
    let heard = heard.map(|heard| heard.min(inputs));
    for entry in session.table.told(viewer, heard) {
        out::line(format_args!("  {}", told::line(&entry, session.voice())));
    }
    Some(inputs)
}

/// The log lines of any of these viewers, each once and as the best-informed viewer sees it.
pub fn told_to_all(table: &dyn AnyTable, viewers: &[Viewer]) -> Vec<LogEntry> {
    let mut told: Vec<Vec<LogEntry>> =
        viewers.iter().map(|viewer| table.told(*viewer, None)).collect();
    let Some(mut best) = told.pop() else { return Vec::new() };
    for other in told {
        if other.len() != best.len() {
            continue;
        }
        for (known, heard) in best.iter_mut().zip(other) {
            if heard.phrase.args.len() > known.phrase.args.len() {
                *known = heard;
            }
        }
    }
    best
}

pub fn refusal(session: &Session, error: &TableError) {
    let voice = session.voice();
    match error {
        TableError::Refused { rule, why } => {
            let phrase =
                Phrase::new("table-refused").text("why", voice.say(why)).text("rule", rule.clone());
            out::line(voice.say(&phrase));
        }
        TableError::BadChoice(bad) => {
            let phrase = Phrase::new("table-unknown-choice").text("what", bad.to_string());
            out::line(voice.say(&phrase));
        }
        TableError::Endless { why } => out::line(voice.say(why)),
        TableError::NoSuchSeat(_) | TableError::Over => out::line(error),
    }
}

/// Refusals, grouped by kind and reason.
pub fn why_not(session: &Session, prompt: &PromptView) {
    let voice = session.voice();
    let mut seen = BTreeMap::new();
    for refusal in &prompt.refusals {
        let why = voice.say(&refusal.why);
        seen.entry((refusal.group.clone(), why, refusal.rule.clone()))
            .or_insert_with(Vec::new)
            .push(voice.say(&refusal.label));
    }
    for ((_, why, rule), labels) in seen {
        out::line(format_args!("  {} — {why} [{rule}]", labels.join("; ")));
    }
}

/// Rules found by words; without words, those behind the current question.
pub fn rules(session: &Session, words: &str, prompt: &PromptView) {
    let language = session.language;
    if words.is_empty() {
        for id in &prompt.rules {
            if let Some((_, rule)) = ledger::find(id) {
                out::line(format_args!("  {}", rule_text(rule, language)));
            }
        }
        return;
    }
    if let Some((_, rule)) = ledger::find(words) {
        out::line(format_args!("  {}", rule_text(rule, language)));
        return;
    }
    match ledger::of(session.table.key()) {
        Ok(ledger) => {
            let hits = ledger.search(words, 8);
            if hits.is_empty() {
                out::line(format_args!("  —"));
            }
            for hit in hits {
                out::line(format_args!("  {}", rule_text(hit.rule, language)));
            }
        }
        Err(error) => out::line(error),
    }
}

pub fn saved_phrase(path: &Path) -> Phrase {
    Phrase::new("table-saved").text("file", path.display().to_string())
}

pub fn saved(session: &Session, path: &Path) {
    out::line(session.voice().say(&saved_phrase(path)));
}

pub fn farewell(session: &Session) {
    let voice = session.voice();
    if let Some(ending) = session.table.scene(session.viewer()).ending {
        out::line(voice.say(&Phrase::new("table-over")));
        out::line(voice.say(&ending.headline));
        for line in ending::lines(&ending, voice) {
            out::line(line);
        }
    } else if let Some(outcome) = session.table.outcome() {
        out::line(voice.say(&Phrase::new("table-over")));
        let winners: Vec<String> = outcome
            .winners
            .iter()
            .filter_map(|seat| session.table.seats().get(usize::from(seat.0)).copied())
            .map(|key| format!("faction-{key}"))
            .collect();
        let line = match winners.as_slice() {
            [] => Phrase::new("table-lost"),
            [one] => Phrase::new("table-winner").name("seat", one.clone()),
            _ => Phrase::new("table-shared"),
        };
        out::line(voice.say(&line));
    }
    if let Some(line) = ending::taken_back(session.table.taken_back(), voice) {
        out::line(line);
    }
    saved(session, session.save_path());
}

pub fn scene(session: &Session) {
    out::put(&scene_text(&session.table.scene(session.viewer()), session.voice()));
}

/// The whole table as text: areas with their contents, then tracks, then sheets.
pub fn scene_text(scene: &Scene, voice: &Voice) -> String {
    let mut text = String::new();
    let step: Vec<String> = scene.step.iter().map(|phrase| voice.say(phrase)).collect();
    text += &format!("[{}]\n", step.join(" · "));
    for board in &scene.boards {
        text += &format!("{}\n", voice.say(&board.name));
        for place in &board.places {
            let mut there: Vec<String> =
                place.marks.iter().map(|mark| mark_text(mark, scene, voice)).collect();
            there.extend(scene.pieces.iter().filter(|piece| piece.place == place.id).map(
                |piece| {
                    let owner = piece.owner.map(|seat| owner_text(seat, scene, voice));
                    let owner = owner.map(|owner| format!(" ({owner})")).unwrap_or_default();
                    let count =
                        if piece.count > 1 { format!("{}× ", piece.count) } else { String::new() };
                    format!("{count}{}{owner}", voice.say(&piece.name))
                },
            ));
            let there = if there.is_empty() { "—".to_owned() } else { there.join(", ") };
            text += &format!("  {}: {there}\n", voice.say(&place.name));
        }
    }
    for track in &scene.tracks {
        let markers: Vec<String> = track
            .markers
            .iter()
            .map(|marker| {
                let space = usize::try_from(marker.at).ok().and_then(|at| track.spaces.get(at));
                let at = match (space, &track.beyond) {
                    (Some(space), _) => space.to_string(),
                    (None, Some(beyond)) => voice.say(beyond),
                    (None, None) => marker.at.to_string(),
                };
                format!("{} {at}", voice.say(&marker.name))
            })
            .collect();
        text += &format!("{}: {}\n", voice.say(&track.name), markers.join(", "));
    }
    for sheet in &scene.sheets {
        text += &sheet_text(sheet, voice);
    }
    for line in dice(scene, voice) {
        text += &format!("{line}\n");
    }
    text
}

/// The dice on the table, one line per roll; each die with what it counts as.
pub fn dice(scene: &Scene, voice: &Voice) -> Vec<String> {
    let dice = voice.say(&Phrase::new("table-dice"));
    let meaning = |roll: &scene::DiceRoll, nth: usize| {
        let term = scene.terms.iter().find(|term| roll.means.get(nth) == Some(&term.id))?;
        Some(format!(" ({})", voice.say(&term.name)))
    };
    let line = |roll: &scene::DiceRoll| {
        let die = |(nth, face)| format!("{face}{}", meaning(roll, nth).unwrap_or_default());
        let faces: Vec<String> = roll.faces.iter().enumerate().map(die).collect();
        format!("{dice}, {}: {}", voice.say(&roll.name), faces.join(", "))
    };
    scene.dice.iter().map(line).collect()
}

fn mark_text(mark: &scene::Mark, scene: &Scene, voice: &Voice) -> String {
    match mark.owner {
        Some(seat) => format!("{} ({})", voice.say(&mark.name), owner_text(seat, scene, voice)),
        None => voice.say(&mark.name),
    }
}

pub fn owner_text(seat: u8, scene: &Scene, voice: &Voice) -> String {
    let sheet = scene.sheets.iter().find(|sheet| sheet.seat == seat);
    sheet.map(|sheet| voice.say(&sheet.name)).unwrap_or_default()
}

fn sheet_text(sheet: &scene::Sheet, voice: &Voice) -> String {
    let meters = sheet.meters.iter().chain(&sheet.skills).chain(&sheet.pocket);
    let meters = meters.map(|meter| figures::meter(meter, voice));
    let marks = sheet.marks.iter().map(|mark| voice.say(&mark.name));
    let meters: Vec<String> = meters.chain(marks).collect();
    let mut text = format!("{}: {}\n", voice.say(&sheet.name), meters.join(", "));
    for slot in &sheet.slots {
        let book = slot.holds.as_ref().map_or("—".to_owned(), |card| voice.say(&card.name));
        text += &format!("  {}: {book}\n", voice.say(&slot.name));
    }
    for zone in sheet.cards.iter().filter(|zone| zone.count > 0) {
        let cards: Vec<String> = zone
            .cards
            .iter()
            .filter(|card| card.count > 0)
            .map(|card| match card.count {
                1 => voice.say(&card.name),
                count => format!("{count}× {}", voice.say(&card.name)),
            })
            .collect();
        let cards = if cards.is_empty() { zone.count.to_string() } else { cards.join(", ") };
        text += &format!("  {}: {cards}\n", voice.say(&zone.name));
    }
    text
}
