//! Similar items of a list, sent together: one of them whole, and where the others differ.
//!
//! A hundred moves differ only in who goes, from where and to where, and repeat the rest a hundred
//! times. Texts are compared word by word, because choices consist of words: `move wizard tethys
//! baltica`.

use crate::tree::Tree;
use scene::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Alike {
    /// Their indices in the list, as runs: the first index and how many.
    pub at: Vec<(usize, usize)>,
    /// The first of them.
    #[ts(type = "unknown")]
    pub like: Tree,
    pub differ: Vec<Differ>,
}

/// Places inside the items that differ together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Differ {
    /// JSON pointers, with the values that occur there. A number after a space means that word of
    /// the text it points to, counted from 0.
    #[ts(type = "Array<[Array<string>, Array<unknown>]>")]
    pub values: Vec<(Vec<Text>, Vec<Tree>)>,
    /// Which of the values each item has; without it the first has the first, and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rows: Option<Vec<usize>>,
}

/// Fewer items than this are not worth the trouble.
const FEW: usize = 3;

/// Groups items of the same shape; the others stay as they are. Items come with their indices, in
/// order.
pub fn pack(items: Vec<(usize, Tree)>) -> (Vec<(usize, Tree)>, Vec<Alike>) {
    let mut by_shape: Vec<Vec<(usize, Tree)>> = Vec::new();
    let mut single = Vec::new();
    for item in items {
        // A plain value differs as a whole and has nothing inside to point at.
        if !matches!(item.1, Tree::Fields(_)) || has_spaced_name(&item.1) {
            single.push(item);
            continue;
        }
        match by_shape.iter_mut().find(|known| is_same_shape(&known[0].1, &item.1)) {
            Some(known) => known.push(item),
            None => by_shape.push(vec![item]),
        }
    }
    let (several, few): (Vec<_>, Vec<_>) =
        by_shape.into_iter().partition(|items| items.len() >= FEW);
    let mut alike: Vec<Alike> = several.into_iter().map(together).collect();
    alike.sort_by_key(|alike| alike.at[0]);
    single.extend(few.into_iter().flatten());
    single.sort_by_key(|(at, _)| *at);
    (single, alike)
}

/// The original items, each with its index.
pub fn unpack(alike: &Alike) -> impl Iterator<Item = (usize, Tree)> {
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

/// Sets the value a pointer points to, if it points to anything.
fn put(item: &mut Tree, pointer: &str, value: &Tree) {
    let Some((pointer, nth)) = pointer.split_once(' ') else {
        item.pointer_mut(pointer).into_iter().for_each(|place| *place = value.clone());
        return;
    };
    let Some(Tree::Text(text)) = item.pointer_mut(pointer) else { return };
    let (Ok(nth), Some(word)) = (nth.parse::<usize>(), value.as_str()) else { return };
    let words = text.split(' ').enumerate();
    let words: Vec<&str> = words.map(|(at, old)| if at == nth { word } else { old }).collect();
    *text = words.join(" ").into();
}

/// Whether two items have everything except the leaves in common.
fn is_same_shape(one: &Tree, two: &Tree) -> bool {
    match (one, two) {
        (Tree::List(one), Tree::List(two)) => {
            one.len() == two.len() && one.iter().zip(two).all(|(one, two)| is_same_shape(one, two))
        }
        (Tree::Fields(one), Tree::Fields(two)) => {
            let is_same = |((key, one), (other, two)): (&(Text, Tree), &(Text, Tree))| {
                key == other && is_same_shape(one, two)
            };
            one.len() == two.len() && one.iter().zip(two).all(is_same)
        }
        (Tree::Text(one), Tree::Text(two)) => {
            let spaces = |text: &Text| text.bytes().filter(|byte| *byte == b' ').count();
            spaces(one) == spaces(two)
        }
        (Tree::List(_) | Tree::Fields(_) | Tree::Text(_), _)
        | (_, Tree::List(_) | Tree::Fields(_) | Tree::Text(_)) => false,
        (Tree::Null | Tree::Bool(_) | Tree::Number(_), _) => true,
    }
}

/// Whether a field name could be mistaken for a word of a text.
fn has_spaced_name(tree: &Tree) -> bool {
    match tree {
        Tree::List(items) => items.iter().any(has_spaced_name),
        Tree::Fields(fields) => {
            fields.iter().any(|(key, field)| key.contains(' ') || has_spaced_name(field))
        }
        Tree::Null | Tree::Bool(_) | Tree::Number(_) | Tree::Text(_) => false,
    }
}

/// Pointers whose values are always equal, and those values.
type Column<'a> = (Vec<Text>, Vec<Leaf<'a>>);

