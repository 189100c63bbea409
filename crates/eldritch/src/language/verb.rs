//! Instructions, as they are carried out, by families; `verbs` has the phrases for them.

mod aid;
mod body;
mod clue;
mod course;
mod discard;
mod doom;
mod gain;
mod gate;
mod monster;
mod mystery;
mod travel;

use super::Spaces;

pub use aid::AidVerb;
pub use body::BodyVerb;
pub use clue::ClueVerb;
pub use course::CourseVerb;
pub use discard::DiscardVerb;
pub use doom::DoomVerb;
pub use gain::GainVerb;
pub use gate::GateVerb;
pub use monster::MonsterVerb;
pub use mystery::MysteryVerb;
pub use travel::TravelVerb;

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verb {
    Body(BodyVerb),
    Clue(ClueVerb),
    Gain(GainVerb),
    Discard(DiscardVerb),
    Travel(TravelVerb),
    Doom(DoomVerb),
    Gate(GateVerb),
    Monster(MonsterVerb),
    Mystery(MysteryVerb),
    Aid(AidVerb),
    Course(CourseVerb),
    /// What the language cannot express; the phrasebook marks it "In Rust".
    Native(Native),
}

impl Verb {
    /// Whether it concerns the investigator resolving it, so that nobody else can do it for them.
    pub fn is_personal(self) -> bool {
        match self {
            Verb::Body(verb) => verb.is_personal(),
            Verb::Clue(verb) => verb.is_personal(),
            Verb::Gain(verb) => verb.is_personal(),
            Verb::Discard(verb) => verb.is_personal(),
            Verb::Travel(verb) => verb.is_personal(),
            Verb::Doom(verb) => verb.is_personal(),
            Verb::Gate(verb) => verb.is_personal(),
            Verb::Monster(verb) => verb.is_personal(),
            Verb::Mystery(verb) => verb.is_personal(),
            Verb::Aid(verb) => verb.is_personal(),
            Verb::Course(verb) => verb.is_personal(),
            Verb::Native(_) => false,
        }
    }

    /// The space it needs, if it needs one.
    pub fn spaces(self) -> Option<Spaces> {
        match self {
            Verb::Clue(verb) => verb.spaces(),
            Verb::Travel(verb) => verb.spaces(),
            Verb::Monster(verb) => verb.spaces(),
            Verb::Mystery(verb) => verb.spaces(),
            Verb::Body(_)
            | Verb::Gain(_)
            | Verb::Discard(_)
            | Verb::Doom(_)
            | Verb::Gate(_)
            | Verb::Aid(_)
            | Verb::Course(_)
            | Verb::Native(_) => None,
        }
    }
}

/// Where a gained card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Deck,
    Reserve,
}

/// The parts of a complex encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Pass,
    Fail,
}

/// Effects in Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// Resolves the reckonings of all conditions, with every die counting as 1.
    ReckonConditionsWithOnes,
    /// The possessions of the defeated are lost, and they return to the box.
    ForgetTheFallen,
    /// The cards of the active expedition leave the game, and another one becomes active.
    LoseExpedition,
    /// The expedition deck is shuffled, and what lies on top of it now is the active expedition.
    ShuffleExpeditions,
    /// Looks at two gates of the stack; one goes back on top, one to the bottom.
    LookAtTwoGates,
    /// Trades clues with any investigator, anywhere.
    TradeClues,
    /// Exchanges health and sanity, one for one.
    TurnHealthAndSanity,
    /// Spends improvements to improve other skills.
    SpendImprovements,
}
