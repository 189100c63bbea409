//! Exact odds of tests taken with a pool of six-sided dice: what the dice bring, and the best that can be
//! made of them by rolling dice again, raising them and spending tokens.
//!
//! It knows what dice do, and no game: which help there is, what it costs and what a result is worth is
//! for the game to say.

mod best;
pub mod estimate;
mod help;
#[cfg(test)]
mod tests;

pub use best::{Best, Value};
pub use help::{ANY, Aid, Help, Left, Tokens};

/// Dice of a test before they are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    pub count: u8,
    pub luck: Luck,
}

/// What a die is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    /// The lowest face that succeeds: 5, or 4 if blessed, or 6 if cursed.
    pub from: u8,
    /// Each 6 counts as two successes.
    pub sixes_twice: bool,
}

/// Dice on the table: what they have brought, and how many of them have failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thrown {
    pub result: u8,
    pub failed: u8,
}

impl Luck {
    pub const PLAIN: Luck = Luck { from: 5, sixes_twice: false };

    /// What one die showing this face counts for.
    pub fn worth(self, face: u8) -> u8 {
        match face {
            6 if self.sixes_twice => 2,
            face if face >= self.from => 1,
            _ => 0,
        }
    }
}

impl Dice {
    /// The chance of so many successes, if all help is used for them.
    pub fn at_least<Source: Copy + Eq>(self, help: &Help<Source>, needs: u8) -> f64 {
        Best::of(self.luck, help, &|result, _| f64::from(result >= needs)).throw(self.count)
    }

    /// The highest mean of successes.
    pub fn mean<Source: Copy + Eq>(self, help: &Help<Source>) -> f64 {
        Best::of(self.luck, help, &|result, _| f64::from(result)).throw(self.count)
    }

    /// The lowest mean of what is lost to one who does so much harm.
    pub fn mean_loss<Source: Copy + Eq>(self, help: &Help<Source>, harm: u8) -> f64 {
        -Best::of(self.luck, help, &|result, _| -f64::from(harm.saturating_sub(result)))
            .throw(self.count)
    }
}

impl Thrown {
    /// Counts dice by face, the ones first.
    pub fn of(faces: &[u8; 6], luck: Luck) -> Thrown {
        let mut thrown = Thrown::default();
        for (face, count) in (1..).zip(faces) {
            match luck.worth(face) {
                0 => thrown.failed += count,
                worth => thrown.result += worth * count,
            }
        }
        thrown
    }
}
