//! What accompanies an answer's label: its short name, what it leads to, what it means.

use super::{forecast, names, option_icons, people, questions, texts};
use crate::Choice;
use crate::content::{Content, PathKind};
use crate::ids::{SheetId, Skill, SpaceId, Ticket};
use crate::odds::Thrown;
use crate::scene::{ids, is_numbered, path, style};
use crate::state::{Eldritch, Frame, It, Meeting, Source, Thing};
use ::scene::{LinkStyle, Phrase, Text, text};
use kernel::OptionLook;

pub(super) fn look(game: &Eldritch, content: &Content, seat: u8, choice: Choice) -> OptionLook {
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
    Some(match choice {
        Choice::Buy(asset) | Choice::BuyFor(asset, _) => {
            (i64::from(content.asset(asset).cost), "success")
        }
        Choice::Go(_, Some(Ticket::Train)) => (1, "train-ticket"),
        Choice::Go(_, Some(Ticket::Ship)) => (1, "ship-ticket"),
        Choice::SpendClue | Choice::Pay(_) => (1, "clue"),
        Choice::SpendSanity => (1, "sanity"),
        Choice::Play(_)
        | Choice::Travel(_)
        | Choice::Prepare(_)
        | Choice::Acquire
        | Choice::Rest
        | Choice::Trade(_)
        | Choice::Use(_)
        | Choice::Cast(_)
        | Choice::Local(..)
        | Choice::EndTurn
        | Choice::Go(..)
        | Choice::Stop
        | Choice::Give(_)
        | Choice::Take(_)
        | Choice::Done
        | Choice::Agree
        | Choice::Refuse
        | Choice::Loan
        | Choice::Toss(_)
        | Choice::Fight(_)
        | Choice::PassMonsters
        | Choice::Meet(_)
        | Choice::Skip
        | Choice::Yes
        | Choice::No
        | Choice::Way(_)
        | Choice::Pick(_)
        | Choice::Omen(_)
        | Choice::Improve(_)
        | Choice::Unimprove(_)
        | Choice::Drop(_)
        | Choice::Face(_)
        | Choice::Roll
        | Choice::Stand
        | Choice::Lead(_)
        | Choice::Mark(_)
        | Choice::Resolve(_)
        | Choice::Convert(..)
        | Choice::Top(_) => return None,
    })
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
    let name = |key: names::Key| Some(Phrase::new(key));
    match choice {
        Choice::Travel(space) | Choice::Go(space, None) | Choice::Pick(It::Space(space)) => {
            name(names::space(content, space))
        }
        Choice::Trade(seat) | Choice::Lead(seat) | Choice::Pick(It::Investigator(seat)) => {
            name(names::person(game, content, seat))
        }
        Choice::Use(Source::Rules) => None,
        Choice::Use(source) => name(names::source(game, content, source)),
        Choice::Cast(spell) => name(names::spell(content, spell)),
        Choice::Give(thing) | Choice::Take(thing) | Choice::Drop(thing) => {
            name(names::thing(content, thing))
        }
        Choice::Buy(asset) | Choice::Toss(asset) => name(names::asset(content, asset)),
        Choice::Fight(slot) => name(names::monster(content, game.monster(slot)?.kind)),
        Choice::Play(sheet) => name(names::sheet(content, sheet)),
        Choice::Improve(skill) | Choice::Unimprove(skill) => name(names::skill(skill)),
        Choice::Prepare(_)
        | Choice::Acquire
        | Choice::Rest
        | Choice::Local(..)
        | Choice::EndTurn
        | Choice::Go(..)
        | Choice::Stop
        | Choice::Done
        | Choice::Agree
        | Choice::Refuse
        | Choice::BuyFor(..)
        | Choice::Loan
        | Choice::PassMonsters
        | Choice::Meet(_)
        | Choice::Skip
        | Choice::Yes
        | Choice::No
        | Choice::Way(_)
        | Choice::Pick(_)
        | Choice::Omen(_)
        | Choice::SpendClue
        | Choice::SpendSanity
        | Choice::Face(_)
        | Choice::Roll
        | Choice::Stand
        | Choice::Pay(_)
        | Choice::Mark(_)
        | Choice::Resolve(_)
        | Choice::Convert(..)
        | Choice::Top(_) => None,
    }
}

