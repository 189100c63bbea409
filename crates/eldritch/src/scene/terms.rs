//! What numbers measure, and the phases of a round.

use super::looks;
use crate::content::Omen;
use crate::ids::{Pool, Skill, Ticket};
use crate::state::Phase;
use crate::words::names;
use ::scene::{Hue, Phrase, Term};
use std::sync::{Arc, LazyLock};

pub const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Action => "action",
        Phase::Encounter => "encounter",
        Phase::Mythos => "mythos",
    }
}

pub(super) fn phases() -> Arc<Vec<::scene::Phase>> {
    static ALL: LazyLock<Arc<Vec<::scene::Phase>>> = LazyLock::new(|| Arc::new(made_phases()));
    ALL.clone()
}

fn made_phases() -> Vec<::scene::Phase> {
    [Phase::Action, Phase::Encounter, Phase::Mythos]
        .map(|phase| ::scene::Phase::named("eh-phase", phase_word(phase)))
        .into()
}

/// Everything that a number on a piece, a card, a price or a die may measure.
pub(super) fn terms() -> Arc<Vec<Term>> {
    static ALL: LazyLock<Arc<Vec<Term>>> = LazyLock::new(|| Arc::new(made_terms()));
    ALL.clone()
}

fn made_terms() -> Vec<Term> {
    let mut terms = vec![
        pool(Pool::Health),
        pool(Pool::Sanity),
        term("toughness", Some("shield"), None),
        term("health-left", Some("hearts"), Some(Hue::Red)),
        term("clue", Some(looks::CLUE), None),
        term("monster", Some(looks::MONSTERS), Some(Hue::Red)),
        term("token", Some(looks::TOKEN), Some(Hue::Violet)),
        term("gate", Some(looks::GATE), None),
        term("doom", Some(looks::MYSTERY), None),
        term("train-ticket", Some(looks::ticket(Ticket::Train)), None),
        term("ship-ticket", Some(looks::ticket(Ticket::Ship)), None),
        term("price", None, None),
        term("success", Some("perspective-dice-six-faces-six"), None),
        term("two-successes", None, None),
        term("miss", None, None),
        term("taken-up", None, None),
    ];
    terms.extend(Skill::ALL.map(|skill| Term {
        id: skill.key().into(),
        name: Phrase::new(names::skill(skill)),
        icon: Some(looks::skill(skill).into()),
        ..Term::default()
    }));
    terms.extend([Omen::Green, Omen::Blue, Omen::Red].map(|omen| Term {
        id: names::omen_word(omen).into(),
        name: Phrase::new(names::omen(omen)),
        icon: Some(looks::omen(omen).into()),
        hue: Some(looks::omen_hue(omen)),
    }));
    terms
}

fn pool(pool: Pool) -> Term {
    let hue = match pool {
        Pool::Health => Hue::Red,
        Pool::Sanity => Hue::Blue,
    };
    term(names::pool_word(pool), Some(looks::pool(pool)), Some(hue))
}

fn term(id: &str, icon: Option<&str>, hue: Option<Hue>) -> Term {
    Term { hue, ..Term::named("eh-term", id, icon) }
}
