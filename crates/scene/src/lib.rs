//! What a viewer sees, as plain data.
//!
//! A [`Scene`] is everything one viewer may know about a table at one moment: boards, pieces,
//! tracks, sheets, dice. A [`PromptView`] is what is asked and what may be answered. A [`Phrase`]
//! is a sentence before it has a language. The web table, the terminal and the screen reader all
//! draw from these three and know nothing else.
//!
//! This crate must never know a game, a rule, or a language.

pub mod board;
pub mod meter;
pub mod phrase;
pub mod prompt;
pub mod sheet;
pub mod view;

pub use board::{Board, Link, LinkStyle, Mark, Piece, Place};
pub use phrase::{Arg, Phrase};
pub use prompt::{Forecast, OptionView, PromptView, RefusalView, RightView, Undo};
pub use sheet::{Card, CardZone, DiceRoll, Layout, Marker, Meter, Sheet, Slot, Track};
pub use view::{LogEntry, Scene, Tone, Viewer};
