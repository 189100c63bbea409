//! Chance from a seed, so that a run can be made again.

/// SplitMix64: small, and good enough to pick moves and moments with.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Another stream for another purpose.
    pub fn of(seed: u64, purpose: u64) -> Chance {
        let mut chance = Chance(seed ^ purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Chance(chance.next())
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Less than `bound`, which is not 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let at = self.below(items.len().max(1) as u64);
        items.get(at as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let numbers = |seed| {
            let mut chance = Chance::of(seed, 3);
            [chance.next(), chance.next(), chance.below(10)]
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        assert_eq!(Chance::new(1).pick::<u8>(&[]), None);
    }
}
