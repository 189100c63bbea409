//! Items of a list that are much alike, sent together: one of them whole, and where the others differ.
//!
//! A hundred moves differ in who goes, from where and to where, and say the rest a hundred times. Texts
//! of several words are taken word by word, because choices are: `move wizard tethys baltica`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Alike {
    /// Their places in the list, as runs: the first place and how many.
    pub at: Vec<(usize, usize)>,
    /// The first of them.
    #[ts(type = "unknown")]
    pub like: Value,
    pub differ: Vec<Differ>,
}

/// Places inside the items that differ together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Differ {
    /// JSON pointers, with the values that occur there. A number after a space means that word of the
    /// text it leads to, counted from 0.
    #[ts(type = "Array<[Array<string>, Array<unknown>]>")]
    pub values: Vec<(Vec<String>, Vec<Value>)>,
    /// Which of the values each item has; without it the first has the first, and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rows: Option<Vec<usize>>,
}

/// Fewer items than this are not worth the trouble.
const FEW: usize = 3;

/// Puts items of the same shape together; the others stay as they are. Items come with their places,
/// first to last.
pub fn pack(items: Vec<(usize, Value)>) -> (Vec<(usize, Value)>, Vec<Alike>) {
    let mut by_shape: BTreeMap<String, Vec<(usize, Value)>> = BTreeMap::new();
    let mut single = Vec::new();
    for item in items {
        let mut shape = String::new();
        write_shape(&item.1, &mut shape);
        // A plain value is all difference, and has no place inside it to point at; a field whose name
        // has a space could be taken for a word of a text.
        if !item.1.is_object() || shape.contains(' ') {
            single.push(item);
        } else {
            by_shape.entry(shape).or_default().push(item);
        }
    }
    let (several, few): (Vec<_>, Vec<_>) =
        by_shape.into_values().partition(|items| items.len() >= FEW);
    let mut alike: Vec<Alike> = several.into_iter().map(together).collect();
    alike.sort_by_key(|alike| alike.at[0]);
    single.extend(few.into_iter().flatten());
    single.sort_by_key(|(at, _)| *at);
    (single, alike)
}

/// The items again, each with its place.
pub fn unpack(alike: &Alike) -> impl Iterator<Item = (usize, Value)> {
    let places = alike.at.iter().flat_map(|(from, count)| *from..from.saturating_add(*count));
    places.enumerate().map(|(nth, at)| {
        let mut item = alike.like.clone();
        for differ in &alike.differ {
            let row = differ.rows.as_ref().map_or(Some(nth), |rows| rows.get(nth).copied());
            for (pointers, values) in &differ.values {
                let Some(value) = row.and_then(|row| values.get(row)) else { continue };
                pointers.iter().for_each(|pointer| put(&mut item, pointer, value));
            }
        }
        (at, item)
    })
}

/// Puts a value where a pointer leads, if it leads anywhere.
fn put(item: &mut Value, pointer: &str, value: &Value) {
    let Some((pointer, nth)) = pointer.split_once(' ') else {
        item.pointer_mut(pointer).into_iter().for_each(|place| *place = value.clone());
        return;
    };
    let Some(Value::String(text)) = item.pointer_mut(pointer) else { return };
    let (Ok(nth), Some(word)) = (nth.parse::<usize>(), value.as_str()) else { return };
    let words = text.split(' ').enumerate();
    let words: Vec<&str> = words.map(|(at, old)| if at == nth { word } else { old }).collect();
    *text = words.join(" ");
}

/// Everything but the leaves: the same for items that differ in values only.
fn write_shape(value: &Value, shape: &mut String) {
    match value {
        Value::Array(items) => {
            shape.push('[');
            items.iter().for_each(|item| write_shape(item, shape));
            shape.push(']');
        }
        Value::Object(fields) => {
            shape.push('{');
            for (key, field) in fields {
                shape.push_str(key);
                shape.push(':');
                write_shape(field, shape);
            }
            shape.push('}');
        }
        Value::String(text) => text.split(' ').for_each(|_| shape.push('"')),
        Value::Null | Value::Bool(_) | Value::Number(_) => shape.push(','),
    }
}

/// Places of an item that always hold the same, and what they hold.
type Column<'a> = (Vec<String>, Vec<Leaf<'a>>);

