//! The Action phase: what an investigator can do with an action.

use super::abilities::{
    abilities_of, bearing, bears, carried, carries, forbidding, in_force, is_spent, playing,
};
use super::payable::can_pay;
use super::performing::{castable, performable};
use super::{Menu, Run, Step, Verdict, abilities, acquire, losses, trade, travel, triggers};
use crate::Choice;
use crate::Why;
use crate::content::{Ability, Cast, Content, Moment, Passive, Sought};
use crate::event::{Event, Of, What};
use crate::ids::{ConditionId, SpaceId, SpellId, Terrain, Ticket};
use crate::state::{Context, During, Eldritch, Frame, It, Phase, Source, Thing};
use kernel::Refusal;
use script::Block;

/// EH-ACTIONS-03: bits of the basic actions.
pub const TRAVEL: u8 = 1;
pub const PREPARE: u8 = 2;
pub const ACQUIRE: u8 = 4;
pub const REST: u8 = 8;
pub const TRADE: u8 = 16;

/// What needs no action in one's own turn.
const FREE: Sought = Sought::On(Moment::ActionPhase);

pub const fn no(rule: &'static str, why: Why) -> Verdict {
    Err(Refusal::new(rule, why))
}

/// The one predicate for actions.
pub fn may_act(s: &Eldritch, c: &Content, seat: u8, choice: Choice) -> Verdict {
    let it = s.investigator(seat);
    let here = c.space(it.space);
    let once = |bit: u8| match it.done & bit {
        0 => Ok(()),
        _ => no("EH-ACTIONS-03", Why::DoneThisRound),
    };
    let free = || match forbidding(s, c, seat, Passive::CannotAct) {
        Some(card) => no("EH-CONFLICTS-04", Why::Forbidden(card)),
        None => Ok(()),
    };
    let idle = it.actions == 0 && is_in_turn(s, seat);
    match choice {
        Choice::EndTurn => Ok(()),
        Choice::Use(source) if free_use(s, c, seat, source).is_some() => free(),
        // The turn goes on only for what needs no action.
        _ if idle => no("EH-ACTIONS-01", Why::NoActionsLeft),
        Choice::Travel(space) => {
            if let Some(card) = forbidding(s, c, seat, Passive::CannotMove) {
                return no("EH-CONFLICTS-04-EX1", Why::Forbidden(card));
            }
            free()?;
            once(TRAVEL)?;
            if !here.neighbours().contains(space) {
                return no("EH-TRAVEL-01", Why::NotAdjacent(space));
            }
            Ok(())
        }
        Choice::Prepare(ticket) => {
            free()?;
            once(PREPARE)?;
            if here.terrain != Terrain::City {
                return no("EH-PREPARE-TRAVEL-01", Why::NotACity);
            }
            let (paths, rule) = match ticket {
                Ticket::Train => (&here.trains, "EH-PREPARE-TRAVEL-02"),
                Ticket::Ship => (&here.ships, "EH-PREPARE-TRAVEL-03"),
            };
            if paths.is_empty() { no(rule, Why::NoSuchPath(ticket)) } else { Ok(()) }
        }
        Choice::Acquire => {
            free()?;
            once(ACQUIRE)?;
            if here.terrain != Terrain::City {
                return no("EH-ACQUIRE-ASSETS-01", Why::NotACity);
            }
            if s.has_monsters(it.space) {
                return no("EH-ACQUIRE-ASSETS-04", Why::MonstersHere);
            }
            Ok(())
        }
        Choice::Rest => {
            free()?;
            once(REST)?;
            if s.has_monsters(it.space) {
                return no("EH-REST-02", Why::MonstersHere);
            }
            if in_force(s, c, Passive::NobodyRests) {
                return no("EH-CONFLICTS-04", Why::NobodyRests);
            }
            Ok(())
        }
        Choice::Trade(other) => {
            free()?;
            once(TRADE)?;
            if usize::from(other) < s.seats.len() && !s.is_playing(other) {
                return no("EH-TRADE-04", Why::NobodyHere);
            }
            if other == seat || !s.is_playing(other) || s.investigator(other).space != it.space {
                return no("EH-TRADE-01", Why::NobodyHere);
            }
            Ok(())
        }
        Choice::Use(source) => {
            free()?;
            if !carries(s, seat, source) {
                let rule = match source {
                    Source::Sheet(_) => "EH-COMPONENT-ACTION-03",
                    _ => "EH-COMPONENT-ACTION-04",
                };
                return no(rule, Why::NotHeld);
            }
            let Some(effect) = action_of(s, c, source) else {
                return no("EH-COMPONENT-ACTION-01", Why::NotAsked);
            };
            let done = match source {
                Source::Sheet(_) => it.acted,
                Source::Asset(id) => s.acted_assets.contains(id),
                Source::Artifact(id) => s.acted_artifacts.contains(id),
                _ => false,
            };
            if done {
                return no("EH-COMPONENT-ACTION-02", Why::DoneThisRound);
            }
            performable(s, c, &Context::new(seat, source), effect)
        }
        Choice::Cast(spell) => {
            free()?;
            if !it.has_spell(spell) || c.spell(spell).cast != Cast::Action {
                return no("EH-SPELLS-02", Why::NotHeld);
            }
            if it.cast.contains(spell) {
                return no("EH-COMPONENT-ACTION-02", Why::DoneThisRound);
            }
            castable(s, c, seat, spell)
        }
        Choice::Local(owner, card) => {
            if !s.is_playing(owner) || s.investigator(owner).space != it.space {
                return no("EH-LOCAL-ACTION-02", Why::NobodyHere);
            }
            let held = s.investigator(owner).has_condition(card);
            if !held || local_of(c, card).is_none() {
                return no("EH-LOCAL-ACTION-01", Why::NotHeld);
            }
            // A condition that forbids actions allows its own.
            let bound = forbidding(s, c, seat, Passive::CannotAct);
            if let Some(other) = bound.filter(|other| *other != card || owner != seat) {
                return no("EH-CONFLICTS-04", Why::Forbidden(other));
            }
            if it.local.contains(&(owner, card)) {
                return no("EH-LOCAL-ACTION-03", Why::DoneThisRound);
            }
            Ok(())
        }
        _ => no("EH-ACTIONS-05", Why::NotAsked),
    }
}

