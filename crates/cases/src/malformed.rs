//! What is wrong with a file, drawn with file, line and caret.

use crate::nearest::did_you_mean;
use crate::source::{Source, Span};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use kernel::BadChoice;
use kernel::position::BadField;

/// Collects everything that is malformed, so that authors see it all at once.
#[derive(Debug)]
pub struct Complaints<'s> {
    pub source: &'s Source<'s>,
    /// The case being read, once its name is known.
    case: Option<&'s str>,
    drawn: Vec<String>,
}

impl<'s> Complaints<'s> {
    pub fn new(source: &'s Source<'s>) -> Self {
        Self { source, case: None, drawn: Vec::new() }
    }

    /// From here on, complaints concern the case of this name.
    pub fn about(&mut self, case: Option<&'s str>) {
        self.case = case;
    }

    pub fn say(&mut self, span: Span, what: &str) {
        self.advise(span, what, None);
    }

    /// Says what is wrong, and what to do about it if that is known.
    pub fn advise(&mut self, span: Span, what: &str, help: Option<String>) {
        self.drawn.push(draw(self.source, &span, what, help.as_deref(), self.case));
    }

    pub fn bad_field(&mut self, span: Span, bad: &BadField) {
        self.advise(span, &bad.what, bad.nearest.as_deref().map(did_you_mean));
    }

    pub fn bad_choice(&mut self, span: Span, bad: &BadChoice) {
        self.advise(span, &bad.what, bad.nearest.as_deref().map(did_you_mean));
    }

    pub fn is_empty(&self) -> bool {
        self.drawn.is_empty()
    }

    pub fn into_drawn(self) -> Vec<String> {
        self.drawn
    }
}

fn draw(
    source: &Source<'_>,
    span: &Span,
    what: &str,
    help: Option<&str>,
    case: Option<&str>,
) -> String {
    let (line, number, clipped) = source.excerpt(span);
    let snippet = Snippet::source(line)
        .path(source.file)
        .line_start(number)
        .annotation(AnnotationKind::Primary.span(clipped));
    let mut group = Level::ERROR.with_name("malformed").primary_title(what).element(snippet);
    if let Some(help) = help {
        group = group.element(Level::HELP.message(help));
    }
    let within = case.map(|name| format!("in the case \"{name}\""));
    if let Some(within) = &within {
        group = group.element(Level::NOTE.message(within.as_str()));
    }
    Renderer::plain().render(&[group])
}
