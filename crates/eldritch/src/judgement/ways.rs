//! Where to go, and how to use the actions of a turn on the way.

use super::Mind;
use super::goals::Goals;
use super::help::SPELL;
use crate::Choice;
use crate::content::journeys::{PURSES, purse};
use crate::content::{Ability, Cast, Moment, Passive};
use crate::ids::{SpaceId, Terrain, Ticket};
use crate::rules::abilities::{forbidding, in_force, side};
use crate::rules::actions::{ACQUIRE, PREPARE, REST, TRAVEL};
use crate::rules::component_actions::{action_of, local_of};
use crate::state::{Context, During, Frame, Source};
use std::cell::Cell;

/// A plan for a turn: the goals, and what each space promises.
#[derive(Debug)]
pub(super) struct Plan<'p> {
    mind: &'p Mind<'p>,
    goals: Goals,
    /// By space and tickets.
    known: Box<[[Cell<Option<f32>>; PURSES]]>,
    stuck: bool,
}

/// A point within a turn.
#[derive(Clone, Copy, Debug)]
struct Now {
    space: SpaceId,
    tickets: [u8; 2],
    actions: u8,
    done: u8,
}

impl<'p> Plan<'p> {
    pub(super) fn new(mind: &'p Mind<'p>) -> Self {
        Plan {
            mind,
            goals: mind.goals(),
            known: vec![[const { Cell::new(None) }; PURSES]; mind.c.spaces.len()].into(),
            stuck: forbidding(mind.s, mind.c, mind.me, Passive::CannotMove).is_some(),
        }
    }

    /// What an action of the turn is worth.
    pub(super) fn action(&self, choice: Choice) -> f32 {
        let it = self.mind.s.investigator(self.mind.me);
        let single = matches!(self.mind.s.top(), Frame::OneAction { .. });
        let actions = if single { 0 } else { it.actions.saturating_sub(1) };
        let mut now = Now { space: it.space, tickets: it.tickets, actions, done: it.done };
        match choice {
            Choice::EndTurn => self.end(now.space, now.tickets),
            Choice::Travel(space) => {
                now.done |= TRAVEL;
                let mut best = f32::NEG_INFINITY;
                self.extend(space, now.tickets, &mut |space, tickets| {
                    best = best.max(self.best(Now { space, tickets, ..now }));
                });
                best
            }
            Choice::Prepare(ticket) => self.prepared(now, ticket),
            Choice::Rest => {
                now.done |= REST;
                self.mind.rest() + self.best(now)
            }
            Choice::Acquire => {
                now.done |= ACQUIRE;
                self.mind.acquire() + self.best(now)
            }
            Choice::Trade(with) => self.mind.trade(with) + self.best(now),
            Choice::Use(source) => {
                let context = Context::new(self.mind.me, source);
                let block = action_of(self.mind.s, self.mind.c, source);
                block.map_or(0.0, |it| self.mind.effect(&context, it)) + self.best(now)
            }
            Choice::Cast(card) => self.mind.spell(card) + self.best(now),
            Choice::Local(owner, card) => {
                let mut context = Context::new(self.mind.me, Source::Condition(card, owner));
                context.during = During::Plain;
                let block = local_of(self.mind.c, card);
                block.map_or(0.0, |it| self.mind.effect(&context, it)) + self.best(now)
            }
            _ => 0.0,
        }
    }

    /// One more space, or stopping.
    pub(super) fn step(&self, choice: Choice) -> f32 {
        let it = self.mind.s.investigator(self.mind.me);
        let turn = self.mind.s.frames.iter().any(|frame| matches!(frame, Frame::Turn { .. }));
        let actions = if turn { it.actions } else { 0 };
        let now = Now { space: it.space, tickets: it.tickets, actions, done: it.done };
        match choice {
            Choice::Go(space, Some(ticket)) => {
                let mut tickets = now.tickets;
                tickets[ticket as usize] = tickets[ticket as usize].saturating_sub(1);
                let mut best = f32::NEG_INFINITY;
                self.extend(space, tickets, &mut |space, tickets| {
                    best = best.max(self.best(Now { space, tickets, ..now }));
                });
                best
            }
            Choice::Go(space, None) => {
                let Frame::Moving { left, by, .. } = *self.mind.s.top() else { return 0.0 };
                self.walk(space, left.saturating_sub(1), by, now)
            }
            _ => self.best(now),
        }
    }

