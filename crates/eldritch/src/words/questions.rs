//! What is asked.

use super::{asked, effects, names};
use crate::content::Content;
use crate::rules::stats;
use crate::state::{Eldritch, Frame, Source, TestStep, TradeKind};
use ::scene::{Phrase, Viewer, text};
use script::Node;

/// What is asked now: of whoever answers it in the second person, of others in the third.
pub fn question(game: &Eldritch, content: &Content, viewer: Viewer) -> Phrase {
    let who = asked(game);
    let mut question = asked_of(game, content, who.unwrap_or(game.lead));
    let yours = who.is_some_and(|who| viewer.is(who));
    if let (true, Some(what)) = (yours, question.key.strip_prefix("eh-ask-")) {
        question.key = text!("eh-you-{what}");
    }
    question
}

fn asked_of(game: &Eldritch, content: &Content, who: u8) -> Phrase {
    let person = |seat: u8| names::person(game, content, seat);
    let ask = |key: &'static str| Phrase::new(key).name("who", person(who));
    let of_source = |key: &'static str| {
        let source = game.context().map_or(Source::Rules, |context| context.source);
        ask(key).name("thing", names::source(game, content, source))
    };
    let here = |phrase: Phrase| match game.seats.get(usize::from(who)) {
        Some(it) => phrase.name("place", names::space(content, it.space)),
        None => phrase.name("place", "eh-some-place"),
    };
    match *game.top() {
        Frame::ChooseSheet { .. } => ask("eh-ask-sheet"),
        Frame::Turn { .. } => here(ask("eh-ask-turn")),
        Frame::OneAction { .. } => here(ask("eh-ask-one-action")),
        Frame::Encounter { seat, after: false } => {
            let it = game.investigator(seat);
            let foes = game.monsters_on(it.space).count() as i64;
            let key = if foes > 0 && !it.unseen { "eh-ask-monsters" } else { "eh-ask-encounter" };
            here(ask(key)).count("left", foes)
        }
        Frame::Encounter { after: true, .. } | Frame::AfterMonsters { .. } => {
            here(ask("eh-ask-encounter-after"))
        }
        Frame::Monsters { ref left, .. } => here(ask("eh-ask-monsters")).count("left", left.len()),
        Frame::PassLead => ask("eh-ask-pass-lead"),
        Frame::GiveLead { .. } => ask("eh-ask-give-lead"),
        Frame::May { at } => match effects::node(content, at) {
            Some(Node::May { cost, .. }) if !cost.is_empty() => of_source("eh-ask-may-pay"),
            _ => of_source("eh-ask-may"),
        },
        Frame::Unless { .. } => of_source("eh-ask-unless"),
        Frame::Choose { .. } => of_source("eh-ask-choose"),
        Frame::Pick { .. } => of_source("eh-ask-pick"),
        Frame::Where { .. } => of_source("eh-ask-where"),
        Frame::Aim { .. } => of_source("eh-ask-aim"),
        Frame::Trigger { source, .. } => {
            ask("eh-ask-trigger").name("thing", names::source(game, content, source))
        }
        Frame::AtOnce { .. } => ask("eh-ask-at-once"),
        Frame::Test(_) => test(game, ask),
        Frame::Fight(_) => match game.fight() {
            Some(fight) => ask("eh-ask-fight").name("foe", names::monster(content, fight.kind)),
            None => ask("eh-ask-nothing"),
        },
        Frame::Loss(_) => match game.losing() {
            Some(loss) => {
                let key = if loss.who == who { "eh-ask-loss" } else { "eh-ask-loss-of" };
                ask(key)
                    .name("whom", person(loss.who))
                    .name("pool", names::pool(loss.pool))
                    .count("n", loss.n.saturating_sub(loss.prevented))
            }
            None => ask("eh-ask-nothing"),
        },
        Frame::TakeFromReserve { n, .. } => ask("eh-ask-take-reserve").count("n", n),
        Frame::FindAlly { .. } => ask("eh-ask-find-ally"),
        Frame::Buy { left, .. } => ask("eh-ask-buy").count("left", left),
        Frame::Discard { n, .. } => ask("eh-ask-discard").count("n", n),
        Frame::DiscardAny { .. } => ask("eh-ask-discard-any"),
        Frame::ReplaceTicket { .. } => ask("eh-ask-replace-ticket"),
        Frame::Improve { n, .. } => ask("eh-ask-improve").count("n", n),
        Frame::ImproveAgain { skill, .. } => {
            ask("eh-ask-improve-again").name("skill", names::skill(skill))
        }
        Frame::Unimprove { spent, .. } => ask("eh-ask-unimprove").count("spent", spent),
        Frame::Moving { left, tickets, .. } => {
            let key = if left == 0 && tickets { "eh-ask-moving-tickets" } else { "eh-ask-moving" };
            here(ask(key)).count("left", left)
        }
        Frame::Convert { .. } => ask("eh-ask-convert"),
        Frame::SetOmen { .. } => ask("eh-ask-set-omen"),
        Frame::GroupClues { left } => ask("eh-ask-group-clues").count("left", left),
        Frame::Trade { with, kind, .. } => {
            let key = match kind {
                TradeKind::All | TradeKind::Clues => "eh-ask-trade",
                TradeKind::GiveClues | TradeKind::GiveItems => "eh-ask-give",
            };
            ask(key).name("with", person(with))
        }
        Frame::Agree { who: offers, .. } => ask("eh-ask-agree").name("with", person(offers)),
        Frame::PickPartner { .. } => ask("eh-ask-partner"),
        Frame::OrderGates { .. } => ask("eh-ask-order-gates"),
        Frame::MarkFall { .. } => ask("eh-ask-mark-fall"),
        Frame::FallTo { who: whom, .. } => {
            let key = if whom == who { "eh-ask-fall-to" } else { "eh-ask-fall-to-of" };
            ask(key).name("whom", person(whom))
        }
        Frame::Surge { .. } | Frame::Each { .. } => ask("eh-ask-short-cup"),
        Frame::OmenDoom { .. } => ask("eh-ask-omen-doom"),
        Frame::Reckoning | Frame::Reckon => ask("eh-ask-reckoning"),
        Frame::ReadCondition { owner, card, .. } => ask("eh-ask-read-condition")
            .name("whom", person(owner))
            .name("card", names::condition(content, card)),
        Frame::PayClues { n, .. } => ask("eh-ask-pay-clues").count("n", n),
        _ => ask("eh-ask-nothing"),
    }
}

fn test(game: &Eldritch, ask: impl Fn(&'static str) -> Phrase) -> Phrase {
    let Some(test) = game.test() else { return ask("eh-ask-nothing") };
    let skill = |key: &'static str| ask(key).name("skill", names::skill(test.skill));
    match test.step {
        TestStep::Prepare => skill("eh-ask-test-prepare"),
        TestStep::TakeUp { left } => skill("eh-ask-test-take-up").count("left", left.min(40)),
        TestStep::Raise { by } => skill("eh-ask-test-raise").count("by", by),
        TestStep::Roll | TestStep::Improve | TestStep::Reroll | TestStep::Judged => {
            skill("eh-ask-test-improve")
        }
    }
}

/// What a monster asks for, in one line: for reasons and notes.
pub fn foe(game: &Eldritch, content: &Content, kind: crate::ids::MonsterId) -> Phrase {
    let known = stats(game, content, kind);
    Phrase::new("eh-note-foe").count("toughness", known.toughness)
}
