//! Events that happened.

use super::{Miss, wrong};
use crate::nearest::nearest;
use crate::play::Play;
use kernel::position::Positioned;

/// How many events a failure shows.
const SHOWN: usize = 30;

pub fn said<G: Positioned>(
    play: &mut Play<'_, G>,
    line: &str,
    times: Option<usize>,
) -> Result<(), Miss> {
    let lines = play.lines();
    let count = count(lines, line);
    match times {
        None if count > 0 => Ok(()),
        Some(times) if count == times => Ok(()),
        Some(times) if count > 0 => {
            wrong(format!("\"{line}\": expected {times}×, happened {count}×"))
        }
        _ => wrong(format!("\"{line}\" did not happen; {}", list(lines, line))),
    }
}

pub fn unsaid<G: Positioned>(play: &mut Play<'_, G>, line: &str) -> Result<(), Miss> {
    match count(play.lines(), line) {
        0 => Ok(()),
        count => wrong(format!("\"{line}\" happened {count}×, expected not to")),
    }
}

fn count(lines: &[String], line: &str) -> usize {
    lines.iter().filter(|said| *said == line).count()
}

/// What happened instead: the last events, if there were many, and the nearest match.
fn list(lines: &[String], line: &str) -> String {
    let mut text = match lines.len() {
        0 => return "there were no events".to_owned(),
        1 => "there was 1 event:".to_owned(),
        all if all > SHOWN => {
            let near = nearest(line, lines.iter().map(String::as_str));
            let near = near.map(|near| format!("nearest \"{near}\", ")).unwrap_or_default();
            format!("there were {all} events, {near}the last {SHOWN}:")
        }
        all => format!("there were {all} events:"),
    };
    for said in lines.iter().skip(lines.len().saturating_sub(SHOWN)) {
        text.push_str("\n  ");
        text.push_str(said);
    }
    text
}

/// Whether these events happened in this order, with or without others in between.
pub fn order<G: Positioned>(play: &mut Play<'_, G>, order: &[&str]) -> Result<(), Miss> {
    let lines = play.lines();
    let mut rest = lines.iter();
    for line in order {
        if !rest.any(|said| said == line) {
            let known = count(lines, line) > 0;
            let what = if known { "happened too early" } else { "did not happen" };
            return wrong(format!("\"{line}\" {what}; {}", list(lines, line)));
        }
    }
    Ok(())
}
