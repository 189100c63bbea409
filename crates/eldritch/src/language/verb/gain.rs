//! Cards and tickets that an investigator gains.

use crate::ids::{ArtifactId, AssetId, ConditionId, Family, SpellId, Ticket, TraitId};
use crate::language::{From, Number};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GainVerb {
    Gain { family: Family, n: Number, with: Option<TraitId>, from: From },
    GainAsset(AssetId),
    GainArtifact(ArtifactId),
    GainSpell(SpellId),
    GainCondition(ConditionId),
    GainReserveWorth(Number),
    GainOneWorth { n: Number, worth: Number },
    GainTicket(Ticket),
    FillReserve,
    TakeWhatTheyLeft,
    GiveItems,
    TradeAnywhere,
}

impl GainVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            GainVerb::Gain { .. }
            | GainVerb::GainAsset(_)
            | GainVerb::GainArtifact(_)
            | GainVerb::GainSpell(_)
            | GainVerb::GainCondition(_)
            | GainVerb::GainReserveWorth(_)
            | GainVerb::GainOneWorth { .. }
            | GainVerb::GainTicket(_)
            | GainVerb::GiveItems
            | GainVerb::TradeAnywhere => true,
            GainVerb::FillReserve | GainVerb::TakeWhatTheyLeft => false,
        }
    }
}
