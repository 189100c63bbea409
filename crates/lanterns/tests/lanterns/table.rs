//! At a table of the real service: made, joined, played, taken back, and its log verified.

use crate::ground::{Answer, Browser, Ground, Socket, ground_of};
use delta::{Patch, apply};
use duel::Duel;
use kernel::log::LogFile;
use kernel::registry::{Title as _, TitleOf};
use lanterns::{Lanterns, PLACES};
use serde_json::{Value, json};
use server::house::{self, GameEntry};
use server::http::{Limits, Settings};
use std::time::Duration;

/// A service that knows this game beside another one.
async fn ground() -> Ground {
    let games =
        vec![GameEntry::of::<Duel>(&["greedy"]), GameEntry::of::<Lanterns>(&["random", "greedy"])];
    let keeping = house::Settings { bot_pause: Duration::ZERO, ..house::Settings::default() };
    ground_of(games, keeping, Settings { limits: Limits::lifted(), ..Settings::default() }).await
}

fn ok(answer: &Answer) -> Value {
    assert!(answer.status.is_success(), "{}", answer.text());
    answer.json()
}

async fn table(browser: &Browser, seats: Value) -> Value {
    ok(&browser.post("/api/tables", json!({ "game": "lanterns", "seats": seats })).await)
}

fn id(created: &Value) -> String {
    created["table"]["id"].as_str().unwrap().to_owned()
}

/// Answers with the first option until the game is over; returns the last view.
async fn play_on(browser: &Browser, table: &str) -> Value {
    let path = format!("/api/tables/{table}");
    let mut socket = browser.table_socket(table).await;
    let mut view = socket.wait_for("view").await;
    while view["scene"]["ending"].is_null() {
        let options = view["prompt"]["options"].as_array().cloned().unwrap_or_default();
        if let Some(option) = options.iter().find(|it| it["group"] == "light").or(options.first()) {
            let body = json!({ "at": view["at"], "seat": view["prompt"]["lead"],
                "choice": option["choice"] });
            ok(&browser.post(&format!("{path}/choose"), body).await);
        }
        let update = socket.wait_for("update").await;
        view["at"] = update["at"].clone();
        for part in ["scene", "prompt"] {
            if let Some(patch) = update.get(part) {
                let patch: Patch = serde_json::from_value(patch.clone()).unwrap();
                apply(&mut view[part], &patch);
            }
        }
    }
    view
}

async fn log_of(browser: &Browser, table: &str) -> LogFile {
    LogFile::read(&browser.get(&format!("/api/tables/{table}/log")).await.text()).unwrap()
}

#[tokio::test]
async fn it_is_on_the_shelf() {
    let games = ok(&ground().await.stranger().get("/api/games").await);
    let game = games.as_array().unwrap().iter().find(|game| game["key"] == "lanterns").unwrap();
    assert_eq!(game["seats"], json!(["east", "west"]));
    assert_eq!(game["bots"], json!(["random", "greedy"]));
}

#[tokio::test]
async fn a_game_against_a_bot_is_played_to_its_end_and_its_log_is_verified() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = id(&table(&ada, json!(["me", { "bot": "greedy" }])).await);
    let last = play_on(&ada, &table).await;
    let seen = ok(&ada.get(&format!("/api/tables/{table}/view")).await);
    assert_eq!(last["scene"], seen["scene"], "updates led to what there is");
    let places = seen["scene"]["boards"][0]["places"].as_array().unwrap();
    assert_eq!(places.len(), usize::from(PLACES));
    let winners = seen["scene"]["ending"]["winners"].as_array().unwrap();
    assert!(!winners.is_empty());
    let verified = TitleOf::<Lanterns>::new().verify(&log_of(&ada, &table).await).unwrap();
    assert_eq!(verified.outcome.unwrap().winners.iter().count(), winners.len());
}

#[tokio::test]
async fn a_seat_is_joined_and_a_step_is_taken_back() {
    let ground = ground().await;
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let created = table(&ada, json!(["me", "open"])).await;
    let link = created["invitations"][0]["path"].as_str().unwrap();
    let joined = ok(&eve.tell(&link.replace("/join/", "/api/invitations/")).await);
    assert_eq!(joined["seats"][1]["name"], "Eve");
    let path = format!("/api/tables/{}", id(&created));
    let mut socket: Socket = ada.table_socket(&id(&created)).await;
    let view = socket.wait_for("view").await;
    let walk = json!({ "id": 1, "at": view["at"], "seat": 0, "choice": "walk 1" });
    socket.say(json!({ "choose": walk })).await;
    let done = socket.wait_for("done").await;
    let place = |view: &Value| view["scene"]["pieces"][0]["place"].clone();
    assert_eq!(place(&ok(&eve.get(&format!("{path}/view")).await)), "place:1");
    let far = json!({ "at": done["at"], "seat": 1, "choice": "walk 2" });
    assert_eq!(eve.post(&format!("{path}/choose"), far).await.problem(), "refused");
    let back = json!({ "at": done["at"], "seat": 0, "to": view["at"]["seq"] });
    ok(&ada.post(&format!("{path}/undo"), back).await);
    assert_eq!(place(&ok(&eve.get(&format!("{path}/view")).await)), "place:0");
}

#[tokio::test]
async fn bots_play_it_alone() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let bots = json!([{ "bot": "random" }, { "bot": "greedy" }]);
    let wish = json!({ "game": "lanterns", "seats": bots, "spectators": true });
    let table = id(&ok(&ada.post("/api/tables", wish).await));
    let mut socket = ada.table_socket(&table).await;
    let view = socket.wait_for("view").await;
    assert_eq!(view["viewer"], "public");
    let update = socket.wait_for("update").await;
    assert!(update["at"]["seq"].as_u64() > view["at"]["seq"].as_u64());
}
