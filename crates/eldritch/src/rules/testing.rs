//! Tests: how many dice, help before the roll, rerolls after it, and what it comes to.

use super::abilities::{abilities_carried, applies, bears, has_rule, is_spent, playing, reaches};
use super::payable::{can_pay, clues_of};
use super::{Menu, Run, Step, abilities, clues, combat, losses, mysteries};
use crate::Choice;
use crate::content::{Ability, Content, Passive, Sought};
use crate::event::{Event, Of, What};
use crate::ids::{Pool, Skill};
use crate::state::{
    Context, During, Eldritch, FightStep, Frame, It, Purpose, Source, TestStep, Testing,
};
use kernel::List;
use script::Block;

/// Any number of dice.
const ANY: u8 = u8::MAX;

/// EH-TESTS-09: the lowest face that succeeds.
pub fn success_from(s: &Eldritch, c: &Content, who: u8) -> u8 {
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

fn is_for(skill: Option<Skill>, test: &Testing) -> bool {
    skill.is_none_or(|skill| skill == test.skill)
}

/// EH-TESTS-05: the highest bonus that comes by itself.
/// EH-FAQ-02, EH-FAQ-02-EX1, EH-FAQ-18: one bonus a test, in every test of a spell that is cast.
fn bonus_of(s: &Eldritch, c: &Content, test: &Testing) -> i8 {
    if !bears(s, c, test.who, Sought::Bonus) {
        return 0;
    }
    let own =
        abilities_carried(s, c, test.who, Sought::Bonus).filter_map(
            |(_, _, ability)| match ability {
                Ability::Bonus { n, skill, during, price: None, once: false, .. }
                    if is_for(*skill, test) && applies(*during, test.during) =>
                {
                    Some(*n)
                }
                _ => None,
            },
        );
    own.max().unwrap_or(0).max(0)
}

/// EH-TESTS-06: all additional dice that come by themselves.
fn extra_of(s: &Eldritch, c: &Content, test: &Testing) -> i8 {
    let mut extra = 0;
    for owner in playing(s).filter(|owner| bears(s, c, *owner, Sought::Dice)) {
        for (_, _, ability) in abilities_carried(s, c, owner, Sought::Dice) {
            if let Ability::Dice { n, skill, during, whose, terrain, once: false } = ability
                && is_for(*skill, test)
                && applies(*during, test.during)
                && reaches(s, *whose, owner, test.who)
                && terrain.is_none_or(|it| super::abilities::terrain_of(s, c, owner) == it)
            {
                extra += n;
            }
        }
    }
    extra
}

pub fn counts_double(s: &Eldritch, c: &Content, test: &Testing) -> bool {
    bears(s, c, test.who, Sought::Sixes)
        && abilities_carried(s, c, test.who, Sought::Sixes).any(|(_, _, ability)| {
            matches!(ability, Ability::Sixes { skill, during }
            if is_for(*skill, test) && applies(*during, test.during))
        })
}

/// EH-TESTS-10: the result as the dice lie.
pub fn successes(s: &Eldritch, c: &Content, test: &Testing) -> u8 {
    let from = usize::from(success_from(s, c, test.who));
    let rolled: u8 = test.faces[from - 1..].iter().sum();
    let double = if counts_double(s, c, test) { test.faces[5] } else { 0 };
    rolled + double + test.bought
}

/// Help that must come before the dice.
/// EH-INV-LOLA-05, EH-FAQ-14: other help stays open when a spell has failed.
pub fn offer_help(s: &Eldritch, c: &Content, test: &Testing, menu: &mut Menu) {
    for owner in playing(s).filter(|owner| bears(s, c, *owner, Sought::Help)) {
        for (source, _, ability) in abilities_carried(s, c, owner, Sought::Help) {
            if test.used.contains(&source) || is_spent(s, source) {
                continue;
            }
            let helps = match ability {
                Ability::Bonus { n, skill, also, during, price, once } => {
                    owner == test.who
                        && (*once || price.is_some())
                        && *n > test.bonus
                        && (is_for(*skill, test) || *also == Some(test.skill))
                        && applies(*during, test.during)
                        && price.is_none_or(|price| pays(s, c, owner, source, price))
                }
                Ability::Dice { skill, during, whose, terrain, once: true, .. } => {
                    is_for(*skill, test)
                        && applies(*during, test.during)
                        && reaches(s, *whose, owner, test.who)
                        && terrain.is_none_or(|it| super::abilities::terrain_of(s, c, owner) == it)
                }
                _ => false,
            };
            if helps {
                menu.offer(Choice::Use(source));
            }
        }
    }
    if test.sanity_buys && s.investigator(test.who).sanity > 1 {
        menu.offer(Choice::SpendSanity);
    }
    if !menu.is_empty() {
        menu.offer(Choice::Roll);
    }
}

fn pays(s: &Eldritch, c: &Content, owner: u8, source: Source, price: Block) -> bool {
    can_pay(s, c, &Context::new(owner, source), price)
}

/// EH-REROLL-02: everything that can still be done about the dice.
pub fn offer_improve(s: &Eldritch, c: &Content, test: &Testing, menu: &mut Menu) {
    let it = s.investigator(test.who);
    let from = usize::from(success_from(s, c, test.who));
    let failing: u8 = test.faces[..from - 1].iter().sum();
    let double = counts_double(s, c, test);
    if failing == 0 && !(double && test.faces[5] < test.faces.iter().sum()) && !test.clues_buy {
        return;
    }
    let no_clues = s.fight().is_some_and(|fight| {
        test.during == During::Combat
            && super::abilities::is_rule(
                super::abilities::monster_abilities(s, c, fight.kind),
                Passive::NoClueRerolls,
            )
    });
    if !no_clues {
        if !it.clues.is_empty() {
            menu.offer(Choice::SpendClue);
        }
        if it.sanity > 1 && !it.used && has_rule(s, c, test.who, Passive::SanityForClues) {
            menu.offer(Choice::SpendSanity);
        }
    }
    if test.clues_buy && clues_of(s, c, test.who) > 0 {
        menu.offer(Choice::Pay(test.who));
    }
    if test.rerolls > 0 {
        menu.offer(Choice::Use(Source::Rules));
    }
    for owner in playing(s).filter(|owner| bears(s, c, *owner, Sought::Improvement)) {
        for (source, _, ability) in abilities_carried(s, c, owner, Sought::Improvement) {
            if test.used.contains(&source) {
                continue;
            }
            let helps = match ability {
                Ability::Reroll { skill, during, whose, price, once, .. } => {
                    is_for(*skill, test)
                        && applies(*during, test.during)
                        && reaches(s, *whose, owner, test.who)
                        && !(*once && is_spent(s, source))
                        && price.is_none_or(|price| pays(s, c, owner, source, price))
                }
                Ability::Raise { skill, during, once, .. } => {
                    owner == test.who
                        && is_for(*skill, test)
                        && applies(*during, test.during)
                        && !(*once && is_spent(s, source))
                        && test.faces[5] < test.faces.iter().sum()
                }
                _ => false,
            };
            if helps {
                menu.offer(Choice::Use(source));
            }
        }
    }
    if !menu.is_empty() {
        menu.offer(Choice::Stand);
    }
}

pub fn quiet(s: &Eldritch, c: &Content) -> Option<Choice> {
    let test = s.test()?;
    match test.step {
        TestStep::Improve => let_lie(s, c, test),
        TestStep::TakeUp { .. } => take_up(s, c, test),
        _ => None,
    }
}

/// Failures are rolled again, the lowest first: which of them is one to everybody but those who can
/// still raise a die.
fn take_up(s: &Eldritch, c: &Content, test: &Testing) -> Option<Choice> {
    let raises = abilities_carried(s, c, test.who, Sought::Raise).any(|(source, _, ability)| {
        matches!(ability, Ability::Raise { skill, during, .. }
            if is_for(*skill, test) && applies(*during, test.during))
            && !test.used.contains(&source)
    });
    if raises {
        return None;
    }
    let mut fails = 1..success_from(s, c, test.who);
    let failing = fails.find(|face| test.faces[usize::from(*face) - 1] > 0);
    let some_are_up = test.aside.iter().any(|count| *count > 0);
    match failing {
        Some(face) => Some(Choice::Face(face)),
        None => (some_are_up && !counts_double(s, c, test)).then_some(Choice::Roll),
    }
}

/// The dice are let lie when more successes would bring nothing.
fn let_lie(s: &Eldritch, c: &Content, test: &Testing) -> Option<Choice> {
    let result = successes(s, c, test);
    let enough = match test.purpose {
        Purpose::Effect { pass, .. } => {
            result >= test.needs && test.during != During::Spell && !c.counts_successes(pass)
        }
        Purpose::Will | Purpose::Strength => combat::is_enough(s, c, test.purpose, result),
        Purpose::Acquire => false,
    };
    enough.then_some(Choice::Stand)
}

pub fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let Some(test) = s.test() else { return };
    match test.step {
        TestStep::Prepare => offer_help(s, c, test, menu),
        TestStep::Improve => offer_improve(s, c, test, menu),
        TestStep::TakeUp { .. } => {
            for face in 1..=6 {
                if test.faces[face - 1] > 0 {
                    menu.offer(Choice::Face(face as u8));
                }
            }
            if test.aside.iter().any(|count| *count > 0) {
                menu.offer(Choice::Roll);
            }
        }
        TestStep::Raise { .. } => {
            for face in 1..=5 {
                if test.faces[face - 1] > 0 {
                    menu.offer(Choice::Face(face as u8));
                }
            }
        }
        TestStep::Roll | TestStep::Reroll | TestStep::Judged => {}
    }
}

