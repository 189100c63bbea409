//! The names of a pack, by kind, for effects to refer to.

use crate::ids::{Form, Skill};
use script::Names;
use std::collections::HashMap;

/// All names, each kind in the order of the pack.
#[derive(Clone, Debug, Default)]
pub struct AllNames {
    lists: HashMap<&'static str, List>,
}

/// The names of one kind, and the index of each.
#[derive(Clone, Debug, Default)]
struct List {
    names: Vec<String>,
    at: HashMap<String, usize>,
}

impl AllNames {
    pub fn new() -> Self {
        let mut names = AllNames::default();
        for skill in Skill::ALL {
            names.add("skill", skill.key());
        }
        for terrain in ["city", "wilderness", "sea"] {
            names.add("terrain", terrain);
        }
        for form in Form::ALL {
            names.add("kind", form.key());
        }
        names
    }

    /// Adds a name and returns its number; a known name keeps its number.
    pub fn add(&mut self, kind: &'static str, name: &str) -> usize {
        let list = self.lists.entry(kind).or_default();
        if let Some(at) = list.at.get(name) {
            return *at;
        }
        let at = list.names.len();
        list.names.push(name.to_owned());
        list.at.insert(name.to_owned(), at);
        at
    }

    pub fn list(&self, kind: &str) -> &[String] {
        self.lists.get(kind).map_or(&[], |list| list.names.as_slice())
    }
}

impl Names for AllNames {
    fn id(&self, kind: &str, name: &str) -> Option<u16> {
        let at = *self.lists.get(kind)?.at.get(name)?;
        // Names without a number were reported when names were collected.
        u16::try_from(at).ok()
    }

    fn all(&self, kind: &str) -> Vec<&str> {
        self.list(kind).iter().map(String::as_str).collect()
    }

    fn key(&self, kind: &str, id: u16) -> String {
        format!("eh-{kind}-{}", self.list(kind).get(usize::from(id)).map_or("", String::as_str))
    }
}
