//! From damage to a restored backup, as an operator goes through it.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::served::{Served, run};

/// Somebody with a table of their own: their cookie, and the table's path.
pub fn somebody_at_a_table(served: &Served) -> (String, String) {
    let cookie = served.post("/api/me", "", &json!({ "name": "Ada" })).cookie.unwrap();
    let wish = json!({ "game": "duel", "seats": ["me", "me"], "ask_everything": true });
    let created = served.post("/api/tables", &cookie, &wish).json();
    let id = created["table"]["id"].as_str().unwrap().to_owned();
    (cookie, format!("/api/tables/{id}"))
}

/// Makes one choice for the seat that is asked; returns the new moment, or why not.
pub fn moved(served: &Served, cookie: &str, table: &str) -> Result<u64, (u16, String)> {
    for seat in 0..2 {
        let view = served.get(&format!("{table}/view?seat={seat}"), cookie).json();
        let Some(choice) = view["prompt"]["options"][0]["choice"].as_str() else { continue };
        let answer = json!({ "at": view["at"], "seat": seat, "choice": choice });
        let answer = served.post(&format!("{table}/choose"), cookie, &answer);
        return match answer.status {
            200 => Ok(answer.json()["seq"].as_u64().unwrap()),
            _ => Err(answer.problem()),
        };
    }
    panic!("nobody is asked");
}

fn view(served: &Served, cookie: &str, table: &str) -> Value {
    served.get(&format!("{table}/view?seat=0"), cookie).json()
}

/// Zeroes every page of a file but the first.
fn zero_pages(file: &Path) {
    const PAGE: usize = 4096;
    let mut bytes = fs::read(file).unwrap();
    bytes[PAGE..].fill(0);
    fs::write(file, bytes).unwrap();
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn damage_is_reported_and_a_backup_restores_every_move() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("omen.db"), folder.path().join("backup.db"));
    let data = format!("sqlite:{}", file.display());
    let mut served = Served::start(&["--data", &data]);
    let (cookie, table) = somebody_at_a_table(&served);
    for _ in 0..5 {
        moved(&served, &cookie, &table).unwrap();
    }
    let before = view(&served, &cookie, &table);

    // While it is being played.
    let (output, said) = run(&["store", "backup", text(&copy), "--data", &data]);
    assert!(output.status.success(), "{said}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 table, "), "{output:?}");
    let (again, said) = run(&["store", "backup", text(&copy), "--data", &data]);
    assert_eq!(again.status.code(), Some(2));
    assert!(said.contains("--overwrite"), "{said}");
    moved(&served, &cookie, &table).unwrap();
    let (in_use, said) = run(&["store", "restore", text(&copy), "--overwrite", "--data", &data]);
    assert_eq!(in_use.status.code(), Some(2), "{said}");
    assert!(said.contains("in use"), "{said}");
    assert_eq!(served.told_to_stop(), Some(0));
    assert!(run(&["store", "check", "--data", &data]).0.status.success());

    zero_pages(&file);
    let (check, said) = run(&["store", "check", "--data", &data]);
    assert_eq!(check.status.code(), Some(1), "{said}");
    assert!(said.contains("damaged") && said.contains("omen store restore"), "{said}");
    let (backup, said) = run(&["store", "backup", text(&copy), "--overwrite", "--data", &data]);
    assert_eq!(backup.status.code(), Some(1), "{said}");

    let (refused, said) = run(&["store", "restore", text(&copy), "--data", &data]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said.contains("--overwrite"), "{said}");
    let (restored, said) = run(&["store", "restore", text(&copy), "--overwrite", "--data", &data]);
    assert!(restored.status.success(), "{said}");
    assert!(folder.path().join("omen.db.before-restore").exists(), "the old file is kept");

    let served = Served::start(&["--data", &data]);
    assert_eq!(served.get("/readyz", "").json()["state"], "ready");
    assert_eq!(view(&served, &cookie, &table), before, "every move up to the backup");
    moved(&served, &cookie, &table).unwrap();
}

