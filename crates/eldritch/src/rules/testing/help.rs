//! Help before the roll, and what can be done about the dice afterwards.

use super::super::abilities::{
    abilities_of, applies, can_be_spent, has_rule, is_rule, is_spent, monster_abilities, owner_of,
    playing, reaches, spend, terrain_of, try_each_ability,
};
use super::super::payable::{can_pay, clues_of};
use super::super::{Menu, Run};
use super::dice::{counts_double, is_for, success_from};
use super::{ANY, go_to};
use crate::Choice;
use crate::content::{Ability, Content, Passive, Sought};
use crate::event::{Event, Of, What};
use crate::ids::Skill;
use crate::state::{Context, During, Eldritch, Purpose, Source, TestStep, Testing};
use kernel::Seat;
use script::Block;
use std::ops::ControlFlow;

/// Runs `call` for all help available before the roll, until it breaks.
/// EH-INV-LOLA-05, EH-FAQ-14: other help remains available after a spell has failed.
pub(super) fn try_each_help<B>(
    s: &Eldritch,
    c: &Content,
    test: &Testing,
    mut call: impl FnMut(Choice) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for owner in playing(s) {
        try_each_ability(s, c, owner, Sought::Help, |source, _, ability| {
            let open = !test.used.contains(&source) && !is_spent(s, source);
            if open && helps_before(s, c, test, owner, source, ability) {
                call(Choice::Use(source))?;
            }
            ControlFlow::Continue(())
        })?;
    }
    if test.sanity_buys && s.investigator(test.who).sanity > 1 {
        call(Choice::SpendSanity)?;
    }
    ControlFlow::Continue(())
}

pub(crate) fn offer_help(s: &Eldritch, c: &Content, test: &Testing, menu: &mut Menu) {
    let _ = try_each_help(s, c, test, |choice| offered(menu, choice));
    if !menu.is_empty() {
        menu.offer(Choice::Roll);
    }
}

pub(crate) fn offer_improve(s: &Eldritch, c: &Content, test: &Testing, menu: &mut Menu) {
    let _ = try_each_improvement(s, c, test, |choice| offered(menu, choice));
    if !menu.is_empty() {
        menu.offer(Choice::Stand);
    }
}

fn offered(menu: &mut Menu, choice: Choice) -> ControlFlow<()> {
    menu.offer(choice);
    ControlFlow::Continue(())
}

fn helps_before(
    s: &Eldritch,
    c: &Content,
    test: &Testing,
    owner: Seat,
    source: Source,
    ability: &Ability<Block>,
) -> bool {
    if let Ability::Bonus { n, skill, also, during, price, once } = ability {
        return owner == test.who
            && (*once || price.is_some())
            && *n > test.bonus
            && (is_for(*skill, test) || *also == Some(test.skill))
            && applies(*during, test.during)
            && price.is_none_or(|price| pays(s, c, owner, source, price));
    }
    if let Ability::Dice { skill, during, whose, terrain, once: true, .. } = ability {
        return is_for(*skill, test)
            && applies(*during, test.during)
            && reaches(s, *whose, owner, test.who)
            && terrain.is_none_or(|it| terrain_of(s, c, owner) == it);
    }
    false
}

/// Whether this had to be used before the roll.
pub(super) fn comes_too_late(s: &Eldritch, c: &Content, source: Source) -> bool {
    let rolled = s.test().is_some_and(|test| test.step != TestStep::Prepare);
    rolled && abilities_of(s, c, source).iter().any(comes_before)
}

fn comes_before(ability: &Ability<Block>) -> bool {
    matches!(ability, Ability::Dice { once: true, .. } | Ability::Bonus { once: true, .. })
        || matches!(ability, Ability::Bonus { price: Some(_), .. })
}

fn pays(s: &Eldritch, c: &Content, owner: Seat, source: Source, price: Block) -> bool {
    can_pay(s, c, &Context::new(owner, source), price)
}

