//! Questions that cannot matter: answers are tried on copies of the game, and not asked for if all of
//! them come to the same.
//!
//! A game whose questions come from effects cannot know beforehand which of them make no difference;
//! one that asks only what its rules name has no use for this.

use crate::{Menu, Seat};
use std::fmt::Debug;

/// A game in which answers can be tried.
///
/// The game calls [`answer`] whenever somebody would be asked, and goes on with the answer it gets.
pub trait Trial: Clone + PartialEq {
    type Content;
    type Choice: Copy + Eq + Debug;

    /// Who is asked, once nothing more can be done without an answer; nobody if the game waits for
    /// chance or is over.
    fn asked(&self) -> Option<Seat>;

    /// Offers all answers to what is to be asked. If to decline is one of them, it comes last.
    fn offer(&self, content: &Self::Content, menu: &mut Menu<Self::Choice>);

    /// Whether the answers to what is to be asked may come to the same at all. Cheap: looked at before
    /// every question.
    fn may_be_needless(&self) -> bool;

    /// Whether these answers are known to come to different ends, so that none need be tried. Debug
    /// builds try them all the same.
    fn is_weighty(&self, content: &Self::Content, offered: &[Self::Choice]) -> bool;

    /// Takes an answer and goes on, telling nobody, up to chance or a question that this look does not
    /// answer. [`Look::went_on`] is called for every question it does answer.
    fn try_out(&mut self, content: &Self::Content, seat: Seat, choice: Self::Choice, look: Look);
}

/// How far a trial goes when it comes to further questions.
#[derive(Clone, Copy, Debug)]
pub enum Look {
    /// Through so many questions that cannot matter either, to the first that can.
    Through(u8),
    /// Along the first answers to so many questions, whether they matter or not. Lines that end apart
    /// tell cheaply that they do.
    Along(u8),
}

impl Look {
    /// As many as eight players can be asked about one thing.
    pub const DEEPEST: Look = Look::Through(8);
    const FARTHEST: Look = Look::Along(16);
    /// To the next question, whichever it is.
    const NEXT: Look = Look::Through(0);

    /// A question was answered. A line has an end even where it runs in a circle.
    pub fn went_on(&mut self) {
        if let Look::Along(left) = self {
            *left = left.saturating_sub(1);
        }
    }
}

/// The answer that nobody needs to give.
///
/// Of answers that come to the same the last is taken: to decline, where that is possible, has the
/// fewest words.
pub fn answer<G: Trial>(
    game: &G,
    content: &G::Content,
    seat: Seat,
    look: Look,
) -> Option<G::Choice> {
    let (Look::Through(left) | Look::Along(left)) = look;
    if left == 0 || !game.may_be_needless() {
        return None;
    }
    let mut offered = Menu::new();
    game.offer(content, &mut offered);
    if decides(game, content, &offered) {
        debug_assert!(
            offered.len() < 2 || !all_alike(game, content, seat, &offered, left - 1),
            "{offered:?} come to the same"
        );
        return None;
    }
    match look {
        Look::Along(_) => offered.first().copied(),
        Look::Through(left) => {
            offered.last().copied().filter(|_| all_alike(game, content, seat, &offered, left - 1))
        }
    }
}

/// Whether there is one answer at most, or they are known to differ.
fn decides<G: Trial>(game: &G, content: &G::Content, offered: &[G::Choice]) -> bool {
    offered.len() < 2 || game.is_weighty(content, offered)
}

/// Whether all answers come to the same when those that follow are answered too.
///
/// Nearly always two answers stop at once, apart, and where neither could go on without being asked:
/// then they are not alike, and nothing need be looked at further on.
fn all_alike<G: Trial>(
    game: &G,
    content: &G::Content,
    seat: Seat,
    offered: &[G::Choice],
    left: u8,
) -> bool {
    let [first, others @ ..] = offered else { return true };
    let after = |choice: G::Choice, look: Look| -> Box<G> {
        let mut game = Box::new(game.clone());
        game.try_out(content, seat, choice, look);
        game
    };
    let one = after(*first, Look::NEXT);
    let one_stands = stands(&*one, content, left);
    let mut farther = None;
    let mut at_once = true;
    for other in others {
        let mut another = after(*other, Look::NEXT);
        if *another == *one {
            continue;
        }
        at_once = false;
        if one_stands && stands(&*another, content, left) {
            return false;
        }
        let farther = farther.get_or_insert_with(|| {
            let mut farther = one.clone();
            go_on(&mut *farther, content);
            farther
        });
        go_on(&mut *another, content);
        if *another != **farther {
            return false;
        }
    }
    at_once || {
        let one = after(*first, Look::Through(left));
        others.iter().all(|other| after(*other, Look::Through(left)) == one)
    }
}

/// Follows the line of first answers from the question that is asked now.
fn go_on<G: Trial>(game: &mut G, content: &G::Content) {
    let Some(seat) = game.asked() else { return };
    let mut look = Look::FARTHEST;
    if let Some(choice) = answer(game, content, seat, look) {
        look.went_on();
        game.try_out(content, seat, choice, look);
    }
}

