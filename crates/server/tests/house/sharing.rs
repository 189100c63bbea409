//! Bots think in the turn of their players, and pause where there are none.

use crate::client::Client;
use crate::gate::gate;
use crate::ground::{Ground, after, ground_with, id, open, person, secret, settings, table_of};
use crate::pit::Pit;
use bots::{AnyPolicy, UnknownPolicy};
use kernel::registry::{AnyTable, TitleOf};
use kernel::{Luck, Seat};
use server::house::{GameEntry, House, Settings};
use server::wire::{SeatRequest, TableStatus};
use std::sync::Mutex;
use std::time::Duration;
use store::{IdentityId, Store};

/// A bot that waits at the gate of its level and records who was playing where it thought.
#[derive(Debug)]
struct Slow {
    level: String,
}

/// Level and players of each thought.
static THOUGHTS: Mutex<Vec<(String, Vec<String>)>> = Mutex::new(Vec::new());

impl AnyPolicy for Slow {
    fn pick(&mut self, table: &dyn AnyTable, _: Seat) -> Option<String> {
        let players = table.header().seats.iter().map(|seat| seat.player.clone()).collect();
        THOUGHTS.lock().unwrap().push((self.level.clone(), players));
        gate(&self.level).pass();
        Some("step".to_owned())
    }
}

fn slow(level: &str, _: Luck) -> Result<Box<dyn AnyPolicy>, UnknownPolicy> {
    let level = level.split(':').next().unwrap().to_owned();
    Ok(Box::new(Slow { level }))
}

fn bot(level: &str) -> SeatRequest {
    SeatRequest::Bot(level.to_owned())
}

async fn waiting(house: &House, bots: usize) {
    while house.bots_waiting() != bots {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Which thought after the gate was opened was the first for this person.
fn turn_of(level: &str, player: &str) -> usize {
    let thoughts = THOUGHTS.lock().unwrap();
    let mut of_level = thoughts.iter().filter(|(at, _)| at == level);
    of_level.position(|(_, players)| players.iter().any(|it| it == player)).unwrap()
}

/// A house whose bots wait at gates; only one of them thinks at a time.
async fn house_of_slow_bots() -> (House, Store) {
    static PIT: TitleOf<Pit> = TitleOf::new();
    let bots = &["among-themselves", "against-a-guest", "while-people-move"];
    let games = vec![GameEntry { title: &PIT, bots, bot: slow }];
    let store = Store::open("sqlite::memory:").await.unwrap();
    let (house, _) = House::open(store.clone(), games, settings()).await.unwrap();
    (house, store)
}

/// A guest lets the bots of sixty tables think; another person's bot gets to think within two
/// turns.
async fn sixty_tables_of_one_guest(level: &'static str, seat: SeatRequest) {
    let (house, store) = house_of_slow_bots().await;
    let (anna, boris) = (person(&store, "Anna").await, person(&store, "Boris").await);
    for _ in 0..60 {
        begin(&house, &anna, [seat.clone(), bot(level)]).await;
    }
    waiting(&house, 59).await;
    let mut boris = begin(&house, &boris, [SeatRequest::Me, bot(level)]).await;
    waiting(&house, 60).await;
    gate(level).open();
    boris.until(|it| it.at.seq >= after(2).seq).await;
    let turn = turn_of(level, "Boris");
    assert!(turn <= 2, "turn {turn}");
}

/// A table whose bot is asked, with its host watching.
async fn begin(house: &House, who: &IdentityId, seats: [SeatRequest; 2]) -> Client {
    let sits = seats[0] == SeatRequest::Me;
    let table = id(&house.create(who, table_of("pit", &seats)).await.unwrap());
    let attending = house.attend(Some(who.clone()), table, None, None);
    let mut client = Client::new(attending.await.unwrap());
    client.arrive().await;
    if sits {
        client.choose(0, "step").await.unwrap();
    }
    client
}

#[tokio::test]
async fn sixty_tables_of_bots_delay_another_persons_bot_by_one_turn() {
    sixty_tables_of_one_guest("among-themselves", bot("among-themselves")).await;
}

#[tokio::test]
async fn so_do_sixty_tables_at_which_the_guest_plays() {
    sixty_tables_of_one_guest("against-a-guest", SeatRequest::Me).await;
}

/// On one thread: if the bots thought there, nobody could move.
#[tokio::test]
async fn thinking_bots_do_not_keep_people_from_moving() {
    let level = "while-people-move";
    let (house, store) = house_of_slow_bots().await;
    let (anna, boris) = (person(&store, "Anna").await, person(&store, "Boris").await);
    let mut watchers = Vec::new();
    for _ in 0..3 {
        watchers.push(begin(&house, &anna, [bot(level), bot(level)]).await);
    }
    gate(level).somebody_comes().await;
    waiting(&house, 2).await;
    let seats = [SeatRequest::Me, SeatRequest::Me];
    let table = id(&house.create(&boris, table_of("pit", &seats)).await.unwrap());
    for n in 0..20 {
        house.choose(&boris, &table, after(n), (n % 2) as u8, "step").await.unwrap();
    }
    assert_eq!(house.bots_waiting(), 2, "the first bot is still thinking");
    gate(level).open();
    for watcher in &mut watchers {
        watcher.until(|it| it.at.seq >= after(1).seq).await;
    }
}

async fn ground_resting_after(moves: u32) -> Ground {
    ground_with(Settings { unseated_moves: moves, ..settings() }).await
}

#[tokio::test]
async fn bots_among_themselves_pause_after_a_while_until_somebody_resumes() {
    let ground = ground_resting_after(5).await;
    let table = ground.create("pit", &[bot("random"), bot("random")]).await;
    let (house, anna) = (&ground.house, &ground.anna);
    let mut watcher = ground.client_from(Some(anna), &table, None, None).await;
    watcher.until(|it| it.status() == "paused").await;
    assert_eq!((watcher.at, &watcher.table["rests"]), (after(5), &true.into()));
    let (again, _) = open(&ground.store, settings()).await;
    let info = again.info(Some(anna), &table).await.unwrap();
    assert!(info.rests && info.status == TableStatus::Paused, "even after a restart");
    assert!(again.mine(anna).await.unwrap()[0].rests);

    house.go_on(anna, &table).await.unwrap();
    watcher.until(|it| it.status() == "paused" && it.at == after(10)).await;
    let (_, link) = house.hand_over(anna, &table, 0, SeatRequest::Open).await.unwrap();
    house.claim(&ground.boris, secret(&link.unwrap().path), None).await.unwrap();
    let info = house.go_on(&ground.boris, &table).await.unwrap();
    assert!(!info.rests && info.status == TableStatus::Running);
}

#[tokio::test]
async fn a_table_with_a_person_is_never_paused_for_its_bots() {
    let ground = ground_resting_after(1).await;
    let table = ground.create("pit", &[SeatRequest::Me, bot("random")]).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    loop {
        anna.until(|it| it.lead() != Some(1)).await;
        if anna.lead().is_none() {
            break;
        }
        anna.choose(0, "step").await.unwrap();
    }
    anna.until(|it| it.status() == "finished").await;
}

#[tokio::test]
async fn a_table_paused_by_a_person_is_not_paused_for_its_bots() {
    let ground = ground_resting_after(5).await;
    let table = ground.two("pit").await;
    let info = ground.house.pause(&ground.anna, &table).await.unwrap();
    assert!(info.status == TableStatus::Paused && !info.rests);
}
