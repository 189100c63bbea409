//! Boxes: the units a game's content comes in.
//!
//! Every game has a base box, which is always in play. A table may add others. The kernel knows
//! them by id; their contents are the game's own affair.

use crate::SetupError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The box that every game has and every table uses.
pub const BASE: &str = "base";

/// A box on the shelf of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxInfo {
    pub id: String,
    pub version: String,
    /// Who made it.
    pub author: String,
    /// Hash of the parts the rules read; drawings, names and stories do not change it.
    pub hash: String,
    /// Other boxes it requires.
    pub needs: Vec<String>,
    /// Its name, by language.
    pub names: BTreeMap<String, String>,
}

impl BoxInfo {
    /// The base box of a game.
    pub fn base(hash: String) -> Self {
        Self {
            id: BASE.to_owned(),
            version: crate::log::ENGINE.to_owned(),
            author: String::new(),
            hash,
            needs: Vec::new(),
            names: BTreeMap::new(),
        }
    }

    /// How a log names it.
    pub fn entry(&self) -> BoxEntry {
        let Self { id, version, hash, .. } = self;
        BoxEntry { id: id.clone(), version: version.clone(), hash: hash.clone() }
    }
}

/// A box as the header of a log names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxEntry {
    pub id: String,
    pub version: String,
    pub hash: String,
}

/// The hashes of everything a table is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hashes {
    /// Of the base box.
    pub content: String,
    /// The other boxes, in the order in which they are read.
    pub boxes: Vec<BoxEntry>,
}

impl From<&str> for Hashes {
    /// The base box alone.
    fn from(content: &str) -> Self {
        Self { content: content.to_owned(), boxes: Vec::new() }
    }
}

impl From<&String> for Hashes {
    fn from(content: &String) -> Self {
        Self::from(content.as_str())
    }
}

impl From<&Hashes> for Hashes {
    fn from(hashes: &Hashes) -> Self {
        hashes.clone()
    }
}

/// The boxes to read for the named ones, besides the base box, in reading order. The order in which
/// they are named does not matter: a box comes after those it needs, and otherwise they are sorted
/// by id.
pub fn arranged<'s>(
    shelf: &'s [BoxInfo],
    named: &[String],
) -> Result<Vec<&'s BoxInfo>, SetupError> {
    let mut names: Vec<&str> = named.iter().map(String::as_str).collect();
    names.sort_unstable();
    let mut arranged = Vec::new();
    for name in names {
        place(shelf, name, &mut Vec::new(), &mut arranged)?;
    }
    Ok(arranged)
}

fn place<'s>(
    shelf: &'s [BoxInfo],
    name: &str,
    above: &mut Vec<String>,
    arranged: &mut Vec<&'s BoxInfo>,
) -> Result<(), SetupError> {
    if name == BASE || arranged.iter().any(|it| it.id == name) {
        return Ok(());
    }
    let Some(found) = shelf.iter().find(|it| it.id == name) else {
        let known: Vec<&str> = shelf.iter().map(|it| it.id.as_str()).collect();
        let by = above.last().map(|by| format!(", which \"{by}\" needs")).unwrap_or_default();
        let what = format!("there is no box \"{name}\"{by}; there are: {}", known.join(", "));
        return Err(SetupError(what));
    };
    if above.iter().any(|it| it == name) {
        let what = format!("the boxes {} need one another: one has to do without", quoted(above));
        return Err(SetupError(what));
    }
    above.push(name.to_owned());
    let mut needs: Vec<&str> = found.needs.iter().map(String::as_str).collect();
    needs.sort_unstable();
    for needed in needs {
        place(shelf, needed, above, arranged)?;
    }
    above.pop();
    arranged.push(found);
    Ok(())
}

fn quoted(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf(boxes: &[(&str, &[&str])]) -> Vec<BoxInfo> {
        let info = |(id, needs): &(&str, &[&str])| BoxInfo {
            id: (*id).to_owned(),
            needs: needs.iter().map(|it| (*it).to_owned()).collect(),
            ..BoxInfo::base(format!("hash of {id}"))
        };
        std::iter::once(&(BASE, [].as_slice())).chain(boxes).map(info).collect()
    }

    fn read_for(boxes: &[(&str, &[&str])], named: &[&str]) -> Result<Vec<String>, String> {
        let shelf = shelf(boxes);
        let named: Vec<String> = named.iter().map(|it| (*it).to_owned()).collect();
        let arranged = arranged(&shelf, &named).map_err(|error| error.to_string())?;
        Ok(arranged.into_iter().map(|it| it.id.clone()).collect())
    }

    #[test]
    fn boxes_are_read_in_one_order_with_what_they_need_before_them() {
        let boxes: &[(&str, &[&str])] = &[("a", &["c", "base"]), ("b", &[]), ("c", &[])];
        for named in [&["a", "b"][..], &["b", "a"], &["b", "a", "c", "base", "a"]] {
            assert_eq!(read_for(boxes, named).unwrap(), ["c", "a", "b"]);
        }
        assert_eq!(read_for(boxes, &["base"]).unwrap(), [""; 0]);
    }

    #[test]
    fn missing_boxes_and_cycles_are_named() {
        let boxes: &[(&str, &[&str])] = &[("a", &["b"]), ("b", &["a"]), ("d", &["e"])];
        let missing = read_for(boxes, &["d"]).unwrap_err();
        assert_eq!(missing, "there is no box \"e\", which \"d\" needs; there are: base, a, b, d");
        assert!(read_for(boxes, &["a"]).unwrap_err().starts_with("the boxes \"a\", \"b\" need"));
    }
}