/// EH-REROLL-02: runs `call` for everything that can still be done about the dice, until it breaks.
pub(super) fn try_each_improvement<B>(
    s: &Eldritch,
    c: &Content,
    test: &Testing,
    mut call: impl FnMut(Choice) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if !test.clues_buy && !can_get_better(s, c, test) {
        return ControlFlow::Continue(());
    }
    let it = s.investigator(test.who);
    let no_clues = s.fight().is_some_and(|fight| {
        test.during == During::Combat
            && is_rule(monster_abilities(s, c, fight.kind), Passive::NoClueRerolls)
    });
    if !no_clues {
        if !it.clues.is_empty() {
            call(Choice::SpendClue)?;
        }
        if it.sanity > 1 && !it.used && has_rule(s, c, test.who, Passive::SanityForClues) {
            call(Choice::SpendSanity)?;
        }
    }
    if test.clues_buy && clues_of(s, c, test.who) > 0 {
        call(Choice::Pay(test.who))?;
    }
    if test.rerolls > 0 {
        call(Choice::Use(Source::Rules))?;
    }
    for owner in playing(s) {
        try_each_ability(s, c, owner, Sought::Improvement, |source, _, ability| {
            let open = !test.used.contains(&source);
            if open && helps_after(s, c, test, owner, source, ability) {
                call(Choice::Use(source))?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether a die failed, or a success could count twice.
fn can_get_better(s: &Eldritch, c: &Content, test: &Testing) -> bool {
    let from = usize::from(success_from(s, c, test.who));
    let failing: u8 = test.faces[..from - 1].iter().sum();
    failing > 0 || (test.faces[5] < test.faces.iter().sum() && counts_double(s, c, test))
}

fn helps_after(
    s: &Eldritch,
    c: &Content,
    test: &Testing,
    owner: Seat,
    source: Source,
    ability: &Ability<Block>,
) -> bool {
    if let Ability::Reroll { skill, during, whose, price, once, .. } = ability {
        return is_for(*skill, test)
            && applies(*during, test.during)
            && reaches(s, *whose, owner, test.who)
            && !(*once && is_spent(s, source))
            && price.is_none_or(|price| pays(s, c, owner, source, price));
    }
    if let Ability::Raise { skill, during, once, .. } = ability {
        return owner == test.who
            && is_for(*skill, test)
            && applies(*during, test.during)
            && !(*once && is_spent(s, source))
            && test.faces[5] < test.faces.iter().sum();
    }
    false
}

pub(super) fn use_before(run: &mut Run<'_>, test: &Testing, source: Source) {
    for ability in abilities_of(run.s, run.c, source) {
        if let Ability::Bonus { n, skill, also, during, price, once } = ability
            && (*once || price.is_some())
            && (is_for(*skill, test) || *also == Some(test.skill))
            && applies(*during, test.during)
        {
            run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
            mark_used(run, source, *once);
            if let Some(test) = run.s.test_mut() {
                test.bonus = test.bonus.max(*n);
            }
            // A price once paid helps in the rest of the combat too.
            if *also == Some(Skill::Strength)
                && test.purpose == Purpose::Will
                && let Some(fight) = run.s.fight_mut()
            {
                fight.strength = fight.strength.max(*n);
            }
            pay_price(run, source, *price);
            return;
        }
        if let Ability::Dice { n, skill, during, once: true, .. } = ability
            && is_for(*skill, test)
            && applies(*during, test.during)
        {
            run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
            mark_used(run, source, true);
            if let Some(test) = run.s.test_mut() {
                test.extra += n;
            }
            return;
        }
    }
}

pub(super) fn use_after(run: &mut Run<'_>, test: &Testing, source: Source) {
    if source == Source::Rules {
        if let Some(test) = run.s.test_mut() {
            test.rerolls -= 1;
        }
        go_to(run, TestStep::TakeUp { left: 1 });
        return;
    }
    for ability in abilities_of(run.s, run.c, source) {
        if let Ability::Reroll { n, skill, during, price, once, .. } = ability
            && is_for(*skill, test)
            && applies(*during, test.during)
        {
            run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
            mark_used(run, source, *once);
            go_to(run, TestStep::TakeUp { left: if *n == 0 { ANY } else { *n } });
            pay_price(run, source, *price);
            return;
        }
        if let Ability::Raise { n, skill, during, once } = ability
            && is_for(*skill, test)
            && applies(*during, test.during)
        {
            run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
            mark_used(run, source, *once);
            go_to(run, TestStep::Raise { by: *n });
            return;
        }
    }
}

fn mark_used(run: &mut Run<'_>, source: Source, once: bool) {
    if let Some(test) = run.s.test_mut() {
        test.used.push(source);
    }
    if once {
        spend(run, source);
    }
}

fn pay_price(run: &mut Run<'_>, source: Source, price: Option<Block>) {
    if let (Some(price), Some(owner)) = (price, owner_of(run, source)) {
        let mut context = run.context_of(owner, source);
        context.willing = true;
        run.begin_effect(context, price);
    }
}

/// Whether using this picks up some of the current test's dice free of charge, or uses it up for
/// the round.
pub(crate) fn leaves_a_trace(s: &Eldritch, c: &Content, source: Source) -> bool {
    let Some(test) = s.test() else { return false };
    if test.step != TestStep::Improve {
        return false;
    }
    let used = abilities_of(s, c, source).iter().find(|ability| {
        let (Ability::Reroll { skill, during, .. } | Ability::Raise { skill, during, .. }) =
            ability
        else {
            return false;
        };
        is_for(*skill, test) && applies(*during, test.during)
    });
    let is_used_up = can_be_spent(source)
        && matches!(
            used,
            Some(Ability::Reroll { once: true, .. } | Ability::Raise { once: true, .. })
        );
    is_used_up
        || source == Source::Rules
        || matches!(used, Some(Ability::Reroll { price: None, .. }))
}