    /// The best within this many more free spaces.
    fn walk(&self, space: SpaceId, left: u8, by: Option<Ticket>, now: Now) -> f32 {
        let mut best = self.best(Now { space, ..now });
        if left > 0 {
            let info = self.mind.c.space(space);
            let next = match by {
                None => info.neighbours(),
                Some(Ticket::Train) => info.trains.clone(),
                Some(Ticket::Ship) => info.ships.clone(),
            };
            for next in next.iter() {
                best = best.max(self.walk(next, left - 1, by, now));
            }
        }
        best
    }

    /// Ending the turn on a space.
    pub(super) fn end(&self, space: SpaceId, tickets: [u8; 2]) -> f32 {
        let memory = &self.known[usize::from(space.0)][purse(tickets)];
        if let Some(known) = memory.get() {
            return known;
        }
        let claimed = self.goals.iter().any(|goal| goal.space == space && goal.claimed);
        let stay = self.mind.stay(space);
        let now = if claimed { stay.min(self.mind.t.claimed * stay + 0.4) } else { stay };
        let ahead = self.mind.ahead(&self.goals, space, tickets);
        let spare = self.mind.t.ticket * f32::from(tickets[0] + tickets[1]);
        let worth = now + ahead + spare + self.mind.arrival(space);
        memory.set(Some(worth));
        worth
    }

    /// The best use of the remaining actions.
    fn best(&self, now: Now) -> f32 {
        let mut best = self.end(now.space, now.tickets);
        if now.actions == 0 {
            return best;
        }
        let mind = self.mind;
        let info = mind.c.space(now.space);
        let then = Now { actions: now.actions - 1, ..now };
        if now.done & TRAVEL == 0 && !self.stuck {
            let then = Now { done: now.done | TRAVEL, ..then };
            for first in info.neighbours().iter() {
                self.extend(first, now.tickets, &mut |space, tickets| {
                    best = best.max(self.best(Now { space, tickets, ..then }));
                });
            }
        }
        let city = info.terrain == Terrain::City;
        if now.done & PREPARE == 0 && city {
            if !info.trains.is_empty() {
                best = best.max(self.prepared(then, Ticket::Train));
            }
            if !info.ships.is_empty() {
                best = best.max(self.prepared(then, Ticket::Ship));
            }
        }
        let quiet = !mind.s.has_monsters(now.space);
        if now.done & REST == 0 && quiet && !in_force(mind.s, mind.c, Passive::NobodyRests) {
            best = best.max(mind.rest() + self.best(Now { done: now.done | REST, ..then }));
        }
        if now.done & ACQUIRE == 0 && quiet && city {
            best = best.max(mind.acquire() + self.best(Now { done: now.done | ACQUIRE, ..then }));
        }
        best
    }

    fn prepared(&self, mut now: Now, ticket: Ticket) -> f32 {
        now.done |= PREPARE;
        if now.tickets.iter().sum::<u8>() >= 2 {
            return self.best(now) - 0.1;
        }
        now.tickets[ticket as usize] += 1;
        self.best(now)
    }

    /// Everywhere a journey can continue to from here with these tickets.
    fn extend(&self, space: SpaceId, tickets: [u8; 2], see: &mut dyn FnMut(SpaceId, [u8; 2])) {
        see(space, tickets);
        let info = self.mind.c.space(space);
        for (kind, paths) in [&info.trains, &info.ships].into_iter().enumerate() {
            if tickets[kind] > 0 {
                let mut left = tickets;
                left[kind] -= 1;
                for next in paths.iter() {
                    self.extend(next, left, see);
                }
            }
        }
    }
}

impl Mind<'_> {
    /// A spell, cast as an action or before encounters.
    pub fn spell(&self, card: crate::ids::SpellId) -> f32 {
        let info = self.c.spell(card);
        let mut context = Context::new(self.me, Source::Spell(card, self.me));
        context.during = During::Spell;
        let mut worth = self.effect(&context, info.effect);
        if self.progress == Some(crate::content::Progress::PassedSpell)
            && !self.s.investigator(self.me).clues.is_empty()
        {
            worth += 0.65 * (self.step + self.clues(self.me, -1) - SPELL).max(0.0);
        }
        if info.cast == Cast::Action { worth - 0.2 } else { worth }
    }

    /// What the Ancient One does to an investigator who enters a space.
    fn arrival(&self, space: SpaceId) -> f32 {
        if self.s.space(space).tokens == 0 || space == self.s.investigator(self.me).space {
            return 0.0;
        }
        let mut worth = 0.0;
        for ability in &side(self.s, self.c).abilities {
            if let Ability::On { moment: Moment::MovedOntoToken, effect, .. } = ability {
                let context = Context::new(self.me, Source::AncientOne);
                worth += self.effect(&context, *effect);
            }
        }
        worth
    }
}
