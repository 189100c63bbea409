//! An unordered heap of tokens that differ only in kind.

use serde::{Deserialize, Serialize};

/// How many tokens of each of `K` kinds are in the heap. Which one comes next is not decided until
/// it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bag<const K: usize> {
    #[serde(with = "counts")]
    counts: [u8; K],
}

impl<const K: usize> Bag<K> {
    pub const fn new(counts: [u8; K]) -> Self {
        Self { counts }
    }

    pub fn len(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|count| *count == 0)
    }

    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    pub fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    /// The kind of the token at `index`, with the heap laid out kind by kind.
    pub fn kind_at(&self, index: u32) -> usize {
        let mut left = index;
        for (kind, count) in self.counts.iter().enumerate() {
            if left < u32::from(*count) {
                return kind;
            }
            left -= u32::from(*count);
        }
        debug_assert!(false, "index {index} is outside the heap");
        K - 1
    }

    /// Takes one token of this kind out; false if there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        match self.counts.get_mut(kind) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
    }
}

/// serde writes arrays of any length as sequences.
mod counts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer, const K: usize>(
        counts: &[u8; K],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        counts.as_slice().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const K: usize>(
        from: D,
    ) -> Result<[u8; K], D::Error> {
        let counts = Vec::<u8>::deserialize(from)?;
        let given = counts.len();
        counts
            .try_into()
            .map_err(|_| D::Error::custom(format!("expected {K} counts, found {given}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_is_laid_out_kind_by_kind() {
        let mut bag = Bag::new([2, 0, 1]);
        assert_eq!((0..3).map(|n| bag.kind_at(n)).collect::<Vec<_>>(), [0, 0, 2]);
        assert!(bag.take(2) && !bag.take(2) && !bag.take(1));
        assert_eq!(bag.len(), 2);
    }
}
