//! Health and sanity: lost, prevented, spent, recovered.

use super::abilities::{abilities_carried, applies, bears, is_spent, playing, reaches};
use super::payable::can_pay;
use super::{Menu, Run, Step};
use crate::Choice;
use crate::content::{Ability, Cast, Content, Sought};
use crate::event::{Event, Of, What};
use crate::ids::Pool;
use crate::language::Verb;
use crate::state::{Context, During, Eldritch, Frame, It, Losing, Marker, Source};
use kernel::List;
use script::Op;

/// What this seat can do against the loss at hand.
pub fn preventions(s: &Eldritch, c: &Content, losing: &Losing, seat: u8, menu: &mut Menu) {
    if losing.stood & (1 << seat) != 0 || losing.prevented >= losing.n {
        return;
    }
    let own = bears(s, c, seat, Sought::Prevent)
        .then(|| abilities_carried(s, c, seat, Sought::Prevent))
        .into_iter()
        .flatten();
    for (source, _, ability) in own {
        if losing.used.contains(&source) {
            continue;
        }
        let Ability::Prevent { pool, whose, during, price, once, .. } = ability else { continue };
        let helps = *pool == losing.pool
            && reaches(s, *whose, seat, losing.who)
            && applies(*during, losing.during)
            && !(*once && is_spent(s, source))
            && price.is_none_or(|price| can_pay(s, c, &Context::new(seat, source), price));
        if helps {
            menu.offer(Choice::Use(source));
        }
    }
    let wanted = match losing.pool {
        Pool::Health => Cast::WouldLoseHealth,
        Pool::Sanity => Cast::WouldLoseSanity,
    };
    let it = s.investigator(seat);
    for held in &it.spells {
        if c.spell(held.card).cast == wanted && !it.cast.contains(held.card) {
            menu.offer(Choice::Cast(held.card));
        }
    }
}

/// The first seat that can do something, the victim before the others.
fn helper(s: &Eldritch, c: &Content, losing: &Losing) -> Option<u8> {
    let others = playing(s).filter(|seat| *seat != losing.who);
    std::iter::once(losing.who).chain(others).find(|seat| {
        let mut menu = Menu::new();
        preventions(s, c, losing, *seat, &mut menu);
        !menu.is_empty()
    })
}

pub fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let Some(losing) = s.losing() else { return };
    if let Some(seat) = helper(s, c, losing) {
        preventions(s, c, losing, seat, menu);
        menu.offer(Choice::Stand);
    }
}

