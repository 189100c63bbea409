//! Effects: one instruction after another, in a context.

use super::active::active;
use super::monsters::is_cup_short;
use super::payable::{can_pay, is_in_vain};
use super::selectors::{item, select};
use super::values::{amount, holds};
use super::{Run, Step, abilities, reckoning, testing, verbs};
use crate::Choice;
use crate::event::{Event, What};
use crate::language::{Investigators, MonsterVerb, Monsters, Verb, Who};
use crate::state::{Context, Found, Frame, It, Purpose};
use script::{At, Block, Op};

fn bit_of(it: It) -> u8 {
    match it {
        It::Investigator(at) | It::Monster(at) => at,
        It::Gate(space) | It::Clue(space) | It::Space(space) => space.0,
        It::Rumor(card) => card.0,
        It::Nothing | It::Gone(_) | It::Asset(_) | It::Spell(_) => 0,
    }
}

/// The next instruction.
/// EH-MYTHOS-05: as far as it can be done.
pub fn run(run: &mut Run<'_>, block: Block) -> Step {
    let lead = run.s.lead;
    let Some(context) = run.s.context_mut() else {
        run.pop();
        return Step::Next;
    };
    if context.by_lead {
        context.who = lead;
    }
    let context = *context;
    // EH-DEFEATED-13: whoever is not there any more resolves nothing.
    if !context.by_lead && !run.s.is_playing(context.who) {
        run.pop();
        return Step::Next;
    }
    let Some((at, rest)) = block.split() else {
        run.pop();
        return Step::Next;
    };
    let op = run.c.code.op(at);
    if let Op::Do(verb) = op {
        if context.chosen.is_none()
            && let Some(step) = verbs::ask_where(run, &context, verb)
        {
            return step;
        }
        go_on(run, rest);
        verbs::verb(run, verb, at);
        if let Some(context) = run.s.context_mut() {
            context.chosen = None;
        }
        return Step::Next;
    }
    go_on(run, rest);
    instruct(run, at, op, context);
    Step::Next
}

/// Leaves the rest of the block for later, if there is any.
fn go_on(run: &mut Run<'_>, rest: Block) {
    run.pop();
    if !rest.is_empty() {
        run.push(Frame::Run(rest));
    }
}

fn instruct(run: &mut Run<'_>, at: At, op: Op<crate::language::EffectLanguage>, context: Context) {
    let (s, c) = (&*run.s, run.c);
    match op {
        Op::Test { check, pass, fail } => {
            let needs = amount(s, c, &context, check.needs);
            let modifier = check.modifier.clamp(-100, 100) as i8;
            let purpose = Purpose::Effect { pass, fail };
            testing::begin(run, context.who, check.skill, modifier, needs, context.during, purpose);
        }
        Op::Table { dice: Some(number), lines } => {
            let dice = amount(s, c, &context, number);
            if context.ones {
                threw(run, lines, &[1]);
            } else if dice > 0 {
                run.push(Frame::Dice { dice, lines });
            }
        }
        Op::Table { dice: None, lines } => read_line(run, lines, context.result),
        Op::May { cost, then, otherwise } => {
            let asked = if cost.is_empty() { then } else { cost };
            let worth_it = cost.is_empty() || !is_in_vain(s, c, &context, then);
            if can_pay(s, c, &context, asked) && worth_it && s.is_playing(context.who) {
                run.push(Frame::May { at });
            } else {
                run.push(Frame::Run(otherwise));
            }
        }
        Op::Unless { deed, escape } => {
            if can_pay(s, c, &context, escape) && run.s.is_playing(context.who) {
                run.push(Frame::Unless { at });
            } else {
                run.push(Frame::Run(deed));
            }
        }
        Op::Choose { .. } => run.push(Frame::Choose { at }),
        Op::Each { who, body } => {
            let left = selected(run, &context, who);
            match who {
                Who::Monsters(Monsters::WithReckoning) | Who::MythosInPlay => {
                    reckoning::reckon_each(run, who, left, body);
                }
                _ => run.push(Frame::Each { at, left }),
            }
        }
        Op::Pick { who, body } => {
            let among = selected(run, &context, who);
            if let Some(only) = among.only() {
                with_item(run, context, who, only, body);
            } else if !among.is_empty() {
                run.push(Frame::Pick { at, among });
            }
        }
        Op::If { when, then, otherwise } => {
            let way = if holds(s, c, &context, when) { then } else { otherwise };
            run.push(Frame::Run(way));
        }
        Op::Repeat { times, body } => {
            let left = amount(s, c, &context, times);
            run.push(Frame::Repeat { body, left });
        }
        Op::Do(_) | Op::Line { .. } | Op::Way { .. } => {}
    }
}

