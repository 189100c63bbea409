//! Gates.

use crate::language::Number;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GateVerb {
    CloseThisGate,
    CloseIt,
    SpawnGates(Number),
    GateFromHereToThis,
    GateToThis,
}

impl GateVerb {
    /// Whether it is about the one who resolves it.
    pub fn is_personal(self) -> bool {
        false
    }
}