fn together(items: Vec<(usize, Tree)>) -> Alike {
    let mut pointers = Vec::new();
    write_pointers(&items[0].1, &mut String::new(), &mut pointers);
    let mut leaves = Vec::with_capacity(items.len() * pointers.len());
    items.iter().for_each(|(_, item)| write_leaves(item, &mut leaves));
    let rows_of = || leaves.chunks_exact(pointers.len());
    let mut by_rows: BTreeMap<Vec<usize>, Vec<Column<'_>>> = BTreeMap::new();
    for (nth, pointer) in pointers.iter().enumerate() {
        // Most leaves are the same in all items.
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

/// The distinct leaves in order of appearance, and which of them each row has.
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

/// What a pointer points to: a word of a text, or something that is neither text, list nor object.
#[derive(Clone, Copy, PartialEq)]
enum Leaf<'a> {
    Word(&'a str),
    Plain(&'a Tree),
}

impl Leaf<'_> {
    fn owned(self) -> Tree {
        match self {
            Leaf::Word(word) => Tree::Text(word.into()),
            Leaf::Plain(value) => value.clone(),
        }
    }
}

fn write_leaves<'a>(value: &'a Tree, leaves: &mut Vec<Leaf<'a>>) {
    match value {
        Tree::List(items) => items.iter().for_each(|item| write_leaves(item, leaves)),
        Tree::Fields(fields) => fields.iter().for_each(|(_, field)| write_leaves(field, leaves)),
        Tree::Text(text) => leaves.extend(text.split(' ').map(Leaf::Word)),
        Tree::Null | Tree::Bool(_) | Tree::Number(_) => leaves.push(Leaf::Plain(value)),
    }
}

/// Pointers to the leaves, in the order of [`write_leaves`], each behind where one is already.
fn write_pointers(tree: &Tree, at: &mut String, pointers: &mut Vec<Text>) {
    let here = at.len();
    let step = |at: &mut String, to: std::fmt::Arguments<'_>| {
        at.truncate(here);
        let _never_fails = at.write_fmt(to);
    };
    match tree {
        Tree::List(items) => {
            for (nth, item) in items.iter().enumerate() {
                step(at, format_args!("/{nth}"));
                write_pointers(item, at, pointers);
            }
        }
        Tree::Fields(fields) => {
            for (key, field) in fields {
                if key.contains(['~', '/']) {
                    let key = key.replace('~', "~0").replace('/', "~1");
                    step(at, format_args!("/{key}"));
                } else {
                    step(at, format_args!("/{key}"));
                }
                write_pointers(field, at, pointers);
            }
        }
        Tree::Text(text) if text.contains(' ') => {
            for nth in 0..text.split(' ').count() {
                step(at, format_args!(" {nth}"));
                pointers.push(Text::new(&*at));
            }
        }
        Tree::Null | Tree::Bool(_) | Tree::Number(_) | Tree::Text(_) => {
            pointers.push(Text::new(&*at));
        }
    }
    at.truncate(here);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn tree(value: serde_json::Value) -> Tree {
        Tree::from(&value)
    }

    #[test]
    fn similar_items_are_grouped() {
        let step = |who: &str, to: &str, cost: u8| {
            tree(json!({ "choice": format!("move {who} {to}"), "cost": cost, "group": "move",
                    "label": { "key": "choice-move", "args": [["to", { "name": to }]] },
                    "targets": [who, to] }))
        };
        let pass = tree(json!({ "choice": "pass" }));
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
        let names: Vec<_> =
            ["a", "b", "c", "d"].map(|name| tree(json!(name))).into_iter().enumerate().collect();
        assert_eq!(pack(names.clone()), (names, Vec::new()));
    }

    #[test]
    fn field_names_may_have_any_characters() {
        let round_trip = |items: Vec<(usize, Tree)>| {
            let (single, alike) = pack(items.clone());
            let again = single.into_iter().chain(alike.iter().flat_map(unpack));
            assert_eq!(again.collect::<Vec<_>>(), items);
        };
        round_trip((0..3).map(|n| (n, tree(json!({ "a/b~c": n, "d": [] })))).collect());
        round_trip((0..3).map(|n| (n, tree(json!({ "a 1": n, "a": "b c" })))).collect());
        round_trip(
            (0..3).map(|n| (n, tree(json!({ "a": format!(" {n}  x "), "": "" })))).collect(),
        );
    }
}
