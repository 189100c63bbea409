//! The messages on the socket.

use super::{At, Problem, TableInfo, TalkLine, Update, View};
use scene::Viewer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client sends. `id` is the client's own number for the message; the answer carries the
/// same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Answer the question that was asked at `at`. The same `id` from the same client is accepted
    /// once, even after a reconnection.
    Choose {
        #[ts(type = "number")]
        id: u64,
        at: At,
        seat: u8,
        choice: String,
    },
    /// Set the seat's wish, where several seats are asked together.
    Wish {
        #[ts(type = "number")]
        id: u64,
        at: At,
        seat: u8,
        choice: String,
    },
    /// Undo to just after input `to`: immediately if that is free, otherwise the others are asked.
    Undo {
        #[ts(type = "number")]
        id: u64,
        at: At,
        seat: u8,
        #[ts(type = "number")]
        to: u64,
    },
    /// Agree to a request made to the players, or decline it; `false` from the person who asked
    /// withdraws it.
    Consent {
        #[ts(type = "number")]
        id: u64,
        #[ts(type = "number")]
        request: u64,
        agree: bool,
    },
    Talk {
        #[ts(type = "number")]
        id: u64,
        text: String,
    },
    /// Switch to another of your own seats.
    Look {
        #[ts(type = "number")]
        id: u64,
        viewer: Viewer,
    },
    /// What has been drawn; a client far behind is sent a whole view instead of differences.
    Seen { at: At },
    Ping {
        #[ts(type = "number")]
        n: u64,
    },
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// The first message. `resumed` says that the client's own view is still valid and only what it
    /// missed will follow; otherwise a whole view follows.
    Hello {
        protocol: u32,
        version: String,
        viewer: Viewer,
        resumed: bool,
    },
    View(Box<View>),
    Update(Box<Update>),
    /// The table outside the game changed: people, status, requests.
    Table(Box<TableInfo>),
    Talk(Vec<TalkLine>),
    /// What the client asked for has been done and is durable.
    Done {
        #[ts(type = "number")]
        id: u64,
        at: At,
    },
    /// What the client asked for was refused.
    Refused {
        #[ts(type = "number")]
        id: u64,
        problem: Problem,
    },
    Pong {
        #[ts(type = "number")]
        n: u64,
    },
    /// The server closes the socket; reconnect after this many milliseconds, or not at all.
    Closing {
        #[ts(type = "number | null")]
        retry: Option<u32>,
        problem: Option<Problem>,
    },
}
