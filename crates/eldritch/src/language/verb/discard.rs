//! What leaves an investigator, the reserve or the board.

use crate::ids::{ConditionId, KindId, TraitId};
use crate::language::Number;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DiscardVerb {
    DiscardFrom {
        kind: KindId,
        n: Number,
    },
    DiscardWith {
        with: TraitId,
        n: Number,
    },
    DiscardAllBut {
        with: TraitId,
        n: Number,
    },
    DiscardCondition(ConditionId),
    DiscardConditionWith {
        with: TraitId,
        n: Number,
    },
    DiscardAnyCondition(Number),
    DiscardAny {
        with: TraitId,
    },
    DiscardAnySpell,
    DiscardTheSpell,
    DiscardThis,
    DiscardIt,
    DiscardTarget,
    FlipThis,
    DiscardReserve,
    BuryThem,
    /// Assets that cost at least this much are removed from the game.
    BanAssets(Number),
}

impl DiscardVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            DiscardVerb::DiscardFrom { .. }
            | DiscardVerb::DiscardWith { .. }
            | DiscardVerb::DiscardAllBut { .. }
            | DiscardVerb::DiscardCondition(_)
            | DiscardVerb::DiscardConditionWith { .. }
            | DiscardVerb::DiscardAnyCondition(_)
            | DiscardVerb::DiscardAny { .. }
            | DiscardVerb::DiscardAnySpell => true,
            DiscardVerb::DiscardTheSpell
            | DiscardVerb::DiscardThis
            | DiscardVerb::DiscardIt
            | DiscardVerb::DiscardTarget
            | DiscardVerb::FlipThis
            | DiscardVerb::DiscardReserve
            | DiscardVerb::BuryThem
            | DiscardVerb::BanAssets(_) => false,
        }
    }
}
