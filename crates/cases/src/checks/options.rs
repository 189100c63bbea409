//! What is offered, absent, refused, or a right.

use super::{Miss, figures, moment, wrong};
use crate::claims::Deed;
use crate::nearest::closest;
use crate::play::Play;
use crate::words::why;
use kernel::position::Positioned;
use kernel::{Seat, Waiting};

/// How many options a failure shows.
const SHOWN: usize = 5;

pub fn offered<G: Positioned>(
    play: &mut Play<'_, G>,
    deed: &Deed<'_, G::Choice>,
) -> Result<(), Miss> {
    let text = deed.text;
    let Some(seat) = asked(play, deed.seat) else {
        return wrong(format!("\"{text}\" is not offered{}; {}", to(play, deed), moment(play)));
    };
    if !play.options().contains(&deed.choice) {
        let who = play.game.seat_key(seat);
        let list = options_near(play, text);
        let refusal = refusal(play, seat, deed.choice);
        return wrong(format!("\"{text}\" is not offered to {who}; {list}{refusal}"));
    }
    granted(play, deed)?;
    figures::shown(play, seat, deed)
}

pub fn absent<G: Positioned>(
    play: &mut Play<'_, G>,
    deed: &Deed<'_, G::Choice>,
) -> Result<(), Miss> {
    let Some(seat) = asked(play, deed.seat) else { return Ok(()) };
    if !play.options().contains(&deed.choice) {
        return Ok(());
    }
    let who = play.game.seat_key(seat);
    wrong(format!("\"{}\" is offered to {who}, but should be absent", deed.text))
}

pub fn refused<G: Positioned>(
    play: &mut Play<'_, G>,
    deed: &Deed<'_, G::Choice>,
) -> Result<(), Miss> {
    let text = deed.text;
    let Some(seat) = deed.seat.or_else(|| lead(play)) else {
        return wrong(format!("\"{text}\" needs a seat to be refused to; {}", moment(play)));
    };
    let who = play.game.seat_key(seat);
    let expected = deed.by.map(|rule| format!(" by {rule}")).unwrap_or_default();
    match play.game.may(play.content, seat, deed.choice) {
        Ok(()) => wrong(format!("{who} may choose \"{text}\", but it should be refused{expected}")),
        Err(refusal) if deed.by.is_some_and(|rule| rule != refusal.rule.0) => {
            let why = why(&play.game, play.content, refusal);
            wrong(format!("\"{text}\": expected to be refused{expected}, is {why}"))
        }
        Err(_) => Ok(()),
    }
}

pub fn right<G: Positioned>(
    play: &mut Play<'_, G>,
    deed: &Deed<'_, G::Choice>,
) -> Result<(), Miss> {
    let Some(seat) = deed.seat else { return Ok(()) };
    if play.rights(seat).contains(&deed.choice) {
        granted(play, deed)?;
        return figures::shown(play, seat, deed);
    }
    let who = play.game.seat_key(seat);
    let rights = written::<G>(play.content, play.rights(seat));
    let list = list(deed.text, &rights, "rights");
    let refusal = refusal(play, seat, deed.choice);
    wrong(format!("{who} does not have the right \"{}\" now; {list}{refusal}", deed.text))
}

pub fn no_right<G: Positioned>(
    play: &mut Play<'_, G>,
    deed: &Deed<'_, G::Choice>,
) -> Result<(), Miss> {
    let Some(seat) = deed.seat else { return Ok(()) };
    if !play.rights(seat).contains(&deed.choice) {
        return Ok(());
    }
    let who = play.game.seat_key(seat);
    wrong(format!("{who} has the right \"{}\", but should not", deed.text))
}

/// Whether the rule said to grant the choice is among those that do.
fn granted<G: Positioned>(play: &Play<'_, G>, deed: &Deed<'_, G::Choice>) -> Result<(), Miss> {
    let Some(by) = deed.by else { return Ok(()) };
    let rules = play.game.grants(deed.choice);
    if rules.iter().any(|rule| rule.0 == by) {
        return Ok(());
    }
    let rules: Vec<&str> = rules.iter().map(|rule| rule.0).collect();
    let rules = if rules.is_empty() { "no rule".to_owned() } else { rules.join(", ") };
    wrong(format!("\"{}\": expected to be granted by {by}, but is granted by {rules}", deed.text))
}

/// The seat that is asked: the one named if it is among them, the lead if none is named.
fn asked<G: Positioned>(play: &Play<'_, G>, named: Option<Seat>) -> Option<Seat> {
    match play.game.waiting() {
        Waiting::Choice(asked) => {
            let seat = named.unwrap_or(asked.lead);
            asked.seats.contains(seat).then_some(seat)
        }
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

fn lead<G: Positioned>(play: &Play<'_, G>) -> Option<Seat> {
    asked(play, None)
}

fn to<G: Positioned>(play: &Play<'_, G>, deed: &Deed<'_, G::Choice>) -> String {
    deed.seat.map(|seat| format!(" to {}", play.game.seat_key(seat))).unwrap_or_default()
}

fn written<G: Positioned>(content: &G::Content, choices: &[G::Choice]) -> Vec<String> {
    choices.iter().map(|choice| G::write(content, *choice)).collect()
}

/// The open options nearest to this text.
pub fn options_near<G: Positioned>(play: &mut Play<'_, G>, text: &str) -> String {
    let options = written::<G>(play.content, play.options());
    list(text, &options, "options")
}

/// The nearest of a list to what was expected, and how many there are.
fn list(text: &str, options: &[String], what: &str) -> String {
    if options.is_empty() {
        return format!("there are no {what}");
    }
    let near = closest(text, options, SHOWN).join("\", \"");
    match options.len() {
        few if few <= SHOWN => format!("{few} {what}: \"{near}\""),
        many => format!("nearest of {many} {what}: \"{near}\""),
    }
}

/// Why the engine refuses, on a separate line.
fn refusal<G: Positioned>(play: &Play<'_, G>, seat: Seat, choice: G::Choice) -> String {
    match play.game.may(play.content, seat, choice) {
        Ok(()) => String::new(),
        Err(refusal) => format!("\nit is {}", why(&play.game, play.content, refusal)),
    }
}
