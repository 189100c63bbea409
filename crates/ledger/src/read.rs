//! Reads the TOML of a ledger and says where it is wrong.

use crate::book::folded;
use crate::{LedgerError, LedgerInfo, Rule};
use serde::Deserialize;
use std::collections::HashMap;
use toml::Spanned;

/// The rules of a ledger's text, each with an id of its own that has the ledger's prefix.
pub(crate) fn rules(info: &LedgerInfo, text: &str) -> Result<Vec<Rule>, LedgerError> {
    let file = info.file;
    let pages: Pages = toml::from_str(text).map_err(|error| LedgerError::Malformed {
        file,
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: error.message().trim().to_owned(),
    })?;

    let line = |offset| line_of(text, offset);
    let mut places = HashMap::new();
    let mut rules = Vec::with_capacity(pages.rule.len());
    for page in pages.rule {
        let at = page.span().start;
        let rule = page.into_inner();
        let id = folded(&rule.id);
        if id.split_once('-').is_none_or(|(prefix, _)| prefix != info.prefix) {
            let (line, id, prefix) = (line(at), rule.id, info.prefix);
            return Err(LedgerError::WrongPrefix { file, line, id, prefix });
        }
        if let Some(first) = places.insert(id, at) {
            let (line, id, first) = (line(at), rule.id, line(first));
            return Err(LedgerError::DuplicateId { file, line, id, first });
        }
        rules.push(rule);
    }
    Ok(rules)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pages {
    #[serde(default)]
    rule: Vec<Spanned<Rule>>,
}

/// The line, counted from 1, that the byte at `offset` stands in.
fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: LedgerInfo =
        LedgerInfo { key: "tea", title: "Tea", prefix: "TEA", file: "rules/tea.toml" };

    fn page(id: &str) -> String {
        format!(
            "[[rule]]\nid = \"{id}\"\nsection = \"S\"\ntext = \"T\"\nkind = \"faq\"\ntest = true\n"
        )
    }

    fn complaint(text: &str) -> String {
        rules(&INFO, text).unwrap_err().to_string()
    }

    #[test]
    fn a_sound_ledger_is_read_in_order() {
        let text = format!("# Tea\n\n{}\n{}", page("TEA-02"), page("TEA-01"));
        let ids: Vec<_> = rules(&INFO, &text).unwrap().into_iter().map(|rule| rule.id).collect();
        assert_eq!(ids, ["TEA-02", "TEA-01"]);
    }

    #[test]
    fn broken_toml_is_reported_at_its_line() {
        let said = complaint("# Tea\n[[rule]]\nid = \"TEA-01\nsection = 3\n");
        assert!(said.starts_with("rules/tea.toml:3: "), "{said}");
    }

    #[test]
    fn a_missing_field_is_reported_at_its_rule() {
        let text = format!("{}\n[[rule]]\nid = \"TEA-02\"\n", page("TEA-01"));
        let said = complaint(&text);
        assert!(said.starts_with("rules/tea.toml:8: missing field `section`"), "{said}");
    }

    #[test]
    fn a_misspelt_field_and_an_unknown_kind_are_reported() {
        let said = complaint(&page("TEA-01").replace("section", "sectoin"));
        assert!(said.starts_with("rules/tea.toml:3: unknown field `sectoin`"), "{said}");
        let said = complaint(&page("TEA-01").replace("faq", "fqa"));
        assert!(said.starts_with("rules/tea.toml:5: unknown variant `fqa`"), "{said}");
    }

    #[test]
    fn an_id_may_be_used_once_whatever_its_capitals() {
        let said = complaint(&format!("{}\n{}", page("TEA-01a"), page("TEA-01A")));
        assert!(said.starts_with("rules/tea.toml:8: the id TEA-01A"), "{said}");
        assert!(said.contains("line 1"), "{said}");
    }

    #[test]
    fn an_id_of_another_ledger_is_refused() {
        let said = complaint(&page("COF-01"));
        assert!(said.starts_with("rules/tea.toml:1: the id COF-01"), "{said}");
        assert!(said.contains("TEA-"), "{said}");
    }
}
