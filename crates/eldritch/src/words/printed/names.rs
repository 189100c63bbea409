//! The message keys of names.

use crate::content::{Content, Omen, Traits};
use crate::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, Skill, SpaceId,
    SpellId, Terrain, TraitId,
};

pub fn space(content: &Content, id: SpaceId) -> String {
    format!("eh-place-{}", content.space(id).id)
}

pub fn asset(content: &Content, id: AssetId) -> String {
    format!("eh-asset-{}", content.asset(id).id)
}

pub fn artifact(content: &Content, id: ArtifactId) -> String {
    format!("eh-artifact-{}", content.artifact(id).id)
}

pub fn spell(content: &Content, id: SpellId) -> String {
    format!("eh-spell-{}", content.spell(id).id)
}

pub fn condition(content: &Content, id: ConditionId) -> String {
    format!("eh-condition-{}", content.condition(id).id)
}

/// The back of one copy of a condition.
pub fn condition_back(content: &Content, id: ConditionId, copy: usize) -> Option<String> {
    content.condition(id).backs.get(copy).map(|(back, _)| format!("eh-back-{back}"))
}

pub fn monster(content: &Content, id: MonsterId) -> String {
    format!("eh-monster-{}", content.monster(id).id)
}

pub fn sheet(content: &Content, id: SheetId) -> String {
    format!("eh-sheet-{}", content.sheet(id).id)
}

pub fn ancient(content: &Content, id: AncientId) -> String {
    format!("eh-ancient-{}", content.ancient(id).id)
}

/// A mystery, by its index in its Ancient One's deck.
pub fn mystery(content: &Content, id: AncientId, at: usize) -> Option<String> {
    content.ancient(id).deck.get(at).map(|it| format!("eh-mystery-{}", it.id))
}

pub fn mythos(content: &Content, id: MythosId) -> String {
    format!("eh-mythos-{}", content.mythos_card(id).id)
}

pub fn world(world: &str) -> String {
    format!("eh-world-{world}")
}

pub fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Lore => "eh-skill-lore",
        Skill::Influence => "eh-skill-influence",
        Skill::Observation => "eh-skill-observation",
        Skill::Strength => "eh-skill-strength",
        Skill::Will => "eh-skill-will",
    }
}

pub fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "eh-terrain-city",
        Terrain::Wilderness => "eh-terrain-wilderness",
        Terrain::Sea => "eh-terrain-sea",
    }
}

pub fn omen(omen: Omen) -> &'static str {
    match omen {
        Omen::Green => "eh-omen-green",
        Omen::Blue => "eh-omen-blue",
        Omen::Red => "eh-omen-red",
    }
}

/// The traits of a card, in the order in which the packs first mention them.
pub fn traits(content: &Content, traits: &Traits) -> Vec<String> {
    let words = content.names.list("trait").iter().enumerate();
    let held = words.filter(|(at, _)| traits.contains(TraitId::nth(*at)));
    held.map(|(_, word)| format!("eh-trait-{word}")).collect()
}
