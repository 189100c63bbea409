//! Every route that concerns a table, from the first seat to the log.

use crate::ground::{Answer, Browser, Ground, ground};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};

const NOWHERE: &str = "00000000000000000000000000";

fn ok(answer: &Answer) -> Value {
    assert!(answer.status.is_success(), "{}", answer.text());
    answer.json()
}

/// Ada's table with an open seat, and the part of its link after `/join/`.
async fn with_open_seat(ada: &Browser) -> (String, String) {
    let wish = json!({ "game": "duel", "seats": ["me", "open"], "title": "Evening" });
    let created = ok(&ada.post("/api/tables", wish).await);
    let link = created["invitations"][0]["path"].as_str().unwrap();
    let secret = link.strip_prefix("/join/").unwrap().to_owned();
    (created["table"]["id"].as_str().unwrap().to_owned(), secret)
}

async fn two(ground: &Ground) -> (Browser, Browser, String) {
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let (table, secret) = with_open_seat(&ada).await;
    ok(&eve.tell(&format!("/api/invitations/{secret}")).await);
    (ada, eve, table)
}

#[tokio::test]
async fn games_are_listed() {
    let games = ok(&ground().await.stranger().get("/api/games").await);
    assert_eq!(games[0]["key"], "duel");
    assert_eq!(games[0]["bots"], json!(["greedy", "monte-carlo"]));
}

#[tokio::test]
async fn a_seat_is_given_away_by_a_link() {
    let ground = ground().await;
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let (table, secret) = with_open_seat(&ada).await;
    let link = format!("/api/invitations/{secret}");
    let seen = ok(&ground.stranger().get(&link).await);
    assert_eq!(
        (&seen["title"], &seen["host"], &seen["mine"]),
        (&json!("Evening"), &json!("Ada"), &json!(false))
    );
    assert_eq!(ground.stranger().tell(&link).await.problem(), "name-wanted");

    let renewed = ok(&ada.tell(&format!("/api/tables/{table}/seats/1/invitation")).await);
    assert_eq!(eve.tell(&link).await.problem(), "not-found", "the old link no longer works");
    let link = renewed["path"].as_str().unwrap().replace("/join/", "/api/invitations/");
    let joined = ok(&eve.tell(&link).await);
    assert_eq!(joined["seats"][1]["name"], "Eve");
    assert_eq!(joined["status"], "running");
    let third = ground.guest("Third").await;
    assert!(third.tell(&link).await.status.is_client_error(), "a link is used once");
}

#[tokio::test]
async fn a_table_is_set_up_listed_changed_and_deleted() {
    let ground = ground().await;
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let (table, _) = with_open_seat(&ada).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ok(&ada.get("/api/tables").await)[0]["id"], table);
    assert_eq!(ok(&eve.get("/api/tables").await), json!([]));
    assert_eq!(ok(&ground.stranger().get("/api/tables").await), json!([]));
    assert_eq!(eve.get(&path).await.problem(), "not-found");

    let change = Some(json!({ "listed": true, "spectators": true, "title": "Night" }));
    let changed = ok(&ada.ask(Method::PATCH, &path, change).await);
    assert_eq!((&changed["title"], &changed["listed"]), (&json!("Night"), &json!(true)));
    assert_eq!(ok(&ground.stranger().get("/api/tables/open").await)[0]["id"], table);
    let refused = eve.ask(Method::PATCH, &path, Some(json!({ "title": "Mine" }))).await;
    assert_eq!(refused.problem(), "not-your-table");

    let seated = ok(&eve.tell(&format!("{path}/seats/1/sit")).await);
    assert_eq!(seated["seats"][1]["name"], "Eve");
    assert!(eve.ask(Method::DELETE, &path, None).await.status.is_client_error());
    assert_eq!(ada.ask(Method::DELETE, &path, None).await.problem(), "others-play");
    ok(&eve.post(&format!("{path}/seats/1"), json!("open")).await);
    let gone = ada.ask(Method::DELETE, &path, None).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT, "{}", gone.text());
    assert_eq!(ada.get(&path).await.problem(), "not-found");
}

