//! The OpenAPI document, the metrics, and the messages for every refusal.

use crate::ground::ground;
use hyper::Method;
use serde_json::Value;
use std::collections::BTreeSet;

#[tokio::test]
async fn every_route_is_described_with_its_refusals() {
    let ground = ground().await;
    let document = ground.stranger().get("/api/openapi.json").await.json();
    assert_eq!(document["info"]["title"], "Omen");
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 30, "{} paths", paths.len());
    for (path, operations) in paths {
        for (method, operation) in operations.as_object().unwrap() {
            let responses = operation["responses"].as_object().unwrap();
            for status in ["400", "404", "429", "500"] {
                let content = &responses[status]["content"]["application/problem+json"];
                assert!(content.is_object(), "{method} {path} {status}");
            }
            assert!(operation["operationId"].is_string(), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn every_described_route_exists() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let document = ada.get("/api/openapi.json").await.json();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for method in operations.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let asked = path
                .replace("{id}", "00000000000000000000000000")
                .replace("{secret}", "00000000000000000000000000")
                .replace("{seat}", "0")
                .replace("{game}", "duel");
            let answer = ada.ask(method.clone(), &asked, None).await;
            let status = answer.status.as_u16();
            assert_ne!(status, 405, "{method} {path}");
            assert!(status < 500, "{method} {path}: {}", answer.text());
            let known = &operations[method.as_str().to_lowercase()]["responses"];
            assert!(known.get(status.to_string()).is_some(), "{method} {path}: {status}");
        }
    }
}

/// Operation ids and references, as programs that read the document need them.
#[tokio::test]
async fn the_document_refers_only_to_what_it_has() {
    let ground = ground().await;
    let document = ground.stranger().get("/api/openapi.json").await.json();
    let mut ids = BTreeSet::new();
    for operations in document["paths"].as_object().unwrap().values() {
        for operation in operations.as_object().unwrap().values() {
            assert!(ids.insert(operation["operationId"].to_string()), "{operation}");
        }
    }
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut references = Vec::new();
    collect(&document, &mut references);
    for reference in references {
        let name = reference.strip_prefix("#/components/schemas/").unwrap();
        assert!(schemas.contains_key(name), "{reference}");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                references.push(reference.to_owned());
            }
            fields.values().for_each(|field| collect(field, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
        _ => {}
    }
}

#[tokio::test]
async fn metrics_count_what_happens_and_contain_no_secret() {
    let ground = ground().await;
    let ada = ground.guest("Ada").await;
    let table = ada.table_alone().await;
    ada.get(&format!("/api/tables/{table}")).await;
    ada.get("/api/invitations/0123456789abcdefghjkmnpqrs").await;
    let figures = ada.get("/metrics").await.text();
    for name in ["omen_http_requests_total", "omen_http_seconds_bucket", "omen_store_appends_total"]
    {
        assert!(figures.contains(name), "{name}");
    }
    assert!(figures.contains(r#"path="/api/invitations/{secret}""#));
    assert!(!figures.contains(&table) && !figures.contains("0123456789abcdefghjkmnpqrs"));
}

#[tokio::test]
async fn invented_methods_share_one_metric() {
    let ground = ground().await;
    for method in ["BREW", "INVENTED"] {
        ground.stranger().ask(method.parse().unwrap(), "/api/games", None).await;
    }
    let figures = ground.stranger().get("/metrics").await.text();
    assert!(figures.contains(r#"method="other""#));
    assert!(!figures.contains("BREW") && !figures.contains("INVENTED"), "{figures}");
}

#[test]
fn every_refusal_has_a_message_in_both_languages() {
    for language in ["ru", "en"] {
        let folder = format!("{}/../../web/src/words", env!("CARGO_MANIFEST_DIR"));
        let files = ["", "pages/"].map(|within| format!("{folder}/{within}{language}.ftl"));
        let words = files.map(|file| std::fs::read_to_string(file).unwrap()).concat();
        let here = server::http::Kind::ALL.map(server::http::Kind::word);
        let inside = server::house::Kind::ALL.map(server::house::Kind::word);
        for word in here.iter().chain(&inside) {
            assert!(words.contains(&format!("\nproblem-{word} =")), "{language}: problem-{word}");
        }
    }
}
