//! Citations in Rust sources, with the item that each stands on.

use crate::Strength;

/// A function, type, constant … of a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The keyword it begins with; `variant` and `field` for parts of types, `file` for the whole file.
    pub kind: &'static str,
    /// `Type::name` for what belongs to a type; empty for a file and for an `impl` of nobody.
    pub name: String,
    /// Whether it only serves tests.
    pub is_test: bool,
    /// Whether it is a test that runs: `#[test]` and not ignored.
    pub runs: bool,
}

/// A line that cites rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The number of the line, from 1.
    pub line: usize,
    pub ids: Vec<String>,
    pub strength: Strength,
    pub item: Item,
}

/// The lines of a source file that cite something, read line by line: comments and attributes, then the item.
///
/// `cited` finds the ids in a line. The sources are formatted, so indentation says what stands within what.
pub fn mentions(text: &str, cited: impl Fn(&str) -> Vec<String>) -> Vec<Mention> {
    let mut reader = Reader::default();
    let mut skip_to: Option<&str> = None;
    for (at, line) in text.lines().enumerate() {
        let code = line.trim();
        let indent = line.len() - line.trim_start().len();
        if let Some(end) = skip_to {
            skip_to = Some(end).filter(|end| !code.ends_with(end));
        } else if code.starts_with("/*") {
            skip_to = (!code.contains("*/")).then_some("*/");
        } else if code.starts_with("//!") {
            reader.note(at + 1, cited(code), Strength::Doc, Item::file());
        } else if code.starts_with("//") {
            let strength = if code.starts_with("///") { Strength::Doc } else { Strength::Comment };
            reader.above.comments.push((at + 1, cited(code), strength));
        } else if let Some(attribute) = code.strip_prefix("#[") {
            reader.above.attribute(attribute);
            match attribute.split_once("] ").filter(|(_, rest)| header(rest).is_some()) {
                Some((_, rest)) => reader.code(at + 1, indent, rest, &cited),
                None if attribute.ends_with(']') || attribute.contains("] ") => {}
                None => skip_to = Some("]"),
            }
        } else if !code.is_empty() {
            reader.code(at + 1, indent, code, &cited);
        }
    }
    reader.found
}

impl Item {
    fn file() -> Self {
        Item { kind: "file", name: String::new(), is_test: false, runs: false }
    }
}

#[derive(Default)]
struct Reader {
    found: Vec<Mention>,
    /// The items that the line stands in, each with its indentation, the innermost last.
    within: Vec<(usize, Item)>,
    above: Above,
}

/// What stands directly above a line of code.
#[derive(Default)]
struct Above {
    comments: Vec<(usize, Vec<String>, Strength)>,
    is_test: bool,
    is_ignored: bool,
    serves_tests: bool,
}

impl Above {
    /// Notes an attribute without its `#[`: `test]`, or one such as `tokio::test(…)]`, makes a test.
    fn attribute(&mut self, attribute: &str) {
        let path = attribute.split([']', '(']).next().unwrap_or_default();
        self.is_test |= path.rsplit("::").next().is_some_and(|last| last.trim() == "test");
        self.is_ignored |= attribute.starts_with("ignore");
        self.serves_tests |= attribute.starts_with("cfg(test)");
    }
}

impl Reader {
    fn note(&mut self, line: usize, ids: Vec<String>, strength: Strength, item: Item) {
        if !ids.is_empty() {
            self.found.push(Mention { line, ids, strength, item });
        }
    }

    fn code(
        &mut self,
        line: usize,
        indent: usize,
        code: &str,
        cited: &dyn Fn(&str) -> Vec<String>,
    ) {
        let above = std::mem::take(&mut self.above);
        // `) -> u8 {` and `where` still belong to the header above them.
        let goes_on = code.starts_with([')', ']', '}']) || code.starts_with("where");
        if !goes_on {
            self.within.retain(|(outer, _)| *outer < indent);
        }
        let enclosing = self.within.last().map_or_else(Item::file, |(_, item)| item.clone());
        let item = header(code).map(|(kind, name)| self.item(kind, name, &above));
        for (at, ids, strength) in above.comments {
            let on = match (&item, strength) {
                (Some(item), _) => item.clone(),
                (None, Strength::Doc) => part(code, &enclosing),
                (None, Strength::Comment | Strength::Literal) => enclosing.clone(),
            };
            self.note(at, ids, strength, on);
        }
        let (said, comment) = code.split_once(" // ").unwrap_or((code, ""));
        let on = item.clone().unwrap_or(enclosing);
        self.note(line, cited(said), Strength::Literal, on.clone());
        self.note(line, cited(comment), Strength::Comment, on);
        if let Some(item) = item {
            self.within.push((indent, item));
        }
    }

    fn item(&self, kind: &'static str, name: &str, above: &Above) -> Item {
        let enclosing = self.within.last().map(|(_, item)| item);
        let owner = enclosing.filter(|item| matches!(item.kind, "impl" | "trait"));
        let name = match owner {
            Some(owner) if !owner.name.is_empty() => format!("{}::{name}", owner.name),
            _ => name.to_owned(),
        };
        let in_tests = enclosing.is_some_and(|item| item.is_test);
        let is_test =
            in_tests || above.is_test || above.serves_tests || (kind, &*name) == ("mod", "tests");
        Item { kind, name, is_test, runs: above.is_test && !above.is_ignored }
    }
}