fn is_in_turn(s: &Eldritch, seat: u8) -> bool {
    matches!(*s.top(), Frame::Turn { seat: acting } if acting == seat)
}

/// What its owner may use in their own turn without an action: which of its abilities that is.
fn free_use(s: &Eldritch, c: &Content, seat: u8, source: Source) -> Option<u8> {
    let held = is_in_turn(s, seat) && carries(s, seat, source);
    let mut abilities = abilities_of(s, c, source).iter().enumerate();
    abilities.find_map(|(nth, ability)| match ability {
        Ability::On { moment: Moment::ActionPhase, effect, .. } => {
            let context = Context::new(seat, source);
            let now = held && !is_spent(s, source) && can_pay(s, c, &context, *effect);
            now.then_some(nth as u8)
        }
        _ => None,
    })
}

/// The component action of a thing.
/// EH-REF-09, EH-CONDITIONS-05, EH-INV-SILAS-03: a move it brings is no Travel action.
pub fn action_of(s: &Eldritch, c: &Content, source: Source) -> Option<Block> {
    abilities_of(s, c, source).iter().find_map(|ability| match ability {
        Ability::Action { effect } => Some(*effect),
        _ => None,
    })
}

/// EH-COMPONENT-ACTION-05.
pub fn local_of(c: &Content, card: ConditionId) -> Option<Block> {
    c.condition(card).abilities.iter().find_map(|ability| match ability {
        Ability::LocalAction { effect } => Some(*effect),
        _ => None,
    })
}

