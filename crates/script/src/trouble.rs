//! Errors in an effect, shown with file, line and caret.

use crate::tree::Span;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// The text of an effect and its position in its file.
#[derive(Clone, Copy, Debug)]
pub struct Source<'s> {
    pub file: &'s str,
    /// The whole file.
    pub text: &'s str,
    /// Where the effect begins in it, in bytes.
    pub start: usize,
    /// The effect itself, as written there.
    pub effect: &'s str,
}

/// One error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub span: Span,
    pub what: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl Trouble {
    pub fn at(span: Span, what: impl Into<String>) -> Self {
        Trouble { span, what: what.into(), help: None }
    }

    pub fn advise(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The error with its line and a caret under it.
    ///
    /// A text with escapes is shorter in memory than in its file: then the caret is only
    /// approximate, but never inside a character.
    pub fn draw(&self, source: &Source<'_>) -> String {
        let start = letter_at(source.text, source.start + self.span.start);
        let span = start..letter_at(source.text, source.start + self.span.end).max(start);
        let begin = source.text[..span.start].rfind('\n').map_or(0, |at| at + 1);
        let end =
            source.text[span.start..].find('\n').map_or(source.text.len(), |n| span.start + n);
        let number = source.text[..begin].matches('\n').count() + 1;
        let (from, to) = (span.start - begin, span.end.min(end) - begin);
        let snippet = Snippet::source(&source.text[begin..end])
            .path(source.file)
            .line_start(number)
            .annotation(AnnotationKind::Primary.span(from..to.max(from)));
        let mut group = Level::ERROR.primary_title(self.what.as_str()).element(snippet);
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        Renderer::plain().render(&[group])
    }
}

/// The start of the character that contains this byte; the end of the text if it is beyond.
fn letter_at(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}
