//! How an event looks in the log: who did it, its dice, what it changed, what it concerns.

use super::events::faces_row;
use crate::Event;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::scene::{book_id, die_meaning, mark_icon, meter_icon, piece_id, place_id, slot_id};
use ::scene::{Change, Phrase, Text, Tone, text};
use kernel::{EventLook, Seat};

pub(super) fn look(content: &Content, event: &Event) -> EventLook {
    let (seat, tone) = doer(event);
    let mut dice = Vec::new();
    if let Event::Rolled { faces, .. } = event {
        dice.extend(faces_row(faces));
    }
    EventLook {
        seat,
        icon: icon(event),
        means: dice.iter().map(|face| die_meaning(*face, false)).collect(),
        dice,
        targets: targets(content, event),
        changes: change(event).into_iter().collect(),
        tone,
    }
}

/// The icon of what caused it, if no player did.
fn icon(event: &Event) -> Option<&'static str> {
    if let Event::TowerPlaced { .. } = event {
        mark_icon("tower")
    } else if let Event::GateRemoved { .. } = event {
        mark_icon("gate-held")
    } else if let Event::BattleEnded { .. } | Event::BattleEndedEarly { .. } = event {
        Some("crossed-sabres")
    } else {
        None
    }
}

fn change(event: &Event) -> Option<Change> {
    let (meter, from, to) = changed(event)?;
    let name = match meter {
        "wither" => Phrase::new("marker-wither"),
        meter => Phrase::new(text!("meter-{meter}")),
    };
    let icon = meter_icon(meter).map(Into::into);
    Some(Change { name, icon, from: i64::from(from), to: i64::from(to) })
}

/// The number an event changed, before and after.
fn changed(event: &Event) -> Option<(&'static str, u16, u16)> {
    if let Event::Withered { to, .. } = *event {
        return Some(("wither", to.saturating_sub(1), to));
    }
    if let Event::Doom { doom, now, .. } = *event {
        return Some(("doom", now.saturating_sub(doom), now));
    }
    let (from, to) = power_changed(event)?;
    Some(("power", from, to))
}

fn power_changed(event: &Event) -> Option<(u16, u16)> {
    if let Event::WitherPaid { paid, left, .. } = *event {
        return Some((left + paid, left));
    }
    if let Event::PowerSpent { power, left, .. } = *event {
        return Some((left + power, left));
    }
    if let Event::PowerLost { power, left, .. } = *event {
        return (power > 0).then_some((left + power, left));
    }
    if let Event::PowerGained { power, now, .. } = *event {
        return Some((now.saturating_sub(power), now));
    }
    if let Event::Hibernated { gained, now, .. } = *event {
        return (gained > 0).then_some((now.saturating_sub(gained), now));
    }
    if let Event::Gathered { cultists, gates, abandoned, captives, now, .. } = *event {
        return Some((now.saturating_sub(cultists + gates + abandoned + captives), now));
    }
    let Event::Lifted { from, power, .. } = *event else { return None };
    Some((from, power))
}

