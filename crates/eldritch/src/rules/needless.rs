//! Questions that cannot matter: the answers are tried on copies of the game, and if all of them
//! lead to the same result, nobody is asked.

use super::{Menu, Out, Run, answer, menu, testing, traces};
use crate::Choice;
use crate::content::Content;
use crate::state::{Eldritch, Frame, Pending, asks_nothing};

/// How far a trial goes when further questions come up.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// Past this many questions that cannot matter either, to the first that can.
    Through(u8),
    /// Along the first answers to this many questions, whether they matter or not. If the lines end
    /// in different states, the question matters; this is a cheap test.
    Along(u8),
}

impl Look {
    /// Eight investigators can be asked about the same thing.
    pub(super) const DEEPEST: Look = Look::Through(8);
    const FARTHEST: Look = Look::Along(16);
    /// To the next question, whatever it is.
    const NEXT: Look = Look::Through(0);

    /// Lines end even if they go round in circles.
    pub(super) fn went_on(&mut self) {
        if let Look::Along(left) = self {
            *left = left.saturating_sub(1);
        }
    }
}

/// The answer to give unasked, if all answers lead to the same result.
///
/// The last of equivalent answers is taken: declining, if possible, makes the shortest log.
pub(super) fn answer(run: &Run<'_>, seat: u8, look: Look) -> Option<Choice> {
    let (Look::Through(left) | Look::Along(left)) = look;
    if left == 0 || !may_be_idle(run.s) {
        return None;
    }
    let mut offered = Menu::new();
    menu::offer(run.s, run.c, &mut offered);
    if is_weighty(run.s, run.c, &offered) {
        debug_assert!(
            offered.len() < 2 || !all_alike(run, seat, &offered, left - 1),
            "{offered:?} come to the same at {:?}",
            run.s.top()
        );
        return None;
    }
    match look {
        Look::Along(_) => offered.first().copied(),
        Look::Through(left) => {
            offered.last().copied().filter(|_| all_alike(run, seat, &offered, left - 1))
        }
    }
}

/// Whether all answers lead to the same result, including the questions that follow.
///
/// Nearly always two answers stop at once in different states where neither could continue without
/// a question: then they differ, and nothing further has to be examined.
fn all_alike(run: &Run<'_>, seat: u8, offered: &[Choice], left: u8) -> bool {
    let [first, others @ ..] = offered else { return true };
    let one = after(run, seat, *first, Look::NEXT);
    let one_stands = stands(&one, run.c, left);
    let mut farther = None;
    let mut at_once = true;
    for other in others {
        let mut another = after(run, seat, *other, Look::NEXT);
        if *another == *one {
            continue;
        }
        at_once = false;
        if one_stands && stands(&another, run.c, left) {
            return false;
        }
        let farther = farther.get_or_insert_with(|| {
            let mut farther = one.clone();
            go_on(&mut farther, run.c);
            farther
        });
        go_on(&mut another, run.c);
        if *another != **farther {
            return false;
        }
    }
    at_once || {
        let one = after(run, seat, *first, Look::Through(left));
        others.iter().all(|other| after(run, seat, *other, Look::Through(left)) == one)
    }
}

/// The game after this answer, up to the next chance or question.
fn after(run: &Run<'_>, seat: u8, choice: Choice, look: Look) -> Box<Eldritch> {
    let mut game = Box::new(run.s.clone());
    let mut run = Run { s: &mut game, c: run.c, out: &mut Out::deaf() };
    answer::answer(&mut run, seat, choice);
    run.advance_looking(look);
    game
}

/// Follows the line of first answers from the current question.
fn go_on(game: &mut Eldritch, c: &Content) {
    let Pending::Choice(seat) = game.pending else { return };
    let mut look = Look::FARTHEST;
    let mut run = Run { s: game, c, out: &mut Out::deaf() };
    if let Some(choice) = answer(&run, seat, look) {
        answer::answer(&mut run, seat, choice);
        look.went_on();
        run.advance_looking(look);
    }
}

