//! Every refusal is a problem document, and every response has security headers.

use crate::ground::{Answer, ground, ground_with};
use bytes::Bytes;
use hyper::{Method, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

const NOWHERE: &str = "00000000000000000000000000";

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "a plain table of requests")]
async fn every_refusal_has_the_same_form() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let json = Some("application/json");
    let big = Bytes::from(vec![b' '; (64 << 10) + 1]);
    let refusals = [
        (Method::GET, "/api/nothing".to_owned(), None, Bytes::new(), 404, "not-found"),
        (Method::GET, "/api".to_owned(), None, Bytes::new(), 404, "not-found"),
        (Method::GET, format!("/api/tables/{NOWHERE}"), None, Bytes::new(), 404, "not-found"),
        (Method::GET, "/api/tables/x".to_owned(), None, Bytes::new(), 404, "not-found"),
        (Method::GET, "/api/tables/%ff".to_owned(), None, Bytes::new(), 404, "not-found"),
        (Method::GET, "/api/rules/chess".to_owned(), None, Bytes::new(), 404, "not-found"),
        (Method::GET, "/api/invitations/x".to_owned(), None, Bytes::new(), 404, "not-found"),
        (Method::GET, format!("/api/reports/{NOWHERE}"), None, Bytes::new(), 404, "not-found"),
        (
            Method::POST,
            format!("/api/tables/{NOWHERE}/seats/x/sit"),
            None,
            Bytes::new(),
            404,
            "not-found",
        ),
        (
            Method::POST,
            format!("/api/tables/{NOWHERE}/seats/256/sit"),
            None,
            Bytes::new(),
            404,
            "not-found",
        ),
        (
            Method::GET,
            format!("/api/tables/{NOWHERE}/view?at=x"),
            None,
            Bytes::new(),
            400,
            "malformed",
        ),
        (
            Method::GET,
            format!("/api/tables/{NOWHERE}/view?bad=1"),
            None,
            Bytes::new(),
            400,
            "malformed",
        ),
        (
            Method::GET,
            format!("/api/tables/{NOWHERE}/view?seat=x"),
            None,
            Bytes::new(),
            400,
            "malformed",
        ),
        (
            Method::GET,
            format!("/api/tables/{NOWHERE}/socket"),
            None,
            Bytes::new(),
            426,
            "socket-wanted",
        ),
        (Method::DELETE, "/api/games".to_owned(), None, Bytes::new(), 405, "method-not-allowed"),
        (Method::POST, "/about".to_owned(), None, Bytes::new(), 405, "method-not-allowed"),
        (Method::POST, "/api/tables".to_owned(), None, Bytes::from("{}"), 415, "not-json"),
        (
            Method::POST,
            "/api/tables".to_owned(),
            Some("text/plain"),
            Bytes::from("{}"),
            415,
            "not-json",
        ),
        (Method::POST, "/api/tables".to_owned(), json, Bytes::from("{"), 400, "malformed"),
        (Method::POST, "/api/tables".to_owned(), json, Bytes::from("\u{fffd}"), 400, "malformed"),
        (
            Method::POST,
            "/api/tables".to_owned(),
            json,
            Bytes::from_static(b"\"\xff\""),
            400,
            "malformed",
        ),
        (Method::POST, "/api/tables".to_owned(), json, Bytes::from("{}"), 422, "unfit"),
        (Method::POST, "/api/tables".to_owned(), json, Bytes::from("[[[[]]]]"), 422, "unfit"),
        (Method::PUT, "/api/me".to_owned(), json, Bytes::from(r#"["Ada"]"#), 422, "unfit"),
        (
            Method::PUT,
            "/api/me".to_owned(),
            json,
            Bytes::from(r#"{"name":"A","x":1}"#),
            422,
            "unfit",
        ),
        (Method::POST, "/api/tables".to_owned(), json, big, 413, "too-large"),
    ];
    for (method, path, kind, body, status, word) in refusals {
        let answer = ada.send(method.clone(), &path, kind, body).await;
        assert_eq!(answer.status.as_u16(), status, "{method} {path}: {}", answer.text());
        assert_eq!(answer.problem(), word, "{method} {path}");
        dressed(&answer);
    }
}

#[tokio::test]
async fn deeply_nested_json_is_refused_and_harmless() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let nest = Bytes::from("[".repeat(60_000));
    let answer = ada.send(Method::POST, "/api/tables", Some("application/json"), nest).await;
    assert!(answer.status.is_client_error());
    answer.problem();
    ground.stands().await;
}

#[tokio::test]
async fn a_wrong_method_is_refused_with_the_allowed_ones() {
    let ground = ground().await;
    let answer = ground.stranger().ask(Method::DELETE, "/api/games", None).await;
    assert!(answer.header("allow").contains("GET"), "{:?}", answer.headers);
    let answer = ground.stranger().ask(Method::DELETE, "/", None).await;
    assert!(answer.header("allow").contains("GET"), "{:?}", answer.headers);
}

#[tokio::test]
async fn a_plain_request_for_a_socket_says_what_to_upgrade_to() {
    let ground = ground().await;
    let answer = ground.stranger().get(&format!("/api/tables/{NOWHERE}/socket")).await;
    assert_eq!(answer.status, StatusCode::UPGRADE_REQUIRED);
    assert_eq!(answer.header("upgrade"), "websocket");
    assert_eq!(answer.header("connection"), "upgrade");
}

#[tokio::test]
async fn an_unknown_visitor_is_told_to_give_a_name_first() {
    let ground = ground().await;
    let answer = ground.stranger().post("/api/tables", json!({})).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert_eq!(answer.problem(), "name-wanted");
    assert_ne!(answer.header("www-authenticate"), "");
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    for path in ["/", "/table/x", "/api/me", "/api/games", "/healthz", "/metrics", "/assets/no.js"]
    {
        dressed(&ada.get(path).await);
    }
}

fn dressed(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"));
    for part in ["connect-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"] {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    assert_ne!(answer.header("permissions-policy"), "");
    assert_ne!(answer.header("cache-control"), "");
}

#[tokio::test]
async fn no_path_leads_to_a_file_outside_the_client() {
    let folder = tempfile::tempdir().unwrap();
    let web = folder.path().join("web");
    std::fs::create_dir_all(web.join("assets")).unwrap();
    std::fs::write(web.join("index.html"), "the page").unwrap();
    std::fs::write(folder.path().join("secret.txt"), "the secret").unwrap();
    let grounds = [ground().await, ground_with(|settings| settings.web = Some(web)).await];
    for ground in &grounds {
        for path in [
            "/assets/../../secret.txt",
            "/assets/../../../../../../etc/passwd",
            "/..%2fsecret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/assets/..%5c..%5csecret.txt",
            "/%2e%2e/secret.txt",
            "//etc/passwd",
            "/./../secret.txt",
            "/secret.txt%00.html",
            "/.git/config",
        ] {
            let text = raw(
                ground.address,
                &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
            )
            .await;
            assert!(!text.contains("the secret") && !text.contains("root:"), "{path}: {text}");
            assert!(
                text.starts_with("HTTP/1.1 404")
                    || text.starts_with("HTTP/1.1 200")
                    || text.starts_with("HTTP/1.1 400"),
                "{path}: {text}"
            );
        }
    }
}

#[tokio::test]
async fn anything_that_is_not_http_is_rejected() {
    let quick = |settings: &mut server::http::Settings| {
        settings.limits.headers_within = std::time::Duration::from_millis(200);
    };
    let ground = ground_with(quick).await;
    for text in [
        "\0\0\0\0\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
    ] {
        let answer = raw(ground.address, text).await;
        assert!(!answer.starts_with("HTTP/1.1 2") && !answer.starts_with("HTTP/1.1 5"), "{answer}");
    }
    let long = format!("GET /?{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(100_000));
    assert!(raw(ground.address, &long).await.starts_with("HTTP/1.1 4"));
    ground.stands().await;
}

/// Sends the bytes and reads everything until the server closes the connection.
async fn raw(address: std::net::SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let _may_be_cut_off = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    let _may_be_reset =
        tokio::time::timeout(crate::ground::PATIENCE, reading).await.expect("an end");
    String::from_utf8_lossy(&answer).into_owned()
}
