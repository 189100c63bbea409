//! Whether two languages can say the same.

use crate::grammar::{CASES, GENDER};
use crate::{Language, Voice};
use std::collections::BTreeSet;

/// Lists the keys and attributes that only one of the two voices has; empty is good.
///
/// Grammatical forms are left out: each language writes those it needs.
pub fn compare(a: &Voice, b: &Voice) -> Vec<String> {
    let (of_a, of_b) = (ids(a), ids(b));
    let only = |id: &String, has: Language, lacks: Language| {
        format!("`{id}` is in {has} and not in {lacks}")
    };
    let only_a = of_a.difference(&of_b).map(|id| only(id, a.language(), b.language()));
    let only_b = of_b.difference(&of_a).map(|id| only(id, b.language(), a.language()));
    only_a.chain(only_b).collect()
}

/// Keys, and attributes as `key.attribute`.
fn ids(voice: &Voice) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for key in voice.keys() {
        ids.insert(key.to_owned());
        let attributes = voice.attributes(key).filter(|it| !is_grammar(it));
        ids.extend(attributes.map(|attribute| format!("{key}.{attribute}")));
    }
    ids
}

fn is_grammar(attribute: &str) -> bool {
    attribute == GENDER || CASES.contains(&attribute)
}
