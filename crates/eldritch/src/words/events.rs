//! What happened: as phrases that keep every secret, and as one line in a stable format.

use super::names::{self, Key};
use super::stories;
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{CardNumber, DeckId, SheetId};
use crate::state::{Source, Thing};
use ::scene::{Phrase, text};
use kernel::Seat;

pub(super) fn phrase(content: &Content, event: &Event) -> Phrase {
    let mut said = Phrase::new(key(event)).count("n", event.n);
    if let Some(who) = event.who {
        said = said.name("who", person(content, event.sheet, who));
    }
    if let Some(space) = event.space {
        said = said.name("place", names::space(content, space));
    }
    if let Some(thing) = thing(content, event) {
        said = said.name("thing", thing);
    }
    if !event.dice.is_empty() {
        said = said.count("dice", event.dice.len() as i64);
    }
    if let Some(to) = event.to {
        said = said.name("whom", person(content, event.other, to));
    }
    match (event.what, event.of) {
        (What::Omen | What::OmenSet, _) => {
            said.name("omen", names::omen(names::omen_at(event.n.rem_euclid(4) as u8)))
        }
        (What::EncounterDrawn, Of::Card { deck, card }) => {
            match event.space.and_then(|at| stories::source_at(content, deck, card, at)) {
                Some(source) => story(said, content, source),
                None => said,
            }
        }
        (What::Doom, _) => said.count("was", event.change.map_or(event.n, |(was, _)| was)),
        (What::Awoke, Of::Ancient(id)) => with_story(said, stories::awakens(content, id)),
        (What::MysteryDrawn | What::MysterySolved, Of::Mystery(one, id)) => {
            let solved = event.what == What::MysterySolved;
            with_story(said, stories::of_mystery(content, one, id, solved))
        }
        (What::RumorSolved, Of::Mythos(id)) => with_story(said, stories::rumor_ends(content, id)),
        (What::MythosDrawn, Of::Mythos(id)) => story(said, content, Source::Mythos(id)),
        (What::Passed | What::Failed, _) => {
            let passed = event.what == What::Passed;
            let goes_on = |source| stories::goes_on(content, source, passed);
            with_story(said, event.during.and_then(goes_on))
        }
        _ => said,
    }
}

/// A drawn card adds its story.
fn story(said: Phrase, content: &Content, source: Source) -> Phrase {
    with_story(said, stories::begins(content, source))
}

/// The investigator of the event, or the seat if it has none yet.
fn person(content: &Content, sheet: Option<SheetId>, seat: Seat) -> Key {
    sheet.map_or_else(|| names::bare_seat(seat), |sheet| names::sheet(content, sheet))
}

fn with_story(said: Phrase, story: Option<Phrase>) -> Phrase {
    match story {
        Some(story) => Phrase::new("eh-event-with-story").said("what", said).said("story", story),
        None => said,
    }
}

/// Some things may or may not be somebody's doing.
fn key(event: &Event) -> Key {
    let word = event.what.word();
    match variant(event) {
        Some(variant) => text!("eh-event-{word}-{variant}"),
        None => text!("eh-event-{word}"),
    }
}

/// Which of several wordings an event has.
fn variant(event: &Event) -> Option<&'static str> {
    let is = |kinds: &[What]| kinds.contains(&event.what);
    if event.who.is_none() && is(&[What::DiscardedClue, What::MonsterDefeated]) {
        return Some("alone");
    }
    if event.space.is_none() && is(&[What::TokensPut]) {
        return Some("card");
    }
    if let Of::Pool(pool) = event.of
        && is(&[What::Lost, What::SpentPool, What::Recovered, What::Prevented])
    {
        return Some(names::pool_word(pool));
    }
    if let Of::Thing(Thing::Ticket(ticket)) = event.of
        && is(&[What::Prepared])
    {
        return Some(names::ticket_word(ticket));
    }
    let token = matches!(event.of, Of::Thing(Thing::Clue(_) | Thing::Ticket(_)));
    if token && is(&[What::Gave, What::Gained, What::Discarded]) {
        return Some("token");
    }
    if matches!(event.of, Of::Source(Source::Sheet(_))) && is(&[What::Used]) {
        return Some("sheet");
    }
    let Of::Ending(ending) = event.of else { return None };
    is(&[What::Ended]).then(|| ending.key())
}