/// A selection; what was aimed at may be a monster too.
fn selected(run: &Run<'_>, context: &Context, who: Who) -> Found {
    if let (Who::Investigators(Investigators::Target), It::Monster(slot)) = (who, context.target) {
        return if run.s.monster(slot).is_some() { Found::one(slot) } else { Found::NONE };
    }
    select(run.s, run.c, context, who)
}

/// Resolves a body for one item of a selection.
fn with_item(run: &mut Run<'_>, mut context: Context, who: Who, bit: u8, body: Block) {
    let target = matches!(who, Who::Investigators(Investigators::Target));
    if target && matches!(context.target, It::Monster(_)) {
        context.it = context.target;
        run.begin_effect(context, body);
        return;
    }
    match item(who, bit) {
        It::Investigator(seat) => {
            context.who = seat;
            context.by_lead = false;
        }
        It::Monster(slot) => {
            context.it = It::Monster(slot);
            context.there = abilities::monster_at(run, slot);
        }
        It::Gate(space) => {
            context.it = It::Gate(space);
            context.there = Some(space);
        }
        It::Clue(face) => {
            context.it = It::Clue(face);
            context.there = super::clues::space_of_clue(run.s, face);
        }
        It::Space(space) => context.there = Some(space),
        other => context.it = other,
    }
    run.begin_effect(context, body);
}

/// `for each`: investigators in turn from the lead, everything else in its order.
pub fn each(run: &mut Run<'_>, at: At, left: &Found) -> Step {
    let Op::Each { who, body } = run.c.code.op(at) else {
        run.pop();
        return Step::Next;
    };
    // EH-CONFLICTS-01: with too few monsters in the cup it matters which space comes first.
    let spawns =
        |op: &Op<_>| matches!(op, Op::Do(Verb::Monster(MonsterVerb::SpawnMonsters { .. })));
    if run.c.code.ops(body).iter().any(spawns) && is_cup_short(run.s, left, 1) {
        return Step::Ask(active(run.s));
    }
    let next = match who {
        Who::Investigators(_) => {
            let target = matches!(who, Who::Investigators(Investigators::Target));
            let seats = run.s.in_order().find(|seat| left.contains(*seat));
            if target { left.iter().next() } else { seats }
        }
        _ => left.iter().next(),
    };
    match next {
        Some(bit) => each_one(run, bit),
        None => run.pop(),
    }
    Step::Next
}

/// The body of `for each` for one of those that are left.
fn each_one(run: &mut Run<'_>, bit: u8) {
    let (&Frame::Each { at, .. }, Some(context)) = (run.s.top(), run.s.context().copied()) else {
        run.pop();
        return;
    };
    let Op::Each { who, body } = run.c.code.op(at) else { return };
    if let Some(Frame::Each { left, .. }) = run.s.frames.last_mut() {
        left.remove(bit);
    }
    // Whoever came before on the same space has put a token on that Sea or taken that gate away.
    let passing =
        matches!(who, Who::Investigators(Investigators::OnTokenlessSea | Investigators::OnGate));
    if passing && !selected(run, &context, who).contains(bit) {
        return;
    }
    with_item(run, context, who, bit, body);
}

