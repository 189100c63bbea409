//! State shared by all parts of a house.

use super::chores::Chores;
use super::games::GameEntry;
use super::hall::Hall;
use super::names::Names;
use super::pool::{Manner, Pool};
use super::quota::Quota;
use super::{Kind, Settings, Trouble};
use kernel::keying::Secrets;
use kernel::{Luck, Seed};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{IdentityId, Millis, Seat, SeatKind, Store};

#[derive(Debug)]
pub struct Inside {
    pub store: Store,
    pub games: Vec<GameEntry>,
    pub settings: Settings,
    pub hall: Hall,
    pub names: Names,
    /// Where bots think.
    pub bots: Pool,
    /// Where tables are loaded into memory.
    pub loads: Pool,
    pub chores: Chores,
    pub quota: Quota,
}

impl Inside {
    pub fn new(store: Store, games: Vec<GameEntry>, settings: Settings) -> Inside {
        Inside {
            store,
            games,
            hall: Hall::default(),
            names: Names::default(),
            bots: Pool::start(Manner {
                name: "bot",
                threads: settings.bot_threads,
                at_once: usize::MAX,
                stands_back: true,
            }),
            loads: Pool::start(Manner {
                name: "load",
                threads: settings.load_threads,
                at_once: 1,
                stands_back: false,
            }),
            chores: Chores::start(&settings),
            quota: Quota::new(settings.tables_per_person),
            settings,
        }
    }

    pub fn game(&self, key: &str) -> Option<GameEntry> {
        self.games.iter().find(|game| game.title.key() == key).copied()
    }

    pub async fn name(&self, who: &IdentityId) -> Result<String, Trouble> {
        Ok(self.names.of(&self.store, who).await?)
    }

    /// The label of each seat: a person's name, a bot's level, or nothing.
    pub async fn sitters(&self, seats: &[Seat]) -> Result<Vec<String>, Trouble> {
        let mut names = Vec::with_capacity(seats.len());
        for seat in seats {
            names.push(match (seat.kind, &seat.identity, &seat.bot_level) {
                (SeatKind::Human, Some(who), _) => self.name(who).await?,
                (SeatKind::Bot, _, Some(level)) => level.clone(),
                (SeatKind::Human | SeatKind::Bot | SeatKind::Open, _, _) => String::new(),
            });
        }
        Ok(names)
    }
}

/// An unguessable seed.
pub fn fresh_seed() -> Result<Seed, Trouble> {
    random_bytes().map(Seed::from_bytes)
}

/// A new table's secrets: a seed, and the share its first keying is committed to.
pub fn fresh_secrets() -> Result<Secrets, Trouble> {
    Ok(Secrets { seed: fresh_seed()?, next: Some(fresh_seed()?) })
}

/// Randomness unrelated to any table's.
pub fn fresh_luck() -> Result<Luck, Trouble> {
    random_bytes().map(|bytes| Luck::from_number(u64::from_le_bytes(bytes)))
}

pub fn random_bytes<const N: usize>() -> Result<[u8; N], Trouble> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system provides no random bytes");
        Trouble::unavailable()
    })?;
    Ok(bytes)
}

pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Trouble {
    pub(super) fn bad_setup(detail: impl Into<String>) -> Trouble {
        Trouble::new(Kind::BadSetup, detail)
    }
}
