//! Why a question is asked and what bounds its answer.

use super::{condition_name, faction_name, zone_name};
use crate::content::Content;
use crate::figures::{Faction, Unit};
use crate::rules::{doom_phase, play, spellbooks, turn};
use crate::state::{Battle, Duel, Frame, Step};
use ::scene::{Figure, Phrase};
use kernel::PromptLook;

pub fn look(duel: &Duel, content: &Content) -> PromptLook {
    let asked = play::asked(duel);
    let (count, counted) = match duel.battle() {
        Some(battle) if duel.top() == Frame::Battle => counted(battle, asked).unzip(),
        _ => (None, None),
    };
    PromptLook {
        reason: asked.map(|who| reason(duel, content, who)),
        count,
        counted,
        pays: wither_paid(duel).map(|paid| Figure { of: "wither".into(), value: i64::from(paid) }),
    }
}

/// CWD-WITHER-03: what this turn has cost before anything was done in it.
fn wither_paid(duel: &Duel) -> Option<u16> {
    let fresh = matches!(duel.top(), Frame::Turn(turn) if !turn::has_acted(&turn));
    (fresh && duel.wither > 0).then_some(duel.wither)
}

fn reason(duel: &Duel, content: &Content, who: Faction) -> Phrase {
    match duel.top() {
        Frame::Start => Phrase::new("reason-start"),
        Frame::Turn(turn) if !turn::has_acted(&turn) => match wither_paid(duel) {
            Some(paid) => Phrase::new("reason-turn-withered").count("paid", paid),
            None => Phrase::new("reason-turn"),
        },
        Frame::Turn(_) if duel.six_books_open() => Phrase::new("reason-turn-battles"),
        Frame::Turn(turn) if turn::sixth_book(duel, content, &turn).is_some() => {
            Phrase::new("reason-turn-sixth-book")
        }
        Frame::Turn(_) => Phrase::new("reason-turn-more"),
        Frame::Moving { .. } => Phrase::new("reason-moving").count("paid", duel.moving.paid),
        Frame::Burrow => Phrase::new("reason-burrow"),
        Frame::Captive { by, zone, .. } => Phrase::new("reason-captive")
            .name("by", faction_name(by))
            .name("zone", zone_name(content, zone)),
        Frame::Battle => duel.battle().map_or_else(
            || Phrase::new("reason-battle"),
            |battle| in_battle(duel, content, battle),
        ),
        Frame::OpenBook { condition } => {
            Phrase::new("reason-open-book").name("condition", condition_name(condition))
        }
        Frame::Occupy { zone, .. } => {
            Phrase::new("reason-occupy").name("zone", zone_name(content, zone))
        }
        Frame::LastWord { .. } => {
            let at_will = spellbooks::sign_at_will(duel, who);
            let key = if at_will { "reason-last-word-book" } else { "reason-last-word" };
            Phrase::new(key).count("doom", duel.side(who).doom).count("last", content.last_doom)
        }
        Frame::LastBook => Phrase::new("reason-last-book"),
        Frame::FirstTie => Phrase::new("reason-first-tie"),
        Frame::DoomStep { ritual_done: true, .. } => Phrase::new("reason-doom-more"),
        Frame::DoomStep { .. } => Phrase::new("reason-doom")
            .count("cost", doom_phase::ritual_cost(duel, content, who))
            .count("gates", duel.gates_of(who)),
        Frame::SerpentReturns => Phrase::new("reason-serpent-returns"),
        Frame::Towers { .. } => Phrase::new("reason-tower"),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => Phrase::new("ask-nothing"),
    }
}

fn in_battle(duel: &Duel, content: &Content, battle: &Battle) -> Phrase {
    let key = match battle.step {
        _ if battle.eternal.is_some() => "reason-eternal",
        Step::AnyTime | Step::Interrupted => "reason-any-time",
        Step::Nexus => "reason-nexus",
        Step::BeforeAttacker | Step::BeforeDefender => match play::asked(duel) {
            Some(Faction::Windwalker) => "reason-howl",
            _ => "reason-demand-sacrifice",
        },
        Step::SacrificeAttacker | Step::SacrificeDefender => "reason-sacrifice",
        Step::HowlAttacker | Step::HowlDefender => "reason-flee",
        Step::KillsAttacker | Step::KillsDefender => "reason-kill",
        Step::Fury => "reason-fury",
        Step::Eliminate => "reason-eliminate",
        Step::PainsAttacker | Step::PainsDefender => "reason-pain",
        Step::RetreatAttacker | Step::RetreatDefender => "reason-retreat",
        Step::Cannibalism => "reason-cannibalism",
        Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End => "reason-battle",
    };
    Phrase::new(key).name("zone", zone_name(content, battle.zone))
}

/// The result to be given now, of how many the enemy's dice brought.
fn counted(battle: &Battle, asked: Option<Faction>) -> Option<((u32, u32), Phrase)> {
    let who = asked?;
    if battle.eternal.is_some() {
        return None;
    }
    let [one, two, three, four, five, six] = battle.faces[who.other() as usize];
    debug_assert!(one + two + three < u8::MAX, "faces are counts of dice");
    let blunted = battle.blunted && who == Faction::Sleeper;
    let (key, left, of) = match battle.step {
        Step::KillsAttacker | Step::KillsDefender => {
            ("counted-kill", battle.kills[who as usize], six)
        }
        Step::PainsAttacker | Step::PainsDefender => {
            let pains = four + five + if blunted { six } else { 0 };
            ("counted-pain", battle.pains[who as usize], pains)
        }
        Step::Eliminate => {
            let fallen = battle.hits[Faction::Windwalker as usize].killed[Unit::GnophKeh.slot()];
            ("counted-fury", battle.fury, fallen)
        }
        _ => return None,
    };
    let of = of.max(left);
    let nth = of - left + 1;
    let counted = Phrase::new(key).count("nth", nth).count("of", of);
    (left > 0).then(|| ((u32::from(nth), u32::from(of)), counted))
}
