//! What a house answers when it does not do what was asked.

use crate::wire::{FairInfo, Problem};
use kernel::TableError;
use scene::Phrase;
use store::{Ailment, AppendError, Status, StoreError};

/// The kinds of trouble; each has a message `problem-<kind>` in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// There is no such thing, or it is not for the asker's eyes: nobody can tell which.
    NotFound,
    NotYourSeat,
    NotYourTable,
    /// Nothing is asked of this seat now, or nothing of these players.
    NotAsked,
    /// The table has moved on since the asker looked.
    Stale,
    /// A rule forbids it.
    Refused,
    NoSuchChoice,
    NothingToUndo,
    Paused,
    Frozen,
    Finished,
    NotStarted,
    AlreadyStarted,
    SeatTaken,
    /// A person plays there, and has not been away for long.
    SeatHeld,
    TooManyTables,
    TooLong,
    /// Words are wanted and there are none.
    NothingSaid,
    BadSetup,
    BadLog,
    /// The log still holds secrets; the other players can be asked to open it.
    Secrets,
    /// The log stays closed as long as anybody may still sit down.
    OpenSeat,
    /// Somebody has read the log, and knows what whoever sits down would have to keep to themselves.
    LogRead,
    /// Another share was given for the same keying.
    ShareGiven,
    SlowDown,
    /// Somebody has too much under way that takes a while.
    Busy,
    /// Others play at the table.
    OthersPlay,
    /// The house is closing, or its store does not answer. Nothing was done.
    Unavailable,
    /// The store takes nothing now: its disk is full or fails. What there is can be looked at.
    CannotKeep,
    /// What is stored of it is not what was written.
    Damaged,
}

impl Kind {
    pub const ALL: [Kind; 30] = [
        Kind::NotFound,
        Kind::NotYourSeat,
        Kind::NotYourTable,
        Kind::NotAsked,
        Kind::Stale,
        Kind::Refused,
        Kind::NoSuchChoice,
        Kind::NothingToUndo,
        Kind::Paused,
        Kind::Frozen,
        Kind::Finished,
        Kind::NotStarted,
        Kind::AlreadyStarted,
        Kind::SeatTaken,
        Kind::SeatHeld,
        Kind::TooManyTables,
        Kind::TooLong,
        Kind::NothingSaid,
        Kind::BadSetup,
        Kind::BadLog,
        Kind::Secrets,
        Kind::OpenSeat,
        Kind::LogRead,
        Kind::ShareGiven,
        Kind::SlowDown,
        Kind::Busy,
        Kind::OthersPlay,
        Kind::Unavailable,
        Kind::CannotKeep,
        Kind::Damaged,
    ];

    /// The stable word for it, its status over HTTP, and its title in English.
    fn facts(self) -> (&'static str, u16, &'static str) {
        match self {
            Kind::NotFound => ("not-found", 404, "There is nothing here"),
            Kind::NotYourSeat => ("not-your-seat", 403, "This seat is not yours"),
            Kind::NotYourTable => ("not-your-table", 403, "This is for the host of the table"),
            Kind::NotAsked => ("not-asked", 409, "Nothing of the kind is asked now"),
            Kind::Stale => ("stale", 409, "The table has moved on"),
            Kind::Refused => ("refused", 422, "A rule forbids it"),
            Kind::NoSuchChoice => ("no-such-choice", 422, "There is no such choice"),
            Kind::NothingToUndo => ("nothing-to-undo", 409, "There is nothing to take back"),
            Kind::Paused => ("paused", 409, "The table is paused"),
            Kind::Frozen => ("frozen", 409, "The table is frozen"),
            Kind::Finished => ("finished", 409, "The game is over"),
            Kind::NotStarted => ("not-started", 409, "The game has not begun"),
            Kind::AlreadyStarted => ("already-started", 409, "The game has begun"),
            Kind::SeatTaken => ("seat-taken", 409, "The seat is taken"),
            Kind::SeatHeld => ("seat-held", 409, "Somebody plays there"),
            Kind::TooManyTables => ("too-many-tables", 409, "Too many tables"),
            Kind::TooLong => ("too-long", 413, "Too long"),
            Kind::NothingSaid => ("nothing-said", 422, "Nothing was said"),
            Kind::BadSetup => ("bad-setup", 422, "A table cannot be set up like this"),
            Kind::BadLog => ("bad-log", 422, "The log cannot be read"),
            Kind::Secrets => ("secrets", 409, "The log still holds secrets"),
            Kind::OpenSeat => ("open-seat", 409, "A seat is open"),
            Kind::LogRead => ("log-read", 409, "The log was read"),
            Kind::ShareGiven => ("share-given", 409, "Another share was given"),
            Kind::SlowDown => ("slow-down", 429, "Too much at once"),
            Kind::Busy => ("busy", 429, "Too much of yours is under way"),
            Kind::OthersPlay => ("others-play", 409, "Others play here"),
            Kind::Unavailable => ("unavailable", 503, "Not now"),
            Kind::CannotKeep => ("cannot-keep", 503, "Nothing can be kept now"),
            Kind::Damaged => ("damaged", 503, "What is stored of it is damaged"),
        }
    }

