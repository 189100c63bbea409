//! Questions that cannot matter: answers are tried on copies of the game, and not asked for if all of
//! them come to the same.

use super::{Menu, Out, Run, answer, menu, testing};
use crate::Choice;
use crate::content::Content;
use crate::state::{Eldritch, Frame, Pending, asks_nothing};

/// How far a trial goes when it comes to further questions.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// Through so many questions that cannot matter either, to the first that can.
    Through(u8),
    /// Along the first answers to so many questions, whether they matter or not. Lines that end apart
    /// tell cheaply that they do.
    Along(u8),
}

impl Look {
    /// As many as eight investigators can be asked about one thing.
    pub(super) const DEEPEST: Look = Look::Through(8);
    const FARTHEST: Look = Look::Along(16);
    /// To the next question, whichever it is.
    const NEXT: Look = Look::Through(0);

    /// A line has an end even where it runs in a circle.
    pub(super) fn went_on(&mut self) {
        if let Look::Along(left) = self {
            *left = left.saturating_sub(1);
        }
    }
}

/// The answer that nobody needs to give.
///
/// Of answers that come to the same the last is taken: to decline, where that is possible, has the
/// fewest words.
pub(super) fn answer(run: &Run<'_>, seat: u8, look: Look) -> Option<Choice> {
    let (Look::Through(left) | Look::Along(left)) = look;
    if left == 0 || !may_be_idle(run.s) {
        return None;
    }
    let mut offered = Menu::new();
    menu::offer(run.s, run.c, &mut offered);
    if is_weighty(run.s, run.c, &offered) {
        return None;
    }
    match look {
        Look::Along(_) => offered.first().copied(),
        Look::Through(left) => {
            offered.last().copied().filter(|_| all_alike(run, seat, &offered, left - 1))
        }
    }
}

/// Whether all answers come to the same when those that follow are answered too.
///
/// Nearly always two answers stop at once, apart, and where neither could go on without being asked:
/// then they are not alike, and nothing need be looked at further on.
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

/// The game when this is answered, up to chance or a question that is asked.
fn after(run: &Run<'_>, seat: u8, choice: Choice, look: Look) -> Box<Eldritch> {
    let mut game = Box::new(run.s.clone());
    let mut run = Run { s: &mut game, c: run.c, out: &mut Out::deaf() };
    answer::answer(&mut run, seat, choice);
    run.advance_looking(look);
    game
}

/// Follows the line of first answers from the question that is asked now.
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

/// Whether a trial that looks through so many questions ends here: at chance, at the end of the game, or
/// at a question whose answers cannot come to the same.
fn stands(game: &Eldritch, c: &Content, left: u8) -> bool {
    if left == 0 || !matches!(game.pending, Pending::Choice(_)) || !may_be_idle(game) {
        return true;
    }
    let mut offered = Menu::new();
    menu::offer(game, c, &mut offered);
    is_weighty(game, c, &offered)
}

/// Whether there is one answer at most, or the first leaves a trace that the last does not leave.
///
/// A ticket that is spent is gone. Dice that are taken up wait to be rolled before anything else
/// happens; whoever lets them lie has no test any more that has come so far.
fn is_weighty(s: &Eldritch, c: &Content, offered: &[Choice]) -> bool {
    match offered {
        [] | [_] => true,
        [first, ..] if leaves_a_trace(*first) => true,
        [Choice::Go(_, Some(_)), .., Choice::Stop] => true,
        [Choice::Use(source), .., Choice::Stand] => testing::takes_up_dice(s, c, *source),
        _ => false,
    }
}

/// What is spent is gone, and every kind of encounter has a deck of its own.
fn leaves_a_trace(choice: Choice) -> bool {
    matches!(choice, Choice::Meet(_) | Choice::SpendClue | Choice::SpendSanity)
}

/// Whether the answers to what is asked may come to the same. An action, a purchase, an exchange leave a
/// trace of their own; and what has a quiet answer is put only to those who want to be asked.
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
        | Frame::FindAsset { .. }
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
