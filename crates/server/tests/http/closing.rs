//! Shutting down: viewers are told to come back, requests finish, and the store is closed.

use crate::ground::ground;
use serde_json::json;
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn viewers_are_told_to_come_back_and_the_server_ends() {
    let mut ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let mut socket = ada.table_socket(&table).await;
    socket.wait_for("view").await;
    let idle = TcpStream::connect(ground.address).await.unwrap();
    let (heard, ()) = tokio::join!(socket.all_the_rest(), ground.close());
    let closing = heard.iter().find_map(|heard| heard.get("closing")).expect("a closing message");
    assert!(closing["retry"].as_u64().is_some(), "{closing}");
    assert!(TcpStream::connect(ground.address).await.is_err(), "nothing listens any more");
    assert!(ground.store.ping().await.is_err(), "the store is closed");
    drop(idle);
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_moves_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("omen.db").display());
    let store = store::Store::open(&file).await.unwrap();
    drop(store);
    let mut ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let said = ada.post(&format!("/api/tables/{table}/talk"), json!({ "text": "hm" })).await;
    assert!(said.status.is_success());
    ground.close().await;
}
