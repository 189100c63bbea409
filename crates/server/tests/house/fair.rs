//! Whose randomness chance is made of: shares, keyings, and what a client can prove with them.

use crate::client::Client;
use crate::ground::{Ground, after, ground, id, open, person, secret, settings, table_of};
use kernel::keying::{Keying, Occasion, Share, Without};
use kernel::log::LogFile;
use kernel::receipt::{Announced, Given, RECEIPT, Receipt};
use server::house::{House, Kind};
use server::wire::{FairInfo, Problem, SeatRequest, ShareRequest, TableStatus};
use store::{IdentityId, TableId};

pub fn share(number: u8) -> Share {
    Share::from_bytes([number; 32])
}

pub fn offer(nth: u32, number: u8) -> ShareRequest {
    ShareRequest { nth, share: share(number) }
}

pub async fn fair(house: &House, who: &IdentityId, table: &TableId) -> FairInfo {
    house.info(Some(who), table).await.unwrap().fair
}

pub async fn keyings(ground: &Ground, table: &TableId) -> Vec<Keying> {
    ground.house.keyings(Some(&ground.anna), table).await.unwrap().keyings
}

fn shares_of(keying: &Keying) -> Vec<Option<Share>> {
    keying.shares.iter().map(|given| given.share).collect()
}

#[tokio::test]
async fn a_game_starts_with_the_shares_given_beforehand() {
    let ground = ground().await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let plan = table_of("duel", &[SeatRequest::Me, SeatRequest::Open]);
    let created = house.create(anna, plan).await.unwrap();
    let table = id(&created);
    let before = created.table.fair;
    assert_eq!((before.nth, before.commitment.len(), before.wanted), (1, 64, true));
    let link = secret(&created.invitations[0].path).to_owned();
    let offered = house.invitation(Some(boris), &link).await.unwrap().fair;
    assert_eq!((offered.nth, &offered.commitment), (1, &before.commitment));

    let taken = house.give_share(anna, &table, offer(1, 7)).await.unwrap();
    assert_eq!((taken.nth, &taken.seats[..]), (1, &[0][..]));
    assert_eq!(
        house.give_share(anna, &table, offer(1, 7)).await.unwrap(),
        taken,
        "the same share again"
    );
    let other = house.give_share(anna, &table, offer(1, 8)).await.unwrap_err();
    assert_eq!(other.kind, Kind::ShareGiven);
    let now = fair(house, anna, &table).await;
    assert_eq!(
        (&now.given[..], now.wanted, &now.commitment),
        (&[0][..], false, &before.commitment)
    );

    let begun = house.claim(boris, &link, Some(offer(1, 9))).await.unwrap();
    assert_eq!((begun.status, begun.fair.nth), (TableStatus::Running, 2));
    assert!(begun.fair.wanted && begun.fair.given.is_empty(), "a share is good for one keying");
    let [first] = &keyings(&ground, &table).await[..] else { panic!("one keying") };
    assert_eq!((first.why, &first.commitment), (Occasion::Begun, &before.commitment));
    assert_eq!(shares_of(first), [Some(share(7)), Some(share(9))]);
    assert_eq!(
        (&first.next, first.secret, first.next_secret),
        (&begun.fair.commitment, None, None)
    );

    let stale = house.give_share(boris, &table, offer(1, 9)).await.unwrap_err();
    assert_eq!(stale.kind, Kind::Stale);
    let told = Problem::from(stale).fair.unwrap();
    assert_eq!(
        (told.nth, told.commitment),
        (2, begun.fair.commitment),
        "and the problem says what is needed now"
    );
    let carla = person(&ground.store, "Carla").await;
    let none = house.give_share(&carla, &table, offer(2, 1)).await.unwrap_err();
    assert_eq!(none.kind, Kind::NotYourSeat);
}

#[tokio::test]
async fn the_host_starts_with_a_share_and_bots_and_open_seats_give_none() {
    let ground = ground().await;
    let table = ground.create("pit", &[SeatRequest::Me, SeatRequest::Open]).await;
    ground.house.start(&ground.anna, &table, Some(offer(1, 3))).await.unwrap();
    let first = &keyings(&ground, &table).await[0];
    assert_eq!(shares_of(first), [Some(share(3)), None]);
    assert_eq!(first.shares[1].without, Some(Without::Open));
    let bot = SeatRequest::Bot("random".to_owned());
    let table = ground.create("pit", &[SeatRequest::Me, bot]).await;
    let first = &keyings(&ground, &table).await[0];
    let without: Vec<_> = first.shares.iter().map(|given| given.without).collect();
    assert_eq!(without, [Some(Without::NoClient), Some(Without::Bot)]);
}

