//! How many dice a test has, and what they are worth.

use super::super::abilities::{applies, has_rule, playing, reaches, terrain_of, try_each_ability};
use crate::content::{Ability, Content, Passive, Sought};
use crate::ids::Skill;
use crate::state::{During, Eldritch, Purpose, TestStep, Testing};
use kernel::{List, Seat};
use script::Block;
use std::ops::ControlFlow;

/// EH-TESTS-09: the lowest face that succeeds.
pub fn success_from(s: &Eldritch, c: &Content, who: Seat) -> u8 {
    let blessed = has_rule(s, c, who, Passive::Blessed);
    let cursed = has_rule(s, c, who, Passive::Cursed);
    match (blessed, cursed) {
        (true, false) => 4,
        (false, true) => 6,
        _ => 5,
    }
}

/// EH-TESTS-02, EH-TESTS-03, EH-TESTS-04, EH-TESTS-05, EH-TESTS-06, EH-TESTS-07: how many dice are rolled.
/// EH-SKILLS-07.
pub fn dice_of(s: &Eldritch, c: &Content, test: &Testing) -> u8 {
    let it = s.investigator(test.who);
    let skill = test.skill as usize;
    let value = i16::from(c.sheet(it.sheet).skills[skill]) + i16::from(it.improved[skill]);
    let all = value + i16::from(test.modifier) + i16::from(test.bonus) + i16::from(test.extra);
    all.clamp(1, 40) as u8
}

pub(super) fn is_for(skill: Option<Skill>, test: &Testing) -> bool {
    skill.is_none_or(|skill| skill == test.skill)
}

/// EH-TESTS-05: the highest automatic bonus.
/// EH-FAQ-02, EH-FAQ-02-EX1, EH-FAQ-18: one bonus per test, in every test of a spell.
fn bonus_of(s: &Eldritch, c: &Content, test: &Testing) -> i8 {
    let mut most = 0;
    let _ = try_each_ability(s, c, test.who, Sought::Bonus, |_, _, ability| {
        if let Ability::Bonus { n, skill, during, price: None, once: false, .. } = ability
            && is_for(*skill, test)
            && applies(*during, test.during)
        {
            most = most.max(*n);
        }
        ControlFlow::<()>::Continue(())
    });
    most
}

/// EH-TESTS-06: all automatic additional dice.
fn extra_of(s: &Eldritch, c: &Content, test: &Testing) -> i8 {
    let mut extra = 0;
    for owner in playing(s) {
        let _ = try_each_ability(s, c, owner, Sought::Dice, |_, _, ability| {
            if let Ability::Dice { n, skill, during, whose, terrain, once: false } = ability
                && is_for(*skill, test)
                && applies(*during, test.during)
                && reaches(s, *whose, owner, test.who)
                && terrain.is_none_or(|it| terrain_of(s, c, owner) == it)
            {
                extra += n;
            }
            ControlFlow::<()>::Continue(())
        });
    }
    extra
}

pub(crate) fn counts_double(s: &Eldritch, c: &Content, test: &Testing) -> bool {
    let counts = |ability: &Ability<Block>| {
        matches!(ability, Ability::Sixes { skill, during }
            if is_for(*skill, test) && applies(*during, test.during))
    };
    try_each_ability(s, c, test.who, Sought::Sixes, |_, _, ability| {
        if counts(ability) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .is_break()
}

/// EH-TESTS-10: the current result of the dice.
pub(crate) fn successes(s: &Eldritch, c: &Content, test: &Testing) -> u8 {
    let from = usize::from(success_from(s, c, test.who));
    let rolled: u8 = test.faces[from - 1..].iter().sum();
    let double = if counts_double(s, c, test) { test.faces[5] } else { 0 };
    rolled + double + test.bought
}

/// EH-INV-TRISH-01: how many dice a clue rerolls; two on her space, if there are two.
/// EH-INV-TRISH-02: not twice the same die.
pub(crate) fn clue_dice(s: &Eldritch, c: &Content, who: Seat, dice: u8) -> u8 {
    let space = |seat: Seat| s.investigator(seat).space;
    let two = dice > 1
        && playing(s)
            .any(|seat| space(seat) == space(who) && has_rule(s, c, seat, Passive::ClueRerollsTwo));
    if two { 2 } else { 1 }
}

/// A new test, with all automatic help.
pub(crate) fn new_test(
    s: &Eldritch,
    c: &Content,
    who: Seat,
    (skill, modifier): (Skill, i8),
    needs: u8,
    during: During,
    purpose: Purpose,
) -> Testing {
    let mut test = Testing {
        who,
        skill,
        modifier,
        needs: needs.max(1),
        during,
        purpose,
        step: TestStep::Prepare,
        bonus: 0,
        extra: 0,
        faces: [0; 6],
        aside: [0; 6],
        bought: 0,
        clues_buy: false,
        sanity_buys: false,
        rerolls: 0,
        used: List::new(),
    };
    test.bonus = bonus_of(s, c, &test);
    test.extra = extra_of(s, c, &test);
    if let (Purpose::Strength, Some(fight)) = (purpose, s.fight()) {
        test.bonus = test.bonus.max(fight.strength);
        test.rerolls = fight.rerolls;
    }
    test
}
