//! Seals: a checksum in every row of a log, chained from row to row as the lines of a log file are.
//!
//! A database believes whatever its pages say. A row that was changed, lost or moved behind its
//! back does not match the seal that follows, so that a damaged log is reported and never played
//! on.
//!
//! The row of a table has the first seal, each input the next, and the tip keeps the last. An undo
//! returns to the seal of the last input that stays; what was cut keeps its own beside the log.

use sqlx::any::AnyRow;

use crate::ids::Millis;
use crate::{StoreError, rows};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seal(String);

/// Characters of a seal: 128 bits, against accidents and not against someone who forges seals too.
const LETTERS: usize = 32;

/// What never changes of a table once it has begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms<'a> {
    pub(crate) id: &'a str,
    pub(crate) game: &'a str,
    pub(crate) engine: &'a str,
    pub(crate) content: &'a str,
    pub(crate) header: &'a str,
    pub(crate) seed: &'a str,
}

impl Terms<'_> {
    /// The seal a log begins with.
    pub(crate) fn seal(self) -> Seal {
        let Terms { id, game, engine, content, header, seed } = self;
        Seal::over(["omen table", id, game, engine, content, header, seed])
    }
}

impl Seal {
    /// The seal of an input whose predecessor has this one.
    pub(crate) fn next(&self, seq: u64, at: Millis, entry: &str) -> Seal {
        Seal::over([self.as_str(), &seq.to_string(), &at.to_string(), entry])
    }

    pub(crate) fn read(row: &AnyRow, column: &'static str) -> Result<Seal, StoreError> {
        rows::text(row, column).map(Seal)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Each part with its length, so that nothing can pass from one to the next.
    fn over<const N: usize>(parts: [&str; N]) -> Seal {
        let mut hasher = blake3::Hasher::new();
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes()).update(part.as_bytes());
        }
        Seal(hasher.finalize().to_hex()[..LETTERS].to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_tells_every_change() {
        let terms =
            Terms { id: "t", game: "toy", engine: "1", content: "c", header: "{}", seed: "s" };
        let first = terms.seal();
        assert_eq!(first.as_str().len(), LETTERS);
        assert_ne!(Terms { engine: "1c", content: "", ..terms }.seal(), first);
        let next = first.next(1, 7, "{}");
        for other in [first.next(2, 7, "{}"), first.next(1, 8, "{}"), first.next(1, 7, "{ }")] {
            assert_ne!(other, next);
        }
        assert_ne!(next.next(1, 7, "{}"), next);
    }
}
