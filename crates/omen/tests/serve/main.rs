//! `omen serve` and `omen store` as processes: greetings, refusals, damage, shutdown.

#![cfg(unix)]
#![allow(clippy::unwrap_used)] // test helpers are tests too

mod damage;
#[cfg(target_os = "linux")]
mod readiness;
mod served;

use std::net::TcpListener;

use served::{Served, run};

#[test]
fn it_prints_its_address_answers_and_stops_when_asked() {
    let folder = std::env::temp_dir().join(format!("omen-serve-{}", std::process::id()));
    let data = format!("sqlite:{}", folder.join("omen.db").display());
    std::fs::create_dir_all(&folder).unwrap();
    let mut served = Served::start(&["--data", &data]);
    assert!(served.greeting[1].contains("omen.db"), "{:?}", served.greeting);
    assert_eq!(served.get("/healthz", "").status, 200);
    assert!(served.get("/", "").body.contains("<html"));
    assert_eq!(served.told_to_stop(), Some(0));
    assert!(folder.join("omen.db").exists());
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_port_in_use_is_reported_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let (output, said) = run(&["serve", "--listen", &address, "--data", "sqlite::memory:"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains(&address) && said.contains("--listen"), "{said}");
}

#[test]
fn an_unusable_store_is_reported_with_what_to_do() {
    for (data, hint) in [
        ("nonsense", "sqlite:PATH"),
        ("sqlite:/dev/null/omen.db", "name a file"),
        ("postgres://omen:secret@127.0.0.1:1/omen", "check the address"),
    ] {
        let (output, said) = run(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(hint), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

#[test]
fn bad_options_are_explained() {
    for (option, value) in
        [("--rate-talk", "often"), ("--public-url", "omen"), ("--log", "a=b=c"), ("--listen", "80")]
    {
        let (output, said) = run(&["serve", option, value, "--data", "sqlite::memory:"]);
        assert_eq!(output.status.code(), Some(2), "{option} {value}");
        assert!(!said.is_empty(), "{option} {value}");
    }
}
