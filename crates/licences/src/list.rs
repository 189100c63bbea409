//! The list that goes with a binary: whose work is in it, under which licence, and the texts of the licences.

use crate::metadata::Package;
use crate::web::WebPackage;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// How files with a licence are called, in capitals.
const TEXTS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// The whole list. `node_modules` is where the packages of npm lie with their texts.
pub fn third_parties(
    crates: &[Package],
    web: &[WebPackage],
    node_modules: &Path,
) -> io::Result<String> {
    let mut list = String::from(
        "Third-party software in Omen\n\nOmen itself is MIT OR Apache-2.0; see LICENSE and NOTICE.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in crates.iter().filter(|package| package.source.is_some()) {
        let name = format!("{} {}", package.name, package.version);
        let licence = package.license.as_deref().unwrap_or("see its text");
        let home = package.repository.as_deref().unwrap_or("");
        line(&mut list, &format!("{name}: {licence} {home}"));
        let folder = package.manifest_path.parent().unwrap_or(Path::new(""));
        let named = package.license_file.as_ref().map(|file| folder.join(file));
        for text in texts_in(folder, named)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    line(&mut list, "\nIn the browser client:\n");
    for package in web {
        let name = format!("{} {}", package.name, package.version);
        line(&mut list, &format!("{name}: {}", package.licence.as_deref().unwrap_or_default()));
        for text in texts_in(&node_modules.join(&package.name), None)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by(|one, other| one.1.cmp(&other.1));
    for (text, names) in texts {
        line(&mut list, &format!("\n{}\n{}\n\n{text}", "=".repeat(80), names.join(", ")));
    }
    Ok(list)
}

fn line(list: &mut String, text: &str) {
    let _infallible = writeln!(list, "{}", text.trim_end());
}

/// The licences that lie in the folder of a package; none if the folder is not there.
fn texts_in(folder: &Path, named: Option<PathBuf>) -> io::Result<Vec<String>> {
    let mut files: Vec<PathBuf> = named.into_iter().collect();
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if TEXTS.iter().any(|text| name.starts_with(text)) && entry.file_type()?.is_file() {
            files.push(entry.path());
        }
    }
    files.sort();
    files.dedup();
    let read = |file: PathBuf| Ok(String::from_utf8_lossy(&fs::read(file)?).trim().to_owned());
    files.into_iter().map(read).collect()
}
