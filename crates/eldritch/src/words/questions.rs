//! What is asked.

use super::asked;
use crate::content::Content;
use crate::rules::asking::Asking;
use crate::rules::{questions as rules, stats};
use crate::state::Eldritch;
use ::scene::{Phrase, Viewer, text};

/// What is asked now: in the second person for the player who answers, in the third for others.
pub(super) fn question(game: &Eldritch, content: &Content, viewer: Viewer) -> Phrase {
    let who = asked(game);
    let mut question = rules::question(&Asking { game, content, who: who.unwrap_or(game.lead) });
    let yours = who.is_some_and(|who| viewer.is(who.0));
    if let (true, Some(what)) = (yours, question.key.strip_prefix("eh-ask-")) {
        question.key = text!("eh-you-{what}");
    }
    question
}

/// A monster's tests in one line, for reasons and notes.
pub(super) fn foe(game: &Eldritch, content: &Content, kind: crate::ids::MonsterId) -> Phrase {
    let known = stats(game, content, kind);
    Phrase::new("eh-note-foe").count("toughness", known.toughness)
}
