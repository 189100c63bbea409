//! Sets of numbered things, without a limit.
//!
//! The ids of an ordinary box fit into a few words that are copied with the state; a larger one
//! uses the heap. Not `fixedbitset`: that always allocates, its length is part of its identity, and
//! its items are untyped.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::ControlFlow;

const BITS: usize = u64::BITS as usize;

/// A thing identified by a small number: a card by its index in the content, a space of the board.
pub trait Numbered: Copy {
    fn number(self) -> usize;
    fn from_number(number: usize) -> Self;
}

macro_rules! numbered {
    ($($number:ty),*) => {$(
        impl Numbered for $number {
            fn number(self) -> usize {
                usize::from(self)
            }

            fn from_number(number: usize) -> Self {
                Self::try_from(number).expect("things are counted when they are read")
            }
        }
    )*};
}

numbered!(u8, u16, usize);

/// A set of numbered things. The first 64 for each of `WORDS` need no allocation.
pub struct Set<T, const WORDS: usize = 1> {
    low: [u64; WORDS],
    /// The words after `low`; the last is never zero, so that equal sets compare equal.
    high: Option<Box<[u64]>>,
    of: PhantomData<fn() -> T>,
}

impl<T, const WORDS: usize> Set<T, WORDS> {
    pub const NONE: Self = Self { low: [0; WORDS], high: None, of: PhantomData };

    fn words(&self) -> impl Iterator<Item = u64> {
        self.low.iter().chain(self.high.iter().flatten()).copied()
    }

    #[inline]
    fn word(&self, at: usize) -> u64 {
        match at.checked_sub(WORDS) {
            None => self.low[at],
            Some(above) => self.high.as_ref().and_then(|it| it.get(above)).map_or(0, |it| *it),
        }
    }

    /// A set from these words.
    #[inline]
    fn of_words(words: impl Fn(usize) -> u64, count: usize) -> Self {
        let mut low = [0; WORDS];
        low.iter_mut().enumerate().for_each(|(at, word)| *word = words(at));
        let mut set = Self { low, high: None, of: PhantomData };
        if count > WORDS {
            set.set_high((WORDS..count).map(words).collect());
        }
        set
    }

    fn set_high(&mut self, mut high: Vec<u64>) {
        while high.last() == Some(&0) {
            high.pop();
        }
        self.high = (!high.is_empty()).then(|| high.into_boxed_slice());
    }

    #[inline]
    fn count_of_words(&self) -> usize {
        WORDS + self.high.as_ref().map_or(0, |it| it.len())
    }

    #[inline]
    pub fn len(&self) -> u32 {
        self.words().map(u64::count_ones).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.high.is_none() && self.low.iter().all(|word| *word == 0)
    }

    /// Whether the sets intersect.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        let common = |(one, other): (&u64, &u64)| one & other != 0;
        let high = || match (&self.high, &other.high) {
            (Some(one), Some(other)) => one.iter().zip(other).any(common),
            _ => false,
        };
        self.low.iter().zip(&other.low).any(common) || high()
    }

    /// The intersection.
    #[inline]
    pub fn and(&self, other: impl Borrow<Self>) -> Self {
        let other = other.borrow();
        let count = self.count_of_words().min(other.count_of_words());
        Self::of_words(|at| self.word(at) & other.word(at), count)
    }

    /// The union.
    #[inline]
    pub fn or(&self, other: impl Borrow<Self>) -> Self {
        let other = other.borrow();
        let count = self.count_of_words().max(other.count_of_words());
        Self::of_words(|at| self.word(at) | other.word(at), count)
    }

    /// The difference: items of this set that are not in the other.
    #[inline]
    pub fn without(&self, other: impl Borrow<Self>) -> Self {
        let other = other.borrow();
        Self::of_words(|at| self.word(at) & !other.word(at), self.count_of_words())
    }
}

impl<T: Numbered, const WORDS: usize> Set<T, WORDS> {
    pub fn one(item: T) -> Self {
        let mut set = Self::NONE;
        set.add(item);
        set
    }

    /// The items with numbers below `count`.
    pub fn first(count: usize) -> Self {
        (0..count).map(T::from_number).collect()
    }

    /// The set with one more item.
    pub fn with(mut self, item: T) -> Self {
        self.add(item);
        self
    }

    /// The set without one item.
    pub fn but(mut self, item: T) -> Self {
        self.remove(item);
        self
    }

    #[inline]
    pub fn contains(&self, item: T) -> bool {
        let number = item.number();
        self.word(number / BITS) & 1 << (number % BITS) != 0
    }

    #[inline]
    pub fn add(&mut self, item: T) {
        let number = item.number();
        let bit = 1 << (number % BITS);
        match (number / BITS).checked_sub(WORDS) {
            None => self.low[number / BITS] |= bit,
            Some(above) => {
                let mut high = self.high.take().map_or_else(Vec::new, Vec::from);
                if high.len() <= above {
                    high.resize(above + 1, 0);
                }
                high[above] |= bit;
                self.high = Some(high.into_boxed_slice());
            }
        }
    }

    #[inline]
    pub fn remove(&mut self, item: T) {
        let number = item.number();
        let bit = 1 << (number % BITS);
        match (number / BITS).checked_sub(WORDS) {
            None => self.low[number / BITS] &= !bit,
            Some(above) => {
                let Some(mut high) = self.high.take() else { return };
                if let Some(word) = high.get_mut(above) {
                    *word &= !bit;
                }
                self.set_high(high.into_vec());
            }
        }
    }

    /// The numbers of its items.
    pub fn numbers<N: Numbered>(&self) -> Set<N, WORDS> {
        Set { low: self.low, high: self.high.clone(), of: PhantomData }
    }

