//! Parts of a look: lists whose items have ids, and the plain fields around them.

use super::gist_of;
use crate::diff::{Patch, arranged, own_ids, whole_list};
use crate::tree::{Tree, written};
use crate::{Card, Marker, Meter, OptionView, Piece, Place, RefusalView, Slot, Text};
use serde::Serialize;
use std::collections::BTreeMap;

/// Something with an id of its own that is told apart from what it was by its gist.
pub(super) trait Item: Serialize {
    type Gist;

    fn id(&self) -> &str;

    fn gist(&self) -> Self::Gist;

    /// What changed since, with the gist brought up to date.
    fn since(&self, gist: &mut Self::Gist) -> Option<Patch>;
}

/// Items that are sent whole when anything about them changes.
macro_rules! whole {
    ($($type:ident by $id:ident),*) => {
        $(impl Item for $type {
            type Gist = u64;

            fn id(&self) -> &str {
                &self.$id
            }

            fn gist(&self) -> u64 {
                gist_of(self)
            }

            fn since(&self, gist: &mut u64) -> Option<Patch> {
                let now = gist_of(self);
                (std::mem::replace(gist, now) != now).then(|| Patch::Set(written(self)))
            }
        })*
    };
}

whole!(
    Piece by id, Place by id, Marker by id, Card by id, Meter by id, Slot by id,
    OptionView by choice, RefusalView by choice
);

/// The items of a list, in their order.
#[derive(Debug)]
pub(super) struct ListGist<G> {
    ids: Box<[u64]>,
    items: Box<[G]>,
}

impl<G> ListGist<G> {
    pub(super) fn of<T: Item<Gist = G>>(list: &[T]) -> ListGist<G> {
        ListGist {
            ids: list.iter().map(|item| gist_of(item.id())).collect(),
            items: list.iter().map(T::gist).collect(),
        }
    }

    /// What became of the list, with the gist brought up to date.
    pub(super) fn since<T: Item<Gist = G>>(&mut self, list: &[T]) -> Option<Patch> {
        let ids: Vec<u64> = list.iter().map(|item| gist_of(item.id())).collect();
        let patch = if *ids == *self.ids { self.changed(list)? } else { self.arranged(list, &ids) };
        Some(if is_mostly_new(&patch, list.len()) { whole_list(list, written) } else { patch })
    }

    /// What changed in a list with the same items in the same order.
    fn changed<T: Item<Gist = G>>(&mut self, list: &[T]) -> Option<Patch> {
        let changed = list.iter().zip(&mut self.items);
        let changed =
            changed.filter_map(|(item, gist)| Some((item.id().into(), item.since(gist)?)));
        let change: BTreeMap<Text, Patch> = changed.collect();
        let (stay, add, alike) = <_>::default();
        (!change.is_empty()).then_some(Patch::Items { stay, change, add, alike })
    }

    fn arranged<T: Item<Gist = G>>(&mut self, list: &[T], ids: &[u64]) -> Patch {
        let was = std::mem::replace(self, ListGist::of(list));
        let mut places: BTreeMap<u64, usize> = was.ids.iter().copied().zip(0..).collect();
        // Items that share an id cannot be told apart by it.
        if places.len() < was.ids.len() || own_ids(list.iter().map(Item::id).collect()).is_none() {
            places.clear();
        }
        let came = list.iter().zip(ids).map(|(item, id)| (item.id(), places.get(id).copied()));
        let came: Vec<_> = came.collect();
        let mut old: Vec<Option<G>> = was.items.into_iter().map(Some).collect();
        let diff = |place: usize, item: &T| item.since(old[place].as_mut()?);
        arranged(was.ids.len(), &came, list, diff, written)
    }
}

/// Whether a patch sends so much of a list whole that the list is better sent at once, which packs what
/// is alike.
fn is_mostly_new(patch: &Patch, len: usize) -> bool {
    let Patch::Items { change, add, alike, .. } = patch else { return false };
    let sent = change.values().filter(|patch| matches!(patch, Patch::Set(_))).count();
    let packed = alike.iter().flat_map(|alike| &alike.at).map(|(_, count)| count).sum::<usize>();
    sent > 2 && 2 * (sent + add.len() + packed) > len
}

/// The plain fields that changed, taken from something that holds them as they are now.
pub(super) fn fields(names: &[&'static str], now: impl FnOnce() -> Tree) -> Option<Patch> {
    if names.is_empty() {
        return None;
    }
    let Tree::Fields(mut now) = now() else { return None };
    let (mut change, mut remove) = (BTreeMap::new(), Vec::new());
    for name in names {
        match now.iter().position(|(known, _)| known == name) {
            Some(at) => {
                change.insert(Text::new_static(name), Patch::Set(now.swap_remove(at).1));
            }
            // What is left out when it is written must be taken away.
            None => remove.push(Text::new_static(name)),
        }
    }
    Some(Patch::Fields { change, remove })
}

/// A gist of a value of one type: plain fields by a number each, those that are made once and shared as
/// they are, lists item by item. A field that is not named does not compile.
macro_rules! gist {
    ($(#[$doc:meta])* $gist:ident of $type:ident from $blank:expr,
     same: [$($same:ident),*], plain: [$($plain:ident),*],
     shared: [$($shared:ident: $of:ty),*], lists: [$($list:ident: $item:ty),*]) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $gist {
            $($plain: u64,)*
            $($shared: std::sync::Arc<Vec<$of>>,)*
            $($list: ListGist<<$item as Item>::Gist>,)*
        }

        impl $gist {
            pub fn of(now: &$type) -> $gist {
                let $type { $($same: _,)* $($plain,)* $($shared,)* $($list,)* } = now;
                $gist {
                    $($plain: gist_of($plain),)*
                    $($shared: $shared.clone(),)*
                    $($list: ListGist::of($list),)*
                }
            }

            /// What changed since, with the gist brought up to date.
            pub fn since(&mut self, now: &$type) -> Option<Patch> {
                let mut names: Vec<&'static str> = Vec::new();
                $(
                    let gist = gist_of(&now.$plain);
                    if std::mem::replace(&mut self.$plain, gist) != gist {
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
                let plain = fields(&names, || {
                    let mut changed: $type = $blank(now);
                    for name in &names {
                        match *name {
                            $(stringify!($plain) => changed.$plain = now.$plain.clone(),)*
                            $(stringify!($shared) => changed.$shared = now.$shared.clone(),)*
                            _ => {}
                        }
                    }
                    written(&changed)
                });
                let mut lists = BTreeMap::new();
                $(
                    if let Some(patch) = self.$list.since(&now.$list) {
                        lists.insert(Text::new_static(stringify!($list)), patch);
                    }
                )*
                with_lists(plain, lists)
            }
        }
    };
}

pub(super) use gist;
