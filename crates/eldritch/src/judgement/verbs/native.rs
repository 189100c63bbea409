//! What instructions are worth: those written in Rust.

use crate::judgement::Mind;
use crate::language::Native;

impl Mind<'_> {
    pub fn native(&self, native: Native) -> f32 {
        match native {
            Native::ReckonConditionsWithOnes => -4.0,
            Native::ForgetTheFallen => -1.0,
            Native::LoseExpedition => -2.0,
            Native::ShuffleExpeditions => 0.0,
            Native::LookAtTwoGates => 0.3,
            Native::TradeClues => 0.1,
            Native::TurnHealthAndSanity => self.turning(),
            Native::SpendImprovements => -0.5,
        }
    }
}
