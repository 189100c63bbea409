//! A bot thinks on its own thread, so that the keys stay responsive.

use crate::session::Session;
use crate::trouble::Trouble;
use kernel::Seat;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Where the session is: here, or lent to a thinking bot.
#[derive(Debug)]
pub enum Seating {
    Here(Box<Session>),
    Away(Receiver<Returned>),
}

/// The session comes back whether or not the bot managed to move.
type Returned = (Box<Session>, Result<Option<String>, Trouble>);

impl Seating {
    pub fn here(&self) -> Option<&Session> {
        match self {
            Seating::Here(session) => Some(session),
            Seating::Away(_) => None,
        }
    }

    pub fn here_mut(&mut self) -> Option<&mut Session> {
        match self {
            Seating::Here(session) => Some(session),
            Seating::Away(_) => None,
        }
    }

    /// Sends the session away so that the bot in this seat can decide.
    pub fn let_think(&mut self, seat: Seat) -> Result<(), Trouble> {
        let (give, take) = channel();
        let Seating::Here(mut session) = std::mem::replace(self, Seating::Away(take)) else {
            return Ok(());
        };
        let thought = move || {
            let played = session.let_bot_play(seat);
            // If the person has left, no one is listening any more; every move is saved anyway.
            let _ = give.send((session, played));
        };
        thread::Builder::new().name("bot".to_owned()).spawn(thought).map_err(|error| {
            Trouble::answer_is_no(format!("cannot start a thread for the bot: {error}"))
        })?;
        Ok(())
    }

    /// Takes the session back if the bot has decided. Returns whether it did.
    pub fn welcome_back(&mut self) -> Result<bool, Trouble> {
        let Seating::Away(bot) = self else { return Ok(false) };
        match bot.try_recv() {
            Ok((session, played)) => {
                *self = Seating::Here(session);
                match played? {
                    Some(_) => Ok(true),
                    None => Err(Trouble::answer_is_no("the bot does not know what to do")),
                }
            }
            Err(TryRecvError::Empty) => Ok(false),
            Err(TryRecvError::Disconnected) => Err(Trouble::answer_is_no("the bot crashed")),
        }
    }
}
