//! A test with all the help that will be offered for it, according to the rules themselves.

use super::people;
use crate::Choice;
use crate::content::{Ability, Content};
use crate::ids::Skill;
use crate::odds::{ANY, Aid, CLUES, Dice, Help, SANITY};
use crate::rules::Menu;
use crate::rules::abilities::{abilities_of, applies};
use crate::rules::testing::{clue_dice, offer_help, offer_improve};
use crate::state::{Eldritch, Source, TestStep, Testing};

/// What a test may bring, before the roll.
#[derive(Clone, Debug)]
pub(super) struct Prospect {
    pub dice: Dice,
    pub help: Help,
    /// Help with a price of its own; not counted.
    pub priced: Vec<Source>,
    /// Once-per-round abilities that are counted into the dice.
    pub spent: Vec<Source>,
}

/// What a thing can do for a test.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aided {
    pub does: Does,
    pub priced: bool,
    once: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Does {
    /// Before the roll.
    Bonus(i8),
    More(i8),
    /// After the roll.
    Reroll(u8),
    Raise(u8),
}

impl Prospect {
    /// The test with all free help before the roll, except what is held back.
    pub(super) fn before(
        game: &Eldritch,
        content: &Content,
        mut test: Testing,
        kept: &[Source],
    ) -> Self {
        let (mut priced, mut spent) = (Vec::new(), Vec::new());
        let mut offered = Menu::new();
        offer_help(game, content, &test, &mut offered);
        for choice in offered.iter() {
            let Choice::Use(source) = *choice else { continue };
            match before_dice(game, content, &test, source) {
                _ if kept.contains(&source) => {}
                Some(aided) if !aided.priced => {
                    test = helped(&test, source, aided);
                    spent.push(source);
                }
                _ => priced.push(source),
            }
        }
        let prospect = Self::of(game, content, &test);
        priced.extend(&prospect.priced);
        Prospect { priced, spent, ..prospect }
    }

    /// The test as it stands, before the roll.
    pub(super) fn of(game: &Eldritch, content: &Content, test: &Testing) -> Self {
        let dice = people::dice_of(game, content, test);
        // Anything that can be done to dice can be done to ones.
        let thrown = Testing { faces: [dice.count, 0, 0, 0, 0, 0], ..test.clone() };
        let (help, priced) = help(game, content, &thrown);
        Prospect { dice, help, priced, spent: Vec::new() }
    }
}

/// The test after something was used before the roll.
pub(super) fn helped(test: &Testing, source: Source, aided: Aided) -> Testing {
    let mut test = test.clone();
    match aided.does {
        Does::Bonus(n) => test.bonus = test.bonus.max(n),
        Does::More(n) => test.extra += n,
        Does::Reroll(_) | Does::Raise(_) => {}
    }
    test.used.push(source);
    test
}

fn is_for(skill: Option<Skill>, test: &Testing) -> bool {
    skill.is_none_or(|it| it == test.skill)
}

/// What using a thing does before the roll.
pub(super) fn before_dice(
    game: &Eldritch,
    content: &Content,
    test: &Testing,
    source: Source,
) -> Option<Aided> {
    abilities_of(game, content, source).iter().find_map(|ability| {
        if let Ability::Bonus { n, skill, also, during, price, once } = ability {
            let helps = (*once || price.is_some())
                && (is_for(*skill, test) || *also == Some(test.skill))
                && applies(*during, test.during);
            let aided = Aided { does: Does::Bonus(*n), priced: price.is_some(), once: *once };
            return helps.then_some(aided);
        }
        let Ability::Dice { n, skill, during, once: true, .. } = ability else { return None };
        let helps = is_for(*skill, test) && applies(*during, test.during);
        helps.then_some(Aided { does: Does::More(*n), priced: false, once: true })
    })
}

/// What using a thing does after the roll.
pub(super) fn after_dice(
    game: &Eldritch,
    content: &Content,
    test: &Testing,
    source: Source,
) -> Option<Aided> {
    if source == Source::Rules {
        return Some(Aided { does: Does::Reroll(1), priced: false, once: false });
    }
    abilities_of(game, content, source).iter().find_map(|ability| {
        if let Ability::Reroll { n, skill, during, price, once, .. } = ability {
            let helps = is_for(*skill, test) && applies(*during, test.during);
            let n = if *n == 0 { ANY } else { *n };
            let aided = Aided { does: Does::Reroll(n), priced: price.is_some(), once: *once };
            return helps.then_some(aided);
        }
        let Ability::Raise { n, skill, during, once } = ability else { return None };
        let helps = is_for(*skill, test) && applies(*during, test.during);
        helps.then_some(Aided { does: Does::Raise(*n), priced: false, once: *once })
    })
}

/// EH-REROLL-02: everything that will be offered after the roll, and which of it has a price of its
/// own.
pub(super) fn help(game: &Eldritch, content: &Content, test: &Testing) -> (Help, Vec<Source>) {
    let test = Testing { step: TestStep::Improve, ..test.clone() };
    let mut help = Help {
        dice_per_token: clue_dice(game, content, test.who, test.faces.iter().sum()),
        tokens_buy: test.clues_buy,
        ..Help::default()
    };
    let mut priced = Vec::new();
    let mut offered = Menu::new();
    offer_improve(game, content, &test, &mut offered);
    for choice in offered.iter() {
        if *choice == Choice::SpendClue {
            help.tokens[CLUES] = crate::state::amount(game.investigator(test.who).clues.len());
        }
        if *choice == Choice::SpendSanity {
            help.tokens[SANITY] = 1;
        }
        let Choice::Use(source) = *choice else { continue };
        let Some(aided) = after_dice(game, content, &test, source) else { continue };
        let once = aided.once.then_some(source);
        let times = if source == Source::Rules { test.rerolls } else { 1 };
        match aided.does {
            _ if aided.priced => priced.push(source),
            Does::Reroll(n) => {
                let aid = Aid { n, once };
                help.rerolls.extend(std::iter::repeat_n(aid, usize::from(times)));
            }
            Does::Raise(n) => help.raises.push(Aid { n, once }),
            Does::Bonus(_) | Does::More(_) => {}
        }
    }
    (help, priced)
}
