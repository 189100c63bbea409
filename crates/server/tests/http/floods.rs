//! Too much, too fast, too slow: clear refusals, and everyone else plays on.

use crate::ground::{PATIENCE, ground, ground_with};
use futures_util::SinkExt as _;
use hyper::StatusCode;
use serde_json::json;
use server::http::Rate;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

const HOUR: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn a_flood_of_requests_is_told_to_wait() {
    let ground = ground_with(|settings| settings.limits.requests = Rate::new(3, HOUR)).await;
    for _ in 0..3 {
        assert_eq!(ground.stranger().get("/api/games").await.status, StatusCode::OK);
    }
    let answer = ground.stranger().get("/api/games").await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answer.problem(), "slow-down");
    assert!(answer.header("retry-after").parse::<u64>().unwrap() > 0);
}

#[tokio::test]
async fn behind_a_proxy_each_visitor_is_counted_separately() {
    let ground = ground_with(|settings| {
        settings.behind_proxy = true;
        settings.limits.requests = Rate::new(1, HOUR);
    })
    .await;
    for visitor in ["10.0.0.1", "10.0.0.2"] {
        let browser = ground.stranger().with("x-forwarded-for", visitor);
        assert_eq!(browser.get("/api/games").await.status, StatusCode::OK);
        assert_eq!(browser.get("/api/games").await.problem(), "slow-down");
    }
}

#[tokio::test]
async fn behind_a_proxy_each_visitor_has_their_own_connection_limit() {
    let ground = ground_with(|settings| {
        settings.behind_proxy = true;
        settings.limits.connections_each = 2;
    })
    .await;
    let from = |visitor: &str| ground.stranger().with("x-forwarded-for", visitor);
    let table = ground.guest("Ada").await.table_alone().await;
    let path = format!("/api/tables/{table}/socket");
    let mut held = Vec::new();
    for visitor in ["2001:db8::1", "2001:db8::2"] {
        held.push(from(visitor).socket(&path).await.unwrap());
    }
    let refused = from("2001:db8::3").socket(&path).await.err().unwrap();
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(from("2001:db8::3").get("/api/games").await.problem(), "full");
    assert_eq!(from("2001:db8::3").get("/healthz").await.status, StatusCode::OK);
    for other in ["2001:db8:1::1", "10.0.0.1", "no address at all"] {
        assert_eq!(from(other).get("/api/games").await.status, StatusCode::OK, "{other}");
        from(other).socket(&path).await.unwrap();
    }
    held.clear();
    // The server notices that they have gone when it next polls them.
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while from("2001:db8::3").get("/api/games").await.status != StatusCode::OK {
        assert!(tokio::time::Instant::now() < deadline, "places are never freed");
    }
}

#[tokio::test]
async fn forwarded_addresses_count_only_behind_a_proxy() {
    let ground = ground_with(|settings| settings.limits.requests = Rate::new(1, HOUR)).await;
    let from = |visitor: &str| ground.stranger().with("x-forwarded-for", visitor);
    assert_eq!(from("10.0.0.1").get("/api/games").await.status, StatusCode::OK);
    assert_eq!(from("10.0.0.2").get("/api/games").await.problem(), "slow-down");
}

#[tokio::test]
async fn health_is_answered_however_full_the_server_is() {
    for behind_proxy in [false, true] {
        let ground = ground_with(|settings| {
            settings.behind_proxy = behind_proxy;
            settings.limits.connections = 3;
        })
        .await;
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(TcpStream::connect(ground.address).await.unwrap());
        }
        for _ in 0..20 {
            ground.stands().await;
            assert_eq!(ground.stranger().get("/api/games").await.problem(), "full");
        }
    }
}

#[tokio::test]
async fn health_checks_count_towards_no_limit() {
    let ground = ground_with(|settings| settings.limits.requests = Rate::new(1, HOUR)).await;
    for _ in 0..3 {
        ground.stands().await;
    }
    assert_eq!(ground.stranger().get("/api/games").await.status, StatusCode::OK);
    assert_eq!(ground.stranger().get("/api/games").await.problem(), "slow-down");
    ground.stands().await;
}

#[tokio::test]
async fn people_tables_and_chat_have_their_own_rates() {
    let ground = ground_with(|settings| {
        settings.limits.people = Rate::new(2, HOUR);
        settings.limits.tables = Rate::new(2, HOUR);
        settings.limits.talk = Rate::new(2, HOUR);
        settings.limits.passkeys = Rate::new(1, HOUR);
    })
    .await;
    let (ada, eve) = (ground.guest("Ada").await, ground.guest("Eve").await);
    let third = ground.stranger().post("/api/me", json!({ "name": "Third" })).await;
    assert_eq!(third.problem(), "slow-down");

    let table = ada.table_alone().await;
    ada.table_alone().await;
    let wish = json!({ "game": "duel", "seats": ["me", "me"] });
    assert_eq!(ada.post("/api/tables", wish).await.problem(), "slow-down");
    eve.table_alone().await;

    let talk = format!("/api/tables/{table}/talk");
    for _ in 0..2 {
        assert!(ada.post(&talk, json!({ "text": "hm" })).await.status.is_success());
    }
    assert_eq!(ada.post(&talk, json!({ "text": "hm" })).await.problem(), "slow-down");
    let mut socket = ada.table_socket(&table).await;
    socket.say(json!({ "talk": { "id": 5, "text": "hm" } })).await;
    let refused = socket.wait_for("refused").await;
    assert_eq!((&refused["id"], &refused["problem"]["status"]), (&json!(5), &json!(429)));

    ada.tell("/api/passkeys/enter/begin").await.problem();
    assert_eq!(ada.tell("/api/passkeys/enter/begin").await.problem(), "slow-down");
}

