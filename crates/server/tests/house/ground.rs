//! The fixture of these tests: a house over a temporary store, and people.

use crate::client::Client;
use crate::pit::Pit;
use duel::Duel;
use scene::Viewer;
use server::house::{GameEntry, House, Rehearsal, Settings};
use server::wire::{At, CreateTable, Created, SeatRequest};
use std::time::Duration;
use store::{IdentityId, SecretHash, Store, TableId};

pub struct Ground {
    pub house: House,
    pub store: Store,
    pub anna: IdentityId,
    pub boris: IdentityId,
}

pub fn settings() -> Settings {
    Settings {
        bot_pause: Duration::ZERO,
        bot_threads: 1,
        bot_budget: Duration::from_millis(5),
        unseated_pause: Duration::ZERO,
        unseated_moves: u32::MAX,
        ..Settings::default()
    }
}

pub fn games() -> Vec<GameEntry> {
    let bots = &["random", "greedy", "monte-carlo"];
    vec![GameEntry::of::<Duel>(bots), GameEntry::of::<Pit>(bots)]
}

pub async fn ground() -> Ground {
    ground_with(settings()).await
}

pub async fn ground_with(settings: Settings) -> Ground {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let (house, _) = open(&store, settings).await;
    let anna = person(&store, "Anna").await;
    let boris = person(&store, "Boris").await;
    Ground { house, store, anna, boris }
}

pub async fn open(store: &Store, settings: Settings) -> (House, Rehearsal) {
    House::open(store.clone(), games(), settings).await.unwrap()
}

pub async fn person(store: &Store, name: &str) -> IdentityId {
    let (_, hash) = SecretHash::random().unwrap();
    store.create_identity(name, hash).await.unwrap().id
}

pub fn table_of(game: &str, seats: &[SeatRequest]) -> CreateTable {
    CreateTable {
        game: game.to_owned(),
        seats: seats.to_vec(),
        title: String::new(),
        listed: false,
        spectators: true,
        ask_everything: false,
        setup: None,
    }
}

/// A table's moment after this many moves: every game starts with a keying.
pub fn after(moves: u64) -> At {
    At { seq: 1 + moves, cuts: 0 }
}

pub fn id(created: &Created) -> TableId {
    TableId(created.table.id.clone())
}

pub fn secret(path: &str) -> &str {
    path.strip_prefix("/join/").unwrap()
}

impl Ground {
    pub async fn create(&self, game: &str, seats: &[SeatRequest]) -> TableId {
        id(&self.house.create(&self.anna, table_of(game, seats)).await.unwrap())
    }

    /// A running table with Anna in the first seat and Boris in the second.
    pub async fn two(&self, game: &str) -> TableId {
        let seats = [SeatRequest::Me, SeatRequest::Open];
        let created = self.house.create(&self.anna, table_of(game, &seats)).await.unwrap();
        self.house.claim(&self.boris, secret(&created.invitations[0].path), None).await.unwrap();
        id(&created)
    }

    /// A table where Anna holds both seats.
    pub async fn alone(&self, game: &str) -> TableId {
        self.create(game, &[SeatRequest::Me, SeatRequest::Me]).await
    }

    pub async fn client(&self, who: &IdentityId, table: &TableId, seat: u8) -> Client {
        self.client_from(Some(who), table, Some(Viewer::Seat(seat)), None).await
    }

    pub async fn client_from(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
        viewer: Option<Viewer>,
        from: Option<At>,
    ) -> Client {
        let attending = self.house.attend(who.cloned(), table.clone(), viewer, from);
        let mut client = Client::new(attending.await.unwrap());
        client.arrive().await;
        client
    }

    pub async fn at(&self, table: &TableId) -> At {
        self.house.info(Some(&self.anna), table).await.unwrap().at
    }
}
