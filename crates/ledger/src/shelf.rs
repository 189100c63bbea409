//! The five ledgers of the house: which game each belongs to, and reading it when first asked.

use crate::nearest;
use crate::{Ledger, LedgerError, Rule};
use std::sync::OnceLock;

/// What is known of a ledger without opening it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerInfo {
    /// The short name of the game, as typed on a command line.
    pub key: &'static str,
    pub title: &'static str,
    /// What every rule id of this ledger begins with, before the first dash.
    pub prefix: &'static str,
    /// The path of the ledger in the repository.
    pub file: &'static str,
}

/// The ledgers of the house, in the order they are listed to people.
pub fn games() -> &'static [LedgerInfo] {
    &GAMES
}

/// The ledger of a game; it is read at the first call.
pub fn of(game_key: &str) -> Result<&'static Ledger, LedgerError> {
    shelf()
        .find(|(info, _)| info.key.eq_ignore_ascii_case(game_key))
        .ok_or_else(|| LedgerError::UnknownGame {
            asked: game_key.to_owned(),
            nearest: nearest::game(game_key),
        })
        .and_then(|(info, volume)| volume.open(info))
}

/// The rule with this id and the key of its game, in capitals or not.
///
/// Opens only the ledger whose prefix the id has.
pub fn find(id: &str) -> Option<(&'static str, &'static Rule)> {
    look_up(id).ok()
}

/// As [`find`], but what is wrong is said in words, with the nearest ids as suggestions.
pub fn look_up(id: &str) -> Result<(&'static str, &'static Rule), LedgerError> {
    if let Some(info) = game_of(id)
        && let Some(rule) = of(info.key)?.rule(id)
    {
        return Ok((info.key, rule));
    }
    Err(LedgerError::UnknownRule { asked: id.to_owned(), nearest: nearest::nearest(id) })
}

/// The game whose prefix the id has.
pub(crate) fn game_of(id: &str) -> Option<&'static LedgerInfo> {
    let (prefix, _) = id.split_once('-')?;
    GAMES.iter().find(|info| info.prefix.eq_ignore_ascii_case(prefix))
}

fn shelf() -> impl Iterator<Item = (&'static LedgerInfo, &'static Volume)> {
    GAMES.iter().zip(&VOLUMES)
}

static GAMES: [LedgerInfo; 5] = [
    LedgerInfo {
        key: "duel",
        title: "Cthulhu Wars: Duel",
        prefix: "CWD",
        file: "rules/cthulhu-wars-duel.toml",
    },
    LedgerInfo {
        key: "eldritch",
        title: "Eldritch Horror",
        prefix: "EH",
        file: "rules/eldritch-horror.toml",
    },
    LedgerInfo {
        key: "pyramids",
        title: "Eldritch Horror: Under the Pyramids",
        prefix: "UP",
        file: "rules/under-the-pyramids.toml",
    },
    LedgerInfo {
        key: "arkham",
        title: "Arkham Horror (third edition)",
        prefix: "AH3",
        file: "rules/arkham-horror.toml",
    },
    LedgerInfo {
        key: "possession",
        title: "Possession",
        prefix: "POS",
        file: "rules/possession.toml",
    },
];

/// In the order of [`GAMES`].
static VOLUMES: [Volume; 5] = [
    Volume::closed(include_str!("../../../rules/cthulhu-wars-duel.toml")),
    Volume::closed(include_str!("../../../rules/eldritch-horror.toml")),
    Volume::closed(include_str!("../../../rules/under-the-pyramids.toml")),
    Volume::closed(include_str!("../../../rules/arkham-horror.toml")),
    Volume::closed(include_str!("../../../rules/possession.toml")),
];

/// An embedded ledger, and what reading it gave once someone did.
struct Volume {
    text: &'static str,
    read: OnceLock<Result<Ledger, LedgerError>>,
}

impl Volume {
    const fn closed(text: &'static str) -> Self {
        Self { text, read: OnceLock::new() }
    }

    fn open(&'static self, info: &'static LedgerInfo) -> Result<&'static Ledger, LedgerError> {
        self.read.get_or_init(|| Ledger::read(info, self.text)).as_ref().map_err(Clone::clone)
    }
}
