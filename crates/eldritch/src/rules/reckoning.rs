//! Reckoning, in its order: monsters, the Ancient One, Mythos cards, investigators.

use super::abilities::{playing, side};
use super::{Menu, Run, Step};
use crate::Choice;
use crate::content::Content;
use crate::event::{Event, What};
use crate::ids::{ConditionId, MythosId};
use crate::language::Who;
use crate::state::{Eldritch, Found, Frame, It, Reckoning, Source};
use script::Block;

/// Nothing is left to be reckoned with.
const LAST_STEP: u8 = 4;

/// What can be resolved next.
pub fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let now = &s.reckoning;
    match now.step {
        0 => {
            for slot in now.monsters.iter() {
                if let Some(monster) = s.monster(slot) {
                    menu.offer(Choice::Resolve(Source::Monster(slot, monster.kind)));
                }
            }
        }
        2 => {
            for card in now.cards.iter().filter(|card| s.in_play.iter().any(|it| it.card == *card))
            {
                menu.offer(Choice::Resolve(Source::Mythos(card)));
            }
        }
        3 => {
            if let Some(seat) = first_seat(s) {
                for card in conditions(s, seat) {
                    menu.offer(Choice::Resolve(Source::Condition(card, seat)));
                }
            }
        }
        _ => {}
    }
    let _ = c;
}

/// EH-RECKONING-04: the lead first, then clockwise.
fn first_seat(s: &Eldritch) -> Option<u8> {
    let count = s.seats.len() as u8;
    let clockwise = (0..count).map(|nth| (s.reckoning.first + nth) % count);
    clockwise.into_iter().find(|seat| s.is_playing(*seat) && s.reckoning.seats & (1 << seat) != 0)
}

fn conditions(s: &Eldritch, seat: u8) -> impl Iterator<Item = ConditionId> {
    let left = &s.reckoning.conditions[usize::from(seat)];
    let it = s.investigator(seat);
    left.iter().filter(|card| it.has_condition(*card))
}

impl Run<'_> {
    /// EH-RECKONING-07: what is there when it begins.
    pub fn reckon(&mut self) {
        self.say(Event::new(What::Reckoning));
        let mut now = Reckoning::default();
        for (slot, monster) in self.s.monsters() {
            if self.monster_reckons(monster.kind) {
                now.monsters.add(slot);
            }
        }
        for ongoing in &self.s.in_play {
            if self.c.mythos_card(ongoing.card).reckoning.is_some() {
                now.cards.add(ongoing.card);
            }
        }
        self.due_conditions(&mut now);
        self.s.reckoning = now;
        self.become_frame(Frame::Reckoning);
    }

    /// EH-CONFLICTS-01: an effect has the reckonings of these resolved, in the order the group likes.
    pub fn reckon_each(&mut self, who: Who, left: Found, body: Block) {
        let mut now = Reckoning { alone: true, body: Some(body), ..Reckoning::default() };
        if who == Who::MythosInPlay {
            now.step = 2;
            let reckons = |card: &MythosId| self.c.mythos_card(*card).reckoning.is_some();
            left.iter().map(MythosId).filter(reckons).for_each(|card| now.cards.add(card));
        } else {
            now.monsters = left;
        }
        self.s.reckoning = now;
        self.push(Frame::Reckoning);
    }

    /// EH-RECKONING-04, for an effect that counts every die as a 1.
    pub fn reckon_conditions_with_ones(&mut self) {
        let first = self.s.lead;
        let mut now = Reckoning { step: 3, first, alone: true, ones: true, ..Reckoning::default() };
        self.due_conditions(&mut now);
        self.s.reckoning = now;
        self.push(Frame::Reckoning);
    }

    fn due_conditions(&self, now: &mut Reckoning) {
        for seat in playing(self.s) {
            now.seats |= 1 << seat;
            for held in &self.s.investigator(seat).conditions {
                if self.c.condition(held.card).reckoning.is_some() {
                    now.conditions[usize::from(seat)].add(held.card);
                }
            }
        }
    }

    pub fn step_reckoning(&mut self) -> Step {
        match self.s.reckoning.step {
            1 => {
                self.s.reckoning.step = 2;
                if let Some(block) = side(self.s, self.c).reckoning {
                    let mut context = self.context_of(self.s.lead, Source::AncientOne);
                    context.by_lead = true;
                    self.begin_effect(context, block);
                }
                return Step::Next;
            }
            LAST_STEP.. => {
                self.pop();
                return Step::Next;
            }
            _ => {}
        }
        let mut menu = Menu::new();
        offer(self.s, self.c, &mut menu);
        match &menu[..] {
            [] => self.reckoning_goes_on(),
            [only] => {
                let only = *only;
                self.reckoned(only);
            }
            _ => {
                let seat = first_seat(self.s).filter(|_| self.s.reckoning.step == 3);
                return Step::Ask(seat.unwrap_or(self.s.lead));
            }
        }
        Step::Next
    }

    fn reckoning_goes_on(&mut self) {
        if self.s.reckoning.step == 3
            && let Some(seat) = first_seat(self.s)
        {
            self.s.reckoning.seats &= !(1 << seat);
            return;
        }
        let now = &mut self.s.reckoning;
        now.step = if now.alone { LAST_STEP } else { now.step + 1 };
        now.first = self.s.lead;
    }

    pub fn reckoned(&mut self, choice: Choice) {
        let Choice::Resolve(source) = choice else { return };
        match source {
            Source::Monster(slot, _) => {
                self.s.reckoning.monsters.remove(slot);
                match self.s.reckoning.body {
                    Some(body) => self.reckon_by(It::Monster(slot), body),
                    None => self.reckon_monster(slot),
                }
            }
            Source::Mythos(card) => {
                self.s.reckoning.cards.remove(card);
                match self.s.reckoning.body {
                    Some(body) => self.reckon_by(It::Rumor(card), body),
                    None => self.reckon_mythos(card),
                }
            }
            Source::Condition(card, seat) => {
                self.s.reckoning.conditions[usize::from(seat)].remove(card);
                self.reckon_condition(seat, card, self.s.reckoning.ones);
            }
            _ => {}
        }
    }

    /// What the effect that asked for it does with one.
    fn reckon_by(&mut self, it: It, body: Block) {
        let Some(mut context) = self.s.context().copied() else { return };
        context.it = it;
        if let It::Monster(slot) = it {
            context.there = self.monster_at(slot);
        }
        self.begin_effect(context, body);
    }

    pub fn reckon_mythos(&mut self, card: MythosId) {
        if let Some(block) = self.c.mythos_card(card).reckoning {
            let mut context = self.context_of(self.s.lead, Source::Mythos(card));
            context.by_lead = true;
            self.begin_effect(context, block);
        }
    }

    pub fn reckon_condition(&mut self, seat: u8, card: ConditionId, ones: bool) {
        if let Some(block) = self.c.condition(card).reckoning {
            let mut context = self.context_of(seat, Source::Condition(card, seat));
            context.ones = ones;
            self.begin_effect(context, block);
        }
    }
}