#[test]
fn a_server_reports_a_damaged_file_and_lets_no_one_new_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("omen.db");
    let data = format!("sqlite:{}", file.display());
    let mut served = Served::start(&["--data", &data]);
    let (cookie, table) = somebody_at_a_table(&served);
    // Enough other data that a page of it can be lost with the table intact.
    for n in 0..60 {
        let line = json!({ "text": format!("{n} {}", "a long story ".repeat(30)) });
        assert!(served.post(&format!("{table}/talk"), &cookie, &line).status < 300);
    }
    assert_eq!(served.told_to_stop(), Some(0));
    let mut bytes = fs::read(&file).unwrap();
    let story = b"30 a long story";
    let place = bytes.windows(story.len()).position(|it| it == story).unwrap();
    let page = place / 4096 * 4096;
    bytes[page..page + 4096].fill(0);
    fs::write(&file, bytes).unwrap();

    let served = Served::start(&["--data", &data]);
    assert_eq!(served.get("/healthz", "").status, 200, "it lives");
    let ready = served.get("/readyz", "");
    assert_eq!((ready.status, ready.json()["state"].as_str().unwrap()), (503, "damaged"));
    assert!(ready.json()["detail"].as_str().unwrap().contains("omen store restore"));
    let newcomer = served.post("/api/me", "", &json!({ "name": "Boris" }));
    assert_eq!(newcomer.problem(), (503, "cannot-keep".to_owned()));
    moved(&served, &cookie, &table).unwrap();
}

#[test]
fn a_damaged_table_is_reported_and_the_others_are_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("omen.db");
    let data = format!("sqlite:{}", file.display());
    let mut served = Served::start(&["--data", &data]);
    let (cookie, hurt) = somebody_at_a_table(&served);
    let (other, whole) = somebody_at_a_table(&served);
    for (cookie, table) in [(&cookie, &hurt), (&other, &whole)] {
        moved(&served, cookie, table).unwrap();
    }
    assert_eq!(served.told_to_stop(), Some(0));
    let mut bytes = fs::read(&file).unwrap();
    let id = hurt.rsplit('/').next().unwrap().as_bytes();
    // The first letter of a choice in one of the table's inputs: the file itself stays sound.
    let place = (0..bytes.len() - 200)
        .filter(|at| bytes[*at..].starts_with(id))
        .find_map(|at| {
            let choose = b"\"choose\":\"";
            let input = &bytes[at..at + 100];
            let found = input.windows(choose.len()).position(|it| it == choose)?;
            Some(at + found + choose.len())
        })
        .unwrap();
    bytes[place] ^= 1;
    fs::write(&file, bytes).unwrap();

    let served = Served::start(&["--data", &data]);
    for path in [hurt.clone(), format!("{hurt}/view?seat=0"), format!("{hurt}/log")] {
        let answer = served.get(&path, &cookie);
        assert_eq!(answer.problem(), (503, "damaged".to_owned()), "{path}");
    }
    moved(&served, &other, &whole).unwrap();
    let ready = served.get("/readyz", "");
    assert_eq!((ready.status, ready.json()["damaged_tables"].as_u64().unwrap()), (200, 1));
    assert!(served.get("/metrics", "").body.contains("omen_tables_damaged 1"));
    assert!(served.get("/api/tables", &cookie).body.contains(hurt.rsplit('/').next().unwrap()));
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("omen.db"), folder.path().join("backup.db"));
    let data = format!("sqlite:{}", file.display());
    let mut served = Served::start(&["--data", &data]);
    let (cookie, table) = somebody_at_a_table(&served);
    moved(&served, &cookie, &table).unwrap();
    assert_eq!(served.told_to_stop(), Some(0));
    assert!(run(&["store", "backup", text(&copy), "--data", &data]).0.status.success());
    let sound = fs::read(&file).unwrap();
    let mut bytes = fs::read(&copy).unwrap();
    let place = bytes.windows(9).position(|it| it == b"\"choose\":").unwrap();
    bytes[place + 2] = b'X';
    fs::write(&copy, bytes).unwrap();
    let (refused, said) = run(&["store", "restore", text(&copy), "--overwrite", "--data", &data]);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("does not fit its seal"), "{said}");
    assert_eq!(fs::read(&file).unwrap(), sound, "nothing was changed");
}
