//! The steps of the Mythos phase: done, in progress, and still to come.

use super::{ids, looks};
use crate::content::{Colour, Content, MythosInfo, MythosKind};
use crate::ids::{MythosId, SpaceId};
use crate::rules::abilities::side;
use crate::rules::setup::reference;
use crate::state::{
    Eldritch, EndOfMythosStep, Found, Frame, MythosStep, Phase, ReckoningStep, Source, Standing,
};
use crate::words::names;
use ::scene::{Check, Phrase, Stage, Text, text};

/// EH-REF-14: the steps of the current card, then the end of the phase.
pub(super) fn checklist(game: &Eldritch, content: &Content) -> Vec<Check> {
    if game.phase != Phase::Mythos || game.ending.is_some() {
        return Vec::new();
    }
    let end = game.frames.iter().find_map(|frame| match frame {
        Frame::EndMythos { step } => Some(*step),
        _ => None,
    });
    let card = game.frames.iter().enumerate().find_map(|(at, frame)| match frame {
        Frame::Mythos { card, step } => Some((at, *card, *step)),
        _ => None,
    });
    let mut list = match card {
        Some((at, card, next)) => of_card(game, content, card, next, game.frames.get(at + 1)),
        // Which card it was is in the log; it is no longer needed here.
        None => vec![step("card", "eh-check-card", looks::MYTHOS, Stage::Done, "EH-REF-14")],
    };
    // The frame holds the next step, so the one before it is in progress.
    let at = end.filter(|_| card.is_none()).unwrap_or(EndOfMythosStep::Mystery);
    let stage = |mine: EndOfMythosStep| match at {
        at if at > mine => Stage::Done,
        at if at == mine => Stage::Now,
        _ => Stage::Ahead,
    };
    list.push(step(
        "mystery",
        "eh-check-mystery",
        looks::MYSTERY,
        stage(EndOfMythosStep::NewInvestigators),
        "EH-MYSTERIES-03",
    ));
    // An investigator who has just arrived may still be asked about what the sheet gives.
    let arriving = at == EndOfMythosStep::PassLead;
    if arriving || game.seats.iter().any(|it| it.standing == Standing::Out) {
        list.push(step(
            "arrivals",
            "eh-check-arrivals",
            "meeple",
            stage(EndOfMythosStep::PassLead),
            "EH-DEFEATED-08",
        ));
    }
    if game.players > 1 {
        let rule = "EH-LEAD-INVESTIGATOR-04";
        list.push(step(
            "lead",
            "eh-check-lead",
            "pope-crown",
            stage(EndOfMythosStep::NextRound),
            rule,
        ));
    }
    list
}

/// The remaining steps of a card: the frame holds the next one.
fn of_card(
    game: &Eldritch,
    content: &Content,
    card: MythosId,
    next: MythosStep,
    running: Option<&Frame>,
) -> Vec<Check> {
    let info = content.mythos_card(card);
    let (gates, clues, _) = reference(game.players);
    let during = |first: MythosStep, last: MythosStep| match next {
        next if next > last.next() => Stage::Done,
        next if next > first => Stage::Now,
        _ => Stage::Ahead,
    };
    let stage = |step: MythosStep| during(step, step);
    let mut list = Vec::new();
    if info.colour != Colour::Blue {
        let omen = looks::omen(names::omen_at(game.omen));
        list.push(step("omen", "eh-check-omen", omen, stage(MythosStep::AdvanceOmen), "EH-REF-15"));
    }
    if info.colour == Colour::Yellow {
        let check = step(
            "reckoning",
            "eh-check-reckoning",
            "hourglass",
            stage(MythosStep::ResolveReckoning),
            "EH-REF-16",
        );
        list.push(match check.stage {
            Stage::Now => reckoning(game, content, check),
            Stage::Ahead | Stage::Done => check,
        });
        let check = step(
            "gates",
            "eh-check-gates",
            looks::GATE,
            stage(MythosStep::SpawnGates),
            "EH-REF-17",
        );
        list.push(counted(
            check,
            gates,
            match running {
                Some(Frame::SpawnGates { n }) => *n,
                _ => 0,
            },
        ));
    }
    if info.colour == Colour::Green {
        let check = step(
            "surge",
            "eh-check-surge",
            looks::MONSTERS,
            stage(MythosStep::MonsterSurge),
            "EH-REF-18",
        );
        list.push(match (check.stage, running) {
            (Stage::Now, Some(Frame::Surge { left })) => surge(content, check, left),
            _ => check,
        });
    }
    if info.colour != Colour::Yellow {
        let check = step(
            "clues",
            "eh-check-clues",
            looks::CLUE,
            stage(MythosStep::SpawnClues),
            "EH-REF-19",
        );
        list.push(counted(
            check,
            clues,
            match running {
                Some(Frame::SpawnClues { n, .. }) => *n,
                _ => 0,
            },
        ));
    }
    list.push(text_of(
        content,
        card,
        info,
        during(MythosStep::PutInPlay, MythosStep::ResolveEffect),
    ));
    list
}

