//! Set-up.
use crate::state::MythosDeck;
use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many investigators play.
    pub investigators: u8,
    /// Who plays which; seats without one choose at the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<String>,
    /// Drawn by chance if nobody chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ancient_one: Option<String>,
    pub mythos: MythosDeck,
    pub starting_rumor: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            investigators: 4,
            sheets: Vec::new(),
            ancient_one: None,
            mythos: MythosDeck::All,
            starting_rumor: false,
        }
    }
}
