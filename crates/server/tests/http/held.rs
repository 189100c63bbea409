//! While slow work is under way, everyone else is served.

use crate::gate::gate;
use crate::ground::{Browser, ground_of};
use crate::pit::Pit;
use hyper::StatusCode;
use kernel::log::{Input, LogFile};
use serde_json::json;
use server::house::{self, GameEntry};
use server::http::{Limits, Settings};

async fn walk(browser: &Browser) -> String {
    let wish = json!({ "game": "pit", "seats": ["me", "me"] });
    let answer = browser.post("/api/tables", wish).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    let table = answer.json()["table"]["id"].as_str().unwrap().to_owned();
    step(browser, &table).await;
    table
}

async fn step(browser: &Browser, table: &str) {
    // Every game starts with a keying.
    let step = json!({ "at": { "seq": 1, "cuts": 0 }, "seat": 0, "choice": "step" });
    let answer = browser.post(&format!("/api/tables/{table}/choose"), step).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

/// On one thread: if the import ran there, nothing else could.
#[tokio::test]
async fn health_and_moves_go_on_during_a_slow_import() {
    let games = vec![GameEntry::of::<Pit>(&["random"])];
    let keeping = house::Settings { chore_threads: 1, chores_each: 1, ..Default::default() };
    let settings = Settings { limits: Limits::lifted(), ..Settings::default() };
    let ground = ground_of(games, keeping, settings).await;
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let table = walk(&ada).await;
    let log = ada.get(&format!("/api/tables/{table}/log")).await.text();
    let mut file = LogFile::read(&log).unwrap();
    let Input::Choice { choose, .. } = &mut file.entries[1].input else { panic!("a choice") };
    *choose = "step@door".to_owned();
    let (importer, import) = (ada.clone(), json!({ "log": file.write() }));
    let held = tokio::spawn(async move { importer.post("/api/import", import).await });
    gate("door").somebody_comes().await;
    ground.stands().await;
    walk(&eve).await;
    let refused = ada.get(&format!("/api/tables/{table}/log")).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.problem(), "busy");
    assert_ne!(refused.header("retry-after"), "");
    gate("door").open();
    assert_eq!(held.await.unwrap().status, StatusCode::CREATED);
    let metrics = ground.stranger().get("/metrics").await.text();
    assert!(metrics.contains("omen_chores_refused_total{whose=\"own\"}"), "{metrics}");
}
