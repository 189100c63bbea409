//! Pages of other sites, and who may open a socket.

use crate::ground::{ground, ground_with};
use hyper::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn another_sites_page_can_change_nothing() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let changes = [
        (Method::POST, "/api/me".to_owned()),
        (Method::PUT, "/api/me".to_owned()),
        (Method::DELETE, "/api/me".to_owned()),
        (Method::POST, "/api/tables".to_owned()),
        (Method::DELETE, format!("/api/tables/{table}")),
        (Method::POST, format!("/api/tables/{table}/pause")),
        (Method::POST, "/api/passkeys/enter/begin".to_owned()),
    ];
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        for (method, path) in &changes {
            let eve = ada.clone().with(name, value);
            let answer = eve.ask(method.clone(), path, Some(json!({ "name": "Eve" }))).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}: {value} {method} {path}");
            assert_eq!(answer.problem(), "cross-site");
        }
    }
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.json()["status"], "running");
}

#[tokio::test]
async fn our_own_page_can_change_anything() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let own = format!("http://{}", ground.address);
    for (name, value) in [("origin", own.as_str()), ("sec-fetch-site", "same-origin")] {
        let browser = ada.clone().with(name, value);
        let answer = browser.ask(Method::PUT, "/api/me", Some(json!({ "name": "Ada" }))).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}: {value}");
    }
}

#[tokio::test]
async fn a_socket_is_opened_by_our_own_page_or_by_a_program() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let path = format!("/api/tables/{}/socket", ada.table_alone().await);
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let refused = ada.clone().with("origin", origin).socket(&path).await;
        assert_eq!(refused.err().expect("refused").problem(), "cross-site");
    }
    let own = format!("http://{}", ground.address);
    for browser in [ada.clone().with("origin", &own), ada] {
        let mut socket =
            browser.socket(&path).await.unwrap_or_else(|refused| panic!("{}", refused.text()));
        socket.wait_for("hello").await;
    }
}

#[tokio::test]
async fn no_other_site_is_allowed_to_read() {
    let ground = ground().await;
    let answer = ground.stranger().with("origin", "https://evil.example").get("/api/games").await;
    assert_eq!(answer.header("access-control-allow-origin"), "");
    assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
}

#[tokio::test]
async fn requests_for_another_host_than_the_public_one_are_refused() {
    let public = ground_with(|settings| {
        settings.public_url = Some("https://omen.example.org".parse().unwrap());
    })
    .await;
    let stranger = public.stranger();
    for host in ["omen.example.org", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"] {
        let answer = stranger.clone().with("host", host).get("/api/games").await;
        assert_eq!(answer.status, StatusCode::OK, "{host}");
    }
    let elsewhere = stranger.with("host", "rebound.example");
    for (method, path) in [
        (Method::GET, "/"),
        (Method::GET, "/api/games"),
        (Method::GET, "/api/nothing"),
        (Method::POST, "/api/me"),
        (Method::GET, "/metrics"),
    ] {
        let answer = elsewhere.ask(method, path, Some(json!({ "name": "Eve" }))).await;
        assert_eq!(answer.status, StatusCode::MISDIRECTED_REQUEST, "{path}");
        assert_eq!(answer.problem(), "wrong-host");
        assert!(answer.text().contains("https://omen.example.org"), "{}", answer.text());
    }
    assert_eq!(elsewhere.get("/healthz").await.status, StatusCode::OK);

    let open = ground().await.stranger().with("host", "table.local").get("/api/games").await;
    assert_eq!(open.status, StatusCode::OK, "without a public address any host name is accepted");
}
