//! Reading figures: the length of a list, and what an option shows of its price and of chance.

use crate::claims::{Length, Shows};
use crate::malformed::Complaints;
use crate::reader::Reader;
use crate::row::{Node, Row, Word, integer, wrong};
use kernel::Seat;
use kernel::position::Positioned;
use toml::de::DeValue;

/// Certain, in the thousandths that odds are shown in.
const CERTAIN: i64 = 1000;
/// How a case says that there is no such line.
const NO_LINE: &str = "none";

/// `length = 3`, or `length = { least = 2, most = 4 }`.
pub fn length(row: &Row<'_>, complaints: &mut Complaints<'_>) -> Option<Length> {
    let node = row.get("length")?;
    let length = match node.get_ref() {
        DeValue::Integer(digits) => {
            Length { is: Some(integer(digits, node.span(), complaints)?), ..Length::default() }
        }
        DeValue::Table(table) => {
            let bounds = Row::new(table, node.span());
            bounds.allow(&["least", "most"], complaints);
            if !(bounds.has("least") || bounds.has("most")) {
                let help = "write length = 3, or least or most in it".to_owned();
                complaints.advise(node.span(), "no length is given", Some(help));
            }
            let least = bounds.number("least", complaints);
            Length { is: None, least, most: bounds.number("most", complaints) }
        }
        other => {
            wrong(
                node,
                "length",
                "a whole number, or a table with least or most",
                other,
                complaints,
            );
            return None;
        }
    };
    if [length.is, length.least, length.most].into_iter().flatten().any(|length| length < 0) {
        complaints.say(node.span(), "a length cannot be negative");
    }
    Some(length)
}

impl<G: Positioned> Reader<'_, '_, G> {
    /// The figures an option must show.
    pub fn shows<'d>(&mut self, row: &Row<'d>) -> Shows<'d> {
        Shows {
            costs: row.number("costs", self.complaints),
            coin: row.text("coin", self.complaints).map(|word| word.text),
            dice: self.dice(row),
            odds: self.lines(row, "odds", Some(CERTAIN)),
            means: self.lines(row, "means", None),
        }
    }

    /// Numbers of dice by seat.
    fn dice(&mut self, row: &Row<'_>) -> Vec<(Seat, i64)> {
        let mut dice = Vec::new();
        for (text, span, node) in self.figures(row, "dice") {
            let seat = self.seat(&Word { text, span });
            let count = self.figure(node, "a number of dice", None);
            dice.extend(seat.zip(count));
        }
        dice
    }

    /// Lines of a forecast by their keys.
    fn lines<'d>(
        &mut self,
        row: &Row<'d>,
        key: &str,
        most: Option<i64>,
    ) -> Vec<(&'d str, Option<i64>)> {
        let mut lines = Vec::new();
        for (line, _, node) in self.figures(row, key) {
            if node.get_ref().as_str() == Some(NO_LINE) {
                lines.push((line, None));
            } else if let Some(figure) = self.figure(node, key, most) {
                lines.push((line, Some(figure)));
            }
        }
        lines
    }

    /// The entries of a table of figures; one without any expects nothing.
    fn figures<'d>(
        &mut self,
        row: &Row<'d>,
        key: &str,
    ) -> Vec<(&'d str, crate::source::Span, &'d Node<'d>)> {
        let Some(table) = row.get(key).and_then(|node| Row::of(node, key, self.complaints)) else {
            return Vec::new();
        };
        let entries: Vec<_> = table.entries().collect();
        if entries.is_empty() {
            let help = format!("name what is expected of it: {key} = {{ … = 3 }}");
            self.complaints.advise(table.span, &format!("{key} expects nothing"), Some(help));
        }
        entries
    }

    fn figure(&mut self, node: &Node<'_>, what: &str, most: Option<i64>) -> Option<i64> {
        let DeValue::Integer(digits) = node.get_ref() else {
            wrong(node, what, "a whole number", node.get_ref(), self.complaints);
            return None;
        };
        let figure = integer(digits, node.span(), self.complaints)?;
        if figure < 0 || most.is_some_and(|most| figure > most) {
            let bounds = match most {
                Some(most) => format!("{what} are written in thousandths, 0 to {most}"),
                None => format!("{what} cannot be negative"),
            };
            self.complaints.say(node.span(), &bounds);
            return None;
        }
        Some(figure)
    }
}
