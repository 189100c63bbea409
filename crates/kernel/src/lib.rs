//! The table under every game: seats, inputs, chance, decks, prompts, refusals, log, replay, undo.
//!
//! A game is a value. It is folded from a set-up and a log of inputs; an input is a player's choice
//! or a chance outcome, recorded by meaning. The kernel asks a [`Game`] three questions — what are
//! you waiting for, what may be chosen, what happens then — and does the rest once for all games.
//!
//! This crate must never name a game, a language, a file format of content, or a network.

pub mod advice;
pub mod bag;
pub mod boxes;
pub mod chance;
pub mod deck;
pub mod events;
pub mod game;
pub mod keying;
pub mod list;
pub mod log;
pub mod menu;
pub mod needless;
pub mod position;
pub mod receipt;
pub mod registry;
pub mod row;
pub mod rule;
pub mod seat;
pub mod set;
pub mod shared;
pub mod shown;
pub mod statistics;
pub mod table;

pub use advice::Advice;
pub use bag::Bag;
pub use chance::{BadChance, ChanceOutcome, ChanceRequest, Luck, Seed};
pub use deck::Deck;
pub use events::Events;
pub use game::{Asked, AtWork, Game, Outcome, SetupError, Waiting};
pub use list::List;
pub use menu::Menu;
pub use row::Row;
pub use rule::{Refusal, RuleId};
pub use seat::{Seat, Seats};
pub use set::{Numbered, Set};
pub use shared::Shared;
pub use shown::{BadChoice, EventLook, OptionLook, PromptLook, Shown};
pub use statistics::Statistics;
pub use table::{Table, TableError};
