//! People and their passkeys.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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

/// One of the person's passkeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PasskeyInfo {
    pub id: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}
