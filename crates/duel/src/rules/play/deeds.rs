//! Carrying out an answer.

use crate::choice::Ability;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::actions::{self, Scope};
use crate::rules::battle::{self, after, assign, before, retreat};
use crate::rules::{Events, capture, create_gate, doom_phase, elder_signs, ending, first_player};
use crate::rules::{gate_control, moving, setup, spellbooks, towers, turn};
use crate::state::{Blow, Duel, Frame, Step};
use crate::{Choice, Event};

/// Carries out an answer that [`legality::may`](super::legality::may) allows.
pub fn apply(duel: &mut Duel, content: &Content, who: Faction, choice: Choice, out: &mut Events) {
    let top = duel.top();
    match (choice, top) {
        (Choice::Reveal(value), _) => elder_signs::reveal(duel, content, who, value, out),
        (Choice::Take(book), _) => {
            if duel.battle().is_some_and(|battle| battle.step == Step::AnyTime) {
                battle::advance(duel);
            }
            spellbooks::take(duel, book, out);
        }
        (Choice::Start(zone), _) => setup::start(duel, zone, out),
        (Choice::Battle(zone), _) => {
            if top == Frame::Battle {
                nexus_used(duel, out);
            }
            battle::declare(duel, who, zone, out);
        }
        (Choice::Control(zone), _) => gate_control::control(duel, who, zone, out),
        (Choice::Abandon(zone), _) => gate_control::vacate(duel, zone, out),
        (Choice::EndTurn, _) => {
            if let Some(turn) = turn::current(duel) {
                turn.over = true;
            }
        }
        (Choice::Move(unit, from, to), Frame::Moving { .. }) => {
            moving::step(duel, who, unit, from, to, out);
        }
        (Choice::Done, Frame::Moving { .. }) => moving::finish(duel, who),
        (Choice::Done, _) => doom_phase::finish_step(duel, who),
        (Choice::Give(figure), Frame::Captive { by, zone, .. }) => {
            capture::give(duel, content, by, zone, figure, out);
        }
        (Choice::Open(book), Frame::OpenBook { condition }) => {
            duel.pop();
            spellbooks::open(duel, condition, book, out);
        }
        (Choice::Keep, _) => duel.pop(),
        (Choice::Use(ability) | Choice::Decline(ability), _) => {
            answer(duel, content, ability, matches!(choice, Choice::Use(_)), out);
        }
        (Choice::GrantSign, _) => before::answer_sacrifice(duel, false, out),
        (Choice::BluntKills, _) => before::answer_sacrifice(duel, true, out),
        (Choice::Flee(figure, to), _) => before::flee(duel, figure, to, out),
        (Choice::Kill(figure), _) => assign::hit(duel, who, figure, Blow::Kill, out),
        (Choice::Pain(figure), _) => assign::hit(duel, who, figure, Blow::Pain, out),
        (Choice::Eliminate(figure), _) => assign::eliminate(duel, figure, out),
        (Choice::Retreat(figure, to), _) => retreat::retreat(duel, figure, to, out),
        (Choice::Lose(figure), _) => retreat::lose(duel, content, figure, out),
        (Choice::Place(unit), _) => after::place(duel, unit, out),
        (Choice::Ritual, _) => doom_phase::perform_ritual(duel, content, who, out),
        (Choice::DeathFromBelow(zone), _) => doom_phase::rise(duel, zone, out),
        (Choice::ReturnSerpent(zone), _) => doom_phase::return_serpent(duel, zone, out),
        (Choice::Tower(zone), _) => towers::place_chosen(duel, zone, out),
        (Choice::First(first), _) => {
            duel.pop();
            first_player::name(duel, first, out);
        }
        (action, Frame::Battle) => {
            let Some(zone) = duel.battle().map(|battle| battle.zone) else { return };
            nexus_used(duel, out);
            actions::take(duel, content, who, action, Scope::Nexus(zone), out);
        }
        (action, _) => actions::take(duel, content, who, action, Scope::Turn, out),
    }
}

/// CWD-SLEEPER-17: one action, then the battle goes on with the abilities before it.
fn nexus_used(duel: &mut Duel, out: &mut Events) {
    let (who, ability) = (Faction::Sleeper, Ability::EnergyNexus);
    out.say(Event::AbilityUsed { who, ability });
    if let Some(battle) = duel.battles.last_mut() {
        battle.step = Step::Interrupted;
    }
}

fn answer(duel: &mut Duel, content: &Content, ability: Ability, used: bool, out: &mut Events) {
    match ability {
        Ability::Burrow => moving::burrow(duel, used, out),
        Ability::Occupy => create_gate::occupy(duel, used, out),
        Ability::Eternal => assign::answer_eternal(duel, content, used, out),
        Ability::FuryOfTheNorth if used => assign::use_fury(duel, out),
        Ability::FuryOfTheNorth => {
            assign::decline_fury(duel);
        }
        Ability::DemandSacrifice | Ability::Howl if used => before::use_ability(duel, ability, out),
        Ability::AnyTime if duel.top() == Frame::LastBook => ending::finish(duel, out),
        Ability::AnyTime
        | Ability::EnergyNexus
        | Ability::DemandSacrifice
        | Ability::Howl
        | Ability::Cannibalism => {
            battle::advance(duel);
        }
    }
}
