//! Why a question is asked and what limits its answer.

use super::{effects, names, people, questions, stories};
use crate::content::Content;
use crate::odds::Thrown;
use crate::scene::{both, current};
use crate::state::{Eldritch, Frame, Source, TestStep, Testing, asks_nothing};
use ::scene::Phrase;
use kernel::PromptLook;

pub(super) fn look(game: &Eldritch, content: &Content) -> PromptLook {
    let (count, counted) = counted(game).unzip();
    PromptLook {
        reason: both(story(game, content), task(game, content)),
        count,
        counted,
        ..PromptLook::default()
    }
}

/// EH-ACTIONS-01: which of the two actions it is.
fn counted(game: &Eldritch) -> Option<((u32, u32), Phrase)> {
    const ACTIONS: u8 = 2;
    let Frame::Turn { seat } = *game.top() else { return None };
    let left = game.investigator(seat).actions.min(ACTIONS);
    let at = ACTIONS - left + 1;
    let said = Phrase::new("eh-action-of").count("at", at).count("of", ACTIONS);
    (left > 0).then(|| ((u32::from(at), u32::from(ACTIONS)), said))
}

/// The story of the card the question comes from.
fn story(game: &Eldritch, content: &Content) -> Option<Phrase> {
    let within = matches!(
        game.top(),
        Frame::May { .. }
            | Frame::Unless { .. }
            | Frame::Choose { .. }
            | Frame::Pick { .. }
            | Frame::Where { .. }
            | Frame::Aim { .. }
            | Frame::Test(_)
            | Frame::Discard { .. }
            | Frame::DiscardAny { .. }
            | Frame::TakeFromReserve { .. }
            | Frame::Improve { .. }
            | Frame::GroupClues { .. }
            | Frame::Loss(_)
    );
    let source = current(game).filter(|_| within)?;
    let context = game.context().filter(|context| context.source == source)?;
    // A combat inside an encounter has its own story.
    if matches!(game.top(), Frame::Test(_)) && game.fight().is_some() {
        return None;
    }
    // The parts of a complex encounter already tell how its first test went.
    let simple =
        !matches!(source, Source::Encounter { deck, .. } if content.decks.get(deck).is_complex());
    let passed = (context.passed && simple).then(|| stories::goes_on(content, source, true));
    passed.flatten().or_else(|| stories::begins(content, source))
}

