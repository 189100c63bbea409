//! The doom and omen tracks.

use crate::language::Number;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DoomVerb {
    AdvanceDoom(Number),
    RetreatDoom(Number),
    DoomToZero,
    AdvanceOmen(Number),
    TurnOmenBack(Number),
    SetOmen,
    TokensOnOmen(Number),
    TakeTokensFromOmen(Number),
}

impl DoomVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        false
    }
}
