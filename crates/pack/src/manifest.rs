//! `pack.toml`: the author and the name of a pack.

use crate::file::{self, File};
use crate::plain;
use kernel::boxes::BASE;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// What a pack says about itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The game it is for.
    pub game: Spanned<String>,
    pub id: Spanned<String>,
    pub version: Spanned<String>,
    pub author: Spanned<String>,
    /// Other packs it depends on.
    #[serde(default)]
    pub needs: Vec<Spanned<String>>,
    /// What it is called, by language.
    pub name: BTreeMap<String, Spanned<String>>,
}

const LONGEST: usize = 60;

const FIELDS: &str = "\n  = help: a pack says game, id, version, author and name.en and name.ru, each \
                      as a text in quotation marks, and needs = [] with the ids of other packs";

impl Manifest {
    /// Reads it, or returns all errors.
    pub fn read(file: &File<'_>) -> Result<Self, Vec<String>> {
        let manifest: Manifest = file::toml(file).map_err(|wrong| vec![wrong + FIELDS])?;
        let mut wrong = Vec::new();
        let mut complain = |at: &Spanned<String>, what: String| {
            wrong.push(file::drawn(file, at.span(), what));
        };
        for id in std::iter::once(&manifest.id).chain(&manifest.needs) {
            if !is_id(id.get_ref()) {
                complain(id, BAD_ID.to_owned());
            }
        }
        for text in [&manifest.version, &manifest.author].into_iter().chain(manifest.name.values())
        {
            let letters = text.get_ref().chars().count();
            if !(1..=LONGEST).contains(&letters) {
                complain(text, format!("1 to {LONGEST} letters go here, not {letters}"));
            } else if let Some(letter) = plain::first_unfit(text.get_ref()) {
                complain(text, plain::complaint(letter.1));
            } else if text.get_ref().contains('\n') {
                complain(text, "one line goes here".to_owned());
            }
        }
        for language in crate::LANGUAGES {
            if !manifest.name.contains_key(language) {
                complain(
                    &manifest.id,
                    format!("it has no name in \"{language}\": write name.{language} = …"),
                );
            }
        }
        for needed in manifest.needs.iter().filter(|it| it.get_ref() == manifest.id.get_ref()) {
            complain(needed, "a pack cannot need itself".to_owned());
        }
        if wrong.is_empty() { Ok(manifest) } else { Err(wrong) }
    }

    pub fn is_base(&self) -> bool {
        self.id.get_ref() == BASE
    }
}

pub const BAD_ID: &str =
    "an id is made of small letters a to z, digits and hyphens, at most 60 of them";

/// Whether this is a valid id: it becomes part of message keys and of choices in logs.
pub fn is_id(id: &str) -> bool {
    let fits =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=LONGEST).contains(&id.len()) && id.bytes().all(fits) && id.as_bytes()[0] != b'-'
}
