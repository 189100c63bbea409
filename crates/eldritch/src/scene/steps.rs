//! Where we are, from the widest to the narrowest, and what is pending.

use super::checklist::to_reckon;
use super::terms::phase_word;
use crate::content::Content;
use crate::ids::SpaceId;
use crate::state::{Eldritch, Found, Frame};
use crate::words::{asked, names};
use ::scene::{Phrase, text};

pub(super) fn line(game: &Eldritch, content: &Content) -> Vec<Phrase> {
    let mut line = Vec::new();
    if game.round > 0 {
        line.push(Phrase::new("eh-step-round").count("round", game.round));
    }
    line.push(Phrase::new(text!("eh-phase-{}", phase_word(game.phase))));
    let pending = game.frames.iter().filter_map(|frame| pending(game, content, frame));
    line.extend(pending);
    if let Some(who) = asked(game) {
        line.push(Phrase::new("eh-step-asked").name("who", names::person(game, content, who)));
    }
    line
}

/// What a frame has begun and not finished, if it is worth showing.
fn pending(game: &Eldritch, content: &Content, frame: &Frame) -> Option<Phrase> {
    Some(match frame {
        Frame::Mythos { card, .. } => {
            Phrase::new("eh-step-mythos").name("card", names::mythos(content, *card))
        }
        Frame::Reckoning => reckoning(game, content),
        Frame::Surge { left } => surge(content, left),
        Frame::SpawnGates { n } => Phrase::new("eh-step-gates").count("n", *n),
        Frame::SpawnClues { n, .. } => Phrase::new("eh-step-clues").count("n", *n),
        Frame::Fight(_) => {
            let fight = game.fight()?;
            Phrase::new("eh-step-fight")
                .name("who", names::person(game, content, fight.who))
                .name("foe", names::monster(content, fight.kind))
        }
        Frame::Test(_) => {
            let test = game.test()?;
            Phrase::new("eh-step-test").name("skill", names::skill(test.skill))
        }
        Frame::Trade { who, with, .. } | Frame::Agree { who, with } => Phrase::new("eh-step-trade")
            .name("who", names::person(game, content, *who))
            .name("with", names::person(game, content, *with)),
        _ => return None,
    })
}

/// EH-RECKONING: what is still to be resolved, each by its name.
fn reckoning(game: &Eldritch, content: &Content) -> Phrase {
    let left = to_reckon(game, content);
    match &left[..] {
        [] => Phrase::new("eh-step-reckoning-last"),
        left => {
            let names = left.iter().map(|source| names::source(game, content, *source));
            Phrase::new("eh-step-reckoning").names("left", names.collect())
        }
    }
}

/// EH-MONSTER-SURGE-02: the gates that still spawn monsters.
fn surge(content: &Content, left: &Found) -> Phrase {
    match left.iter().map(|at| names::space(content, SpaceId(at))).collect::<Vec<_>>() {
        gates if gates.is_empty() => Phrase::new("eh-step-surge-last"),
        gates => Phrase::new("eh-step-surge").names("left", gates),
    }
}
