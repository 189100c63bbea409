//! What the check refuses: each of these once came, or could come, with an innocent new dependency.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use licences::{
    Package, Policy, Strictness, Which, check, check_web, packages, packed_into_the_client,
};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn file(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(name)).unwrap()
}

fn package(name: &str, licence: Option<&str>, source: Option<&str>) -> Package {
    serde_json::from_value(json!({
        "name": name, "version": "1.0.0", "source": source, "license": licence,
        "license_file": null, "repository": null, "manifest_path": format!("/{name}/Cargo.toml"),
    }))
    .unwrap()
}

fn complaints(package: Package, strictness: Strictness) -> String {
    Policy::read(&file("deny.toml")).unwrap().complaints(&[package], strictness).join("\n")
}

#[test]
fn everything_that_is_built_in_may_be() {
    if let Err(wrong) = check(Path::new(ROOT)) {
        panic!("{wrong}");
    }
}

#[test]
fn an_allowed_crate_is_no_trouble() {
    let fine = package("fine", Some("MIT OR Apache-2.0"), Some(CRATES_IO));
    assert_eq!(complaints(fine, Strictness::PassedOn), "");
    assert_eq!(complaints(package("ours", Some("MIT"), None), Strictness::PassedOn), "");
}

#[test]
fn other_licences_are_refused() {
    for licence in ["GPL-3.0-or-later", "MIT AND AGPL-3.0-only", "Proprietary", "MIT OR"] {
        let wrong =
            complaints(package("bad", Some(licence), Some(CRATES_IO)), Strictness::KeptHere);
        assert!(wrong.starts_with("bad 1.0.0 has "), "{licence}: {wrong:?}");
    }
    let silent = complaints(package("silent", None, Some(CRATES_IO)), Strictness::KeptHere);
    assert_eq!(silent, "silent 1.0.0 names no licence");
}

#[test]
fn the_yardstick_may_be_built_and_not_be_passed_on() {
    let yardstick = || package("shakmaty", Some("GPL-3.0-or-later"), Some(CRATES_IO));
    assert_eq!(complaints(yardstick(), Strictness::KeptHere), "");
    assert!(complaints(yardstick(), Strictness::PassedOn).contains("off by default"));
}

#[test]
fn banned_crates_are_refused_with_the_reason() {
    let banned =
        complaints(package("openssl-sys", Some("MIT"), Some(CRATES_IO)), Strictness::KeptHere);
    assert!(banned.contains("is banned: TLS"), "{banned}");
}

#[test]
fn other_sources_are_refused() {
    for source in ["git+https://example.org/fork", "registry+https://example.org/index"] {
        let wrong = complaints(package("fork", Some("MIT"), Some(source)), Strictness::KeptHere);
        assert!(wrong.contains(source), "{wrong:?}");
    }
}

#[test]
fn a_policy_that_is_not_understood_is_refused() {
    let text = file("deny.toml");
    for (known, unknown) in [("allow =", "permit ="), ("\"deny\"", "\"warn\""), ("[bans]", "[ban]")]
    {
        assert!(text.contains(known), "{known}");
        assert!(Policy::read(&text.replacen(known, unknown, 1)).is_err(), "{unknown}");
    }
}

#[test]
fn what_is_shipped_is_told_from_what_only_builds_and_tests() {
    let shipped = packages(Path::new(ROOT), Which::Shipped).unwrap();
    let has = |name: &str| shipped.iter().any(|package| package.name == name);
    assert!(has("omen") && has("serde"));
    assert!(!has("brotli"), "it only builds");
    assert!(!has("licences") && !has("load"), "they only test");
}

#[test]
fn the_browser_client_is_looked_at_too() {
    let lock = file("web/package-lock.json");
    let packed = packed_into_the_client(&lock).unwrap();
    assert_eq!(check_web(&packed), Vec::<String>::new());
    assert!(packed.iter().any(|package| package.name == "svelte"));
    assert!(packed.iter().all(|package| package.name != "vite"), "vite only builds");

    let mut changed: Value = serde_json::from_str(&lock).unwrap();
    changed["packages"]["node_modules/svelte"]["license"] = json!("GPL-3.0-only");
    let packed = packed_into_the_client(&changed.to_string()).unwrap();
    assert_eq!(check_web(&packed).len(), 1, "{:?}", check_web(&packed));
}
