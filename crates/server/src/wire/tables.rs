//! Tables and their seats: making them, sitting down, playing on from a log.

use super::{At, FairInfo, FairOffer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// Seats are being filled.
    Waiting,
    Running,
    Paused,
    Finished,
    /// Can be viewed and exported, but not played: the log does not replay here.
    Frozen,
}

/// Who is to take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    Me,
    /// Given away by an invitation link.
    Open,
    /// A bot of this level.
    Bot(String),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    #[schema(example = "duel")]
    pub game: String,
    #[schema(max_items = 16, example = json!(["me", "open"]))]
    pub seats: Vec<SeatRequest>,
    /// The table's title; the game's name if empty.
    #[serde(default)]
    pub title: String,
    /// Shown in the public lobby.
    #[serde(default)]
    pub listed: bool,
    /// Whether people without a seat may watch.
    #[serde(default)]
    pub spectators: bool,
    /// Also ask trivial questions; by default the server answers them for people.
    #[serde(default)]
    pub ask_everything: bool,
    /// Fields of the set-up that differ from the default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Option<Object>)]
    pub setup: Option<serde_json::Value>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeTable {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SitterKind {
    Open,
    Person,
    Bot,
}

/// One seat, as everyone at the table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    pub seat: u8,
    /// The seat's key in its game: `sleeper`.
    pub key: String,
    pub kind: SitterKind,
    /// The person's name, or the bot's level.
    pub name: String,
    pub mine: bool,
    /// Connected now.
    pub present: bool,
}

/// A table as its players see it, without the game on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The boxes in play besides the base box; not included in lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<String>,
    pub title: String,
    pub status: TableStatus,
    /// Why the table is frozen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frozen: Option<String>,
    /// Where the log and this server's rules diverge, if they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parting: Option<Parting>,
    pub seats: Vec<SeatInfo>,
    /// Seats whose answer is awaited.
    pub asked: Vec<u8>,
    /// Whether the viewer set up the table and may change it.
    pub host: bool,
    pub listed: bool,
    pub spectators: bool,
    /// People watching without a seat.
    pub watching: u32,
    pub at: At,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    #[ts(type = "number")]
    pub changed: i64,
    /// A request made to the players, as opposed to a question of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestInfo>,
    /// The wishes of seats that are asked together, by seat; the lead decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<(u8, String)>,
    /// Whether the viewer may undo without asking, and to where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub free_undo: Option<u64>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<serde_json::Value>,
    /// Whether the viewer may have the log with its secrets, and branch from it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub log_open: bool,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The table was paused because bots had long been playing among themselves; it can be resumed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rests: bool,
    pub fair: FairInfo,
}

/// A request one player makes to the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct RequestInfo {
    #[ts(type = "number")]
    pub id: u64,
    pub what: RequestKind,
    /// The person asking.
    pub by: u8,
    /// The input the table would return to, for an undo.
    #[ts(type = "number")]
    pub to: u64,
    /// Seats that still have to agree.
    pub waiting_for: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RequestKind {
    /// Undo something that somebody learned from, or that chance decided.
    Undo,
    /// Open the log with its secrets before the end: for a file, or for a branch.
    OpenLog,
    /// Play on from the last input that agrees with the rules, dropping what followed it.
    PlayOn,
}

/// Where a log and the rules diverge: the game was started under an earlier edition of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct Parting {
    /// The last input that agrees.
    #[ts(type = "number")]
    pub at: u64,
    /// How many inputs there are.
    #[ts(type = "number")]
    pub of: u64,
    /// Rules that changed since, starting with the one that refuses the next input.
    pub rules: Vec<String>,
}

/// The inputs after the last one that agrees with the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RestOfLog {
    #[ts(type = "number")]
    pub from: u64,
    pub lines: Vec<RestLine>,
}

/// One input as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RestLine {
    #[ts(type = "number")]
    pub n: u64,
    /// Whose choice it was; null if chance decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The choice, or the card that was drawn.
    pub text: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
}

/// A link that gives a seat away; shown only to the person who makes it, and only once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Invitation {
    pub seat: u8,
    /// The path on this server: `/join/…`.
    pub path: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Created {
    pub table: TableInfo,
    pub invitations: Vec<Invitation>,
}

/// What somebody with an invitation may know before taking the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct InvitationInfo {
    pub table: String,
    pub game: String,
    pub title: String,
    pub seat: u8,
    pub seat_key: String,
    pub host: String,
    /// The seat is already the viewer's.
    pub mine: bool,
    pub fair: FairOffer,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchRequest {
    /// The input after which the new table branches off.
    #[ts(type = "number")]
    pub at: u64,
    /// Who is to take the seats; by default the person branching takes them all.
    #[serde(default)]
    pub seats: Vec<SeatRequest>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRequest {
    /// The log file as text.
    pub log: String,
    #[serde(default)]
    pub seats: Vec<SeatRequest>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    pub note: String,
    /// The moment the player was looking at.
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Reported {
    pub id: String,
    /// Where the file with the position as the reporter saw it can be downloaded.
    pub file: String,
}

/// A seat has been given to somebody else; `invitation` if it is now open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct HandedOver {
    pub table: TableInfo,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<Invitation>,
}
