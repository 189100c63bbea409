//! Cards and traits that the rules themselves name, looked up once.

use super::AllNames;
use crate::ids::{ConditionId, TraitId};
use script::Names;

/// What a box does not have, its rules cannot mean.
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
