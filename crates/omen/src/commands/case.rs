//! `omen case`

use crate::cli::Case;
use crate::games;
use crate::out;
use crate::trouble::{Done, Trouble};
use cases::{AnySuite, FileReport, Summary};
use kernel::position::Vocabulary;
use rayon::prelude::*;
use std::path::Path;

pub fn run(case: &Case) -> Done {
    if let Some(game) = &case.vocabulary {
        let suite =
            games::named(game)?.suite().map_err(|error| Trouble::input(error.to_string()))?;
        out::put(&vocabulary_text(&suite.vocabulary()));
        return Ok(());
    }
    let reports = run_all(&case.files)?;
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
    let suites: Vec<Box<dyn AnySuite>> = games::all()
        .iter()
        .map(|entry| entry.suite())
        .collect::<Result<_, _>>()
        .map_err(|error| Trouble::input(error.to_string()))?;
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
    section("given: fields of a position", rows(&vocabulary.fields));
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