#[tokio::test]
async fn ten_thousand_messages_end_one_socket_and_no_other() {
    let ground = ground_with(|settings| settings.limits.messages = Rate::new(60, HOUR)).await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let other = ada.table_alone().await;
    let mut quiet = ada.table_socket(&other).await;
    quiet.wait_for("view").await;
    let mut beside = ada.table_socket(&table).await;
    beside.wait_for("view").await;

    let mut flood = ada.table_socket(&table).await;
    flood.wait_for("view").await;
    let ping = json!({ "ping": { "n": 1 } }).to_string();
    for n in 0..10_000 {
        if flood.stream.feed(Message::text(ping.clone())).await.is_err() {
            break;
        }
        if n % 100 == 0 && flood.stream.flush().await.is_err() {
            break;
        }
    }
    let _may_be_cut_off = flood.stream.flush().await;
    let heard = flood.all_the_rest().await;
    let count = |kind: &str| heard.iter().filter(|it| it.get(kind).is_some()).count();
    assert!(count("pong") <= 60, "{} were answered", count("pong"));
    assert!(count("refused") <= 200, "{} were refused", count("refused"));

    for socket in [&mut quiet, &mut beside] {
        socket.say(json!({ "ping": { "n": 2 } })).await;
        assert_eq!(socket.wait_for("pong").await["n"], 2);
    }
    ground.stands().await;
}

#[tokio::test]
async fn a_request_that_trickles_in_is_cut_off() {
    let ground = ground_with(|settings| {
        settings.limits.headers_within = Duration::from_millis(300);
        settings.limits.body_within = Duration::from_millis(300);
    })
    .await;
    let mut headers = TcpStream::connect(ground.address).await.unwrap();
    headers.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Drip: ").await.unwrap();
    let mut idle = TcpStream::connect(ground.address).await.unwrap();
    let mut body = TcpStream::connect(ground.address).await.unwrap();
    let start = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                  Content-Length: 100\r\n\r\n{";
    body.write_all(start).await.unwrap();
    ground.stands().await;
    for stream in [&mut headers, &mut idle] {
        let mut answer = Vec::new();
        let reading = stream.read_to_end(&mut answer);
        let _may_be_reset = tokio::time::timeout(PATIENCE, reading).await.expect("cut off");
        assert!(!String::from_utf8_lossy(&answer).contains(" 200 "));
    }
    let mut answer = vec![0; 4096];
    let reading = body.read(&mut answer);
    let length = tokio::time::timeout(PATIENCE, reading).await.expect("an answer").unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]).into_owned();
    assert!(
        answer.starts_with("HTTP/1.1 408") && answer.contains("/problems/too-slow"),
        "{answer}"
    );
    ground.stands().await;
}

#[tokio::test]
async fn the_number_of_connections_is_limited() {
    let ground = ground_with(|settings| settings.limits.connections_each = 5).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(TcpStream::connect(ground.address).await.unwrap());
    }
    let refused = ground.stranger().get("/api/games").await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(refused.problem(), "full");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 0);
    // Silent clients soon fill the overflow too, and the last of them are refused.
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(TcpStream::connect(ground.address).await.unwrap());
    }
    let mut told = Vec::new();
    for mut stream in silent {
        let mut answer = String::new();
        let reading = stream.read_to_string(&mut answer);
        let _may_be_reset = tokio::time::timeout(PATIENCE, reading).await.expect("an end");
        told.push(answer);
    }
    let full = |it: &String| it.starts_with("HTTP/1.1 503") && it.contains("/problems/full");
    assert!(told.iter().any(full), "{told:?}");
    held.clear();
    // The server notices that they have gone when it next polls them.
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let mut stream = TcpStream::connect(ground.address).await.unwrap();
        let ask = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        let _may_be_refused = stream.write_all(ask).await;
        let mut answer = String::new();
        let _may_be_reset = stream.read_to_string(&mut answer).await;
        if answer.starts_with("HTTP/1.1 200") {
            break;
        }
        assert!(tokio::time::Instant::now() < deadline, "places are never freed");
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_holds_no_one_up() {
    let ground = ground_with(|settings| {
        settings.limits.write_within = Duration::from_millis(300);
    })
    .await;
    let mut stream = TcpStream::connect(ground.address).await.unwrap();
    let ask = b"GET /api/rules/eldritch HTTP/1.1\r\nHost: x\r\n\r\n";
    // Answers pile up unread until the server gives up; then writing fails.
    let flooding = async {
        loop {
            if stream.write_all(&ask.repeat(100)).await.is_err() {
                break;
            }
        }
    };
    tokio::time::timeout(PATIENCE, flooding).await.expect("dropped");
    ground.stands().await;
}

#[tokio::test]
async fn a_limit_is_off_only_when_switched_off() {
    let ground = ground().await;
    for _ in 0..700 {
        assert_eq!(ground.stranger().get("/healthz").await.status, StatusCode::OK);
    }
}
