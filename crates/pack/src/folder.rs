//! Reads a pack from its folder, within limits.

use crate::file::{self, BadPack, File};
use crate::manifest::{BAD_ID, Manifest, is_id};
use std::fs;
use std::path::{Path, PathBuf};

/// The file that makes a folder a pack.
pub const MANIFEST: &str = "pack.toml";

/// How many files a pack may have, and how much may be in them together.
pub const MOST_FILES: usize = 400;
pub const MOST_BYTES: u64 = 4 * 1024 * 1024;

/// How deep its folders may lie within one another.
const DEEPEST: usize = 4;

/// A pack as it was found.
#[derive(Clone, Debug)]
pub struct Pack {
    pub manifest: Manifest,
    /// Where it lies.
    pub folder: PathBuf,
    files: Vec<Stored>,
}

#[derive(Clone, Debug)]
struct Stored {
    path: String,
    shown: String,
    text: String,
}

/// Whether a folder is a pack.
pub fn is_pack(folder: &Path) -> bool {
    folder.join(MANIFEST).is_file()
}

/// The packs that a folder holds, or the folder itself if it is one.
pub fn packs_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if is_pack(folder) {
        return Ok(vec![folder.to_owned()]);
    }
    let unreadable =
        |error: std::io::Error| format!("{}: cannot be read: {error}", folder.display());
    let mut packs = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let is_hidden = path.file_name().is_some_and(|it| it.to_string_lossy().starts_with('.'));
        if path.is_dir() && !is_hidden {
            packs.push(path);
        }
    }
    packs.sort();
    Ok(packs)
}

impl Pack {
    /// Reads a folder, or says what is wrong with it.
    pub fn read(folder: &Path) -> Result<Self, BadPack> {
        let mut files = Vec::new();
        let mut left = MOST_BYTES;
        read_below(folder, folder, 0, &mut files, &mut left).map_err(|what| BadPack(vec![what]))?;
        files.sort_by(|one: &Stored, other| one.path.cmp(&other.path));
        let Some(at) = files.iter().position(|it| it.path == MANIFEST) else {
            let what = format!(
                "{}: there is no {MANIFEST} in it; it says game, id, version, author and name",
                folder.display()
            );
            return Err(BadPack(vec![what]));
        };
        let manifest = Manifest::read(&files[at].as_file()).map_err(BadPack)?;
        let pack = Self { manifest, folder: folder.to_owned(), files };
        let bad: Vec<String> = pack
            .content()
            .flat_map(|file| file::ids(&file).into_iter().map(move |id| (file, id)))
            .filter(|(_, id)| !is_id(&id.id))
            .map(|(file, id)| file::drawn(&file, id.span, BAD_ID))
            .collect();
        if bad.is_empty() { Ok(pack) } else { Err(BadPack(bad)) }
    }

    pub fn id(&self) -> &str {
        self.manifest.id.get_ref()
    }

    /// Its file of this path.
    pub fn file(&self, path: &str) -> Option<File<'_>> {
        self.files.iter().find(|it| it.path == path).map(Stored::as_file)
    }

    /// Its files of content, which are the game's to read.
    pub fn content(&self) -> impl Iterator<Item = File<'_>> {
        let is_content = |it: &&Stored| {
            it.path.ends_with(".toml") && it.path != MANIFEST && !it.path.starts_with("cases/")
        };
        self.files.iter().filter(is_content).map(Stored::as_file)
    }

    /// Its names and stories in a language.
    pub fn words(&self, language: &str) -> Option<File<'_>> {
        self.file(&format!("{language}.ftl"))
    }

    /// Its own cases.
    pub fn cases(&self) -> impl Iterator<Item = File<'_>> {
        self.files.iter().filter(|it| it.path.starts_with("cases/")).map(Stored::as_file)
    }
}

impl Stored {
    fn as_file(&self) -> File<'_> {
        File { path: &self.path, shown: &self.shown, text: &self.text }
    }
}

fn read_below(
    root: &Path,
    folder: &Path,
    depth: usize,
    files: &mut Vec<Stored>,
    left: &mut u64,
) -> Result<(), String> {
    let unreadable =
        |path: &Path, error: std::io::Error| format!("{}: cannot be read: {error}", path.display());
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, error))?;
    for entry in entries {
        let entry = entry.map_err(|error| unreadable(folder, error))?;
        let path = entry.path();
        // A link of a stranger could lead anywhere: links are left alone.
        let kind = entry.file_type().map_err(|error| unreadable(&path, error))?;
        if kind.is_dir() {
            if depth + 1 >= DEEPEST {
                return Err(format!("{}: folders lie at most {DEEPEST} deep", path.display()));
            }
            read_below(root, &path, depth + 1, files, left)?;
            continue;
        }
        let is_wanted = path.extension().is_some_and(|it| it == "toml" || it == "ftl");
        if !kind.is_file() || !is_wanted {
            continue;
        }
        if files.len() >= MOST_FILES {
            return Err(format!("{}: a pack has at most {MOST_FILES} files", root.display()));
        }
        let size = entry.metadata().map_err(|error| unreadable(&path, error))?.len();
        *left = left
            .checked_sub(size)
            .ok_or_else(|| format!("{}: a pack has at most {MOST_BYTES} bytes", root.display()))?;
        let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
        let within = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.push(Stored { path: within, shown: path.display().to_string(), text });
    }
    Ok(())
}
