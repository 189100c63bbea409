//! One game on a disk that fails once, and what must be true afterwards.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::plan::{CALLS, Fault};
use crate::reading::At;
use crate::seating::{Seated, arrive};
use crate::service::Plan;
use crate::soak::check;
use crate::soak::record::{Counts, Record};
use crate::{Outcome, http};

#[derive(Clone, Debug)]
pub struct Setting {
    pub omen: PathBuf,
    pub strace: PathBuf,
    pub game: String,
    pub moves: u64,
}

/// How long a server may take to be well again, or a game to be played.
const PATIENCE: Duration = Duration::from_secs(30);
const BREATH: Duration = Duration::from_millis(20);

/// What the log says once when the disk fails.
const CLEAR_WORD: &str = "nothing can be stored";

/// What happened in some runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    pub runs: u64,
    /// Runs in which the fault kept the server from starting.
    at_the_start: u64,
    /// Runs in which something was refused.
    refused: u64,
    /// Runs in which nothing was noticed: the call failed where nothing depended on it.
    unnoticed: u64,
    acknowledged: u64,
}

impl Told {
    pub fn add(&mut self, other: &Told) {
        self.runs += other.runs;
        self.at_the_start += other.at_the_start;
        self.refused += other.refused;
        self.unnoticed += other.unnoticed;
        self.acknowledged += other.acknowledged;
    }

    pub fn must_have_tested_something(&self) -> Outcome<()> {
        if self.at_the_start == 0 || self.refused == 0 || self.acknowledged < self.runs {
            return Err(format!("the faults did not bite: {self}").into());
        }
        Ok(())
    }
}

impl fmt::Display for Told {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            to,
            "{} kept the server from starting, {} were noticed at the table, {} by nobody; {} moves \
             acknowledged and all there",
            self.at_the_start, self.refused, self.unnoticed, self.acknowledged
        )
    }
}

/// How often each call is made by the thread that makes it most, in a game without faults.
pub async fn count(setting: Setting) -> Outcome<BTreeMap<&'static str, u64>> {
    let home = tempfile::tempdir()?;
    let seen = home.path().join("calls");
    let mut game = Game::new(&setting, home.path()).await?;
    let traced = CALLS.join(",");
    let options = ["-e".into(), format!("trace={traced}"), "-o".into(), seen.display().to_string()];
    let service = game.plan.traced_by(&setting.strace, &options).start().await?;
    game.play().await?;
    service.stop().await?;
    let mut threads: BTreeMap<(&str, &'static str), u64> = BTreeMap::new();
    let text = read_all(&seen).await?;
    for line in text.lines() {
        let Some((thread, call)) = line.split_once(' ') else { continue };
        let called = CALLS.into_iter().find(|name| {
            call.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with('('))
        });
        if let Some(called) = called {
            *threads.entry((thread, called)).or_default() += 1;
        }
    }
    let mut counts: BTreeMap<&'static str, u64> = BTreeMap::new();
    for ((_, call), count) in threads {
        let most = counts.entry(call).or_default();
        *most = count.max(*most);
    }
    Ok(counts)
}

/// strace is not our child and ends a moment after the server.
async fn read_all(file: &Path) -> Outcome<String> {
    let mut text = String::new();
    loop {
        let now = fs::read_to_string(file)?;
        if !now.is_empty() && now == text {
            return Ok(text);
        }
        text = now;
        sleep(Duration::from_millis(200)).await;
    }
}

/// Plays while the disk fails; then the server is started again on a sound one and held to what it
/// acknowledged.
pub async fn with_fault(setting: Setting, fault: Fault) -> Outcome<Told> {
    let home = tempfile::tempdir()?;
    let mut game = Game::new(&setting, home.path()).await?;
    let tried = game.play_with(&setting, &fault).await;
    tried.map_err(|error| {
        let words = fs::read_to_string(&game.plan.words).unwrap_or_default();
        format!("{fault}: {error}\nThe server's own words:\n{words}").into()
    })
}

/// A game that is the same in every run, as far as chance allows.
struct Game {
    plan: Plan,
    data: String,
    game: String,
    moves: u64,
    record: Option<Arc<Record>>,
    acknowledged: u64,
    refused: u64,
    /// So often it is tried in vain, where a disk never gets well.
    tries: u64,
}

#[derive(Deserialize)]
struct Created {
    table: Made,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

#[derive(Deserialize)]
struct Seen {
    at: At,
    prompt: Value,
}

impl Game {
    async fn new(setting: &Setting, home: &Path) -> Outcome<Game> {
        let data = format!("sqlite:{}", home.join("faults.db").display());
        let plan = Plan::omen(setting.omen.clone(), &data, home.join("words")).await?;
        let (game, moves) = (setting.game.clone(), setting.moves);
        Ok(Game {
            plan,
            data,
            game,
            moves,
            record: None,
            acknowledged: 0,
            refused: 0,
            tries: u64::MAX,
        })
    }

    async fn play_with(&mut self, setting: &Setting, fault: &Fault) -> Outcome<Told> {
        let options =
            ["-e".into(), format!("trace={}", fault.call), "-e".into(), fault.injection()];
        let options = [&options[..], &["-o".into(), "/dev/null".into()]].concat();
        let started = self.plan.traced_by(&setting.strace, &options).start().await;
        let mut told = Told { runs: 1, ..Told::default() };
        match started {
            Err(_) => {
                self.must_have_said("omen: ", 1)?;
                told.at_the_start = 1;
            }
            Ok(service) => {
                if !fault.passes() {
                    self.tries = 20;
                }
                self.play().await?;
                self.tries = u64::MAX;
                self.must_be_ready(fault.passes()).await?;
                service.stop().await?;
                if self.refused > 0 {
                    self.must_have_said(CLEAR_WORD, 1)?;
                }
            }
        }
        told.refused = u64::from(self.refused > 0);
        told.unnoticed = u64::from(told.refused + told.at_the_start == 0);
        self.must_have_said("panicked", 0)?;
        self.look_again().await?;
        told.acknowledged = self.acknowledged;
        Ok(told)
    }

