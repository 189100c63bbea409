//! The sentences this program ships.

macro_rules! both {
    ($($name:literal),* $(,)?) => {
        &[$(
            ("en", include_str!(concat!("../../../../locales/en/", $name, ".ftl"))),
            ("ru", include_str!(concat!("../../../../locales/ru/", $name, ".ftl"))),
        )*]
    };
}

/// Fluent messages by language, several files of each.
pub const LOCALES: &[(&str, &str)] = both![
    "eldritch",
    "eldritch-cards",
    "eldritch-stories-america",
    "eldritch-stories-europe",
    "eldritch-stories-asia-australia",
    "eldritch-stories-general",
];
