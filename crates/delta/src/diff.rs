//! What changed inside something, found by comparing two trees.
//!
//! Lists whose items have an `id`, or a `choice`, are compared item by item, so that moving a piece
//! is one short patch, which a client can animate; other lists are replaced whole. Similar new
//! items are sent together.

use crate::alike;
use crate::patch::{Patch, id_of, whole_list};
use crate::tree::Tree;
use scene::{Text, meter};
use serde_json::Value;
use std::collections::BTreeMap;

/// What changed; `None` if nothing did.
pub fn diff(old: &Value, new: &Value) -> Option<Patch> {
    between(&Tree::from(old), &Tree::from(new))
}

/// The same between trees.
pub fn between(old: &Tree, new: &Tree) -> Option<Patch> {
    meter::made_one();
    if old == new {
        return None;
    }
    Some(match (old, new) {
        (Tree::Fields(old), Tree::Fields(new)) => fields(old, new),
        (Tree::List(old), Tree::List(new)) => match (ids(old), ids(new)) {
            (Some(old_ids), Some(new_ids)) => items([old, new], [&old_ids, &new_ids]),
            _ => whole_list(new, Tree::clone),
        },
        _ => Patch::Set(new.clone()),
    })
}

fn fields(old: &[(Text, Tree)], new: &[(Text, Tree)]) -> Patch {
    let of = |fields: &'_ [(Text, Tree)], key: &Text| fields.iter().position(|it| it.0 == *key);
    let changed = new.iter().filter_map(|(key, tree)| {
        let patch = match of(old, key) {
            Some(at) => between(&old[at].1, tree)?,
            None => Patch::Set(tree.clone()),
        };
        Some((key.clone(), patch))
    });
    let gone = old.iter().map(|it| &it.0).filter(|key| of(new, key).is_none());
    Patch::Fields { change: changed.collect(), remove: gone.cloned().collect() }
}

/// The changes of a list whose items all have an id.
fn items([old, new]: [&[Tree]; 2], [old_ids, new_ids]: [&[&str]; 2]) -> Patch {
    let places: BTreeMap<&str, usize> = if old_ids == new_ids {
        <_>::default()
    } else {
        old_ids.iter().copied().zip(0..).collect()
    };
    let place = |at: usize, id: &str| match old_ids.get(at) {
        Some(same) if *same == id => Some(at),
        _ => places.get(id).copied(),
    };
    let came = new_ids.iter().enumerate().map(|(at, id)| (*id, place(at, id)));
    let came: Vec<_> = came.collect();
    arranged(old.len(), &came, new, |was, now| between(&old[was], now), Tree::clone)
}

/// The same if only the number of old items is known, and for each new one its id and its old
/// index.
pub(crate) fn arranged<T>(
    old: usize,
    came: &[(&str, Option<usize>)],
    new: &[T],
    mut diff: impl FnMut(usize, &T) -> Option<Patch>,
    written: impl Fn(&T) -> Tree,
) -> Patch {
    let stayed = || came.iter().filter_map(|(_, was)| *was);
    let count = stayed().count();
    // None stayed, or more were removed than are left: sending the new list is shorter.
    if (count == 0 && !new.is_empty()) || old - count > new.len() {
        return whole_list(new, written);
    }
    let is_in_place = count == old && stayed().enumerate().all(|(at, was)| at == was);
    let stay = (!is_in_place).then(|| runs(stayed()));
    let mut change = BTreeMap::new();
    let mut add = Vec::new();
    for (at, ((id, was), item)) in came.iter().zip(new).enumerate() {
        match was {
            Some(was) => {
                if let Some(patch) = diff(*was, item) {
                    change.insert(Text::new(id), patch);
                }
            }
            None => add.push((at, written(item))),
        }
    }
    let (add, alike) = alike::pack(add);
    Patch::Items { stay, change, add, alike }
}

/// Consecutive numbers as runs: the first and how many.
fn runs(numbers: impl Iterator<Item = usize>) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((first, count)) if *first + *count == number => *count += 1,
            _ => runs.push((number, 1)),
        }
    }
    runs
}

/// The ids of a list's items, if every item has one and they are unique.
fn ids(list: &[Tree]) -> Option<Vec<&str>> {
    own_ids(list.iter().map(id_of).collect::<Option<_>>()?)
}

/// These ids, if there are any and no two are the same.
pub(crate) fn own_ids(ids: Vec<&str>) -> Option<Vec<&str>> {
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    let all_differ = sorted.windows(2).all(|two| two[0] != two[1]);
    (all_differ && !ids.is_empty()).then_some(ids)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patch::{apply, items_of, listed};
    use crate::tree::written;
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
        assert_eq!(text(&patch), r#"{"items":{"stay":[[0,1],[2,2]],"add":[[1,{"id":"d"}]]}}"#);
        let patch = round_trip(list(&["a", "b", "c"]), list(&["d", "c", "a"])).unwrap();
        assert_eq!(text(&patch), r#"{"items":{"stay":[[2,1],[0,1]],"add":[[0,{"id":"d"}]]}}"#);
    }

    #[test]
    fn options_are_identified_by_their_choice() {
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

    /// The browser's half, `web/src/patch.ts`, is tested with the same vectors.
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
    fn a_separate_list_keeps_its_items() {
        let line = |seq: u8| json!({ "seq": seq, "phrase": { "key": "moved", "who": "witch" } });
        let lines: Vec<Value> = (0..9).map(line).chain([json!({ "seq": 9 })]).collect();
        for count in 0..lines.len() {
            assert_eq!(items_of(&listed(&lines[..count])), lines[..count]);
        }
        let packed = text(&listed(&lines)).len();
        assert!(packed < text(&Patch::Set(written(&lines))).len() / 2, "{packed} bytes");
    }

    #[test]
    fn plain_lists_and_fields_are_replaced_or_removed() {
        round_trip(json!({ "a": [1, 2], "b": 1 }), json!({ "a": [2], "c": null })).unwrap();
        round_trip(json!([{ "id": "x" }, { "id": "x" }]), json!([{ "id": "x" }])).unwrap();
        assert_eq!(round_trip(json!({ "a": 1 }), json!({ "a": 1 })), None);
    }
}