    /// A server that takes moves is ready; one whose disk is full says so and lets people look.
    async fn must_be_ready(&self, ready: bool) -> Outcome<()> {
        let answer = http::get(self.plan.address, "/readyz", None).await?;
        let told: Value = serde_json::from_slice(&answer.body)?;
        let due = if ready { (200, "ready") } else { (503, "disk-full") };
        if (answer.status, told["state"].as_str().unwrap_or_default()) != due {
            return Err(format!("/readyz says {} {told}, {due:?} is due", answer.status).into());
        }
        if let (false, Some(record)) = (ready, &self.record) {
            let path = format!("/api/tables/{}/view?seat=0", record.table);
            http::get(self.plan.address, &path, Some(&record.cookie)).await?.granted()?;
            let newcomer = arrive(self.plan.address, "Newcomer").await;
            let told = newcomer.err().map(|error| error.to_string()).unwrap_or_default();
            if !told.contains("/problems/cannot-keep") {
                return Err(format!("somebody new was told \"{told}\"").into());
            }
        }
        Ok(())
    }

    /// Exactly this many lines of the server's log contain these words.
    fn must_have_said(&self, words: &str, times: usize) -> Outcome<()> {
        let said = fs::read_to_string(&self.plan.words)?;
        let found = said.lines().filter(|line| line.contains(words)).count();
        if found != times {
            return Err(format!("\"{words}\" was said {found} times, not {times}").into());
        }
        Ok(())
    }

    /// On a sound disk everything is there, nothing is half there, and the game goes on.
    async fn look_again(&mut self) -> Outcome<()> {
        let before = self.acknowledged;
        self.refused = 0;
        let service = self.plan.start().await?;
        self.moves = before + 1;
        self.play().await?;
        if self.refused > 0 {
            return Err("something was refused on a sound disk".into());
        }
        service.stop().await?;
        let checked = store::check(&self.data).await?;
        if !checked.is_whole() {
            return Err(format!("the store is damaged: {:?}", checked.faults).into());
        }
        let record = self.record.clone().ok_or("nothing was played")?;
        check::logs(&self.data, &[record], &Counts::default()).await
    }

    /// Goes on until this many moves are acknowledged, whatever is refused meanwhile.
    async fn play(&mut self) -> Outcome<()> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.step().await {
                Ok(()) if self.acknowledged >= self.moves => return Ok(()),
                Ok(()) => continue,
                Err(error) if Instant::now() > deadline => {
                    return Err(format!("it does not get well again: {error}").into());
                }
                Err(_) => self.refused += 1,
            }
            if self.refused >= self.tries {
                return Ok(());
            }
            sleep(BREATH).await;
        }
    }

    async fn step(&mut self) -> Outcome<()> {
        let address = self.plan.address;
        let record = match &self.record {
            Some(record) => record.clone(),
            None => {
                let record = Arc::new(Record::new(&alone(address, &self.game).await?));
                self.record = Some(record.clone());
                record
            }
        };
        let (table, cookie) = (&record.table, record.cookie.as_str());
        for seat in 0..2u8 {
            let path = format!("/api/tables/{table}/view?seat={seat}");
            let seen: Seen = http::get(address, &path, Some(cookie)).await?.read()?;
            let Some(choice) = choice(&seen) else { continue };
            record.sent(seen.at.seq + 1, seat, &choice);
            let body = json!({ "at": seen.at, "seat": seat, "choice": choice }).to_string();
            let path = format!("/api/tables/{table}/choose");
            http::post(address, &path, Some(cookie), body).await?.granted()?;
            record.acknowledged(seen.at.seq + 1, seat, &choice);
            self.acknowledged += 1;
            return Ok(());
        }
        Err("nobody is asked".into())
    }
}

/// Always the same answer to the same question.
fn choice(seen: &Seen) -> Option<String> {
    let options = seen.prompt.get("options")?.as_array()?;
    let place = usize::try_from(seen.at.seq * 7).ok()?.checked_rem(options.len())?;
    Some(options.get(place)?.get("choice")?.as_str()?.to_owned())
}

/// A table with one person on both seats.
async fn alone(address: SocketAddr, game: &str) -> Outcome<Seated> {
    let cookie = arrive(address, "Alone").await?;
    let body = json!({ "game": game, "seats": ["me", "me"], "ask_everything": true });
    let answer = http::post(address, "/api/tables", Some(&cookie), body.to_string()).await?;
    let created: Created = answer.read()?;
    Ok(Seated { table: created.table.id, cookies: vec![Some(cookie.clone()), Some(cookie)] })
}

impl Plan {
    /// The same, watched by strace, which stays out of the way: the process is the server itself.
    fn traced_by(&self, strace: &Path, options: &[String]) -> Plan {
        let mut arguments: Vec<OsString> =
            ["-D", "-f", "-qq", "--seccomp-bpf"].map(OsString::from).to_vec();
        arguments.extend(options.iter().map(OsString::from));
        arguments.push(self.program.clone().into());
        arguments.extend(self.arguments.iter().cloned());
        Plan { program: strace.to_owned(), arguments, ..self.clone() }
    }
}
