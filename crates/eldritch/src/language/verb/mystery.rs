//! Tokens, mysteries and Mythos cards.

use crate::language::{Number, Spaces};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MysteryVerb {
    TokensOnThis(Number),
    TakeTokensFromThis(Number),
    TokensOnSpace { n: Number, on: Spaces },
    TokenFromThereToThis,
    ItToThis,
    MysteryTokenOn(Spaces),
    AdvanceMystery(Number),
    LoseMystery,
    SolveRumor,
    SolveIt,
    DrawRumor,
    DrawMythos,
}

impl MysteryVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        false
    }

    /// The space it needs, if it needs one.
    pub fn spaces(self) -> Option<Spaces> {
        match self {
            MysteryVerb::TokensOnSpace { on: spaces, .. } | MysteryVerb::MysteryTokenOn(spaces) => {
                Some(spaces)
            }
            MysteryVerb::TokensOnThis(_)
            | MysteryVerb::TakeTokensFromThis(_)
            | MysteryVerb::TokenFromThereToThis
            | MysteryVerb::ItToThis
            | MysteryVerb::AdvanceMystery(_)
            | MysteryVerb::LoseMystery
            | MysteryVerb::SolveRumor
            | MysteryVerb::SolveIt
            | MysteryVerb::DrawRumor
            | MysteryVerb::DrawMythos => None,
        }
    }
}
