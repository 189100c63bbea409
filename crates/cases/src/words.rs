//! Requests, refusals and questions in keys, for people who write cases.

use kernel::{ChanceRequest, Refusal, Shown};
use scene::{Arg, Phrase, Text};

/// What chance is asked for.
pub fn asked_of(request: ChanceRequest) -> String {
    match request {
        ChanceRequest::Dice { count, sides } => format!("{count} dice of {sides} sides"),
        ChanceRequest::Draw { size } => format!("a card out of {size}"),
    }
}

/// The rule and the reason of a refusal, in keys.
pub fn why<G: Shown>(game: &G, content: &G::Content, refusal: Refusal<G::Why>) -> String {
    format!("refused by {} ({})", refusal.rule, bare(&game.why(content, refusal.why)))
}

/// A phrase without a language: its key and its arguments.
pub fn bare(phrase: &Phrase) -> String {
    let mut text = phrase.key.to_string();
    for (name, arg) in &phrase.args {
        let arg = match arg {
            Arg::Count(count) => count.to_string(),
            Arg::Name(key) => key.to_string(),
            Arg::Names(keys) => keys.iter().map(Text::as_str).collect::<Vec<_>>().join(" "),
            Arg::Text(text) => text.to_string(),
            Arg::Said(phrase) => format!("({})", bare(phrase)),
        };
        text.push_str(&format!(", {name} {arg}"));
    }
    text
}
