//! What is asked.

use super::{condition_name, faction_name, zone_name};
use crate::content::Content;
use crate::figures::{Faction, Rank};
use crate::rules::{play, spellbooks, turn};
use crate::state::{Battle, Duel, Frame, Step};
use ::scene::{Phrase, Viewer};

/// What is asked now: of whoever answers it in the second person, of others in the third.
pub fn question(duel: &Duel, content: &Content, viewer: Viewer) -> Phrase {
    let mut question = asked_of(duel, content, play::asked(duel).unwrap_or(duel.first));
    let yours = play::asked(duel).is_some_and(|who| viewer.is(who.seat().0));
    if let (true, Some(what)) = (yours, question.key.strip_prefix("ask-")) {
        question.key = format!("you-{what}").into();
    }
    question
}

/// What must be answered before anything else, as a reason.
pub fn comes_first(duel: &Duel, content: &Content) -> Phrase {
    let who = play::asked(duel).unwrap_or(duel.first);
    let mut question = asked_of(duel, content, who);
    if let Some(what) = question.key.strip_prefix("ask-") {
        question.key = format!("why-first-{what}").into();
    }
    question
}

fn asked_of(duel: &Duel, content: &Content, who: Faction) -> Phrase {
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
        Frame::LastWord { .. } => {
            let at_will = spellbooks::sign_at_will(duel, who);
            let key = if at_will { "ask-last-word-book" } else { "ask-last-word" };
            ask(key).count("doom", duel.side(who).doom)
        }
        Frame::LastBook => ask("ask-last-book"),
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
        Step::AnyTime | Step::Interrupted => "ask-any-time",
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
        Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End => "ask-nothing",
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
