//! `omen replay`

use crate::cli::{Replay, ReplayPrint};
use crate::files;
use crate::out;
use crate::packs;
use crate::plain;
use crate::session::voice;
use crate::told;
use crate::trouble::{Done, Trouble};
use kernel::keying::{GivenShare, Keying};
use kernel::log::Input;
use kernel::registry::AnyTable;
use scene::Viewer;
use voice::Language;

pub fn run(replay: &Replay) -> Done {
    packs::shelve_all(&replay.packs.packs)?;
    let (file, entry) = files::read_log(&replay.file)?;
    let inputs = file.entries.len() as u64;
    if let Some(to) = replay.to.filter(|to| *to > inputs) {
        return Err(Trouble::input(format!("--to {to}: the log only has {inputs} inputs")));
    }
    let table = entry
        .title()
        .replay(&file, replay.to)
        .map_err(|error| Trouble::answer_is_no(format!("{}: {error}", replay.file.display())))?;
    let viewers = viewers(&*table, replay.viewer.as_deref())?;
    let language = replay.lang.unwrap_or_else(Language::from_environment);
    let voice = voice(entry, &file.header.setup, language)?;
    let text = match replay.print {
        ReplayPrint::Transcript => transcript(&*table),
        ReplayPrint::Log => {
            let told = plain::told_to_all(&*table, &viewers);
            told.iter()
                .map(|entry| format!("{:>5}  {}\n", entry.seq, told::line(entry, &voice)))
                .collect()
        }
        ReplayPrint::Scene => plain::scene_text(&table.scene(viewers[0]), &voice),
        ReplayPrint::Json => {
            serde_json::to_string_pretty(&table.scene(viewers[0]))
                .map_err(|error| Trouble::input(error.to_string()))?
                + "\n"
        }
    };
    out::put(&text);
    Ok(())
}

/// What happened, line by line, with the keyings in place.
fn transcript(table: &dyn AnyTable) -> String {
    let mut lines = table.transcript();
    lines.extend(table.entries_after(0).iter().filter_map(|entry| match &entry.input {
        Input::Keyed { keyed } => Some((entry.n, keying_line(keyed))),
        Input::Choice { .. } | Input::Dice { .. } | Input::Drawn { .. } => None,
    }));
    // The results of one input stay in order.
    lines.sort_by_key(|(n, _)| *n);
    lines.iter().map(|(n, line)| format!("{n:>5}  {line}\n")).collect()
}

fn keying_line(keying: &Keying) -> String {
    let gave = |given: &GivenShare| match given.without {
        None => given.seat.clone(),
        Some(without) => format!("{} ({})", given.seat, kebab(without)),
    };
    let shares: Vec<String> = keying.shares.iter().map(gave).collect();
    let mut line = format!("keyed {} {} with {}", keying.nth, kebab(keying.why), shares.join(", "));
    if let Some(cut) = &keying.cut {
        line += &format!(
            ": {} undid inputs {} to {}, {} of them chance",
            cut.player,
            cut.to + 1,
            cut.from,
            cut.chances
        );
    }
    line
}

/// A word as the log spells it.
fn kebab(word: impl serde::Serialize) -> String {
    serde_json::to_value(word)
        .ok()
        .and_then(|it| it.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// Whose view to show: one seat's, the public's, or that of all seats together.
fn viewers(table: &dyn AnyTable, name: Option<&str>) -> Result<Vec<Viewer>, Trouble> {
    let seats = table.seats();
    match name {
        None => Ok((0..seats.len() as u8).map(Viewer::Seat).collect()),
        Some("public") => Ok(vec![Viewer::Public]),
        Some(name) => {
            let at = seats.iter().position(|seat| *seat == name).ok_or_else(|| {
                Trouble::input(format!(
                    "there is no seat \"{name}\"; write {} or public",
                    seats.join(", ")
                ))
            })?;
            Ok(vec![Viewer::Seat(at as u8)])
        }
    }
}
