//! Exact odds of tests: the dice, and the best that can be made of them.

mod best;
#[cfg(test)]
mod tests;

pub use ::scene::odds::{hundredths, thousandths};
pub use best::{ANY, Aid, Best, Help, Left};

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

/// Dice on the table: their successes, and how many of them failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thrown {
    pub result: u8,
    pub failed: u8,
}

impl Luck {
    pub const PLAIN: Luck = Luck { from: 5, sixes_twice: false };

    /// How many successes a die with this face counts for.
    pub fn worth(self, face: u8) -> u8 {
        match face {
            6 if self.sixes_twice => 2,
            face if face >= self.from => 1,
            _ => 0,
        }
    }
}

impl Dice {
    /// The chance of this many successes if all help goes towards them.
    pub fn at_least(self, help: &Help, needs: u8) -> f64 {
        Best::of(self.luck, help, &|result, _| f64::from(result >= needs)).throw(self.count)
    }

    /// The highest expected number of successes.
    pub fn mean(self, help: &Help) -> f64 {
        Best::of(self.luck, help, &|result, _| f64::from(result)).throw(self.count)
    }

    /// The lowest expected loss to a monster that does this much harm.
    pub fn mean_loss(self, help: &Help, harm: u8) -> f64 {
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
