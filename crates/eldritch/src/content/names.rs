//! The names of a pack, by kind, so that effects can speak of them.

use crate::ids::Skill;
use script::Names;
use std::collections::HashMap;

/// All names, each kind in the order its cards stand in the pack.
#[derive(Clone, Debug, Default)]
pub struct AllNames {
    lists: HashMap<&'static str, Vec<String>>,
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
        names
    }

    /// Adds a name and tells its number; a name that is known keeps its number.
    pub fn add(&mut self, kind: &'static str, name: &str) -> u16 {
        let list = self.lists.entry(kind).or_default();
        let at = list.iter().position(|known| known == name).unwrap_or_else(|| {
            list.push(name.to_owned());
            list.len() - 1
        });
        number(at)
    }

    pub fn list(&self, kind: &str) -> &[String] {
        self.lists.get(kind).map_or(&[], Vec::as_slice)
    }
}

/// The number of a name; `limits` lets far fewer in than there are numbers.
fn number(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

impl Names for AllNames {
    fn id(&self, kind: &str, name: &str) -> Option<u16> {
        self.list(kind).iter().position(|known| known == name).map(number)
    }

    fn all(&self, kind: &str) -> Vec<&str> {
        self.list(kind).iter().map(String::as_str).collect()
    }

    fn key(&self, kind: &str, id: u16) -> String {
        format!("eh-{kind}-{}", self.list(kind).get(usize::from(id)).map_or("", String::as_str))
    }
}
