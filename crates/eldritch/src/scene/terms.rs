//! What figures are of, and the phases of a round.

use super::looks;
use crate::content::Omen;
use crate::face::names;
use crate::ids::{Pool, Skill, Ticket};
use crate::state::Phase;
use ::scene::{Hue, Phrase, Term};

pub const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Action => "action",
        Phase::Encounter => "encounter",
        Phase::Mythos => "mythos",
    }
}

pub fn phases() -> Vec<::scene::Phase> {
    [Phase::Action, Phase::Encounter, Phase::Mythos]
        .map(|phase| ::scene::Phase {
            id: phase_word(phase).to_owned(),
            name: Phrase::new(format!("eh-phase-{}", phase_word(phase))),
        })
        .into()
}

/// Everything a number on a piece, a card, a price or a die may be of.
pub fn terms() -> Vec<Term> {
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
        term("success", None, None),
        term("two-successes", None, None),
        term("miss", None, None),
        term("taken-up", None, None),
    ];
    terms.extend(Skill::ALL.map(|skill| Term {
        id: skill.key().to_owned(),
        name: Phrase::new(names::skill(skill)),
        icon: Some(looks::skill(skill).to_owned()),
        ..Term::default()
    }));
    terms.extend([Omen::Green, Omen::Blue, Omen::Red].map(|omen| Term {
        id: names::omen_word(omen).to_owned(),
        name: Phrase::new(names::omen(omen)),
        icon: Some(looks::omen(omen).to_owned()),
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
    Term {
        id: id.to_owned(),
        name: Phrase::new(format!("eh-term-{id}")),
        icon: icon.map(str::to_owned),
        hue,
    }
}
