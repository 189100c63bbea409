//! The available packs of a game, and the content built from them.

use crate::file::{self, BadPack, File};
use crate::folder::{MANIFEST, Pack};
use crate::hash;
use crate::manifest::Manifest;
use crate::names::{bad_messages, missing_names, missing_translations};
use crate::words::LANGUAGES;
use kernel::SetupError;
use kernel::boxes::{BASE, BoxInfo};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use toml::Spanned;

/// The content of a game, as read from packs.
pub trait Contents: fmt::Debug + Sized + Send + Sync + 'static {
    /// The key of the game.
    const GAME: &'static str;

    /// The files of the base box shipped with this program.
    fn base() -> Vec<File<'static>>;

    /// Reads files of several packs together, those of the base box first, or returns all errors.
    fn read(files: &[File<'_>]) -> Result<Self, BadPack>;

    /// The messages of the game and its base box, by language.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// Takes the messages that packs add in a language.
    fn take_words(&mut self, language: &str, text: &str) {
        let _ = (language, text);
    }

    /// The part of a file that the rules read; nothing if it is only for drawing.
    fn rules_of(path: &str, table: toml::Table) -> Option<toml::Table>;

    /// Names used by two of these files, reported at the later one. The files belong to packs that
    /// do not know of one another.
    fn alike(files: &[File<'_>]) -> Vec<String>;

    /// Everything that needs a name: its kind, its id, and the message key of its name.
    fn named(&self) -> Vec<(&'static str, String, String)>;

    /// The number of card effects in it.
    fn effects(&self) -> usize;

    /// The JSON schema of a pack file.
    fn schema(path: &str) -> Option<serde_json::Value>;

    /// A manual of the phrases for effects.
    fn phrases() -> String;
}

/// A summary of a valid pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    pub files: usize,
    pub effects: usize,
}

/// A pack that has been put on the shelf.
#[derive(Clone, Debug)]
pub struct Added {
    pub info: BoxInfo,
    pub checked: Checked,
}

/// This many combinations of boxes are kept even if no table uses them.
const MOST_KEPT: usize = 32;

/// The packs of one game besides its base box, and the content of every combination that was
/// requested, each read once.
pub struct Shelf<C> {
    packs: RwLock<Vec<Shelved>>,
    read: Mutex<Option<HashMap<Choice, Arc<C>>>>,
}

/// Boxes in the order in which they are read, with their hashes.
type Choice = Vec<(String, String)>;

#[derive(Clone, Debug)]
struct Shelved {
    pack: Arc<Pack>,
    info: BoxInfo,
}

impl<C> fmt::Debug for Shelf<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shelf").field("packs", &self.packs).finish_non_exhaustive()
    }
}

impl<C> Default for Shelf<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C> Shelf<C> {
    pub const fn new() -> Self {
        Self { packs: RwLock::new(Vec::new()), read: Mutex::new(None) }
    }

    fn shelved(&self) -> Vec<Shelved> {
        self.packs.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn kept(&self) -> MutexGuard<'_, Option<HashMap<Choice, Arc<C>>>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The boxes on it, in the order in which they were added, without the base box.
    pub fn boxes(&self) -> Vec<BoxInfo> {
        self.shelved().into_iter().map(|it| it.info).collect()
    }

    /// Names and stories of boxes, by language.
    pub fn locales_of(&self, boxes: &[&BoxInfo]) -> Vec<(String, String)> {
        let shelved = self.shelved();
        let packs = boxes.iter().filter_map(|it| shelved.iter().find(|has| has.info.id == it.id));
        let of = |language: &'static str| {
            move |it: &Shelved| {
                Some((language.to_owned(), it.pack.words(language)?.text.to_owned()))
            }
        };
        packs.flat_map(|it| LANGUAGES.into_iter().filter_map(move |code| of(code)(it))).collect()
    }
}

impl<C: Contents> Shelf<C> {
    /// The content of the base box and these others, in this order. Only others who request content
    /// have to wait; it is read once.
    pub fn content_of(&self, boxes: &[&BoxInfo]) -> Result<Arc<C>, SetupError> {
        let choice: Choice = boxes.iter().map(|it| (it.id.clone(), it.hash.clone())).collect();
        let mut kept = self.kept();
        let kept = kept.get_or_insert_default();
        if let Some(content) = kept.get(&choice) {
            return Ok(content.clone());
        }
        let shelved = self.shelved();
        let mut packs = Vec::new();
        for it in boxes {
            let found = shelved.iter().find(|has| has.info.id == it.id && has.info.hash == it.hash);
            let missing = || SetupError(format!("there is no box \"{}\"", it.id));
            packs.push(&*found.ok_or_else(missing)?.pack);
        }
        let content = Arc::new(together::<C>(&packs).map_err(|bad| SetupError(bad.to_string()))?);
        if kept.len() >= MOST_KEPT {
            kept.retain(|_, content| Arc::strong_count(content) > 1);
        }
        kept.insert(choice, content.clone());
        Ok(content)
    }

    /// Everything a pack needs, as far as it is on the shelf, each before whatever needs it.
    fn needed(&self, pack: &Pack) -> Result<Vec<Arc<Pack>>, BadPack> {
        let shelved = self.shelved();
        let infos: Vec<BoxInfo> = shelved.iter().map(|it| it.info.clone()).collect();
        let needs: Vec<String> =
            pack.manifest.needs.iter().map(|it| it.get_ref().clone()).collect();
        let arranged = kernel::boxes::arranged(&infos, &needs)
            .map_err(|error| BadPack(vec![format!("{}: {error}", pack.folder.display())]))?;
        let found = |it: &BoxInfo| shelved.iter().find(|has| has.info.id == it.id);
        Ok(arranged.into_iter().filter_map(found).map(|it| it.pack.clone()).collect())
    }
}

const BASE_IS_TAKEN: &str = "\"base\" is the box of the game itself: give your pack another id";

/// The base box is read alone; a pack with its id that lacks one of its files is a different pack.
fn check_base<C: Contents>(pack: &Pack) -> Result<Checked, BadPack> {
    if C::base().iter().any(|file| pack.file(file.path).is_none()) {
        return Err(at_manifest(pack, &pack.manifest.id, BASE_IS_TAKEN));
    }
    let own: Vec<File<'_>> = pack.content().collect();
    let content = C::read(&own)?;
    Ok(Checked { files: own.len(), effects: content.effects() })
}

/// The content of the base box and some packs.
fn together<C: Contents>(packs: &[&Pack]) -> Result<C, BadPack> {
    let mut files = C::base();
    files.extend(packs.iter().flat_map(|pack| pack.content()));
    let mut content = C::read(&files)?;
    for pack in packs {
        for language in LANGUAGES {
            if let Some(words) = pack.words(language) {
                content.take_words(language, words.text);
            }
        }
    }
    Ok(content)
}

/// The packs of some game, without naming it in the type.
pub trait AnyShelf: fmt::Debug + Sync {
    /// The key of the game.
    fn game(&self) -> &'static str;

    /// The messages of the game and its base box, by language.
    fn locales(&self) -> &'static [(&'static str, &'static str)];

    /// Reads a pack together with the base box and what it needs, or returns all errors, including
    /// names that a pack on the shelf already uses. The base box itself is read alone.
    fn check(&self, pack: &Pack) -> Result<Checked, BadPack>;

    /// Puts packs on the shelf, in any order; returns the result for each.
    fn add(&self, packs: Vec<Pack>) -> Vec<Result<Added, BadPack>>;

    fn schema(&self, path: &str) -> Option<serde_json::Value>;

    fn phrases(&self) -> String;
}

impl<C: Contents> AnyShelf for Shelf<C> {
    fn game(&self) -> &'static str {
        C::GAME
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        C::locales()
    }

    fn check(&self, pack: &Pack) -> Result<Checked, BadPack> {
        if pack.manifest.is_base() {
            return check_base::<C>(pack);
        }
        if let Some(lacking) = self.lacks(pack) {
            return Err(self.missing_dependency(pack, lacking, &HashSet::new()));
        }
        let needed = self.needed(pack)?;
        let others = self.others(pack);
        let mut wrong = bad_messages::<C>(pack, &others);
        let all: Vec<&Pack> = needed.iter().map(|it| &**it).chain([pack]).collect();
        let content = together::<C>(&all).map_err(|mut bad| {
            bad.0.append(&mut wrong);
            bad
        })?;
        wrong.extend(missing_names(&content, pack, &needed));
        wrong.extend(missing_translations(&content, pack));
        // Only now: duplicates within the pack or in what it needs were reported above.
        let files: Vec<File<'_>> =
            others.iter().map(|it| &**it).chain([pack]).flat_map(Pack::content).collect();
        wrong.extend(C::alike(&files));
        if wrong.is_empty() {
            Ok(Checked { files: pack.content().count(), effects: content.effects() })
        } else {
            Err(BadPack(wrong))
        }
    }

    fn add(&self, packs: Vec<Pack>) -> Vec<Result<Added, BadPack>> {
        let mut became: Vec<Option<Result<Added, BadPack>>> = vec![None; packs.len()];
        let mut waiting: Vec<(usize, Pack)> = Vec::new();
        for (nth, pack) in packs.into_iter().enumerate() {
            match self.may_come(&pack, &waiting) {
                Ok(()) => waiting.push((nth, pack)),
                Err(bad) => became[nth] = Some(Err(bad)),
            }
        }
        // Dependencies come first; what is left in the end has a missing dependency.
        while let Some(ready) = waiting.iter().position(|(_, pack)| self.lacks(pack).is_none()) {
            let (nth, pack) = waiting.remove(ready);
            became[nth] = Some(self.put(pack));
        }
        let left: HashSet<&str> = waiting.iter().map(|(_, it)| it.id()).collect();
        for (nth, pack) in &waiting {
            became[*nth] =
                self.lacks(pack).map(|lacking| Err(self.missing_dependency(pack, lacking, &left)));
        }
        became.into_iter().flatten().collect()
    }

    fn schema(&self, path: &str) -> Option<serde_json::Value> {
        C::schema(path)
    }

    fn phrases(&self) -> String {
        C::phrases()
    }
}

