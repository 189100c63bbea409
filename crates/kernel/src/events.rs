//! What happened, reported by the rules as they act.

use crate::{Seat, Seats};

/// Where rules report what happened and who learned something.
///
/// Playouts pass a sink that ignores everything: nothing is kept, nothing is allocated.
#[derive(Debug)]
pub struct Events<E> {
    heard: bool,
    said: Vec<E>,
    reveals: Seats,
}

impl<E> Events<E> {
    pub fn heard() -> Self {
        Self { heard: true, said: Vec::new(), reveals: Seats::NONE }
    }

    /// Keeps nothing.
    pub fn deaf() -> Self {
        Self { heard: false, said: Vec::new(), reveals: Seats::NONE }
    }

    /// Whether anybody listens; nothing need be made up for those who do not.
    pub fn are_heard(&self) -> bool {
        self.heard
    }

    pub fn say(&mut self, event: E) {
        if self.heard {
            self.said.push(event);
        }
    }

    /// This seat learns something new; undoing the input cannot make it forget.
    pub fn reveal_to(&mut self, seat: Seat) {
        self.reveals = self.reveals.with(seat);
    }

    pub fn reveal_to_all(&mut self, seats: Seats) {
        self.reveals = self.reveals.and(seats);
    }

    pub fn said(&self) -> &[E] {
        &self.said
    }

    pub fn reveals(&self) -> Seats {
        self.reveals
    }

    pub fn take(&mut self) -> (Vec<E>, Seats) {
        (std::mem::take(&mut self.said), std::mem::replace(&mut self.reveals, Seats::NONE))
    }
}