#[tokio::test]
async fn a_new_share_enters_the_key_before_the_next_move() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    assert_eq!(
        (&anna.table["fair"]["nth"], &anna.table["fair"]["wanted"]),
        (&2.into(), &true.into())
    );
    ground.house.give_share(&ground.boris, &table, offer(2, 5)).await.unwrap();
    anna.until(|it| it.table["fair"]["given"] == serde_json::json!([1])).await;
    assert_eq!(keyings(&ground, &table).await.len(), 1, "not before somebody moves");
    anna.choose(0, "step").await.unwrap();
    boris.until(|it| it.table["fair"]["nth"] == 3 && it.table["fair"]["wanted"] == true).await;
    let all = keyings(&ground, &table).await;
    assert_eq!((all.len(), all[1].why), (2, Occasion::Seated));
    assert_eq!(shares_of(&all[1]), [None, Some(share(5))]);
    let said: Vec<_> = anna.log.iter().map(|line| line["phrase"]["key"].clone()).collect();
    assert_eq!(said, ["table-keyed-seated", "pit-step"]);
    // Boris's share is already in the key; another one waits for the next keying.
    ground.house.give_share(&ground.boris, &table, offer(3, 6)).await.unwrap();
    boris.choose(1, "step").await.unwrap();
    assert_eq!(keyings(&ground, &table).await.len(), 2);
}

#[tokio::test]
async fn a_refused_move_keys_nothing() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    ground.house.give_share(&ground.anna, &table, offer(2, 5)).await.unwrap();
    let at = ground.at(&table).await;
    let refused = ground.house.choose(&ground.anna, &table, at, 0, "fly").await.unwrap_err();
    assert_eq!(refused.kind, Kind::NoSuchChoice);
    assert_eq!(ground.at(&table).await, at);
    let now = fair(&ground.house, &ground.anna, &table).await;
    assert_eq!((now.nth, &now.given[..]), (2, &[0][..]));
    ground.house.choose(&ground.anna, &table, at, 0, "step").await.unwrap();
    let then = ground.house.choose(&ground.anna, &table, at, 0, "step").await;
    assert_eq!(then, Ok(after(2)), "repeated, it is found behind the keying");
}

/// Carla takes Boris's seat in the middle of the game.
async fn carla_for_boris(ground: &Ground, table: &TableId) -> IdentityId {
    let carla = person(&ground.store, "Carla").await;
    let handed = ground.house.hand_over(&ground.boris, table, 1, SeatRequest::Open).await.unwrap();
    let link = secret(&handed.1.unwrap().path).to_owned();
    ground.house.claim(&carla, &link, None).await.unwrap();
    carla
}

#[tokio::test]
async fn a_new_player_gets_a_new_key_even_across_a_restart() {
    for restarts in [false, true] {
        let ground = ground().await;
        let table = ground.two("pit").await;
        carla_for_boris(&ground, &table).await;
        assert_eq!(keyings(&ground, &table).await.len(), 1, "her client has time to give a share");
        let house = match restarts {
            true => open(&ground.store, settings()).await.0,
            false => ground.house.clone(),
        };
        let at = house.info(Some(&ground.anna), &table).await.unwrap().at;
        house.choose(&ground.anna, &table, at, 0, "throw").await.unwrap();
        let all = house.keyings(Some(&ground.anna), &table).await.unwrap().keyings;
        assert_eq!((all.len(), all[1].why), (2, Occasion::Seated), "restarts: {restarts}");
        assert!(house.keyings(None, &table).await.is_ok(), "anyone who may watch may check");
    }
}

#[tokio::test]
async fn taking_a_bots_seat_makes_a_new_key() {
    let ground = ground().await;
    let table =
        ground.create("pit", &[SeatRequest::Me, SeatRequest::Bot("random".to_owned())]).await;
    let handed = ground.house.hand_over(&ground.anna, &table, 1, SeatRequest::Open).await.unwrap();
    let link = secret(&handed.1.unwrap().path).to_owned();
    ground.house.claim(&ground.boris, &link, Some(offer(2, 4))).await.unwrap();
    ground.house.choose(&ground.anna, &table, after(0), 0, "step").await.unwrap();
    let all = keyings(&ground, &table).await;
    assert_eq!((all.len(), all[1].why), (2, Occasion::Seated));
    assert_eq!(shares_of(&all[1]), [None, Some(share(4))]);
}

/// A player whose client gives shares and remembers what it saw.
struct Witness {
    client: Client,
    who: IdentityId,
    seat: u8,
    key: String,
    receipt: Receipt,
    shares: u8,
}

impl Witness {
    async fn new(ground: &Ground, who: &IdentityId, table: &TableId, seat: u8) -> Witness {
        let client = ground.client_from(Some(who), table, None, None).await;
        let key = client.table["seats"][usize::from(seat)]["key"].as_str().unwrap().to_owned();
        let receipt = Receipt {
            omen_receipt: RECEIPT,
            table: table.to_string(),
            announced: Vec::new(),
            given: Vec::new(),
            keyings: Vec::new(),
        };
        let (who, shares) = (who.clone(), seat * 100);
        Witness { client, who, seat, key, receipt, shares }
    }

