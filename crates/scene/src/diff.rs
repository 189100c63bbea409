//! Updates are differences: what changed from one scene to the next, as small as it gets.
//!
//! Lists whose items have an `id`, or a `choice`, are compared item by item, so that a piece that moved
//! is one short patch and a client can animate it; other lists are replaced whole. New items that are
//! much alike are sent together.

use crate::alike::{self, Alike};
use crate::meter;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// How to make the new value from the old one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Patch {
    /// Put this in its place.
    Set(#[ts(type = "unknown")] Value),
    /// Some fields of an object.
    Fields {
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        change: BTreeMap<String, Patch>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        remove: Vec<String>,
    },
    /// Some items of a list, each by its id: first some go and some change, then the rest is put in
    /// order, then new ones come.
    Items {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        remove: Vec<String>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        change: BTreeMap<String, Patch>,
        /// The ids of all that stayed, where they changed places among themselves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        order: Option<Vec<String>>,
        /// Items that were not there before, each with its place in the new list, first to last.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(type = "Array<[number, unknown]>")]
        add: Vec<(usize, Value)>,
        /// New items that are much alike.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        alike: Vec<Alike>,
    },
    /// A list made anew.
    List {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(type = "Array<[number, unknown]>")]
        add: Vec<(usize, Value)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        alike: Vec<Alike>,
    },
}

/// What changed; `None` if nothing did.
pub fn diff(old: &Value, new: &Value) -> Option<Patch> {
    meter::made_one();
    if old == new {
        return None;
    }
    Some(match (old, new) {
        (Value::Object(old), Value::Object(new)) => fields(old, new),
        (Value::Array(old), Value::Array(new)) => match (ids(old), ids(new)) {
            (Some(old_ids), Some(new_ids)) => {
                items([old, new], [&old_ids, &new_ids], diff, Value::clone)
            }
            _ => whole_list(new, Value::clone),
        },
        _ => Patch::Set(new.clone()),
    })
}

fn fields(old: &Map<String, Value>, new: &Map<String, Value>) -> Patch {
    let changed = new.iter().filter_map(|(key, value)| {
        let patch = match old.get(key) {
            Some(before) => diff(before, value)?,
            None => Patch::Set(value.clone()),
        };
        Some((key.clone(), patch))
    });
    let gone = old.keys().filter(|key| !new.contains_key(*key));
    Patch::Fields { change: changed.collect(), remove: gone.cloned().collect() }
}

/// What became of a list's items, each known by an id of its own.
pub(crate) fn items<T>(
    [old, new]: [&[T]; 2],
    [old_ids, new_ids]: [&[&str]; 2],
    diff: impl Fn(&T, &T) -> Option<Patch>,
    written: impl Fn(&T) -> Value,
) -> Patch {
    let before: BTreeMap<&str, &T> = old_ids.iter().copied().zip(old).collect();
    let after: BTreeSet<&str> = new_ids.iter().copied().collect();
    let mut change = BTreeMap::new();
    let mut add = Vec::new();
    for (at, (id, item)) in new_ids.iter().zip(new).enumerate() {
        match before.get(id) {
            Some(known) => {
                if let Some(patch) = diff(known, item) {
                    change.insert((*id).to_owned(), patch);
                }
            }
            None => add.push((at, item)),
        }
    }
    if add.len() == new.len() {
        return whole_list(new, written);
    }
    let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    let (stayed, gone): (Vec<&str>, Vec<&str>) = old_ids.iter().partition(|id| after.contains(*id));
    let arranged: Vec<&str> =
        new_ids.iter().copied().filter(|id| before.contains_key(id)).collect();
    let order = (stayed != arranged).then(|| owned(&arranged));
    // More went than stayed: it takes less to say what there is.
    if gone.len() > new.len() {
        return whole_list(new, written);
    }
    let add = add.into_iter().map(|(at, item)| (at, written(item)));
    let (add, alike) = alike::pack(add.collect());
    Patch::Items { remove: owned(&gone), change, order, add, alike }
}

fn whole_list<T>(new: &[T], written: impl Fn(&T) -> Value) -> Patch {
    let (add, alike) = alike::pack(new.iter().map(written).enumerate().collect());
    if alike.is_empty() {
        Patch::Set(Value::Array(add.into_iter().map(|(_, item)| item).collect()))
    } else {
        Patch::List { add, alike }
    }
}

/// The ids of a list's items, if every item has one of its own.
fn ids(list: &[Value]) -> Option<Vec<&str>> {
    own_ids(list.iter().map(id_of).collect::<Option<_>>()?)
}

/// These ids, if there are any and no two are the same.
pub(crate) fn own_ids(ids: Vec<&str>) -> Option<Vec<&str>> {
    let all_differ = ids.iter().collect::<BTreeSet<_>>().len() == ids.len();
    (all_differ && !ids.is_empty()).then_some(ids)
}

/// What an item of a list is known by: its id, or the choice it stands for.
fn id_of(item: &Value) -> Option<&str> {
    item.get("id").or_else(|| item.get("choice"))?.as_str()
}