impl<C: Contents> Shelf<C> {
    /// Whether a pack is for this game and its id is not taken.
    fn may_come(&self, pack: &Pack, waiting: &[(usize, Pack)]) -> Result<(), BadPack> {
        let id = pack.id();
        let shelved = self.shelved();
        let twin = shelved.iter().map(|it| &*it.pack).chain(waiting.iter().map(|(_, it)| it));
        let twin = twin.into_iter().find(|it| it.id() == id);
        if pack.manifest.game.get_ref() != C::GAME {
            let what = format!("this pack is not for the game \"{}\"", C::GAME);
            return Err(at_manifest(pack, &pack.manifest.game, &what));
        }
        if pack.manifest.is_base() {
            return Err(at_manifest(pack, &pack.manifest.id, BASE_IS_TAKEN));
        }
        match twin {
            Some(twin) => {
                let what = format!(
                    "there is another box \"{id}\" in {}: one of them needs another id",
                    twin.folder.display()
                );
                Err(at_manifest(pack, &pack.manifest.id, &what))
            }
            None => Ok(()),
        }
    }

    /// The first thing a pack needs that is not on the shelf.
    fn lacks<'p>(&self, pack: &'p Pack) -> Option<&'p Spanned<String>> {
        let shelved = self.shelved();
        let is_here = |id: &str| id == BASE || shelved.iter().any(|it| it.info.id == id);
        pack.manifest.needs.iter().find(|it| !is_here(it.get_ref()))
    }

    fn missing_dependency(
        &self,
        pack: &Pack,
        lacking: &Spanned<String>,
        left: &HashSet<&str>,
    ) -> BadPack {
        let (id, needed) = (pack.id(), lacking.get_ref());
        let what = if left.contains(needed.as_str()) {
            format!(
                "\"{id}\" and \"{needed}\" need one another, or something they need does: one has to \
                 do without"
            )
        } else {
            format!("there is no box \"{needed}\", or it was refused: put it among the packs")
        };
        at_manifest(pack, lacking, &what)
    }

    /// The other packs on the shelf.
    fn others(&self, pack: &Pack) -> Vec<Arc<Pack>> {
        let others = self.shelved().into_iter().map(|it| it.pack);
        others.filter(|it| it.id() != pack.id()).collect()
    }

    fn put(&self, pack: Pack) -> Result<Added, BadPack> {
        let checked = self.check(&pack)?;
        let rules = pack.content().filter_map(|file| {
            let table = file.text.parse().ok()?;
            Some((file.path, C::rules_of(file.path, table)?))
        });
        let Manifest { version, author, needs, name, .. } = &pack.manifest;
        let info = BoxInfo {
            id: pack.id().to_owned(),
            version: version.get_ref().clone(),
            author: author.get_ref().clone(),
            hash: hash::hash(rules),
            needs: needs.iter().map(|it| it.get_ref().clone()).collect(),
            names: name.iter().map(|(code, name)| (code.clone(), name.get_ref().clone())).collect(),
        };
        let shelved = Shelved { pack: Arc::new(pack), info: info.clone() };
        self.packs.write().unwrap_or_else(PoisonError::into_inner).push(shelved);
        Ok(Added { info, checked })
    }
}

fn at_manifest(pack: &Pack, at: &Spanned<String>, what: &str) -> BadPack {
    let drawn = pack.file(MANIFEST).map(|file| file::drawn(&file, at.span(), what));
    BadPack(vec![drawn.unwrap_or_else(|| what.to_owned())])
}
