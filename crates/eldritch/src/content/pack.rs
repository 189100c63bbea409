//! Reads packs: first all names, then everything else in their light.

use super::build::Builder;
use super::names::AllNames;
use super::{Content, raw};
use serde::de::DeserializeOwned;
use std::fmt;

/// A file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct File<'p> {
    /// Its path within the pack: `encounters/america.toml`.
    pub path: &'p str,
    pub text: &'p str,
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
            vec![$(File {
                path: $path,
                text: include_str!(concat!("../../../../content/eldritch/base/", $path)),
            }),*]
        };
    }
    files![
        "board.toml",
        "assets.toml",
        "artifacts.toml",
        "spells.toml",
        "conditions.toml",
        "monsters.toml",
        "investigators.toml",
        "ancient-ones.toml",
        "mythos.toml",
        "encounters/america.toml",
        "encounters/europe.toml",
        "encounters/asia-australia.toml",
        "encounters/general.toml",
        "encounters/research.toml",
        "encounters/expedition.toml",
        "encounters/other-world.toml",
        "encounters/special.toml",
    ]
}

/// A file by its kind.
#[derive(Debug)]
pub enum Shape {
    Board(raw::Board),
    Assets(raw::Cards),
    Artifacts(raw::Cards),
    Spells(raw::Spells),
    Conditions(raw::Conditions),
    Monsters(raw::Monsters),
    Investigators(raw::Investigators),
    AncientOnes(raw::AncientOnes),
    Mythos(raw::MythosCards),
    /// Location encounters of a region.
    Region(String, raw::SimpleEncounters),
    General(raw::SimpleEncounters),
    Research(raw::SimpleEncounters),
    Expedition(raw::ComplexEncounters),
    OtherWorld(raw::ComplexEncounters),
    Special(raw::ComplexEncounters),
}

/// Reads a pack, or says everything that is wrong with it.
pub fn read(files: &[File<'_>]) -> Result<Content, BadPack> {
    let mut wrong = Vec::new();
    let shapes: Vec<(&File<'_>, Shape)> = files
        .iter()
        .filter_map(|file| match shape(file) {
            Ok(shape) => Some((file, shape)),
            Err(trouble) => {
                wrong.push(trouble);
                None
            }
        })
        .collect();
    // What a file that cannot be read would have named is missing everywhere else.
    if !wrong.is_empty() {
        return Err(BadPack(wrong));
    }
    let mut names = AllNames::new();
    for (file, shape) in &shapes {
        let twice = add_names(shape, &mut names);
        let said = |(kind, id)| {
            format!("{}: there is another {kind} \"{id}\"; names are unique", file.path)
        };
        wrong.extend(twice.into_iter().map(said));
    }
    let mut builder = Builder::new(names);
    for (file, shape) in shapes {
        builder.add(file, shape);
    }
    builder.finish(wrong)
}

/// The file as its kind of file has to be, known by its path.
fn shape(file: &File<'_>) -> Result<Shape, String> {
    Ok(match file.path {
        "board.toml" => Shape::Board(toml(file)?),
        "assets.toml" => Shape::Assets(toml(file)?),
        "artifacts.toml" => Shape::Artifacts(toml(file)?),
        "spells.toml" => Shape::Spells(toml(file)?),
        "conditions.toml" => Shape::Conditions(toml(file)?),
        "monsters.toml" => Shape::Monsters(toml(file)?),
        "investigators.toml" => Shape::Investigators(toml(file)?),
        "ancient-ones.toml" => Shape::AncientOnes(toml(file)?),
        "mythos.toml" => Shape::Mythos(toml(file)?),
        "encounters/general.toml" => Shape::General(toml(file)?),
        "encounters/research.toml" => Shape::Research(toml(file)?),
        "encounters/expedition.toml" => Shape::Expedition(toml(file)?),
        "encounters/other-world.toml" => Shape::OtherWorld(toml(file)?),
        "encounters/special.toml" => Shape::Special(toml(file)?),
        path => match path.strip_prefix("encounters/").and_then(|it| it.strip_suffix(".toml")) {
            Some(region) => Shape::Region(region.to_owned(), toml(file)?),
            None => return Err(format!("{path}: no file of a pack has this name")),
        },
    })
}

fn toml<Shape: DeserializeOwned>(file: &File<'_>) -> Result<Shape, String> {
    toml::from_str(file.text).map_err(|error| format!("{}: {error}", file.path))
}

/// Notes all names of a file, and tells which were there already.
fn add_names(shape: &Shape, names: &mut AllNames) -> Vec<(&'static str, String)> {
    let mut twice = Vec::new();
    let mut add = |kind: &'static str, id: &str, traits: &[String]| {
        let known = names.list(kind).len();
        names.add(kind, id);
        if names.list(kind).len() == known {
            twice.push((kind, id.to_owned()));
        }
        for word in traits {
            names.add("trait", word);
        }
    };
    match shape {
        Shape::Board(board) => board.space.iter().for_each(|it| add("place", &it.id, &[])),
        Shape::Assets(cards) => cards.card.iter().for_each(|it| add("asset", &it.id, &it.traits)),
        Shape::Artifacts(cards) => {
            cards.card.iter().for_each(|it| add("artifact", &it.id, &it.traits));
        }
        Shape::Spells(spells) => {
            spells.spell.iter().for_each(|it| add("spell", &it.id, &it.traits))
        }
        Shape::Conditions(conditions) => {
            conditions.condition.iter().for_each(|it| add("condition", &it.id, &it.traits));
        }
        Shape::Monsters(monsters) => {
            monsters.monster.iter().for_each(|it| add("monster", &it.id, &[]));
        }
        Shape::Investigators(all) => {
            all.investigator.iter().for_each(|it| add("investigator", &it.id, &[]));
        }
        Shape::AncientOnes(all) => {
            all.ancient_one.iter().for_each(|it| add("ancient-one", &it.id, &[]));
        }
        Shape::Region(region, _) => add("region", region, &[]),
        Shape::Mythos(all) => all.mythos.iter().for_each(|it| add("mythos", &it.id, &[])),
        Shape::General(_) | Shape::Research(_) => {}
        Shape::Expedition(_) | Shape::OtherWorld(_) | Shape::Special(_) => {}
    }
    twice
}

/// The shape of a file of a pack as a JSON schema, for editors that check while one types.
pub fn schema(path: &str) -> Option<serde_json::Value> {
    let schema = match path {
        "board.toml" => schemars::schema_for!(raw::Board),
        "assets.toml" | "artifacts.toml" => schemars::schema_for!(raw::Cards),
        "spells.toml" => schemars::schema_for!(raw::Spells),
        "conditions.toml" => schemars::schema_for!(raw::Conditions),
        "monsters.toml" => schemars::schema_for!(raw::Monsters),
        "investigators.toml" => schemars::schema_for!(raw::Investigators),
        "ancient-ones.toml" => schemars::schema_for!(raw::AncientOnes),
        "mythos.toml" => schemars::schema_for!(raw::MythosCards),
        "encounters/expedition.toml"
        | "encounters/other-world.toml"
        | "encounters/special.toml" => {
            schemars::schema_for!(raw::ComplexEncounters)
        }
        path if path.starts_with("encounters/") => schemars::schema_for!(raw::SimpleEncounters),
        _ => return None,
    };
    Some(schema.to_value())
}
