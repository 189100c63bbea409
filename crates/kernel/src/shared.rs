//! Parts of a state that its copies share until one of them changes.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A large part of a state that seldom changes. A copy of the state shares it, and the one that
/// changes it first takes a copy of this part alone. Parts that are still shared are alike at a
/// glance.
#[derive(Clone, Debug, Default)]
pub struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    pub fn new(part: T) -> Self {
        Self(Arc::new(part))
    }
}

impl<T> From<T> for Shared<T> {
    fn from(part: T) -> Self {
        Self::new(part)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || *self.0 == *other.0
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: Hash> Hash for Shared<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<'s, T> IntoIterator for &'s Shared<T>
where
    &'s T: IntoIterator,
{
    type Item = <&'s T as IntoIterator>::Item;
    type IntoIter = <&'s T as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        (**self).into_iter()
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}

#[cfg(test)]
mod tests {
    use super::Shared;
    use std::hash::{BuildHasher, RandomState};

    #[test]
    fn a_change_to_one_copy_leaves_the_others_as_they_were() {
        let first = Shared::new(vec![1, 2]);
        let mut second = first.clone();
        assert_eq!(first, second);
        second.push(3);
        assert_eq!((first.len(), second.len()), (2, 3));
        assert_ne!(first, second);
        second.pop();
        assert_eq!(first, second);
    }

    #[test]
    fn it_is_written_and_hashed_as_what_it_holds() {
        let (shared, hasher) = (Shared::new(vec![1, 2]), RandomState::new());
        assert_eq!(hasher.hash_one(&shared), hasher.hash_one(vec![1, 2]));
        let written = serde_json::to_string(&shared).unwrap();
        assert_eq!(written, "[1,2]");
        assert_eq!(serde_json::from_str::<Shared<Vec<u8>>>(&written).unwrap().len(), 2);
    }
}