/// The card's own text comes last.
fn text_of(content: &Content, card: MythosId, info: &MythosInfo, stage: Stage) -> Check {
    let (key, icon, rule) = match info.kind {
        MythosKind::Event => ("eh-check-event", looks::MYTHOS, "EH-REF-22"),
        MythosKind::Ongoing => ("eh-check-ongoing", looks::MYTHOS, "EH-REF-23"),
        MythosKind::Rumor => ("eh-check-rumor", looks::RUMOR, "EH-REF-20"),
    };
    let name = Phrase::new("eh-check-quoted").name("card", names::mythos(content, card));
    let pending = if stage == Stage::Done { Vec::new() } else { vec![name] };
    Check { pending, ..step("card", key, icon, stage, rule) }
}

fn step(
    id: &str,
    key: &'static str,
    icon: &'static str,
    stage: Stage,
    rule: &'static str,
) -> Check {
    Check {
        id: text!("check:{id}"),
        name: Phrase::new(key),
        icon: Some(icon.into()),
        stage,
        rules: vec![rule.into()],
        ..Check::default()
    }
}

/// The total before it begins; while it is in progress, what is left besides the current one.
fn counted(check: Check, all: u8, more: u8) -> Check {
    let left = match check.stage {
        Stage::Ahead => all,
        Stage::Now => more + 1,
        Stage::Done => return check,
    };
    Check { left: Some(u32::from(left)), ..check }
}

/// EH-MONSTER-SURGE-02: the gates that still spawn monsters.
fn surge(content: &Content, check: Check, left: &Found) -> Check {
    let gates: Vec<SpaceId> = left.iter().map(SpaceId).collect();
    Check {
        left: Some(gates.len() as u32),
        pending: gates.iter().map(|at| Phrase::new(names::space(content, *at))).collect(),
        targets: gates.iter().map(|at| ids::gate(content, *at)).collect(),
        ..check
    }
}

fn reckoning(game: &Eldritch, content: &Content, check: Check) -> Check {
    let left = to_reckon(game, content);
    Check {
        left: Some(left.len() as u32),
        pending: left.iter().map(|source| reckoned(game, content, *source)).collect(),
        targets: left.iter().filter_map(|source| ids::source(game, content, *source)).collect(),
        ..check
    }
}

/// EH-RECKONING-01, EH-RECKONING-02, EH-RECKONING-03, EH-RECKONING-04: what is still to be resolved, in the order of
/// the rules.
pub(super) fn to_reckon(game: &Eldritch, content: &Content) -> Vec<Source> {
    let now = &game.reckoning;
    let mut left = Vec::new();
    for slot in now.monsters.iter().map(crate::ids::Slot) {
        left.extend(game.monster(slot).map(|it| Source::Monster(slot, it.kind)));
    }
    if now.step <= ReckoningStep::AncientOne && side(game, content).reckoning.is_some() {
        left.push(Source::AncientOne);
    }
    let in_play = |card: &MythosId| game.in_play.iter().any(|it| it.card == *card);
    left.extend(now.cards.iter().filter(in_play).map(Source::Mythos));
    for seat in game.in_order() {
        let it = game.investigator(seat);
        let carried = it.conditions.iter().map(|held| held.card);
        let due = &now.conditions[seat.at()];
        left.extend(
            carried.filter(|card| due.contains(*card)).map(|card| Source::Condition(card, seat)),
        );
    }
    left
}

/// Whose reckoning it is: a monster with its space, a condition with its owner.
fn reckoned(game: &Eldritch, content: &Content, source: Source) -> Phrase {
    let name: Text = names::source(game, content, source);
    match source {
        Source::Monster(slot, _) => match game.monster(slot) {
            Some(monster) => Phrase::new("eh-check-monster")
                .name("monster", name)
                .name("place", names::space(content, monster.space)),
            None => Phrase::new(name),
        },
        Source::Condition(_, seat) => Phrase::new("eh-check-condition")
            .name("card", name)
            .name("who", names::person(game, content, seat)),
        Source::Mythos(_) => Phrase::new("eh-check-quoted").name("card", name),
        _ => Phrase::new(name),
    }
}
