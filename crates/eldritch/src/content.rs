//! What is printed on the components, read from a pack such as `content/eldritch/base`.
//!
//! A pack is a folder of TOML files. Names and figures are fields; what a card does is a line of
//! the effect language. Everything is read, checked and compiled once; all errors are reported
//! together, each with its file, line and a caret.

mod ability;
mod bearers;
mod build;
mod cards;
mod decks;
mod distances;
mod icons;
pub mod journeys;
mod kinds;
mod limits;
mod map;
mod names;
mod noted;
mod pack;
mod playable;
mod raw;
mod shelf;
mod terms;

pub use ability::{Ability, During, Moment, Passive, Whose};
pub use bearers::{AllBearers, Bearers, Sought};
pub use cards::*;
pub use decks::{Cards, DeckInfo, DeckKind, Decks};
pub use icons::{Icons, Pictured};
pub use kinds::KindInfo;
pub use map::{Map, Spot as DrawnSpot};
pub use names::AllNames;
pub use pack::{BadPack, File, base, base_hash, read, schema};
pub use raw::{
    Cast, Colour, Counted, Difficulty, EncounterAt, MythosKind, Needs, Omen, PathKind, Progress,
};
pub use shelf::SHELF;
pub use terms::Terms;

use crate::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, KindId, MonsterId, MythosId, SheetId, SpaceId,
    SpellId,
};
use crate::language::EffectLanguage;
use scene::Text;
use script::{At, Block, Code, Tree};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::OnceLock;

/// Everything printed on the components.
#[derive(Debug, Default)]
pub struct Content {
    pub names: AllNames,
    pub spaces: Vec<SpaceInfo>,
    /// Kinds of cards that can be held: first one for each form, then those of packs.
    pub kinds: Vec<KindInfo>,
    pub assets: Vec<CardInfo>,
    pub artifacts: Vec<CardInfo>,
    pub spells: Vec<SpellInfo>,
    pub conditions: Vec<ConditionInfo>,
    pub monsters: Vec<MonsterInfo>,
    pub sheets: Vec<SheetInfo>,
    pub ancients: Vec<AncientInfo>,
    pub mythos: Vec<MythosInfo>,
    /// Encounters.
    pub decks: Decks,
    /// Where things are drawn.
    pub map: Map,
    pub icons: Icons,
    /// Stories of boxes other than the base box, as `key` and `key.part`.
    pub stories: HashSet<String>,
    pub code: Code<EffectLanguage>,
    /// Effects as written, by where they were compiled to, for describing them to players.
    pub told: HashMap<At, Tree<EffectLanguage>>,
    /// Effects that use the number of successes of a test, not only whether it was passed.
    pub counting: Vec<Range<u32>>,
    /// What has which abilities.
    pub bearers: AllBearers,
    pub terms: Terms,
    /// Keys of all printed texts, computed on first use.
    pub(crate) printed: OnceLock<HashSet<Text>>,
}

impl Content {
    pub fn space(&self, id: SpaceId) -> &SpaceInfo {
        &self.spaces[id.at()]
    }

    pub fn kind(&self, id: KindId) -> &KindInfo {
        &self.kinds[id.at()]
    }

    pub fn asset(&self, id: AssetId) -> &CardInfo {
        &self.assets[id.at()]
    }

    pub fn artifact(&self, id: ArtifactId) -> &CardInfo {
        &self.artifacts[id.at()]
    }

    pub fn spell(&self, id: SpellId) -> &SpellInfo {
        &self.spells[id.at()]
    }

    pub fn condition(&self, id: ConditionId) -> &ConditionInfo {
        &self.conditions[id.at()]
    }

    pub fn monster(&self, id: MonsterId) -> &MonsterInfo {
        &self.monsters[id.at()]
    }

    pub fn sheet(&self, id: SheetId) -> &SheetInfo {
        &self.sheets[id.at()]
    }

    pub fn ancient(&self, id: AncientId) -> &AncientInfo {
        &self.ancients[id.at()]
    }

    /// Whether the effect this is part of uses the number of successes.
    pub fn counts_successes(&self, part: Block) -> bool {
        self.counting.iter().any(|effect| effect.contains(&part.first.0))
    }

    pub fn mythos_card(&self, id: MythosId) -> &MythosInfo {
        &self.mythos[id.at()]
    }
}
