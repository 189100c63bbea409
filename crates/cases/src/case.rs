//! One case: read, played, judged.

use crate::claims::{Chosen, Script, Step};
use crate::malformed::Complaints;
use crate::play;
use crate::position;
use crate::reader::Reader;
use crate::report::{CaseReport, Failure, Verdict};
use crate::row::{Node, Row, text};
use crate::source::Source;
use crate::suite::KnownRule;
use kernel::position::Positioned;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

const KEYS: &[&str] = &["name", "rules", "given", "chance", "when", "then"];

/// Runs a case, or says what is malformed in it.
///
/// A broken invariant in the engine stops this case and no other.
pub fn run<G: Positioned>(
    content: &G::Content,
    node: &Node<'_>,
    source: &Source<'_>,
    known_rule: KnownRule<'_>,
) -> Result<CaseReport, Vec<String>> {
    let mut complaints = Complaints::new(source);
    let Some(row) = Row::of(node, "a case", &mut complaints) else {
        return Err(complaints.into_drawn());
    };
    let line = source.line(row.span.start);
    let name = name(&row, &mut complaints);
    complaints.about(name);
    let rules = rules(&row, known_rule, &mut complaints);
    row.allow(KEYS, &mut complaints);
    let tried = AssertUnwindSafe(|| judge::<G>(content, &row, &mut complaints));
    let failures = catch_unwind(tried).unwrap_or_else(|cause| {
        let text = format!("the engine panicked: {}", words(cause.as_ref()));
        vec![Failure { line, text }]
    });
    if !complaints.is_empty() {
        return Err(complaints.into_drawn());
    }
    let verdict = if failures.is_empty() { Verdict::Pass } else { Verdict::Fail(failures) };
    Ok(CaseReport { name: name.unwrap_or_default().to_owned(), rules, line, verdict })
}

fn name<'d>(row: &Row<'d>, complaints: &mut Complaints<'_>) -> Option<&'d str> {
    if !row.has("name") {
        complaints.say(row.span.clone(), "the case has no name");
    }
    row.text("name", complaints).map(|word| word.text)
}

fn rules(row: &Row<'_>, known_rule: KnownRule<'_>, complaints: &mut Complaints<'_>) -> Vec<String> {
    let nodes = row.list("rules", complaints);
    if nodes.is_empty() {
        let help = "add rules = [\"…\"] with the ids of the rules it shows".to_owned();
        complaints.advise(row.key_span("rules"), "the case cites no rule", Some(help));
    }
    let mut rules = Vec::with_capacity(nodes.len());
    for node in nodes {
        let Some(word) = text(node, "the id of a rule", complaints) else { continue };
        if !known_rule(word.text) {
            complaints.say(word.span, &format!("there is no rule \"{}\" in the ledger", word.text));
        }
        rules.push(word.text.to_owned());
    }
    rules
}

/// What differs from the case's claims. Plays only what was read without a complaint.
fn judge<G: Positioned>(
    content: &G::Content,
    row: &Row<'_>,
    complaints: &mut Complaints<'_>,
) -> Vec<Failure> {
    let started = position::start::<G>(content, row, complaints);
    let game = started.as_ref().map(|(game, _)| game);
    let script = script(&mut Reader { content, game, complaints }, row);
    match started {
        Some((game, out)) if complaints.is_empty() => {
            play::judge(content, game, out, &script, complaints)
        }
        _ => Vec::new(),
    }
}

fn script<'d, G: Positioned>(
    reader: &mut Reader<'_, '_, G>,
    row: &Row<'d>,
) -> Script<'d, G::Choice> {
    let chance = row.list("chance", reader.complaints);
    let chance = chance.iter().filter_map(|node| reader.outcome(node)).collect();
    let when = row.list("when", reader.complaints);
    let steps: Vec<_> = when.iter().filter_map(|node| step(reader, node)).collect();
    let then = row.list("then", reader.complaints);
    if then.is_empty() && !steps.iter().any(|step| matches!(step, Step::Then(_))) {
        asserts_nothing(reader, row);
    }
    Script { at: row.key_span("given").start, chance, steps, then: reader.expectations(then) }
}

fn step<'d, G: Positioned>(
    reader: &mut Reader<'_, '_, G>,
    node: &'d Node<'d>,
) -> Option<Step<'d, G::Choice>> {
    let row = Row::of(node, "a step", reader.complaints)?;
    if row.has("then") {
        row.allow(&["then"], reader.complaints);
        let nodes = row.list("then", reader.complaints);
        if nodes.is_empty() {
            asserts_nothing(reader, &row);
        }
        return Some(Step::Then(reader.expectations(nodes)));
    }
    row.allow(&["seat", "choose", "then"], reader.complaints);
    let seat = row.text("seat", reader.complaints).and_then(|word| reader.seat(&word));
    if !row.has("choose") {
        let help = "a step is { choose = \"…\" } or { then = [ … ] }".to_owned();
        reader.complaints.advise(row.span.clone(), "this step does nothing", Some(help));
    }
    let word = row.text("choose", reader.complaints)?;
    let choice = reader.choice(&word)?;
    Some(Step::Choose(Chosen { text: word.text, choice, seat, at: word.span.start }))
}

fn asserts_nothing<G: Positioned>(reader: &mut Reader<'_, '_, G>, row: &Row<'_>) {
    let help = "add then = [{ … }]".to_owned();
    reader.complaints.advise(row.key_span("then"), "the case asserts nothing", Some(help));
}

/// What a panic said.
fn words(cause: &(dyn Any + Send)) -> &str {
    let owned = cause.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("no reason given")
}
