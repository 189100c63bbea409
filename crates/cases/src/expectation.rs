//! Reading expectations: tables distinguished by their first key.

use crate::claims::{Claim, Deed, Expectation, Path, Test};
use crate::figures;
use crate::nearest::meant;
use crate::reader::{Reader, path};
use crate::row::{Node, Row, Word, text};
use kernel::position::Positioned;
use kernel::{Seat, Seats};
use toml::de::DeValue;

/// The kinds of expectation: the key that makes it one, and the keys that may stand beside it.
const KINDS: &[(&str, &[&str])] = &[
    ("at", &["at", "is", "not", "least", "most", "has", "lacks", "length"]),
    ("asks", &["asks", "question"]),
    ("offered", &["offered", "seat", "by", "costs", "coin", "dice", "odds", "means"]),
    ("absent", &["absent", "seat"]),
    ("refused", &["refused", "seat", "by"]),
    ("right", &["right", "seat", "by", "costs", "coin", "dice", "odds", "means"]),
    ("no-right", &["no-right", "seat"]),
    ("said", &["said", "times"]),
    ("unsaid", &["unsaid"]),
    ("order", &["order"]),
    ("over", &["over", "result", "ending"]),
    ("unknown", &["unknown", "to"]),
    ("known", &["known", "to"]),
];

