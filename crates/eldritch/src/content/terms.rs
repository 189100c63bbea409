//! Cards and traits named by the rules themselves, looked up once.

use super::AllNames;
use crate::ids::{ConditionId, TraitId};
use script::Names;

/// `None` for what no box has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terms {
    /// EH-BANK-LOAN-01.
    pub debt: Option<ConditionId>,
    pub common: Option<TraitId>,
    pub item: Option<TraitId>,
    pub trinket: Option<TraitId>,
}

impl Terms {
    pub fn of(names: &AllNames) -> Self {
        let of_trait = |name| names.id("trait", name).map(TraitId);
        Self {
            debt: names.id("condition", "debt").map(ConditionId),
            common: of_trait("common"),
            item: of_trait("item"),
            trinket: of_trait("trinket"),
        }
    }
}
