//! What answers are called, what they cost and what they concern.

use super::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::battle::declare;
use crate::rules::{doom_phase, ice, moving, spellbooks, summon};
use crate::state::{Duel, Frame};
use crate::{Choice, scene};
use ::scene::{Phrase, Text, text};

/// What an answer costs in power, where it costs any.
pub fn cost(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Option<u16> {
    Some(match choice {
        Choice::Battle(zone) => declare::cost(duel, who, zone),
        Choice::Recruit(zone) | Choice::Capture(zone) | Choice::ReturnGate(zone) => {
            1 + ice(duel, who, zone)
        }
        Choice::Summon(unit, zone) => summon::cost(duel, content, who, unit) + ice(duel, who, zone),
        Choice::Awaken(unit, zone) => {
            content.unit(unit).cost.unwrap_or_default() + ice(duel, who, zone)
        }
        Choice::CreateGate(zone) => 3 + ice(duel, who, zone),
        Choice::Move(_, from, to) => moving::cost(duel, who, from, to),
        Choice::CaptureMonster => {
            let zone = duel.find(who, Unit::Tsathoggua);
            1 + zone.map_or(0, |zone| ice(duel, who, zone))
        }
        Choice::AncientSorcery(_) | Choice::StoreGate(_) | Choice::IceAge(_) => 1,
        Choice::Pass => duel.side(who).power,
        Choice::Fulfil(condition) => condition.price()?,
        Choice::Ritual => doom_phase::ritual_cost(duel, content, who),
        Choice::Use(Ability::Eternal) => 1,
        _ => return None,
    })
}

/// What an answer is called.
pub fn label(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Phrase {
    let say = Phrase::new(text!("choice-{}", choice.verb()));
    let at = |phrase: Phrase, zone: ZoneId| phrase.name("zone", zone_name(content, zone));
    match choice {
        Choice::Summon(unit, zone) | Choice::Awaken(unit, zone) => {
            at(say, zone).name("unit", unit_name(unit))
        }
        Choice::Move(unit, from, to) => say
            .name("unit", unit_name(unit))
            .name("from", zone_name(content, from))
            .name("to", zone_name(content, to)),
        Choice::Start(zone)
        | Choice::Recruit(zone)
        | Choice::Battle(zone)
        | Choice::Capture(zone)
        | Choice::CreateGate(zone)
        | Choice::ReturnGate(zone)
        | Choice::AncientSorcery(zone)
        | Choice::StoreGate(zone)
        | Choice::IceAge(zone)
        | Choice::Control(zone)
        | Choice::Abandon(zone)
        | Choice::ReturnSerpent(zone)
        | Choice::Tower(zone) => at(say, zone),
        Choice::Fulfil(condition) => say.name("condition", condition_name(condition)),
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
        Choice::CaptureMonster
        | Choice::Pass
        | Choice::Hibernate
        | Choice::Lethargy
        | Choice::EndTurn
        | Choice::Keep
        | Choice::GrantSign
        | Choice::BluntKills => say,
        Choice::Done => match duel.top() {
            Frame::Moving { .. } => Phrase::new("choice-done-moving"),
            _ => Phrase::new("choice-done-doom"),
        },
    }
}

/// Scene ids of what an answer concerns: pieces first, then places.
pub fn targets(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<Text> {
    let piece = |zone: ZoneId, figure: Figure| scene::piece_id(content, zone, who, figure);
    let place = |zone: ZoneId| scene::place_id(content, zone);
    let in_battle = |figure: Figure| {
        duel.battle().map(|battle| piece(battle.zone, figure)).into_iter().collect::<Vec<_>>()
    };
    match choice {
        Choice::Move(unit, from, to) => vec![piece(from, Figure::beside(unit)), place(to)],
        Choice::Flee(figure, to) | Choice::Retreat(figure, to) => {
            let mut ids = in_battle(figure);
            ids.push(place(to));
            ids
        }
        Choice::Kill(figure)
        | Choice::Eliminate(figure)
        | Choice::Pain(figure)
        | Choice::Lose(figure) => in_battle(figure),
        Choice::Give(figure) => match duel.top() {
            Frame::Captive { zone, .. } => vec![piece(zone, figure)],
            _ => Vec::new(),
        },
        Choice::Open(book) | Choice::Take(book) => vec![scene::book_id(book)],
        Choice::Fulfil(condition) => vec![scene::slot_id(condition)],
        Choice::Place(_) => duel.battle().map(|battle| place(battle.zone)).into_iter().collect(),
        other => other.zone().map(place).into_iter().collect(),
    }
}
