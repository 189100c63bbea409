//! What investigators bring to a test, as far as it needs no decision.

use crate::content::{Ability, Content, During as Helps, Passive, Whose};
use crate::ids::{MonsterId, Skill};
use crate::odds::{Again, Dice, Luck};
use crate::rules;
use crate::state::{During, Eldritch, Testing};

/// Abilities an investigator may draw on, with whether their once-a-round use is spent.
fn abilities<'c>(
    game: &'c Eldritch,
    content: &'c Content,
    seat: u8,
) -> impl Iterator<Item = (&'c Ability<script::Block>, bool)> {
    let it = game.investigator(seat);
    let sheet = content.sheet(it.sheet).abilities.iter().map(move |ability| (ability, it.used));
    let assets = it.assets.iter().flat_map(move |id| {
        let spent = game.spent_assets.contains(id);
        content.asset(id).abilities.iter().map(move |ability| (ability, spent))
    });
    let artifacts = it.artifacts.iter().flat_map(move |id| {
        let spent = game.spent_artifacts.contains(id);
        content.artifact(id).abilities.iter().map(move |ability| (ability, spent))
    });
    let conditions = it.conditions.iter().flat_map(move |held| {
        content.condition(held.card).abilities.iter().map(|ability| (ability, false))
    });
    sheet.chain(assets).chain(artifacts).chain(conditions)
}

/// EH-TESTS-09: what succeeds, for one who may be blessed or cursed.
pub fn luck(game: &Eldritch, content: &Content, seat: u8, skill: Skill, during: During) -> Luck {
    let sixes_twice = abilities(game, content, seat).any(|(it, _)| match it {
        Ability::Sixes { skill: of, during: helps } => fits(*of, *helps, skill, during),
        _ => false,
    });
    Luck { from: rules::success_from(game, content, seat), sixes_twice }
}

/// EH-TESTS-02 to -07: the dice of a test that has not begun, with the help that needs no decision.
pub fn dice(
    game: &Eldritch,
    content: &Content,
    seat: u8,
    (skill, modifier): (Skill, i16),
    during: During,
) -> Dice {
    let it = game.investigator(seat);
    let own = content.sheet(it.sheet).skills[skill as usize] + it.improved[skill as usize];
    let bonuses = abilities(game, content, seat).filter_map(|(it, spent)| match it {
        Ability::Bonus { n, skill: of, during: helps, price: None, once, .. } => {
            (fits(*of, *helps, skill, during) && !(*once && spent)).then_some(*n)
        }
        _ => None,
    });
    let bonus = bonuses.max().unwrap_or(0).max(0);
    let count =
        i16::from(own) + modifier + i16::from(bonus) + extra(game, content, seat, skill, during);
    let luck = luck(game, content, seat, skill, during);
    Dice { count: count.clamp(1, 40) as u8, luck }
}

/// EH-TESTS-06: additional dice of one's own and of those on the same location.
fn extra(game: &Eldritch, content: &Content, seat: u8, skill: Skill, during: During) -> i16 {
    let here = game.investigator(seat).place;
    let helpers = game.in_order().filter(|helper| game.investigator(*helper).place == here);
    let dice = helpers.flat_map(|helper| {
        abilities(game, content, helper).filter_map(move |(it, _)| match it {
            Ability::Dice { n, skill: of, during: helps, whose, terrain, once: false } => {
                let helped = helper == seat || *whose == Whose::Here;
                let there = terrain.is_none_or(|it| it == content.place(here).terrain);
                (helped && there && fits(*of, *helps, skill, during)).then_some(i16::from(*n))
            }
            _ => None,
        })
    });
    dice.sum()
}

/// The dice of a test that has begun and not been rolled.
pub fn dice_of(game: &Eldritch, content: &Content, test: &Testing) -> Dice {
    let luck = luck(game, content, test.who, test.skill, test.during);
    Dice { count: rules::dice_of(game, content, test), luck }
}

fn fits(of: Option<Skill>, helps: Helps, skill: Skill, during: During) -> bool {
    of.is_none_or(|it| it == skill)
        && match helps {
            Helps::Always => true,
            Helps::Combat => during == During::Combat,
            Helps::Spell => during == During::Spell,
            Helps::Acquire => during == During::Acquire,
            Helps::OtherWorld => during == During::OtherWorld,
            Helps::NotOtherWorld => during != During::OtherWorld,
        }
}

/// EH-CLUES-07, EH-INV-TRISH-01: how often a clue may buy another roll, and of how many dice. In a
/// combat with this monster, or with the one that is being fought.
pub fn clue_rerolls(game: &Eldritch, content: &Content, seat: u8, foe: Option<MonsterId>) -> Again {
    let foe = foe.or(game.fights.last().map(|fight| fight.kind));
    let forbidden = foe.is_some_and(|kind| {
        rules::is_rule(rules::monster_abilities(game, content, kind), Passive::NoClueRerolls)
    });
    let it = game.investigator(seat);
    let times = if forbidden { 0 } else { it.clues.len() as u8 };
    let mut here = game.in_order().filter(|helper| game.investigator(*helper).place == it.place);
    let two = here.any(|helper| rules::has_rule(game, content, helper, Passive::ClueRerollsTwo));
    Again { times, dice: if two { 2 } else { 1 } }
}
