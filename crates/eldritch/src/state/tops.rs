//! The visible top cards of the double-sided decks.

use super::Eldritch;
use crate::content::Content;
use crate::ids::{ConditionId, KindId, SpellId};
use serde::{Deserialize, Serialize};

/// EH-DOUBLE-SIDED-CARDS-02: the front of the top card of each double-sided deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tops {
    pub spell: Top<SpellId>,
    pub condition: Top<ConditionId>,
}

/// The top of one deck. Only its front is known; which copy it is remains undecided, as for any
/// card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Top<Id> {
    /// Not shown: for games begun before tops were shown, and positions that name none.
    #[default]
    Closed,
    /// The deck was shuffled and chance has not decided the top card yet, or the deck is empty.
    Shuffled,
    Open(Id),
}

impl Tops {
    pub const SHUFFLED: Tops = Tops { spell: Top::Shuffled, condition: Top::Shuffled };

    pub fn are_closed(&self) -> bool {
        *self == Tops::default()
    }
}

impl<Id: Copy> Top<Id> {
    pub fn open(self) -> Option<Id> {
        match self {
            Top::Open(card) => Some(card),
            Top::Closed | Top::Shuffled => None,
        }
    }

    pub fn shuffle(&mut self) {
        *self = match self {
            Top::Closed => Top::Closed,
            Top::Shuffled | Top::Open(_) => Top::Shuffled,
        };
    }
}

impl Eldritch {
    /// EH-DOUBLE-SIDED-CARDS-04: the spell is shuffled into its deck.
    pub fn shuffle_in_spell(&mut self, c: &Content, card: SpellId) {
        self.spells[card] += 1;
        self.shuffle(c.spell(card).kind);
    }

    /// EH-DOUBLE-SIDED-CARDS-04: the condition is shuffled into its deck.
    pub fn shuffle_in_condition(&mut self, c: &Content, card: ConditionId) {
        self.conditions[card] += 1;
        self.shuffle(c.condition(card).kind);
    }

    /// The deck of this kind is shuffled. Those that packs add have no top that anybody sees (ruling E-42).
    pub fn shuffle(&mut self, kind: KindId) {
        match kind {
            KindId::SPELL => self.tops.spell.shuffle(),
            KindId::CONDITION => self.tops.condition.shuffle(),
            _ => {}
        }
    }
}
