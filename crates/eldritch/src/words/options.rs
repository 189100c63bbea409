//! What accompanies an answer's label: its short name, what it leads to, what it means.

use super::{forecast, names, option_icons, people, questions, texts};
use crate::Choice;
use crate::choice::Subject;
use crate::content::{Content, PathKind};
use crate::ids::{SheetId, Skill, SpaceId, Ticket};
use crate::odds::Thrown;
use crate::scene::{ids, is_numbered, path, style};
use crate::state::{Eldritch, Frame, It, Meeting, Source, Thing};
use ::scene::{LinkStyle, Phrase, Text, text};
use kernel::{OptionLook, Seat};

pub(super) fn look(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> OptionLook {
    OptionLook {
        short: short(game, content, choice),
        note: note(game, content, choice),
        details: details(game, content, seat, choice),
        icon: option_icons::icon(game, content, choice).map(Into::into),
        meets: meets(game, content, choice),
        route: route(game, content, seat, choice),
        style: along(game, content, seat, choice),
        finish: is_finish(choice),
        coin: cost(content, choice).map(|(_, coin)| coin),
    }
}

/// What an answer costs, and in what.
pub(super) fn cost(content: &Content, choice: Choice) -> Option<(i64, &'static str)> {
    if let Choice::Buy(asset) | Choice::BuyFor(asset, _) = choice {
        return Some((i64::from(content.asset(asset).cost), "success"));
    }
    if let Choice::Go(_, Some(ticket)) = choice {
        return Some(match ticket {
            Ticket::Train => (1, "train-ticket"),
            Ticket::Ship => (1, "ship-ticket"),
        });
    }
    if let Choice::SpendClue | Choice::Pay(_) = choice {
        return Some((1, "clue"));
    }
    (choice == Choice::SpendSanity).then_some((1, "sanity"))
}

/// What the key 0 does.
const fn is_finish(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::EndTurn
            | Choice::Stop
            | Choice::Done
            | Choice::Refuse
            | Choice::Skip
            | Choice::No
            | Choice::Stand
    )
}

fn destination(choice: Choice) -> Option<SpaceId> {
    let (Choice::Travel(space) | Choice::Go(space, _) | Choice::Pick(It::Space(space))) = choice
    else {
        return None;
    };
    Some(space)
}

/// The label inside a group, whose name already says what is done.
fn short(game: &Eldritch, content: &Content, choice: Choice) -> Option<Phrase> {
    // Of these a name alone would not tell what is done.
    if let Choice::Use(Source::Rules) | Choice::Resolve(_) | Choice::Pay(_) = choice {
        return None;
    }
    Some(Phrase::new(match choice.subject() {
        Subject::Space(space) | Subject::It(It::Space(space)) => names::space(content, space),
        Subject::Investigator(seat) | Subject::It(It::Investigator(seat)) => {
            names::person(game, content, seat)
        }
        Subject::Source(source) => names::source(game, content, source),
        Subject::Spell(spell) => names::spell(content, spell),
        Subject::Thing(thing) => names::thing(content, thing),
        Subject::Asset(asset) => names::asset(content, asset),
        Subject::Monster(slot) => names::monster(content, game.monster(slot)?.kind),
        Subject::Sheet(sheet) => names::sheet(content, sheet),
        Subject::Skill(skill) => names::skill(skill),
        Subject::Nothing
        | Subject::Journey(..)
        | Subject::Ticket(_)
        | Subject::Condition(..)
        | Subject::AssetFor(..)
        | Subject::Meeting(_)
        | Subject::It(_)
        | Subject::Way(_)
        | Subject::Omen(_)
        | Subject::Die(_)
        | Subject::Marker(_)
        | Subject::Pool(..)
        | Subject::Gate(_) => return None,
    }))
}

fn note(game: &Eldritch, content: &Content, choice: Choice) -> Option<Phrase> {
    if let Choice::Play(sheet) = choice {
        let info = content.sheet(sheet);
        let note = Phrase::new("eh-note-sheet")
            .name("who", names::sheet(content, sheet))
            .name("place", names::space(content, info.start))
            .count("health", info.health)
            .count("sanity", info.sanity);
        return Some(note);
    }
    if let Choice::Buy(id) | Choice::Take(Thing::Asset(id)) = choice {
        return texts::asset(content, id);
    }
    if let Choice::Take(Thing::Artifact(id)) = choice {
        return texts::artifact(content, id);
    }
    if let Choice::Fight(slot) = choice {
        return Some(questions::foe(game, content, game.monster(slot)?.kind));
    }
    if let Choice::Meet(meeting) = choice {
        return met(meeting).map(Phrase::new);
    }
    if choice == Choice::Stand {
        stands(game, content)
    } else {
        area(content, destination(choice)?)
    }
}

/// What kind of encounter it is.
const fn met(meeting: Meeting) -> Option<&'static str> {
    match meeting {
        Meeting::General | Meeting::City => None,
        Meeting::Research(_) => Some("eh-note-research"),
        Meeting::OtherWorld => Some("eh-note-other-world"),
        Meeting::Expedition => Some("eh-note-expedition"),
        Meeting::Rumor(_) => Some("eh-note-rumor"),
        Meeting::Fallen(_) => Some("eh-note-fallen"),
        Meeting::Mystery => Some("eh-note-mystery"),
        Meeting::Deck(_) => Some("eh-note-deck"),
        Meeting::Final => Some("eh-note-final"),
    }
}

