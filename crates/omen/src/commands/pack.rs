//! `omen pack`

use crate::cli::{Pack as Given, PackCommand};
use crate::trouble::{Done, Trouble};
use crate::{games, out, packs};
use pack::{AnyShelf, Pack};
use std::path::Path;

pub fn run(given: &Given) -> Done {
    packs::shelve_all(&given.packs.packs)?;
    match &given.command {
        PackCommand::Check { dir } => check(dir),
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

/// The base box is read alone, any other pack on top of it and the packs it needs.
fn check(dir: &Path) -> Done {
    let checked = Pack::read(dir).and_then(|pack| packs::shelf_of(&pack)?.check(&pack));
    let checked = checked.map_err(|bad| Trouble::answer_is_no(packs::refusal(dir, &bad)))?;
    let (files, effects) = (checked.files, checked.effects);
    out::line(format_args!("{}: no errors: {files} files, {effects} effects", dir.display()));
    Ok(())
}

fn schema(file: &str) -> Done {
    let Some(schema) = shelves().find_map(|shelf| shelf.schema(file)) else {
        let what = format!("{file}: no pack file has this name; try assets.toml");
        return Err(Trouble::input(what));
    };
    out::line(format_args!("{schema:#}"));
    Ok(())
}