/// Makes the new value from the old one. A patch made for another value leaves what does not fit.
pub fn apply(value: &mut Value, patch: &Patch) {
    match (patch, value) {
        (Patch::Set(new), value) => *value = new.clone(),
        (Patch::Fields { change, remove }, Value::Object(fields)) => {
            remove.iter().for_each(|key| drop(fields.remove(key)));
            for (key, patch) in change {
                apply(fields.entry(key.clone()).or_insert(Value::Null), patch);
            }
        }
        (Patch::List { add, alike }, value) => {
            let mut items = Vec::new();
            insert(&mut items, add, alike);
            *value = Value::Array(items);
        }
        (Patch::Items { remove, change, order, add, alike }, Value::Array(items)) => {
            items
                .retain(|item| !id_of(item).is_some_and(|id| remove.iter().any(|gone| gone == id)));
            for item in items.iter_mut() {
                if let Some(patch) = id_of(item).and_then(|id| change.get(id)) {
                    apply(item, patch);
                }
            }
            if let Some(order) = order {
                reorder(items, order);
            }
            insert(items, add, alike);
        }
        (Patch::Fields { .. } | Patch::Items { .. }, _) => {}
    }
}

/// Puts new items at their places, first to last.
fn insert(items: &mut Vec<Value>, add: &[(usize, Value)], alike: &[Alike]) {
    let mut new: Vec<(usize, Value)> = add.to_vec();
    new.extend(alike.iter().flat_map(alike::unpack));
    new.sort_by_key(|(at, _)| *at);
    for (at, item) in new {
        items.insert(at.min(items.len()), item);
    }
}

/// The items in this order; those that are not in it come last.
fn reorder(items: &mut [Value], order: &[String]) {
    let place: BTreeMap<&str, usize> =
        order.iter().enumerate().map(|(at, id)| (id.as_str(), at)).collect();
    items.sort_by_key(|item| {
        id_of(item).and_then(|id| place.get(id)).copied().unwrap_or(usize::MAX)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn round_trip(old: Value, new: Value) -> Option<Patch> {
        let patch = diff(&old, &new)?;
        let mut made = old;
        apply(&mut made, &patch);
        assert_eq!(made, new);
        Some(patch)
    }

    #[test]
    fn a_piece_that_moved_is_one_short_patch() {
        let scene = |place: &str| {
            json!({ "pieces": [
                { "id": "a", "place": "x", "count": 3 },
                { "id": "b", "place": place, "count": 1 },
            ] })
        };
        let patch = round_trip(scene("x"), scene("y")).unwrap();
        assert_eq!(
            text(&patch),
            r#"{"fields":{"change":{"pieces":{"items":{"change":{"b":{"fields":{"change":{"place":{"set":"y"}}}}}}}}}}"#
        );
    }

    #[test]
    fn items_come_go_and_change_places() {
        let list =
            |ids: &[&str]| json!(ids.iter().map(|id| json!({ "id": id })).collect::<Vec<_>>());
        round_trip(list(&["a", "b", "c"]), list(&["c", "d", "a"])).unwrap();
        round_trip(list(&["a"]), json!([])).unwrap();
        round_trip(json!([]), list(&["a"])).unwrap();
        let patch = round_trip(list(&["a", "b", "c", "e"]), list(&["a", "d", "c", "e"])).unwrap();
        assert_eq!(text(&patch), r#"{"items":{"remove":["b"],"add":[[1,{"id":"d"}]]}}"#);
        let patch = round_trip(list(&["a", "b", "c"]), list(&["d", "c", "a"])).unwrap();
        assert_eq!(
            text(&patch),
            r#"{"items":{"remove":["b"],"order":["c","a"],"add":[[0,{"id":"d"}]]}}"#
        );
    }

    #[test]
    fn options_are_known_by_what_they_choose() {
        let options = |pairs: &[(&str, u8)]| {
            json!(
                pairs
                    .iter()
                    .map(|(c, cost)| json!({ "choice": c, "cost": cost }))
                    .collect::<Vec<_>>()
            )
        };
        let patch =
            round_trip(options(&[("pass", 8), ("end", 0)]), options(&[("pass", 7), ("end", 0)]));
        assert_eq!(
            text(&patch.unwrap()),
            r#"{"items":{"change":{"pass":{"fields":{"change":{"cost":{"set":7}}}}}}}"#
        );
    }

    #[test]
    fn a_question_comes_and_goes() {
        let prompt = json!({ "seats": [0], "options": [{ "choice": "pass" }] });
        round_trip(Value::Null, prompt.clone()).unwrap();
        let patch = round_trip(prompt, Value::Null).unwrap();
        assert_eq!(text(&patch), r#"{"set":null}"#);
    }

    /// The same vectors are tried by the browser's half, `web/src/patch.ts`.
    #[test]
    fn both_halves_of_the_protocol_agree_on_these() {
        let vectors: Value = serde_json::from_str(VECTORS).unwrap();
        for vector in vectors.as_array().unwrap() {
            let (old, new) = (&vector["old"], &vector["new"]);
            let patch = diff(old, new);
            assert_eq!(serde_json::to_value(&patch).unwrap(), vector["patch"], "{old} → {new}");
            let mut made = old.clone();
            patch.iter().for_each(|patch| apply(&mut made, patch));
            assert_eq!(&made, new);
        }
    }

    const VECTORS: &str = include_str!("../tests/patches.json");

    fn text(patch: &Patch) -> String {
        serde_json::to_string(patch).unwrap()
    }

    #[test]
    fn plain_lists_and_fields_are_replaced_or_removed() {
        round_trip(json!({ "a": [1, 2], "b": 1 }), json!({ "a": [2], "c": null })).unwrap();
        round_trip(json!([{ "id": "x" }, { "id": "x" }]), json!([{ "id": "x" }])).unwrap();
        assert_eq!(round_trip(json!({ "a": 1 }), json!({ "a": 1 })), None);
    }
}
