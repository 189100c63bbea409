//! A disk that cannot be written for a while: the server says so, lets people watch, and recovers
//! by itself.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, prlimit};
use serde_json::json;

use crate::damage::{moved, somebody_at_a_table};
use crate::served::{Answer, Served};

/// No file may grow beyond this.
fn limit_files(served: &Served, most: Option<u64>) {
    let limit = Rlimit { current: most, maximum: None };
    prlimit(Some(served.pid()), Resource::Fsize, limit).unwrap();
}

fn wait_for(what: &str, look: impl Fn() -> Answer, is_it: impl Fn(&Answer) -> bool) -> Answer {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        let answer = look();
        if is_it(&answer) {
            return answer;
        }
        assert!(Instant::now() < deadline, "never {what}: {answer:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn while_nothing_can_be_written_people_watch_and_afterwards_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = format!("sqlite:{}", folder.path().join("omen.db").display());
    // A process that exceeds the file size limit is killed unless it ignores that signal.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_omen"), "serve"]);
    command.args(["--listen", "127.0.0.1:0", "--data", &data]);
    let served = Served::started(command);
    let (cookie, table) = somebody_at_a_table(&served);
    let stood = moved(&served, &cookie, &table).unwrap();
    assert_eq!(served.get("/readyz", "").json()["state"], "ready");

    let log = folder.path().join("omen.db-wal");
    limit_files(&served, Some(fs::metadata(log).unwrap().len()));
    let refused = moved(&served, &cookie, &table).unwrap_err();
    assert_eq!(refused, (503, "cannot-keep".to_owned()));
    let ready = served.get("/readyz", "");
    assert_eq!((ready.status, ready.json()["state"].as_str().unwrap()), (503, "cannot-write"));
    let newcomer = served.post("/api/me", "", &json!({ "name": "Boris" }));
    assert_eq!(newcomer.problem(), (503, "cannot-keep".to_owned()));
    assert_eq!(served.get("/healthz", "").status, 200, "it lives");
    let view = served.get(&format!("{table}/view?seat=0"), &cookie);
    assert_eq!((view.status, view.json()["at"]["seq"].as_u64().unwrap()), (200, stood));

    limit_files(&served, None);
    wait_for("ready again", || served.get("/readyz", ""), |ready| ready.status == 200);
    assert_eq!(served.post("/api/me", "", &json!({ "name": "Boris" })).status, 201);
    assert!(moved(&served, &cookie, &table).unwrap() > stood);
}
