//! Tables with boxes besides the base box.

use crate::ground::{id, person, settings, table_of};
use eldritch::Eldritch;
use eldritch::content::SHELF;
use pack::{AnyShelf, Pack};
use serde_json::json;
use server::house::{GameEntry, House, Kind};
use server::wire::{CreateTable, SeatRequest};
use std::path::Path;
use std::sync::Once;
use store::Store;

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
