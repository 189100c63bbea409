//! What answers are called, what they cost and what they concern.

use super::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use crate::choice::{Ability, Action};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::battle::{declare, eternal};
use crate::rules::{actions, doom_phase, spellbooks};
use crate::state::{Duel, Frame};
use crate::{Choice, scene};
use ::scene::{Phrase, Text, text};

/// What an answer costs in power, if anything.
pub(super) fn cost(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Option<u16> {
    if let Choice::Act(action) = choice {
        return actions::cost(duel, content, who, action);
    }
    if let Choice::Battle(zone) = choice {
        return Some(declare::cost(duel, who, zone));
    }
    if choice == Choice::Ritual {
        return Some(doom_phase::ritual_cost(duel, content, who));
    }
    (choice == Choice::Use(Ability::Eternal)).then_some(eternal::COST)
}

/// What an answer is called.
pub(super) fn label(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Phrase {
    let say = Phrase::new(text!("choice-{}", choice.verb()));
    let at = |phrase: Phrase, zone: ZoneId| phrase.name("zone", zone_name(content, zone));
    match choice {
        Choice::Act(action) => action_label(content, say, action),
        Choice::Start(zone)
        | Choice::Battle(zone)
        | Choice::Control(zone)
        | Choice::Abandon(zone)
        | Choice::ReturnSerpent(zone)
        | Choice::Tower(zone) => at(say, zone),
        Choice::Open(book) | Choice::Take(book) => say.name("book", book_name(book)),
        Choice::Reveal(value) => say.count("value", value),
        Choice::Decline(Ability::AnyTime) if duel.top() == Frame::LastBook => {
            Phrase::new("choice-decline-last-book")
        }
        Choice::Use(ability) | Choice::Decline(ability) => {
            Phrase::new(text!("choice-{}-{}", choice.verb(), ability.key()))
        }
        Choice::Flee(figure, zone) | Choice::Retreat(figure, zone) => {
            at(say, zone).name("figure", figure_name(figure))
        }
        Choice::Kill(figure)
        | Choice::Eliminate(figure)
        | Choice::Pain(figure)
        | Choice::Lose(figure)
        | Choice::Give(figure) => say.name("figure", figure_name(figure)),
        Choice::Place(unit) => say.name("unit", unit_name(unit)),
        Choice::Ritual => {
            say.count("gates", duel.gates_of(who)).count("signs", duel.great_old_ones_in_play(who))
        }
        Choice::DeathFromBelow(zone) => {
            let unit = doom_phase::riser(duel).unwrap_or(Unit::Wizard);
            at(say, zone).name("unit", unit_name(unit))
        }
        Choice::First(faction) => say.name("who", faction_name(faction)),
        Choice::Keep if spellbooks::sign_at_will(duel, who) => Phrase::new("choice-keep-all"),
        Choice::EndTurn | Choice::Keep | Choice::GrantSign | Choice::BluntKills => say,
        Choice::Done => Phrase::new(match matches!(duel.top(), Frame::Moving { .. }) {
            true => "choice-done-moving",
            false => "choice-done-doom",
        }),
    }
}

fn action_label(content: &Content, say: Phrase, action: Action) -> Phrase {
    let at = |phrase: Phrase, zone: ZoneId| phrase.name("zone", zone_name(content, zone));
    match action {
        Action::Summon(unit, zone) | Action::Awaken(unit, zone) => {
            at(say, zone).name("unit", unit_name(unit))
        }
        Action::Move(unit, from, to) => say
            .name("unit", unit_name(unit))
            .name("from", zone_name(content, from))
            .name("to", zone_name(content, to)),
        Action::Recruit(zone)
        | Action::Capture(zone)
        | Action::CreateGate(zone)
        | Action::ReturnGate(zone)
        | Action::AncientSorcery(zone)
        | Action::StoreGate(zone)
        | Action::IceAge(zone) => at(say, zone),
        Action::Fulfil(condition) => say.name("condition", condition_name(condition)),
        Action::CaptureMonster | Action::Pass | Action::Hibernate | Action::Lethargy => say,
    }
}

/// Scene ids of what an answer concerns: pieces first, then places.
pub(super) fn targets(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<Text> {
    let piece = |zone: ZoneId, figure: Figure| scene::piece_id(content, zone, who, figure);
    let place = |zone: ZoneId| scene::place_id(content, zone);
    if let Choice::Act(Action::Move(unit, from, to)) = choice {
        return vec![piece(from, Figure::beside(unit)), place(to)];
    }
    if let Choice::Act(Action::Fulfil(condition)) = choice {
        return vec![scene::slot_id(condition)];
    }
    if let Choice::Open(book) | Choice::Take(book) = choice {
        return vec![scene::book_id(book)];
    }
    let battle = duel.battle().map(|battle| battle.zone);
    if let Choice::Place(_) = choice {
        return battle.map(place).into_iter().collect();
    }
    // A captive is handed over where it is captured; all others are in the battle.
    let here = if let Choice::Give(_) = choice { captured_in(duel) } else { battle };
    let figure = choice.figure().zip(here).map(|(figure, here)| piece(here, figure));
    figure.into_iter().chain(choice.zone().map(place)).collect()
}

fn captured_in(duel: &Duel) -> Option<ZoneId> {
    let Frame::Captive(captive) = duel.top() else { return None };
    Some(captive.zone)
}
