//! How an event looks in the log: who did it, its dice, what it concerns.

use super::names;
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::Pool;
use crate::scene::{ids, looks};
use crate::state::{Source, Thing};
use ::scene::{Change, Phrase, Text, Tone};
use kernel::EventLook;

pub(super) fn look(content: &Content, event: &Event) -> EventLook {
    EventLook {
        seat: event.who,
        icon: icon(event),
        means: means(event),
        dice: event.dice.to_vec(),
        targets: targets(content, event),
        changes: change(content, event).into_iter().collect(),
        tone: tone(event.what),
    }
}

/// The icon of what caused it, if no investigator did.
fn icon(event: &Event) -> Option<&'static str> {
    if event.who.is_some() {
        return None;
    }
    let what = event.what;
    if matches!(what, What::Omen | What::OmenSet) {
        return Some(looks::omen(names::omen_at(event.n.max(0) as u8)));
    }
    OF_THE_BOARD.iter().find(|(kinds, _)| kinds.contains(&what)).map(|(_, icon)| *icon)
}

/// What happens on the board by itself, each with its icon.
const OF_THE_BOARD: [(&[What], &str); 9] = [
    (&[What::GateOpened, What::GateClosed, What::GateDiscarded], looks::GATE),
    (&[What::ClueSpawned, What::ClueMoved, What::DiscardedClue], looks::CLUE),
    (
        &[
            What::MonsterSpawned,
            What::MonsterMoved,
            What::MonsterHurt,
            What::MonsterHealed,
            What::MonsterDefeated,
            What::MonsterDiscarded,
            What::Surge,
        ],
        looks::MONSTERS,
    ),
    (
        &[
            What::Doom,
            What::Awoke,
            What::MysteryDrawn,
            What::MysteryAdvanced,
            What::MysterySolved,
            What::MysteryLost,
        ],
        looks::MYSTERY,
    ),
    (&[What::MythosDrawn, What::MythosDiscarded, What::Reckoning, What::Opponent], looks::MYTHOS),
    (&[What::RumorSpread, What::RumorSolved], looks::RUMOR),
    (&[What::TokensPut, What::TokensTaken], looks::TOKEN),
    (&[What::ReserveFilled], "backpack"),
    (&[What::ExpeditionMoved], looks::EXPEDITION),
];

/// What each die means: the result shows which faces succeeded.
fn means(event: &Event) -> Vec<&'static str> {
    if !matches!(event.what, What::Rolled | What::Rerolled) {
        return Vec::new();
    }
    let succeed = |from: u8| event.dice.iter().filter(|face| **face >= from).count();
    let fits = |from: &u8| i16::try_from(succeed(*from)).is_ok_and(|count| count == event.n);
    let from = [5, 4, 6].into_iter().find(fits).unwrap_or(5);
    event.dice.iter().map(|face| if *face >= from { "success" } else { "miss" }).collect()
}

/// The number that changed. Doom has its own wording for it.
fn change(content: &Content, event: &Event) -> Option<Change> {
    let (from, to) = event.change?;
    let (name, icon) = match (event.what, event.of) {
        (What::Lost | What::SpentPool | What::Recovered, Of::Pool(pool)) => {
            (names::pool(pool), looks::pool(pool))
        }
        (What::GainedClue | What::SpentClue | What::DiscardedClue, _) => {
            ("eh-term-clue".into(), looks::CLUE)
        }
        (What::MonsterHurt | What::MonsterHealed, Of::Monster(kind)) => {
            (names::monster(content, kind), looks::pool(Pool::Health))
        }
        (What::Improved, Of::Skill(skill)) => (names::skill(skill), looks::skill(skill)),
        (What::MysteryAdvanced, _) => ("eh-goal-progress".into(), looks::MYSTERY),
        _ => return None,
    };
    let (from, to) = (i64::from(from), i64::from(to));
    Some(Change { name: Phrase::new(name), icon: Some(icon.into()), from, to })
}

fn targets(content: &Content, event: &Event) -> Vec<Text> {
    let mut ids: Vec<Text> = Vec::new();
    match event.of {
        Of::Thing(Thing::Asset(id)) | Of::Source(Source::Asset(id)) => {
            ids.push(ids::asset(content, id));
        }
        Of::Thing(Thing::Artifact(id)) | Of::Source(Source::Artifact(id)) => {
            ids.push(ids::artifact(content, id));
        }
        Of::Thing(thing) => ids.extend(event.who.and_then(|who| ids::thing(content, who, thing))),
        Of::Mythos(id) => ids.push(ids::mythos(content, id)),
        Of::Sheet(id) => ids.push(ids::investigator(content, id)),
        Of::Mystery(..) => ids.push(ids::MYSTERY.into()),
        Of::Nothing
        | Of::Monster(_)
        | Of::Ancient(_)
        | Of::Source(_)
        | Of::Card { .. }
        | Of::Skill(_)
        | Of::Pool(_)
        | Of::Seat(_)
        | Of::Ending(_) => {}
    }
    if matches!(event.what, What::Doom | What::Awoke) {
        ids.push(ids::DOOM.into());
    } else if matches!(event.what, What::Omen | What::OmenSet) {
        ids.push(ids::OMEN.into());
    } else if event.what == What::ExpeditionMoved {
        ids.push(ids::EXPEDITION.into());
    } else if matches!(event.what, What::MysteryAdvanced | What::MysteryDrawn) {
        ids.push(ids::MYSTERY.into());
    }
    if let Some(space) = event.space {
        if matches!(event.what, What::GateOpened) {
            ids.push(ids::gate(content, space));
        }
        ids.push(ids::space(content, space));
    }
    ids.dedup();
    ids
}

const fn tone(what: What) -> Tone {
    if matches!(
        what,
        What::Round
            | What::ActionPhase
            | What::EncounterPhase
            | What::MythosPhase
            | What::Awoke
            | What::Ended
    ) {
        return Tone::Heading;
    }
    let is_detail = matches!(
        what,
        What::Passed
            | What::Failed
            | What::Rerolled
            | What::Raised
            | What::SpentClue
            | What::SpentPool
            | What::Prevented
            | What::Recovered
            | What::Moved
            | What::ReserveFilled
            | What::GainedNothing
            | What::DrewAgain
            | What::TurnEnded
            | What::Gave
            | What::MonsterHurt
            | What::MonsterHealed
    );
    if is_detail { Tone::Detail } else { Tone::Line }
}
