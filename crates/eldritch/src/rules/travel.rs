//! Moving: the Travel action and effects that move investigators.

use super::abilities::forbidding;
use super::active::active;
use super::{Menu, Run, Step};
use crate::Choice;
use crate::content::{Content, Passive};
use crate::event::{Event, What};
use crate::ids::{SpaceId, Ticket};
use crate::state::{Eldritch, Frame, It, SpaceSet};

/// Where one more step can lead.
fn steps(s: &Eldritch, c: &Content, who: u8, left: u8, by: Option<Ticket>) -> SpaceSet {
    if left == 0 || forbidding(s, c, who, Passive::CannotMove).is_some() {
        return SpaceSet::NONE;
    }
    let here = c.space(s.investigator(who).space);
    match by {
        None => here.neighbours(),
        Some(Ticket::Train) => here.trains.clone(),
        Some(Ticket::Ship) => here.ships.clone(),
    }
}

pub fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Moving { who, left, by, tickets, may_stop } = *frame else { return };
    for space in steps(s, c, who, left, by).iter() {
        menu.offer(Choice::Go(space, None));
    }
    if left == 0 && tickets && forbidding(s, c, who, Passive::CannotMove).is_none() {
        let here = c.space(s.investigator(who).space);
        for (ticket, spaces) in [(Ticket::Train, &here.trains), (Ticket::Ship, &here.ships)] {
            if s.investigator(who).tickets[ticket as usize] > 0 {
                for space in spaces.iter() {
                    menu.offer(Choice::Go(space, Some(ticket)));
                }
            }
        }
    }
    if may_stop && !menu.is_empty() {
        menu.offer(Choice::Stop);
    }
}

impl Run<'_> {
    /// EH-TRAVEL-01: the first space is free.
    /// EH-REF-04.
    pub fn travel(&mut self, seat: u8, space: SpaceId) {
        self.say(Event::by(What::Travelled, seat).at(space));
        self.push(Frame::Moving { who: seat, left: 0, by: None, tickets: true, may_stop: true });
        self.enter(seat, space);
    }

    /// EH-INV-SILAS-01: tickets only for Travel.
    pub fn moving(&mut self, frame: &Frame) -> Step {
        let Frame::Moving { who, .. } = *frame else { return Step::Next };
        let mut menu = Menu::new();
        if self.s.is_playing(who) {
            offer(self.s, self.c, frame, &mut menu);
        }
        if menu.is_empty() {
            self.pop();
            return Step::Next;
        }
        Step::Ask(who)
    }

    /// EH-TRAVEL-02: a ticket pays for one more space along its own kind of path.
    pub fn go(&mut self, space: SpaceId, ticket: Option<Ticket>) {
        let Frame::Moving { who, left, by, tickets, may_stop } = *self.s.top() else { return };
        if let Some(ticket) = ticket {
            self.s.investigator_mut(who).tickets[ticket as usize] -= 1;
        }
        self.say(Event::by(What::Moved, who).at(space));
        let left = left.saturating_sub(1);
        self.become_frame(Frame::Moving { who, left, by, tickets, may_stop });
        self.enter(who, space);
    }

    /// EH-CONFLICTS-04-EX1: whether nothing forbids it.
    pub fn may_move(&self, who: u8) -> bool {
        self.s.is_playing(who) && forbidding(self.s, self.c, who, Passive::CannotMove).is_none()
    }

    /// Straight to a space, unless something forbids moving.
    /// EH-INV-AKACHI-04: not along paths.
    pub fn move_straight(&mut self, who: u8, space: SpaceId) {
        if self.may_move(who) && self.space_of(who) != space {
            self.say(Event::by(What::Moved, who).at(space));
            self.enter(who, space);
        }
    }

    /// EH-NEAREST-03: step by step on a shortest way, which is a matter of choice if there are several.
    pub fn toward(&mut self, what: It, to: SpaceId, left: u8) {
        let from = match what {
            It::Investigator(seat) if self.may_move(seat) => Some(self.space_of(seat)),
            It::Monster(slot) => self.monster_at(slot),
            _ => None,
        };
        let ways = from.map_or(SpaceSet::NONE, |from| nearer(self.c, from, to));
        let chosen = self.s.context_mut().and_then(|context| context.chosen.take());
        let next = chosen.filter(|space| ways.contains(*space));
        let next = next.or_else(|| ways.nth(0).filter(|_| ways.len() == 1));
        if left == 0 || ways.is_empty() {
            self.pop();
            return;
        }
        let Some(next) = next else {
            self.push(Frame::Where { by: active(self.s), among: ways.numbers() });
            return;
        };
        self.become_frame(Frame::Toward { what, to, left: left - 1 });
        match what {
            It::Investigator(seat) => self.move_straight(seat, next),
            It::Monster(slot) => self.move_monster(slot, next),
            _ => {}
        }
    }
}

/// One step nearer to a space: the neighbours that lie on a shortest way.
fn nearer(c: &Content, from: SpaceId, to: SpaceId) -> SpaceSet {
    let here = c.space(from);
    let far = here.far[usize::from(to.0)];
    let mut set = SpaceSet::NONE;
    if far == 0 {
        return set;
    }
    for next in here.neighbours().iter() {
        if c.space(next).far[usize::from(to.0)] + 1 == far {
            set.add(next);
        }
    }
    set
}
