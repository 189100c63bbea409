//! What answers are called.

use super::{effects, groups, names};
use crate::Choice;
use crate::content::Content;
use crate::scene::dice_worth;
use crate::state::{Eldritch, Frame, It, Marker, Meeting, Source, TestStep, Thing};
use ::scene::{Phrase, text};
use kernel::Seat;
use script::Node;

#[expect(clippy::too_many_lines, reason = "a plain table")]
pub(super) fn label(game: &Eldritch, content: &Content, seat: Seat, choice: Choice) -> Phrase {
    let word = groups::of(choice);
    let say = || Phrase::new(text!("eh-choice-{word}"));
    let person = |seat: Seat| names::person(game, content, seat);
    match choice {
        Choice::Play(sheet) => say().name("who", names::sheet(content, sheet)),
        Choice::Travel(space) | Choice::Go(space, None) => {
            say().name("place", names::space(content, space))
        }
        Choice::Go(space, Some(ticket)) => Phrase::new("eh-choice-go-by")
            .name("place", names::space(content, space))
            .name("ticket", names::ticket(ticket)),
        Choice::Prepare(ticket) => say().name("ticket", names::ticket(ticket)),
        Choice::Trade(with) => say().name("with", person(with)),
        Choice::Use(Source::Rules) => Phrase::new("eh-choice-use-reroll"),
        Choice::Use(Source::Sheet(owner)) => {
            Phrase::new("eh-choice-use-sheet").name("who", person(owner))
        }
        Choice::Use(source) => say().name("thing", names::source(game, content, source)),
        Choice::Resolve(source) => say().said("thing", resolved(game, content, source)),
        Choice::Cast(spell) => say().name("thing", names::spell(content, spell)),
        Choice::Local(owner, card) => {
            say().name("thing", names::condition(content, card)).name("who", person(owner))
        }
        Choice::Give(thing) | Choice::Take(thing) | Choice::Drop(thing) => {
            of_thing(content, word, thing)
        }
        Choice::Buy(asset) | Choice::Toss(asset) => {
            say().name("thing", names::asset(content, asset))
        }
        Choice::BuyFor(asset, to) => {
            say().name("thing", names::asset(content, asset)).name("who", person(to))
        }
        Choice::Fight(slot) => match game.monster(slot) {
            Some(it) => say().name("foe", names::monster(content, it.kind)),
            None => say().name("foe", "eh-some-monster"),
        },
        Choice::Meet(meeting) => meet(game, content, seat, meeting),
        Choice::Yes => yes(game, content),
        Choice::No => no(game, content),
        Choice::Way(nth) => way(game, content, nth),
        Choice::Pick(it) => pick(game, content, it),
        Choice::Omen(at) => say().name("omen", names::omen(names::omen_at(at))),
        Choice::Improve(skill) | Choice::Unimprove(skill) => {
            say().name("skill", names::skill(skill))
        }
        Choice::Face(face) => face_of(game, content, face),
        Choice::Roll => {
            let again = game.test().is_some_and(|it| matches!(it.step, TestStep::TakeUp { .. }));
            if again { Phrase::new("eh-choice-roll-again") } else { say() }
        }
        Choice::Stand if matches!(game.top(), Frame::Loss(_)) => {
            Phrase::new("eh-choice-stand-loss")
        }
        Choice::Stand if matches!(game.top(), Frame::Fight(_)) => {
            Phrase::new("eh-choice-stand-fight")
        }
        Choice::Stand => Phrase::new("eh-choice-stand"),
        Choice::Lead(to) => say().name("who", person(to)),
        Choice::Pay(who) => say().name("who", person(who)),
        Choice::Mark(marker) => Phrase::new(match marker {
            Marker::Crippled => "eh-choice-mark-crippled",
            Marker::Insane => "eh-choice-mark-insane",
        }),
        Choice::Convert(pool, n) => {
            Phrase::new(text!("eh-choice-convert-{}", names::pool_word(pool))).count("n", n)
        }
        Choice::Top(space) => say().name("place", names::space(content, space)),
        Choice::SpendSanity => Phrase::new(match game.test().map(|test| test.step) {
            _ if matches!(game.top(), Frame::PayClues { .. }) => "eh-choice-pay-sanity",
            Some(TestStep::Prepare) => "eh-choice-spend-sanity-die",
            _ => "eh-choice-spend-sanity",
        }),
        Choice::SpendClue if matches!(game.top(), Frame::PayClues { .. }) => {
            Phrase::new("eh-choice-pay-clue")
        }
        Choice::Done => Phrase::new(done(game.top())),
        Choice::Acquire
        | Choice::Rest
        | Choice::EndTurn
        | Choice::Stop
        | Choice::Agree
        | Choice::Refuse
        | Choice::Loan
        | Choice::PassMonsters
        | Choice::Skip
        | Choice::SpendClue => say(),
    }
}

fn done(frame: &Frame) -> &'static str {
    if let Frame::ReplaceTicket { .. } = frame {
        return "eh-choice-done-ticket";
    }
    if let Frame::Trade { .. } = frame {
        return "eh-choice-done-trade";
    }
    if let Frame::Buy { .. } = frame { "eh-choice-done-buy" } else { "eh-choice-done" }
}

/// Clues and tickets are written without quotation marks.
fn of_thing(content: &Content, word: &str, thing: Thing) -> Phrase {
    let plain = matches!(thing, Thing::Clue(_) | Thing::Ticket(_));
    let key = text!("eh-choice-{word}{}", if plain { "-token" } else { "" });
    Phrase::new(key).name("thing", names::thing(content, thing))
}