/// Every action that comes to mind, legal or not.
pub fn think_of(s: &Eldritch, c: &Content, seat: u8, offer: &mut dyn FnMut(Choice)) {
    let it = s.investigator(seat);
    let here = c.space(it.space);
    for space in here.neighbours().iter() {
        offer(Choice::Travel(space));
    }
    offer(Choice::Prepare(Ticket::Train));
    offer(Choice::Prepare(Ticket::Ship));
    offer(Choice::Acquire);
    offer(Choice::Rest);
    for other in playing(s).filter(|other| *other != seat) {
        offer(Choice::Trade(other));
    }
    let any_free = bears(s, c, seat, FREE);
    for source in carried(s, seat) {
        let is_free = || any_free && free_use(s, c, seat, source).is_some();
        if action_of(s, c, source).is_some() || is_free() {
            offer(Choice::Use(source));
        }
    }
    for held in &it.spells {
        if c.spell(held.card).cast == Cast::Action {
            offer(Choice::Cast(held.card));
        }
    }
    for owner in playing(s) {
        for held in &s.investigator(owner).conditions {
            if local_of(c, held.card).is_some() {
                offer(Choice::Local(owner, held.card));
            }
        }
    }
}

pub fn offer(s: &Eldritch, c: &Content, seat: u8, menu: &mut Menu) {
    think_of(s, c, seat, &mut |choice| {
        if may_act(s, c, seat, choice).is_ok() {
            menu.offer(choice);
        }
    });
    menu.offer(Choice::EndTurn);
}

/// EH-ACTIONS-01: asks for the next action, or ends the turn.
/// EH-DELAYED-02: a delayed investigator does nothing.
pub fn turn(run: &mut Run<'_>, seat: u8) -> Step {
    let it = run.s.investigator(seat);
    let free =
        || bearing(run.s, run.c, seat, FREE).any(|it| free_use(run.s, run.c, seat, it).is_some());
    if run.s.is_playing(seat) && !it.delayed && (it.actions > 0 || free()) {
        return Step::Ask(seat);
    }
    run.pop();
    Step::Next
}

pub fn one_action(run: &mut Run<'_>, seat: u8) -> Step {
    if run.s.is_playing(seat) && !run.s.investigator(seat).delayed {
        return Step::Ask(seat);
    }
    run.pop();
    Step::Next
}

pub fn act(run: &mut Run<'_>, seat: u8, choice: Choice) {
    if let Choice::Use(source) = choice
        && let Some(nth) = free_use(run.s, run.c, seat, source)
    {
        run.say(Event::by(What::Used, seat).of(Of::Source(source)));
        triggers::follow(run, source, nth, seat, It::Nothing);
        return;
    }
    match *run.s.top() {
        Frame::OneAction { .. } => run.become_frame(Frame::Acting { seat }),
        _ if choice == Choice::EndTurn => {
            run.s.investigator_mut(seat).actions = 0;
            run.pop();
        }
        _ => run.s.investigator_mut(seat).actions -= 1,
    }
    let it = run.s.investigator_mut(seat);
    match choice {
        Choice::Travel(space) => {
            it.done |= TRAVEL;
            travel::travel(run, seat, space);
        }
        Choice::Prepare(ticket) => {
            it.done |= PREPARE;
            prepare(run, seat, ticket);
        }
        Choice::Acquire => {
            it.done |= ACQUIRE;
            acquire::acquire(run, seat);
        }
        Choice::Rest => {
            it.done |= REST;
            rest(run, seat);
        }
        Choice::Trade(other) => {
            it.done |= TRADE;
            trade::begin(run, seat, other, crate::state::TradeKind::All);
        }
        Choice::Use(source) => {
            match source {
                Source::Sheet(_) => it.acted = true,
                Source::Asset(id) => run.s.acted_assets.add(id),
                Source::Artifact(id) => run.s.acted_artifacts.add(id),
                _ => {}
            }
            run.say(Event::by(What::Used, seat).of(Of::Source(source)));
            if let Some(effect) = action_of(run.s, run.c, source) {
                let context = run.context_of(seat, source);
                run.begin_effect(context, effect);
            }
        }
        Choice::Cast(spell) => cast(run, seat, spell, It::Nothing),
        Choice::Local(owner, card) => {
            it.local.push((owner, card));
            let source = Source::Condition(card, owner);
            run.say(Event::by(What::Used, seat).of(Of::Source(source)));
            if let Some(effect) = local_of(run.c, card) {
                let context = run.context_of(seat, source);
                run.begin_effect(context, effect);
            }
        }
        _ => run.say(Event::by(What::TurnEnded, seat)),
    }
}

