//! The walk over the parts of a view: lists whose items have ids, and the plain fields around them.
//!
//! Every type in a view declares once, with [`parts!`], what it is made of. Its digest and its
//! changes are derived from that.

use crate::diff::{arranged, between, own_ids};
use crate::patch::{Patch, whole_list};
use crate::tree::{Tree, written};
use foldhash::quality::RandomState;
use scene::Text;
use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hash};
use std::sync::LazyLock;

/// A hash: equal for equal things, and almost certainly different otherwise.
pub(crate) fn number_of<T: Hash + ?Sized>(thing: &T) -> u64 {
    static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    HASHER.hash_one(thing)
}

/// Something with an id whose changes are detected by a digest.
pub(crate) trait Part: Serialize {
    type Digest;

    fn id(&self) -> &str;

    fn digest(&self) -> Self::Digest;

    /// What changed since it had this digest, which is updated: the details if the old part is
    /// given, otherwise the whole part.
    fn since(&self, digest: &mut Self::Digest, was: Option<&Self>) -> Option<Patch>;
}

/// Parts with a single number.
macro_rules! plain_parts {
    ($($type:ident by $id:ident),*) => {
        $(impl Part for $type {
            type Digest = u64;

            fn id(&self) -> &str {
                &self.$id
            }

            fn digest(&self) -> u64 {
                number_of(self)
            }

            fn since(&self, digest: &mut u64, was: Option<&Self>) -> Option<Patch> {
                let now = number_of(self);
                if std::mem::replace(digest, now) == now {
                    return None;
                }
                match was {
                    Some(was) => between(&written(was), &written(self)),
                    None => Some(Patch::Set(written(self))),
                }
            }
        })*
    };
}

/// The items of a list, in order.
#[derive(Debug)]
pub(crate) struct ListDigest<D> {
    ids: Box<[u64]>,
    items: Box<[D]>,
}

impl<D> ListDigest<D> {
    pub(crate) fn of<T: Part<Digest = D>>(list: &[T]) -> ListDigest<D> {
        ListDigest {
            ids: list.iter().map(|item| number_of(item.id())).collect(),
            items: list.iter().map(T::digest).collect(),
        }
    }

    /// What changed in the list since it had this digest, which is updated.
    pub(crate) fn since<T: Part<Digest = D>>(
        &mut self,
        list: &[T],
        was: Option<&[T]>,
    ) -> Option<Patch> {
        let ids: Vec<u64> = list.iter().map(|item| number_of(item.id())).collect();
        let patch = if *ids == *self.ids {
            self.changed(list, was)?
        } else {
            self.rearranged(list, &ids, was)
        };
        let is_better_whole = was.is_none() && is_mostly_new(&patch, list.len());
        Some(if is_better_whole { whole_list(list, written) } else { patch })
    }

    /// What changed in a list with the same items in the same order.
    fn changed<T: Part<Digest = D>>(&mut self, list: &[T], was: Option<&[T]>) -> Option<Patch> {
        let mut change = BTreeMap::new();
        for (at, (item, digest)) in list.iter().zip(&mut self.items).enumerate() {
            if let Some(patch) = item.since(digest, was.and_then(|was| was.get(at))) {
                change.insert(item.id().into(), patch);
            }
        }
        if change.is_empty() {
            return None;
        }
        // Items that share an id cannot be distinguished by it.
        if own_ids(list.iter().map(Part::id).collect()).is_none() {
            return Some(whole_list(list, written));
        }
        let (stay, add, alike) = <_>::default();
        Some(Patch::Items { stay, change, add, alike })
    }

    fn rearranged<T: Part<Digest = D>>(
        &mut self,
        list: &[T],
        ids: &[u64],
        was: Option<&[T]>,
    ) -> Patch {
        let known = std::mem::replace(self, ListDigest::of(list));
        let mut places: BTreeMap<u64, usize> = known.ids.iter().copied().zip(0..).collect();
        let has_own_ids = own_ids(list.iter().map(Part::id).collect()).is_some();
        if places.len() < known.ids.len() || !has_own_ids {
            places.clear();
        }
        let came = list.iter().zip(ids).map(|(item, id)| (item.id(), places.get(id).copied()));
        let came: Vec<_> = came.collect();
        let mut old: Vec<Option<D>> = known.items.into_iter().map(Some).collect();
        let diff = |place: usize, item: &T| {
            item.since(old[place].as_mut()?, was.and_then(|was| was.get(place)))
        };
        arranged(known.ids.len(), &came, list, diff, written)
    }
}

