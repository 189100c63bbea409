//! JSON in memory: like [`Value`], but with short texts inline and fields in the order in which
//! they were written. A server builds some for every viewer after every move.

mod reading;
mod writing;

pub use writing::written;

use scene::Text;
use serde_json::{Number, Value};

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Tree {
    #[default]
    Null,
    Bool(bool),
    Number(Number),
    Text(Text),
    List(Vec<Tree>),
    Fields(Vec<(Text, Tree)>),
}

impl Tree {
    pub fn get(&self, key: &str) -> Option<&Tree> {
        match self {
            Tree::Fields(fields) => fields.iter().find(|(name, _)| name == key).map(|it| &it.1),
            _ => None,
        }
    }

    pub fn as_list(&self) -> Option<&[Tree]> {
        match self {
            Tree::List(items) => Some(items),
            _ => None,
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        match self {
            Tree::Text(text) => Some(text),
            _ => None,
        }
    }

    /// What a JSON pointer points to.
    pub fn pointer_mut(&mut self, pointer: &str) -> Option<&mut Tree> {
        let mut steps = pointer.split('/');
        if steps.next() != Some("") {
            return None;
        }
        steps.try_fold(self, |tree, step| match tree {
            Tree::List(items) => items.get_mut(step.parse::<usize>().ok()?),
            Tree::Fields(fields) => {
                let is_named = |name: &str| match step.contains('~') {
                    true => *name == step.replace("~1", "/").replace("~0", "~"),
                    false => name == step,
                };
                fields.iter_mut().find(|(name, _)| is_named(name)).map(|it| &mut it.1)
            }
            Tree::Null | Tree::Bool(_) | Tree::Number(_) | Tree::Text(_) => None,
        })
    }
}

impl From<&Value> for Tree {
    fn from(value: &Value) -> Tree {
        match value {
            Value::Null => Tree::Null,
            Value::Bool(it) => Tree::Bool(*it),
            Value::Number(number) => Tree::Number(number.clone()),
            Value::String(text) => Tree::Text(text.into()),
            Value::Array(items) => Tree::List(items.iter().map(Tree::from).collect()),
            Value::Object(fields) => {
                Tree::Fields(fields.iter().map(|(key, it)| (key.into(), it.into())).collect())
            }
        }
    }
}

impl From<&Tree> for Value {
    fn from(tree: &Tree) -> Value {
        match tree {
            Tree::Null => Value::Null,
            Tree::Bool(it) => Value::Bool(*it),
            Tree::Number(number) => Value::Number(number.clone()),
            Tree::Text(text) => Value::String(text.to_string()),
            Tree::List(items) => Value::Array(items.iter().map(Value::from).collect()),
            Tree::Fields(fields) => {
                Value::Object(fields.iter().map(|(key, it)| (key.to_string(), it.into())).collect())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Arg, Phrase, Piece, Viewer};
    use serde_json::json;

    #[test]
    fn a_tree_is_written_like_json() {
        let phrase = Phrase::new("a").count("n", -3).text("t", "x y").said("s", Phrase::new("b"));
        let piece = Piece { id: "p".into(), values: vec![("v".into(), 7)], ..Piece::default() };
        let parts = (phrase, piece, [Viewer::Seat(1), Viewer::Public], Arg::Names(vec![]), 'c');
        assert_eq!(Value::from(&written(&parts)), serde_json::to_value(&parts).unwrap());
        let more = (Some(0.5), None::<u8>, u64::MAX, (), true, [("k", 1)]);
        assert_eq!(Value::from(&written(&more)), serde_json::to_value(more).unwrap());
    }

    #[test]
    fn a_tree_is_read_back_as_written() {
        let value = json!({ "a": [1, -2, 0.25, null, true, "x"], "b": { "c d": {} } });
        let tree: Tree = serde_json::from_value(value.clone()).unwrap();
        assert_eq!(tree, Tree::from(&value));
        assert_eq!(serde_json::to_value(&tree).unwrap(), value);
    }

    #[test]
    fn pointers_work_as_in_json() {
        let mut tree = Tree::from(&json!({ "a/b~c": [{ "d": 1 }] }));
        assert_eq!(tree.pointer_mut("/a~1b~0c/0/d"), Some(&mut Tree::Number(1.into())));
        assert_eq!(tree.pointer_mut("/a~1b~0c/1"), None);
        assert_eq!(tree.pointer_mut("a"), None);
        let mut whole = tree.clone();
        assert_eq!(tree.pointer_mut(""), Some(&mut whole));
    }
}