    /// The item with the smallest number.
    pub fn lowest(&self) -> Option<T> {
        self.iter().next()
    }

    /// The only item of a set that has just one.
    pub fn only(&self) -> Option<T> {
        let mut items = self.iter();
        items.next().filter(|_| items.next().is_none())
    }

    /// The nth item, counted from 0.
    pub fn nth(&self, nth: usize) -> Option<T> {
        let mut left = nth;
        for (at, word) in self.words().enumerate() {
            let count = word.count_ones() as usize;
            if left < count {
                let rest = (0..left).fold(word, |rest, _| rest & (rest - 1));
                return Some(T::from_number(at * BITS + rest.trailing_zeros() as usize));
            }
            left -= count;
        }
        None
    }

    /// Runs `call` for each item of both sets, in numerical order, until it breaks.
    #[inline]
    pub fn try_each_common<B>(
        &self,
        other: &Self,
        mut call: impl FnMut(T) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for at in 0..self.count_of_words() {
            let mut left = self.word(at) & other.word(at);
            while left != 0 {
                call(T::from_number(at * BITS + left.trailing_zeros() as usize))?;
                left &= left - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// The items in order of their numbers.
    #[inline]
    pub fn iter(&self) -> Items<&Self, T, WORDS> {
        Items { word: self.word(0), at: 0, set: self, of: PhantomData }
    }

    /// The items in order of their numbers, consuming the set.
    #[inline]
    pub fn into_items(self) -> Items<Self, T, WORDS> {
        Items { word: self.word(0), at: 0, set: self, of: PhantomData }
    }
}

/// Iterator over the items of a set.
#[derive(Debug)]
pub struct Items<S, T, const WORDS: usize> {
    set: S,
    /// The rest of the current word, and its index.
    word: u64,
    at: usize,
    of: PhantomData<fn() -> T>,
}

impl<S: Borrow<Set<T, WORDS>>, T: Numbered, const WORDS: usize> Iterator for Items<S, T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while self.word == 0 {
            let set = self.set.borrow();
            self.at += 1;
            if self.at >= set.count_of_words() {
                self.at -= 1;
                return None;
            }
            self.word = set.word(self.at);
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(T::from_number(self.at * BITS + bit))
    }
}

impl<T, const WORDS: usize> Clone for Set<T, WORDS> {
    #[inline]
    fn clone(&self) -> Self {
        Self { low: self.low, high: self.high.clone(), of: PhantomData }
    }
}

impl<T, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T, const WORDS: usize> PartialEq for Set<T, WORDS> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.low == other.low && self.high == other.high
    }
}

impl<T, const WORDS: usize> Eq for Set<T, WORDS> {}

impl<T, const WORDS: usize> Hash for Set<T, WORDS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.low.hash(state);
        self.high.hash(state);
    }
}

impl<T: Numbered, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Numbered::number)).finish()
    }
}

impl<T: Numbered, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::NONE;
        items.into_iter().for_each(|item| set.add(item));
        set
    }
}

/// Serialised as its numbers, so that equal sets are written alike however they are stored.
impl<T: Numbered, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|item| item.number() as u64))
    }
}

impl<'de, T: Numbered, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = Vec::<u16>::deserialize(deserializer)?;
        Ok(numbers.into_iter().map(|number| T::from_number(usize::from(number))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Set;
    use std::collections::BTreeSet;
    use std::hash::{BuildHasher, RandomState};

    fn of(numbers: &[u16]) -> Set<u16> {
        numbers.iter().copied().collect()
    }

    #[test]
    fn a_set_behaves_like_a_btree_set_however_large_the_numbers() {
        let (mut set, mut tree) = (Set::<u16>::NONE, BTreeSet::new());
        let mut number: u32 = 1;
        for _ in 0..4_000 {
            number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let item = (number >> 16) as u16 % 400;
            if number & 0x8000 == 0 {
                set.add(item);
                tree.insert(item);
            } else {
                set.remove(item);
                tree.remove(&item);
            }
            assert_eq!(set.contains(item), tree.contains(&item));
        }
        assert!(set.iter().eq(tree.iter().copied()));
        assert_eq!(set.len() as usize, tree.len());
        assert_eq!(set.nth(3), tree.iter().nth(3).copied());
    }

    #[test]
    fn intersection_union_and_difference() {
        let (one, other) = (of(&[1, 63, 64, 300]), of(&[63, 64, 65]));
        assert_eq!(one.and(&other), of(&[63, 64]));
        assert_eq!(one.or(&other), of(&[1, 63, 64, 65, 300]));
        assert_eq!(one.without(&other), of(&[1, 300]));
        assert_eq!(other.without(&other), Set::NONE);
        assert_eq!((of(&[200]).only(), one.only(), one.lowest()), (Some(200), None, Some(1)));
    }

    #[test]
    fn sets_built_differently_are_equal() {
        let mut grown = of(&[5, 500]);
        grown.remove(500);
        let hasher = RandomState::new();
        assert_eq!(grown, of(&[5]));
        assert_eq!(hasher.hash_one(&grown), hasher.hash_one(of(&[5])));
        assert_eq!(serde_json::to_string(&of(&[5, 500])).unwrap(), "[5,500]");
        assert_eq!(serde_json::from_str::<Set<u16>>("[500,5]").unwrap(), of(&[5, 500]));
    }

    #[test]
    fn the_first_n_items() {
        assert_eq!(Set::<u16>::first(130).len(), 130);
        assert_eq!(Set::<u16>::first(64).len(), 64);
        assert!(Set::<u16>::first(0).is_empty());
    }
}