fn note(game: &Eldritch, content: &Content, choice: Choice) -> Option<Phrase> {
    match choice {
        Choice::Play(sheet) => {
            let info = content.sheet(sheet);
            let note = Phrase::new("eh-note-sheet")
                .name("who", names::sheet(content, sheet))
                .name("place", names::space(content, info.start))
                .count("health", info.health)
                .count("sanity", info.sanity);
            Some(note)
        }
        Choice::Buy(id) | Choice::Take(Thing::Asset(id)) => texts::asset(content, id),
        Choice::Take(Thing::Artifact(id)) => texts::artifact(content, id),
        Choice::Fight(slot) => Some(questions::foe(game, content, game.monster(slot)?.kind)),
        Choice::Meet(meeting) => Some(Phrase::new(match meeting {
            Meeting::General | Meeting::City => return None,
            Meeting::Research(_) => "eh-note-research",
            Meeting::OtherWorld => "eh-note-other-world",
            Meeting::Expedition => "eh-note-expedition",
            Meeting::Rumor(_) => "eh-note-rumor",
            Meeting::Fallen(_) => "eh-note-fallen",
            Meeting::Mystery => "eh-note-mystery",
            Meeting::Deck(_) => "eh-note-deck",
            Meeting::Final => "eh-note-final",
        })),
        Choice::Stand => stands(game, content),
        Choice::Travel(_)
        | Choice::Prepare(_)
        | Choice::Acquire
        | Choice::Rest
        | Choice::Trade(_)
        | Choice::Use(_)
        | Choice::Cast(_)
        | Choice::Local(..)
        | Choice::EndTurn
        | Choice::Go(..)
        | Choice::Stop
        | Choice::Give(_)
        | Choice::Take(_)
        | Choice::Done
        | Choice::Agree
        | Choice::Refuse
        | Choice::BuyFor(..)
        | Choice::Loan
        | Choice::Toss(_)
        | Choice::PassMonsters
        | Choice::Skip
        | Choice::Yes
        | Choice::No
        | Choice::Way(_)
        | Choice::Pick(_)
        | Choice::Omen(_)
        | Choice::Improve(_)
        | Choice::Unimprove(_)
        | Choice::Drop(_)
        | Choice::SpendClue
        | Choice::SpendSanity
        | Choice::Face(_)
        | Choice::Roll
        | Choice::Lead(_)
        | Choice::Pay(_)
        | Choice::Mark(_)
        | Choice::Resolve(_)
        | Choice::Convert(..)
        | Choice::Top(_) => area(content, destination(choice)?),
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
fn details(game: &Eldritch, content: &Content, seat: u8, choice: Choice) -> Vec<Phrase> {
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
        return texts::sheet(content, game.seats.get(usize::from(seat))?.sheet);
    }
    if let Source::Asset(id) = source {
        return texts::asset(content, id);
    }
    if let Source::Artifact(id) = source { texts::artifact(content, id) } else { None }
}

/// EH-TRAVEL-02: where tickets could take the investigator from there.
fn onward(game: &Eldritch, content: &Content, seat: u8, to: SpaceId) -> Vec<Phrase> {
    let Some(it) = game.seats.get(usize::from(seat)) else { return Vec::new() };
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

fn route(game: &Eldritch, content: &Content, seat: u8, choice: Choice) -> Vec<Text> {
    let (Choice::Travel(to) | Choice::Go(to, _)) = choice else { return Vec::new() };
    match game.seats.get(usize::from(seat)) {
        Some(it) => vec![ids::space(content, it.space), ids::space(content, to)],
        None => Vec::new(),
    }
}

/// What kind of path it leads along.
fn along(game: &Eldritch, content: &Content, seat: u8, choice: Choice) -> Option<LinkStyle> {
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
        None => path(content, game.seats.get(usize::from(seat))?.space, to)?,
    };
    Some(style(kind))
}
