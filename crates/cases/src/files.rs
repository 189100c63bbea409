//! Finding files of cases.

use crate::document::game_of_path;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A file of cases as it lies on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFile {
    /// The path as it is shown in reports, with `/` between its parts.
    pub name: String,
    pub text: String,
}

/// A path without cases. A run over nothing must not look like a success.
#[derive(Debug, thiserror::Error)]
pub enum BadPath {
    #[error("cannot read {path}: {error}")]
    Unreadable { path: String, error: io::Error },
    #[error("there are no *.toml files below {0}")]
    Empty(String),
}

/// Reads the files at these paths; a directory is walked for `*.toml`. Sorted, each file once.
pub fn collect<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<CaseFile>, BadPath> {
    let mut found = Vec::new();
    for path in paths {
        let path = path.as_ref();
        let before = found.len();
        if path.is_dir() {
            walk(path, &mut found)?;
            if found.len() == before {
                return Err(BadPath::Empty(shown(path)));
            }
        } else {
            found.push(path.to_owned());
        }
    }
    found.sort();
    found.dedup();
    found.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Result<CaseFile, BadPath> {
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, error))?;
    Ok(CaseFile { name: telling_name(path), text })
}

/// The path as it was given; in full where only the full path tells which game the cases are of.
fn telling_name(path: &Path) -> String {
    let name = shown(path);
    if game_of_path(&name).is_some() {
        return name;
    }
    let whole = fs::canonicalize(path).map(|path| shown(&path)).unwrap_or_default();
    if game_of_path(&whole).is_some() { whole } else { name }
}

/// Links to directories are not followed, so that a walk always ends.
fn walk(directory: &Path, found: &mut Vec<PathBuf>) -> Result<(), BadPath> {
    for entry in fs::read_dir(directory).map_err(|error| unreadable(directory, error))? {
        let entry = entry.map_err(|error| unreadable(directory, error))?;
        let path = entry.path();
        let kind = entry.file_type().map_err(|error| unreadable(&path, error))?;
        if kind.is_dir() {
            walk(&path, found)?;
        } else if path.is_file() && path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: io::Error) -> BadPath {
    BadPath::Unreadable { path: shown(path), error }
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}
