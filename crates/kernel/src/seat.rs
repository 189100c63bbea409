//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat at this place of a list of those who play.
    ///
    /// # Panics
    ///
    /// If no table has so many seats.
    pub fn nth(at: usize) -> Self {
        Seat(u8::try_from(at).expect("tables are small"))
    }

    /// Its place in a list of those who play.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// The seat so many places further round a table of this many.
    #[inline]
    pub const fn clockwise(self, places: u8, seats: u8) -> Self {
        Seat((self.0 + places) % seats)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub const fn one(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> Self {
        Seats(((1u32 << count) - 1) as u16)
    }

    pub const fn with(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }

    pub const fn without(self, seat: Seat) -> Self {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn and(self, other: Seats) -> Self {
        Seats(self.0 | other.0)
    }

    /// These seats without the others.
    pub const fn but(self, others: Seats) -> Self {
        Seats(self.0 & !others.0)
    }

    /// The seats in both sets.
    pub const fn common(self, others: Seats) -> Self {
        Seats(self.0 & others.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat(2).clockwise(1, 4), Seat(3));
        assert_eq!(Seat(2).clockwise(3, 4), Seat(1));
        assert_eq!(Seat::nth(5).at(), 5);
    }

    #[test]
    fn a_set_of_seats_holds_what_was_inserted() {
        let seats: Seats = [Seat(0), Seat(3)].into_iter().collect();
        assert!(seats.contains(Seat(3)) && !seats.contains(Seat(1)));
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(seats.without(Seat(0)).len(), 1);
        assert_eq!(Seats::first(4).len(), 4);
        assert_eq!(Seats::first(4).but(seats), [Seat(1), Seat(2)].into_iter().collect());
        assert_eq!(Seats::first(2).common(seats), Seats::one(Seat(0)));
    }
}
