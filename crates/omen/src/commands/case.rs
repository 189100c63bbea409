//! `omen case`

use crate::cli::Case;
use crate::games;
use crate::out;
use crate::packs;
use crate::trouble::{Done, Trouble};
use cases::{AnySuite, FileReport, Summary};
use kernel::position::Vocabulary;
use pack::{BadPack, Pack};
use rayon::prelude::*;
use std::path::Path;

pub fn run(case: &Case) -> Done {
    let (own, files): (Vec<_>, Vec<_>) =
        case.files.iter().cloned().partition(|path| pack::is_pack(path));
    let on_shelf = packs::shelve_all(case.boxes.packs.packs.iter().chain(&own))?;
    let named = &case.boxes.boxes;
    if let Some(game) = &case.vocabulary {
        let boxes: Vec<String> = on_shelf.into_iter().map(|it| it.id).collect();
        let boxes = if named.is_empty() { &boxes } else { named };
        let suite = games::named(game)?.suite(boxes);
        let suite = suite.map_err(|error| Trouble::input(error.to_string()))?;
        out::put(&vocabulary_text(&suite.vocabulary()));
        return Ok(());
    }
    if let Some(unknown) = named.iter().find(|id| !is_on_a_shelf(id)) {
        let what = format!("there is no box \"{unknown}\": name the folder it is in with --packs");
        return Err(Trouble::input(what));
    }
    let mut reports = if files.is_empty() { Vec::new() } else { run_with(named, &files)? };
    for pack in own {
        reports.extend(run_pack(&pack, named)?);
    }
    for report in &reports {
        if case.verbose {
            for case in &report.cases {
                let verdict = if case.passed() { "pass" } else { "FAIL" };
                out::line(format_args!("{verdict}  {}:{}  {}", report.file, case.line, case.name));
            }
        }
        out::put(&report.to_string());
    }
    let summary = Summary::of(&reports);
    out::line(summary);
    if summary.all_well() { Ok(()) } else { Err(Trouble::answer_is_no("")) }
}

/// Runs every case below these paths, on all cores.
pub fn run_all(paths: &[impl AsRef<Path>]) -> Result<Vec<FileReport>, Trouble> {
    run_with(&[], paths)
}

/// Runs the cases of a pack, with the pack and some other boxes.
fn run_pack(folder: &Path, beside: &[String]) -> Result<Vec<FileReport>, Trouble> {
    let bad = |bad: BadPack| Trouble::answer_is_no(packs::refusal(folder, &bad));
    let pack = Pack::read(folder).map_err(bad)?;
    if pack.cases().next().is_none() {
        let what = "this pack has no cases: write some in cases/*.toml, or name case files";
        return Err(Trouble::input(format!("{}: {what}", folder.display())));
    }
    let boxes: Vec<String> = beside.iter().cloned().chain([pack.id().to_owned()]).collect();
    run_with(&boxes, &[folder.join("cases")])
}

fn is_on_a_shelf(id: &str) -> bool {
    games::all().iter().any(|entry| entry.title().shelf().iter().any(|it| it.id == id))
}

/// Runs every case below these paths with some boxes, for each game that has them.
fn run_with(boxes: &[String], paths: &[impl AsRef<Path>]) -> Result<Vec<FileReport>, Trouble> {
    let mut suites: Vec<Box<dyn AnySuite>> = Vec::new();
    for entry in games::all() {
        let shelf = entry.title().shelf();
        let has = |id: &&String| shelf.iter().any(|it| it.id == **id);
        let boxes: Vec<String> = boxes.iter().filter(has).cloned().collect();
        suites.push(entry.suite(&boxes).map_err(|error| Trouble::input(error.to_string()))?);
    }
    let files = cases::collect(paths).map_err(|error| Trouble::input(error.to_string()))?;
    let run = |file: &cases::CaseFile| {
        let suites: Vec<&dyn AnySuite> = suites.iter().map(|suite| &**suite).collect();
        cases::run(&suites, &file.name, &file.text, &|id| ledger::find(id).is_some())
    };
    Ok(files.par_iter().map(run).collect())
}

fn vocabulary_text(vocabulary: &Vocabulary) -> String {
    let mut text = String::new();
    let mut section = |title: &str, lines: Vec<String>| {
        text += &format!("{title}\n");
        for line in lines {
            text += &format!("  {line}\n");
        }
    };
    let rows = |rows: &[(String, String)]| {
        rows.iter().map(|(name, what)| format!("{name:<26} {what}")).collect::<Vec<_>>()
    };
    section("given: fields of the position", rows(&vocabulary.fields));
    section("at: further paths", rows(&vocabulary.paths));
    section("choose", vocabulary.choices.clone());
    section("chance: drawn", vocabulary.drawn.clone());
    section("said", vocabulary.events.clone());
    section("offered: odds and means", rows(&vocabulary.figures));
    for (what, names) in &vocabulary.names {
        section(what, vec![names.join(", ")]);
    }
    text
}