/// Whether a trial that may pass this many questions ends here: at chance, at the end of the game,
/// or at a question whose answers certainly differ.
fn stands(game: &Eldritch, c: &Content, left: u8) -> bool {
    if left == 0 || !matches!(game.pending, Pending::Choice(_)) || !may_be_idle(game) {
        return true;
    }
    let mut offered = Menu::new();
    menu::offer(game, c, &mut offered);
    is_weighty(game, c, &offered)
}

/// Whether there is at most one answer, or the first leaves a trace that the last does not.
fn is_weighty(s: &Eldritch, c: &Content, offered: &[Choice]) -> bool {
    match offered {
        [] | [_] => true,
        [first, .., last] => {
            leaves_a_trace(s, c, *first, *last) || traces::differ(s, c, *first, *last)
        }
    }
}

/// Whether the answer itself leaves a trace, whatever follows.
///
/// What is spent or cast stays so for the rest of the round, and a spent ticket is gone. Dice
/// picked up must be rolled before anything else happens; if they are left as they are, the test
/// moves on. Every kind of encounter has its own deck. A choice of one card among several always
/// matters; if several are chosen one after another, their order may not, and is tried.
fn leaves_a_trace(s: &Eldritch, c: &Content, first: Choice, last: Choice) -> bool {
    let one_of_them = || {
        matches!(
            *s.top(),
            Frame::Discard { n: 1, .. }
                | Frame::TakeFromReserve { n: 1, .. }
                | Frame::FindAlly { .. }
                | Frame::ReplaceTicket { .. }
        )
    };
    match (first, last) {
        (
            Choice::Meet(_)
            | Choice::SpendClue
            | Choice::SpendSanity
            | Choice::Cast(_)
            | Choice::Top(_),
            _,
        )
        | (Choice::Go(_, Some(_)), Choice::Stop)
        | (Choice::Drop(_) | Choice::Take(_), Choice::Done) => true,
        (Choice::Drop(_) | Choice::Take(_), _) => one_of_them(),
        (Choice::Pick(_), _) => matches!(s.top(), Frame::PickPartner { .. } | Frame::FallTo { .. }),
        // The last step of a move.
        (Choice::Go(..), Choice::Go(..)) => matches!(s.top(), Frame::Moving { left: 1, .. }),
        (Choice::Use(source), Choice::Stand) => testing::leaves_a_trace(s, c, source),
        _ => false,
    }
}

/// Whether the answers to this question may turn out equivalent. Actions, purchases and trades each
/// leave a trace of their own, and a question with a quiet answer reaches only players who want it.
fn may_be_idle(s: &Eldritch) -> bool {
    match *s.top() {
        Frame::Test(_) => testing::may_be_needless(s),
        Frame::ChooseSheet { .. }
        | Frame::Turn { .. }
        | Frame::OneAction { .. }
        | Frame::Buy { .. }
        | Frame::Trade { .. }
        | Frame::Convert { .. }
        | Frame::Unimprove { .. }
        | Frame::Agree { .. }
        | Frame::Reckoning
        | Frame::PassLead
        | Frame::ReadCondition { .. }
        | Frame::ImproveAgain { .. } => false,
        Frame::Encounter { .. }
        | Frame::Monsters { .. }
        | Frame::GiveLead { .. }
        | Frame::Each { .. }
        | Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Where { .. }
        | Frame::Aim { .. }
        | Frame::Trigger { .. }
        | Frame::AtOnce { .. }
        | Frame::Fight(_)
        | Frame::Loss(_)
        | Frame::OmenDoom { .. }
        | Frame::Surge { .. }
        | Frame::TakeFromReserve { .. }
        | Frame::FindAlly { .. }
        | Frame::Discard { .. }
        | Frame::DiscardAny { .. }
        | Frame::ReplaceTicket { .. }
        | Frame::Improve { .. }
        | Frame::Moving { .. }
        | Frame::SetOmen { .. }
        | Frame::GroupClues { .. }
        | Frame::PickPartner { .. }
        | Frame::OrderGates { .. }
        | Frame::MarkFall { .. }
        | Frame::FallTo { .. }
        | Frame::PayClues { .. } => true,
        asks_nothing!() => false,
    }
}
