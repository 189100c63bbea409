//! Questions and the labels of their answers.

use super::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Rank, Unit};
use crate::rules::{doom_phase, ice, moving, play, summon, turn};
use crate::state::{Battle, Duel, Frame, Step};
use crate::{Choice, scene};
use ::scene::Phrase;

/// What is asked now.
pub fn question(duel: &Duel, content: &Content) -> Phrase {
    let who = play::asked(duel).unwrap_or(duel.first);
    let ask = |key: &'static str| Phrase::new(key).name("who", faction_name(who));
    match duel.top() {
        Frame::Start => ask("ask-start"),
        Frame::Turn(turn) if turn::has_acted(&turn) => ask("ask-turn-more"),
        Frame::Turn(_) => ask("ask-turn").count("power", duel.side(who).power),
        Frame::Moving { .. } => ask("ask-moving").count("power", duel.side(who).power),
        Frame::Burrow => ask("ask-burrow"),
        Frame::Captive { by, zone, rank } => {
            let key = if rank == Rank::Cultist { "ask-captive" } else { "ask-captive-monster" };
            ask(key).name("by", faction_name(by)).name("zone", zone_name(content, zone))
        }
        Frame::Battle => match duel.battle() {
            Some(battle) => battle_question(content, battle, who),
            None => ask("ask-nothing"),
        },
        Frame::OpenBook { condition } => {
            ask("ask-open-book").name("condition", condition_name(condition))
        }
        Frame::Occupy { zone, .. } => ask("ask-occupy").name("zone", zone_name(content, zone)),
        Frame::LastWord { .. } => ask("ask-last-word").count("doom", duel.side(who).doom),
        Frame::FirstTie => ask("ask-first-tie"),
        Frame::DoomStep { .. } => ask("ask-doom").count("power", duel.side(who).power),
        Frame::SerpentReturns => ask("ask-serpent-returns"),
        Frame::Towers { left } => ask("ask-tower").count("left", left),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => ask("ask-nothing"),
    }
}

fn battle_question(content: &Content, battle: &Battle, who: Faction) -> Phrase {
    let key = match battle.step {
        _ if battle.eternal.is_some() => "ask-eternal",
        Step::AnyTime => "ask-any-time",
        Step::Nexus => "ask-nexus",
        Step::BeforeAttacker | Step::BeforeDefender => match who {
            Faction::Sleeper => "ask-demand-sacrifice",
            Faction::Windwalker => "ask-howl",
        },
        Step::SacrificeAttacker | Step::SacrificeDefender => "ask-sacrifice",
        Step::HowlAttacker | Step::HowlDefender => "ask-flee",
        Step::KillsAttacker | Step::KillsDefender => "ask-kill",
        Step::Fury => "ask-fury",
        Step::Eliminate => "ask-eliminate",
        Step::PainsAttacker | Step::PainsDefender => "ask-pain",
        Step::RetreatAttacker | Step::RetreatDefender => "ask-retreat",
        Step::Cannibalism => "ask-cannibalism",
        Step::Interrupted | Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End => {
            "ask-nothing"
        }
    };
    let left = match battle.step {
        Step::KillsAttacker | Step::KillsDefender => battle.kills[who as usize],
        Step::PainsAttacker | Step::PainsDefender => battle.pains[who as usize],
        Step::Eliminate => battle.fury,
        _ => 0,
    };
    Phrase::new(key)
        .name("who", faction_name(who))
        .name("zone", zone_name(content, battle.zone))
        .count("left", left)
}

/// What an answer costs in power, where it costs any.
pub fn cost(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Option<u16> {
    Some(match choice {
        Choice::Recruit(zone)
        | Choice::Battle(zone)
        | Choice::Capture(zone)
        | Choice::ReturnGate(zone) => 1 + ice(duel, who, zone),
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
    let say = Phrase::new(format!("choice-{}", choice.verb()));
    let at = |phrase: Phrase, zone: ZoneId| phrase.name("zone", zone_name(content, zone));
    let priced =
        |phrase: Phrase| phrase.count("cost", cost(duel, content, who, choice).unwrap_or_default());
    match choice {
        Choice::Recruit(zone) | Choice::Battle(zone) | Choice::Capture(zone) => {
            priced(at(say, zone))
        }
        Choice::Summon(unit, zone) => priced(at(say, zone)).name("unit", unit_name(unit)),
        Choice::Awaken(unit, zone) => priced(at(say, zone)).name("unit", unit_name(unit)),
        Choice::CreateGate(zone) => priced(at(say, zone)),
        Choice::Move(unit, from, to) => priced(say)
            .name("unit", unit_name(unit))
            .name("from", zone_name(content, from))
            .name("to", zone_name(content, to)),
        Choice::CaptureMonster | Choice::Pass => priced(say),
        Choice::ReturnGate(zone) => priced(at(say, zone)),
        Choice::Start(zone)
        | Choice::AncientSorcery(zone)
        | Choice::StoreGate(zone)
        | Choice::IceAge(zone)
        | Choice::Control(zone)
        | Choice::Abandon(zone)
        | Choice::ReturnSerpent(zone)
        | Choice::Tower(zone) => at(say, zone),
        Choice::Fulfil(condition) => priced(say).name("condition", condition_name(condition)),
        Choice::Open(book) | Choice::Take(book) => say.name("book", book_name(book)),
        Choice::Reveal(value) => say.count("value", value),
        Choice::Use(ability) | Choice::Decline(ability) => {
            Phrase::new(format!("choice-{}-{}", choice.verb(), ability.key()))
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
        Choice::Ritual => priced(say)
            .count("gates", duel.gates_of(who))
            .count("signs", duel.great_old_ones_in_play(who)),
        Choice::DeathFromBelow(zone) => {
            let unit = doom_phase::riser(duel).unwrap_or(Unit::Wizard);
            at(say, zone).name("unit", unit_name(unit))
        }
        Choice::First(faction) => say.name("who", faction_name(faction)),
        Choice::Hibernate
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
pub fn targets(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Vec<String> {
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
