//! The two languages Omen speaks.

use std::env;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language a table can be spoken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    Russian,
    English,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Russian, Language::English];

    /// The two letters used in settings, addresses and the folders of `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Language::Russian => "ru",
            Language::English => "en",
        }
    }

    /// What a language switch switches to.
    pub fn other(self) -> Self {
        match self {
            Language::Russian => Language::English,
            Language::English => Language::Russian,
        }
    }

    /// The language set in the environment of the process; English unless that is Russian.
    pub fn from_environment() -> Self {
        Self::from_variables(|name| env::var(name).ok())
    }

    /// The first variable that says anything decides, in the order POSIX gives them.
    pub(crate) fn from_variables(value_of: impl Fn(&str) -> Option<String>) -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(value_of)
            .find(|value| !value.is_empty())
            .unwrap_or_default();
        if locale.starts_with("ru") { Language::Russian } else { Language::English }
    }

    /// What stands between the last two of a list.
    pub(crate) fn and(self) -> &'static str {
        match self {
            Language::Russian => " и ",
            Language::English => " and ",
        }
    }

    /// The name under which Fluent finds the plural rules.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// An unsupported language was requested.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown language `{0}`: choose `ru` or `en`")]
pub struct UnknownLanguage(pub String);
