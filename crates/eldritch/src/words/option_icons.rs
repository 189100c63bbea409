//! The icons of answers.

use super::names;
use crate::Choice;
use crate::choice::Subject;
use crate::content::{Content, DeckKind};
use crate::scene::looks;
use crate::state::{Eldritch, It, Meeting, Source, Thing};

pub(super) fn icon<'c>(game: &Eldritch, content: &'c Content, choice: Choice) -> Option<&'c str> {
    if let Some(icon) = deed_icon(choice) {
        return Some(icon);
    }
    Some(match choice.subject() {
        Subject::Sheet(sheet) => looks::investigator(content, &content.sheet(sheet).id),
        Subject::Ticket(ticket) | Subject::Journey(_, ticket) => looks::ticket(ticket),
        Subject::Source(source) => source_icon(game, content, source)?,
        Subject::Spell(spell) => thing_icon(content, Thing::Spell(spell)),
        Subject::Condition(_, card) => thing_icon(content, Thing::Condition(card)),
        Subject::Thing(thing) => thing_icon(content, thing),
        Subject::Monster(slot) | Subject::It(It::Monster(slot)) => {
            looks::monster(content, &content.monster(game.monster(slot)?.kind).id)
        }
        Subject::Meeting(meeting) => meeting_icon(meeting),
        Subject::Skill(skill) => looks::skill(skill),
        Subject::Omen(at) => looks::omen(names::omen_at(at)),
        Subject::Nothing
        | Subject::Space(_)
        | Subject::Investigator(_)
        | Subject::Asset(_)
        | Subject::AssetFor(..)
        | Subject::It(_)
        | Subject::Way(_)
        | Subject::Die(_)
        | Subject::Marker(_)
        | Subject::Pool(..)
        | Subject::Gate(_) => return None,
    })
}

/// The icon of what is done, where it says more than what it is done with.
const fn deed_icon(choice: Choice) -> Option<&'static str> {
    if let Choice::Acquire | Choice::Buy(_) | Choice::BuyFor(..) = choice {
        return Some("backpack");
    }
    if let Choice::SpendClue | Choice::Pay(_) = choice {
        return Some(looks::CLUE);
    }
    if let Choice::Rest = choice {
        return Some("hearts");
    }
    if let Choice::Loan = choice {
        return Some("two-coins");
    }
    if let Choice::SpendSanity = choice {
        return Some("brain");
    }
    if let Choice::Roll = choice { Some("perspective-dice-six-faces-six") } else { None }
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
