//! What `omen verify` calls honest: nothing with a damaged or edited header.

#![allow(clippy::unwrap_used)] // test helpers are tests too

mod ground;

use duel::Duel;
use ground::{fresh, omen, refused, text};
use kernel::log::{Chain, LogFile, SeatEntry};
use kernel::registry::Titled;
use kernel::{Game as _, Menu, Seed, Table};
use serde_json::{Value, json};
use std::fs;

/// A game of two people that has just started.
fn log() -> String {
    let content = Duel::content().unwrap();
    let people = ["Ada".to_owned(), "Борис".to_owned()];
    let (hash, setup, seed) = (Duel::content_hash(), Duel::usual_setup(), Seed::from_number(11));
    let mut table = Table::<Duel>::begin(content.clone(), &hash, &setup, &people, seed).unwrap();
    for _ in 0..3 {
        let mut menu = Menu::new();
        table.game().menu(&content, &mut menu);
        let asked = table.asked().unwrap();
        table.choose(asked.lead, menu[0]).unwrap();
    }
    table.log_file().write()
}

/// Whether it is honest, and whether it was made with the current content.
fn verified(text: &str) -> Result<bool, String> {
    let file = LogFile::read(text).map_err(|bad| bad.to_string())?;
    let verified = Table::<Duel>::verify(&file, Duel::content().unwrap(), &Duel::content_hash());
    verified.map(|it| !it.other_content).map_err(|bad| bad.to_string())
}

#[test]
fn a_header_with_any_character_changed_or_lost_is_detected() {
    let log = log();
    assert_eq!(verified(&log), Ok(true));
    let header: Vec<char> = log.lines().next().unwrap().chars().collect();
    let rest = &log[log.find('\n').unwrap()..];
    for at in 0..header.len() {
        for put in [None, Some('x'), Some('0'), Some('"'), Some(' '), Some('\u{0}')] {
            if put == Some(header[at]) {
                continue;
            }
            let before: String = header[..at].iter().collect();
            let after: String = header[at + 1..].iter().collect();
            let damaged =
                format!("{before}{}{after}{rest}", put.map_or(String::new(), String::from));
            let bad = verified(&damaged).expect_err("a damaged header");
            assert!(bad.starts_with("line 1: "), "character {at}, {put:?}: {bad}");
        }
    }
}

/// The log with its header changed and every checksum corrected.
fn edited(log: &str, edit: impl Fn(&mut Value)) -> String {
    let mut chain = Chain::default();
    let body = |line: &str| format!("{}}}", line.rsplit_once(",\"check\"").unwrap().0);
    let lines = log.lines().enumerate().map(|(n, line)| {
        let body = body(line);
        if n > 0 {
            return chain.sign(&body);
        }
        let mut header: Value = serde_json::from_str(&body).unwrap();
        edit(&mut header);
        chain.sign(&header.to_string())
    });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn an_edited_and_resealed_header_is_detected_as_far_as_possible() {
    let log = log();
    assert_eq!(verified(&edited(&log, |_| ())), Ok(true), "field order does not matter");
    let seats = |header: &Value| -> Vec<SeatEntry> {
        serde_json::from_value(header["seats"].clone()).unwrap()
    };
    type Edit<'e> = &'e dyn Fn(&mut Value);
    let edits: [(&str, Edit<'_>); 12] = [
        ("format", &|header| header["omen"] = json!(77)),
        ("chess", &|header| header["game"] = json!("chess")),
        ("engine 9", &|header| header["engine"] = json!("9")),
        ("set-up", &|header| header["setup"] = json!({ "windwalker-begins": "arctica" })),
        ("\"start", &|header| header["setup"] = json!({ "windwalker-start": "antarctica" })),
        ("committed", &|header| header["commitment"] = json!("0".repeat(64))),
        ("unknown field", &|header| header["winner"] = json!("Ada")),
        ("seats", &|header| header["seats"] = json!([])),
        ("seats", &|header| header["seats"][0]["seat"] = json!("windwalker")),
        ("seats", &|header| header["seats"].as_array_mut().unwrap().swap(0, 1)),
        ("seats", &|header| {
            let mut more = seats(header);
            more.push(SeatEntry { seat: "third".into(), player: "Eve".into() });
            header["seats"] = serde_json::to_value(more).unwrap();
        }),
        ("seats", &|header| drop(header["seats"].as_array_mut().unwrap().pop())),
    ];
    for (word, edit) in edits {
        let forged = edited(&log, edit);
        let bad = verified(&forged).expect_err(word);
        assert!(bad.contains(word), "{word}: {bad}");
        let path = fresh("edited-header.log");
        fs::write(&path, forged).unwrap();
        refused(&omen(&["verify", text(&path)]), &[word]);
    }
    let content = edited(&log, |header| header["content"] = json!("extinction:0"));
    assert_eq!(verified(&content), Ok(false), "other content is a remark");
}
