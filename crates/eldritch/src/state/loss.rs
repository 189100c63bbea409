//! A loss that may still be prevented.

use super::{During, Source};
use crate::ids::Pool;
use kernel::{List, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A loss that may still be prevented.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Losing {
    pub who: Seat,
    pub pool: Pool,
    pub n: u8,
    pub prevented: u8,
    pub during: During,
    /// What the last spell prevented, so that its back can replace the number.
    pub by_spell: u8,
    pub used: List<Source, 4>,
    /// Seats that have declined to prevent more of it.
    pub stood: Seats,
}
