//! The messages shipped with this program.

macro_rules! both {
    ($($name:literal),* $(,)?) => {
        &[$(
            ("en", include_str!(concat!("../../../../../locales/en/", $name, ".ftl"))),
            ("ru", include_str!(concat!("../../../../../locales/ru/", $name, ".ftl"))),
        )*]
    };
}

/// Fluent messages by language, several files each.
pub const LOCALES: &[(&str, &str)] = both![
    "eldritch",
    "eldritch-cards",
    "eldritch-table",
    "eldritch-told",
    "eldritch-stories-america",
    "eldritch-stories-europe",
    "eldritch-stories-asia-australia",
    "eldritch-stories-general",
    "eldritch-stories-research",
    "eldritch-stories-expedition",
    "eldritch-stories-other-world",
    "eldritch-stories-special",
    "eldritch-stories-mythos",
    "eldritch-stories-powers",
    "eldritch-stories-people",
    "eldritch-stories-monsters",
    "eldritch-stories-backs",
];
