//! What numbers measure, and the phases of a round.

use super::looks::{mark_icon, meter_icon};
use crate::event::phase_key;
use crate::state::Phase;
use scene::Term;
use std::sync::{Arc, LazyLock};

pub(super) fn phases() -> Arc<Vec<scene::Phase>> {
    static PHASES: LazyLock<Arc<Vec<scene::Phase>>> = LazyLock::new(|| Arc::new(made_phases()));
    PHASES.clone()
}

fn made_phases() -> Vec<scene::Phase> {
    [Phase::Action, Phase::GatherPower, Phase::FirstPlayer, Phase::Doom]
        .map(|phase| scene::Phase::named("phase", phase_key(phase)))
        .into()
}

/// Everything that a number on a piece, a card, a price or a die may measure.
pub(super) fn terms() -> Arc<Vec<Term>> {
    static TERMS: LazyLock<Arc<Vec<Term>>> = LazyLock::new(|| Arc::new(made_terms()));
    TERMS.clone()
}

fn made_terms() -> Vec<Term> {
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
    .map(|(id, icon)| Term::named("term", id, icon))
    .into()
}
