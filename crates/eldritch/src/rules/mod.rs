//! The rules, one file per chapter of the guide.
//!
//! [`Run`] holds the state, the content and the sink for events; rules are functions that take it.
//! The top frame is processed until it asks a player or chance. A chapter contains everything about
//! its frames: `step` processes one, `offer` lists the answers, `answer` carries one out, `reason`
//! says why another is refused, `question` has the wording; `step.rs`, `menu.rs`, `answer.rs`,
//! `legality.rs`, `questions.rs` and `needless.rs` only dispatch to the chapter of each frame.

#![warn(unreachable_pub, clippy::wildcard_enum_match_arm)]

pub(crate) mod abilities;
pub(crate) mod acquire;
pub(crate) mod actions;
mod active;
mod answer;
pub(crate) mod asking;
pub(crate) mod clues;
pub(crate) mod combat;
pub(crate) mod component_actions;
mod conflicts;
pub(crate) mod defeated;
mod delayed;
pub(crate) mod discarding;
mod doom;
mod double_sided;
mod drawing;
mod effect_questions;
mod effects;
pub(crate) mod encounters;
mod flaws;
pub(crate) mod flipping;
pub(crate) mod gaining;
mod gates;
mod improving;
mod legality;
pub(crate) mod losses;
mod menu;
mod monsters;
pub(crate) mod mysteries;
pub(crate) mod mythos;
mod natives;
mod needless;
mod outlook;
pub(crate) mod payable;
mod performing;
mod piles;
mod play;
mod prepare_travel;
pub(crate) mod questions;
pub(crate) mod reckoning;
mod rest;
mod round;
pub mod score;
pub(crate) mod selectors;
pub mod setup;
mod spells;
pub mod statistics;
mod step;
pub(crate) mod testing;
mod traces;
mod trade;
mod travel;
mod triggers;
pub(crate) mod values;
mod verbs;

use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::SpaceId;
use crate::state::{Context, Eldritch, Ending, Frame, Pending, Source, Standing};
use crate::{Choice, Why};
use kernel::Seat;
use kernel::needless::Look;
use script::Block;

pub use abilities::{has_rule, in_force, is_rule, monster_abilities, stats};
pub use testing::{dice_of, success_from};

pub type Out = kernel::Events<Event>;
pub type Menu = kernel::Menu<Choice>;
pub type Verdict = Result<(), kernel::Refusal<Why>>;

/// After this many frames without a question, an effect is taken to be endless. The longest chain
/// in the base box takes a few hundred.
const MOST_STEPS: u32 = 100_000;

/// The rules applied to a state.
#[derive(Debug)]
pub struct Run<'r> {
    pub s: &'r mut Eldritch,
    pub c: &'r Content,
    pub out: &'r mut Out,
}

/// The refusal of an answer to a question that was not asked.
pub(crate) const fn not_asked() -> kernel::Refusal<Why> {
    kernel::Refusal::new("EH-ACTIONS-05", Why::NotAsked)
}

/// The result of processing the top frame.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// There is more to do.
    Next,
    /// This seat has to answer.
    Ask(Seat),
    Dice(u8),
    Draw(u32),
}

impl Run<'_> {
    /// Runs until somebody is asked a question that may matter.
    pub fn advance(&mut self) {
        self.advance_looking(Look::DEEPEST);
    }

    fn advance_looking(&mut self, mut look: Look) {
        for _ in 0..MOST_STEPS {
            if self.s.ending.is_some() {
                self.finish();
                return;
            }
            piles::restock(self);
            self.s.pending = match step::step(self) {
                Step::Next => continue,
                Step::Ask(seat) => {
                    if let Some(choice) = kernel::needless::answer(self.s, self.c, seat, look) {
                        answer::answer(self, seat, choice);
                        look.went_on();
                        continue;
                    }
                    Pending::Choice(seat)
                }
                Step::Dice(count) => Pending::Dice(count),
                Step::Draw(size) => Pending::Draw(size),
            };
            return;
        }
        self.s.pending = Pending::Stopped;
    }

    fn finish(&mut self) {
        self.s.frames.clear();
        self.s.frames.push(Frame::Over);
        self.s.pending = Pending::Over;
        score::keep_score(self);
        if let Some(ending) = self.s.ending {
            self.say(Event::new(What::Ended).of(Of::Ending(ending)));
        }
    }

    pub fn say(&mut self, mut event: Event) {
        if !self.out.are_heard() {
            return;
        }
        let sheet = |seat: Seat| {
            let it = self.s.seats.get(seat.at())?;
            self.c.sheets.get(usize::from(it.sheet.0)).map(|_| it.sheet)
        };
        event.sheet = event.who.and_then(sheet);
        let with = if let Of::Seat(seat) = event.of { Some(seat) } else { None };
        event.other = event.to.or(with).and_then(sheet);
        self.out.say(event);
    }

    pub fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }

    pub fn pop(&mut self) {
        self.s.frames.pop();
    }

    /// Replaces the top frame.
    pub fn become_frame(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }

    /// Begins an effect with a context of its own.
    pub fn begin_effect(&mut self, context: Context, block: Block) {
        if block.is_empty() {
            return;
        }
        self.push(Frame::Effect(context));
        self.push(Frame::Run(block));
    }

    pub fn space_of(&self, seat: Seat) -> SpaceId {
        self.s.investigator(seat).space
    }

    /// The initial context of an effect of this source.
    pub fn context_of(&self, who: Seat, source: Source) -> Context {
        let mut context = Context::new(who, source);
        context.by_lead =
            matches!(source, Source::Mythos(_) | Source::AncientOne | Source::Mystery)
                && self.s.phase == crate::state::Phase::Mythos;
        context
    }

    /// Pops frames down to the first one that `stays` accepts.
    pub fn unwind(&mut self, stays: impl Fn(&Frame) -> bool) {
        while let Some(frame) = self.s.frames.last() {
            if stays(frame) {
                return;
            }
            if let Some(Frame::Fight(fight)) = self.s.frames.pop() {
                combat::abandon(self, fight);
            }
        }
    }

    pub fn lose_game(&mut self, to: Source) {
        self.s.ending = Some(Ending::Lost);
        self.s.lost_to = Some(to);
    }

    /// EH-WINNING-LOSING-04.
    /// EH-ELIMINATED-05, EH-FAQ-22, EH-FAQ-23: everybody being defeated at once is not enough,
    /// since they choose new investigators.
    pub fn check_eliminated(&mut self) {
        let all = self.s.seats.iter().all(|it| it.standing == Standing::Eliminated);
        if all && !self.s.seats.is_empty() {
            self.s.ending = Some(Ending::AllEliminated);
        }
    }
}