fn task(game: &Eldritch, content: &Content) -> Option<Phrase> {
    let say = |key: &'static str| Some(Phrase::new(key));
    match *game.top() {
        Frame::ChooseSheet { .. } => say("eh-reason-sheet"),
        Frame::Turn { .. } | Frame::OneAction { .. } => say("eh-reason-turn"),
        Frame::Encounter { seat, after: false } => {
            let it = game.investigator(seat);
            let fights = !it.unseen && game.has_monsters(it.space);
            say(if fights { "eh-reason-monsters" } else { "eh-reason-encounter" })
        }
        Frame::Encounter { after: true, .. } => say("eh-reason-encounter-after"),
        Frame::Monsters { .. } => say("eh-reason-monsters"),
        Frame::PassLead => say("eh-reason-pass-lead"),
        Frame::GiveLead { .. } => say("eh-reason-give-lead"),
        Frame::May { at }
        | Frame::Unless { at }
        | Frame::Choose { at }
        | Frame::Pick { at, .. }
        | Frame::Aim { at, .. } => effects::node(content, at)
            .map(|node| effects::tell_node(content, node))
            .map(|what| Phrase::new("eh-reason-effect").said("what", what))
            .or_else(|| Some(of_source(game, content))),
        Frame::Trigger { source, nth, .. } => {
            Some(match effects::triggered(game, content, source, nth) {
                Some(effect) => {
                    Phrase::new("eh-reason-effect").said("what", effects::offer(content, effect))
                }
                None => Phrase::new("eh-reason-trigger")
                    .name("thing", names::source(game, content, source)),
            })
        }
        Frame::Where { .. } => say("eh-reason-where"),
        Frame::Test(_) => Some(test(game, content, game.test()?)),
        Frame::Fight(_) => {
            let fight = game.fight()?;
            Some(questions::foe(game, content, fight.kind))
        }
        Frame::Loss(_) => say("eh-reason-loss"),
        Frame::Buy { .. } => say("eh-reason-buy"),
        Frame::ReplaceTicket { new, .. } => {
            Some(Phrase::new("eh-reason-replace-ticket").name("ticket", names::ticket(new)))
        }
        Frame::ImproveAgain { .. } => say("eh-reason-improve-again"),
        Frame::Unimprove { .. } => say("eh-reason-unimprove"),
        Frame::Moving { tickets: true, .. } => say("eh-reason-moving-tickets"),
        Frame::Moving { .. } => say("eh-reason-moving"),
        Frame::Convert { .. } => say("eh-reason-convert"),
        Frame::GroupClues { .. } => say("eh-reason-group-clues"),
        Frame::PayClues { .. } => say("eh-reason-pay-clues"),
        Frame::Trade { .. } => say("eh-reason-trade"),
        Frame::Agree { .. } => Some(offer(game, content)),
        Frame::OrderGates { .. } => say("eh-reason-order-gates"),
        Frame::MarkFall { .. } => say("eh-reason-mark-fall"),
        Frame::FallTo { .. } => say("eh-reason-fall-to"),
        Frame::Surge { .. } | Frame::Each { .. } => {
            let cup = game.cup.iter().map(|count| u32::from(*count)).sum::<u32>();
            Some(Phrase::new("eh-reason-short-cup").count("n", cup))
        }
        Frame::OmenDoom { .. } => Some(Phrase::new("eh-reason-omen-doom").count("n", game.doom)),
        Frame::Reckoning => say("eh-reason-reckoning"),
        Frame::ReadCondition { .. } => say("eh-reason-read-condition"),
        Frame::Discard { .. }
        | Frame::DiscardAny { .. }
        | Frame::TakeFromReserve { .. }
        | Frame::FindAsset { .. }
        | Frame::Improve { .. }
        | Frame::PickPartner { .. }
        | Frame::SetOmen { .. } => Some(of_source(game, content)),
        Frame::AtOnce { .. } | asks_nothing!() => None,
    }
}

fn of_source(game: &Eldritch, content: &Content) -> Phrase {
    let source = game.context().map_or(Source::Rules, |context| context.source);
    Phrase::new("eh-reason-source").name("thing", names::source(game, content, source))
}

/// EH-TESTS-01: what is tested, with how many dice, and how it stands.
fn test(game: &Eldritch, content: &Content, test: &Testing) -> Phrase {
    let luck = people::luck(game, content, test);
    let say = |key: &'static str| {
        Phrase::new(key)
            .name("skill", names::skill(test.skill))
            .count("needs", test.needs)
            .count("from", luck.from)
    };
    if test.step == TestStep::Prepare {
        let dice = people::dice_of(game, content, test);
        return say("eh-reason-test-prepare").count("dice", dice.count);
    }
    let thrown = Thrown::of(&test.faces, luck);
    let result = thrown.result + test.bought;
    let passes = result >= test.needs;
    let key = if passes { "eh-reason-test-passing" } else { "eh-reason-test-failing" };
    say(key).count("result", result).count("failed", thrown.failed)
}

/// What somebody would receive and give.
fn offer(game: &Eldritch, content: &Content) -> Phrase {
    let names = |things: &[crate::state::Thing]| -> Vec<names::Key> {
        match things {
            [] => vec!["eh-some-nothing".into()],
            things => things.iter().map(|thing| names::thing(content, *thing)).collect(),
        }
    };
    Phrase::new("eh-reason-agree")
        .names("gets", names(&game.trading.gives))
        .names("gives", names(&game.trading.takes))
}
