//! A long message states repeated parts once.
//!
//! Names, ids and whole phrases recur: in the log line about a monster, the monster itself and the
//! option to fight it. They are put before the rest, as `shared`, and referred to by `~` and their
//! index there. One of them may refer to those before it; one that is a text is literal.

use crate::tree::Tree;
use scene::Text;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::HashMap;

const FIELD: &str = "shared";
const MARK: char = '~';

/// The size of a reference, and what is too short to be worth one.
const NAME: usize = 5;

/// A message, which is an object, in fewer bytes; unchanged if there is nothing to gain.
pub fn packed(message: String) -> String {
    let Ok(tree @ Tree::Fields(_)) = serde_json::from_str::<Tree>(&message) else { return message };
    let mut times = HashMap::new();
    count(&tree, &mut times);
    let mut sharing = Sharing { times, places: HashMap::new(), shared: Vec::new() };
    let Tree::Fields(mut fields) = sharing.inside(&tree) else { return message };
    if sharing.shared.is_empty() {
        return message;
    }
    fields.insert(0, (Text::new_static(FIELD), Tree::List(sharing.shared)));
    serde_json::to_string(&Tree::Fields(fields)).unwrap_or(message)
}

/// The message as it was before it was packed, if it was.
pub fn unpacked(message: &str) -> Cow<'_, str> {
    let whole = || {
        let mut fields: serde_json::Map<String, Value> = serde_json::from_str(message).ok()?;
        let Some(Value::Array(shared)) = fields.remove(FIELD) else { return None };
        let mut known = Vec::with_capacity(shared.len());
        for value in shared {
            let value = if value.is_string() { value } else { resolved(value, &known) };
            known.push(value);
        }
        serde_json::to_string(&resolved(Value::Object(fields), &known)).ok()
    };
    match message.get(..FIELD.len() + 2) {
        Some(begins) if begins.ends_with(FIELD) => whole().map_or(message.into(), Cow::Owned),
        _ => message.into(),
    }
}

/// A value with its references resolved.
fn resolved(value: Value, known: &[Value]) -> Value {
    let named = |text: &str| known.get(text.strip_prefix(MARK)?.parse::<usize>().ok()?).cloned();
    match value {
        Value::String(text) => named(&text).unwrap_or(Value::String(text)),
        Value::Array(items) => items.into_iter().map(|it| resolved(it, known)).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(key, it)| (key, resolved(it, known))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value,
    }
}

/// Counts what could be shared; what is inside a repeated part is counted once.
fn count(tree: &Tree, times: &mut HashMap<String, usize>) {
    if matches!(tree, Tree::Null | Tree::Bool(_) | Tree::Number(_)) {
        return;
    }
    let known = times.entry(text_of(tree)).or_default();
    *known += 1;
    if *known == 1 {
        parts(tree).for_each(|part| count(part, times));
    }
}

fn parts(tree: &Tree) -> impl Iterator<Item = &Tree> {
    let (items, fields): (&[Tree], &[(Text, Tree)]) = match tree {
        Tree::List(items) => (items, &[]),
        Tree::Fields(fields) => (&[], fields),
        Tree::Null | Tree::Bool(_) | Tree::Number(_) | Tree::Text(_) => (&[], &[]),
    };
    items.iter().chain(fields.iter().map(|(_, field)| field))
}

fn text_of(tree: &Tree) -> String {
    serde_json::to_string(tree).unwrap_or_default()
}

struct Sharing {
    times: HashMap<String, usize>,
    /// The index of each shared part.
    places: HashMap<String, usize>,
    shared: Vec<Tree>,
}

impl Sharing {
    /// The tree, or a reference to it.
    fn put(&mut self, tree: &Tree) -> Tree {
        if matches!(tree, Tree::Null | Tree::Bool(_) | Tree::Number(_)) {
            return tree.clone();
        }
        let text = text_of(tree);
        let times = self.times.get(&text).copied().unwrap_or_default();
        // A text that looks like a reference must not be taken for one.
        let is_like_a_name = tree.as_str().is_some_and(|text| text.starts_with(MARK));
        if !is_like_a_name && times * text.len() <= text.len() + 1 + times * NAME {
            return self.inside(tree);
        }
        let place = match self.places.get(&text) {
            Some(place) => *place,
            None => {
                let value = if is_like_a_name { tree.clone() } else { self.inside(tree) };
                self.shared.push(value);
                self.places.insert(text, self.shared.len() - 1);
                self.shared.len() - 1
            }
        };
        Tree::Text(Text::from(format!("{MARK}{place}")))
    }

    /// The tree with references inside it.
    fn inside(&mut self, tree: &Tree) -> Tree {
        match tree {
            Tree::List(items) => Tree::List(items.iter().map(|item| self.put(item)).collect()),
            Tree::Fields(fields) => {
                let named = fields.iter().map(|(key, field)| (key.clone(), self.put(field)));
                Tree::Fields(named.collect())
            }
            Tree::Null | Tree::Bool(_) | Tree::Number(_) | Tree::Text(_) => tree.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn round_trip(message: Value) -> String {
        let packed = packed(message.to_string());
        let unpacked: Value = serde_json::from_str(&unpacked(&packed)).unwrap();
        assert_eq!(unpacked, message, "{packed}");
        packed
    }

    #[test]
    fn repeated_parts_are_stated_once() {
        let monster =
            json!({ "key": "spawned", "thing": "monster-ghoul", "place": "the-pyramids" });
        let other = json!({ "key": "moved", "thing": "monster-ghoul" });
        let packed = round_trip(json!({ "update": { "a": [monster, monster, other] } }));
        assert_eq!(packed.matches("monster-ghoul").count(), 1, "{packed}");
        assert_eq!(packed.matches("the-pyramids").count(), 1, "{packed}");
        assert!(packed.starts_with(r#"{"shared":["#), "{packed}");
    }

    #[test]
    fn unique_parts_stay_as_they_are() {
        let message = json!({ "update": { "at": [1, 1, 1, true, null], "to": "place:arkham" } });
        assert_eq!(round_trip(message.clone()), message.to_string());
    }

    #[test]
    fn a_text_that_looks_like_a_reference_is_kept() {
        round_trip(
            json!({ "talk": ["~", "~0", "~1 and more", "~0", "a longer text", "a longer text"] }),
        );
    }

    #[test]
    fn an_unpacked_message_is_left_alone() {
        for message in ["{\"shared\":7}", "{\"shared\":[", "[]", "", "{\"update\":{\"to\":\"~7\"}}"]
        {
            assert_eq!(unpacked(message), message);
        }
    }

    /// The browser's half reads the same file.
    #[test]
    fn both_halves_of_the_protocol_agree_on_these() {
        let cases: Vec<[Value; 2]> =
            serde_json::from_str(include_str!("../tests/shared.json")).unwrap();
        for [sent, meant] in cases {
            let read: Value = serde_json::from_str(&unpacked(&sent.to_string())).unwrap();
            assert_eq!(read, meant);
        }
    }
}
