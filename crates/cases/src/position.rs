//! The position a case begins with: fields set over a legal set-up, in the order they are written.

use crate::malformed::Complaints;
use crate::row::{Node, Row, field};
use crate::source::Span;
use kernel::Events;
use kernel::position::{Blame, Positioned};
use toml::de::DeValue;

/// Writes the position and brings it to its first question, with what was said on the way.
pub fn start<G: Positioned>(
    content: &G::Content,
    case: &Row<'_>,
    complaints: &mut Complaints<'_>,
) -> Option<(G, Events<G::Event>)> {
    let at = case.key_span("given");
    let mut draft = G::draft(content);
    let mut whole = true;
    for leaf in leaves(case, complaints)? {
        let Some(value) = field(leaf.node, complaints) else {
            whole = false;
            continue;
        };
        if let Err(bad) = G::set(&mut draft, content, &leaf.path, &value) {
            whole = false;
            let span = match bad.blame {
                Blame::Key => complaints.source.dotted(leaf.key),
                Blame::Value => leaf.node.span(),
                Blame::Position => at.clone(),
            };
            complaints.bad_field(span, &bad);
        }
    }
    if !whole {
        return None;
    }
    let mut out = Events::heard();
    match G::start(draft, content, &mut out) {
        Ok(game) => Some((game, out)),
        Err(bad) => {
            complaints.bad_field(at, &bad);
            None
        }
    }
}

/// One field: the end of a path through nested tables.
struct Leaf<'d> {
    path: Vec<&'d str>,
    key: Span,
    node: &'d Node<'d>,
}

/// The fields in the order they are written, which the parsed tables do not keep.
fn leaves<'d>(case: &Row<'d>, complaints: &mut Complaints<'_>) -> Option<Vec<Leaf<'d>>> {
    let mut found = Vec::new();
    if let Some(given) = case.get("given") {
        let given = Row::of(given, "given", complaints)?;
        descend(&given, &mut Vec::new(), &mut found, complaints);
    }
    found.sort_by_key(|leaf| leaf.key.start);
    Some(found)
}

fn descend<'d>(
    row: &Row<'d>,
    path: &mut Vec<&'d str>,
    found: &mut Vec<Leaf<'d>>,
    complaints: &mut Complaints<'_>,
) {
    for (name, key, node) in row.entries() {
        let above = path.len();
        path.extend(name.split('.'));
        match node.get_ref() {
            DeValue::Table(table) if table.is_empty() => {
                complaints.say(key, "an empty table sets nothing");
            }
            DeValue::Table(table) => {
                descend(&Row::new(table, node.span()), path, found, complaints);
            }
            _ => found.push(Leaf { path: path.clone(), key, node }),
        }
        path.truncate(above);
    }
}
