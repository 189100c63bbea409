//! Which cards and sheets have an ability of some kind, so that the rules need not search
//! everything an investigator has.

use super::{Ability, Content, Moment, Passive};
use crate::ids::{ArtifactId, AssetId, ConditionId, SheetId};
use crate::state::{ArtifactSet, AssetSet, ConditionSet, SheetSet};
use script::Block;

/// The kind of ability to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// An automatic bonus.
    Bonus,
    /// Automatic additional dice.
    Dice,
    /// Bonuses and dice offered before the roll.
    Help,
    Raise,
    /// Rerolls and raises: what can be done after the roll.
    Improvement,
    Sixes,
    /// Any of these: what counts in a test.
    Test,
    Prevent,
    /// What can be used in one's own turn, as an action or without one.
    Usable,
    Local,
    On(Moment),
    Rule(Passive),
}

impl Sought {
    fn number(self) -> usize {
        const MOMENTS: usize = Moment::EpicDefeated as usize + 1;
        match self {
            Sought::Bonus => 0,
            Sought::Dice => 1,
            Sought::Help => 2,
            Sought::Raise => 3,
            Sought::Improvement => 4,
            Sought::Sixes => 5,
            Sought::Test => 6,
            Sought::Prevent => 7,
            Sought::Usable => 8,
            Sought::Local => 9,
            Sought::On(moment) => 10 + moment as usize,
            Sought::Rule(passive) => 10 + MOMENTS + passive as usize,
        }
    }

    /// The kinds under which this ability is found.
    fn of(ability: &Ability<Block>) -> &'static [Sought] {
        match ability {
            Ability::Bonus { once: false, price: None, .. } => &[Sought::Bonus, Sought::Test],
            Ability::Dice { once: false, .. } => &[Sought::Dice, Sought::Test],
            Ability::Bonus { .. } | Ability::Dice { .. } => &[Sought::Help, Sought::Test],
            Ability::Reroll { .. } => &[Sought::Improvement, Sought::Test],
            Ability::Raise { .. } => &[Sought::Raise, Sought::Improvement, Sought::Test],
            Ability::Sixes { .. } => &[Sought::Sixes, Sought::Test],
            Ability::Prevent { .. } => &[Sought::Prevent],
            Ability::Action { .. } | Ability::On { moment: Moment::ActionPhase, .. } => {
                &[Sought::Usable]
            }
            Ability::LocalAction { .. } => &[Sought::Local],
            Ability::On { .. } | Ability::Rule { .. } => &[],
        }
    }
}

/// What has an ability of one kind.
#[derive(Clone, Debug, Default)]
pub struct Bearers {
    pub sheets: SheetSet,
    pub assets: AssetSet,
    pub artifacts: ArtifactSet,
    pub conditions: ConditionSet,
    /// Whether any asset or artifact is among them; usually none is.
    pub any_items: bool,
}

/// The bearers of every kind.
#[derive(Clone, Debug, Default)]
pub struct AllBearers(Vec<Bearers>);

impl AllBearers {
    pub fn of(content: &Content) -> Self {
        let mut all = AllBearers::default();
        for (id, sheet) in (0..).map(SheetId).zip(&content.sheets) {
            all.note(&sheet.abilities, |bearers| bearers.sheets.add(id));
        }
        for (id, card) in (0..).map(AssetId).zip(&content.assets) {
            all.note(&card.abilities, |bearers| {
                bearers.assets.add(id);
                bearers.any_items = true;
            });
        }
        for (id, card) in (0..).map(ArtifactId).zip(&content.artifacts) {
            all.note(&card.abilities, |bearers| {
                bearers.artifacts.add(id);
                bearers.any_items = true;
            });
        }
        for (id, card) in (0..).map(ConditionId).zip(&content.conditions) {
            all.note(&card.abilities, |bearers| bearers.conditions.add(id));
        }
        all
    }

    fn note(&mut self, abilities: &[Ability<Block>], add: impl Fn(&mut Bearers)) {
        for ability in abilities {
            let own = match ability {
                Ability::On { moment, .. } => Some(Sought::On(*moment)),
                Ability::Rule { rule } => Some(Sought::Rule(*rule)),
                _ => None,
            };
            for sought in Sought::of(ability).iter().copied().chain(own) {
                let number = sought.number();
                if self.0.len() <= number {
                    self.0.resize_with(number + 1, Bearers::default);
                }
                add(&mut self.0[number]);
            }
        }
    }

    pub fn with(&self, sought: Sought) -> &Bearers {
        static NOTHING: Bearers = Bearers {
            sheets: SheetSet::NONE,
            assets: AssetSet::NONE,
            artifacts: ArtifactSet::NONE,
            conditions: ConditionSet::NONE,
            any_items: false,
        };
        self.0.get(sought.number()).unwrap_or(&NOTHING)
    }
}