fn resolved(game: &Eldritch, content: &Content, source: Source) -> Phrase {
    let thing = names::source(game, content, source);
    if let Source::Condition(_, owner) = source {
        return Phrase::new("eh-note-condition-of")
            .name("thing", thing)
            .name("who", names::person(game, content, owner));
    }
    match source.slot().and_then(|slot| game.monster(slot)) {
        Some(it) => Phrase::new("eh-note-monster-at")
            .name("thing", thing)
            .name("place", names::space(content, it.space)),
        None => Phrase::new(thing),
    }
}

fn meet(game: &Eldritch, content: &Content, seat: Seat, meeting: Meeting) -> Phrase {
    let here = game.seats.get(seat.at()).map(|it| it.space);
    let space = |phrase: Phrase| match here {
        Some(at) => phrase.name("place", names::space(content, at)),
        None => phrase.name("place", "eh-some-place"),
    };
    match meeting {
        Meeting::General => space(Phrase::new("eh-meet-general")),
        Meeting::City => space(Phrase::new("eh-meet-city")),
        Meeting::Research(_) => Phrase::new("eh-meet-research"),
        Meeting::OtherWorld => Phrase::new("eh-meet-other-world"),
        Meeting::Expedition => Phrase::new("eh-meet-expedition"),
        Meeting::Rumor(id) => {
            Phrase::new("eh-meet-rumor").name("thing", names::mythos(content, id))
        }
        Meeting::Fallen(sheet) => {
            Phrase::new("eh-meet-fallen").name("who", names::sheet(content, sheet))
        }
        Meeting::Mystery => {
            let name = match &game.mystery {
                Some(it) => names::mystery(content, game.ancient, it.card),
                None => "eh-some-mystery".into(),
            };
            Phrase::new("eh-meet-mystery").name("thing", name)
        }
        Meeting::Deck(deck) => {
            Phrase::new("eh-meet-deck").name("deck", names::deck_name(content, deck))
        }
        Meeting::Final => Phrase::new("eh-meet-final"),
    }
}

/// What agreeing to an offer would do, in the words of the card.
fn yes(game: &Eldritch, content: &Content) -> Phrase {
    match deed(game, content) {
        Some(what) => Phrase::new("eh-choice-yes-what").said("what", what),
        None => Phrase::new("eh-choice-yes"),
    }
}

/// What is offered, starting with its price if it has one.
fn deed(game: &Eldritch, content: &Content) -> Option<Phrase> {
    if let Frame::Trigger { source, nth, .. } = *game.top() {
        let effect = effects::triggered(game, content, source, nth)?;
        return effects::bare(content, effect);
    }
    let (Frame::May { at } | Frame::Unless { at }) = *game.top() else { return None };
    let node = effects::node(content, at)?;
    if let Node::Unless { escape, .. } = node {
        return effects::bare(content, escape);
    }
    let Node::May { cost, then, .. } = node else { return None };
    effects::bare(content, if cost.is_empty() { then } else { cost })
}

fn no(game: &Eldritch, content: &Content) -> Phrase {
    if let Frame::Unless { at } = *game.top()
        && let Some(Node::Unless { deed, .. }) = effects::node(content, at)
        && let Some(what) = effects::bare(content, deed)
    {
        return Phrase::new("eh-choice-no-what").said("what", what);
    }
    Phrase::new("eh-choice-no")
}

fn way(game: &Eldritch, content: &Content, nth: u8) -> Phrase {
    if let Frame::Choose { at } = *game.top()
        && let Some(Node::Choose(ways)) = effects::node(content, at)
        && let Some(what) = ways.get(usize::from(nth)).and_then(|way| effects::bare(content, way))
    {
        return Phrase::new("eh-choice-way").said("what", what);
    }
    Phrase::new("eh-choice-way-nth").count("nth", nth + 1)
}

fn pick(game: &Eldritch, content: &Content, it: It) -> Phrase {
    let at =
        |key: &'static str, space| Phrase::new(key).name("place", names::space(content, space));
    match it {
        It::Nothing => Phrase::new("eh-pick-nothing"),
        It::Investigator(seat) => {
            Phrase::new("eh-pick-investigator").name("who", names::person(game, content, seat))
        }
        It::Monster(slot) => match game.monster(slot) {
            Some(monster) => at("eh-pick-monster", monster.space)
                .name("foe", names::monster(content, monster.kind)),
            None => Phrase::new("eh-pick-nothing"),
        },
        It::Gone(kind) => Phrase::new(names::monster(content, kind)),
        It::Gate(space) => at("eh-pick-gate", space),
        It::Clue(face) => at("eh-pick-clue", lies(game, content, face)),
        It::Space(space) => at("eh-pick-place", space),
        It::Rumor(id) => Phrase::new("eh-pick-card").name("thing", names::mythos(content, id)),
        It::Asset(id) => Phrase::new("eh-pick-card").name("thing", names::asset(content, id)),
        It::Spell(id) => Phrase::new("eh-pick-card").name("thing", names::spell(content, id)),
    }
}

/// The space of a clue with this face; its own space if it is not on the board.
fn lies(game: &Eldritch, content: &Content, face: crate::ids::SpaceId) -> crate::ids::SpaceId {
    let spaces = crate::ids::SpaceId::first(content.spaces.len());
    spaces.into_iter().find(|at| game.space(*at).clues.contains(face)).unwrap_or(face)
}

fn face_of(game: &Eldritch, content: &Content, face: u8) -> Phrase {
    let worth = dice_worth(game, content, face);
    match game.test().map(|test| test.step) {
        Some(TestStep::Raise { by }) => {
            Phrase::new("eh-choice-raise").count("face", face).count("to", (face + by).min(6))
        }
        _ if worth > 0 => Phrase::new("eh-choice-die-success").count("face", face),
        _ => Phrase::new("eh-choice-die").count("face", face),
    }
}
