//! Health and sanity: lost, prevented, spent, recovered.

use super::abilities::{
    abilities_carried, abilities_of, applies, bears, is_spent, playing, reaches,
};
use super::asking::Asking;
use super::payable::can_pay;
use super::{Menu, Run, Step, abilities, combat, defeated, spells};
use crate::Choice;
use crate::content::{Ability, Cast, Content, Sought};
use crate::event::{Event, Of, What};
use crate::ids::Pool;
use crate::language::{BodyVerb, Verb};
use crate::state::{Context, During, Eldritch, Frame, It, Losing, Marker, Source};
use crate::words::names;
use ::scene::Phrase;
use kernel::{List, Seat, Seats};
use script::Op;

/// What this seat can do to prevent the current loss.
pub(crate) fn preventions(s: &Eldritch, c: &Content, losing: &Losing, seat: Seat, menu: &mut Menu) {
    if losing.stood.contains(seat) || losing.prevented >= losing.n {
        return;
    }
    for (source, _, ability) in abilities_carried(s, c, seat, Sought::Prevent) {
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

/// The first seat that can prevent some of it, the victim before the others.
fn helper(s: &Eldritch, c: &Content, losing: &Losing) -> Option<Seat> {
    let others = playing(s).filter(|seat| *seat != losing.who);
    std::iter::once(losing.who).chain(others).find(|seat| {
        // Nearly nobody has anything of the kind.
        if s.investigator(*seat).spells.is_empty() && !bears(s, c, *seat, Sought::Prevent) {
            return false;
        }
        let mut menu = Menu::new();
        preventions(s, c, losing, *seat, &mut menu);
        !menu.is_empty()
    })
}

pub(crate) fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let Some(losing) = s.losing() else { return };
    if let Some(seat) = helper(s, c, losing) {
        preventions(s, c, losing, seat, menu);
        menu.offer(Choice::Stand);
    }
}

/// EH-HEALTH-SANITY-04: a loss that may be prevented.
pub(crate) fn lose(run: &mut Run<'_>, who: Seat, pool: Pool, n: u8) {
    run.s.last_lost = 0;
    if n == 0 || !run.s.is_playing(who) {
        return;
    }
    let during = run.s.context().map_or(During::Plain, |context| context.during);
    // What a spell costs when cast in combat is lost to the spell's own effect.
    let fights = run.s.fight().is_some() && during != During::Spell;
    let during = if fights { During::Combat } else { during };
    run.push(Frame::Loss(Losing {
        who,
        pool,
        n,
        prevented: 0,
        during,
        by_spell: 0,
        used: List::new(),
        stood: Seats::NONE,
    }));
}

pub(crate) fn step(run: &mut Run<'_>) -> Step {
    let Some(losing) = run.s.losing().cloned() else {
        run.pop();
        return Step::Next;
    };
    if !run.s.is_playing(losing.who) {
        run.pop();
        return Step::Next;
    }
    if let Some(seat) = helper(run.s, run.c, &losing) {
        return Step::Ask(seat);
    }
    run.pop();
    suffer(run, losing);
    Step::Next
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>) -> Phrase {
    let Some(loss) = ask.game.losing() else { return ask.nothing() };
    let key = if loss.who == ask.who { "eh-ask-loss" } else { "eh-ask-loss-of" };
    ask.key(key)
        .name("whom", ask.person(loss.who))
        .name("pool", names::pool(loss.pool))
        .count("n", loss.n.saturating_sub(loss.prevented))
}

/// EH-FAQ-13, EH-FAQ-13-EX1: a chosen loss counts as chosen even if it is prevented.
pub(super) fn answer(run: &mut Run<'_>, seat: Seat, choice: Choice) {
    if let Choice::Use(source) = choice {
        prevent(run, seat, source);
        return;
    }
    let Some(losing) = run.s.losing_mut() else { return };
    if let Choice::Cast(spell) = choice {
        losing.used.push(Source::Spell(spell, seat));
        let victim = losing.who;
        spells::cast(run, seat, spell, It::Investigator(victim));
    } else {
        losing.stood = losing.stood.with(seat);
    }
}

fn prevent(run: &mut Run<'_>, seat: Seat, source: Source) {
    let abilities = abilities_of(run.s, run.c, source);
    let found = abilities.iter().find_map(|ability| {
        let Ability::Prevent { n, price, once, .. } = ability else { return None };
        Some((*n, *price, *once))
    });
    let Some((n, price, once)) = found else { return };
    run.say(Event::by(What::Used, seat).of(Of::Source(source)));
    if let Some(losing) = run.s.losing_mut() {
        let n = if n == 0 { losing.n } else { n };
        losing.prevented = losing.prevented.saturating_add(n);
        losing.used.push(source);
    }
    if once {
        abilities::spend(run, source);
    }
    if let Some(price) = price {
        let mut context = run.context_of(seat, source);
        context.willing = true;
        run.begin_effect(context, price);
    }
}

/// Takes the loss as far as it was not prevented.
fn suffer(run: &mut Run<'_>, losing: Losing) {
    let Losing { who, pool, n, prevented, during, .. } = losing;
    let it = run.s.investigator_mut(who);
    let has = match pool {
        Pool::Health => &mut it.health,
        Pool::Sanity => &mut it.sanity,
    };
    let lost = n.saturating_sub(prevented).min(*has);
    *has -= lost;
    let left = *has;
    run.s.last_lost = lost;
    if let Some(context) = run.s.context_mut() {
        context.lost = lost;
    }
    if prevented > 0 {
        let n = i16::from(prevented.min(n));
        run.say(Event::by(What::Prevented, who).of(Of::Pool(pool)).n(n));
    }
    if lost > 0 {
        let event = Event::by(What::Lost, who).of(Of::Pool(pool)).n(i16::from(lost));
        run.say(event.change(left + lost, left));
    }
    if pool == Pool::Sanity && during == During::Combat {
        combat::horror_to_sheet(run, lost);
    }
    if !other_loss_follows(run, who, pool) {
        check_fall(run, who);
    }
}

/// Losses from one instruction happen at the same time: EH-DEFEATED-07.
fn other_loss_follows(run: &Run<'_>, who: Seat, pool: Pool) -> bool {
    let (Frame::Run(block), Some(context)) = (run.s.top(), run.s.context()) else {
        return false;
    };
    let next = block.split().map(|(at, _)| run.c.code.op(at));
    context.who == who
        && matches!(next, Some(Op::Do(Verb::Body(BodyVerb::Lose { pool: other, .. }))) if other != pool)
}

/// EH-HEALTH-SANITY-05.
pub(crate) fn check_fall(run: &mut Run<'_>, who: Seat) {
    if !run.s.is_playing(who) {
        return;
    }
    let it = run.s.investigator(who);
    match (it.health, it.sanity) {
        (0, 0) => run.push(Frame::MarkFall { who }),
        (0, _) => defeated::fall(run, who, Marker::Crippled),
        (_, 0) => defeated::fall(run, who, Marker::Insane),
        _ => {}
    }
}

/// EH-HEALTH-SANITY-02.
/// EH-INV-JIM-01: in addition to what was recovered before.
pub(crate) fn recover(run: &mut Run<'_>, who: Seat, pool: Pool, n: u8) {
    if !run.s.is_playing(who) {
        return;
    }
    let info = run.c.sheet(run.s.investigator(who).sheet);
    let it = run.s.investigator_mut(who);
    let (has, most) = match pool {
        Pool::Health => (&mut it.health, info.health),
        Pool::Sanity => (&mut it.sanity, info.sanity),
    };
    let gained = n.min(most.saturating_sub(*has));
    *has += gained;
    let now = *has;
    if gained > 0 {
        let event = Event::by(What::Recovered, who).of(Of::Pool(pool)).n(i16::from(gained));
        run.say(event.change(now - gained, now));
    }
}

/// EH-HEALTH-SANITY-06: spending cannot be prevented.
pub(crate) fn spend_pool(run: &mut Run<'_>, who: Seat, pool: Pool, n: u8) {
    let it = run.s.investigator_mut(who);
    let has = match pool {
        Pool::Health => &mut it.health,
        Pool::Sanity => &mut it.sanity,
    };
    let n = n.min(has.saturating_sub(1));
    *has -= n;
    let left = *has;
    if n > 0 {
        let event = Event::by(What::SpentPool, who).of(Of::Pool(pool)).n(i16::from(n));
        run.say(event.change(left + n, left));
    }
}

/// EH-INV-LILY-01: in either direction, never the last point.
pub(super) fn offer_convert(s: &Eldritch, who: Seat, menu: &mut Menu) {
    let it = s.investigator(who);
    for (pool, has) in [(Pool::Health, it.health), (Pool::Sanity, it.sanity)] {
        for n in 1..has {
            menu.offer(Choice::Convert(pool, n));
        }
    }
    menu.offer(Choice::Done);
}

pub(super) fn answer_convert(run: &mut Run<'_>, who: Seat, choice: Choice) {
    run.pop();
    let Choice::Convert(pool, n) = choice else { return };
    spend_pool(run, who, pool, n);
    let other = if pool == Pool::Health { Pool::Sanity } else { Pool::Health };
    recover(run, who, other, n);
}

/// Every exchange changes health and sanity.
pub(super) const MAY_BE_NEEDLESS_CONVERT: bool = false;

pub(super) fn question_convert(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-convert")
}

#[cfg(test)]
mod tests {
    use crate::ids::Pool;
    use crate::rules::{Out, Run};
    use crate::state::Eldritch;
    use kernel::Seat;
    use kernel::position::Positioned;
    use kernel::registry::Titled;

    /// EH-HEALTH-SANITY-04
    #[test]
    fn any_number_of_losses_may_wait() {
        let content = Eldritch::content().expect("the base box is sound");
        let draft = Eldritch::draft(&content);
        let mut game = Eldritch::start(draft, &content, &mut Out::deaf()).expect("a position");
        let health = game.investigator(Seat(0)).health;
        let mut run = Run { s: &mut game, c: &content, out: &mut Out::deaf() };
        for _ in 0..100 {
            super::lose(&mut run, Seat(0), Pool::Health, 1);
        }
        assert_eq!(run.s.losses().count(), 100);
        assert_eq!(run.s.investigator(Seat(0)).health, health);
    }
}
