//! Selectors: what an effect iterates over or picks from.

use super::{EffectLanguage, condition, entry, monster, place, terrain, with};
use crate::ids::{ConditionId, MonsterId, SpaceId, Terrain, TraitId};
use script::Entry;

/// A selector.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Who {
    Investigators(Investigators),
    Monsters(Monsters),
    Gates(Gates),
    Clues(Clues),
    Spaces(Spaces),
    Rumors,
    /// Ongoing Mythos cards.
    MythosInPlay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Investigators {
    All,
    Others,
    Here,
    OthersHere,
    There,
    Lead,
    Nearest,
    Nearby,
    On(Terrain),
    OnGate,
    With(TraitId),
    WithCondition(ConditionId),
    WithoutCondition(ConditionId),
    OnOrByExpedition,
    OnTokenlessSea,
    Target,
    OnEpic,
    HereWithoutCondition(ConditionId),
    ThereOrAdjacent,
    /// Other investigators who are not delayed.
    OthersReady,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Monsters {
    Anywhere,
    NonEpic,
    Here,
    NonEpicHere,
    There,
    OfKind(MonsterId),
    WithReckoning,
    OnGate,
    OthersHere,
    OfKindHere(MonsterId),
    NonEpicOnGate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gates {
    Anywhere,
    MatchingOmen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clues {
    Anywhere,
    Nearest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spaces {
    Here,
    There,
    Any,
    /// Any space except the investigator's own.
    Elsewhere,
    Named(SpaceId),
    Terrain(Terrain),
    Nearest(Terrain),
    NearestWithoutToken(Terrain),
    NearestWithGate,
    NearestWithInvestigator,
    NearestCity,
    Random,
    Expedition,
    WithToken,
    WithCultist,
    WithClueOrGate,
    OfEpic,
}

/// One line per entry, so that it reads as a table.
#[rustfmt::skip]
pub const WHOS: &[Entry<EffectLanguage, Who>] = &[
    entry("investigator", "eh-who-all", "In turn order, the lead first.", |_| Who::Investigators(Investigators::All)),
    entry("other investigator", "eh-who-others", "", |_| Who::Investigators(Investigators::Others)),
    entry("other investigator not delayed", "eh-who-others-ready", "", |_| Who::Investigators(Investigators::OthersReady)),
    entry("investigator here", "eh-who-here", "On your space, including you.", |_| Who::Investigators(Investigators::Here)),
    entry("other investigator here", "eh-who-others-here", "", |_| Who::Investigators(Investigators::OthersHere)),
    entry("investigator there", "eh-who-there", "", |_| Who::Investigators(Investigators::There)),
    entry("the lead", "eh-who-lead", "", |_| Who::Investigators(Investigators::Lead)),
    entry("nearest investigator", "eh-who-nearest", "", |_| Who::Investigators(Investigators::Nearest)),
    entry("investigator here or adjacent", "eh-who-nearby", "", |_| Who::Investigators(Investigators::Nearby)),
    entry("investigator on [a] <terrain>", "eh-who-terrain", "", |it| Who::Investigators(Investigators::On(terrain(it, 0)))),
    entry("investigator on [a] gate", "eh-who-gate", "", |_| Who::Investigators(Investigators::OnGate)),
    entry("investigator with <trait>", "eh-who-with", "A possession or condition with this trait.", |it| Who::Investigators(Investigators::With(with(it, 0)))),
    entry("investigator with condition <condition>", "eh-who-with-condition", "", |it| Who::Investigators(Investigators::WithCondition(condition(it, 0)))),
    entry("investigator without condition <condition>", "eh-who-without-condition", "", |it| Who::Investigators(Investigators::WithoutCondition(condition(it, 0)))),
    entry("investigator on or by the expedition", "eh-who-expedition", "", |_| Who::Investigators(Investigators::OnOrByExpedition)),
    entry("investigator on [a] sea without token", "eh-who-tokenless", "", |_| Who::Investigators(Investigators::OnTokenlessSea)),
    entry("target", "eh-who-target", "What `aim at` chose.", |_| Who::Investigators(Investigators::Target)),
    entry("investigator here without condition <condition>", "eh-who-here-without", "", |it| Who::Investigators(Investigators::HereWithoutCondition(condition(it, 0)))),
    entry("investigator there or adjacent", "eh-who-there-nearby", "", |_| Who::Investigators(Investigators::ThereOrAdjacent)),
    entry("other monster here", "eh-who-other-monsters", "", |_| Who::Monsters(Monsters::OthersHere)),
    entry("monster", "eh-who-monster", "Anywhere, including epic monsters.", |_| Who::Monsters(Monsters::Anywhere)),
    entry("non-epic monster", "eh-who-non-epic", "", |_| Who::Monsters(Monsters::NonEpic)),
    entry("monster here", "eh-who-monster-here", "", |_| Who::Monsters(Monsters::Here)),
    entry("non-epic monster here", "eh-who-non-epic-here", "", |_| Who::Monsters(Monsters::NonEpicHere)),
    entry("monster there", "eh-who-monster-there", "", |_| Who::Monsters(Monsters::There)),
    entry("monster <monster>", "eh-who-monster-kind", "", |it| Who::Monsters(Monsters::OfKind(monster(it, 0)))),
    entry("monster with reckoning", "eh-who-reckoning", "", |_| Who::Monsters(Monsters::WithReckoning)),
    entry("monster on [a] gate", "eh-who-monster-gate", "", |_| Who::Monsters(Monsters::OnGate)),
    entry("gate", "eh-who-gates", "", |_| Who::Gates(Gates::Anywhere)),
    entry("matching gate", "eh-who-gates-matching", "Matching the current omen.", |_| Who::Gates(Gates::MatchingOmen)),
    entry("clue", "eh-who-clues", "On the board.", |_| Who::Clues(Clues::Anywhere)),
    entry("nearest clue", "eh-who-clue-nearest", "", |_| Who::Clues(Clues::Nearest)),
    entry("investigator on the epic monster", "eh-who-epic", "On its space.", |_| Who::Investigators(Investigators::OnEpic)),
    entry("monster <monster> here", "eh-who-kind-here", "", |it| Who::Monsters(Monsters::OfKindHere(monster(it, 0)))),
    entry("non-epic monster on [a] gate", "eh-who-non-epic-gate", "", |_| Who::Monsters(Monsters::NonEpicOnGate)),
    entry("mythos card in play", "eh-who-mythos", "", |_| Who::MythosInPlay),
    entry("rumor", "eh-who-rumor", "In play.", |_| Who::Rumors),
    entry("here", "eh-here", "", |_| Who::Spaces(Spaces::Here)),
    entry("there", "eh-there", "", |_| Who::Spaces(Spaces::There)),
    entry("space", "eh-any-space", "Any.", |_| Who::Spaces(Spaces::Any)),
    entry("other space", "eh-other-space", "Any but yours.", |_| Who::Spaces(Spaces::Elsewhere)),
    entry("<place>", "eh-place", "", |it| Who::Spaces(Spaces::Named(place(it, 0)))),
    entry("<terrain>", "eh-terrain", "", |it| Who::Spaces(Spaces::Terrain(terrain(it, 0)))),
    entry("nearest <terrain>", "eh-nearest-terrain", "", |it| Who::Spaces(Spaces::Nearest(terrain(it, 0)))),
    entry("nearest <terrain> without token", "eh-nearest-tokenless", "", |it| Who::Spaces(Spaces::NearestWithoutToken(terrain(it, 0)))),
    entry("nearest gate space", "eh-nearest-gate", "", |_| Who::Spaces(Spaces::NearestWithGate)),
    entry("nearest investigator space", "eh-nearest-investigator", "", |_| Who::Spaces(Spaces::NearestWithInvestigator)),
    entry("random space", "eh-random-space", "Drawn from the clue pool.", |_| Who::Spaces(Spaces::Random)),
    entry("the expedition", "eh-expedition", "The space of the active expedition.", |_| Who::Spaces(Spaces::Expedition)),
    entry("token space", "eh-token-space", "With an eldritch token.", |_| Who::Spaces(Spaces::WithToken)),
    entry("cultist space", "eh-cultist-space", "", |_| Who::Spaces(Spaces::WithCultist)),
    entry("clue or gate space", "eh-clue-gate-space", "", |_| Who::Spaces(Spaces::WithClueOrGate)),
    entry("the epic monster", "eh-epic-space", "The space of this Ancient One's epic monster.", |_| Who::Spaces(Spaces::OfEpic)),
];
