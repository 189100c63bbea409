//! Why the house refuses a request.

use crate::wire::{FairInfo, Problem};
use kernel::TableError;
use scene::Phrase;
use store::{Ailment, AppendError, Status, StoreError};

/// The kinds of trouble; each has a message `problem-<kind>` in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It does not exist, or the person asking may not see it; the two are indistinguishable.
    NotFound,
    NotYourSeat,
    NotYourTable,
    /// Nothing is asked of this seat now, or nothing of these players.
    NotAsked,
    /// The table has moved on since the client's view.
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
    /// The text is empty.
    NothingSaid,
    BadSetup,
    BadLog,
    /// The log still holds secrets; the other players can be asked to open it.
    Secrets,
    /// The log stays closed while anyone may still sit down.
    OpenSeat,
    /// Somebody has read the log and knows what a new player would need to keep secret.
    LogRead,
    /// A different share was given for the same keying.
    ShareGiven,
    SlowDown,
    /// The person has too much slow work under way.
    Busy,
    /// Others play at the table.
    OthersPlay,
    /// The house is closing, or its store does not respond. Nothing was done.
    Unavailable,
    /// The store cannot be written: its disk is full or failing. What there is can be viewed.
    CannotKeep,
    /// The stored record is not what was written.
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

    /// The stable code, the HTTP status, and the title in English.
    fn facts(self) -> (&'static str, u16, &'static str) {
        match self {
            Kind::NotFound => ("not-found", 404, "Not found"),
            Kind::NotYourSeat => ("not-your-seat", 403, "This seat is not yours"),
            Kind::NotYourTable => ("not-your-table", 403, "Only the host can do this"),
            Kind::NotAsked => ("not-asked", 409, "This is not being asked now"),
            Kind::Stale => ("stale", 409, "The table has moved on"),
            Kind::Refused => ("refused", 422, "A rule forbids it"),
            Kind::NoSuchChoice => ("no-such-choice", 422, "No such choice"),
            Kind::NothingToUndo => ("nothing-to-undo", 409, "There is nothing to undo"),
            Kind::Paused => ("paused", 409, "The table is paused"),
            Kind::Frozen => ("frozen", 409, "The table is frozen"),
            Kind::Finished => ("finished", 409, "The game is over"),
            Kind::NotStarted => ("not-started", 409, "The game has not started"),
            Kind::AlreadyStarted => ("already-started", 409, "The game has already started"),
            Kind::SeatTaken => ("seat-taken", 409, "The seat is taken"),
            Kind::SeatHeld => ("seat-held", 409, "Another player holds the seat"),
            Kind::TooManyTables => ("too-many-tables", 409, "Too many tables"),
            Kind::TooLong => ("too-long", 413, "Too long"),
            Kind::NothingSaid => ("nothing-said", 422, "The text is empty"),
            Kind::BadSetup => ("bad-setup", 422, "Invalid set-up"),
            Kind::BadLog => ("bad-log", 422, "The log cannot be read"),
            Kind::Secrets => ("secrets", 409, "The log still holds secrets"),
            Kind::OpenSeat => ("open-seat", 409, "A seat is open"),
            Kind::LogRead => ("log-read", 409, "The log has been read"),
            Kind::ShareGiven => ("share-given", 409, "A different share was already given"),
            Kind::SlowDown => ("slow-down", 429, "Too many requests"),
            Kind::Busy => ("busy", 429, "Too many of your requests are running"),
            Kind::OthersPlay => ("others-play", 409, "Others are playing here"),
            Kind::Unavailable => ("unavailable", 503, "Not now"),
            Kind::CannotKeep => ("cannot-keep", 503, "Nothing can be saved right now"),
            Kind::Damaged => ("damaged", 503, "The stored record is damaged"),
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
    /// The rule that forbids it, and its reason.
    pub rule: Option<(String, Phrase)>,
    /// What else there is to say, for clients that translate it.
    pub words: Option<Box<Phrase>>,
    /// What chance is derived from next, for a client whose share was for another keying.
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

    /// The same words whether the table does not exist or is private.
    pub fn no_table() -> Trouble {
        Trouble::new(Kind::NotFound, "This table does not exist, or you do not have access to it.")
    }

    pub fn not_your_seat() -> Trouble {
        Trouble::new(Kind::NotYourSeat, "Only the player in this seat can do this.")
    }

    pub fn not_your_table() -> Trouble {
        Trouble::new(Kind::NotYourTable, "Only the host can do this.")
    }

    pub fn stale() -> Trouble {
        Trouble::new(
            Kind::Stale,
            "The table has moved on since your view of it; reload and decide again.",
        )
    }

    pub fn too_long(what: &str, most: usize) -> Trouble {
        Trouble::new(Kind::TooLong, format!("{what} can have at most {most} characters."))
    }

    pub fn nothing_said(detail: &str) -> Trouble {
        Trouble::new(Kind::NothingSaid, detail)
    }

    pub fn unavailable() -> Trouble {
        Trouble::new(Kind::Unavailable, "The server cannot do this right now; try again soon.")
    }

    /// Nothing was done, because nothing could be saved.
    pub fn cannot_keep() -> Trouble {
        let detail = "The server cannot save anything right now; tables can still be viewed. Try again later.";
        Trouble::new(Kind::CannotKeep, detail)
    }

    pub fn damaged() -> Trouble {
        let detail = "Its record on disk is damaged; the operator of the server can restore it \
                      from a backup.";
        Trouble::new(Kind::Damaged, detail)
    }

    /// Why a table with this status takes no input.
    pub fn of_status(status: Status) -> Trouble {
        match status {
            Status::Waiting => Trouble::new(Kind::NotStarted, "Seats are still being filled."),
            Status::Running => Trouble::stale(),
            Status::Paused => Trouble::new(Kind::Paused, "The game is paused; resume it first."),
            Status::Finished => {
                Trouble::new(Kind::Finished, "The game is over; its log can still be viewed.")
            }
            Status::Frozen => Trouble::new(Kind::Frozen, "It can be viewed and exported."),
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

/// The store's error is for the operator; people only learn that it did not work.
impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Missing { .. } | StoreError::Dangling { .. } => Trouble::no_table(),
            // The store's health is watched and logged once, not with every request.
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
