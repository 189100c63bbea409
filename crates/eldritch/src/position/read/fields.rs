//! Sets and counts as values of a path.

use crate::content::Content;
use crate::state::{ArtifactSet, AssetSet, Counts, SpaceSet};
use kernel::Row;
use kernel::position::made::list;
use kernel::position::{BadField, Field, nearest};

pub fn spaces(c: &Content, set: &SpaceSet) -> Field {
    list(set.iter().map(|space| c.space(space).id.as_str()))
}

/// Cards of a double-sided deck, each as often as the deck has it.
pub fn fronts<'c>(left: &Row<u8, 16>, name: impl Fn(usize) -> &'c str) -> Field {
    let each = left.iter().enumerate();
    list(each.flat_map(|(at, left)| std::iter::repeat_n(at, usize::from(*left))).map(name))
}

pub fn assets(c: &Content, set: &AssetSet) -> Field {
    list(set.iter().map(|id| c.asset(id).id.as_str()))
}

pub fn artifacts(c: &Content, set: &ArtifactSet) -> Field {
    list(set.iter().map(|id| c.artifact(id).id.as_str()))
}

pub fn both(one: Field, other: Field) -> Field {
    match (one, other) {
        (Field::List(one), Field::List(other)) => Field::List([one, other].concat()),
        (one, _) => one,
    }
}

pub fn monsters(c: &Content, counts: &Counts) -> Field {
    let kinds = c.monsters.iter().enumerate();
    list(kinds.flat_map(|(at, it)| std::iter::repeat_n(it.id.as_str(), usize::from(counts[at]))))
}

pub fn unknown<'w>(given: &str, fields: impl IntoIterator<Item = &'w str>) -> BadField {
    let near = nearest(given, fields);
    BadField::key(format!("there is no path \"{given}\" here"), near)
}
