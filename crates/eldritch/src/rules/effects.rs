//! Effects: one instruction after another, in a context.

use super::abilities::{abilities_of, is_spent};
use super::active::active;
use super::monsters::is_cup_short;
use super::payable::{can_pay, is_in_vain};
use super::selectors::{item, select};
use super::values::{amount, holds};
use super::{Run, Step};
use crate::Choice;
use crate::content::Ability;
use crate::event::{Event, What};
use crate::language::{Investigators, Monsters, Verb, Who};
use crate::state::{Context, During, FightStep, Found, Frame, It, Purpose, Source};
use script::{At, Block, Op};

fn bit_of(it: It) -> u8 {
    match it {
        It::Investigator(at) | It::Monster(at) => at,
        It::Gate(space) | It::Clue(space) | It::Space(space) => space.0,
        It::Rumor(card) => card.0,
        It::Nothing | It::Gone(_) | It::Asset(_) | It::Spell(_) => 0,
    }
}

impl Run<'_> {
    /// The next instruction.
    /// EH-MYTHOS-05: as far as it can be done.
    pub fn run(&mut self, block: Block) -> Step {
        let lead = self.s.lead;
        let Some(context) = self.s.context_mut() else {
            self.pop();
            return Step::Next;
        };
        if context.by_lead {
            context.who = lead;
        }
        let context = *context;
        // EH-DEFEATED-13: whoever is not there any more resolves nothing.
        if !context.by_lead && !self.s.is_playing(context.who) {
            self.pop();
            return Step::Next;
        }
        let Some((at, rest)) = block.split() else {
            self.pop();
            return Step::Next;
        };
        let op = self.c.code.op(at);
        if let Op::Do(verb) = op {
            if context.chosen.is_none()
                && let Some(step) = self.ask_where(&context, verb)
            {
                return step;
            }
            self.go_on(rest);
            self.verb(verb, at);
            if let Some(context) = self.s.context_mut() {
                context.chosen = None;
            }
            return Step::Next;
        }
        self.go_on(rest);
        self.instruct(at, op, context);
        Step::Next
    }

    /// Leaves the rest of the block for later, if there is any.
    fn go_on(&mut self, rest: Block) {
        self.pop();
        if !rest.is_empty() {
            self.push(Frame::Run(rest));
        }
    }

    fn instruct(&mut self, at: At, op: Op<crate::language::EffectLanguage>, context: Context) {
        let (s, c) = (&*self.s, self.c);
        match op {
            Op::Test { check, pass, fail } => {
                let needs = amount(s, c, &context, check.needs);
                let modifier = check.modifier.clamp(-100, 100) as i8;
                let purpose = Purpose::Effect { pass, fail };
                self.begin_test(context.who, check.skill, modifier, needs, context.during, purpose);
            }
            Op::Table { dice: Some(number), lines } => {
                let dice = amount(s, c, &context, number);
                if context.ones {
                    self.threw(lines, &[1]);
                } else if dice > 0 {
                    self.push(Frame::Dice { dice, lines });
                }
            }
            Op::Table { dice: None, lines } => self.read_line(lines, context.result),
            Op::May { cost, then, otherwise } => {
                let asked = if cost.is_empty() { then } else { cost };
                let worth_it = cost.is_empty() || !is_in_vain(s, c, &context, then);
                if can_pay(s, c, &context, asked) && worth_it && s.is_playing(context.who) {
                    self.push(Frame::May { at });
                } else {
                    self.push(Frame::Run(otherwise));
                }
            }
            Op::Unless { deed, escape } => {
                if can_pay(s, c, &context, escape) && self.s.is_playing(context.who) {
                    self.push(Frame::Unless { at });
                } else {
                    self.push(Frame::Run(deed));
                }
            }
            Op::Choose { .. } => self.push(Frame::Choose { at }),
            Op::Each { who, body } => {
                let left = self.selected(&context, who);
                match who {
                    Who::Monsters(Monsters::WithReckoning) | Who::MythosInPlay => {
                        self.reckon_each(who, left, body);
                    }
                    _ => self.push(Frame::Each { at, left }),
                }
            }
            Op::Pick { who, body } => {
                let among = self.selected(&context, who);
                if let Some(only) = among.only() {
                    self.with_item(context, who, only, body);
                } else if !among.is_empty() {
                    self.push(Frame::Pick { at, among });
                }
            }
            Op::If { when, then, otherwise } => {
                let way = if holds(s, c, &context, when) { then } else { otherwise };
                self.push(Frame::Run(way));
            }
            Op::Repeat { times, body } => {
                let left = amount(s, c, &context, times);
                self.push(Frame::Repeat { body, left });
            }
            Op::Do(_) | Op::Line { .. } | Op::Way { .. } => {}
        }
    }

    /// A selection; what was aimed at may be a monster too.
    fn selected(&self, context: &Context, who: Who) -> Found {
        if let (Who::Investigators(Investigators::Target), It::Monster(slot)) =
            (who, context.target)
        {
            return if self.s.monster(slot).is_some() { Found::one(slot) } else { Found::NONE };
        }
        select(self.s, self.c, context, who)
    }

    /// Resolves a body for one item of a selection.
    fn with_item(&mut self, mut context: Context, who: Who, bit: u8, body: Block) {
        let target = matches!(who, Who::Investigators(Investigators::Target));
        if target && matches!(context.target, It::Monster(_)) {
            context.it = context.target;
            self.begin_effect(context, body);
            return;
        }
        match item(who, bit) {
            It::Investigator(seat) => {
                context.who = seat;
                context.by_lead = false;
            }
            It::Monster(slot) => {
                context.it = It::Monster(slot);
                context.there = self.monster_at(slot);
            }
            It::Gate(space) => {
                context.it = It::Gate(space);
                context.there = Some(space);
            }
            It::Clue(face) => {
                context.it = It::Clue(face);
                context.there = super::clues::space_of_clue(self.s, face);
            }
            It::Space(space) => context.there = Some(space),
            other => context.it = other,
        }
        self.begin_effect(context, body);
    }

    /// `for each`: investigators in turn from the lead, everything else in its order.
    pub fn each(&mut self, at: At, left: &Found) -> Step {
        let Op::Each { who, body } = self.c.code.op(at) else {
            self.pop();
            return Step::Next;
        };
        // EH-CONFLICTS-01: with too few monsters in the cup it matters which space comes first.
        let spawns = |op: &Op<_>| matches!(op, Op::Do(Verb::SpawnMonsters { .. }));
        if self.c.code.ops(body).iter().any(spawns) && is_cup_short(self.s, left, 1) {
            return Step::Ask(active(self.s));
        }
        let next = match who {
            Who::Investigators(_) => {
                let target = matches!(who, Who::Investigators(Investigators::Target));
                let seats = self.s.in_order().find(|seat| left.contains(*seat));
                if target { left.iter().next() } else { seats }
            }
            _ => left.iter().next(),
        };
        match next {
            Some(bit) => self.each_one(bit),
            None => self.pop(),
        }
        Step::Next
    }

    /// The body of `for each` for one of those that are left.
    fn each_one(&mut self, bit: u8) {
        let (&Frame::Each { at, .. }, Some(context)) = (self.s.top(), self.s.context().copied())
        else {
            self.pop();
            return;
        };
        let Op::Each { who, body } = self.c.code.op(at) else { return };
        if let Some(Frame::Each { left, .. }) = self.s.frames.last_mut() {
            left.remove(bit);
        }
        // Whoever came before on the same space has put a token on that Sea or taken that gate away.
        let passing = matches!(
            who,
            Who::Investigators(Investigators::OnTokenlessSea | Investigators::OnGate)
        );
        if passing && !self.selected(&context, who).contains(bit) {
            return;
        }
        self.with_item(context, who, bit, body);
    }

    pub fn repeat(&mut self, body: Block, left: u8) {
        if left == 0 {
            self.pop();
            return;
        }
        self.become_frame(Frame::Repeat { body, left: left - 1 });
        self.push(Frame::Run(body));
    }

    /// A bare roll: EH-FAQ-08, no test.
    /// EH-REROLL-03, EH-REROLL-03-EX1: clues and rerolls are for tests.
    pub fn threw(&mut self, lines: Block, faces: &[u8]) {
        let who = self.s.context().map_or(self.s.lead, |context| context.who);
        self.say(Event::by(What::Threw, who).dice(faces.iter().copied()));
        let rolled = faces.iter().fold(0u8, |set, face| set | 1 << (face - 1));
        if let Some(context) = self.s.context_mut() {
            context.rolled = rolled;
        }
        for face in faces.iter().rev() {
            self.read_line(lines, *face);
        }
    }

    fn read_line(&mut self, lines: Block, result: u8) {
        for op in self.c.code.ops(lines) {
            if let Op::Line { low, high, body } = op
                && (*low..=*high).contains(&result)
            {
                self.push(Frame::Run(*body));
                return;
            }
        }
    }

    /// Takes an answer that an effect waited for.
    pub fn decided(&mut self, frame: &Frame, choice: Choice) {
        if let (Frame::Each { .. }, Choice::Pick(it)) = (frame, choice) {
            self.each_one(bit_of(it));
            return;
        }
        self.pop();
        match (frame, choice) {
            (&Frame::May { at }, _) => {
                let Op::May { cost, then, otherwise } = self.c.code.op(at) else { return };
                if choice == Choice::Yes {
                    self.push(Frame::Run(then));
                    self.willingly(cost);
                    // An offer without a price is chosen as a whole.
                    if cost.is_empty()
                        && let Some(context) = self.s.context_mut()
                    {
                        context.willing = true;
                    }
                } else {
                    self.push(Frame::Run(otherwise));
                }
            }
            (&Frame::Unless { at }, _) => {
                let Op::Unless { deed, escape } = self.c.code.op(at) else { return };
                if choice == Choice::Yes {
                    self.willingly(escape);
                } else {
                    self.push(Frame::Run(deed));
                }
            }
            (&Frame::Choose { at }, Choice::Way(nth)) => {
                let Op::Choose { ways } = self.c.code.op(at) else { return };
                if let Some(Op::Way { body }) = self.c.code.ops(ways).get(usize::from(nth)) {
                    self.willingly(*body);
                }
            }
            (&Frame::Pick { at, .. }, Choice::Pick(it)) => {
                let Op::Pick { who, body } = self.c.code.op(at) else { return };
                if let Some(context) = self.s.context().copied() {
                    self.with_item(context, who, bit_of(it), body);
                }
            }
            (&Frame::Aim { .. }, Choice::Pick(it)) => {
                if let Some(context) = self.s.context_mut() {
                    context.target = it;
                }
            }
            (&Frame::Where { .. }, Choice::Pick(It::Space(space))) => {
                if let Some(context) = self.s.context_mut() {
                    context.chosen = Some(space);
                }
            }
            (&Frame::FallTo { who, .. }, Choice::Pick(It::Space(space))) => {
                self.s.investigator_mut(who).space = space;
            }
            _ => {}
        }
    }

    /// EH-INV-MARK-02: what one chooses really happens to one.
    /// EH-INV-MARK-02-EX1.
    fn willingly(&mut self, block: Block) {
        if block.is_empty() {
            return;
        }
        self.push(Frame::Imposed);
        self.push(Frame::Run(block));
        if let Some(context) = self.s.context_mut() {
            context.willing = true;
        }
    }

    pub fn imposed(&mut self) {
        self.pop();
        if let Some(context) = self.s.context_mut() {
            context.willing = false;
        }
    }

    /// An ability that follows something.
    pub fn trigger(&mut self, frame: &Frame) -> Step {
        let Frame::Trigger { source, nth, who, may, it } = *frame else { return Step::Next };
        let carried = matches!(
            source,
            Source::Asset(_) | Source::Artifact(_) | Source::Condition(..) | Source::Spell(..)
        );
        // What a monster, a Mythos card or the Ancient One does needs nobody.
        let of_somebody = carried || matches!(source, Source::Sheet(_));
        if carried && self.owner_of(source).is_none() || of_somebody && !self.s.is_playing(who) {
            self.pop();
            return Step::Next;
        }
        if may && self.s.is_playing(who) {
            if self.could_follow(source, nth, who) {
                return Step::Ask(who);
            }
            self.pop();
            return Step::Next;
        }
        self.pop();
        self.follow(source, nth, who, it);
        Step::Next
    }

    /// Whether what is offered can be done at all.
    fn could_follow(&self, source: Source, nth: u8, who: u8) -> bool {
        let ability = abilities_of(self.s, self.c, source).get(usize::from(nth));
        let Some(Ability::On { effect, .. }) = ability else { return false };
        can_pay(self.s, self.c, &self.context_of(who, source), *effect)
    }

    pub fn follow(&mut self, source: Source, nth: u8, who: u8, it: It) {
        let ability = abilities_of(self.s, self.c, source).get(usize::from(nth));
        let Some(Ability::On { effect, once, .. }) = ability else { return };
        if *once {
            if is_spent(self.s, source) {
                return;
            }
            self.spend(source);
        }
        let mut context = self.context_of(who, source);
        context.by_lead = false;
        context.it = it;
        context.there = match (source, it) {
            (Source::Monster(slot, _), _) | (_, It::Monster(slot)) => {
                self.monster_at(slot).or(Some(self.space_of(who)))
            }
            _ => Some(self.space_of(who)),
        };
        context.by_lead = !self.s.is_playing(who);
        // EH-COMBAT-02: what a monster does while it is fought is part of the combat.
        let fought = matches!(source, Source::Monster(..) | Source::Ambusher(_))
            && self.s.fight().is_some_and(|fight| fight.step < FightStep::Ends);
        if fought {
            context.during = During::Combat;
        }
        self.begin_effect(context, *effect);
    }
}
