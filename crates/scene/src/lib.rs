//! What a viewer sees, as plain data.
//!
//! A [`Scene`] is everything one viewer may know about a table at one moment: boards, pieces,
//! tracks, sheets, dice. A [`PromptView`] is what is asked and what may be answered. A [`Phrase`]
//! is a sentence before it has a language. The web table, the terminal and the screen reader all
//! draw from these three and know nothing else.
//!
//! All of it is exported to TypeScript; `delta::typescript()` is the text a client is built against.
//!
//! This crate must never know a game, a rule, or a language.

pub mod board;
mod building;
pub mod diary;
pub mod look;
pub mod meter;
pub mod odds;
pub mod phrase;
pub mod prompt;
pub mod sheet;
pub mod view;

pub use board::{Board, Figure, Form, Group, Hue, Link, LinkStyle, Mark, Peril, Piece, Place};
pub use diary::{Chart, Curve, Deed, Diary, Doer, Note};
pub use look::Look;
pub use phrase::{Arg, Phrase};
pub use prompt::{Forecast, OptionGroup, OptionView, PromptView, RefusalView, RightView, Undo};
pub use sheet::{Card, CardZone, DiceRoll, Layout, Marker, Meter, Sheet, Slot, Track, TrackShape};
pub use view::{Change, Check, Ending, Goal, LogEntry, Phase, Scene, Stage, Term, Tone, Viewer};

/// A short text: ids and keys are stored inline, and copied without allocating. [`text!`] writes
/// one as `format!` writes a `String`.
pub use smol_str::{SmolStr as Text, format_smolstr as text};

use ts_rs::TS as _;

/// Everything a client is shown, as TypeScript types.
pub fn typescript() -> Vec<String> {
    let config = ts_rs::Config::default();
    vec![
        Phrase::decl(&config),
        Arg::decl(&config),
        Viewer::decl(&config),
        Scene::decl(&config),
        Phase::decl(&config),
        Check::decl(&config),
        Stage::decl(&config),
        Term::decl(&config),
        Goal::decl(&config),
        Ending::decl(&config),
        Diary::decl(&config),
        Chart::decl(&config),
        Curve::decl(&config),
        Note::decl(&config),
        Deed::decl(&config),
        Doer::decl(&config),
        Board::decl(&config),
        Group::decl(&config),
        Figure::decl(&config),
        Place::decl(&config),
        Mark::decl(&config),
        Link::decl(&config),
        LinkStyle::decl(&config),
        Piece::decl(&config),
        Form::decl(&config),
        Hue::decl(&config),
        Peril::decl(&config),
        Sheet::decl(&config),
        Meter::decl(&config),
        Slot::decl(&config),
        CardZone::decl(&config),
        Layout::decl(&config),
        Card::decl(&config),
        Track::decl(&config),
        TrackShape::decl(&config),
        Marker::decl(&config),
        DiceRoll::decl(&config),
        PromptView::decl(&config),
        OptionGroup::decl(&config),
        OptionView::decl(&config),
        RefusalView::decl(&config),
        Undo::decl(&config),
        Forecast::decl(&config),
        LogEntry::decl(&config),
        Change::decl(&config),
        Tone::decl(&config),
    ]
}
