//! Lanterns: a game for tests only, as small as a game can be that uses the whole table.
//!
//! Two keepers walk along a coast and light its lanterns; the wind may blow out the match. It shows what
//! "Add a game" in CONTRIBUTING asks for, and what a game may leave to the defaults. The program that is
//! shipped does not know it; `main.rs` is a host that does.

mod rules;
mod shown;

use serde::{Deserialize, Serialize};

/// How many lanterns there are, each with a place of its own, in a row.
pub const PLACES: u8 = 7;
/// The game ends after this many turns, or when every lantern burns.
pub const NIGHT: u8 = 40;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lanterns {
    turn: u8,
    /// Where each keeper stands.
    at: [u8; 2],
    /// Who lit the lantern of each place.
    lit: [Option<u8>; PLACES as usize],
    /// A match is struck, and chance says whether it burns.
    striking: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    Walk(u8),
    Light,
    Wait,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Walked { seat: u8, to: u8 },
    Lit { seat: u8, place: u8 },
    BlownOut { seat: u8, face: u8 },
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    NotYourTurn,
    TooFar,
    Burns,
}