/// A test as it begins, with the help that comes by itself.
pub fn new_test(
    s: &Eldritch,
    c: &Content,
    who: u8,
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

/// EH-INV-TRISH-01: how many dice a clue takes up; two where she is, if there are two.
/// EH-INV-TRISH-02: not of a single die.
pub fn clue_dice(s: &Eldritch, c: &Content, who: u8, dice: u8) -> u8 {
    let space = |seat: u8| s.investigator(seat).space;
    let two = dice > 1
        && playing(s)
            .any(|seat| space(seat) == space(who) && has_rule(s, c, seat, Passive::ClueRerollsTwo));
    if two { 2 } else { 1 }
}

pub fn begin(
    run: &mut Run<'_>,
    who: u8,
    skill: Skill,
    modifier: i8,
    needs: u8,
    during: During,
    purpose: Purpose,
) {
    let mut test = new_test(run.s, run.c, who, (skill, modifier), needs, during, purpose);
    if let Purpose::Effect { .. } = purpose
        && let Some(context) = run.s.context_mut()
    {
        test.extra += std::mem::take(&mut context.dice);
        test.clues_buy = std::mem::take(&mut context.clues_buy);
        test.sanity_buys = std::mem::take(&mut context.sanity_buys);
    }
    if let Some(context) = run.s.context() {
        test.extra += context.research_dice;
    }
    run.push(Frame::Test(test));
}

fn test_of<'t>(run: &'t mut Run<'_>) -> Option<&'t mut Testing> {
    run.s.test_mut()
}

pub fn step(run: &mut Run<'_>) -> Step {
    let Some(test) = run.s.test() else {
        run.pop();
        return Step::Next;
    };
    let (who, purpose) = (test.who, test.purpose);
    if !run.s.is_playing(who) {
        run.pop();
        // Whoever is not there fails.
        if let Purpose::Effect { fail, .. } = purpose {
            if let Some(context) = run.s.context_mut() {
                (context.result, context.passed) = (0, false);
            }
            run.push(Frame::Run(fail));
        }
        return Step::Next;
    }
    match test.step {
        TestStep::Prepare if has_answers(run) => return Step::Ask(who),
        TestStep::Prepare => go_to(run, TestStep::Roll),
        TestStep::Improve if has_answers(run) => return Step::Ask(who),
        TestStep::Improve => go_to(run, TestStep::Judged),
        TestStep::Roll => return Step::Dice(dice_of(run.s, run.c, test)),
        TestStep::TakeUp { left } => {
            let some = test.aside.iter().any(|count| *count > 0);
            let more = test.faces.iter().any(|count| *count > 0);
            if left > 0 && more {
                return Step::Ask(who);
            }
            go_to(run, if some { TestStep::Reroll } else { TestStep::Improve });
        }
        TestStep::Raise { .. } => return Step::Ask(who),
        TestStep::Reroll => return Step::Dice(test.aside.iter().sum()),
        TestStep::Judged => {
            let test = test.clone();
            judge(run, test);
        }
    }
    Step::Next
}

fn has_answers(run: &Run<'_>) -> bool {
    let mut menu = Menu::new();
    offer(run.s, run.c, &mut menu);
    !menu.is_empty()
}

fn go_to(run: &mut Run<'_>, step: TestStep) {
    if let Some(test) = test_of(run) {
        test.step = step;
    }
}

/// The dice have fallen.
/// EH-TESTS-08: as many dice as are called for.
pub fn rolled(run: &mut Run<'_>, faces: &[u8]) {
    let ones = run.s.context().is_some_and(|context| context.ones);
    let Some(test) = test_of(run) else { return };
    let again = test.step == TestStep::Reroll;
    for face in faces {
        let counts = if ones { 1 } else { *face };
        test.faces[usize::from(counts) - 1] += 1;
    }
    test.aside = [0; 6];
    test.step = TestStep::Improve;
    let test = test.clone();
    let n = successes(run.s, run.c, &test);
    let what = if again { What::Rerolled } else { What::Rolled };
    let event = Event::by(what, test.who).of(Of::Skill(test.skill));
    run.say(event.n(i16::from(n)).dice(faces.iter().copied()));
}

pub fn help(run: &mut Run<'_>, choice: Choice) {
    let Some(test) = run.s.test().cloned() else { return };
    match (test.step, choice) {
        (TestStep::Prepare, Choice::SpendSanity) => {
            losses::spend_pool(run, test.who, Pool::Sanity, 1);
            if let Some(test) = test_of(run) {
                test.extra += 1;
            }
        }
        (TestStep::Prepare, Choice::Use(source)) => use_before(run, &test, source),
        (TestStep::Prepare, _) => go_to(run, TestStep::Roll),
        (TestStep::Improve, Choice::SpendClue) => {
            clues::spend(run, test.who);
            take_up_by_clue(run, &test);
        }
        (TestStep::Improve, Choice::SpendSanity) => {
            losses::spend_pool(run, test.who, Pool::Sanity, 1);
            run.s.investigator_mut(test.who).used = true;
            take_up_by_clue(run, &test);
        }
        (TestStep::Improve, Choice::Pay(who)) => {
            run.push(Frame::PayClues { who, n: 1 });
            if let Some(test) = test_of(run) {
                test.bought += 1;
            }
        }
        (TestStep::Improve, Choice::Use(source)) => use_after(run, &test, source),
        (TestStep::Improve, _) => go_to(run, TestStep::Judged),
        (TestStep::TakeUp { left }, Choice::Face(face)) => {
            if let Some(test) = test_of(run) {
                test.faces[usize::from(face) - 1] -= 1;
                test.aside[usize::from(face) - 1] += 1;
                let left = if left == ANY { ANY } else { left - 1 };
                test.step = TestStep::TakeUp { left };
            }
        }
        (TestStep::TakeUp { .. }, _) => go_to(run, TestStep::Reroll),
        (TestStep::Raise { by }, Choice::Face(face)) => {
            if let Some(test) = test_of(run) {
                test.faces[usize::from(face) - 1] -= 1;
                test.faces[usize::from((face + by).min(6)) - 1] += 1;
                test.step = TestStep::Improve;
            }
            run.say(Event::by(What::Raised, test.who).n(i16::from(face)));
        }
        _ => {}
    }
}

fn take_up_by_clue(run: &mut Run<'_>, test: &Testing) {
    let left = clue_dice(run.s, run.c, test.who, test.faces.iter().sum());
    go_to(run, TestStep::TakeUp { left });
}

fn mark_used(run: &mut Run<'_>, source: Source, once: bool) {
    if let Some(test) = test_of(run) {
        test.used.push(source);
    }
    if once {
        abilities::spend(run, source);
    }
}

fn pay_price(run: &mut Run<'_>, source: Source, price: Option<Block>) {
    if let (Some(price), Some(owner)) = (price, abilities::owner_of(run, source)) {
        let mut context = run.context_of(owner, source);
        context.willing = true;
        run.begin_effect(context, price);
    }
}

fn use_before(run: &mut Run<'_>, test: &Testing, source: Source) {
    let abilities = super::abilities::abilities_of(run.s, run.c, source);
    for ability in abilities {
        match ability {
            Ability::Bonus { n, skill, also, during, price, once }
                if (*once || price.is_some())
                    && (is_for(*skill, test) || *also == Some(test.skill))
                    && applies(*during, test.during) =>
            {
                run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
                mark_used(run, source, *once);
                if let Some(test) = test_of(run) {
                    test.bonus = test.bonus.max(*n);
                }
                // One price helps in the rest of the combat too.
                if *also == Some(Skill::Strength)
                    && test.purpose == Purpose::Will
                    && let Some(fight) = run.s.fight_mut()
                {
                    fight.strength = fight.strength.max(*n);
                }
                pay_price(run, source, *price);
                return;
            }
            Ability::Dice { n, skill, during, once: true, .. }
                if is_for(*skill, test) && applies(*during, test.during) =>
            {
                run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
                mark_used(run, source, true);
                if let Some(test) = test_of(run) {
                    test.extra += n;
                }
                return;
            }
            _ => {}
        }
    }
}

/// Whether using this on the dice of the test at hand takes some of them up, at no price.
pub fn takes_up_dice(s: &Eldritch, c: &Content, source: Source) -> bool {
    let Some(test) = s.test() else { return false };
    if test.step != TestStep::Improve {
        return false;
    }
    let used = abilities::abilities_of(s, c, source).iter().find(|ability| match ability {
        Ability::Reroll { skill, during, .. } | Ability::Raise { skill, during, .. } => {
            is_for(*skill, test) && applies(*during, test.during)
        }
        _ => false,
    });
    source == Source::Rules || matches!(used, Some(Ability::Reroll { price: None, .. }))
}

fn use_after(run: &mut Run<'_>, test: &Testing, source: Source) {
    if source == Source::Rules {
        if let Some(test) = test_of(run) {
            test.rerolls -= 1;
        }
        go_to(run, TestStep::TakeUp { left: 1 });
        return;
    }
    let abilities = super::abilities::abilities_of(run.s, run.c, source);
    for ability in abilities {
        match ability {
            Ability::Reroll { n, skill, during, price, once, .. }
                if is_for(*skill, test) && applies(*during, test.during) =>
            {
                run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
                mark_used(run, source, *once);
                go_to(run, TestStep::TakeUp { left: if *n == 0 { ANY } else { *n } });
                pay_price(run, source, *price);
                return;
            }
            Ability::Raise { n, skill, during, once }
                if is_for(*skill, test) && applies(*during, test.during) =>
            {
                run.say(Event::by(What::Used, test.who).of(Of::Source(source)));
                mark_used(run, source, *once);
                go_to(run, TestStep::Raise { by: *n });
                return;
            }
            _ => {}
        }
    }
}

/// EH-TESTS-10, EH-TESTS-11.
/// EH-TESTS-12, EH-TESTS-14: only what depends on the outcome is passed over; what follows the test comes
/// in any case.
fn judge(run: &mut Run<'_>, test: Testing) {
    let result = successes(run.s, run.c, &test);
    let passed = result >= test.needs;
    run.pop();
    let what = if passed { What::Passed } else { What::Failed };
    let mut event = Event::by(what, test.who).of(Of::Skill(test.skill)).n(i16::from(result));
    if matches!(test.purpose, Purpose::Effect { .. }) {
        event.during = run.s.context().map(|context| context.source);
    }
    run.say(event);
    match test.purpose {
        Purpose::Effect { pass, fail } => {
            let rolled = (0..6).filter(|at| test.faces[*at] > 0).fold(0, |set, at| set | 1 << at);
            let Some(context) = run.s.context_mut() else { return };
            (context.result, context.passed, context.rolled) = (result, passed, rolled);
            let source = context.source;
            run.push(Frame::Run(if passed { pass } else { fail }));
            if let (true, Source::Spell(card, seat)) = (passed, source) {
                mysteries::spell_passed(run, seat, It::Spell(card));
            }
        }
        Purpose::Will | Purpose::Strength => {
            if let Some(fight) = run.s.fight_mut() {
                fight.result = result;
                fight.step = match test.purpose {
                    Purpose::Will => FightStep::Horror,
                    _ => FightStep::FailedStrength,
                };
            }
        }
        Purpose::Acquire => {
            run.push(Frame::Buy { who: test.who, left: result, bought: false });
        }
    }
}
