//! Everything said between the table service and a browser, over HTTP and over the socket.
//!
//! Exported to TypeScript; `typescript()` is what the client is built against.

use kernel::keying::{Keying, Share};
use scene::diff::Patch;
use scene::{Changes, Phrase, PromptView, Scene, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The version of these messages; a client of another one is asked to load itself again.
pub const PROTOCOL: u32 = 3;

/// Where a table stands: its last input, and how often it was cut back by an undo.
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

// ---- games -------------------------------------------------------------------------------------

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct GameInfo {
    pub key: String,
    /// Seats of a usual table; a seat's name is the message `<game>-seat-<key>`.
    pub seats: Vec<String>,
    pub fewest: u8,
    pub most: u8,
    /// How many seats a table has when nobody asks for anything else.
    pub usual: u8,
    /// Levels a bot can play at, the weakest first.
    pub bots: Vec<String>,
    /// The usual set-up; a table may be created with some of its fields changed.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: serde_json::Value,
    /// What may be agreed before a game.
    pub options: Vec<SetupChoice>,
    /// Boxes a table may be played with besides the base box; its set-up names them as `boxes`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<BoxOnShelf>,
}

/// A box beside the base box. Whoever made it wrote its name: plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct BoxOnShelf {
    pub id: String,
    pub version: String,
    pub author: String,
    pub hash: String,
    /// Other boxes that come with it.
    pub needs: Vec<String>,
    /// What it is called, by language.
    pub names: BTreeMap<String, String>,
}

/// What some boxes add to a game's words and to what may be agreed before it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct BoxWords {
    /// What may be agreed before a game with them.
    pub options: Vec<SetupChoice>,
    /// Fluent messages.
    pub messages: Vec<String>,
    /// What is printed on their cards, by the keys that scenes name it by.
    #[ts(type = "Record<string, Phrase>")]
    #[schema(value_type = Object)]
    pub texts: BTreeMap<String, Phrase>,
}

/// A field of the set-up that may be changed, with the message that names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SetupChoice {
    pub field: String,
    pub key: String,
    /// What it may be; the first is the usual one.
    pub values: Vec<SetupValue>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SetupValue {
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub value: serde_json::Value,
    pub key: String,
}

// ---- people ------------------------------------------------------------------------------------

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Me {
    pub name: String,
    /// How many passkeys this person has.
    pub passkeys: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    #[schema(min_length = 1, max_length = 32, example = "Ada")]
    pub name: String,
}

// ---- tables ------------------------------------------------------------------------------------

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// Seats are being filled.
    Waiting,
    Running,
    Paused,
    Finished,
    /// Can be looked at and exported, not played: the log does not replay here.
    Frozen,
}

/// Who is to sit on a seat.
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
    /// A name for the table; its game's name if empty.
    #[serde(default)]
    pub title: String,
    /// Shown in the public lobby.
    #[serde(default)]
    pub listed: bool,
    /// Whether people without a seat may look on.
    #[serde(default)]
    pub spectators: bool,
    /// Ask also what hardly ever matters; by default the house answers that for people.
    #[serde(default)]
    pub ask_everything: bool,
    /// Fields of the set-up that are to differ from the usual one.
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

/// One seat as everybody at the table sees it.
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

/// A table as its players see it, apart from the game on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The boxes it is played with besides the base box; told where the table itself is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<String>,
    pub title: String,
    pub status: TableStatus,
    /// Why the table is frozen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frozen: Option<String>,
    /// Where the log and the rules of this server part, if they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parting: Option<Parting>,
    pub seats: Vec<SeatInfo>,
    /// Seats whose answer is awaited.
    pub asked: Vec<u8>,
    /// Whether the viewer set the table up and may change it.
    pub host: bool,
    pub listed: bool,
    pub spectators: bool,
    /// People who look on without a seat.
    pub watching: u32,
    pub at: At,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    #[ts(type = "number")]
    pub changed: i64,
    /// Something that was asked of the players, not of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestInfo>,
    /// What the seats that are asked together would like, by seat; the lead decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<(u8, String)>,
    /// Whether the viewer may take back without asking, and to where.
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
    /// The table on which the same people play once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// It was paused because bots had long played there among themselves; it can be gone on with.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rests: bool,
    pub fair: FairInfo,
}

/// What the table's chance will be derived from next, and what has become of it so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct FairInfo {
    /// The number of the next keying; 0 in lists, where only the table itself can tell.
    pub nth: u32,
    /// Hash of the server's share of it; empty if none was announced.
    pub commitment: String,
    /// Seats whose share of it is in.
    pub given: Vec<u8>,
    /// The viewer plays here, and their share of it is not in yet.
    pub wanted: bool,
    /// How many times something that chance had decided was taken back.
    pub taken_back: u32,
    /// Who has read the log while the game was played.
    pub opened: Option<OpenedInfo>,
}

/// Somebody has read the log of a game that is not over, with everything hidden in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedInfo {
    /// Their name.
    pub by: String,
    /// The last input there was.
    #[ts(type = "number")]
    pub at: u64,
}

/// The same for somebody who has not sat down yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct FairOffer {
    pub nth: u32,
    pub commitment: String,
    pub opened: Option<OpenedInfo>,
}

/// What a player's own client adds to what chance is derived from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShareRequest {
    /// The keying it is for.
    #[schema(value_type = u64)]
    pub nth: u32,
    /// 32 random bytes as 64 hexadecimal digits.
    #[ts(type = "string")]
    #[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
    pub share: Share,
}

