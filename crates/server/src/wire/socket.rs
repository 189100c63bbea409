//! What is said over the socket.

use super::{At, Problem, TableInfo, TalkLine, Update, View};
use scene::Viewer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client says. `id` is the client's own number for it; the answer carries the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Answer the question that was asked at `at`. The same `id` from the same client is taken once,
    /// even after a reconnection.
    Choose {
        #[ts(type = "number")]
        id: u64,
        at: At,
        seat: u8,
        choice: String,
    },
    /// What the seat would like, where several are asked together.
    Wish {
        #[ts(type = "number")]
        id: u64,
        at: At,
        seat: u8,
        choice: String,
    },
    /// Take back to just after input `to`: at once where it is free, else the others are asked.
    Undo {
        #[ts(type = "number")]
        id: u64,
        at: At,
        seat: u8,
        #[ts(type = "number")]
        to: u64,
    },
    /// Agree or not to what was asked of the players; `false` from the one who asked withdraws it.
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
    /// Look from another of one's own seats.
    Look {
        #[ts(type = "number")]
        id: u64,
        viewer: Viewer,
    },
    /// What has been drawn; who stays far behind is sent a whole view instead of differences.
    Seen { at: At },
    Ping {
        #[ts(type = "number")]
        n: u64,
    },
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// The first message. `resumed` says that the client's own view still holds and only what it
    /// missed will follow; otherwise a whole view follows.
    Hello {
        protocol: u32,
        version: String,
        viewer: Viewer,
        resumed: bool,
    },
    View(Box<View>),
    Update(Box<Update>),
    /// The table beside the game changed: people, status, requests.
    Table(Box<TableInfo>),
    Talk(Vec<TalkLine>),
    /// What the client said has been done and is durable.
    Done {
        #[ts(type = "number")]
        id: u64,
        at: At,
    },
    /// What the client said was refused.
    Refused {
        #[ts(type = "number")]
        id: u64,
        problem: Problem,
    },
    Pong {
        #[ts(type = "number")]
        n: u64,
    },
    /// The server closes; come back after so many milliseconds, or not at all.
    Closing {
        #[ts(type = "number | null")]
        retry: Option<u32>,
        problem: Option<Problem>,
    },
}
