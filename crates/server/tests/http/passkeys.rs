//! Passkeys: added in one browser, used to sign in in another.

use crate::authenticator::Authenticator;
use crate::ground::{Browser, Ground, ground, ground_with};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};

/// A site as the browser of somebody on this machine sees it.
fn local(ground: &Ground) -> String {
    format!("localhost:{}", ground.address.port())
}

fn origin(ground: &Ground) -> String {
    format!("http://{}", local(ground))
}

async fn add(browser: &Browser, device: &mut Authenticator) -> crate::ground::Answer {
    let begun = browser.tell("/api/passkeys/register/begin").await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text());
    let made = device.create(&begun.json()["publicKey"]);
    browser.post("/api/passkeys/register/finish", made).await
}

async fn enter(browser: &Browser, device: &mut Authenticator) -> crate::ground::Answer {
    let begun = browser.tell("/api/passkeys/enter/begin").await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text());
    let shown = device.get(&begun.json()["publicKey"]);
    browser.post("/api/passkeys/enter/finish", shown).await
}

#[tokio::test]
async fn a_person_keeps_their_tables_in_another_browser() {
    let ground = ground().await;
    let ada = ground.guest("Ада").await.with("host", &local(&ground));
    let table = ada.table_alone().await;
    let mut device = Authenticator::new(&origin(&ground), 7);
    let added = add(&ada, &mut device).await;
    assert_eq!(added.status, StatusCode::CREATED, "{}", added.text());
    assert_eq!(added.json(), json!({ "name": "Ада", "passkeys": 1 }));

    let mut elsewhere = ground.stranger().with("host", &local(&ground));
    let entered = enter(&elsewhere, &mut device).await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.text());
    assert!(entered.header("set-cookie").contains("HttpOnly"));
    elsewhere.take_cookie(&entered);
    assert_eq!(elsewhere.get("/api/me").await.json()["name"], "Ада");
    assert_eq!(elsewhere.get("/api/tables").await.json()[0]["id"], table);
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ада", "the first browser stays signed in");

    elsewhere.ask(Method::DELETE, "/api/me", None).await;
    assert_eq!(elsewhere.get("/api/me").await.json(), Value::Null);
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ада", "only this browser was signed out");

    let list = ada.get("/api/passkeys").await.json();
    let path = format!("/api/passkeys/{}", list[0]["id"].as_str().unwrap());
    let eve = ground.guest("Eve").await;
    assert_eq!(eve.ask(Method::DELETE, &path, None).await.problem(), "not-found");
    assert_eq!(ada.ask(Method::DELETE, &path, None).await.status, StatusCode::NO_CONTENT);
    assert_eq!(enter(&elsewhere, &mut device).await.problem(), "passkey-refused");
}

#[tokio::test]
async fn an_assertion_is_valid_once_and_for_one_site() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await.with("host", &local(&ground));
    let mut device = Authenticator::new(&origin(&ground), 7);
    let begun = ada.tell("/api/passkeys/register/begin").await.json();
    let made = device.create(&begun["publicKey"]);
    let eve = ground.guest("Eve").await.with("host", &local(&ground));
    let stolen = eve.post("/api/passkeys/register/finish", made.clone()).await;
    assert_eq!(stolen.problem(), "passkey-refused", "started by somebody else");
    assert_eq!(ada.post("/api/passkeys/register/finish", made).await.problem(), "passkey-refused");
    assert!(add(&ada, &mut device).await.status.is_success());
    assert!(add(&ada, &mut device).await.status.is_success(), "renewed");

    let begun = ada.tell("/api/passkeys/enter/begin").await.json();
    let shown = device.get(&begun["publicKey"]);
    assert!(ada.post("/api/passkeys/enter/finish", shown.clone()).await.status.is_success());
    assert_eq!(ada.post("/api/passkeys/enter/finish", shown).await.problem(), "passkey-refused");

    device.origin = "https://evil.example".to_owned();
    assert_eq!(enter(&ada, &mut device).await.problem(), "passkey-refused");
    device.origin = origin(&ground);
    let begun = ada.tell("/api/passkeys/enter/begin").await.json();
    let mut forged = device.get(&begun["publicKey"]);
    let other = Authenticator::new(&origin(&ground), 8).get(&begun["publicKey"]);
    forged["response"]["signature"] = other["response"]["signature"].clone();
    assert_eq!(ada.post("/api/passkeys/enter/finish", forged).await.problem(), "passkey-refused");
    assert_eq!(add(&eve, &mut device).await.problem(), "passkey-refused", "it is Ada's");
}

/// The browser client assembles its answers by hand, without the newer `toJSON`.
#[tokio::test]
async fn a_minimal_answer_is_enough() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await.with("host", &local(&ground));
    let mut device = Authenticator::new(&origin(&ground), 7);
    let begun = ada.tell("/api/passkeys/register/begin").await.json();
    let mut made = device.create(&begun["publicKey"]);
    let fields = made.as_object_mut().unwrap();
    let results = fields.remove("clientExtensionResults").unwrap();
    fields.insert("extensions".to_owned(), results);
    let added = ada.post("/api/passkeys/register/finish", made).await;
    assert_eq!(added.status, StatusCode::CREATED, "{}", added.text());
}

#[tokio::test]
async fn passkeys_need_a_host_name_and_a_secure_origin() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    for host in ["127.0.0.1:8080", "[::1]:8080", "omen.example.org"] {
        let there = ada.clone().with("host", host);
        assert_eq!(there.tell("/api/passkeys/enter/begin").await.problem(), "no-passkeys-here");
    }
    let public = ground_with(|settings| {
        settings.public_url = Some("https://omen.example.org".parse().unwrap());
    })
    .await;
    let begun = public.stranger().tell("/api/passkeys/enter/begin").await.json();
    assert_eq!(begun["publicKey"]["rpId"], "omen.example.org");
    let begun = public.guest("Ада Л").await.tell("/api/passkeys/register/begin").await.json();
    let options = &begun["publicKey"];
    assert_eq!(options["rp"]["id"], "omen.example.org");
    assert_eq!(
        (&options["user"]["displayName"], &options["user"]["name"]),
        (&json!("Ада Л"), &json!("Ада-Л"))
    );
    assert_eq!(options["extensions"], json!({}), "nothing that common authenticators lack");
    assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
}

#[tokio::test]
async fn nonsense_is_not_accepted_as_a_passkey() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await.with("host", &local(&ground));
    for path in ["/api/passkeys/register/finish", "/api/passkeys/enter/finish"] {
        for body in [json!({}), json!([]), json!(null), json!({ "id": "x" }), json!("x")] {
            let answer = ada.post(path, body).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text());
            answer.problem();
        }
    }
    for id in ["x", "00", "zz", &"0".repeat(4000)] {
        let gone = ada.ask(Method::DELETE, &format!("/api/passkeys/{id}"), None).await;
        assert_eq!(gone.problem(), "not-found");
    }
}
