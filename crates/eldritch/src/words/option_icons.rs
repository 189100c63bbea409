//! The icons of answers.

use super::names;
use crate::Choice;
use crate::content::{Content, DeckKind};
use crate::scene::looks;
use crate::state::{Eldritch, It, Meeting, Source, Thing};

pub(super) fn icon<'c>(game: &Eldritch, content: &'c Content, choice: Choice) -> Option<&'c str> {
    Some(match choice {
        Choice::Play(sheet) => looks::investigator(content, &content.sheet(sheet).id),
        Choice::Prepare(ticket) | Choice::Go(_, Some(ticket)) => looks::ticket(ticket),
        Choice::Acquire | Choice::Buy(_) | Choice::BuyFor(..) => "backpack",
        Choice::Rest => "hearts",
        Choice::Use(source) | Choice::Resolve(source) => source_icon(game, content, source)?,
        Choice::Cast(spell) => looks::spell(content, &content.spell(spell).id),
        Choice::Local(_, card) => looks::condition(content, &content.condition(card).id),
        Choice::Give(thing) | Choice::Take(thing) | Choice::Drop(thing) => {
            thing_icon(content, thing)
        }
        Choice::Loan => "two-coins",
        Choice::Fight(slot) | Choice::Pick(It::Monster(slot)) => {
            looks::monster(content, &content.monster(game.monster(slot)?.kind).id)
        }
        Choice::Meet(meeting) => meeting_icon(meeting),
        Choice::Improve(skill) | Choice::Unimprove(skill) => looks::skill(skill),
        Choice::Omen(at) => looks::omen(names::omen_at(at)),
        Choice::SpendClue | Choice::Pay(_) => looks::CLUE,
        Choice::SpendSanity => "brain",
        Choice::Roll => "perspective-dice-six-faces-six",
        Choice::Travel(_)
        | Choice::Trade(_)
        | Choice::EndTurn
        | Choice::Go(..)
        | Choice::Stop
        | Choice::Done
        | Choice::Agree
        | Choice::Refuse
        | Choice::Toss(_)
        | Choice::PassMonsters
        | Choice::Skip
        | Choice::Yes
        | Choice::No
        | Choice::Way(_)
        | Choice::Pick(_)
        | Choice::Face(_)
        | Choice::Stand
        | Choice::Lead(_)
        | Choice::Mark(_)
        | Choice::Convert(..)
        | Choice::Top(_) => return None,
    })
}

fn source_icon<'c>(game: &Eldritch, content: &'c Content, source: Source) -> Option<&'c str> {
    Some(match source {
        Source::Sheet(seat) => {
            let it = game.seats.get(seat.at())?;
            looks::investigator(content, &content.sheet(it.sheet).id)
        }
        Source::Asset(id) => thing_icon(content, Thing::Asset(id)),
        Source::Artifact(id) => thing_icon(content, Thing::Artifact(id)),
        Source::Spell(id, _) => thing_icon(content, Thing::Spell(id)),
        Source::Condition(id, _) => thing_icon(content, Thing::Condition(id)),
        Source::Monster(_, kind) | Source::Ambusher(kind) => {
            looks::monster(content, &content.monster(kind).id)
        }
        Source::Mythos(_) => looks::MYTHOS,
        Source::Mystery => looks::MYSTERY,
        Source::AncientOne => looks::ancient(content, &content.ancient(game.ancient).id),
        Source::Encounter { deck, .. } => looks::deck(content.decks.get(deck).kind),
        Source::Rules | Source::Fallen(..) => return None,
    })
}

fn thing_icon(content: &Content, thing: Thing) -> &str {
    match thing {
        Thing::Asset(id) => looks::asset(content, &content.asset(id).id),
        Thing::Artifact(id) => looks::artifact(content, &content.artifact(id).id),
        Thing::Spell(id) => looks::spell(content, &content.spell(id).id),
        Thing::Condition(id) => looks::condition(content, &content.condition(id).id),
        Thing::Clue(_) => looks::CLUE,
        Thing::Ticket(ticket) => looks::ticket(ticket),
    }
}

const fn meeting_icon(meeting: Meeting) -> &'static str {
    match meeting {
        Meeting::General => "boot-prints",
        Meeting::City => "clock-tower",
        Meeting::Research(_) => looks::CLUE,
        Meeting::OtherWorld => looks::GATE,
        Meeting::Expedition => looks::EXPEDITION,
        Meeting::Rumor(_) => looks::RUMOR,
        Meeting::Fallen(_) => "tombstone",
        Meeting::Deck(_) => looks::deck(DeckKind::Added),
        Meeting::Mystery | Meeting::Final => looks::MYSTERY,
    }
}