/// EH-SPELLS-03: the front is carried out.
pub fn cast(run: &mut Run<'_>, seat: u8, spell: SpellId, target: It) {
    run.s.investigator_mut(seat).cast.add(spell);
    run.say(Event::by(What::Cast, seat).of(Of::Thing(Thing::Spell(spell))));
    let mut context = run.context_of(seat, Source::Spell(spell, seat));
    context.during = During::Spell;
    context.target = target;
    run.begin_effect(context, run.c.spell(spell).effect);
}

/// EH-PREPARE-TRAVEL-01, EH-PREPARE-TRAVEL-05.
/// EH-REF-05.
fn prepare(run: &mut Run<'_>, seat: u8, ticket: Ticket) {
    gain_ticket(run, seat, ticket);
}

/// EH-PREPARE-TRAVEL-04: never more than two.
pub fn gain_ticket(run: &mut Run<'_>, seat: u8, ticket: Ticket) {
    let held: u8 = run.s.investigator(seat).tickets.iter().sum();
    if held >= 2 {
        run.push(Frame::ReplaceTicket { who: seat, new: ticket, passed_on: false });
        return;
    }
    add_ticket(run, seat, ticket);
}

/// EH-PREPARE-TRAVEL-04: a ticket out of other hands; of three the one who has them keeps two.
pub fn receive_ticket(run: &mut Run<'_>, seat: u8, ticket: Ticket) {
    let tickets = &mut run.s.investigator_mut(seat).tickets;
    if tickets.iter().sum::<u8>() < 2 {
        tickets[ticket as usize] += 1;
    } else {
        run.push(Frame::ReplaceTicket { who: seat, new: ticket, passed_on: true });
    }
}

pub fn add_ticket(run: &mut Run<'_>, seat: u8, ticket: Ticket) {
    run.s.investigator_mut(seat).tickets[ticket as usize] += 1;
    let thing = Of::Thing(Thing::Ticket(ticket));
    run.say(Event::by(What::Prepared, seat).of(thing));
}

/// EH-REST-01.
/// EH-REF-07, EH-POSSESSIONS-03-EX1: what helps at resting helps once a rest.
fn rest(run: &mut Run<'_>, seat: u8) {
    run.say(Event::by(What::Rested, seat));
    let rule = |rule| bearing(run.s, run.c, seat, Sought::Rule(rule)).count();
    let (health, sanity) =
        (1 + rule(Passive::RestsForMoreHealth), 1 + rule(Passive::RestsForMoreSanity));
    abilities::trigger_carried(run, seat, Moment::Rest, It::Nothing);
    losses::recover(run, seat, crate::ids::Pool::Health, health as u8);
    losses::recover(run, seat, crate::ids::Pool::Sanity, sanity as u8);
}

/// EH-DELAYED-03: in one's own turn the turn ends instead.
/// EH-INV-MARK-03, EH-INV-MARK-04: Mark is not delayed against his will, whatever else was offered.
pub fn delay(run: &mut Run<'_>, seat: u8, willing: bool) {
    if !run.s.is_playing(seat) {
        return;
    }
    if !willing && super::has_rule(run.s, run.c, seat, Passive::NeverDelayed) {
        return;
    }
    let own_turn = run.s.phase == Phase::Action && run.s.frames.contains(&Frame::Turn { seat });
    if own_turn {
        run.unwind(|frame| *frame == Frame::Turn { seat });
        run.pop();
        run.s.investigator_mut(seat).actions = 0;
        run.say(Event::by(What::TurnEnded, seat));
        return;
    }
    if !run.s.investigator(seat).delayed {
        run.s.investigator_mut(seat).delayed = true;
        run.say(Event::by(What::Delayed, seat));
    }
}

/// Where an investigator comes to by any means.
pub fn enter(run: &mut Run<'_>, seat: u8, space: SpaceId) {
    run.s.investigator_mut(seat).space = space;
    if run.s.space(space).tokens > 0 {
        abilities::trigger_of(run, Source::AncientOne, Moment::MovedOntoToken, seat, It::Nothing);
    }
}
