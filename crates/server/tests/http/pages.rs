//! The browser client and the rule books.

use crate::ground::{ground, ground_with};
use hyper::{Method, StatusCode};

const BROWSER: &str = "text/html,application/xhtml+xml,*/*;q=0.8";

#[tokio::test]
async fn every_client_address_serves_the_page() {
    let ground = ground().await;
    let browser = ground.stranger().with("accept", BROWSER);
    let page = browser.get("/").await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
    for path in ["/table/abc", "/replay/abc", "/rules/duel", "/join/abc", "/about", "/a/b?c=d"] {
        let answer = browser.get(path).await;
        assert_eq!((answer.status, &answer.body), (StatusCode::OK, &page.body), "{path}");
    }
    let head = browser.ask(Method::HEAD, "/", None).await;
    assert_eq!((head.status, head.body.len()), (StatusCode::OK, 0));
}

#[tokio::test]
async fn anything_that_is_neither_page_nor_file_is_not_found() {
    let ground = ground().await;
    let browser = ground.stranger().with("accept", BROWSER);
    for path in ["/assets/missing.js", "/api/missing"] {
        assert_eq!(browser.get(path).await.problem(), "not-found", "{path}");
    }
    let script = ground.stranger().with("accept", "application/json");
    assert_eq!(script.get("/table/abc").await.problem(), "not-found");
    assert_eq!(ground.stranger().get("/robots.txt").await.problem(), "not-found");
}

#[tokio::test]
async fn the_page_is_revalidated_by_its_tag() {
    let ground = ground().await;
    let page = ground.stranger().get("/").await;
    let tag = page.header("etag").to_owned();
    let again = ground.stranger().with("if-none-match", &tag).get("/").await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    assert_eq!(again.header("etag"), tag);
}

/// If a client was built in: its assets are compressed, cached forever and identified by a tag.
#[tokio::test]
async fn assets_are_compressed_and_cached() {
    let ground = ground().await;
    let page = ground.stranger().get("/").await.text();
    let Some(at) = page.find("/assets/") else { return };
    let path = page[at..].split('"').next().unwrap().to_owned();
    let plain = ground.stranger().get(&path).await;
    assert_eq!(plain.status, StatusCode::OK);
    assert_eq!(plain.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(plain.header("content-encoding"), "");
    for encoding in ["br", "gzip"] {
        let small = ground.stranger().with("accept-encoding", encoding).get(&path).await;
        assert_eq!(small.header("content-encoding"), encoding);
        assert_eq!(small.header("vary"), "accept-encoding");
        assert!(small.body.len() < plain.body.len());
    }
}

#[tokio::test]
async fn the_client_can_be_served_from_a_directory() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("assets")).unwrap();
    std::fs::write(folder.path().join("index.html"), "a page").unwrap();
    std::fs::write(folder.path().join("assets/a.js"), "a script").unwrap();
    let web = folder.path().to_owned();
    let ground = ground_with(|settings| settings.web = Some(web)).await;
    assert_eq!(ground.stranger().get("/table/x").await.text(), "a page");
    let script = ground.stranger().get("/assets/a.js").await;
    assert_eq!(script.text(), "a script");
    assert_eq!(script.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(script.header("cache-control"), "no-cache", "it may change at any moment");
}

#[tokio::test]
async fn all_five_rule_books_are_served_in_both_languages() {
    let ground = ground().await;
    for game in ["duel", "eldritch", "pyramids", "arkham", "possession"] {
        let answer = ground.stranger().get(&format!("/api/rules/{game}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{game}");
        let book = answer.json();
        assert_eq!(book["game"], game);
        let rules = book["rules"].as_array().unwrap();
        assert!(rules.len() > 50, "{game}: {}", rules.len());
        for rule in rules {
            assert!(
                rule["id"].is_string() && rule["chapter"].is_string() && rule["en"].is_string()
            );
        }
        let tag = answer.header("etag").to_owned();
        let again = ground.stranger().with("if-none-match", &tag);
        let again = again.get(&format!("/api/rules/{game}")).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED);
        let small = ground.stranger().with("accept-encoding", "gzip");
        let small = small.get(&format!("/api/rules/{game}")).await;
        assert_eq!(small.header("content-encoding"), "gzip");
        assert!(small.body.len() * 2 < answer.body.len());
    }
    let duel = ground.stranger().get("/api/rules/duel").await.json();
    assert!(duel["rules"][0]["ru"].as_str().unwrap().contains("Увядание"));
}