/// Whether a patch contains so many whole items that sending the list, which groups similar items,
/// is better.
fn is_mostly_new(patch: &Patch, len: usize) -> bool {
    let Patch::Items { change, add, alike, .. } = patch else { return false };
    let sent = change.values().filter(|patch| matches!(patch, Patch::Set(_))).count();
    let packed = alike.iter().flat_map(|alike| &alike.at).map(|(_, count)| count).sum::<usize>();
    sent > 2 && 2 * (sent + add.len() + packed) > len
}

/// The changes of the plain fields with these names; `pick` extracts them from a value.
pub(crate) fn fields<T: Serialize>(
    names: &[&'static str],
    was: Option<&T>,
    now: &T,
    pick: impl Fn(&T) -> T,
) -> Option<Patch> {
    if names.is_empty() {
        return None;
    }
    let now = written(&pick(now));
    if let Some(was) = was {
        return between(&written(&pick(was)), &now);
    }
    let Tree::Fields(mut now) = now else { return None };
    let (mut change, mut remove) = (BTreeMap::new(), Vec::new());
    for name in names {
        match now.iter().position(|(known, _)| known == name) {
            Some(at) => {
                change.insert(Text::new_static(name), Patch::Set(now.swap_remove(at).1));
            }
            // A field that is omitted when written must be removed.
            None => remove.push(Text::new_static(name)),
        }
    }
    Some(Patch::Fields { change, remove })
}

/// A patch of plain fields, together with those of the lists beside them.
pub(crate) fn with_lists(plain: Option<Patch>, lists: BTreeMap<Text, Patch>) -> Option<Patch> {
    match plain {
        None if lists.is_empty() => None,
        None => Some(Patch::Fields { change: lists, remove: Vec::new() }),
        Some(Patch::Fields { mut change, remove }) => {
            change.extend(lists);
            Some(Patch::Fields { change, remove })
        }
        Some(whole) => Some(whole),
    }
}

/// What a type in a view is made of: fields that never change, plain fields with a number each,
/// lists that are built once and shared, lists of parts. A field that is not named does not
/// compile.
macro_rules! parts {
    ($type:ident as $digest:ident $(by $id:ident)?, blank: $blank:expr,
     same: [$($same:ident),*], plain: [$($plain:ident),*],
     shared: [$($shared:ident: $of:ty),*], lists: [$($list:ident: $item:ty),*]) => {
        #[derive(Debug)]
        pub(crate) struct $digest {
            $($plain: u64,)*
            $($shared: std::sync::Arc<Vec<$of>>,)*
            $($list: ListDigest<<$item as Part>::Digest>,)*
        }

        impl $digest {
            pub(crate) fn of(now: &$type) -> $digest {
                let $type { $($same: _,)* $($plain,)* $($shared,)* $($list,)* } = now;
                $digest {
                    $($plain: number_of($plain),)*
                    $($shared: $shared.clone(),)*
                    $($list: ListDigest::of($list),)*
                }
            }

            pub(crate) fn since(&mut self, now: &$type, was: Option<&$type>) -> Option<Patch> {
                let mut names: Vec<&'static str> = Vec::new();
                $(
                    let number = number_of(&now.$plain);
                    if std::mem::replace(&mut self.$plain, number) != number {
                        names.push(stringify!($plain));
                    }
                )*
                $(
                    if !std::sync::Arc::ptr_eq(&self.$shared, &now.$shared) {
                        if self.$shared != now.$shared {
                            names.push(stringify!($shared));
                        }
                        self.$shared = now.$shared.clone();
                    }
                )*
                let plain = fields(&names, was, now, |from| {
                    let mut picked: $type = $blank(from);
                    for name in &names {
                        match *name {
                            $(stringify!($plain) => picked.$plain = from.$plain.clone(),)*
                            $(stringify!($shared) => picked.$shared = from.$shared.clone(),)*
                            _ => {}
                        }
                    }
                    picked
                });
                let mut lists = BTreeMap::new();
                $(
                    let old = was.map(|was| was.$list.as_slice());
                    if let Some(patch) = self.$list.since(&now.$list, old) {
                        lists.insert(Text::new_static(stringify!($list)), patch);
                    }
                )*
                with_lists(plain, lists)
            }
        }

        $(impl Part for $type {
            type Digest = $digest;

            fn id(&self) -> &str {
                &self.$id
            }

            fn digest(&self) -> $digest {
                $digest::of(self)
            }

            fn since(&self, digest: &mut $digest, was: Option<&Self>) -> Option<Patch> {
                digest.since(self, was)
            }
        })?
    };
}

pub(crate) use {parts, plain_parts};