    /// Notes what was announced, gives a share where one is needed, and reads the new keyings.
    async fn watch(&mut self, house: &House, table: &TableId) {
        let fair = fair(house, &self.who, table).await;
        let (nth, commitment) = (fair.nth, fair.commitment);
        if self.receipt.announced.iter().all(|known| known.nth != nth) {
            self.receipt.announced.push(Announced { nth, commitment });
        }
        if fair.wanted {
            self.shares += 1;
            let offer = offer(nth, self.shares);
            let share = offer.share;
            house.give_share(&self.who, table, offer).await.unwrap();
            self.receipt.given.push(Given { nth, seat: self.key.clone(), share });
        }
        let all = house.keyings(Some(&self.who), table).await.unwrap().keyings;
        let known = self.receipt.keyings.len();
        self.receipt.keyings.extend(all.into_iter().skip(known));
    }
}

/// Every secret the server keeps about a table.
async fn secrets_of(ground: &Ground, table: &TableId) -> Vec<String> {
    let record = ground.store.table(table).await.unwrap().unwrap();
    let mut secrets: Vec<String> = record.seed.split(' ').map(str::to_owned).collect();
    let undone = ground.store.undone(table).await.unwrap().into_iter().map(|row| row.entry);
    let rows = ground.store.inputs(table, 0).await.unwrap().unwrap().inputs;
    for row in rows.into_iter().map(|row| row.entry).chain(undone) {
        let row: serde_json::Value = serde_json::from_str(&row).unwrap();
        let keyed = &row["keyed"];
        secrets.extend(
            [&keyed["secret"], &keyed["next-secret"]]
                .map(|it| it.as_str().map(str::to_owned))
                .into_iter()
                .flatten(),
        );
    }
    secrets
}

#[tokio::test(flavor = "multi_thread")]
async fn what_two_clients_saw_and_gave_is_in_the_log_and_no_secret_leaked_before() {
    let ground = ground().await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let plan = table_of("pit", &[SeatRequest::Me, SeatRequest::Open]);
    let created = house.create(anna, plan).await.unwrap();
    let table = id(&created);
    let mut first = Witness::new(&ground, anna, &table, 0).await;
    first.watch(house, &table).await;
    let link = secret(&created.invitations[0].path).to_owned();
    house.claim(boris, &link, Some(offer(1, 100))).await.unwrap();
    let mut second = Witness::new(&ground, boris, &table, 1).await;
    second.receipt.given.push(Given { nth: 1, seat: second.key.clone(), share: share(100) });
    first.client.until(|it| it.views > 0).await;
    let mut witnesses = [first, second];
    let mut moves = 0;
    while let Some(lead) = witnesses[0].client.lead() {
        for witness in &mut witnesses {
            witness.watch(house, &table).await;
        }
        let player = &mut witnesses[usize::from(lead)];
        moves += 1;
        let choice = if moves % 5 == 0 { "throw" } else { "step" };
        let from = player.client.at;
        player.client.choose(player.seat, choice).await.unwrap();
        let mut at = player.client.at;
        if [5, 10, 20].contains(&moves) {
            player.client.undo(lead, from.seq).await.unwrap();
            let other = &witnesses[1 - usize::from(lead)].who;
            let request = house.info(Some(other), &table).await.unwrap().request.unwrap().id;
            house.consent(other, &table, request, true).await.unwrap();
            at = ground.at(&table).await;
        }
        for witness in &mut witnesses {
            witness.client.until(|it| it.at == at).await;
        }
    }
    let secrets = secrets_of(&ground, &table).await;
    assert!(secrets.len() > 6, "{} secrets", secrets.len());
    for witness in &mut witnesses {
        witness.client.until(|it| it.status() == "finished").await;
        let info = house.info(Some(&witness.who), &table).await.unwrap();
        let told = [
            witness.client.heard.clone(),
            serde_json::to_string(&info).unwrap(),
            serde_json::to_string(&house.keyings(None, &table).await.unwrap()).unwrap(),
            format!("{:?}", witness.receipt),
        ];
        for secret in &secrets {
            assert!(told.iter().all(|told| !told.contains(secret)), "a secret leaked");
        }
    }

    let log = house.log(anna, &table).await.unwrap();
    let next = ground.store.inputs(&table, 0).await.unwrap().unwrap().inputs;
    let next = next.iter().rev().find(|row| row.entry.contains("next-secret")).unwrap();
    let next: serde_json::Value = serde_json::from_str(&next.entry).unwrap();
    assert!(!log.contains("next-secret"));
    assert!(!log.contains(next["keyed"]["next-secret"].as_str().unwrap()));
    let file = LogFile::read(&log).unwrap();
    let verified = crate::ground::games()[1].title.verify(&file).unwrap();
    assert_eq!((verified.taken_back, verified.keyings, verified.shares), (3, 4, 8));
    for witness in &mut witnesses {
        witness.watch(house, &table).await;
        assert_eq!(witness.receipt.compare(&file), []);
        assert!(witness.receipt.given.len() > 1);
        assert_eq!(witness.receipt.keyings.len(), verified.keyings as usize);
    }
    let info = house.info(Some(boris), &table).await.unwrap();
    assert_eq!((info.fair.taken_back, info.fair.wanted), (verified.taken_back, false));
    let scene = house.view(Some(boris), &table, None, None).await.unwrap().scene;
    let lines = scene.ending.unwrap().lines;
    assert!(lines.iter().any(|line| line.key == "table-taken-back-count"), "{lines:?}");
}
