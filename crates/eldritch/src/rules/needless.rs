//! Questions that cannot matter: answers are tried on copies of the game, and not asked for if all of
//! them come to the same.

use super::{
    Menu, Out, Run, acquire, actions, answer, clues, combat, conflicts, defeated, discarding, doom,
    effect_questions, encounters, flipping, gates, improving, losses, menu, mythos, prepare_travel,
    reckoning, round, testing, traces, trade, travel, triggers,
};
use crate::Choice;
use crate::content::Content;
use crate::state::{Eldritch, Frame, Pending, asks_nothing};
use kernel::Seat;

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
pub(super) fn answer(run: &Run<'_>, seat: Seat, look: Look) -> Option<Choice> {
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

/// Whether all answers come to the same when those that follow are answered too.
///
/// Nearly always two answers stop at once, apart, and where neither could go on without being asked:
/// then they are not alike, and nothing need be looked at further on.
fn all_alike(run: &Run<'_>, seat: Seat, offered: &[Choice], left: u8) -> bool {
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
fn after(run: &Run<'_>, seat: Seat, choice: Choice, look: Look) -> Box<Eldritch> {
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
/// What is spent or cast is so for the rest of the round, and a ticket that is spent is gone. Dice that
/// are taken up wait to be rolled before anything else happens; whoever lets them lie has no test any
/// more that has come so far. Every kind of encounter has a deck of its own. Of several cards
/// only one can be the one that was chosen; where several are chosen one after another, their order
/// may not matter, and that is tried.
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

/// Whether the answers to what is asked may come to the same: each chapter says so of its own questions.
/// What has a quiet answer is put only to those who want to be asked.
fn may_be_idle(s: &Eldritch) -> bool {
    match *s.top() {
        Frame::ChooseSheet { .. } => round::MAY_BE_NEEDLESS_SHEET,
        Frame::Turn { .. } | Frame::OneAction { .. } => actions::MAY_BE_NEEDLESS,
        Frame::Encounter { .. } => encounters::MAY_BE_NEEDLESS,
        Frame::Monsters { .. } => encounters::MAY_BE_NEEDLESS_MONSTERS,
        Frame::PassLead => round::MAY_BE_NEEDLESS_PASS_LEAD,
        Frame::GiveLead { .. } => round::MAY_BE_NEEDLESS_GIVE_LEAD,
        Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Each { .. }
        | Frame::Where { .. }
        | Frame::Aim { .. } => effect_questions::MAY_BE_NEEDLESS,
        Frame::Trigger { .. } => triggers::MAY_BE_NEEDLESS,
        Frame::AtOnce { .. } => conflicts::MAY_BE_NEEDLESS,
        Frame::Test(_) => testing::may_be_needless(s),
        Frame::Fight(_) => combat::MAY_BE_NEEDLESS,
        Frame::Loss(_) => losses::MAY_BE_NEEDLESS,
        Frame::TakeFromReserve { .. } => acquire::MAY_BE_NEEDLESS_TAKE,
        Frame::FindAlly { .. } => acquire::MAY_BE_NEEDLESS_ALLY,
        Frame::Buy { .. } => acquire::MAY_BE_NEEDLESS,
        Frame::Discard { .. } | Frame::DiscardAny { .. } => discarding::MAY_BE_NEEDLESS,
        Frame::ReplaceTicket { .. } => prepare_travel::MAY_BE_NEEDLESS_REPLACE,
        Frame::Improve { .. } => improving::MAY_BE_NEEDLESS,
        Frame::ImproveAgain { .. } => improving::MAY_BE_NEEDLESS_AGAIN,
        Frame::Unimprove { .. } => improving::MAY_BE_NEEDLESS_UNIMPROVE,
        Frame::Moving { .. } => travel::MAY_BE_NEEDLESS,
        Frame::Convert { .. } => losses::MAY_BE_NEEDLESS_CONVERT,
        Frame::SetOmen { .. } => doom::MAY_BE_NEEDLESS_OMEN,
        Frame::GroupClues { .. } => clues::MAY_BE_NEEDLESS_GROUP,
        Frame::Trade { .. } => trade::MAY_BE_NEEDLESS,
        Frame::Agree { .. } => trade::MAY_BE_NEEDLESS_AGREE,
        Frame::PickPartner { .. } => trade::MAY_BE_NEEDLESS_PARTNER,
        Frame::OrderGates { .. } => gates::MAY_BE_NEEDLESS_ORDER,
        Frame::MarkFall { .. } => defeated::MAY_BE_NEEDLESS_MARK,
        Frame::FallTo { .. } => defeated::MAY_BE_NEEDLESS_FALL_TO,
        Frame::Surge { .. } => mythos::MAY_BE_NEEDLESS_SURGE,
        Frame::OmenDoom { .. } => doom::MAY_BE_NEEDLESS_OMEN_DOOM,
        Frame::Reckoning => reckoning::MAY_BE_NEEDLESS,
        Frame::ReadCondition { .. } => flipping::MAY_BE_NEEDLESS_READ,
        Frame::PayClues { .. } => clues::MAY_BE_NEEDLESS_PAY,
        asks_nothing!() => false,
    }
}
