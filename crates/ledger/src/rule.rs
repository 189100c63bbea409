//! One rule of a ledger, as its `[[rule]]` table states it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One atomic rule, restated in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The name everyone cites, such as `CWD-WITHER-04`.
    pub id: String,
    /// The heading of the rule, in English.
    pub section: String,
    /// The heading as the source book spells it, usually in Russian.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The rule in English.
    pub text: String,
    /// The rule in Russian, where the ledger has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text_ru: Option<String>,
    pub kind: Kind,
    /// Whether a test can prove it; only such rules count in the coverage.
    pub test: bool,
    /// What the reader should know about how the text was established.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The factions outside this box that the rule mentions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_faction: Option<String>,
}

impl Rule {
    /// The rule in the language asked for (`ru` or `en`); English where there is no other.
    pub fn text_in(&self, lang: &str) -> &str {
        let russian = lang == "ru" || lang.starts_with("ru-");
        self.text_ru.as_deref().filter(|_| russian).unwrap_or(&self.text)
    }
}

/// What sort of statement a rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Setup,
    Mechanic,
    Definition,
    Limit,
    Faq,
    Example,
    Component,
    Advice,
}

impl Kind {
    /// The word the ledgers use for it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Setup => "setup",
            Kind::Mechanic => "mechanic",
            Kind::Definition => "definition",
            Kind::Limit => "limit",
            Kind::Faq => "faq",
            Kind::Example => "example",
            Kind::Component => "component",
            Kind::Advice => "advice",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text_ru: Option<&str>) -> Rule {
        Rule {
            id: "X-1".into(),
            section: "Gates".into(),
            source: None,
            text: "A gate.".into(),
            text_ru: text_ru.map(str::to_owned),
            kind: Kind::Definition,
            test: false,
            note: None,
            other_faction: None,
        }
    }

    #[test]
    fn the_text_comes_in_the_language_asked_for() {
        let both = rule(Some("Врата."));
        assert_eq!(both.text_in("ru"), "Врата.");
        assert_eq!(both.text_in("ru-RU"), "Врата.");
        assert_eq!(both.text_in("en"), "A gate.");
    }

    #[test]
    fn a_rule_without_russian_falls_back_to_english() {
        assert_eq!(rule(None).text_in("ru"), "A gate.");
    }
}