    pub fn word(self) -> &'static str {
        self.facts().0
    }

    pub fn status(self) -> u16 {
        self.facts().1
    }
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}: {detail}", kind.word())]
pub struct Trouble {
    pub kind: Kind,
    pub detail: String,
    /// The rule that forbids it and the reason it gives.
    pub rule: Option<(String, Phrase)>,
    /// What there is to say about it, for clients with words of their own.
    pub words: Option<Box<Phrase>>,
    /// What chance is derived from next, for a client whose share was meant for something else.
    pub fair: Option<Box<FairInfo>>,
}

impl Trouble {
    /// The detail may repeat what somebody sent, but no more than a line of it.
    pub fn new(kind: Kind, detail: impl Into<String>) -> Trouble {
        let detail = spelling::one_line(detail);
        Trouble { kind, detail, rule: None, words: None, fair: None }
    }

    pub fn in_words(self, words: Phrase) -> Trouble {
        Trouble { words: Some(Box::new(words)), ..self }
    }

    pub fn with_fair(self, fair: FairInfo) -> Trouble {
        Trouble { fair: Some(Box::new(fair)), ..self }
    }

    /// The same words whether the table is missing or not for the asker's eyes.
    pub fn no_table() -> Trouble {
        Trouble::new(Kind::NotFound, "There is no such table, or it is not open to you.")
    }

    pub fn not_your_seat() -> Trouble {
        Trouble::new(Kind::NotYourSeat, "Only who sits there may do this.")
    }

    pub fn not_your_table() -> Trouble {
        Trouble::new(Kind::NotYourTable, "Only who set the table up may do this.")
    }

    pub fn stale() -> Trouble {
        Trouble::new(Kind::Stale, "The table has moved on since you looked; look again.")
    }

    pub fn too_long(what: &str, most: usize) -> Trouble {
        Trouble::new(Kind::TooLong, format!("{what} may have {most} letters at most."))
    }

    pub fn nothing_said(detail: &str) -> Trouble {
        Trouble::new(Kind::NothingSaid, detail)
    }

    pub fn unavailable() -> Trouble {
        Trouble::new(Kind::Unavailable, "The house cannot do this now; try again soon.")
    }

    /// Nothing was done, because nothing could be kept.
    pub fn cannot_keep() -> Trouble {
        let detail =
            "The server cannot keep anything now; tables can be looked at. Try again later.";
        Trouble::new(Kind::CannotKeep, detail)
    }

    pub fn damaged() -> Trouble {
        let detail = "Its record was damaged on the disk; whoever keeps the server can bring it back \
                      from a backup.";
        Trouble::new(Kind::Damaged, detail)
    }

    /// Why a table of this status takes no input.
    pub fn of_status(status: Status) -> Trouble {
        match status {
            Status::Waiting => Trouble::new(Kind::NotStarted, "Seats are still being filled."),
            Status::Running => Trouble::stale(),
            Status::Paused => Trouble::new(Kind::Paused, "A player paused it; go on first."),
            Status::Finished => Trouble::new(Kind::Finished, "Its log can be looked at."),
            Status::Frozen => Trouble::new(Kind::Frozen, "It can be looked at and exported."),
            Status::Deleted => Trouble::no_table(),
        }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        let (word, status, title) = trouble.kind.facts();
        let (rule, why) = trouble.rule.unzip();
        let why = why.or(trouble.words.map(|words| *words));
        Problem {
            kind: format!("/problems/{word}"),
            title: title.to_owned(),
            status,
            detail: trouble.detail,
            rule,
            why,
            fair: trouble.fair.map(|fair| *fair),
        }
    }
}

impl From<TableError> for Trouble {
    fn from(error: TableError) -> Trouble {
        match error {
            TableError::BadChoice(bad) => Trouble::new(Kind::NoSuchChoice, bad.to_string()),
            TableError::Refused { rule, why } => Trouble {
                detail: format!("Rule {rule} forbids it."),
                rule: Some((rule, why)),
                words: None,
                fair: None,
                kind: Kind::Refused,
            },
            TableError::NoSuchSeat(_) => Trouble::not_your_seat(),
            TableError::Over => Trouble::of_status(Status::Finished),
            TableError::Endless { why } => {
                Trouble::new(Kind::Refused, "What follows does not end.").in_words(why)
            }
        }
    }
}

/// What a store says is for the operator; people hear only that it did not work.
impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Missing { .. } | StoreError::Dangling { .. } => Trouble::no_table(),
            // The store's health is watched and told in the log once, not with every request.
            StoreError::Damaged { .. } | StoreError::Ill { ailment: Ailment::Damaged, .. } => {
                Trouble::damaged()
            }
            StoreError::Ill { ailment: Ailment::DiskFull | Ailment::CannotWrite, .. } => {
                Trouble::cannot_keep()
            }
            StoreError::Unfit { what, why } => {
                Trouble::new(Kind::BadSetup, format!("{what} cannot be stored: {why}."))
            }
            error => {
                tracing::error!(%error, "the store failed");
                Trouble::unavailable()
            }
        }
    }
}

impl From<AppendError> for Trouble {
    fn from(error: AppendError) -> Trouble {
        match error {
            AppendError::Conflict(_) => Trouble::stale(),
            AppendError::NotOpen { status } => Trouble::of_status(status),
            AppendError::Store(error) => error.into(),
        }
    }
}
