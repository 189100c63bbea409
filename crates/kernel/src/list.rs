//! A short list of small values that is copied with the state.
//!
//! Not `smallvec`: that clones item by item. Cloning the state is what playouts do most, and here
//! the inline array is copied as a block.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A list without a limit. The first `INLINE` items are stored in place; a longer list moves to the
/// heap.
#[derive(Clone, Debug)]
pub struct List<T, const INLINE: usize> {
    low: [T; INLINE],
    /// How many items of `low` are in use.
    len: usize,
    /// All items, once they no longer fit.
    high: Option<Vec<T>>,
}

impl<T: Copy + Default, const INLINE: usize> List<T, INLINE> {
    pub fn new() -> Self {
        Self { low: [T::default(); INLINE], len: 0, high: None }
    }

    pub fn push(&mut self, item: T) {
        match &mut self.high {
            Some(high) => high.push(item),
            None if self.len < INLINE => {
                self.low[self.len] = item;
                self.len += 1;
            }
            None => {
                let mut high = self.low.to_vec();
                high.push(item);
                self.high = Some(high);
            }
        }
    }

    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        match &mut self.high {
            Some(high) => drop(high.pop()),
            None => self.len -= 1,
        }
        Some(last)
    }

    /// Removes the item at this index; those after it move up.
    pub fn remove(&mut self, at: usize) -> T {
        if let Some(high) = &mut self.high {
            return high.remove(at);
        }
        let item = self[at];
        self.low.copy_within(at + 1..self.len, at);
        self.len -= 1;
        item
    }

    /// Keeps only the items that satisfy the predicate, in order.
    pub fn retain(&mut self, mut fits: impl FnMut(&T) -> bool) {
        if let Some(high) = &mut self.high {
            high.retain(fits);
            return;
        }
        let mut kept = 0;
        for at in 0..self.len {
            if fits(&self.low[at]) {
                self.low[kept] = self.low[at];
                kept += 1;
            }
        }
        self.len = kept;
    }

    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T: Copy + Default, const INLINE: usize> Default for List<T, INLINE> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const INLINE: usize> Deref for List<T, INLINE> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.high {
            Some(high) => high,
            None => &self.low[..self.len],
        }
    }
}

impl<T, const INLINE: usize> DerefMut for List<T, INLINE> {
    fn deref_mut(&mut self) -> &mut [T] {
        match &mut self.high {
            Some(high) => high,
            None => &mut self.low[..self.len],
        }
    }
}

impl<T: PartialEq, const INLINE: usize> PartialEq for List<T, INLINE> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const INLINE: usize> Eq for List<T, INLINE> {}

impl<T: Hash, const INLINE: usize> Hash for List<T, INLINE> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Copy + Default, const INLINE: usize> Extend<T> for List<T, INLINE> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const INLINE: usize> FromIterator<T> for List<T, INLINE> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<'l, T, const INLINE: usize> IntoIterator for &'l List<T, INLINE> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'l, T, const INLINE: usize> IntoIterator for &'l mut List<T, INLINE> {
    type Item = &'l mut T;
    type IntoIter = std::slice::IterMut<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Copy, const INLINE: usize> IntoIterator for List<T, INLINE> {
    type Item = T;
    type IntoIter = Items<T, INLINE>;

    fn into_iter(self) -> Self::IntoIter {
        Items { list: self, at: 0 }
    }
}

/// The items of a list, one after another.
#[derive(Debug)]
pub struct Items<T, const INLINE: usize> {
    list: List<T, INLINE>,
    at: usize,
}

impl<T: Copy, const INLINE: usize> Iterator for Items<T, INLINE> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let item = self.list.get(self.at).copied()?;
        self.at += 1;
        Some(item)
    }
}

impl<T: Serialize, const INLINE: usize> Serialize for List<T, INLINE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const INLINE: usize> Deserialize<'de>
    for List<T, INLINE>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<T>::deserialize(deserializer).map(|items| items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn a_list_behaves_like_a_vector_whether_it_fits_or_not() {
        let (mut list, mut vector) = (List::<u8, 3>::new(), Vec::new());
        for round in 0..40u8 {
            list.push(round);
            vector.push(round);
            if round % 3 == 2 {
                let at = usize::from(round) % vector.len();
                assert_eq!(list.remove(at), vector.remove(at));
            }
            if round == 7 || round == 30 {
                list.retain(|it| it % 2 == 0);
                vector.retain(|it| it % 2 == 0);
            }
            assert_eq!(*list, *vector);
            assert_eq!(list.clone(), vector.iter().copied().collect());
            let written = serde_json::to_string(&list).unwrap();
            assert_eq!(written, serde_json::to_string(&vector).unwrap());
            assert_eq!(serde_json::from_str::<List<u8, 3>>(&written).unwrap(), list);
        }
        assert!(list.clone().into_iter().eq(vector.iter().copied()));
        while let Some(last) = vector.pop() {
            assert_eq!(list.pop(), Some(last));
        }
        assert_eq!(list.pop(), None);
        list.push(1);
        list.clear();
        assert!(list.is_empty());
    }
}
