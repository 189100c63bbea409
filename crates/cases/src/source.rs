//! A text with lines, so that every complaint and failure can say where.

use std::ops::Range;

/// Bytes of a source.
pub type Span = Range<usize>;

/// A file of cases, or the part of one that is read by itself.
#[derive(Debug)]
pub struct Source<'t> {
    pub file: &'t str,
    pub text: &'t str,
    /// The number of the first line, counted from 1 in the whole file.
    first_line: usize,
    /// Where each line begins.
    starts: Vec<usize>,
}

impl<'t> Source<'t> {
    pub fn new(file: &'t str, text: &'t str) -> Self {
        Self::part(file, text, 1)
    }

    pub fn part(file: &'t str, text: &'t str, first_line: usize) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(at, _)| at + 1)).collect();
        Self { file, text, first_line, starts }
    }

    /// The line of a byte, counted from 1 in the whole file.
    pub fn line(&self, at: usize) -> usize {
        self.first_line + self.row(at)
    }

    /// The text of the line a span begins on, its number, and the span clipped to it.
    pub fn excerpt(&self, span: &Span) -> (&'t str, usize, Span) {
        let begins = self.starts[self.row(span.start)];
        let line = self.text[begins..].lines().next().unwrap_or_default();
        let from = (span.start - begins).min(line.len());
        let to = span.end.saturating_sub(begins).clamp(from, line.len());
        (line, self.line(span.start), from..to)
    }

    /// The whole dotted key that ends with the key at this span.
    pub fn dotted(&self, key: Span) -> Span {
        let before = &self.text[..key.start];
        let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let start = before.trim_end_matches(part).len();
        start..key.end
    }

    fn row(&self, at: usize) -> usize {
        self.starts.partition_point(|start| *start <= at).saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_in_the_whole_file_and_spans_are_clipped_to_one() {
        let source = Source::part("f", "a = [\n  b.c = 1,\n]", 5);
        assert_eq!(source.line(0), 5);
        assert_eq!(source.line(6), 6);
        assert_eq!(source.excerpt(&(4..17)), ("a = [", 5, 4..5));
        assert_eq!(source.excerpt(&(18..18)), ("]", 7, 1..1));
        assert_eq!(source.dotted(10..11), 8..11);
    }
}