pub fn repeat(run: &mut Run<'_>, body: Block, left: u8) {
    if left == 0 {
        run.pop();
        return;
    }
    run.become_frame(Frame::Repeat { body, left: left - 1 });
    run.push(Frame::Run(body));
}

/// A bare roll: EH-FAQ-08, no test.
/// EH-REROLL-03, EH-REROLL-03-EX1: clues and rerolls are for tests.
pub fn threw(run: &mut Run<'_>, lines: Block, faces: &[u8]) {
    let who = run.s.context().map_or(run.s.lead, |context| context.who);
    run.say(Event::by(What::Threw, who).dice(faces.iter().copied()));
    let rolled = faces.iter().fold(0u8, |set, face| set | 1 << (face - 1));
    if let Some(context) = run.s.context_mut() {
        context.rolled = rolled;
    }
    for face in faces.iter().rev() {
        read_line(run, lines, *face);
    }
}

fn read_line(run: &mut Run<'_>, lines: Block, result: u8) {
    for op in run.c.code.ops(lines) {
        if let Op::Line { low, high, body } = op
            && (*low..=*high).contains(&result)
        {
            run.push(Frame::Run(*body));
            return;
        }
    }
}

/// Takes an answer that an effect waited for.
pub fn decided(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    if let (Frame::Each { .. }, Choice::Pick(it)) = (frame, choice) {
        each_one(run, bit_of(it));
        return;
    }
    run.pop();
    match (frame, choice) {
        (&Frame::May { at }, _) => {
            let Op::May { cost, then, otherwise } = run.c.code.op(at) else { return };
            if choice == Choice::Yes {
                run.push(Frame::Run(then));
                willingly(run, cost);
                // An offer without a price is chosen as a whole.
                if cost.is_empty()
                    && let Some(context) = run.s.context_mut()
                {
                    context.willing = true;
                }
            } else {
                run.push(Frame::Run(otherwise));
            }
        }
        (&Frame::Unless { at }, _) => {
            let Op::Unless { deed, escape } = run.c.code.op(at) else { return };
            if choice == Choice::Yes {
                willingly(run, escape);
            } else {
                run.push(Frame::Run(deed));
            }
        }
        (&Frame::Choose { at }, Choice::Way(nth)) => {
            let Op::Choose { ways } = run.c.code.op(at) else { return };
            if let Some(Op::Way { body }) = run.c.code.ops(ways).get(usize::from(nth)) {
                willingly(run, *body);
            }
        }
        (&Frame::Pick { at, .. }, Choice::Pick(it)) => {
            let Op::Pick { who, body } = run.c.code.op(at) else { return };
            if let Some(context) = run.s.context().copied() {
                with_item(run, context, who, bit_of(it), body);
            }
        }
        (&Frame::Aim { .. }, Choice::Pick(it)) => {
            if let Some(context) = run.s.context_mut() {
                context.target = it;
            }
        }
        (&Frame::Where { .. }, Choice::Pick(It::Space(space))) => {
            if let Some(context) = run.s.context_mut() {
                context.chosen = Some(space);
            }
        }
        (&Frame::FallTo { who, .. }, Choice::Pick(It::Space(space))) => {
            run.s.investigator_mut(who).space = space;
        }
        _ => {}
    }
}

/// EH-INV-MARK-02: what one chooses really happens to one.
/// EH-INV-MARK-02-EX1.
fn willingly(run: &mut Run<'_>, block: Block) {
    if block.is_empty() {
        return;
    }
    run.push(Frame::Imposed);
    run.push(Frame::Run(block));
    if let Some(context) = run.s.context_mut() {
        context.willing = true;
    }
}

pub fn imposed(run: &mut Run<'_>) {
    run.pop();
    if let Some(context) = run.s.context_mut() {
        context.willing = false;
    }
}