/// The name of what an event concerns.
fn thing(content: &Content, event: &Event) -> Option<Key> {
    Some(match event.of {
        Of::Nothing | Of::Ending(_) => return None,
        Of::Thing(thing) => names::thing(content, thing),
        Of::Monster(kind) => names::monster(content, kind),
        Of::Mythos(id) => names::mythos(content, id),
        Of::Mystery(one, id) => names::mystery(content, one, id),
        Of::Sheet(id) => names::sheet(content, id),
        Of::Ancient(id) => names::ancient(content, id),
        Of::Source(source) => names::printed(content, source),
        Of::Card { deck, .. } => names::deck_name(content, deck),
        Of::Skill(skill) => names::skill(skill),
        Of::Pool(pool) => names::pool(pool),
        Of::Seat(seat) => person(content, event.other, seat),
    })
}

/// `word [who] [of] [place] [n] [dice]`; what does not apply is left out.
pub(super) fn write(content: &Content, event: &Event) -> String {
    let mut line = vec![event.what.word().to_owned()];
    line.extend(event.who.map(|who| names::seat_key(who).to_owned()));
    // There is only one Ancient One, and the first line of a game names it.
    let of = if event.what == What::Awoke { Of::Nothing } else { event.of };
    line.extend(of_words(content, of));
    line.extend(event.space.map(|space| content.space(space).id.clone()));
    // The receiver is a number in cases, and the first seat is not written.
    line.extend(event.to.filter(|to| to.0 > 0).map(|to| to.0.to_string()));
    if event.n != 0 {
        line.push(event.n.to_string());
    }
    if !event.dice.is_empty() {
        line.push(format!("{:?}", event.dice.as_slice()));
    }
    line.join(" ")
}

fn of_words(content: &Content, of: Of) -> Option<String> {
    Some(match of {
        Of::Nothing => return None,
        Of::Thing(Thing::Asset(id)) => content.asset(id).id.clone(),
        Of::Thing(Thing::Artifact(id)) => content.artifact(id).id.clone(),
        Of::Thing(Thing::Spell(id)) => content.spell(id).id.clone(),
        Of::Thing(Thing::Condition(id)) => content.condition(id).id.clone(),
        Of::Thing(Thing::Clue(face)) => format!("clue-{}", content.space(face).id),
        Of::Thing(Thing::Ticket(ticket)) => format!("{}-ticket", names::ticket_word(ticket)),
        Of::Monster(id) => content.monster(id).id.clone(),
        Of::Mythos(id) => content.mythos_card(id).id.clone(),
        Of::Mystery(one, id) => {
            let deck = &content.ancient(one).deck;
            deck.get(usize::from(id.0)).map(|it| it.id.clone()).unwrap_or_default()
        }
        Of::Sheet(id) => content.sheet(id).id.clone(),
        Of::Ancient(id) => content.ancient(id).id.clone(),
        Of::Source(source) => source_words(content, source),
        Of::Card { deck, card } => encounter_words(content, deck, card),
        Of::Skill(skill) => skill.key().to_owned(),
        Of::Pool(pool) => names::pool_word(pool).to_owned(),
        Of::Seat(seat) => names::seat_key(seat).to_owned(),
        Of::Ending(ending) => ending.key().to_owned(),
    })
}

fn source_words(content: &Content, source: Source) -> String {
    match source {
        Source::Rules => "rules".to_owned(),
        Source::Sheet(seat) => format!("sheet-{}", names::seat_key(seat)),
        Source::Asset(id) => content.asset(id).id.clone(),
        Source::Artifact(id) => content.artifact(id).id.clone(),
        Source::Spell(id, _) => content.spell(id).id.clone(),
        Source::Condition(id, _) => content.condition(id).id.clone(),
        Source::Monster(_, kind) | Source::Ambusher(kind) => content.monster(kind).id.clone(),
        Source::Mythos(id) => content.mythos_card(id).id.clone(),
        Source::Mystery => "mystery".to_owned(),
        Source::AncientOne => "ancient-one".to_owned(),
        Source::Encounter { deck, card, .. } => encounter_words(content, deck, card),
        Source::Fallen(sheet, _) => format!("fallen-{}", content.sheet(sheet).id),
    }
}

fn encounter_words(content: &Content, deck: DeckId, card: CardNumber) -> String {
    content.decks.get(deck).ids().get(card.at()).copied().unwrap_or_default().to_owned()
}