impl Run<'_> {
    /// EH-HEALTH-SANITY-04: a loss that may be prevented.
    pub fn lose(&mut self, who: u8, pool: Pool, n: u8) {
        self.s.last_lost = 0;
        if n == 0 || !self.s.is_playing(who) {
            return;
        }
        let during = self.s.context().map_or(During::Plain, |context| context.during);
        // A spell that is cast in combat costs what it costs by its own effect.
        let fights = self.s.fight().is_some() && during != During::Spell;
        let during = if fights { During::Combat } else { during };
        self.push(Frame::Loss(Losing {
            who,
            pool,
            n,
            prevented: 0,
            during,
            by_spell: 0,
            used: List::new(),
            stood: 0,
        }));
    }

    pub fn step_loss(&mut self) -> Step {
        let Some(losing) = self.s.losing().cloned() else {
            self.pop();
            return Step::Next;
        };
        if !self.s.is_playing(losing.who) {
            self.pop();
            return Step::Next;
        }
        if let Some(seat) = helper(self.s, self.c, &losing) {
            return Step::Ask(seat);
        }
        self.pop();
        self.suffer(losing);
        Step::Next
    }

    /// EH-FAQ-13, EH-FAQ-13-EX1: what was chosen counts as chosen, also when the loss is prevented.
    pub fn prevent(&mut self, seat: u8, choice: Choice) {
        match choice {
            Choice::Use(source) => {
                let abilities = super::abilities::abilities_of(self.s, self.c, source);
                let found = abilities.iter().find_map(|ability| match ability {
                    Ability::Prevent { n, price, once, .. } => Some((*n, *price, *once)),
                    _ => None,
                });
                let Some((n, price, once)) = found else { return };
                self.say(Event::by(What::Used, seat).of(Of::Source(source)));
                if let Some(losing) = self.s.losing_mut() {
                    let n = if n == 0 { losing.n } else { n };
                    losing.prevented = losing.prevented.saturating_add(n);
                    losing.used.push(source);
                }
                if once {
                    self.spend(source);
                }
                if let Some(price) = price {
                    let mut context = self.context_of(seat, source);
                    context.willing = true;
                    self.begin_effect(context, price);
                }
            }
            Choice::Cast(spell) => {
                let victim = self.s.losing().map_or(seat, |losing| losing.who);
                if let Some(losing) = self.s.losing_mut() {
                    losing.used.push(Source::Spell(spell, seat));
                }
                self.cast(seat, spell, It::Investigator(victim));
            }
            _ => {
                if let Some(losing) = self.s.losing_mut() {
                    losing.stood |= 1 << seat;
                }
            }
        }
    }

    /// The loss happens as far as it was not prevented.
    fn suffer(&mut self, losing: Losing) {
        let Losing { who, pool, n, prevented, during, .. } = losing;
        let it = self.s.investigator_mut(who);
        let has = match pool {
            Pool::Health => &mut it.health,
            Pool::Sanity => &mut it.sanity,
        };
        let lost = n.saturating_sub(prevented).min(*has);
        *has -= lost;
        let left = *has;
        self.s.last_lost = lost;
        if let Some(context) = self.s.context_mut() {
            context.lost = lost;
        }
        if prevented > 0 {
            let n = i16::from(prevented.min(n));
            self.say(Event::by(What::Prevented, who).of(Of::Pool(pool)).n(n));
        }
        if lost > 0 {
            let event = Event::by(What::Lost, who).of(Of::Pool(pool)).n(i16::from(lost));
            self.say(event.change(left + lost, left));
        }
        if pool == Pool::Sanity && during == During::Combat {
            self.horror_to_sheet(lost);
        }
        if !self.other_loss_follows(who, pool) {
            self.check_fall(who);
        }
    }

    /// Losses named in one breath happen at once: EH-DEFEATED-07.
    fn other_loss_follows(&self, who: u8, pool: Pool) -> bool {
        let (Frame::Run(block), Some(context)) = (self.s.top(), self.s.context()) else {
            return false;
        };
        let next = block.split().map(|(at, _)| self.c.code.op(at));
        context.who == who
            && matches!(next, Some(Op::Do(Verb::Lose { pool: other, .. })) if other != pool)
    }

    /// EH-HEALTH-SANITY-05.
    pub fn check_fall(&mut self, who: u8) {
        if !self.s.is_playing(who) {
            return;
        }
        let it = self.s.investigator(who);
        match (it.health, it.sanity) {
            (0, 0) => self.push(Frame::MarkFall { who }),
            (0, _) => self.fall(who, Marker::Crippled),
            (_, 0) => self.fall(who, Marker::Insane),
            _ => {}
        }
    }

    /// EH-HEALTH-SANITY-02.
    /// EH-INV-JIM-01: on top of what was recovered before.
    pub fn recover(&mut self, who: u8, pool: Pool, n: u8) {
        if !self.s.is_playing(who) {
            return;
        }
        let info = self.c.sheet(self.s.investigator(who).sheet);
        let it = self.s.investigator_mut(who);
        let (has, most) = match pool {
            Pool::Health => (&mut it.health, info.health),
            Pool::Sanity => (&mut it.sanity, info.sanity),
        };
        let gained = n.min(most.saturating_sub(*has));
        *has += gained;
        let now = *has;
        if gained > 0 {
            let event = Event::by(What::Recovered, who).of(Of::Pool(pool)).n(i16::from(gained));
            self.say(event.change(now - gained, now));
        }
    }

    /// EH-HEALTH-SANITY-06: spending cannot be prevented.
    pub fn spend_pool(&mut self, who: u8, pool: Pool, n: u8) {
        let it = self.s.investigator_mut(who);
        let has = match pool {
            Pool::Health => &mut it.health,
            Pool::Sanity => &mut it.sanity,
        };
        let n = n.min(has.saturating_sub(1));
        *has -= n;
        let left = *has;
        if n > 0 {
            let event = Event::by(What::SpentPool, who).of(Of::Pool(pool)).n(i16::from(n));
            self.say(event.change(left + n, left));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::ids::Pool;
    use crate::rules::{Out, Run};
    use crate::state::Eldritch;
    use kernel::position::Positioned;
    use kernel::registry::Titled;

    /// EH-HEALTH-SANITY-04
    #[test]
    fn any_number_of_losses_may_wait() {
        let content = Eldritch::content().expect("the base box is sound");
        let draft = Eldritch::draft(&content);
        let mut game = Eldritch::start(draft, &content, &mut Out::deaf()).expect("a position");
        let health = game.investigator(0).health;
        let mut run = Run { s: &mut game, c: &content, out: &mut Out::deaf() };
        for _ in 0..100 {
            run.lose(0, Pool::Health, 1);
        }
        assert_eq!(run.s.losses().count(), 100);
        assert_eq!(run.s.investigator(0).health, health);
    }
}