/// Where in the world a numbered space is.
fn area(content: &Content, space: SpaceId) -> Option<Phrase> {
    is_numbered(&content.space(space).id)
        .then(|| Phrase::new("eh-note-area").name("place", names::space(content, space)))
}

/// The result of accepting the dice.
fn stands(game: &Eldritch, content: &Content) -> Option<Phrase> {
    let test = game.test().filter(|_| matches!(game.top(), Frame::Test(_)))?;
    let luck = people::luck(game, content, test);
    let result = Thrown::of(&test.faces, luck).result + test.bought;
    let key = if result >= test.needs { "eh-note-passes" } else { "eh-note-fails" };
    Some(Phrase::new(key).count("result", result))
}

/// What is worth reading before deciding but too long for a row.
fn details(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> Vec<Phrase> {
    if let Choice::Travel(to) = choice {
        return onward(game, content, seat, to);
    }
    if let Choice::Play(sheet) = choice {
        let printed = [texts::sheet(content, sheet), texts::sheet_begins(content, sheet)];
        let skills = std::iter::once(skills(content, sheet));
        return skills.chain(printed.into_iter().flatten()).collect();
    }
    let left_out = forecast::left_out(game, content, seat, choice);
    printed(game, content, choice).into_iter().chain(left_out).collect()
}

/// EH-INVESTIGATORS-06: the skills of the investigator to choose.
fn skills(content: &Content, sheet: SheetId) -> Phrase {
    let has = content.sheet(sheet).skills;
    Skill::ALL.iter().fold(Phrase::new("eh-detail-skills"), |said, skill| {
        said.count(skill.key(), has[*skill as usize])
    })
}

/// The text of the card that would be used.
fn printed(game: &Eldritch, content: &Content, choice: Choice) -> Option<Phrase> {
    if let Choice::Cast(id) = choice {
        return texts::spell(content, id);
    }
    if let Choice::Use(Source::Condition(id, _)) | Choice::Local(_, id) = choice {
        return texts::condition(content, id);
    }
    let Choice::Use(source) = choice else { return None };
    if let Source::Sheet(seat) = source {
        return texts::sheet(content, game.seats.get(seat.at())?.sheet);
    }
    if let Source::Asset(id) = source {
        return texts::asset(content, id);
    }
    if let Source::Artifact(id) = source { texts::artifact(content, id) } else { None }
}

/// EH-TRAVEL-02: where tickets could take the investigator from there.
fn onward(game: &Eldritch, content: &Content, seat: Seat, to: SpaceId) -> Vec<Phrase> {
    let Some(it) = game.seats.get(seat.at()) else { return Vec::new() };
    let there = content.space(to);
    let reached = |(ticket, spaces): (Ticket, &crate::state::SpaceSet)| {
        let names: Vec<names::Key> = spaces
            .iter()
            .filter(|space| *space != it.space)
            .map(|space| names::space(content, space))
            .collect();
        (it.tickets[ticket as usize] > 0 && !names.is_empty()).then(|| {
            Phrase::new(text!("eh-onward-{}", names::ticket_word(ticket))).names("places", names)
        })
    };
    [(Ticket::Train, &there.trains), (Ticket::Ship, &there.ships)]
        .into_iter()
        .filter_map(reached)
        .collect()
}

/// What is on the space an answer leads to.
fn meets(game: &Eldritch, content: &Content, choice: Choice) -> Vec<Text> {
    if let Choice::Fight(slot) = choice {
        return ids::it(game, content, It::Monster(slot)).into_iter().collect();
    }
    let Some(at) = destination(choice) else { return Vec::new() };
    let there = game.space(at);
    let mut ids = Vec::new();
    if there.gate {
        ids.push(ids::gate(content, at));
    }
    ids.extend(game.monsters_on(at).map(|(slot, it)| ids::monster(content, slot, it.kind)));
    ids.extend(there.clues.iter().map(|face| ids::clue(content, face)));
    if there.tokens > 0 {
        ids.push(ids::tokens(content, at));
    }
    if let Some(rumor) = there.rumor {
        ids.push(ids::rumor(content, rumor));
    }
    if there.mystery {
        ids.push(ids::mystery_token(content, at));
    }
    if game.expedition == Some(at) {
        ids.push(ids::EXPEDITION.into());
    }
    let fallen = game.fallen.iter().filter(|it| it.space == at);
    ids.extend(fallen.map(|it| ids::fallen(content, it.sheet)));
    ids
}

fn route(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> Vec<Text> {
    let (Choice::Travel(to) | Choice::Go(to, _)) = choice else { return Vec::new() };
    match game.seats.get(seat.at()) {
        Some(it) => vec![ids::space(content, it.space), ids::space(content, to)],
        None => Vec::new(),
    }
}

/// What kind of path it leads along.
fn along(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> Option<LinkStyle> {
    let (to, by) = if let Choice::Go(to, by) = choice {
        (to, by)
    } else if let Choice::Travel(to) = choice {
        (to, None)
    } else {
        return None;
    };
    let kind = match by {
        Some(Ticket::Train) => PathKind::Train,
        Some(Ticket::Ship) => PathKind::Ship,
        None => path(content, game.seats.get(seat.at())?.space, to)?,
    };
    Some(style(kind))
}
