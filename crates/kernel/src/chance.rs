//! Chance is an input: the rules ask, the host answers, the log keeps the answer.
//!
//! A seeded table derives each answer from its secret seed and the position in the log, so that
//! anyone who learns the seed afterwards can check every roll.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt;
use std::str::FromStr;

/// What the rules ask of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceRequest {
    Dice {
        count: u16,
        sides: u8,
    },
    /// One card from an unordered heap of `size` cards, all equally likely.
    Draw {
        size: u32,
    },
}

/// The answer of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChanceOutcome {
    Dice(SmallVec<[u8; 24]>),
    /// The card that was drawn, identified by what it is, not by where it was.
    Drawn(u16),
}

/// An answer that does not fit the request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadChance {
    #[error("the rules ask for {asked}, not {given}")]
    WrongKind { asked: &'static str, given: &'static str },
    #[error("the rules ask for {asked} dice, but {given} were given")]
    WrongCount { asked: u16, given: usize },
    #[error("a die cannot show {face}: it has {sides} sides")]
    NoSuchFace { face: u8, sides: u8 },
    #[error("that card is not in the heap being drawn from")]
    NotThere,
    #[error("nothing is left to chance now")]
    NotAsked,
}

impl ChanceRequest {
    /// Checks the shape of an answer: the kind, the number of dice, the faces.
    pub fn accepts(self, outcome: &ChanceOutcome) -> Result<(), BadChance> {
        match (self, outcome) {
            (ChanceRequest::Dice { count, sides }, ChanceOutcome::Dice(faces)) => {
                if faces.len() != usize::from(count) {
                    return Err(BadChance::WrongCount { asked: count, given: faces.len() });
                }
                match faces.iter().find(|face| **face == 0 || **face > sides) {
                    Some(face) => Err(BadChance::NoSuchFace { face: *face, sides }),
                    None => Ok(()),
                }
            }
            (ChanceRequest::Draw { .. }, ChanceOutcome::Drawn(_)) => Ok(()),
            (ChanceRequest::Dice { .. }, ChanceOutcome::Drawn(_)) => {
                Err(BadChance::WrongKind { asked: "dice", given: "a drawn card" })
            }
            (ChanceRequest::Draw { .. }, ChanceOutcome::Dice(_)) => {
                Err(BadChance::WrongKind { asked: "a drawn card", given: "dice" })
            }
        }
    }

    /// Answers at random; `card_at` names the card at an index of the heap.
    pub fn answer(self, luck: &mut Luck, card_at: impl FnOnce(u32) -> u16) -> ChanceOutcome {
        match self {
            ChanceRequest::Dice { count, sides } => {
                let sides = u32::from(sides);
                ChanceOutcome::Dice((0..count).map(|_| luck.below(sides) as u8 + 1).collect())
            }
            ChanceRequest::Draw { size } => ChanceOutcome::Drawn(card_at(luck.below(size))),
        }
    }
}

/// A stream of random numbers that is the same on every machine and in every version.
#[derive(Clone, Debug)]
pub struct Luck(ChaCha8Rng);

impl Luck {
    pub fn from_number(number: u64) -> Self {
        Seed::from_number(number).at(0)
    }

    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniformly distributed number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to choose from");
        // Lemire's method: the widening product's high half is fair once short low halves are redrawn.
        let mut wide = u64::from(self.0.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let short = bound.wrapping_neg() % bound;
            while (wide as u32) < short {
                wide = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u32) as usize]
    }
}

/// The secret a table's chance is derived from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a number a person can remember and repeat.
    pub fn from_number(number: u64) -> Self {
        Self(blake3::derive_key("omen table seed", &number.to_le_bytes()))
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The random stream for this position of the log, and no other.
    pub fn at(&self, position: u64) -> Luck {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        stream.set_stream(position);
        Luck(stream)
    }

    /// Published at the start: binds the host to the seed without revealing it.
    pub fn commitment(&self) -> String {
        blake3::Hasher::new_derive_key("omen seed commitment")
            .update(&self.0)
            .finalize()
            .to_hex()
            .to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

/// Keeps the secret out of debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        secret_of(text).map(Self).ok_or_else(|| "a seed must be 64 hexadecimal digits".to_owned())
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The 32 bytes that 64 hexadecimal digits encode.
pub(crate) fn secret_of(text: &str) -> Option<[u8; 32]> {
    blake3::Hash::from_hex(text).ok().map(|hash| *hash.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let seed = Seed::from_number(7);
        let dice: Vec<u32> = (0..12).map(|n| seed.at(n).below(6) + 1).collect();
        assert_eq!(dice, PINNED_DICE);
        assert_eq!(seed.at(3).bits(), PINNED_BITS);
        assert_eq!(seed.commitment(), PINNED_COMMITMENT);
    }

    const PINNED_DICE: [u32; 12] = [6, 3, 1, 2, 6, 6, 4, 1, 1, 1, 1, 6];
    const PINNED_BITS: u64 = 8065445521763067895;
    const PINNED_COMMITMENT: &str =
        "e69b79081b5f178a1ae68cb0212b02263296a55d97691ba6cf6ea45584e084b6";

    #[test]
    fn a_seed_survives_its_own_text() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert!("12zz".parse::<Seed>().is_err());
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }

    #[test]
    fn every_number_below_the_bound_is_as_likely_as_any_other() {
        let mut luck = Luck::from_number(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn an_answer_must_fit_the_request() {
        let request = ChanceRequest::Dice { count: 2, sides: 6 };
        let dice = |faces: &[u8]| ChanceOutcome::Dice(faces.iter().copied().collect());
        assert_eq!(request.accepts(&dice(&[1, 6])), Ok(()));
        assert_eq!(request.accepts(&dice(&[1])), Err(BadChance::WrongCount { asked: 2, given: 1 }));
        assert_eq!(
            request.accepts(&dice(&[1, 7])),
            Err(BadChance::NoSuchFace { face: 7, sides: 6 })
        );
        assert!(request.accepts(&ChanceOutcome::Drawn(1)).is_err());
    }
}
