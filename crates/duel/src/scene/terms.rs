//! What figures are of, and the phases of a round.

use super::looks::{mark_icon, meter_icon};
use crate::event::phase_key;
use crate::state::Phase;
use scene::{Phrase, Term};

pub fn phases() -> Vec<scene::Phase> {
    [Phase::Action, Phase::GatherPower, Phase::FirstPlayer, Phase::Doom]
        .map(|phase| scene::Phase {
            id: phase_key(phase).to_owned(),
            name: Phrase::new(format!("phase-{}", phase_key(phase))),
        })
        .into()
}

/// Everything a number on a piece, a card, a price or a die may be of.
pub fn terms() -> Vec<Term> {
    [
        ("power", meter_icon("power")),
        ("doom", None),
        ("wither", meter_icon("wither")),
        ("cost", meter_icon("power")),
        ("combat", Some("crossed-sabres")),
        ("value", Some("pentacle")),
        ("gates", mark_icon("gate-held")),
        ("kill", Some("skull-crossed-bones")),
        ("pain", None),
        ("miss", None),
    ]
    .map(|(id, icon)| Term {
        id: id.to_owned(),
        name: Phrase::new(format!("term-{id}")),
        icon: icon.map(str::to_owned),
        ..Term::default()
    })
    .into()
}
