//! The rules.
mod play;
pub mod setup;

use crate::content::Content;
use crate::state::Eldritch;
use crate::{Choice, Event, Why};

pub type Out = kernel::Events<Event>;
pub type Menu = kernel::Menu<Choice>;
pub type Verdict = Result<(), kernel::Refusal<Why>>;

/// The rules at work on a state.
pub(crate) struct Run<'r> {
    pub s: &'r mut Eldritch,
    pub c: &'r Content,
    pub out: &'r mut Out,
}