/// Scene ids of what an event concerns: pieces first, then places.
fn targets(content: &Content, event: &Event) -> Vec<Text> {
    let place = |zone: ZoneId| place_id(content, zone);
    let piece = |zone: ZoneId, who: Faction, figure: Figure| piece_id(content, zone, who, figure);
    let unit = |zone: ZoneId, who: Faction, unit: Unit| {
        vec![piece(zone, who, Figure::beside(unit)), place(zone)]
    };
    match *event {
        Event::Recruited { who, zone } => unit(zone, who, Unit::Acolyte),
        Event::Summoned { who, unit: kind, zone } | Event::Awoke { who, unit: kind, zone } => {
            unit(zone, who, kind)
        }
        Event::Moved { who, unit: kind, from, to } => {
            let mut ids = unit(to, who, kind);
            ids.push(place(from));
            ids
        }
        Event::Fled { who, figure, to } | Event::Retreated { who, figure, to } => {
            unit(to, who, figure.unit)
        }
        Event::Devoured { unit: kind, zone } => unit(zone, Faction::Windwalker, kind),
        Event::Rose { unit: kind, zone } => unit(zone, Faction::Sleeper, kind),
        Event::SerpentReturned { zone } => unit(zone, Faction::Sleeper, Unit::SerpentMan),
        Event::Began { zone, .. }
        | Event::GateCreated { zone, .. }
        | Event::GateRemoved { zone }
        | Event::GateTaken { zone, .. }
        | Event::GateAbandoned { zone, .. }
        | Event::GateStored { zone }
        | Event::GateReturned { zone }
        | Event::SorceryCast { zone }
        | Event::IceAge { zone }
        | Event::Captured { zone, .. }
        | Event::BattleBegan { zone, .. }
        | Event::BattleEndedEarly { zone }
        | Event::BattleEnded { zone }
        | Event::TowerPlaced { zone } => vec![place(zone)],
        Event::ConditionMet { condition } => vec![slot_id(condition)],
        Event::BookOpened { book, condition } => vec![book_id(book), slot_id(condition)],
        Event::PhaseBegan { .. }
        | Event::TurnBegan { .. }
        | Event::Withered { .. }
        | Event::WitherPaid { .. }
        | Event::TurnLost { .. }
        | Event::PowerSpent { .. }
        | Event::PowerGained { .. }
        | Event::PowerLost { .. }
        | Event::Passed { .. }
        | Event::Slept
        | Event::Hibernated { .. }
        | Event::SignDrawn { .. }
        | Event::SignsExhausted { .. }
        | Event::SignRevealed { .. }
        | Event::Doom { .. }
        | Event::AbilityUsed { .. }
        | Event::KillsBlunted
        | Event::Rolled { .. }
        | Event::Assigned { .. }
        | Event::Spared { .. }
        | Event::Lost { .. }
        | Event::Cornered { .. }
        | Event::Gathered { .. }
        | Event::Lifted { .. }
        | Event::CaptivesReturned { .. }
        | Event::FirstPlayer { .. }
        | Event::RitualPerformed { .. }
        | Event::EndMet { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

/// Who did it, and how prominent it is.
fn doer(event: &Event) -> (Option<Seat>, Tone) {
    let line = |who: Faction| (Some(who.seat()), Tone::Line);
    let detail = |who: Faction| (Some(who.seat()), Tone::Detail);
    match *event {
        Event::PhaseBegan { .. } | Event::EndMet { .. } | Event::Ended { .. } => {
            (None, Tone::Heading)
        }
        Event::TurnBegan { who }
        | Event::PowerSpent { who, .. }
        | Event::PowerGained { who, .. }
        | Event::PowerLost { who, .. }
        | Event::Doom { who, .. }
        | Event::GateAbandoned { who, .. }
        | Event::Assigned { who, .. }
        | Event::Lifted { who, .. }
        | Event::CaptivesReturned { who, .. } => detail(who),
        Event::Began { who, .. }
        | Event::Withered { who, .. }
        | Event::WitherPaid { who, .. }
        | Event::TurnLost { who }
        | Event::Recruited { who, .. }
        | Event::Summoned { who, .. }
        | Event::Awoke { who, .. }
        | Event::GateCreated { who, .. }
        | Event::GateTaken { who, .. }
        | Event::Moved { who, .. }
        | Event::Passed { who }
        | Event::Hibernated { who, .. }
        | Event::Captured { who, .. }
        | Event::SignDrawn { who, .. }
        | Event::SignsExhausted { who }
        | Event::SignRevealed { who, .. }
        | Event::BattleBegan { who, .. }
        | Event::Rolled { who, .. }
        | Event::AbilityUsed { who, .. }
        | Event::Fled { who, .. }
        | Event::Lost { who, .. }
        | Event::Retreated { who, .. }
        | Event::Cornered { who, .. }
        | Event::Gathered { who, .. }
        | Event::FirstPlayer { who }
        | Event::RitualPerformed { who, .. } => line(who),
        Event::ConditionMet { condition } => detail(condition.owner()),
        Event::BookOpened { book, .. } => line(book.owner()),
        Event::Slept
        | Event::SorceryCast { .. }
        | Event::SerpentReturned { .. }
        | Event::GateStored { .. }
        | Event::GateReturned { .. }
        | Event::KillsBlunted
        | Event::Rose { .. } => line(Faction::Sleeper),
        Event::IceAge { .. } | Event::Spared { .. } | Event::Devoured { .. } => {
            line(Faction::Windwalker)
        }
        Event::GateRemoved { .. }
        | Event::TowerPlaced { .. }
        | Event::BattleEndedEarly { .. }
        | Event::BattleEnded { .. } => (None, Tone::Line),
    }
}