impl<G: Positioned> Reader<'_, '_, G> {
    pub fn expectations<'d>(&mut self, nodes: &'d [Node<'d>]) -> Vec<Expectation<'d, G::Choice>> {
        nodes.iter().filter_map(|node| self.expectation(node)).collect()
    }

    fn expectation<'d>(&mut self, node: &'d Node<'d>) -> Option<Expectation<'d, G::Choice>> {
        let row = Row::of(node, "an expectation", self.complaints)?;
        let mut kinds = KINDS.iter().filter(|(kind, _)| row.has(kind));
        let Some((kind, keys)) = kinds.next() else {
            self.no_kind(&row);
            return None;
        };
        if let Some((other, _)) = kinds.next() {
            let what = format!("\"{kind}\" and \"{other}\" are two expectations");
            let help = "give each its own table".to_owned();
            self.complaints.advise(row.key_span(other), &what, Some(help));
            return None;
        }
        row.allow(keys, self.complaints);
        let claim = self.claim(kind, &row)?;
        Some(Expectation { claim, at: row.key_span(kind).start })
    }

    /// Complains about a table that expects nothing, pointing at its most telling key.
    fn no_kind(&mut self, row: &Row<'_>) {
        let kinds = || KINDS.iter().map(|(kind, _)| *kind);
        let known = |key: &str| KINDS.iter().any(|(_, keys)| keys.contains(&key));
        let mut strange = row.entries().filter(|(key, ..)| !known(key));
        let slip = strange.find_map(|(key, span, _)| Some((span, key, meant(key, kinds())?)));
        match slip {
            Some((span, key, help)) => {
                self.complaints.advise(span, &format!("unknown key \"{key}\""), Some(help));
            }
            None => {
                let help = format!("one of: {}", kinds().collect::<Vec<_>>().join(", "));
                self.complaints.advise(row.span.clone(), "this expects nothing", Some(help));
            }
        }
    }

    fn claim<'d>(&mut self, kind: &str, row: &Row<'d>) -> Option<Claim<'d, G::Choice>> {
        match kind {
            "at" => self.value(row),
            "asks" => {
                let word = row.text("asks", self.complaints)?;
                let question = row.text("question", self.complaints).map(|word| word.text);
                Some(Claim::Asks { seat: self.seat(&word)?, question })
            }
            "offered" => self.deed(kind, row).map(Claim::Offered),
            "absent" => self.deed(kind, row).map(Claim::Absent),
            "refused" => self.deed(kind, row).map(Claim::Refused),
            "right" => self.owned_deed(kind, row).map(Claim::Right),
            "no-right" => self.owned_deed(kind, row).map(Claim::NoRight),
            "said" => {
                let word = row.text("said", self.complaints)?;
                let line = self.event(&word)?;
                Some(Claim::Said { line, times: self.times(row) })
            }
            "unsaid" => {
                let word = row.text("unsaid", self.complaints)?;
                let line = self.event(&word)?;
                Some(Claim::Unsaid { line })
            }
            "order" => {
                let nodes = row.list("order", self.complaints);
                let lines = nodes.iter().map(|node| {
                    let word = text(node, "an event", self.complaints)?;
                    self.event(&word)
                });
                let lines: Vec<&str> = lines.collect::<Option<_>>()?;
                if lines.len() < 2 {
                    let span = row.key_span("order");
                    self.complaints.say(span, "an order needs at least two events");
                }
                Some(Claim::Order { lines })
            }
            "over" => self.over(row),
            "unknown" => self.knowledge(kind, row).map(|(path, to)| Claim::Unknown { path, to }),
            "known" => self.knowledge(kind, row).map(|(path, to)| Claim::Known { path, to }),
            _ => None,
        }
    }

    /// The line of an event, if the game has such an event at all: a misspelt one would never
    /// happen, and "unsaid" would always hold.
    fn event<'d>(&mut self, word: &Word<'d>) -> Option<&'d str> {
        let head = |line: &'d str| line.split(' ').next().unwrap_or_default();
        let forms = || G::event_forms().iter().map(|form| head(form));
        if forms().any(|form| form == head(word.text)) {
            return Some(word.text);
        }
        let what = format!("there is no event \"{}\"", head(word.text));
        self.complaints.advise(word.span.clone(), &what, meant(head(word.text), forms()));
        None
    }

    fn value<'d>(&mut self, row: &Row<'d>) -> Option<Claim<'d, G::Choice>> {
        let path = path(row.text("at", self.complaints)?);
        let complaints = &mut *self.complaints;
        let tests = [
            row.field("is", complaints).map(Test::Is),
            row.field("not", complaints).map(Test::Not),
            row.number("least", complaints).map(Test::Least),
            row.number("most", complaints).map(Test::Most),
            row.field("has", complaints).map(Test::Has),
            row.field("lacks", complaints).map(Test::Lacks),
            figures::length(row, complaints).map(Test::Length),
        ];
        let tests: Vec<Test> = tests.into_iter().flatten().collect();
        if row.entries().count() == 1 {
            let help = "add is, not, least, most, has, lacks or length".to_owned();
            self.complaints.advise(
                row.span.clone(),
                "no expectation is given for this value",
                Some(help),
            );
        }
        Some(Claim::Value { path, tests })
    }

    fn times(&mut self, row: &Row<'_>) -> Option<usize> {
        let times = row.number("times", self.complaints)?;
        if times < 1 {
            let help = "for never, write unsaid".to_owned();
            let what = "times must be at least 1";
            self.complaints.advise(row.key_span("times"), what, Some(help));
        }
        usize::try_from(times).ok()
    }

    fn deed<'d>(&mut self, kind: &str, row: &Row<'d>) -> Option<Deed<'d, G::Choice>> {
        let seat = row.text("seat", self.complaints).and_then(|word| self.seat(&word));
        let by = row.text("by", self.complaints).map(|word| word.text);
        let shows = self.shows(row);
        let word = row.text(kind, self.complaints)?;
        Some(Deed { text: word.text, choice: self.choice(&word)?, seat, by, shows })
    }

    /// A right belongs to a seat no matter who is asked, so the seat must be named.
    fn owned_deed<'d>(&mut self, kind: &str, row: &Row<'d>) -> Option<Deed<'d, G::Choice>> {
        self.require(row, "seat", "say whose right it is");
        self.deed(kind, row)
    }

    fn knowledge<'d>(&mut self, kind: &str, row: &Row<'d>) -> Option<(Path<'d>, Seat)> {
        self.require(row, "to", "say who knows it");
        let to = row.text("to", self.complaints).and_then(|word| self.seat(&word));
        let word = row.text(kind, self.complaints)?;
        Some((path(word), to?))
    }

    fn require(&mut self, row: &Row<'_>, key: &str, why: &str) {
        if !row.has(key) {
            let help = format!("add {key} = \"…\"");
            self.complaints.advise(row.span.clone(), why, Some(help));
        }
    }

    fn over<'d>(&mut self, row: &Row<'d>) -> Option<Claim<'d, G::Choice>> {
        if row.flag("over", self.complaints)? {
            let winners = row.get("result").and_then(|node| self.winners(node));
            let ending = row.text("ending", self.complaints).map(|word| word.text);
            return Some(Claim::Over { winners, ending });
        }
        for key in ["result", "ending"].into_iter().filter(|key| row.has(key)) {
            let what = format!("a game that is not over has no {key}");
            self.complaints.say(row.key_span(key), &what);
        }
        Some(Claim::NotOver)
    }

    fn winners<'d>(&mut self, node: &'d Node<'d>) -> Option<Seats> {
        if let DeValue::Array(items) = node.get_ref() {
            return items.iter().map(|item| self.winner(item)).collect();
        }
        match node.get_ref().as_str() {
            Some("shared") => self.all_seats(),
            Some("lost") => Some(Seats::NONE),
            _ => self.winner(node).map(Seats::one),
        }
    }

    fn winner<'d>(&mut self, node: &'d Node<'d>) -> Option<Seat> {
        let word = text(node, "result", self.complaints)?;
        self.seat(&word)
    }
}

#[cfg(test)]
mod tests {
    use super::KINDS;

    #[test]
    fn every_key_of_an_expectation_is_documented() {
        let docs = include_str!("../../../docs/cases.md");
        for key in KINDS.iter().flat_map(|(_, keys)| *keys) {
            let shown = ["`", ", "].iter().any(|lead| docs.contains(&format!("{lead}{key} = ")));
            assert!(shown, "docs/cases.md does not show {key}");
        }
    }
}