#[tokio::test]
async fn a_game_is_started_paused_and_resumed() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let (table, _) = with_open_seat(&ada).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ada.tell(&format!("{path}/pause")).await.status, StatusCode::CONFLICT);
    assert_eq!(ok(&ada.tell(&format!("{path}/start")).await)["status"], "running");
    assert_eq!(ok(&ada.tell(&format!("{path}/pause")).await)["status"], "paused");
    assert_eq!(ok(&ada.tell(&format!("{path}/go-on")).await)["status"], "running");
}

#[tokio::test]
async fn a_seat_goes_to_a_bot_and_back() {
    let ground = ground().await;
    let (ada, eve, table) = two(&ground).await;
    let seat = format!("/api/tables/{table}/seats/1");
    let bot = ok(&eve.post(&seat, json!({ "bot": "greedy" })).await);
    assert_eq!(bot["table"]["seats"][1]["kind"], "bot");
    assert!(bot.get("invitation").is_none());
    let open = ok(&ada.post(&seat, json!("open")).await);
    assert!(open["invitation"]["path"].as_str().unwrap().starts_with("/join/"));
    let bad = ada.post(&seat, json!({ "bot": "grandmaster" })).await;
    assert!(bad.status.is_client_error());
    bad.problem();
}

#[tokio::test]
async fn choices_wishes_and_undo_work_without_a_socket() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let path = format!("/api/tables/{table}");
    let view = ok(&ada.get(&format!("{path}/view")).await);
    let seat = view["viewer"]["seat"].clone();
    let choice = view["prompt"]["options"][0]["choice"].clone();
    assert!(choice.is_string(), "{}", view["prompt"]);
    let body = json!({ "at": view["at"], "seat": seat, "choice": choice });
    let at = ok(&ada.post(&format!("{path}/choose"), body.clone()).await);
    assert!(at["seq"].as_u64() > view["at"]["seq"].as_u64());
    let again = ok(&ada.post(&format!("{path}/choose"), body.clone()).await);
    assert_eq!(again, at, "a repeated request is done once");
    let mut late = body;
    late["choice"] = json!("pass the time");
    assert_eq!(ada.post(&format!("{path}/choose"), late).await.problem(), "stale");
    let nonsense = json!({ "at": at, "seat": seat, "choice": "fly to the moon" });
    assert!(ada.post(&format!("{path}/choose"), nonsense.clone()).await.status.is_client_error());
    ada.post(&format!("{path}/wish"), nonsense).await.problem();

    let back = json!({ "at": at, "seat": seat, "to": view["at"]["seq"] });
    let undone = ada.post(&format!("{path}/undo"), back).await;
    assert!(
        undone.status.is_success() || undone.status == StatusCode::CONFLICT,
        "{}",
        undone.text()
    );
    let nothing =
        ada.post(&format!("{path}/consent"), json!({ "request": 99, "agree": true })).await;
    assert!(nothing.status.is_client_error());
    nothing.problem();

    let earlier = ok(&ada.get(&format!("{path}/view?at=0&seat=public")).await);
    assert_eq!(earlier["viewer"], "public");
    assert_eq!(earlier["at"]["seq"], 0);
}