fn together(items: Vec<(usize, Value)>) -> Alike {
    let mut pointers = Vec::new();
    write_pointers(&items[0].1, "", &mut pointers);
    let mut leaves = Vec::with_capacity(items.len() * pointers.len());
    items.iter().for_each(|(_, item)| write_leaves(item, &mut leaves));
    let rows_of = || leaves.chunks_exact(pointers.len());
    let mut by_rows: BTreeMap<Vec<usize>, Vec<Column<'_>>> = BTreeMap::new();
    for (nth, pointer) in pointers.iter().enumerate() {
        // Most of what is alike is the same throughout.
        if rows_of().all(|row| row[nth] == leaves[nth]) {
            continue;
        }
        let (values, rows) = distinct(rows_of().map(|row| row[nth]));
        let known = by_rows.entry(rows).or_default();
        match known.iter_mut().find(|(_, same)| *same == values) {
            Some((pointers, _)) => pointers.push(pointer.clone()),
            None => known.push((vec![pointer.clone()], values)),
        }
    }
    let differ = by_rows.into_iter().map(|(rows, columns)| {
        let in_order = rows.iter().enumerate().all(|(nth, row)| nth == *row);
        let owned = |values: Vec<Leaf<'_>>| values.into_iter().map(Leaf::owned).collect();
        let values = columns.into_iter().map(|(pointers, values)| (pointers, owned(values)));
        Differ { values: values.collect(), rows: (!in_order).then_some(rows) }
    });
    let differ = differ.collect();
    let mut at: Vec<(usize, usize)> = Vec::new();
    for (place, _) in &items {
        match at.last_mut() {
            Some((from, count)) if *from + *count == *place => *count += 1,
            _ => at.push((*place, 1)),
        }
    }
    let like = items.into_iter().next().map(|(_, item)| item).unwrap_or_default();
    Alike { at, like, differ }
}

/// Values as they first occur, and which of them stands in each row.
fn distinct<'a>(column: impl Iterator<Item = Leaf<'a>>) -> (Vec<Leaf<'a>>, Vec<usize>) {
    let mut values = Vec::new();
    let rows = column
        .map(|value| {
            values.iter().position(|known| *known == value).unwrap_or_else(|| {
                values.push(value);
                values.len() - 1
            })
        })
        .collect();
    (values, rows)
}

/// The end of a pointer: a word of a text, or something that is neither text, list nor object.
#[derive(Clone, Copy, PartialEq)]
enum Leaf<'a> {
    Word(&'a str),
    Plain(&'a Value),
}

impl Leaf<'_> {
    fn owned(self) -> Value {
        match self {
            Leaf::Word(word) => Value::from(word),
            Leaf::Plain(value) => value.clone(),
        }
    }
}

fn write_leaves<'a>(value: &'a Value, leaves: &mut Vec<Leaf<'a>>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| write_leaves(item, leaves)),
        Value::Object(fields) => fields.values().for_each(|field| write_leaves(field, leaves)),
        Value::String(text) => leaves.extend(text.split(' ').map(Leaf::Word)),
        Value::Null | Value::Bool(_) | Value::Number(_) => leaves.push(Leaf::Plain(value)),
    }
}

/// Pointers to the leaves, in the order of [`write_leaves`].
fn write_pointers(value: &Value, at: &str, pointers: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (nth, item) in items.iter().enumerate() {
                write_pointers(item, &format!("{at}/{nth}"), pointers);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                let key = key.replace('~', "~0").replace('/', "~1");
                write_pointers(field, &format!("{at}/{key}"), pointers);
            }
        }
        Value::String(text) if text.contains(' ') => {
            pointers.extend((0..text.split(' ').count()).map(|nth| format!("{at} {nth}")));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            pointers.push(at.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_alike_is_said_once() {
        let step = |who: &str, to: &str, cost: u8| {
            json!({ "choice": format!("move {who} {to}"), "cost": cost, "group": "move",
                    "label": { "key": "choice-move", "args": [["to", { "name": to }]] },
                    "targets": [who, to] })
        };
        let pass = json!({ "choice": "pass" });
        let items = vec![
            (0, step("a", "x", 1)),
            (1, step("a", "y", 1)),
            (2, pass.clone()),
            (3, step("b", "x", 1)),
        ];
        let (single, alike) = pack(items.clone());
        assert_eq!(single, [(2, pass)]);
        let [moves] = alike.as_slice() else { panic!("one kind of item, not {alike:?}") };
        assert_eq!(moves.at, [(0, 2), (3, 1)]);
        let differ = serde_json::to_value(&moves.differ).unwrap();
        assert_eq!(
            differ,
            json!([
                { "values": [[["/choice 1", "/targets/0"], ["a", "b"]]], "rows": [0, 0, 1] },
                { "values": [[["/choice 2", "/label/args/0/1/name", "/targets/1"], ["x", "y"]]],
                  "rows": [0, 1, 0] },
            ])
        );
        let mut again: Vec<_> = single.into_iter().chain(unpack(moves)).collect();
        again.sort_by_key(|(at, _)| *at);
        assert_eq!(again, items);
    }

    #[test]
    fn plain_values_stay_as_they_are() {
        let names: Vec<_> = ["a", "b", "c", "d"].map(Value::from).into_iter().enumerate().collect();
        assert_eq!(pack(names.clone()), (names, Vec::new()));
    }

    #[test]
    fn names_of_fields_may_have_any_letters() {
        let round_trip = |items: Vec<(usize, Value)>| {
            let (single, alike) = pack(items.clone());
            let again = single.into_iter().chain(alike.iter().flat_map(unpack));
            assert_eq!(again.collect::<Vec<_>>(), items);
        };
        round_trip((0..3).map(|n| (n, json!({ "a/b~c": n, "d": [] }))).collect());
        round_trip((0..3).map(|n| (n, json!({ "a 1": n, "a": "b c" }))).collect());
        round_trip((0..3).map(|n| (n, json!({ "a": format!(" {n}  x "), "": "" }))).collect());
    }
}
