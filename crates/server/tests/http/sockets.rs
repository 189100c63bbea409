//! Sockets: who is let in, what is sent, what is refused.

use crate::ground::{PATIENCE, Socket, ground, ground_with};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

#[tokio::test]
async fn a_player_is_greeted_sent_the_table_and_answered() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let mut socket = ada.table_socket(&ada.table_alone().await).await;
    let hello = socket.wait_for("hello").await;
    assert_eq!(hello["protocol"], server::wire::PROTOCOL);
    let view = socket.wait_for("view").await;
    socket.say(json!({ "ping": { "n": 7 } })).await;
    assert_eq!(socket.wait_for("pong").await["n"], 7);
    choose_first(&mut socket, &view, 1).await;
    assert_eq!(socket.wait_for("done").await["id"], 1);
}

async fn choose_first(socket: &mut Socket, view: &Value, id: u64) {
    let choice = view["prompt"]["options"][0]["choice"].clone();
    let seat = view["viewer"]["seat"].clone();
    let said = json!({ "id": id, "at": view["at"], "seat": seat, "choice": choice });
    socket.say(json!({ "choose": said })).await;
}

#[tokio::test]
async fn a_reconnecting_client_is_sent_only_what_it_missed() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let mut socket = ada.table_socket(&table).await;
    let view = socket.wait_for("view").await;
    drop(socket);
    let (seq, cuts) = (&view["at"]["seq"], &view["at"]["cuts"]);
    let seat = &view["viewer"]["seat"];
    let path = format!("/api/tables/{table}/socket?from={seq}.{cuts}&seat={seat}");
    let mut socket = ada.socket(&path).await.ok().unwrap();
    assert_eq!(socket.wait_for("hello").await["resumed"], true);
    for query in ["from=x", "from=1", "seat=x", "seat=-1", "sea=1"] {
        let refused = ada.socket(&format!("/api/tables/{table}/socket?{query}")).await;
        assert_eq!(refused.err().expect(query).problem(), "malformed");
    }
}

#[tokio::test]
async fn no_one_can_watch_a_private_table() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let wish = json!({ "game": "duel", "seats": ["me", "me"] });
    let created = ada.post("/api/tables", wish).await.json();
    let closed = format!("/api/tables/{}/socket", created["table"]["id"].as_str().unwrap());
    let eve = ground.guest("Eve").await;
    for browser in [eve.clone(), ground.stranger(), ground.stranger().with("cookie", "omen=x")] {
        assert_eq!(browser.socket(&closed).await.err().unwrap().problem(), "not-found");
    }
    let open = format!("/api/tables/{}/socket", ada.table_alone().await);
    let refused = eve.socket(&format!("{open}?seat=0")).await;
    assert_eq!(refused.err().unwrap().problem(), "not-your-seat");
    let mut spectator = ground.stranger().socket(&open).await.ok().unwrap();
    assert_eq!(spectator.wait_for("hello").await["viewer"], "public");
}

#[tokio::test]
async fn nonsense_is_refused_and_the_socket_stays_open() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let mut socket = ada.table_socket(&ada.table_alone().await).await;
    socket.wait_for("view").await;
    let nonsense = [
        json!(null),
        json!({}),
        json!("ping"),
        json!({ "sing": { "id": 3 } }),
        json!({ "choose": { "id": 3 } }),
        json!({ "choose": { "id": 3, "at": { "seq": -1, "cuts": 0 }, "seat": 0, "choice": "" } }),
        json!({ "choose": { "id": 3, "at": { "seq": 0, "cuts": 0 }, "seat": 999, "choice": "" } }),
        json!({ "ping": { "n": 1 }, "choose": {} }),
    ];
    for said in nonsense {
        socket.say(said.clone()).await;
        assert_eq!(socket.wait_for("refused").await["problem"]["status"], 400, "{said}");
    }
    for (said, word) in [
        (
            json!({ "choose": { "id": 9, "at": { "seq": 999_999, "cuts": 0 }, "seat": 0, "choice": "x" } }),
            "stale",
        ),
        (json!({ "consent": { "id": 9, "request": 1, "agree": true } }), "not-asked"),
    ] {
        socket.say(said).await;
        let refused = socket.wait_for("refused").await;
        assert_eq!(refused["id"], 9);
        assert_eq!(refused["problem"]["type"], format!("/problems/{word}"));
    }
    socket.say(json!({ "ping": { "n": 1 } })).await;
    socket.wait_for("pong").await;
}

#[tokio::test]
async fn binary_and_oversized_messages_close_the_socket_and_nothing_else() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let mut quiet = ada.table_socket(&table).await;
    quiet.wait_for("view").await;

    let mut bytes = ada.table_socket(&table).await;
    bytes.stream.send(Message::binary(vec![0; 10])).await.unwrap();
    let closing = bytes.wait_for("closing").await;
    assert_eq!(closing["problem"]["status"], 400);
    bytes.all_the_rest().await;

    let mut giant = ada.table_socket(&table).await;
    giant.stream.send(Message::text("x".repeat(100_000))).await.unwrap();
    let closing = giant.wait_for("closing").await;
    assert_eq!(closing["problem"]["type"], "/problems/too-large");
    assert_eq!(closing["problem"]["detail"], "The limit for a message is 16384 bytes.");
    let end = tokio::time::timeout(PATIENCE, giant.stream.next()).await.unwrap();
    let Some(Ok(Message::Close(Some(frame)))) = end else { panic!("{end:?}") };
    assert_eq!(frame.code, CloseCode::Size);

    quiet.say(json!({ "ping": { "n": 1 } })).await;
    quiet.wait_for("pong").await;
    ground.stands().await;
}

#[tokio::test]
async fn a_silent_socket_is_dropped_and_one_that_answers_pings_is_not() {
    let ground = ground_with(|settings| {
        settings.limits.ping = Duration::from_millis(100);
        settings.limits.silence = Duration::from_millis(400);
    })
    .await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let silent = ada.table_socket(&table).await;
    let mut awake = ada.table_socket(&table).await;
    awake.wait_for("view").await;
    // A client that reads also answers pings; the silent one does not read.
    let mut watching = 2;
    while watching > 1 {
        let metrics = ground.stranger().get("/api/tables").await;
        assert!(metrics.status.is_success());
        let _words = tokio::time::timeout(Duration::from_millis(50), awake.hear()).await;
        let seen = silent_is_gone(&silent).await;
        watching = if seen { 1 } else { 2 };
    }
    awake.say(json!({ "ping": { "n": 1 } })).await;
    awake.wait_for("pong").await;
}

/// Peeks at the connection without reading from it, because reading would answer pings.
async fn silent_is_gone(socket: &Socket) -> bool {
    let mut buffer = vec![0; 1 << 20];
    let stream = socket.stream.get_ref();
    let waiting = stream.peek(&mut buffer);
    matches!(tokio::time::timeout(Duration::from_millis(10), waiting).await, Ok(Ok(0) | Err(_)))
        || ended_after_what_waits(stream).await
}

/// The server has closed its end: sending to it fails with a broken pipe.
async fn ended_after_what_waits(stream: &tokio::net::TcpStream) -> bool {
    use tokio::io::Interest;
    let ready = stream.ready(Interest::READABLE | Interest::WRITABLE).await;
    ready.is_ok_and(|ready| ready.is_read_closed() || ready.is_write_closed())
}
