//! What was said.

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
            wrong(format!("\"{line}\": expected to be said {times}×, was said {count}×"))
        }
        _ => wrong(format!("\"{line}\" was not said; {}", list(lines, line))),
    }
}

pub fn unsaid<G: Positioned>(play: &mut Play<'_, G>, line: &str) -> Result<(), Miss> {
    match count(play.lines(), line) {
        0 => Ok(()),
        count => wrong(format!("\"{line}\" was said {count}×, expected not to be")),
    }
}

fn count(lines: &[String], line: &str) -> usize {
    lines.iter().filter(|said| *said == line).count()
}

/// What was said instead: the last of it, if it was much, and what comes nearest.
fn list(lines: &[String], line: &str) -> String {
    let mut text = match lines.len() {
        0 => return "nothing was".to_owned(),
        1 => "1 event was:".to_owned(),
        all if all > SHOWN => {
            let near = nearest(line, lines.iter().map(String::as_str));
            let near = near.map(|near| format!("nearest \"{near}\", ")).unwrap_or_default();
            format!("{all} events were, {near}the last {SHOWN}:")
        }
        all => format!("{all} events were:"),
    };
    for said in lines.iter().skip(lines.len().saturating_sub(SHOWN)) {
        text.push_str("\n  ");
        text.push_str(said);
    }
    text
}

/// Whether these lines were said in this order, other lines between them or not.
pub fn order<G: Positioned>(play: &mut Play<'_, G>, order: &[&str]) -> Result<(), Miss> {
    let lines = play.lines();
    let mut rest = lines.iter();
    for line in order {
        if !rest.any(|said| said == line) {
            let known = count(lines, line) > 0;
            let what = if known { "was said too early" } else { "was not said" };
            return wrong(format!("\"{line}\" {what}; {}", list(lines, line)));
        }
    }
    Ok(())
}
