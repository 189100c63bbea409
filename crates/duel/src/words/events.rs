//! What happened, as far as each viewer may know.

use super::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use crate::Event;
use crate::content::{Content, ZoneId};
use crate::event::{blow_key, ending_key, phase_key};
use crate::figures::Faction;
use crate::spellbooks::Condition;
use ::scene::{Phrase, Viewer, text};

#[expect(clippy::too_many_lines, reason = "a plain table, one entry an event")]
pub(super) fn phrase(content: &Content, event: &Event, viewer: Viewer) -> Option<Phrase> {
    let zone = |phrase: Phrase, at: ZoneId| phrase.name("zone", zone_name(content, at));
    let who = |key: &'static str, who: Faction| Phrase::new(key).name("who", faction_name(who));
    Some(match *event {
        Event::Began { who: side, zone: at } => zone(who("event-began", side), at),
        Event::PhaseBegan { phase, round } => {
            Phrase::new(text!("event-phase-{}", phase_key(phase))).count("round", round)
        }
        Event::TurnBegan { who: side } => who("event-turn", side),
        Event::Withered { who: side, to } => who("event-withered", side).count("to", to),
        Event::WitherPaid { who: side, paid, .. } => {
            who("event-wither-paid", side).count("paid", paid)
        }
        Event::TurnLost { who: side } => who("event-turn-lost", side),
        // The event that was paid for says it.
        Event::PowerSpent { .. } => return None,
        Event::PowerGained { who: side, power, .. } => {
            who("event-power-gained", side).count("power", power)
        }
        Event::PowerLost { who: side, power, .. } => {
            who("event-power-lost", side).count("power", power)
        }
        Event::Recruited { who: side, zone: at } => zone(who("event-recruited", side), at),
        Event::Summoned { who: side, unit, zone: at } => {
            zone(who("event-summoned", side), at).name("unit", unit_name(unit))
        }
        Event::Awoke { who: side, unit, zone: at } => {
            zone(who("event-awoke", side), at).name("unit", unit_name(unit))
        }
        Event::GateCreated { who: side, zone: at } => zone(who("event-gate-created", side), at),
        Event::GateRemoved { zone: at } => zone(Phrase::new("event-gate-removed"), at),
        Event::GateTaken { who: side, zone: at } => zone(who("event-gate-taken", side), at),
        Event::GateAbandoned { who: side, zone: at } => zone(who("event-gate-abandoned", side), at),
        Event::GateStored { zone: at } => zone(Phrase::new("event-gate-stored"), at),
        Event::GateReturned { zone: at } => zone(Phrase::new("event-gate-returned"), at),
        Event::Moved { who: side, unit, from, to } => who("event-moved", side)
            .name("unit", unit_name(unit))
            .name("from", zone_name(content, from))
            .name("to", zone_name(content, to)),
        Event::Passed { who: side } => who("event-passed", side),
        Event::Slept => Phrase::new("event-slept"),
        Event::Hibernated { who: side, gained, .. } => {
            who("event-hibernated", side).count("gained", gained)
        }
        Event::SorceryCast { zone: at } => zone(Phrase::new("event-sorcery-cast"), at),
        Event::SerpentReturned { zone: at } => zone(Phrase::new("event-serpent-returned"), at),
        Event::IceAge { zone: at } => zone(Phrase::new("event-ice-age"), at),
        Event::Captured { who: side, figure, zone: at } => {
            zone(who("event-captured", side), at).name("figure", figure_name(figure))
        }
        Event::ConditionMet { condition } => who("event-condition-met", condition.owner())
            .name("condition", condition_name(condition)),
        Event::BookOpened { book, condition: Condition::AnyTime } => {
            who("event-book-taken", book.owner()).name("book", book_name(book))
        }
        Event::BookOpened { book, .. } => {
            who("event-book-opened", book.owner()).name("book", book_name(book))
        }
        // CWD-ELDER-02: the enemy is told that a sign was drawn, not its value.
        Event::SignDrawn { who: side, value } if viewer.is(side.seat().0) => {
            who("event-sign-drawn-known", side).count("value", value)
        }
        Event::SignDrawn { who: side, .. } => who("event-sign-drawn", side),
        Event::SignsExhausted { who: side } => who("event-signs-exhausted", side),
        Event::SignRevealed { who: side, value } => {
            who("event-sign-revealed", side).count("value", value)
        }
        Event::Doom { who: side, doom, .. } => who("event-doom", side).count("doom", doom),
        Event::BattleBegan { who: side, zone: at } => zone(who("event-battle-began", side), at),
        Event::BattleEndedEarly { zone: at } => zone(Phrase::new("event-battle-ended-early"), at),
        Event::BattleEnded { zone: at } => zone(Phrase::new("event-battle-ended"), at),
        Event::AbilityUsed { who: side, ability } => {
            who("event-ability-used", side).name("ability", text!("ability-{}", ability.key()))
        }
        Event::KillsBlunted => Phrase::new("event-kills-blunted"),
        Event::Fled { who: side, figure, to } => {
            zone(who("event-fled", side), to).name("figure", figure_name(figure))
        }
        Event::Rolled { who: side, faces, kills, pains } => {
            let dice: u16 = faces.iter().map(|count| u16::from(*count)).sum();
            who("event-rolled", side)
                .count("dice", dice)
                .count("kills", kills)
                .count("pains", pains)
        }
        Event::Assigned { who: side, figure, blow } => {
            Phrase::new(text!("event-assigned-{}", blow_key(blow)))
                .name("who", faction_name(side))
                .name("figure", figure_name(figure))
        }
        Event::Spared { blow } => Phrase::new(text!("event-spared-{}", blow_key(blow))),
        Event::Lost { who: side, unit, count, blow } => {
            Phrase::new(text!("event-lost-{}", blow_key(blow)))
                .name("who", faction_name(side))
                .name("unit", unit_name(unit))
                .count("count", count)
        }
        Event::Retreated { who: side, figure, to } => {
            zone(who("event-retreated", side), to).name("figure", figure_name(figure))
        }
        Event::Cornered { who: side, figure } => {
            who("event-cornered", side).name("figure", figure_name(figure))
        }
        Event::Devoured { unit, zone: at } => {
            zone(Phrase::new("event-devoured"), at).name("unit", unit_name(unit))
        }
        Event::Gathered { who: side, cultists, gates, abandoned, captives, .. } => {
            who("event-gathered", side)
                .count("total", cultists + gates + abandoned + captives)
                .count("cultists", cultists)
                .count("gates", gates)
                .count("abandoned", abandoned)
                .count("captives", captives)
        }
        Event::Lifted { who: side, power, .. } => who("event-lifted", side).count("power", power),
        Event::CaptivesReturned { who: side, count } => {
            who("event-captives-returned", side).count("count", count)
        }
        Event::FirstPlayer { who: side } => who("event-first-player", side),
        Event::RitualPerformed { who: side, paid, .. } => {
            who("event-ritual", side).count("paid", paid)
        }
        Event::Rose { unit, zone: at } => {
            zone(Phrase::new("event-rose"), at).name("unit", unit_name(unit))
        }
        Event::TowerPlaced { zone: at } => zone(Phrase::new("event-tower-placed"), at),
        Event::EndMet { ending } => Phrase::new(text!("event-end-met-{}", ending_key(ending))),
        Event::Ended { doom: [sleeper, windwalker], .. } => {
            Phrase::new("event-ended").count("sleeper", sleeper).count("windwalker", windwalker)
        }
    })
}

/// The faces as a row, highest first, since their order means nothing.
pub(crate) fn faces_row(counts: &[u8; 6]) -> impl Iterator<Item = u8> + use<> {
    let counts = *counts;
    let each =
        move |face: u8| std::iter::repeat_n(face, usize::from(counts[usize::from(face) - 1]));
    (1..=6u8).rev().flat_map(each)
}
