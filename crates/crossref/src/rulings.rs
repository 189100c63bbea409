//! The readings in `docs/rulings.md`, and the rules they concern.

/// A reading: `**E-13. The blow that …**` and what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ruling<'a> {
    pub line: usize,
    /// `E-13`.
    pub id: &'a str,
    /// The statement in bold, on one line.
    pub title: String,
    /// All of it, in which rules are cited.
    pub text: &'a str,
}

/// The readings of a page. One goes on over its paragraphs, until the next or a heading.
pub(crate) fn rulings(text: &str) -> Vec<Ruling<'_>> {
    let mut found: Vec<Ruling<'_>> = Vec::new();
    let mut open: Option<usize> = None;
    let mut end = 0;
    let mut line = 1;
    for paragraph in text.split_inclusive("\n\n") {
        let start = end;
        end += paragraph.len();
        if let Some((id, title)) = opening(paragraph) {
            open = Some(start);
            found.push(Ruling { line, id, title, text: paragraph });
        } else if paragraph.starts_with('#') {
            open = None;
        } else if let (Some(start), Some(ruling)) = (open, found.last_mut()) {
            ruling.text = &text[start..end];
        }
        line += paragraph.matches('\n').count();
    }
    found
}

/// The id and the bold statement that a paragraph begins with.
fn opening(paragraph: &str) -> Option<(&str, String)> {
    let (bold, _) = paragraph.strip_prefix("**")?.split_once("**")?;
    let (id, title) = bold.split_once(". ").or_else(|| bold.split_once(".\n"))?;
    let (letter, number) = id.split_once('-')?;
    let is_id =
        letter.len() == 1 && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    let words: Vec<&str> = title.split_whitespace().collect();
    is_id.then(|| (id, words.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_goes_on_until_the_next_or_a_heading() {
        let text = "# Rulings\n\n**D-1. The board\nis ours.** Why. (X-1)\n\nMore: X-2.\n\n**D-2. Gates**: X-3\n\n## Other\n\nX-4\n";
        let found = rulings(text);
        let told: Vec<_> = found.iter().map(|it| (it.line, it.id, it.title.as_str())).collect();
        assert_eq!(told, [(3, "D-1", "The board is ours."), (8, "D-2", "Gates")]);
        let cited = |at: usize| crate::citations(found[at].text, &["X"]);
        assert_eq!((cited(0), cited(1)), (vec!["X-1".into(), "X-2".into()], vec!["X-3".into()]));
    }
}
