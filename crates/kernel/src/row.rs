//! A row with one field for each numbered thing.
//!
//! Not `smallvec`, for the same reason as [`crate::List`]; and its indices are typed.

use crate::set::Numbered;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// The fields of a row, in order.
pub type Fields<'r, T> = std::iter::Chain<std::slice::Iter<'r, T>, std::slice::Iter<'r, T>>;

/// One field for each card, space or slot, as many as the content has. The first `INLINE` are
/// copied with the state; the rest of a larger box is stored on the heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row<T, const INLINE: usize> {
    low: [T; INLINE],
    high: Option<Box<[T]>>,
    /// How many fields of `low` are in use.
    len: u16,
}

impl<T: Clone + Default, const INLINE: usize> Row<T, INLINE> {
    pub fn new(len: usize) -> Self {
        let low = std::array::from_fn(|_| T::default());
        let mut row = Self { low, high: None, len: 0 };
        row.grow(len);
        row
    }

    /// Adds default fields up to this count.
    pub fn grow(&mut self, len: usize) {
        self.len = self.len.max(len.min(INLINE) as u16);
        if let Some(above) = len.checked_sub(INLINE).filter(|above| *above > 0) {
            let mut high = self.high.take().map_or_else(Vec::new, Vec::from);
            let more = above.max(high.len());
            high.resize(more, T::default());
            self.high = Some(high.into_boxed_slice());
        }
    }
}

impl<T, const INLINE: usize> Row<T, INLINE> {
    pub fn len(&self) -> usize {
        usize::from(self.len) + self.high.as_ref().map_or(0, |it| it.len())
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn iter(&self) -> Fields<'_, T> {
        self.into_iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.low[..usize::from(self.len)].iter_mut().chain(self.high.iter_mut().flatten())
    }

    pub fn get(&self, at: usize) -> Option<&T> {
        match at.checked_sub(INLINE) {
            None => self.low[..usize::from(self.len)].get(at),
            Some(above) => self.high.as_ref()?.get(above),
        }
    }

    fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        match at.checked_sub(INLINE) {
            None => self.low[..usize::from(self.len)].get_mut(at),
            Some(above) => self.high.as_mut()?.get_mut(above),
        }
    }
}

impl<T, I: Numbered, const INLINE: usize> Index<I> for Row<T, INLINE> {
    type Output = T;

    fn index(&self, at: I) -> &T {
        self.get(at.number()).expect("the row has a field for everything of the content")
    }
}

impl<T, I: Numbered, const INLINE: usize> IndexMut<I> for Row<T, INLINE> {
    fn index_mut(&mut self, at: I) -> &mut T {
        self.get_mut(at.number()).expect("the row has a field for everything of the content")
    }
}

impl<'r, T, const INLINE: usize> IntoIterator for &'r Row<T, INLINE> {
    type Item = &'r T;
    type IntoIter = Fields<'r, T>;

    fn into_iter(self) -> Fields<'r, T> {
        let high = self.high.as_deref().unwrap_or_default();
        self.low[..usize::from(self.len)].iter().chain(high)
    }
}

impl<T: Serialize, const INLINE: usize> Serialize for Row<T, INLINE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T, const INLINE: usize> Deserialize<'de> for Row<T, INLINE>
where
    T: Clone + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = Vec::<T>::deserialize(deserializer)?;
        let mut row = Self::new(fields.len());
        row.iter_mut().zip(fields).for_each(|(field, read)| *field = read);
        Ok(row)
    }
}

#[cfg(test)]
mod tests {
    use super::Row;

    #[test]
    fn a_row_has_a_field_for_each_whether_they_fit_inline_or_not() {
        for len in [0, 3, 4, 5, 40] {
            let mut row = Row::<u8, 4>::new(len);
            assert_eq!((row.len(), row.iter().count()), (len, len));
            row.iter_mut().zip(1..).for_each(|(field, nth)| *field = nth);
            assert_eq!(
                (row.get(len), row.get(len.wrapping_sub(1)).copied()),
                (None, (len > 0).then_some(len as u8))
            );
            let written = serde_json::to_string(&row).unwrap();
            assert_eq!(serde_json::from_str::<Row<u8, 4>>(&written).unwrap(), row);
        }
    }

    #[test]
    fn a_row_grows_and_keeps_its_values() {
        let mut row = Row::<u8, 2>::new(1);
        row[0u8] = 7;
        row.grow(5);
        row[4u8] = 9;
        row.grow(3);
        assert_eq!(row.iter().copied().collect::<Vec<u8>>(), [7, 0, 0, 0, 9]);
    }
}