/// A documented part of a type; anywhere else a doc comment is about what it stands in.
fn part(code: &str, enclosing: &Item) -> Item {
    let kind = match enclosing.kind {
        "enum" => "variant",
        "struct" => "field",
        _ => return enclosing.clone(),
    };
    let name = leading_name(unveiled(code));
    Item { kind, name: format!("{}::{name}", enclosing.name), ..enclosing.clone() }
}

/// The keyword and the name of the item that a line begins.
fn header(code: &str) -> Option<(&'static str, &str)> {
    const KINDS: [&str; 10] = [
        "fn",
        "struct",
        "enum",
        "union",
        "trait",
        "static",
        "type",
        "mod",
        "macro_rules!",
        "const",
    ];
    let mut rest = unveiled(code);
    for word in ["default ", "const fn ", "async ", "unsafe ", "extern \"C\" "] {
        rest = match word {
            "const fn " if rest.starts_with(word) => &rest["const ".len()..],
            _ => rest.strip_prefix(word).unwrap_or(rest),
        };
    }
    if let Some(after) = rest.strip_prefix("impl").filter(|rest| rest.starts_with([' ', '<'])) {
        return Some(("impl", implementer(after)));
    }
    KINDS.iter().find_map(|kind| {
        let after = rest.strip_prefix(kind)?.strip_prefix(' ')?;
        let name = leading_name(after);
        (!name.is_empty()).then_some((*kind, name))
    })
}

/// The type that `impl<'a> Trait for Type<'a> {` is about, from what follows the keyword.
fn implementer(after: &str) -> &str {
    let mut depth = 0;
    let end_of_generics = after.char_indices().find(|(_, c)| {
        depth += match c {
            '<' => 1,
            '>' => -1,
            _ => 0,
        };
        depth == 0
    });
    let after = end_of_generics.map_or(after, |(at, _)| &after[at + 1..]).trim_start();
    let whole = after.split_once(" for ").map_or(after, |(_, subject)| subject);
    let path = whole.split(['<', ' ', '{']).next().unwrap_or_default();
    leading_name(path.rsplit("::").next().unwrap_or(path))
}

/// The line without `pub` and `pub(…)`.
fn unveiled(code: &str) -> &str {
    let Some(after) = code.strip_prefix("pub") else { return code };
    match after.strip_prefix('(') {
        Some(scope) => scope.split_once(") ").map_or(code, |(_, rest)| rest),
        None => after.strip_prefix(' ').unwrap_or(code),
    }
}

fn leading_name(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `line kind name` of every mention of the ids in `X-1` form.
    fn found(text: &str) -> Vec<String> {
        mentions(text, |line| crate::citations(line, &["X"]))
            .into_iter()
            .map(|mention| {
                let Item { kind, name, is_test, .. } = mention.item;
                let tested = if is_test { " (test)" } else { "" };
                format!("{} {} {kind} {name}{tested}", mention.line, mention.ids.join(" "))
            })
            .collect()
    }

    #[test]
    fn a_doc_comment_stands_on_the_item_below_it() {
        let text =
            "/// X-1\n#[must_use]\npub(crate) const fn one() {}\n\n/// X-2\nconst TWO: u8 = 2;\n";
        assert_eq!(found(text), ["1 X-1 fn one", "5 X-2 const TWO"]);
    }

    #[test]
    fn a_method_is_named_with_its_type() {
        let text = "impl<'a> Shown<'a> for game::Run<'a> {\n    /// X-1\n    fn go(\n        &self,\n    ) -> u8 {\n        \
                    // X-2\n        refuse(\"X-3\") // X-4\n    }\n\n    /// X-5\n    fn stop() {}\n}\n/// X-6\nfn free() {}\n";
        assert_eq!(
            found(text),
            [
                "2 X-1 fn Run::go",
                "6 X-2 fn Run::go",
                "7 X-3 fn Run::go",
                "7 X-4 fn Run::go",
                "10 X-5 fn Run::stop",
                "13 X-6 fn free",
            ]
        );
    }

    #[test]
    fn parts_of_types_and_whole_files_are_told_apart() {
        let text = "//! X-1\n\n/// X-2\npub enum Why {\n    /// X-3\n    Far(u8),\n}\nstruct Hand {\n    /// X-4\n    pub size: u8,\n}\n";
        assert_eq!(
            found(text),
            ["1 X-1 file ", "3 X-2 enum Why", "5 X-3 variant Why::Far", "9 X-4 field Hand::size"]
        );
    }

    #[test]
    fn what_serves_tests_is_marked() {
        let text = "#[cfg(test)]\nmod checks {\n    /// X-1\n    fn helper() {}\n}\n/// X-2\n#[test]\nfn holds() {}\n/* X-3 */\n";
        assert_eq!(found(text), ["3 X-1 fn helper (test)", "6 X-2 fn holds (test)"]);
    }

    #[test]
    fn the_kind_of_comment_says_how_near_the_code_is() {
        let text = "/// X-1\nfn one() {\n    // X-2\n    refuse(\"X-3\")\n}\n";
        let found = mentions(text, |line| crate::citations(line, &["X"]));
        let strengths: Vec<Strength> = found.iter().map(|mention| mention.strength).collect();
        assert_eq!(strengths, [Strength::Doc, Strength::Comment, Strength::Literal]);
    }
}
