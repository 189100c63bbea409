//! A difference as it is sent, and how the new value is made from it.

use crate::alike::{self, Alike};
use crate::tree::{Tree, written};
use scene::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;

/// How to make the new value from the old one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Patch {
    /// Replace the value with this.
    Set(#[ts(type = "unknown")] Tree),
    /// Some fields of an object.
    Fields {
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        change: BTreeMap<Text, Patch>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        remove: Vec<Text>,
    },
    /// Some items of a list: first some are removed and the rest put in order, then some change,
    /// each by its id, then new ones are added.
    Items {
        /// Which of the old items stay, in their new order, as runs: the index of the first and how
        /// many. If absent, all stay where they are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        stay: Option<Vec<(usize, usize)>>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        change: BTreeMap<Text, Patch>,
        /// New items, each with its index in the new list, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(type = "Array<[number, unknown]>")]
        add: Vec<(usize, Tree)>,
        /// Similar new items.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        alike: Vec<Alike>,
    },
    /// A new list.
    List {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(type = "Array<[number, unknown]>")]
        add: Vec<(usize, Tree)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        alike: Vec<Alike>,
    },
}

/// A separate list, with similar items grouped.
pub fn listed<T: Serialize>(list: &[T]) -> Patch {
    whole_list(list, written)
}

/// The items of a separate list.
pub fn items_of(listed: &Patch) -> Vec<Value> {
    let mut list = Tree::default();
    listed.apply(&mut list);
    list.as_list().unwrap_or_default().iter().map(Value::from).collect()
}

pub(crate) fn whole_list<T>(new: &[T], written: impl Fn(&T) -> Tree) -> Patch {
    let (add, alike) = alike::pack(new.iter().map(written).enumerate().collect());
    if alike.is_empty() {
        Patch::Set(Tree::List(add.into_iter().map(|(_, item)| item).collect()))
    } else {
        Patch::List { add, alike }
    }
}

/// What identifies an item of a list: its id, or the choice it stands for.
pub(crate) fn id_of(item: &Tree) -> Option<&str> {
    item.get("id").or_else(|| item.get("choice"))?.as_str()
}

/// Makes the new value from the old one. A patch made for another value ignores what does not fit.
pub fn apply(value: &mut Value, patch: &Patch) {
    let mut tree = Tree::from(&*value);
    patch.apply(&mut tree);
    *value = Value::from(&tree);
}

impl Patch {
    /// The same for a tree.
    pub fn apply(&self, tree: &mut Tree) {
        match (self, tree) {
            (Patch::Set(new), tree) => *tree = new.clone(),
            (Patch::Fields { change, remove }, Tree::Fields(fields)) => {
                fields.retain(|(key, _)| !remove.contains(key));
                for (key, patch) in change {
                    match fields.iter_mut().find(|(known, _)| known == key) {
                        Some((_, field)) => patch.apply(field),
                        None => {
                            let mut field = Tree::Null;
                            patch.apply(&mut field);
                            fields.push((key.clone(), field));
                        }
                    }
                }
            }
            (Patch::List { add, alike }, tree) => {
                let mut items = Vec::new();
                insert(&mut items, add, alike);
                *tree = Tree::List(items);
            }
            (Patch::Items { stay, change, add, alike }, Tree::List(items)) => {
                if let Some(stay) = stay {
                    arrange(items, stay);
                }
                for item in items.iter_mut() {
                    if let Some(patch) = id_of(item).and_then(|id| change.get(id)) {
                        patch.apply(item);
                    }
                }
                insert(items, add, alike);
            }
            (Patch::Fields { .. } | Patch::Items { .. }, _) => {}
        }
    }
}

/// Inserts new items at their indices, in order.
fn insert(items: &mut Vec<Tree>, add: &[(usize, Tree)], alike: &[Alike]) {
    let mut new: Vec<(usize, Tree)> = add.to_vec();
    new.extend(alike.iter().flat_map(alike::unpack));
    new.sort_by_key(|(at, _)| *at);
    for (at, item) in new {
        items.insert(at.min(items.len()), item);
    }
}

/// Keeps only these runs of items.
fn arrange(items: &mut Vec<Tree>, stay: &[(usize, usize)]) {
    let mut old: Vec<Option<Tree>> = std::mem::take(items).into_iter().map(Some).collect();
    for (first, count) in stay {
        let run = old.iter_mut().skip(*first).take(*count);
        items.extend(run.filter_map(Option::take));
    }
}
