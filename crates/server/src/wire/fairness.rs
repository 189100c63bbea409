//! What the chance of a table is derived from.

use kernel::keying::{Keying, Share};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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
