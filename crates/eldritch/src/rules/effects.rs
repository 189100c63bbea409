//! Effects: the game as the host of the effect machine.

use super::monsters::is_cup_short;
use super::payable::View;
use super::selectors::{item, select};
use super::values::amount;
use super::{Run, abilities, reckoning, testing, verbs};
use crate::event::{Event, What};
use crate::language::{
    Check, EffectLanguage, Investigators, MonsterVerb, Monsters, Number, Verb, Who,
};
use crate::state::{Context, Found, Frame, It, Purpose};
use script::machine::{self, Host, HowMany, Look, Task};
use script::{At, Block, Code, Op};

impl From<Task<Found>> for Frame {
    fn from(task: Task<Found>) -> Frame {
        match task {
            Task::Run(block) => Frame::Run(block),
            Task::Each { at, left } => Frame::Each { at, left },
            Task::Repeat { body, left } => Frame::Repeat { body, left },
            Task::May { at } => Frame::May { at },
            Task::Unless { at } => Frame::Unless { at },
            Task::Choose { at } => Frame::Choose { at },
            Task::Pick { at, among } => Frame::Pick { at, among },
            Task::Dice { dice, lines } => Frame::Dice { dice, lines },
            Task::Imposed => Frame::Imposed,
        }
    }
}

impl Host for Run<'_> {
    type Language = EffectLanguage;
    type Found = Found;
    type Item = u16;

    fn code(&self) -> &Code<EffectLanguage> {
        &self.c.code
    }

    fn push(&mut self, task: Task<Found>) {
        self.s.frames.push(task.into());
    }

    fn pop(&mut self) {
        self.s.frames.pop();
    }

    fn look(&self) -> Option<impl Look<Language = EffectLanguage>> {
        self.s.context().map(|context| View { s: self.s, c: self.c, context })
    }

    /// EH-DEFEATED-13: an investigator who is out of play resolves nothing.
    fn goes_on(&mut self) -> bool {
        let lead = self.s.lead;
        let Some(context) = self.s.context_mut() else { return false };
        if context.by_lead {
            context.who = lead;
            return true;
        }
        let who = context.who;
        self.s.is_playing(who)
    }

    fn can_be_asked(&self) -> bool {
        self.s.context().is_some_and(|context| self.s.is_playing(context.who))
    }

    fn asks_first(&mut self, verb: Verb) -> bool {
        let Some(context) = self.s.context().copied() else { return false };
        context.chosen.is_none() && verbs::ask_where(self, &context, verb)
    }

    /// EH-MYTHOS-05: as far as possible.
    fn perform(&mut self, verb: Verb, at: At) {
        verbs::verb(self, verb, at);
        if let Some(context) = self.s.context_mut() {
            context.chosen = None;
        }
    }

    fn test(&mut self, check: Check, pass: Block, fail: Block) {
        let Some(context) = self.s.context().copied() else { return };
        let needs = amount(self.s, self.c, &context, check.needs);
        let modifier = check.modifier.clamp(-100, 100) as i8;
        let purpose = Purpose::Effect { pass, fail };
        testing::begin(self, context.who, check.skill, modifier, needs, context.during, purpose);
    }

    fn amount(&self, number: Number) -> u8 {
        self.s.context().map_or(0, |context| amount(self.s, self.c, context, number))
    }

    /// The target may also be a monster.
    fn select(&self, who: Who) -> Found {
        let Some(context) = self.s.context() else { return Found::NONE };
        match (who, context.target) {
            (Who::Investigators(Investigators::Target), It::Monster(slot)) => {
                if self.s.monster(slot).is_some() { Found::one(slot.0) } else { Found::NONE }
            }
            _ => select(self.s, self.c, context, who),
        }
    }

    fn how_many(found: &Found) -> HowMany<u16> {
        match found.only() {
            Some(only) => HowMany::One(only),
            None if found.is_empty() => HowMany::None,
            None => HowMany::Several,
        }
    }

    fn result(&self) -> u8 {
        self.s.context().map_or(0, |context| context.result)
    }

    fn roll(&mut self, dice: u8, lines: Block) {
        if self.s.context().is_some_and(|context| context.ones) {
            machine::threw(self, lines, &[1]);
        } else if dice > 0 {
            self.push(Frame::Dice { dice, lines });
        }
    }

    /// A plain roll: EH-FAQ-08, not a test.
    /// EH-REROLL-03, EH-REROLL-03-EX1: clues and rerolls apply only to tests.
    fn rolled(&mut self, faces: &[u8]) {
        let who = self.s.context().map_or(self.s.lead, |context| context.who);
        self.say(Event::by(What::Threw, who).dice(faces.iter().copied()));
        let rolled = faces.iter().fold(0u8, |set, face| set | 1 << (face - 1));
        if let Some(context) = self.s.context_mut() {
            context.rolled = rolled;
        }
    }

    fn go_through(&mut self, at: At, who: Who, left: Found, body: Block) {
        if matches!(who, Who::Monsters(Monsters::WithReckoning) | Who::MythosInPlay) {
            reckoning::reckon_each(self, who, left, body);
        } else {
            self.push(Frame::Each { at, left });
        }
    }

    /// EH-CONFLICTS-01: with too few monsters in the cup, it matters which space comes first.
    fn asks_which(&self, body: Block, left: &Found) -> bool {
        let spawns =
            |op: &Op<_>| matches!(op, Op::Do(Verb::Monster(MonsterVerb::SpawnMonsters { .. })));
        self.c.code.ops(body).iter().any(spawns) && is_cup_short(self.s, left, 1)
    }

    /// Investigators in turn order from the lead, everything else in its own order.
    fn next_of(&self, who: Who, left: &Found) -> Option<u16> {
        if let Who::Investigators(who) = who
            && who != Investigators::Target
        {
            return self
                .s
                .in_order()
                .map(|seat| u16::from(seat.0))
                .find(|seat| left.contains(*seat));
        }
        left.iter().next()
    }

    fn strike(&mut self, item: u16) {
        if let Some(Frame::Each { left, .. }) = self.s.frames.last_mut() {
            left.remove(item);
        }
    }

    /// An earlier investigator on the same space may have put a token on the Sea or taken the gate
    /// away.
    fn is_still_meant(&self, who: Who, item: u16) -> bool {
        let passing = matches!(
            who,
            Who::Investigators(Investigators::OnTokenlessSea | Investigators::OnGate)
        );
        !passing || self.select(who).contains(item)
    }

    fn begin_for(&mut self, who: Who, item: u16, body: Block) {
        let Some(context) = self.s.context().copied() else { return };
        let context = speaking_of(self, context, who, item);
        self.begin_effect(context, body);
    }

    /// EH-INV-MARK-02, EH-INV-MARK-02-EX1: what an investigator chooses does happen to them.
    fn chosen(&mut self, willing: bool) {
        if let Some(context) = self.s.context_mut() {
            context.willing = willing;
        }
    }
}

/// The same context, for one item of a selection.
fn speaking_of(run: &Run<'_>, mut context: Context, who: Who, bit: u16) -> Context {
    let target = matches!(who, Who::Investigators(Investigators::Target));
    if target && matches!(context.target, It::Monster(_)) {
        context.it = context.target;
        return context;
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
        it @ (It::Nothing | It::Gone(_) | It::Rumor(_) | It::Asset(_) | It::Spell(_)) => {
            context.it = it
        }
    }
    context
}
