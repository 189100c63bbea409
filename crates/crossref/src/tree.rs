//! Reading the source tree.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What an index is made from, below the root of the tree.
pub const SCANNED: [&str; 6] =
    ["rules", "crates", "cases", "content", "locales", "docs/rulings.md"];

/// A place below the root of the tree that could not be read.
#[derive(Debug)]
pub struct ScanError {
    pub path: PathBuf,
    pub why: io::Error,
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "cannot read {}: {}; the root must be the directory that holds `crates/`, and its sources readable \
             UTF-8",
            self.path.display(),
            self.why
        )
    }
}

impl std::error::Error for ScanError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.why)
    }
}

/// The files below `root/folder` whose name ends in `.ending`, by their path below the root, sorted.
///
/// A path has `/` between its parts on every system, so that what is made from it is the same everywhere.
pub fn files(root: &Path, folder: &str, ending: &str) -> Result<Vec<String>, ScanError> {
    let mut found = Vec::new();
    for (name, is_folder) in entries(&root.join(folder))? {
        let path = format!("{folder}/{name}");
        if is_folder {
            found.extend(files(root, &path, ending)?);
        } else if name.rsplit_once('.').is_some_and(|(_, last)| last == ending) {
            found.push(path);
        }
    }
    Ok(found)
}

/// The folders of the crates below the root, sorted.
pub(crate) fn crates(root: &Path) -> Result<Vec<String>, ScanError> {
    let all = entries(&root.join("crates"))?;
    Ok(all.into_iter().filter(|(_, is_folder)| *is_folder).map(|(name, _)| name).collect())
}

/// The text of a file below the root.
pub fn read(root: &Path, file: &str) -> Result<String, ScanError> {
    let path = root.join(file);
    fs::read_to_string(&path).map_err(|why| ScanError { path, why })
}

/// What stands in a folder, sorted, and whether it is a folder itself; links are not followed, so that the walk
/// ends.
fn entries(folder: &Path) -> Result<Vec<(String, bool)>, ScanError> {
    let wrong = |why| ScanError { path: folder.to_owned(), why };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let kind = entry.file_type().map_err(wrong)?;
        if !kind.is_symlink() {
            found.push((entry.file_name().to_string_lossy().into_owned(), kind.is_dir()));
        }
    }
    found.sort();
    Ok(found)
}
