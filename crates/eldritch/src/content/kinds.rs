//! Kinds of cards that can be held: those of the rulebook, and those that packs add.

use super::pack::File;
use super::raw::AddedKinds;
use crate::ids::Form;
use ::pack::toml;

/// The file that adds kinds of cards.
pub const KINDS: &str = "kinds.toml";

/// A kind of cards: what its cards are called, and how they work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindInfo {
    pub id: String,
    pub form: Form,
}

/// The kinds of the rulebook, each of which has the name of its form.
pub fn known() -> Vec<KindInfo> {
    Form::ALL.into_iter().map(|form| KindInfo { id: form.key().to_owned(), form }).collect()
}

/// The kinds that these files add. What is wrong with a file is said when it is read.
pub fn added(files: &[File<'_>]) -> Vec<KindInfo> {
    let added = files.iter().filter(|file| file.path == KINDS);
    let added = added.filter_map(|file| toml::<AddedKinds>(file).ok()).flat_map(|it| it.kind);
    added.map(|kind| KindInfo { id: kind.id, form: kind.like.into() }).collect()
}
