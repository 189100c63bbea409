//! Reads packs: first all names, then everything that refers to them.

use super::build::Builder;
use super::icons::RawIcons;
use super::kinds::{self, KINDS, KindInfo};
use super::map::RawMap;
use super::noted::Noted;
use super::{Content, DeckKind, playable, raw};
use crate::ids::{Form, KindId};
use ::pack::toml;
pub use ::pack::{BadPack, File};

/// The files of the base box shipped with this program.
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

/// The files that only say where and how things are drawn; the rules do not read them.
pub const MAP: &str = "map.toml";
pub const ICONS: &str = "icons.toml";
pub const DRAWN: [&str; 2] = [MAP, ICONS];

/// The file that adds encounter decks.
const DECKS: &str = "decks.toml";

/// Hash of the base box, in the form logs have always had: its files as written, except those for
/// drawing.
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
    Artifacts(KindId, raw::Cards),
    Spells(KindId, raw::Spells),
    Conditions(KindId, raw::Conditions),
    Monsters(raw::Monsters),
    Investigators(raw::Investigators),
    AncientOnes(raw::AncientOnes),
    Mythos(raw::MythosCards),
    /// Kinds of cards of a pack.
    Kinds(raw::AddedKinds),
    /// Encounter decks of a pack.
    Decks(raw::AddedDecks),
    /// The cards of the encounter deck of this name.
    Simple(String, raw::SimpleEncounters),
    Complex(String, raw::ComplexEncounters),
}

/// Reads the files of one or several packs together, or returns all errors.
pub fn read(files: &[File<'_>]) -> Result<Content, BadPack> {
    let mut wrong = Vec::new();
    let declared = Declared::of(files);
    let shapes: Vec<(&File<'_>, Shape)> = files
        .iter()
        .filter_map(|file| match shape(file, &declared) {
            Ok(shape) => Some((file, shape)),
            Err(trouble) => {
                wrong.push(trouble);
                None
            }
        })
        .collect();
    // The names of an unreadable file would be reported as missing everywhere else.
    if !wrong.is_empty() {
        return Err(BadPack(wrong));
    }
    let mut noted = Noted::default();
    for (file, shape) in &shapes {
        noted.take(file, shape);
    }
    // Otherwise numbers might not fit, or names might be ambiguous.
    let names = noted.finish()?;
    let mut builder = Builder::new(names, declared.kinds);
    for (file, shape) in &shapes {
        if let Shape::Decks(added) = shape {
            builder.begin_decks(file, added);
        }
    }
    for (file, shape) in shapes {
        builder.add(file, shape);
    }
    let content = builder.finish()?;
    let missing = playable::missing(&content, files);
    if missing.is_empty() { Ok(content) } else { Err(BadPack(missing)) }
}

/// What some files say of the shape of others.
struct Declared {
    /// Decks whose cards have three parts.
    complex: Vec<String>,
    /// All kinds of cards, by their numbers.
    kinds: Vec<KindInfo>,
}

impl Declared {
    fn of(files: &[File<'_>]) -> Self {
        let mut kinds = kinds::known();
        kinds.extend(kinds::added(files));
        Self { complex: complex_decks(files), kinds }
    }

    /// The kind of this name, and how its cards work.
    fn kind(&self, id: &str) -> Option<(KindId, Form)> {
        let kinds = (0..).map(KindId).zip(&self.kinds);
        kinds.skip(Form::ALL.len()).find(|(_, it)| it.id == id).map(|(at, it)| (at, it.form))
    }
}

/// The decks of these files whose cards have three parts. Errors are reported when the files are
/// read.
fn complex_decks(files: &[File<'_>]) -> Vec<String> {
    let added = files.iter().filter(|file| file.path == DECKS);
    let added = added.filter_map(|file| toml::<raw::AddedDecks>(file).ok()).flat_map(|it| it.deck);
    added.filter(|deck| deck.complex).map(|deck| deck.id).collect()
}

/// The names used by two of these files, each of which has been read with its own pack without
/// errors.
pub fn alike(files: &[File<'_>]) -> Vec<String> {
    let declared = Declared::of(files);
    let mut noted = Noted::default();
    for file in files {
        if let Ok(shape) = shape(file, &declared) {
            noted.take(file, &shape);
        }
    }
    noted.alike()
}

/// Parses a file according to its path.
fn shape(file: &File<'_>, declared: &Declared) -> Result<Shape, String> {
    Ok(match file.path {
        "board.toml" => Shape::Board(toml(file)?),
        MAP => Shape::Map(toml(file)?),
        ICONS => Shape::Icons(toml(file)?),
        "assets.toml" => Shape::Assets(toml(file)?),
        "artifacts.toml" => Shape::Artifacts(KindId::ARTIFACT, toml(file)?),
        "spells.toml" => Shape::Spells(KindId::SPELL, toml(file)?),
        "conditions.toml" => Shape::Conditions(KindId::CONDITION, toml(file)?),
        "monsters.toml" => Shape::Monsters(toml(file)?),
        "investigators.toml" => Shape::Investigators(toml(file)?),
        "ancient-ones.toml" => Shape::AncientOnes(toml(file)?),
        "mythos.toml" => Shape::Mythos(toml(file)?),
        DECKS => Shape::Decks(toml(file)?),
        KINDS => Shape::Kinds(toml(file)?),
        path => {
            if let Some(deck) = named_in(path, "encounters/") {
                return encounters(file, deck, declared);
            }
            if let Some(kind) = named_in(path, "cards/") {
                return cards(file, kind, declared);
            }
            return Err(format!(
                "{}: no file of a pack has this name: docs/packs.md lists those there are",
                file.shown
            ));
        }
    })
}

/// The name of a file in this folder, which says what its cards are.
fn named_in<'p>(path: &'p str, folder: &str) -> Option<&'p str> {
    path.strip_prefix(folder)?.strip_suffix(".toml")
}

fn encounters(file: &File<'_>, deck: &str, declared: &Declared) -> Result<Shape, String> {
    let known = DeckKind::undeclared(deck).has_parts();
    Ok(if known || declared.complex.iter().any(|it| it == deck) {
        Shape::Complex(deck.to_owned(), toml(file)?)
    } else {
        Shape::Simple(deck.to_owned(), toml(file)?)
    })
}

/// The cards of a kind that a pack adds.
fn cards(file: &File<'_>, kind: &str, declared: &Declared) -> Result<Shape, String> {
    let Some((kind, form)) = declared.kind(kind) else {
        return Err(format!(
            "{}: no box has a kind of cards \"{kind}\": declare it in {KINDS}, or give the file the \
             name of one that is there",
            file.shown
        ));
    };
    Ok(match form {
        // No kind works like them, so nobody comes here; and single cards they are.
        Form::Asset | Form::Artifact => Shape::Artifacts(kind, toml(file)?),
        Form::Spell => Shape::Spells(kind, toml(file)?),
        Form::Condition => Shape::Conditions(kind, toml(file)?),
    })
}

/// The JSON schema of a pack file, for editors that check as you type.
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
        DECKS => schemars::schema_for!(raw::AddedDecks),
        KINDS => schemars::schema_for!(raw::AddedKinds),
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
