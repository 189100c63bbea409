//! Tables with boxes besides the base box.

use crate::client::Client;
use crate::ground::{id, person, settings, table_of};
use eldritch::Eldritch;
use eldritch::content::SHELF;
use kernel::Luck;
use kernel::log::LogFile;
use pack::{AnyShelf, Pack};
use scene::Viewer;
use serde_json::json;
use server::house::{GameEntry, House, Kind};
use server::wire::{BranchRequest, CreateTable, ImportRequest, SeatRequest, ToServer};
use std::path::Path;
use std::sync::Once;
use store::{IdentityId, Store, TableId};

async fn house() -> (House, Store) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/harbour");
    static SHELVED: Once = Once::new();
    SHELVED.call_once(|| {
        let added = SHELF.add(vec![Pack::read(&folder).unwrap()]);
        assert!(added.iter().all(Result::is_ok), "{added:?}");
    });
    let game = GameEntry::of::<Eldritch>(&["random"]);
    let store = Store::open("sqlite::memory:").await.unwrap();
    (House::open(store.clone(), vec![game], settings()).await.unwrap().0, store)
}

#[tokio::test]
async fn a_table_is_played_with_the_boxes_of_its_set_up() {
    let (house, store) = house().await;
    let anna = person(&store, "Anna").await;
    let shelf = &house.games()[0].boxes;
    assert_eq!(shelf.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["harbour"]);
    assert_eq!(shelf[0].names["ru"], "Ночная гавань");

    let with = |boxes: serde_json::Value| CreateTable {
        setup: Some(json!({ "boxes": boxes, "ancient-one": "the-drowned-choir" })),
        ..table_of("eldritch", &[SeatRequest::Me, SeatRequest::Me])
    };
    let created = house.create(&anna, with(json!(["harbour"]))).await.unwrap();
    assert_eq!(created.table.boxes, ["harbour"]);
    let told = house.info(Some(&anna), &id(&created)).await.unwrap();
    assert_eq!(told.boxes, ["harbour"]);

    let unknown = house.create(&anna, with(json!(["lost-city"]))).await.unwrap_err();
    assert_eq!(unknown.kind, Kind::BadSetup);
    assert!(unknown.to_string().contains("there is no box \"lost-city\""), "{unknown}");
    let without = house.create(&anna, with(json!([]))).await.unwrap_err();
    assert_eq!(without.kind, Kind::BadSetup, "its Ancient One is in the box");
}

async fn client(house: &House, who: &IdentityId, table: &TableId) -> Client {
    let attending = house.attend(Some(who.clone()), table.clone(), Some(Viewer::Seat(0)), None);
    let mut client = Client::new(attending.await.unwrap());
    client.arrive().await;
    client
}

/// Plays so many decisions of whoever decides; both seats are one person's.
async fn play(client: &mut Client, luck: &mut Luck, decisions: usize) {
    for _ in 0..decisions {
        let lead = client.lead().expect("somebody decides");
        client.say(|id| ToServer::Look { id, viewer: Viewer::Seat(lead) }).await.unwrap();
        let choice = client.any_choice(luck).expect("an answer");
        client.choose(lead, &choice).await.unwrap();
    }
}

/// Everything that replays a table does so with its boxes.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_boxes_is_undone_branched_exported_imported_and_opened_again() {
    let (house, store) = house().await;
    let anna = person(&store, "Anna").await;
    let seats = [SeatRequest::Me, SeatRequest::Me];
    let setup = json!({ "boxes": ["harbour"], "ancient-one": "the-drowned-choir" });
    let create = CreateTable { setup: Some(setup), ..table_of("eldritch", &seats) };
    let table = id(&house.create(&anna, create).await.unwrap());
    let mut luck = Luck::from_number(3);
    let mut at_table = client(&house, &anna, &table).await;
    play(&mut at_table, &mut luck, 12).await;
    let lead = at_table.lead().expect("somebody decides");
    let (cuts, back) = (at_table.at.cuts, at_table.at.seq / 2);
    at_table.undo(lead, back).await.unwrap();
    at_table.until(|it| it.at.cuts == cuts + 1).await;
    play(&mut at_table, &mut luck, 12).await;

    let title = GameEntry::of::<Eldritch>(&["random"]).title;
    let log = house.log(&anna, &table).await.unwrap();
    let file = LogFile::read(&log).unwrap();
    assert_eq!(file.header.boxes.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["harbour"]);
    title.verify(&file).unwrap();
    let half = file.entries.len() as u64 / 2;
    let past = house.view(Some(&anna), &table, None, Some(half)).await.unwrap();
    assert!(format!("{:?}", past.scene).contains("night-harbour"), "the board of the box");

    let branch = house.branch(&anna, &table, BranchRequest { at: half, seats: Vec::new() });
    let branch = branch.await.unwrap();
    assert_eq!(branch.table.boxes, ["harbour"]);
    play(&mut client(&house, &anna, &id(&branch)).await, &mut luck, 4).await;
    let own = LogFile::read(&house.log(&anna, &id(&branch)).await.unwrap()).unwrap();
    assert_eq!(own.header.boxes, file.header.boxes);
    title.verify(&own).unwrap();

    let import = ImportRequest { log: log.clone(), seats: seats.to_vec() };
    let imported = house.import(&anna, import).await.unwrap();
    assert_eq!(imported.table.boxes, ["harbour"]);
    play(&mut client(&house, &anna, &id(&imported)).await, &mut luck, 2).await;
    let mut elsewhere = file;
    elsewhere.header.setup["boxes"] = json!(["lost-city"]);
    elsewhere.header.boxes[0].id = "lost-city".to_owned();
    let import = ImportRequest { log: elsewhere.write(), seats: Vec::new() };
    let bad = house.import(&anna, import).await;
    let bad = bad.unwrap_err();
    assert!(bad.to_string().contains("lost-city"), "{bad}");

    let game = GameEntry::of::<Eldritch>(&["random"]);
    let (again, _) = House::open(store.clone(), vec![game], settings()).await.unwrap();
    for table in [&table, &id(&branch), &id(&imported)] {
        let before = house.info(Some(&anna), table).await.unwrap();
        let after = again.info(Some(&anna), table).await.unwrap();
        assert_eq!((after.at, &after.boxes[..]), (before.at, &["harbour".to_owned()][..]));
    }
}

#[tokio::test]
async fn clients_get_the_texts_of_boxes() {
    let (house, _) = house().await;
    let words = house.box_words("eldritch", &["harbour".to_owned()], "ru").unwrap();
    assert_eq!(words.messages.len(), 1);
    assert!(words.messages[0].contains("eh-asset-boat-hook = Багор"));
    assert!(words.texts.contains_key("eh-asset-boat-hook-text"));
    assert!(
        !words.texts.contains_key("eh-asset-axe-text"),
        "the client already has those of the base box"
    );
    let ones = words.options.iter().find(|it| it.field == "ancient-one").unwrap();
    assert!(ones.values.iter().any(|it| it.key == "eh-ancient-the-drowned-choir"));
    assert!(house.box_words("eldritch", &["lost-city".to_owned()], "ru").is_err());
}
