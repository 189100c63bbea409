//! The phrases of Eldritch Horror in the effect language.
//!
//! `you` is the investigator who resolves the effect; in a Mythos card and on the Ancient One's
//! sheet that is the lead investigator. `it` is what was last picked, iterated over or spawned;
//! `there` is the space last picked.

mod checks;
mod values;
mod verb;
mod verbs;
mod whens;
mod whos;

use crate::ids::{
    ArtifactId, AssetId, ConditionId, DeckId, KindId, MonsterId, Pool, Skill, SpaceId, SpellId,
    Terrain, Ticket, TraitId,
};
use script::{Amount, Becomes, Entry, Language, Phrasebook, Slots};

pub use checks::Check;
pub use values::Value;
pub use verb::{
    AidVerb, BodyVerb, ClueVerb, CourseVerb, DiscardVerb, DoomVerb, From, GainVerb, GateVerb,
    MonsterVerb, MysteryVerb, Native, Part, TravelVerb, Verb,
};
pub use whens::When;
pub use whos::{Clues, Gates, Investigators, Monsters, Spaces, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectLanguage;

pub type Number = Amount<EffectLanguage>;

/// Kinds of names, in the order the phrasebook numbers them.
pub const KINDS: [&str; 11] = [
    "place",
    "trait",
    "asset",
    "artifact",
    "spell",
    "condition",
    "monster",
    "skill",
    "terrain",
    "deck",
    "kind",
];

/// All phrases of this game, as a page of the manual.
pub fn manual() -> String {
    let phrases = script::manual(EffectLanguage::phrasebook());
    format!("{MANUAL_OPENS}\n{}\n", phrases.trim_end())
}

const MANUAL_OPENS: &str = "\
# Phrases of Eldritch Horror

What the effects of `content/eldritch` are made of; docs/script.md has the grammar around them and says what each slot
takes. Phrases marked *In Rust* have code of their own, for what the language cannot express. `omen pack phrases` prints
this page.
";

impl Language for EffectLanguage {
    type Verb = Verb;
    type Value = Value;
    type Who = Who;
    type When = When;
    type Check = Check;

    fn phrasebook() -> &'static Phrasebook<Self> {
        static BOOK: Phrasebook<EffectLanguage> = Phrasebook {
            verbs: verbs::VERBS,
            values: values::VALUES,
            whos: whos::WHOS,
            whens: whens::WHENS,
            checks: checks::CHECKS,
            kinds: &KINDS,
        };
        &BOOK
    }

    fn sort(who: Who) -> &'static str {
        match who {
            Who::Investigators(Investigators::Target) => "target",
            Who::Investigators(_) => "investigator",
            Who::Monsters(_) => "monster",
            Who::Gates(_) => "gate",
            Who::Clues(_) => "clue",
            Who::Spaces(_) => "place",
            Who::Rumors => "rumor",
            Who::MythosInPlay => "card",
        }
    }

    fn becomes(who: Who) -> Becomes {
        match who {
            Who::Investigators(Investigators::Target) => Becomes::YouOrIt,
            Who::Investigators(_) => Becomes::You,
            Who::Spaces(_) => Becomes::There,
            Who::Monsters(_) | Who::Gates(_) | Who::Clues(_) => Becomes::It,
            Who::Rumors | Who::MythosInPlay => Becomes::It,
        }
    }

    fn brings(verb: Verb) -> Option<&'static str> {
        match verb {
            Verb::Monster(verb) => verb.brings_one().then_some("monster"),
            Verb::Gain(GainVerb::Gain { kind: KindId::ASSET, .. }) => Some("asset"),
            Verb::Body(_)
            | Verb::Clue(_)
            | Verb::Gain(_)
            | Verb::Discard(_)
            | Verb::Travel(_)
            | Verb::Doom(_)
            | Verb::Gate(_)
            | Verb::Mystery(_)
            | Verb::Aid(_)
            | Verb::Course(_)
            | Verb::Native(_) => None,
        }
    }

    fn counts(value: Value) -> Option<(&'static str, u16)> {
        match value {
            Value::Held { with: Some(with), .. } | Value::HalfHeld { with } => {
                Some(("trait", with.0))
            }
            _ => None,
        }
    }

    fn is_one_word(value: Value) -> bool {
        value == Value::Clues
    }
}

type Filled<'s> = Slots<'s, EffectLanguage>;

fn with(it: &Filled<'_>, at: usize) -> TraitId {
    TraitId(it.name(at))
}

fn asset(it: &Filled<'_>, at: usize) -> AssetId {
    AssetId(it.name(at))
}

fn artifact(it: &Filled<'_>, at: usize) -> ArtifactId {
    ArtifactId(it.name(at))
}

fn spell(it: &Filled<'_>, at: usize) -> SpellId {
    SpellId(it.name(at))
}

fn condition(it: &Filled<'_>, at: usize) -> ConditionId {
    ConditionId(it.name(at))
}

fn monster(it: &Filled<'_>, at: usize) -> MonsterId {
    MonsterId(it.name(at))
}

fn place(it: &Filled<'_>, at: usize) -> SpaceId {
    SpaceId(it.name(at))
}

fn deck(it: &Filled<'_>, at: usize) -> DeckId {
    DeckId(it.name(at))
}

fn skill(it: &Filled<'_>, at: usize) -> Skill {
    // These are all the names of skills.
    Skill::ALL[usize::from(it.name(at))]
}

fn terrain(it: &Filled<'_>, at: usize) -> Terrain {
    [Terrain::City, Terrain::Wilderness, Terrain::Sea][usize::from(it.name(at)) % 3]
}

fn pool(it: &Filled<'_>, at: usize) -> Pool {
    if it.word(at) == 0 { Pool::Health } else { Pool::Sanity }
}

fn ticket(it: &Filled<'_>, at: usize) -> Ticket {
    if it.word(at) == 0 { Ticket::Train } else { Ticket::Ship }
}

fn kind(it: &Filled<'_>, at: usize) -> KindId {
    KindId(it.name(at))
}

/// A slot that the phrase restricts to spaces.
fn spaces(it: &Filled<'_>, at: usize) -> Spaces {
    match it.who(at) {
        Some(Who::Spaces(spaces)) => spaces,
        _ => Spaces::Here,
    }
}

const fn entry<Out>(
    says: &'static str,
    key: &'static str,
    about: &'static str,
    make: fn(&Slots<'_, EffectLanguage>) -> Out,
) -> Entry<EffectLanguage, Out> {
    Entry { says, key, about, ends: false, make }
}
