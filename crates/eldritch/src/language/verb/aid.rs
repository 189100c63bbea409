//! Help in a test, a combat or against a loss.

use crate::language::Number;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AidVerb {
    MoreDice(Number),
    ResearchDice(Number),
    FewerDice(Number),
    CluesBuySuccesses,
    SanityBuysDice,
    Prevent { n: Number, instead: bool },
    PreventDamage,
    PassMonsters,
    AddStrength { n: Number, instead: bool },
    LetReroll(Number),
}

impl AidVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        false
    }
}
