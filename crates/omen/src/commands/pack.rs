//! `omen pack`

use crate::cli::{Pack as Given, PackCommand};
use crate::packs::Shelved;
use crate::trouble::{Done, Trouble};
use crate::{games, out, packs};
use pack::{AnyShelf, BadPack, Checked, Pack};
use std::path::{Path, PathBuf};

pub fn run(given: &Given) -> Done {
    match &given.command {
        PackCommand::Check { dirs } => check(&given.packs.packs, dirs),
        PackCommand::Schema { file } => schema(file),
        PackCommand::Phrases => {
            shelves().for_each(|shelf| out::put(&shelf.phrases()));
            Ok(())
        }
    }
}

fn shelves() -> impl Iterator<Item = &'static dyn AnyShelf> {
    games::all().iter().filter_map(|entry| entry.shelf())
}

/// Checks packs together: each on top of the base box and of what it needs, and against the others. The
/// base box is read alone.
fn check(beside: &[PathBuf], dirs: &[PathBuf]) -> Done {
    let mut wrong = Vec::new();
    let mut tell = |folder: &Path, checked: Result<Checked, BadPack>| match checked {
        Ok(Checked { files, effects }) => {
            let folder = folder.display();
            out::line(format_args!("{folder}: no errors: {files} files, {effects} effects"));
        }
        Err(bad) => wrong.push(packs::refusal(folder, &bad)),
    };
    let mut others = Vec::new();
    for folder in asked_for(dirs)? {
        match Pack::read(&folder) {
            Ok(pack) if pack.manifest.is_base() => {
                tell(&folder, packs::shelf_of(&pack).and_then(|shelf| shelf.check(&pack)));
            }
            Ok(_) => others.push(folder),
            Err(bad) => tell(&folder, Err(bad)),
        }
    }
    let same = |one: &Path, other: &Path| one.canonicalize().ok() == other.canonicalize().ok();
    for Shelved { folder, became } in packs::shelve(beside.iter().chain(&others))? {
        if others.iter().any(|it| same(it, &folder)) || became.is_err() {
            tell(&folder, became.map(|added| added.checked));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Trouble::answer_is_no(wrong.join("\n\n"))) }
}

/// The packs that were named; a directory without any is reported as a missing pack.
fn asked_for(dirs: &[PathBuf]) -> Result<Vec<PathBuf>, Trouble> {
    let mut folders = Vec::new();
    for dir in dirs {
        let below = packs::found([dir])?;
        let is_shelf = below.iter().any(|it| pack::is_pack(it));
        folders.extend(if is_shelf { below } else { vec![dir.clone()] });
    }
    Ok(folders)
}

fn schema(file: &str) -> Done {
    let Some(schema) = shelves().find_map(|shelf| shelf.schema(file)) else {
        let what = format!("{file}: no pack file has this name; try assets.toml");
        return Err(Trouble::input(what));
    };
    out::line(format_args!("{schema:#}"));
    Ok(())
}
