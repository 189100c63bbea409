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
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        false
    }
}
