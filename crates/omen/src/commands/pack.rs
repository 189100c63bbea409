//! `omen pack`

use crate::cli::{Pack, PackCommand};
use crate::out;
use crate::trouble::{Done, Trouble};
use eldritch::content::{self, Content, File};
use std::path::Path;
use voice::{Language, Voice};

/// A file as it was found: its path within the pack, and its text.
type Found = (String, String);

pub fn run(pack: &Pack) -> Done {
    match &pack.command {
        PackCommand::Check { dir } => check(dir),
        PackCommand::Schema { file } => schema(file),
        PackCommand::Phrases => {
            out::put(&eldritch::language::manual());
            Ok(())
        }
    }
}

/// A pack with a board of its own is read alone, any other on top of the base box.
fn check(dir: &Path) -> Done {
    let found = files_below(dir)?;
    let is = |ending: &'static str| move |it: &&Found| it.0.ends_with(ending);
    let own: Vec<File<'_>> =
        found.iter().filter(is(".toml")).map(|(path, text)| File { path, text }).collect();
    if own.is_empty() {
        let what = format!("{}: there is no *.toml file to check", dir.display());
        return Err(Trouble::input(what));
    }
    let alone = own.iter().any(|file| file.path == "board.toml");
    let mut files = if alone { Vec::new() } else { content::base() };
    files.extend(&own);
    let read = content::read(&files).map_err(|bad| {
        let count = bad.0.len();
        Trouble::answer_is_no(format!("{bad}\n\n{}: {count} to mend", dir.display()))
    })?;
    let missing = untranslated(&read, &found)?;
    if !missing.is_empty() {
        let count = missing.len();
        let what = format!("{}\n\n{}: {count} to translate", missing.join("\n"), dir.display());
        return Err(Trouble::answer_is_no(what));
    }
    let effects = read.told.len();
    out::line(format_args!("{}: sound: {} files, {effects} effects", dir.display(), own.len()));
    Ok(())
}

/// Names that one of the languages has no message for; a pack brings its own in `ru.ftl`, `en.ftl`.
fn untranslated(content: &Content, found: &[Found]) -> Result<Vec<String>, Trouble> {
    let kinds = [
        ("place", "place"),
        ("asset", "asset"),
        ("artifact", "artifact"),
        ("spell", "spell"),
        ("condition", "condition"),
        ("monster", "monster"),
        ("trait", "trait"),
        ("investigator", "sheet"),
        ("ancient-one", "ancient"),
        ("mythos", "mythos"),
    ];
    let mut missing = Vec::new();
    for language in [Language::Russian, Language::English] {
        let code = language.code();
        let own = format!("{code}.ftl");
        let shipped = eldritch::words::printed::LOCALES.iter().filter(|(of, _)| *of == code);
        let mut sources: Vec<&str> = shipped.map(|(_, text)| *text).collect();
        sources
            .extend(found.iter().filter(|(path, _)| *path == own).map(|(_, text)| text.as_str()));
        let voice = Voice::new(language, &sources)
            .map_err(|bad| Trouble::answer_is_no(format!("{own}: {bad}")))?;
        for (kind, word) in kinds {
            for name in content.names.list(kind) {
                let key = format!("eh-{word}-{name}");
                if !voice.has(&key) {
                    missing
                        .push(format!("{own}: the {kind} \"{name}\" has no name: write {key} = …"));
                }
            }
        }
    }
    Ok(missing)
}

fn schema(file: &str) -> Done {
    let Some(schema) = content::schema(file) else {
        let what = format!("{file}: no file of a pack has this name; assets.toml is one");
        return Err(Trouble::input(what));
    };
    out::line(format_args!("{schema:#}"));
    Ok(())
}

/// All files of a folder, in an order that is the same everywhere.
fn files_below(dir: &Path) -> Result<Vec<Found>, Trouble> {
    let unreadable = |path: &Path, error: std::io::Error| {
        Trouble::input(format!("{}: cannot be read: {error}", path.display()))
    };
    let mut folders = vec![dir.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| unreadable(&folder, error))?;
        for entry in entries {
            let path = entry.map_err(|error| unreadable(&folder, error))?.path();
            let is_wanted = path.extension().is_some_and(|it| it == "toml" || it == "ftl");
            if path.is_dir() {
                folders.push(path);
            } else if is_wanted {
                let text =
                    std::fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
                let name = path.strip_prefix(dir).unwrap_or(&path).to_string_lossy();
                found.push((name.replace('\\', "/"), text));
            }
        }
    }
    found.sort();
    Ok(found)
}