#[tokio::test]
async fn shares_are_given_with_a_seat_or_by_themselves_and_keyings_can_be_read() {
    let ground = ground().await;
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let (table, secret) = with_open_seat(&ada).await;
    let path = format!("/api/tables/{table}");
    let fair = ok(&ada.get(&path).await)["fair"].clone();
    assert_eq!(
        (&fair["nth"], &fair["wanted"], &fair["opened"]),
        (&1.into(), &true.into(), &Value::Null)
    );
    let link = format!("/api/invitations/{secret}");
    assert_eq!(ok(&eve.get(&link).await)["fair"]["commitment"], fair["commitment"]);
    let give = |digit: &str, nth: u32| json!({ "nth": nth, "share": digit.repeat(64) });
    let path_of_share = format!("{path}/share");
    let put = |share| ada.ask(Method::PUT, &path_of_share, Some(share));
    assert_eq!(ok(&put(give("a", 1)).await), json!({ "nth": 1, "seats": [0] }));
    assert_eq!(ok(&put(give("a", 1)).await), json!({ "nth": 1, "seats": [0] }));
    assert_eq!(put(give("b", 1)).await.problem(), "share-given");
    for bad in [json!({ "nth": 1, "share": "abc" }), json!({ "nth": 1 }), json!({})] {
        assert_eq!(put(bad).await.problem(), "unfit");
    }
    assert_eq!(
        eve.ask(Method::PUT, &format!("{path}/share"), Some(give("c", 1))).await.problem(),
        "not-found"
    );
    assert_eq!(ok(&ada.get(&format!("{path}/keyings")).await), json!({ "keyings": [] }));

    let joined = ok(&eve.post(&link, json!({ "share": give("c", 1) })).await);
    assert_eq!((&joined["fair"]["nth"], &joined["fair"]["wanted"]), (&2.into(), &true.into()));
    let stale = put(give("a", 1)).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(stale.problem(), "stale");
    let now = stale.json();
    assert_eq!(
        (&now["fair"]["nth"], &now["fair"]["commitment"]),
        (&2.into(), &joined["fair"]["commitment"])
    );
    let keyings = ok(&ada.get(&format!("{path}/keyings")).await);
    let shares = &keyings["keyings"][0]["shares"];
    assert_eq!(
        (&shares[0]["share"], &shares[1]["share"]),
        (&"a".repeat(64).into(), &"c".repeat(64).into())
    );
    assert_eq!(keyings["keyings"][0]["commitment"], fair["commitment"]);
    assert!(!keyings.to_string().contains("secret"));
    let stranger = ground.stranger().get(&format!("{path}/keyings")).await;
    assert_eq!(stranger.problem(), "not-found", "for those who may watch");
}

#[tokio::test]
async fn a_seat_that_is_not_yours_is_refused_and_reveals_nothing() {
    let ground = ground().await;
    let (ada, eve, table) = two(&ground).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(eve.get(&format!("{path}/view?seat=0")).await.problem(), "not-your-seat");
    let view = ok(&ada.get(&format!("{path}/view?seat=0")).await);
    let body = json!({ "at": view["at"], "seat": 0, "choice": "x" });
    assert_eq!(eve.post(&format!("{path}/choose"), body).await.problem(), "not-your-seat");
    let third = ground.guest("Third").await;
    let here = third.get(&format!("{path}/view")).await;
    let nowhere = third.get(&format!("/api/tables/{NOWHERE}/view")).await;
    assert_eq!((here.status, here.body), (nowhere.status, nowhere.body), "the same words");
}

#[tokio::test]
async fn a_script_in_the_chat_is_only_text() {
    let ground = ground().await;
    let (ada, eve, table) = two(&ground).await;
    let path = format!("/api/tables/{table}/talk");
    let words = "<img src=x onerror=alert(1)> «привет» \u{1f419}";
    let said = ada.post(&path, json!({ "text": words })).await;
    assert_eq!(said.status, StatusCode::CREATED);
    let heard = eve.get(&path).await;
    assert_eq!(heard.header("content-type"), "application/json");
    assert_eq!(heard.json()[0]["text"], words);
    assert_eq!(heard.json()[0]["name"], "Ada");
    assert_eq!(ok(&eve.get(&format!("{path}?after=1")).await), json!([]));
    let long = ada.post(&path, json!({ "text": "x".repeat(501) })).await;
    assert!(long.status.is_client_error());
    long.problem();
    assert_eq!(ground.guest("Third").await.get(&path).await.problem(), "not-found");
}

