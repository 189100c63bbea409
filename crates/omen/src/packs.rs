//! Packs on the shelves of their games.

use crate::games;
use crate::trouble::Trouble;
use kernel::boxes::BoxInfo;
use pack::{Added, AnyShelf, BadPack, Pack};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use voice::{Language, Voice};

/// What became of a directory that should be a pack.
#[derive(Debug)]
pub struct Shelved {
    pub folder: PathBuf,
    pub became: Result<Added, BadPack>,
}

/// The packs in these directories, each once, even if a directory is named along with its parent.
pub fn found<'f>(folders: impl IntoIterator<Item = &'f PathBuf>) -> Result<Vec<PathBuf>, Trouble> {
    let mut found: Vec<PathBuf> = Vec::new();
    for folder in folders {
        found.extend(pack::packs_below(folder).map_err(Trouble::input)?);
    }
    let mut known = HashSet::new();
    found.retain(|folder| known.insert(folder.canonicalize().unwrap_or_else(|_| folder.clone())));
    Ok(found)
}

/// Puts every pack in these directories on the shelf of its game, and returns the outcome of each.
pub fn shelve<'f>(folders: impl IntoIterator<Item = &'f PathBuf>) -> Result<Vec<Shelved>, Trouble> {
    let mut became = Vec::new();
    let mut read = Vec::new();
    for folder in found(folders)? {
        match Pack::read(&folder).and_then(|pack| Ok((shelf_of(&pack)?, pack))) {
            Ok((shelf, pack)) => read.push((shelf, pack)),
            Err(bad) => became.push(Shelved { folder, became: Err(bad) }),
        }
    }
    for shelf in games::all().iter().filter_map(|entry| entry.shelf()) {
        let of_game = |it: &(&dyn AnyShelf, Pack)| it.0.game() == shelf.game();
        let (own, others): (Vec<_>, Vec<_>) = read.into_iter().partition(of_game);
        read = others;
        let folders: Vec<PathBuf> = own.iter().map(|(_, pack)| pack.folder.clone()).collect();
        let results = shelf.add(own.into_iter().map(|(_, pack)| pack).collect());
        let told = folders.into_iter().zip(results);
        became.extend(told.map(|(folder, became)| Shelved { folder, became }));
    }
    Ok(became)
}

/// The same, where every pack must be valid.
pub fn shelve_all<'f>(
    folders: impl IntoIterator<Item = &'f PathBuf>,
) -> Result<Vec<BoxInfo>, Trouble> {
    let mut boxes = Vec::new();
    let mut wrong = Vec::new();
    for Shelved { folder, became } in shelve(folders)? {
        match became {
            Ok(added) => boxes.push(added.info),
            Err(bad) => wrong.push(refusal(&folder, &bad)),
        }
    }
    if wrong.is_empty() { Ok(boxes) } else { Err(Trouble::answer_is_no(wrong.join("\n\n"))) }
}

/// Everything that is wrong with a pack, with the number of errors.
pub fn refusal(folder: &Path, bad: &BadPack) -> String {
    let errors = match bad.0.len() {
        1 => "1 error".to_owned(),
        count => format!("{count} errors"),
    };
    format!("{bad}\n\n{}: {errors}", pack::visible(&folder.display().to_string()))
}

/// The shelf of the game a pack is for, if its texts can be read.
pub fn shelf_of(pack: &Pack) -> Result<&'static dyn AnyShelf, BadPack> {
    let game = pack.manifest.game.get_ref();
    let mut shelves = games::all().iter().filter_map(|entry| entry.shelf());
    let Some(shelf) = shelves.find(|shelf| shelf.game() == game) else {
        let known: Vec<&str> =
            games::all().iter().filter_map(|it| it.shelf()).map(|it| it.game()).collect();
        let what = format!(
            "there are no packs for a game \"{game}\"; games with packs: {}",
            known.join(", ")
        );
        let file = pack.file(pack::MANIFEST);
        let drawn = file.map(|file| pack::drawn(&file, pack.manifest.game.span(), what.clone()));
        return Err(BadPack(vec![drawn.unwrap_or(what)]));
    };
    let wrong: Vec<String> = [Language::Russian, Language::English]
        .into_iter()
        .filter_map(|language| unreadable_words(pack, language))
        .collect();
    if wrong.is_empty() { Ok(shelf) } else { Err(BadPack(wrong)) }
}

/// Syntax errors in its messages; whether it may define them is for the shelf to decide.
fn unreadable_words(pack: &Pack, language: Language) -> Option<String> {
    let own = pack.words(language.code())?;
    Voice::new(language, &[own.text]).err().map(|bad| format!("{}: {bad}", own.shown))
}
