//! The abilities of cards, sheets and monsters.

use crate::ids::{Pool, Skill, Terrain};
use schemars::JsonSchema;
use serde::Deserialize;

/// An ability as written in a pack; `E` is an effect, first as text, then compiled.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ability<E> {
    /// EH-TESTS-05: a bonus to a skill; only the highest counts.
    Bonus {
        n: i8,
        /// All skills if none is named.
        skill: Option<Skill>,
        /// A second skill that it helps for the same price.
        also: Option<Skill>,
        #[serde(default)]
        during: During,
        price: Option<E>,
        #[serde(default)]
        once: bool,
    },
    /// EH-TESTS-06: additional dice; these add up.
    Dice {
        n: i8,
        skill: Option<Skill>,
        #[serde(default)]
        during: During,
        #[serde(default)]
        whose: Whose,
        /// Only while its owner is on this terrain.
        terrain: Option<Terrain>,
        #[serde(default)]
        once: bool,
    },
    /// EH-REROLL: rerolls some dice, or any number of them.
    Reroll {
        /// 0 for any number.
        n: u8,
        skill: Option<Skill>,
        #[serde(default)]
        during: During,
        #[serde(default)]
        whose: Whose,
        price: Option<E>,
        #[serde(default)]
        once: bool,
    },
    /// Raises one die by this much.
    Raise {
        n: u8,
        skill: Option<Skill>,
        #[serde(default)]
        during: During,
        #[serde(default)]
        once: bool,
    },
    /// Each 6 counts as two successes.
    Sixes { skill: Option<Skill>, during: During },
    /// EH-COMPONENT-ACTION-04.
    Action { effect: E },
    /// EH-LOCAL-ACTION.
    LocalAction { effect: E },
    /// Prevents a loss.
    Prevent {
        /// 0 for all of it.
        n: u8,
        pool: Pool,
        #[serde(default)]
        whose: Whose,
        #[serde(default)]
        during: During,
        price: Option<E>,
        #[serde(default)]
        once: bool,
    },
    /// A triggered effect.
    On {
        moment: Moment,
        effect: E,
        /// Only if its owner chooses to.
        #[serde(default)]
        may: bool,
        #[serde(default)]
        whose: Whose,
        #[serde(default)]
        once: bool,
    },
    /// An ability that the rules themselves know.
    Rule { rule: Passive },
}

/// The situations in which an ability helps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum During {
    #[default]
    Always,
    Combat,
    /// Tests of spell effects.
    Spell,
    /// The Acquire Assets action.
    Acquire,
    OtherWorld,
    /// Everywhere except in Other World encounters.
    NotOtherWorld,
}

/// Whom an ability helps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    #[default]
    Owner,
    /// Any investigator on its owner's space, including its owner.
    Here,
}

/// What may trigger an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The card is gained, from anywhere.
    Gained,
    GainedFromDeck,
    Rest,
    Reckoning,
    /// A monster enters the board.
    Spawned,
    BeforeWill,
    AfterWill,
    FailedWill,
    BeforeStrength,
    FailedStrength,
    /// Health was lost in the strength test.
    Hurt,
    /// A monster was defeated in combat: by the owner of the ability, or the ability's own monster.
    DefeatedInCombat,
    /// A monster was defeated by any means.
    Defeated,
    /// A gate was closed in an Other World encounter.
    ClosedGate,
    /// A research encounter is over.
    Researched,
    /// A skill was improved.
    Improved,
    EnteredPlay,
    EncounterInstead,
    ActionPhase,
    /// The omen reaches the green space.
    OmenGreen,
    /// An investigator moves onto a space with an eldritch token.
    MovedOntoToken,
    /// A monster was defeated on the rumor's space.
    DefeatedOnRumor,
    /// The epic monster spawned by the card was defeated.
    EpicDefeated,
}

/// Abilities that change a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Passive {
    /// Cannot become delayed unless its owner chooses to.
    NeverDelayed,
    /// Cannot gain Detained unless its owner chooses to.
    NeverDetained,
    RestsForMoreHealth,
    RestsForMoreSanity,
    /// Monsters deal 1 less damage, to a minimum of 1.
    SoftensDamage,
    /// Monsters' horror is 1.
    CalmsHorror,
    /// May choose an encounter as if no monsters were there.
    PassesMonsters,
    /// Once per round, a price is one clue lower.
    CheaperClues,
    /// Once per round, sanity may be spent in place of a clue.
    SanityForClues,
    /// A clue rerolls two dice.
    ClueRerollsTwo,
    /// Bought assets may go to others.
    SharesPurchases,
    /// An improvement may be doubled.
    ImprovesTwice,
    /// Looks at the backs of others' conditions, and gains a clue for it.
    ReadsConditions,
    /// Four, five and six succeed.
    Blessed,
    /// Only six succeeds.
    Cursed,
    CannotMove,
    CannotAct,
    NobodyRests,
    GatesStayOpen,
    NoReserve,
    NoExpeditions,
    NoClueRerolls,
    NoMoreEncounter,
    /// A failed will test skips the strength test.
    FailedWillEndsCombat,
    /// A passed will test wounds it.
    WillHurtsIt,
    /// Loses no health before three mysteries are solved.
    InvulnerableUntilSolved,
    /// Sanity lost to it goes onto the Ancient One's sheet.
    HorrorToSheet,
    PhysicalResistance,
    MagicalResistance,
}

impl<E> Ability<E> {
    /// The same ability with its effects converted.
    pub fn map<F>(self, mut f: impl FnMut(E) -> F) -> Ability<F> {
        match self {
            Ability::Bonus { n, skill, also, during, price, once } => {
                Ability::Bonus { n, skill, also, during, price: price.map(f), once }
            }
            Ability::Dice { n, skill, during, whose, terrain, once } => {
                Ability::Dice { n, skill, during, whose, terrain, once }
            }
            Ability::Reroll { n, skill, during, whose, price, once } => {
                Ability::Reroll { n, skill, during, whose, price: price.map(f), once }
            }
            Ability::Raise { n, skill, during, once } => Ability::Raise { n, skill, during, once },
            Ability::Sixes { skill, during } => Ability::Sixes { skill, during },
            Ability::Action { effect } => Ability::Action { effect: f(effect) },
            Ability::LocalAction { effect } => Ability::LocalAction { effect: f(effect) },
            Ability::Prevent { n, pool, whose, during, price, once } => {
                Ability::Prevent { n, pool, whose, during, price: price.map(f), once }
            }
            Ability::On { moment, effect, may, whose, once } => {
                Ability::On { moment, effect: f(effect), may, whose, once }
            }
            Ability::Rule { rule } => Ability::Rule { rule },
        }
    }
}
