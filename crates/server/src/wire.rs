//! The messages between the table service and a browser, over HTTP and over the socket.
//!
//! Exported to TypeScript; the client is built against `typescript()`.

mod fairness;
mod games;
mod people;
mod playing;
mod socket;
mod tables;

pub use fairness::{FairInfo, FairOffer, Keyings, OpenedInfo, ShareRequest, ShareTaken, WithShare};
pub use games::{BoxOnShelf, BoxWords, GameInfo, RuleBook, RuleText, SetupChoice, SetupValue};
pub use people::{Me, NameRequest, PasskeyInfo};
pub use playing::{
    ChoiceRequest, ConsentRequest, Problem, TalkLine, TalkRequest, UndoRequest, Update, View,
};
pub use socket::{ToClient, ToServer};
pub use tables::{
    BranchRequest, ChangeTable, CreateTable, Created, HandedOver, ImportRequest, Invitation,
    InvitationInfo, Parting, ReportRequest, Reported, RequestInfo, RequestKind, RestLine,
    RestOfLog, SeatInfo, SeatRequest, SitterKind, TableInfo, TableStatus,
};

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The version of these messages; a client with a different one is asked to reload.
pub const PROTOCOL: u32 = 3;

/// A table's moment: its last input, and how often it was cut back by an undo.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(deny_unknown_fields)]
pub struct At {
    #[ts(type = "number")]
    pub seq: u64,
    #[ts(type = "number")]
    pub cuts: u64,
}

/// All of it as one TypeScript file.
pub fn typescript() -> String {
    let config = ts_rs::Config::default();
    let mut text = String::from(
        "// Generated from crates/server by `cargo test --package server`; do not edit.\n\n\
         import type { Patch, Phrase, PromptView, Scene, Viewer } from './protocol';\n",
    );
    text.push_str(&format!("\nexport const PROTOCOL = {PROTOCOL};\n"));
    let declarations = [
        At::decl(&config),
        GameInfo::decl(&config),
        SetupChoice::decl(&config),
        SetupValue::decl(&config),
        BoxOnShelf::decl(&config),
        BoxWords::decl(&config),
        Me::decl(&config),
        NameRequest::decl(&config),
        TableStatus::decl(&config),
        SeatRequest::decl(&config),
        CreateTable::decl(&config),
        ChangeTable::decl(&config),
        SitterKind::decl(&config),
        SeatInfo::decl(&config),
        TableInfo::decl(&config),
        FairInfo::decl(&config),
        OpenedInfo::decl(&config),
        FairOffer::decl(&config),
        ShareRequest::decl(&config),
        ShareTaken::decl(&config),
        WithShare::decl(&config),
        Keyings::decl(&config),
        RequestInfo::decl(&config),
        RequestKind::decl(&config),
        Parting::decl(&config),
        RestOfLog::decl(&config),
        RestLine::decl(&config),
        Invitation::decl(&config),
        Created::decl(&config),
        InvitationInfo::decl(&config),
        BranchRequest::decl(&config),
        ImportRequest::decl(&config),
        ReportRequest::decl(&config),
        Reported::decl(&config),
        View::decl(&config),
        Update::decl(&config),
        TalkLine::decl(&config),
        TalkRequest::decl(&config),
        Problem::decl(&config),
        ChoiceRequest::decl(&config),
        UndoRequest::decl(&config),
        ConsentRequest::decl(&config),
        HandedOver::decl(&config),
        PasskeyInfo::decl(&config),
        RuleBook::decl(&config),
        RuleText::decl(&config),
        ToServer::decl(&config),
        ToClient::decl(&config),
    ];
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
