//! Citations in TOML files: conformance cases and content.

/// A line that cites rules, and the case or card it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    pub line: usize,
    pub ids: Vec<String>,
    /// The name of the table, or nothing for what concerns the whole file.
    pub name: String,
}

/// The mentions of a file of `[[tables]]`, each of which is called by the key `called` in it.
///
/// A comment directly above a table belongs to that table.
pub(crate) fn mentions(
    text: &str,
    called: &str,
    cited: impl Fn(&str) -> Vec<String>,
) -> Vec<Mention> {
    let lines: Vec<&str> = text.lines().collect();
    let table_at = tables(&lines);
    let names: Vec<String> = (0..=table_at.iter().copied().max().unwrap_or(0))
        .map(|table| {
            let own = lines.iter().zip(&table_at).filter(|(_, at)| **at == table);
            own.filter_map(|(line, _)| value(line, called)).next().unwrap_or_default().to_owned()
        })
        .collect();
    let mention = |(at, line): (usize, &&str)| {
        let ids = cited(line);
        let name = table_at.get(at).and_then(|table| names.get(*table)).cloned();
        (!ids.is_empty()).then(|| Mention { line: at + 1, ids, name: name.unwrap_or_default() })
    };
    lines.iter().enumerate().filter_map(mention).collect()
}

/// For each line the number of its table, 0 before the first.
fn tables(lines: &[&str]) -> Vec<usize> {
    let mut tables = vec![0; lines.len()];
    let mut table = 0;
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with("[[") && !line.contains('.') {
            table += 1;
            let comments =
                lines[..at].iter().rev().take_while(|line| line.starts_with('#')).count();
            // The comment at the head of a file is about the file.
            let first = at - comments;
            let own = if first == 0 { at } else { first };
            tables[own..at].fill(table);
        }
        tables[at] = table;
    }
    tables
}

/// What a line sets a key to.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let after = line.strip_prefix(key)?.trim_start().strip_prefix('=')?.trim();
    let bare = |quote: char| after.strip_prefix(quote)?.strip_suffix(quote);
    bare('"').or_else(|| bare('\''))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mention_belongs_to_the_table_it_stands_in_or_above() {
        let text = "# X-1\n\n[[case]]\nname = \"one \"\nrules = [\n  \"X-2\",\n]\n\n# X-3\n[[case]]\nname = 'two'\n\
                    [[case.part]]\nname = \"no\" # X-4\n";
        let found = mentions(text, "name", |line| crate::citations(line, &["X"]));
        let told: Vec<String> = found
            .iter()
            .map(|it| format!("{} {} {}", it.line, it.ids.join(" "), it.name))
            .collect();
        assert_eq!(told, ["1 X-1 ", "6 X-2 one ", "9 X-3 two", "13 X-4 two"]);
    }
}
