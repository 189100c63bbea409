//! Reads a pack from its folder, within limits.

use crate::file::{self, BadPack, File};
use crate::manifest::{BAD_ID, Manifest, is_id};
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// The file that makes a folder a pack.
pub const MANIFEST: &str = "pack.toml";

/// How many files and folders a pack may have, and the total size of those that are read.
pub const MOST_FILES: usize = 400;
pub const MOST_BYTES: u64 = 4 * 1024 * 1024;

/// How deep its folders may be nested.
const DEEPEST: usize = 4;

/// A pack as read from its folder.
#[derive(Clone, Debug)]
pub struct Pack {
    pub manifest: Manifest,
    /// Its folder.
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

/// The packs in a folder, or the folder itself if it is one or was meant to be one.
pub fn packs_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if is_pack(folder) {
        return Ok(vec![folder.to_owned()]);
    }
    let (mut packs, mut loose) = (Vec::new(), false);
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if !is_hidden(&path) && path.is_dir() {
            packs.push(path);
        } else {
            loose |= is_read(&path);
        }
    }
    packs.sort();
    // Files without a manifest are reported as a pack that lacks one.
    let is_meant = loose && !packs.iter().any(|it| is_pack(it));
    Ok(if is_meant { vec![folder.to_owned()] } else { packs })
}

impl Pack {
    /// Reads a folder, or returns its errors.
    pub fn read(folder: &Path) -> Result<Self, BadPack> {
        let mut reading = Reading { root: folder, files: Vec::new(), seen: 0, left: MOST_BYTES };
        reading.below(folder, 0).map_err(|what| BadPack(vec![what]))?;
        let files = reading.files;
        let Some(at) = files.iter().position(|it| it.path == MANIFEST) else {
            let what = format!(
                "{}: there is no {MANIFEST} in it: write one that says game, id, version, author and \
                 name",
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

    /// Its content files, which the game reads.
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

/// What has been read so far, and how much more may be.
struct Reading<'r> {
    root: &'r Path,
    files: Vec<Stored>,
    seen: usize,
    left: u64,
}

impl Reading<'_> {
    /// Reads a folder and its subfolders, in the order of their names.
    fn below(&mut self, folder: &Path, depth: usize) -> Result<(), String> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
            let path = entry.map_err(|error| unreadable(folder, &error))?.path();
            // Files of version control or an editor are not part of the pack.
            if is_hidden(&path) {
                continue;
            }
            self.seen += 1;
            if self.seen > MOST_FILES {
                return Err(format!(
                    "{}: a pack has at most {MOST_FILES} files and folders: take out what is not part \
                     of it, or make two packs of it",
                    self.root.display()
                ));
            }
            paths.push(path);
        }
        paths.sort();
        paths.iter().try_for_each(|path| self.take(path, depth))
    }

    fn take(&mut self, path: &Path, depth: usize) -> Result<(), String> {
        let kind = fs::symlink_metadata(path).map_err(|error| unreadable(path, &error))?;
        // A link in an untrusted pack could lead anywhere.
        if kind.is_symlink() {
            let shown = path.display();
            return Err(format!(
                "{shown}: this is a link, and links are not followed: put the file itself there"
            ));
        }
        if kind.is_dir() {
            if depth + 1 >= DEEPEST {
                let shown = path.display();
                return Err(format!(
                    "{shown}: folders of a pack lie at most {DEEPEST} deep: move it up"
                ));
            }
            return self.below(path, depth + 1);
        }
        if kind.is_file() && is_read(path) {
            let text = self.text(path)?;
            let within = path.strip_prefix(self.root).unwrap_or(path);
            let within = within.to_string_lossy().replace('\\', "/");
            self.files.push(Stored { path: within, shown: path.display().to_string(), text });
        }
        Ok(())
    }

    fn text(&mut self, path: &Path) -> Result<String, String> {
        let mut bytes = Vec::new();
        fs::File::open(path)
            .and_then(|file| file.take(self.left + 1).read_to_end(&mut bytes))
            .map_err(|error| unreadable(path, &error))?;
        self.left = self.left.checked_sub(bytes.len() as u64).ok_or_else(|| {
            format!(
                "{}: with this file the pack has more than {} MiB, which is the most: make it smaller, \
                 or make two packs of it",
                path.display(),
                MOST_BYTES / (1024 * 1024)
            )
        })?;
        String::from_utf8(bytes).map_err(|error| {
            let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = sound.iter().filter(|byte| **byte == b'\n').count() + 1;
            format!("{}:{line}: this line is not UTF-8: save the file as UTF-8", path.display())
        })
    }
}

fn unreadable(path: &Path, error: &io::Error) -> String {
    format!("{}: cannot be read: {error}", path.display())
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|it| it.to_string_lossy().starts_with('.'))
}

/// Whether a file of this name is read; a pack may have others, such as a README.
fn is_read(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "toml" || it == "ftl")
}