/// The share is in, for each of the giver's seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ShareTaken {
    pub nth: u32,
    pub seats: Vec<u8>,
}

/// Whoever sits down or begins the game may give a share with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WithShare {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub share: Option<ShareRequest>,
}

/// Every keying of a table, the oldest first, those included that were taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Keyings {
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Object>)]
    pub keyings: Vec<Keying>,
}

/// Something one player asks of the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct RequestInfo {
    #[ts(type = "number")]
    pub id: u64,
    pub what: RequestKind,
    /// Who asks.
    pub by: u8,
    /// The input the table would go back to, for an undo.
    #[ts(type = "number")]
    pub to: u64,
    /// Seats that still have to agree.
    pub waiting_for: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RequestKind {
    /// Take back what somebody learned from, or what chance decided.
    Undo,
    /// Open the log with its secrets before the end: for a file, or for a branch.
    OpenLog,
    /// Play on from the last input that agrees with the rules, and leave behind what followed it.
    PlayOn,
}

/// Where a log and the rules part: the game was begun with an earlier edition of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct Parting {
    /// The last input that agrees.
    #[ts(type = "number")]
    pub at: u64,
    /// How many inputs there are.
    #[ts(type = "number")]
    pub of: u64,
    /// Rules that changed since, the one that refuses the next input first.
    pub rules: Vec<String>,
}

/// What followed the last input that agrees with the rules.
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
    /// Whose choice it was; nobody's if chance decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The choice, or the card that was drawn.
    pub text: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
}

/// A link that gives a seat away; shown only to whoever makes it, and only then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Invitation {
    pub seat: u8,
    /// What follows the server's own address: `/join/…`.
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
    /// The input after which the new table goes its own way.
    #[ts(type = "number")]
    pub at: u64,
    /// Who is to sit there; by default everybody's seat is the one who branches.
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
    /// What the player was looking at.
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Reported {
    pub id: String,
    /// Where the file with the position as the reporter saw it can be fetched.
    pub file: String,
}

// ---- looking -----------------------------------------------------------------------------------

/// Everything a viewer may see of the game at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct View {
    pub at: At,
    #[schema(value_type = serde_json::Value)]
    pub viewer: Viewer,
    #[ts(type = "Scene")]
    #[schema(value_type = Object)]
    pub scene: Scene,
    #[ts(type = "PromptView | null")]
    #[schema(value_type = Option<Object>)]
    pub prompt: Option<PromptView>,
    /// Everything that was told, as a list of its own.
    #[ts(type = "Patch")]
    #[schema(value_type = Object)]
    pub log: Patch,
}

/// What changed between two moments.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Update {
    pub from: At,
    pub at: At,
    #[serde(flatten)]
    pub changes: Changes,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TalkLine {
    #[ts(type = "number")]
    pub n: u64,
    /// The speaker's seat; nobody's for a spectator.
    pub seat: Option<u8>,
    /// Empty where the house itself says something.
    pub name: String,
    pub text: String,
    /// What the house says, for clients with words of their own; `text` is the same in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Phrase | null", optional)]
    #[schema(value_type = Option<Object>)]
    pub said: Option<Phrase>,
    #[ts(type = "number")]
    pub at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TalkRequest {
    #[schema(min_length = 1, max_length = 500, example = "Well played.")]
    pub text: String,
}

/// An error, as RFC 9457 has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of trouble: `/problems/not-your-seat`. Clients say it in the player's language by
    /// the message `problem-not-your-seat`.
    #[serde(rename = "type")]
    pub kind: String,
    pub title: String,
    pub status: u16,
    pub detail: String,
    /// The rule that forbids it, where it is a rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason the rule gives, or what else there is to say beyond the kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Phrase | null", optional)]
    #[schema(value_type = Option<Object>)]
    pub why: Option<Phrase>,
    /// What the table's chance is derived from next, where a share came for something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<FairInfo>,
}

// ---- over HTTP alone ------------------------------------------------------------------------------

/// A choice, or a wish, of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoiceRequest {
    pub at: At,
    pub seat: u8,
    pub choice: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    pub at: At,
    pub seat: u8,
    /// The input just after which the table is to stand again.
    #[ts(type = "number")]
    pub to: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConsentRequest {
    #[ts(type = "number")]
    pub request: u64,
    pub agree: bool,
}

/// A seat has been given to somebody else; `invitation` where it is open now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct HandedOver {
    pub table: TableInfo,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<Invitation>,
}

/// A passkey of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PasskeyInfo {
    pub id: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}

/// All rules of a game, in the order of its book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RuleBook {
    pub game: String,
    pub title: String,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RuleText {
    /// The name everybody cites.
    pub id: String,
    pub chapter: String,
    /// The heading in the printed book, as it is spelt there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub book: Option<String>,
    /// What sort of statement it is: `mechanic`, `definition`, `example` and so on.
    pub kind: String,
    pub en: String,
    /// The same in Russian, where the ledger has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ru: Option<String>,
    /// How the text was established, where that needs a word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// Rules that this one names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub see: Vec<String>,
}

// ---- the socket --------------------------------------------------------------------------------

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

/// All of it as one TypeScript file.
pub fn typescript() -> String {
    let config = ts_rs::Config::default();
    let mut text = String::from(
        "// Made from crates/server by `cargo test --package server`; do not edit.\n\n\
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
