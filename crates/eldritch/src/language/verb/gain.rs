//! Cards and tickets that an investigator gains.

use crate::ids::{ArtifactId, AssetId, ConditionId, KindId, SpellId, Ticket, TraitId};
use crate::language::{From, Number};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GainVerb {
    Gain {
        kind: KindId,
        n: Number,
        with: Option<TraitId>,
        from: From,
    },
    GainAsset(AssetId),
    GainArtifact(ArtifactId),
    GainSpell(SpellId),
    GainCondition(ConditionId),
    GainReserveWorth(Number),
    GainOneWorth {
        n: Number,
        worth: Number,
    },
    /// An asset of choice with this trait from the reserve or the discards.
    Find(TraitId),
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
            | GainVerb::Find(_)
            | GainVerb::GainTicket(_)
            | GainVerb::GiveItems
            | GainVerb::TradeAnywhere => true,
            GainVerb::FillReserve | GainVerb::TakeWhatTheyLeft => false,
        }
    }
}
