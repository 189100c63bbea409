//! What the chance of a table is derived from.

use kernel::keying::{Keying, Share};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What the table's chance will be derived from next, and its history so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct FairInfo {
    /// The number of the next keying; 0 in lists, where it is not known.
    pub nth: u32,
    /// Hash of the server's share for it; empty if none was announced.
    pub commitment: String,
    /// Seats whose share for it has arrived.
    pub given: Vec<u8>,
    /// The viewer plays here, and their share for it has not arrived yet.
    pub wanted: bool,
    /// How many times a chance outcome was undone.
    pub taken_back: u32,
    /// Who has read the log during the game.
    pub opened: Option<OpenedInfo>,
}

/// Somebody has read the log of an unfinished game, with everything hidden in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedInfo {
    /// Their name.
    pub by: String,
    /// The last input at the time.
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

/// A player's contribution to the table's chance, made by their own client.
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

/// The share was accepted for each of the person's seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ShareTaken {
    pub nth: u32,
    pub seats: Vec<u8>,
}

/// Anyone who takes a seat or starts the game may send a share along.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WithShare {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub share: Option<ShareRequest>,
}

/// Every keying of a table, oldest first, including those that were undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Keyings {
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Object>)]
    pub keyings: Vec<Keying>,
}
