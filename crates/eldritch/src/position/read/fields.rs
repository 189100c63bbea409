//! Sets and counts as values of a path.

use crate::content::Content;
use crate::ids::KindId;
use crate::state::{ArtifactSet, AssetSet, Counts, Eldritch, SpaceSet};
use kernel::position::made::list;
use kernel::position::{BadField, Field, nearest};

pub fn spaces(c: &Content, set: &SpaceSet) -> Field {
    list(set.iter().map(|space| c.space(space).id.as_str()))
}

/// Cards in the deck of a kind, each as often as it is there.
pub fn deck(s: &Eldritch, c: &Content, kind: KindId) -> Field {
    list(s.deck_of(c, kind).flat_map(|(id, left)| std::iter::repeat_n(id, usize::from(left))))
}

/// The deck of the kind of this name.
pub fn deck_named(s: &Eldritch, c: &Content, name: &str) -> Result<Field, BadField> {
    let kinds = || c.kinds.iter().map(|kind| kind.id.as_str());
    let kind = (0..).map(KindId).zip(kinds()).find(|(_, id)| *id == name);
    kind.map(|(kind, _)| deck(s, c, kind)).ok_or_else(|| unknown(name, kinds()))
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
