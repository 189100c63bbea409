//! Moving: the Travel action and effects that move investigators.

use super::abilities::forbidding;
use super::active::active;
use super::{Menu, Run, Step};
use crate::Choice;
use crate::content::{Content, Passive};
use crate::event::{Event, What};
use crate::ids::{PlaceId, Ticket};
use crate::state::{Eldritch, Frame, It, PlaceSet};

/// Where one more step can lead.
fn steps(s: &Eldritch, c: &Content, who: u8, left: u8, by: Option<Ticket>) -> PlaceSet {
    if left == 0 || forbidding(s, c, who, Passive::CannotMove).is_some() {
        return PlaceSet::NONE;
    }
    let here = c.place(s.investigator(who).place);
    match by {
        None => here.neighbours(),
        Some(Ticket::Train) => here.trains,
        Some(Ticket::Ship) => here.ships,
    }
}

pub fn offer(s: &Eldritch, c: &Content, frame: Frame, menu: &mut Menu) {
    let Frame::Moving { who, left, by, tickets, may_stop } = frame else { return };
    for place in steps(s, c, who, left, by).iter() {
        menu.offer(Choice::Go(place, None));
    }
    if left == 0 && tickets && forbidding(s, c, who, Passive::CannotMove).is_none() {
        let here = c.place(s.investigator(who).place);
        for (ticket, places) in [(Ticket::Train, here.trains), (Ticket::Ship, here.ships)] {
            if s.investigator(who).tickets[ticket as usize] > 0 {
                for place in places.iter() {
                    menu.offer(Choice::Go(place, Some(ticket)));
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
    pub fn travel(&mut self, seat: u8, place: PlaceId) {
        self.say(Event::by(What::Travelled, seat).at(place));
        self.push(Frame::Moving { who: seat, left: 0, by: None, tickets: true, may_stop: true });
        self.enter(seat, place);
    }

    pub fn moving(&mut self, frame: Frame) -> Step {
        let Frame::Moving { who, .. } = frame else { return Step::Next };
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
    pub fn go(&mut self, place: PlaceId, ticket: Option<Ticket>) {
        let Frame::Moving { who, left, by, tickets, may_stop } = self.s.top() else { return };
        if let Some(ticket) = ticket {
            self.s.investigator_mut(who).tickets[ticket as usize] -= 1;
        }
        self.say(Event::by(What::Moved, who).at(place));
        let left = left.saturating_sub(1);
        self.become_frame(Frame::Moving { who, left, by, tickets, may_stop });
        self.enter(who, place);
    }

    /// EH-CONFLICTS-04-EX1: whether nothing forbids it.
    pub fn may_move(&self, who: u8) -> bool {
        self.s.is_playing(who) && forbidding(self.s, self.c, who, Passive::CannotMove).is_none()
    }

    /// Straight to a place, unless something forbids moving.
    pub fn move_straight(&mut self, who: u8, place: PlaceId) {
        if self.may_move(who) && self.place_of(who) != place {
            self.say(Event::by(What::Moved, who).at(place));
            self.enter(who, place);
        }
    }

    /// EH-NEAREST-03: step by step on a shortest way, which is a matter of choice if there are several.
    pub fn toward(&mut self, what: It, to: PlaceId, left: u8) {
        let from = match what {
            It::Investigator(seat) if self.may_move(seat) => Some(self.place_of(seat)),
            It::Monster(slot) => self.monster_at(slot),
            _ => None,
        };
        let ways = from.map_or(PlaceSet::NONE, |from| nearer(self.c, from, to));
        let chosen = self.s.contexts.last_mut().and_then(|context| context.chosen.take());
        let next = chosen.filter(|place| ways.contains(*place));
        let next = next.or_else(|| ways.nth(0).filter(|_| ways.len() == 1));
        if left == 0 || ways.is_empty() {
            self.pop();
            return;
        }
        let Some(next) = next else {
            self.push(Frame::Where { by: active(self.s), among: ways.0 });
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

/// One step nearer to a place: the neighbours that lie on a shortest way.
fn nearer(c: &Content, from: PlaceId, to: PlaceId) -> PlaceSet {
    let here = c.place(from);
    let far = here.far[usize::from(to.0)];
    let mut set = PlaceSet::NONE;
    if far == 0 {
        return set;
    }
    for next in here.neighbours().iter() {
        if c.place(next).far[usize::from(to.0)] + 1 == far {
            set.add(next);
        }
    }
    set
}
