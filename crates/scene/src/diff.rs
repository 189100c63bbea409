//! Updates are differences: what changed from one scene to the next, as small as it gets.
//!
//! Lists whose items have an `id` are compared item by item, so that a piece that moved is one short
//! patch and a client can animate it; other lists are replaced whole.

use crate::meter;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
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
    /// Some items of a list, by id.
    Items {
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        change: BTreeMap<String, Patch>,
        /// Items that were not there before.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(type = "unknown[]")]
        add: Vec<Value>,
        /// All ids in their new order, where items came, went or changed places.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Vec<String>>,
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
            (Some(old_ids), Some(new_ids)) => items(old, &old_ids, new, &new_ids),
            _ => Patch::Set(Value::Array(new.clone())),
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

fn items(old: &[Value], old_ids: &[&str], new: &[Value], new_ids: &[&str]) -> Patch {
    let before: BTreeMap<&str, &Value> = old_ids.iter().copied().zip(old).collect();
    let mut change = BTreeMap::new();
    let mut add = Vec::new();
    for (id, item) in new_ids.iter().zip(new) {
        match before.get(id) {
            Some(known) => {
                if let Some(patch) = diff(known, item) {
                    change.insert((*id).to_owned(), patch);
                }
            }
            None => add.push(item.clone()),
        }
    }
    let order = (old_ids != new_ids).then(|| new_ids.iter().map(|id| (*id).to_owned()).collect());
    Patch::Items { change, add, order }
}

/// The ids of a list's items, if every item has one of its own.
fn ids(list: &[Value]) -> Option<Vec<&str>> {
    let ids: Vec<&str> = list.iter().map(|item| item.get("id")?.as_str()).collect::<Option<_>>()?;
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    let all_differ = sorted.windows(2).all(|pair| pair[0] != pair[1]);
    (all_differ && !ids.is_empty()).then_some(ids)
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
        (Patch::Items { change, add, order }, Value::Array(items)) => {
            for item in items.iter_mut() {
                let id = item.get("id").and_then(Value::as_str);
                if let Some(patch) = id.and_then(|id| change.get(id)) {
                    apply(item, patch);
                }
            }
            items.extend(add.iter().cloned());
            if let Some(order) = order {
                reorder(items, order);
            }
        }
        (Patch::Fields { .. } | Patch::Items { .. }, _) => {}
    }
}

/// The items in this order; those that are not in it are gone.
fn reorder(items: &mut Vec<Value>, order: &[String]) {
    let mut known: BTreeMap<String, Value> = std::mem::take(items)
        .into_iter()
        .filter_map(|item| Some((item.get("id")?.as_str()?.to_owned(), item)))
        .collect();
    items.extend(order.iter().filter_map(|id| known.remove(id)));
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
        let text = serde_json::to_string(&patch).unwrap();
        assert_eq!(
            text,
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
    }

    #[test]
    fn plain_lists_and_fields_are_replaced_or_removed() {
        round_trip(json!({ "a": [1, 2], "b": 1 }), json!({ "a": [2], "c": null })).unwrap();
        round_trip(json!([{ "id": "x" }, { "id": "x" }]), json!([{ "id": "x" }])).unwrap();
        assert_eq!(round_trip(json!({ "a": 1 }), json!({ "a": 1 })), None);
    }
}
