//! Says a [`scene::Phrase`] in Russian or English.
//!
//! A game hands over keys and arguments; its Fluent files hold the sentences. A [`Voice`] is one
//! language with the files of one game and the words every host needs (`locales/*/table.ftl` and `script.ftl`).
//! Named things bring their grammatical forms with them as attributes, so that a sentence may ask
//! for the case it needs (`$unit_acc`) and the code never knows that there are cases.
//! What is missing is said between ⟨ and ⟩: a table with a hole in its words is still a table.
//!
//! This crate must never know a game, a rule, a file path of a game, or who is listening.

mod capital;
mod compare;
mod grammar;
mod language;
mod locale;
mod proofreader;
mod voice;

pub use compare::compare;
pub use language::{Language, UnknownLanguage};
pub use locale::{BadLocale, Fault, Place, Source, Trouble};
pub use proofreader::Proofreader;
pub use voice::Voice;

#[cfg(test)]
mod tests;
