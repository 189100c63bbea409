//! Reads a pack: first all names, then every effect in their light.

mod effects;

use super::names::AllNames;
use super::raw;
use crate::tongue::Eldritch;
use script::{Lexicon, Source, Tree, Trouble};
use serde::de::DeserializeOwned;
use std::fmt;

/// A file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct File<'p> {
    /// Its path within the pack: `encounters/america.toml`.
    pub path: &'p str,
    pub text: &'p str,
}

/// A pack that was read and whose effects all make sense.
#[derive(Debug)]
pub struct Pack {
    pub names: AllNames,
    /// Every effect, with where it stands.
    pub effects: Vec<(String, Tree<Eldritch>)>,
}

/// Everything that is wrong with a pack, drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPack(pub Vec<String>);

impl fmt::Display for BadPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n\n"))
    }
}

impl std::error::Error for BadPack {}

/// The files of the base box, as this program ships them.
pub fn base() -> Vec<File<'static>> {
    macro_rules! files {
        ($($path:literal),* $(,)?) => {
            vec![$(File { path: $path, text: include_str!(concat!("../../../../content/eldritch/base/", $path)) }),*]
        };
    }
    files![
        "ancient-ones.toml",
        "artifacts.toml",
        "assets.toml",
        "board.toml",
        "conditions.toml",
        "encounters/america.toml",
        "encounters/asia-australia.toml",
        "encounters/europe.toml",
        "encounters/expedition.toml",
        "encounters/general.toml",
        "encounters/other-world.toml",
        "encounters/research.toml",
        "encounters/special.toml",
        "investigators.toml",
        "monsters.toml",
        "mythos.toml",
        "spells.toml",
    ]
}

impl Pack {
    pub fn read(files: &[File<'_>]) -> Result<Pack, BadPack> {
        let mut reading = Reading {
            lexicon: Lexicon::new(),
            names: AllNames::new(),
            wrong: Vec::new(),
            effects: Vec::new(),
        };
        let shapes: Vec<_> = files.iter().filter_map(|file| reading.shape(file)).collect();
        for (_, shape) in &shapes {
            shape.add_names(&mut reading.names);
        }
        for (file, shape) in &shapes {
            shape.each_effect(&mut |place, effect| reading.effect(file, place, effect));
        }
        if reading.wrong.is_empty() {
            Ok(Pack { names: reading.names, effects: reading.effects })
        } else {
            Err(BadPack(reading.wrong))
        }
    }
}

struct Reading {
    lexicon: Lexicon<Eldritch>,
    names: AllNames,
    wrong: Vec<String>,
    effects: Vec<(String, Tree<Eldritch>)>,
}

impl Reading {
    /// The file as its kind of file has to be, known by its path.
    fn shape<'f>(&mut self, file: &'f File<'f>) -> Option<(&'f File<'f>, effects::Shape)> {
        use effects::Shape;
        let shape = match file.path {
            "board.toml" => Shape::Board(self.toml(file)?),
            "assets.toml" => Shape::Assets(self.toml(file)?),
            "artifacts.toml" => Shape::Artifacts(self.toml(file)?),
            "spells.toml" => Shape::Spells(self.toml(file)?),
            "conditions.toml" => Shape::Conditions(self.toml(file)?),
            "monsters.toml" => Shape::Monsters(self.toml(file)?),
            "investigators.toml" => Shape::Investigators(self.toml(file)?),
            "ancient-ones.toml" => Shape::AncientOnes(self.toml(file)?),
            "mythos.toml" => Shape::Mythos(self.toml(file)?),
            "encounters/expedition.toml"
            | "encounters/other-world.toml"
            | "encounters/special.toml" => Shape::Complex(self.toml(file)?),
            path if path.starts_with("encounters/") => Shape::Simple(self.toml(file)?),
            path => {
                self.wrong.push(format!("{path}: no file of a pack has this name"));
                return None;
            }
        };
        Some((file, shape))
    }

    fn toml<Shape: DeserializeOwned>(&mut self, file: &File<'_>) -> Option<Shape> {
        match toml::from_str(file.text) {
            Ok(shape) => Some(shape),
            Err(error) => {
                self.wrong.push(format!("{}: {error}", file.path));
                None
            }
        }
    }

    fn effect(&mut self, file: &File<'_>, place: &str, effect: &raw::Effect) {
        match self.lexicon.read(effect.get_ref(), &self.names) {
            Ok(tree) => self.effects.push((format!("{} {place}", file.path), tree)),
            Err(troubles) => {
                let source = source(file, effect);
                self.wrong.extend(troubles.iter().map(|trouble: &Trouble| trouble.draw(&source)));
            }
        }
    }
}

/// Where an effect stands: a plain string begins one byte after its quotation mark. A string with
/// escapes or on several lines is longer in the file than in memory; the caret then points near.
fn source<'s>(file: &'s File<'s>, effect: &'s raw::Effect) -> Source<'s> {
    let start = effect.span().start;
    let quotes = if file.text[start..].starts_with("\"\"\"") { 3 } else { 1 };
    Source { file: file.path, text: file.text, start: start + quotes, effect: effect.get_ref() }
}
