//! Who is asked what, or how it ended.

use super::{Miss, wrong};
use crate::play::Play;
use crate::reader::all_seats;
use crate::words::bare;
use kernel::position::Positioned;
use kernel::{Outcome, Seat, Seats, Waiting};
use scene::Viewer;

pub fn asks<G: Positioned>(
    play: &Play<'_, G>,
    seat: Seat,
    question: Option<&str>,
) -> Result<(), Miss> {
    match play.game.waiting() {
        Waiting::Choice(asked) if asked.seats.contains(seat) => {}
        Waiting::Choice(_) | Waiting::Chance(_) | Waiting::Over => {
            let who = play.game.seat_key(seat);
            return wrong(format!("expected a question to {who}; {}", moment(play)));
        }
    }
    let Some(expected) = question else { return Ok(()) };
    let asked = play.game.question(play.content, Viewer::Public);
    if asked.key == expected {
        return Ok(());
    }
    wrong(format!("expected the question \"{expected}\", found \"{}\"", asked.key))
}

pub fn over<G: Positioned>(
    play: &Play<'_, G>,
    winners: Option<Seats>,
    ending: Option<&str>,
) -> Result<(), Miss> {
    let Some(outcome) = outcome(play) else {
        return wrong(format!("expected the game to be over; {}", moment(play)));
    };
    let mut missed = Vec::new();
    if let Some(winners) = winners.filter(|winners| *winners != outcome.winners) {
        missed.push(result(play, winners));
    }
    if let Some(ending) = ending.filter(|ending| *ending != outcome.ending) {
        missed.push(format!("the ending \"{ending}\""));
    }
    if missed.is_empty() {
        return Ok(());
    }
    wrong(format!("expected {}; {}", missed.join(" and "), moment(play)))
}

pub fn not_over<G: Positioned>(play: &Play<'_, G>) -> Result<(), Miss> {
    match play.game.waiting() {
        Waiting::Choice(_) | Waiting::Chance(_) => Ok(()),
        Waiting::Over => wrong(format!("expected the game to go on; {}", moment(play))),
    }
}

/// The state of play, in a few words.
pub fn moment<G: Positioned>(play: &Play<'_, G>) -> String {
    match play.game.waiting() {
        Waiting::Choice(asked) => {
            let seats: Vec<&str> =
                asked.seats.iter().map(|seat| play.game.seat_key(seat)).collect();
            let question = bare(&play.game.question(play.content, Viewer::Public));
            format!("{} is asked ({question})", seats.join(", "))
        }
        Waiting::Chance(_) => "chance is asked".to_owned(),
        Waiting::Over => match play.game.outcome() {
            Some(Outcome { winners, ending, .. }) => {
                format!("the game is over: {}, ending \"{ending}\"", result(play, winners))
            }
            None => "the game is over without an outcome".to_owned(),
        },
    }
}

fn outcome<G: Positioned>(play: &Play<'_, G>) -> Option<Outcome> {
    match play.game.waiting() {
        Waiting::Choice(_) | Waiting::Chance(_) => None,
        Waiting::Over => play.game.outcome(),
    }
}

/// The result in the words of a case.
fn result<G: Positioned>(play: &Play<'_, G>, winners: Seats) -> String {
    if winners.is_empty() {
        return "the result \"lost\"".to_owned();
    }
    if winners == all_seats(&play.game) {
        return "the result \"shared\"".to_owned();
    }
    let seats: Vec<&str> = winners.iter().map(|seat| play.game.seat_key(seat)).collect();
    format!("the result \"{}\"", seats.join("\", \""))
}