#[tokio::test]
async fn a_log_is_a_file_that_can_be_imported_and_branched() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let path = format!("/api/tables/{table}");
    let log = ada.get(&format!("{path}/log")).await;
    assert!(log.status.is_success(), "{}", log.text());
    assert!(log.header("content-type").starts_with("text/plain"));
    assert!(log.header("content-disposition").contains(&format!("omen-{table}.log")));
    let import = json!({ "log": log.text(), "seats": ["me", "me"] });
    let imported = ada.post("/api/import", import).await;
    assert_eq!(imported.status, StatusCode::CREATED, "{}", imported.text());
    assert_eq!(ada.post("/api/import", json!({ "log": "nonsense" })).await.problem(), "bad-log");
    let branched = ada.post(&format!("{path}/branch"), json!({ "at": 0 })).await;
    assert_eq!(branched.status, StatusCode::CREATED, "{}", branched.text());
    let again = ada.tell(&format!("{path}/rematch")).await;
    assert!(again.status == StatusCode::CREATED || again.status == StatusCode::CONFLICT);
}

#[tokio::test]
async fn an_import_may_be_larger_than_other_bodies_but_is_limited() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let log = |bytes: usize| json!({ "log": "x".repeat(bytes) });
    assert_eq!(ada.post("/api/import", log(500_000)).await.problem(), "bad-log");
    let endless = ada.post("/api/import", log(3 << 20)).await;
    assert_eq!(endless.problem(), "too-large");
    assert_eq!(endless.json()["detail"], "The limit is 2097152 bytes.");
    let other = ada.post("/api/tables", log(1 << 20)).await;
    assert_eq!(other.json()["detail"], "The limit is 65536 bytes.");
}

#[tokio::test]
async fn a_report_is_saved_as_a_file() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let (table, _) = with_open_seat(&ada).await;
    ok(&ada.tell(&format!("/api/tables/{table}/start")).await);
    let at = ok(&ada.get(&format!("/api/tables/{table}")).await)["at"].clone();
    let body = json!({ "note": "the gate did not close", "at": at });
    let reported = ada.post(&format!("/api/tables/{table}/report"), body).await;
    assert_eq!(reported.status, StatusCode::CREATED, "{}", reported.text());
    let file = ada.get(reported.json()["file"].as_str().unwrap()).await;
    assert_eq!(file.status, StatusCode::OK);
    assert!(file.header("content-disposition").starts_with("attachment"));
    assert!(file.text().contains("the gate did not close"));
    let stranger = ground.guest("Eve").await;
    assert_eq!(
        stranger.get(reported.json()["file"].as_str().unwrap()).await.problem(),
        "not-found"
    );
}

#[tokio::test]
async fn the_whole_chat_can_be_read_page_by_page() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let path = format!("/api/tables/{}/talk", ada.table_alone().await);
    for n in 1..=120 {
        let said = ada.post(&path, json!({ "text": format!("line {n} 👨‍👩‍👧") })).await;
        assert_eq!(said.status, StatusCode::CREATED, "{}", said.text());
    }
    let page = |answer: &Value| {
        let lines = answer.as_array().unwrap().iter();
        lines.map(|line| line["n"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let last = ok(&ada.get(&path).await);
    assert_eq!(page(&last), (71..=120).collect::<Vec<_>>());
    assert_eq!(last[49]["text"], "line 120 👨‍👩‍👧");
    let earlier = ok(&ada.get(&format!("{path}?before=71")).await);
    assert_eq!(page(&earlier), (21..=70).collect::<Vec<_>>());
    let first = ok(&ada.get(&format!("{path}?before=21")).await);
    assert_eq!(page(&first), (1..=20).collect::<Vec<_>>());
    assert!(page(&ok(&ada.get(&format!("{path}?before=1")).await)).is_empty());
    assert_eq!(page(&ok(&ada.get(&format!("{path}?after=118")).await)), [119, 120]);
    assert_eq!(ada.get(&format!("{path}?after=2&before=9")).await.problem(), "unfit");
}
