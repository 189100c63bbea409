//! Names and cookies.

use crate::ground::{ground, ground_with};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test]
async fn a_guest_gives_a_name_and_is_identified_by_a_cookie() {
    let ground = ground().await;
    let stranger = ground.stranger();
    assert_eq!(stranger.get("/api/me").await.json(), Value::Null);

    let answer = stranger.post("/api/me", json!({ "name": "  Ада  " })).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    assert_eq!(answer.json(), json!({ "name": "Ада", "passkeys": 0 }));
    let cookie = answer.header("set-cookie");
    for part in ["omen=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(cookie.split(['=', ';']).nth(1).unwrap().len(), 64, "256 bits");

    let mut ada = ground.stranger();
    ada.take_cookie(&answer);
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ада");
    let renamed = ada.ask(Method::PUT, "/api/me", Some(json!({ "name": "Ada" }))).await;
    assert_eq!(renamed.json()["name"], "Ada");
    let again = ada.post("/api/me", json!({ "name": "Ada II" })).await;
    assert_eq!(again.status, StatusCode::OK);
    assert_eq!(again.header("set-cookie"), "", "the person stays the same");
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada II");
}

#[tokio::test]
async fn over_https_the_cookie_is_secure() {
    let public = ground_with(|settings| {
        settings.public_url = Some("https://omen.example.org".parse().unwrap());
    })
    .await;
    let answer = public.stranger().post("/api/me", json!({ "name": "Ada" })).await;
    assert!(answer.header("set-cookie").contains("; Secure"));
    assert!(answer.header("strict-transport-security").contains("max-age"));

    let proxied = ground_with(|settings| settings.behind_proxy = true).await;
    for (ground, secure) in [(proxied, true), (ground().await, false)] {
        let stranger = ground.stranger().with("x-forwarded-proto", "https");
        let answer = stranger.post("/api/me", json!({ "name": "Ada" })).await;
        assert_eq!(
            answer.header("set-cookie").contains("; Secure"),
            secure,
            "only a proxy is trusted"
        );
    }
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_the_site_and_the_old_one_is_replaced() {
    let ground = ground_with(|settings| settings.behind_proxy = true).await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let old = ada.headers["cookie"].to_str().unwrap().to_owned();
    let secret = old.strip_prefix("omen=").expect("the name over plain http").to_owned();

    let mut over_https = ada.with("x-forwarded-proto", "https");
    let answer = over_https.get("/api/me").await;
    assert_eq!(answer.json()["name"], "Ada", "the old name still works");
    let set: Vec<&str> =
        answer.headers.get_all("set-cookie").iter().map(|it| it.to_str().unwrap()).collect();
    let [new, gone] = set[..] else { panic!("{set:?}") };
    assert!(new.starts_with(&format!("__Host-omen={secret}; Path=/; ")), "{new}");
    assert!(new.contains("; Secure") && new.contains("HttpOnly") && !new.contains("Domain"));
    assert!(gone.starts_with("omen=; ") && gone.contains("Max-Age=0"), "{gone}");

    over_https.take_cookie(&answer);
    let again = over_https.get("/api/me").await;
    assert_eq!(again.json()["name"], "Ada");
    assert_eq!(again.header("set-cookie"), "", "replaced once");
    let answer = over_https.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.json()["seats"][0]["name"], "Ada", "the seat is kept");
    let paused = over_https.tell(&format!("/api/tables/{table}/pause")).await;
    assert!(paused.status.is_success(), "{}", paused.text());

    let zeros = "0".repeat(64);
    let nobody = ground.stranger().with("cookie", &format!("omen={zeros}"));
    let nobody = nobody.with("x-forwarded-proto", "https");
    assert_eq!(
        nobody.get("/api/me").await.header("set-cookie"),
        "",
        "there is no cookie to replace"
    );
    let page = over_https.clone().with("cookie", &old).get("/").await;
    let stored = page.header("cache-control") != "no-store";
    assert_eq!(
        page.header("set-cookie").is_empty(),
        stored,
        "no secret goes into a cacheable response"
    );

    let left = over_https.ask(Method::DELETE, "/api/me", None).await;
    assert_eq!(left.headers.get_all("set-cookie").iter().count(), 2, "under both names");
}

#[tokio::test]
async fn a_forged_cookie_identifies_no_one() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    let zeros = "0".repeat(64);
    for cookie in
        ["", "omen", "omen=", "omen=x", "omen='; DROP TABLE identities", &format!("omen={zeros}")]
    {
        let eve = ground.stranger().with("cookie", cookie);
        assert_eq!(eve.get("/api/me").await.json(), Value::Null, "{cookie}");
        let answer = eve.tell(&format!("/api/tables/{table}/pause")).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{cookie}");
        assert_eq!(answer.problem(), "name-wanted");
    }
}

#[tokio::test]
async fn after_signing_out_a_stolen_cookie_is_worthless() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let left = ada.ask(Method::DELETE, "/api/me", None).await;
    assert_eq!(left.status, StatusCode::NO_CONTENT);
    assert!(left.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(ada.get("/api/me").await.json(), Value::Null);
}

#[tokio::test]
async fn invalid_names_are_refused() {
    let ground = ground().await;
    let stranger = ground.stranger();
    for name in [
        "",
        "   ",
        "\u{3164}",
        "\u{2800}",
        "\u{200d}",
        "a\u{202e}b",
        "a\nb",
        "a\u{0}b",
        &"x".repeat(33),
    ] {
        let answer = stranger.post("/api/me", json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert_eq!(answer.problem(), "bad-name");
    }
    let family = "👨‍👩‍👧 Lovelace";
    let answer = stranger.post("/api/me", json!({ "name": family })).await;
    assert_eq!(answer.json()["name"], family);
}

#[tokio::test]
async fn a_script_in_a_name_is_only_a_name() {
    let ground = ground().await;
    let name = "<script>alert(1)</script>";
    let eve = ground.guest(name).await;
    let table = eve.table_alone().await;
    let answer = eve.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.json()["seats"][0]["name"], name);
}
