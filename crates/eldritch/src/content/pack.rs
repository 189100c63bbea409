//! Reads packs: first all names, then everything else in their light.

use super::build::Builder;
use super::icons::RawIcons;
use super::map::RawMap;
use super::noted::Noted;
use super::{Content, raw};
use ::pack::toml;
pub use ::pack::{BadPack, File};

/// The files of the base box, as this program ships them.
pub fn base() -> Vec<File<'static>> {
    macro_rules! files {
        ($($path:literal),* $(,)?) => {
            vec![$(File::new(
                $path,
                include_str!(concat!("../../../../content/eldritch/base/", $path)),
            )),*]
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
        "map.toml",
        "icons.toml",
    ]
}

/// The files that say where and how things are drawn, and nothing that the rules read.
pub const MAP: &str = "map.toml";
pub const ICONS: &str = "icons.toml";
pub const DRAWN: [&str; 2] = [MAP, ICONS];

/// Hash of the base box as logs have always had it: its files as they are written, except for what is
/// only drawn.
pub fn base_hash() -> String {
    let mut hasher = blake3::Hasher::new();
    for file in base().iter().filter(|file| !DRAWN.contains(&file.path)) {
        hasher.update(file.path.as_bytes());
        hasher.update(file.text.as_bytes());
    }
    hasher.finalize().to_hex()[..32].to_owned()
}

/// A file by its kind.
#[derive(Debug)]
pub enum Shape {
    Board(raw::Board),
    Map(RawMap),
    Icons(RawIcons),
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

/// Reads the files of one or several packs together, or says everything that is wrong with it.
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
    let mut noted = Noted::default();
    for (file, shape) in &shapes {
        noted.take(file, shape);
    }
    // Numbers would not fit, and names would mean two things.
    let names = noted.finish()?;
    let mut builder = Builder::new(names);
    for (file, shape) in shapes {
        builder.add(file, shape);
    }
    builder.finish()
}

/// What two of these files name alike. Each was read with its own pack and is sound.
pub fn alike(files: &[File<'_>]) -> Vec<String> {
    let mut noted = Noted::default();
    for file in files {
        if let Ok(shape) = shape(file) {
            noted.take(file, &shape);
        }
    }
    noted.alike()
}

/// The file as its kind of file has to be, known by its path.
fn shape(file: &File<'_>) -> Result<Shape, String> {
    Ok(match file.path {
        "board.toml" => Shape::Board(toml(file)?),
        MAP => Shape::Map(toml(file)?),
        ICONS => Shape::Icons(toml(file)?),
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
            None => {
                return Err(format!(
                    "{}: no file of a pack has this name: docs/packs.md lists those there are",
                    file.shown
                ));
            }
        },
    })
}

/// The shape of a file of a pack as a JSON schema, for editors that check while one types.
pub fn schema(path: &str) -> Option<serde_json::Value> {
    let schema = match path {
        "board.toml" => schemars::schema_for!(raw::Board),
        MAP => schemars::schema_for!(RawMap),
        ICONS => schemars::schema_for!(RawIcons),
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
