//! `omen rules`

mod whereabouts;

use super::case;
use crate::cli::{Rules, RulesCommand};
use crate::out;
use crate::trouble::{Done, Trouble};
use crossref::{Index, Kind};
use ledger::{Coverage, Ledger, Rule};
use std::collections::BTreeSet;
use std::path::Path;
use voice::Language;

pub fn run(rules: &Rules) -> Done {
    match &rules.command {
        RulesCommand::Coverage { game, code, json, root } => {
            coverage(game.as_deref(), *code, *json, root)
        }
        RulesCommand::Show { id, lang } => show(id, language(*lang)),
        RulesCommand::Where { id, json } => whereabouts::run(id, *json),
        RulesCommand::Search { words, game, limit, lang } => {
            search(&words.join(" "), game.as_deref(), usize::from(*limit), language(*lang))
        }
    }
}

fn language(lang: Option<Language>) -> Language {
    lang.unwrap_or_else(Language::from_environment)
}

fn ledgers(game: Option<&str>) -> Result<Vec<&'static Ledger>, Trouble> {
    let open = |key: &str| ledger::of(key).map_err(|error| Trouble::input(error.to_string()));
    match game {
        Some(key) => Ok(vec![open(key)?]),
        None => ledger::games().iter().map(|info| open(info.key)).collect(),
    }
}

fn coverage(game: Option<&str>, by_code: bool, json: bool, root: &Path) -> Done {
    let ledgers = ledgers(game)?;
    let (cited, not_counted) = if by_code { (cited_by_code(root)?, None) } else { proved(root)? };
    let coverages: Vec<Coverage> =
        ledgers.iter().map(|ledger| ledger::coverage(ledger, &cited)).collect();
    if json {
        let text = match coverages.as_slice() {
            [one] if game.is_some() => serde_json::to_string(one),
            all => serde_json::to_string(all),
        };
        out::line(text.map_err(|error| Trouble::input(error.to_string()))?);
    } else {
        let how = if by_code { "cited in code or content" } else { "covered" };
        coverages.iter().for_each(|coverage| print_coverage(coverage, how, game.is_some()));
        if let Some(broken) = not_counted {
            out::line(format_args!("not counted: {broken}"));
        }
    }
    Ok(())
}

/// Ids cited by code and content of the tree at `root`.
fn cited_by_code(root: &Path) -> Result<BTreeSet<String>, Trouble> {
    let index = Index::of_tree(root).map_err(|error| Trouble::input(error.to_string()))?;
    Ok(index.cited(&[Kind::Code, Kind::Content]))
}

/// Ids cited by passing cases and by Rust tests of the tree at `root`, and the cases that failed.
fn proved(root: &Path) -> Result<(BTreeSet<String>, Option<cases::Summary>), Trouble> {
    let folder = root.join("cases");
    if !folder.is_dir() {
        return Err(Trouble::input(format!(
            "{}: there are no cases here; run this in the source tree, or give its path with --root DIR",
            folder.display()
        )));
    }
    let reports = case::run_all(&[folder])?;
    let mut cited: BTreeSet<String> = cases::cited(&reports);
    let tests = ledger::tests_citing(root).map_err(|error| Trouble::input(error.to_string()))?;
    cited.extend(tests.into_keys());
    let summary = cases::Summary::of(&reports);
    Ok((cited, Some(summary).filter(|summary| !summary.all_well())))
}

fn print_coverage(coverage: &Coverage, how: &str, every_id: bool) {
    let percent = 100.0 * coverage.covered as f64 / coverage.testable.max(1) as f64;
    out::line(format_args!(
        "{:<12} {:>4} of {:>4} testable rules {how} ({percent:.1} %)",
        coverage.game, coverage.covered, coverage.testable
    ));
    if every_id && !coverage.missing.is_empty() {
        out::line(format_args!("missing: {}", coverage.missing.join(" ")));
    }
}

fn show(id: &str, language: Language) -> Done {
    let (_, rule) = ledger::look_up(id).map_err(|error| Trouble::input(error.to_string()))?;
    out::line(rule_text(rule, language));
    if let Some(note) = &rule.note {
        out::line(format_args!("  ({note})"));
    }
    Ok(())
}

fn search(words: &str, game: Option<&str>, limit: usize, language: Language) -> Done {
    let mut hits: Vec<_> =
        ledgers(game)?.iter().flat_map(|ledger| ledger.search(words, limit)).collect();
    hits.sort_by(|a, b| b.score.total_cmp(&a.score));
    hits.truncate(limit);
    if hits.is_empty() {
        return Err(Trouble::answer_is_no(format!("no rule mentions \"{words}\"")));
    }
    let text: String = hits.iter().map(|hit| rule_text(hit.rule, language) + "\n").collect();
    out::put(&text);
    Ok(())
}

pub fn rule_text(rule: &Rule, language: Language) -> String {
    format!("{}  {}", rule.id, rule.text_in(language.code()))
}