/// Whether a trial that looks through so many questions ends here: at chance, at the end of the game, or
/// at a question whose answers cannot come to the same.
fn stands<G: Trial>(game: &G, content: &G::Content, left: u8) -> bool {
    if left == 0 || game.asked().is_none() || !game.may_be_needless() {
        return true;
    }
    let mut offered = Menu::new();
    game.offer(content, &mut offered);
    decides(game, content, &offered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    const SEAT: Seat = Seat(0);

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Question {
        /// Yes and no come to the same.
        Idle,
        /// Yes counts one.
        Counts,
        /// Yes lights the lamp.
        Lamp,
        /// The lamp is put out, whatever is answered.
        Dark,
        /// Yes asks again.
        Again,
        /// Yes counts one, and the game says that it differs from no.
        Weighty,
        /// Yes and no come to the same, and the game says that they differ.
        Boast,
    }

    /// Questions that are asked one after the other, the last first.
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Quiz {
        questions: Vec<Question>,
        lamp: bool,
        count: u8,
    }

    impl Quiz {
        fn advance(&mut self, tries: &Cell<u32>, mut look: Look) {
            while let Some(choice) = answer(self, tries, SEAT, look) {
                look.went_on();
                self.take(choice);
            }
        }

        fn take(&mut self, yes: bool) {
            match self.questions.pop() {
                Some(Question::Counts | Question::Weighty) => self.count += u8::from(yes),
                Some(Question::Lamp) => self.lamp = yes,
                Some(Question::Dark) => self.lamp = false,
                Some(Question::Again) if yes => self.questions.push(Question::Again),
                Some(Question::Again | Question::Idle | Question::Boast) | None => {}
            }
        }
    }

    impl Trial for Quiz {
        /// Counts trials.
        type Content = Cell<u32>;
        type Choice = bool;

        fn asked(&self) -> Option<Seat> {
            (!self.questions.is_empty()).then_some(SEAT)
        }

        fn offer(&self, _: &Cell<u32>, menu: &mut Menu<bool>) {
            [true, false].into_iter().for_each(|choice| menu.offer(choice));
        }

        fn may_be_needless(&self) -> bool {
            !self.questions.is_empty()
        }

        fn is_weighty(&self, _: &Cell<u32>, _: &[bool]) -> bool {
            matches!(self.questions.last(), Some(Question::Weighty | Question::Boast))
        }

        fn try_out(&mut self, tries: &Cell<u32>, _: Seat, choice: bool, look: Look) {
            tries.set(tries.get() + 1);
            self.take(choice);
            self.advance(tries, look);
        }
    }

    /// The questions in the order they are asked; which are left for somebody to answer.
    fn left_of(questions: &[Question]) -> usize {
        let mut quiz = Quiz { questions: questions.to_vec(), ..Quiz::default() };
        quiz.questions.reverse();
        quiz.advance(&Cell::default(), Look::DEEPEST);
        quiz.questions.len()
    }

    #[test]
    fn what_makes_no_difference_is_not_asked_and_what_does_is() {
        assert_eq!(left_of(&[Question::Idle, Question::Idle]), 0);
        assert_eq!(left_of(&[Question::Idle, Question::Counts, Question::Idle]), 2);
    }

    #[test]
    fn the_last_of_answers_that_are_alike_is_taken() {
        let quiz = Quiz { questions: vec![Question::Idle], ..Quiz::default() };
        assert_eq!(answer(&quiz, &Cell::default(), SEAT, Look::DEEPEST), Some(false));
    }

    #[test]
    fn a_difference_that_later_questions_undo_is_none() {
        assert_eq!(left_of(&[Question::Lamp, Question::Dark]), 0);
        assert_eq!(left_of(&[Question::Lamp, Question::Counts, Question::Dark]), 3);
    }

    #[test]
    fn answers_that_are_known_to_differ_are_asked_for_and_in_release_builds_not_tried() {
        let quiz = Quiz { questions: vec![Question::Weighty], ..Quiz::default() };
        let tries = Cell::default();
        assert_eq!(answer(&quiz, &tries, SEAT, Look::DEEPEST), None);
        assert_eq!(tries.get() > 0, cfg!(debug_assertions));
    }

    #[test]
    fn debug_builds_find_out_answers_that_are_wrongly_said_to_differ() {
        let asked = std::panic::catch_unwind(|| {
            let quiz = Quiz { questions: vec![Question::Boast], ..Quiz::default() };
            answer(&quiz, &Cell::default(), SEAT, Look::DEEPEST)
        });
        assert_eq!(asked.is_err(), cfg!(debug_assertions));
    }

    #[test]
    fn a_line_that_runs_in_a_circle_is_left() {
        assert_eq!(left_of(&[Question::Again]), 1);
    }
}
