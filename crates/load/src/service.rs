//! A server of our own, as a child process.

use std::ffi::OsString;
use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use crate::{Outcome, http};

/// How to start a server; the same plan starts it again at the same address with the same data.
#[derive(Clone, Debug)]
pub struct Plan {
    pub program: PathBuf,
    pub arguments: Vec<OsString>,
    pub address: SocketAddr,
    /// A path that is answered once the server is up.
    pub health: &'static str,
    /// Where its own words go.
    pub words: PathBuf,
}

/// A running server; it goes when this goes.
#[derive(Debug)]
pub struct Service {
    child: Child,
    pid: i32,
    pub address: SocketAddr,
    /// From the start of the process to its first answer.
    pub start: Duration,
}

/// How long a server may take to answer at all, or to end.
const PATIENCE: Duration = Duration::from_secs(60);

impl Plan {
    /// The table service, with nothing to hold many players from one machine back.
    pub async fn omen(program: PathBuf, data: &str, words: PathBuf) -> Outcome<Plan> {
        let address = free_address().await?;
        let (listen, data) = (address.to_string(), data.to_owned());
        let arguments =
            ["serve", "--listen", &listen, "--data", &data, "--no-limits", "--bot-pause", "0"];
        let arguments = arguments.map(OsString::from).to_vec();
        Ok(Plan { program, arguments, address, health: "/healthz", words })
    }

    /// Starts it and waits for its first answer.
    pub async fn start(&self) -> Outcome<Service> {
        let words = File::options().create(true).append(true).open(&self.words)?;
        let begun = Instant::now();
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(words.try_clone()?)
            .stderr(words)
            .kill_on_drop(true)
            .spawn()
            .map_err(|why| format!("{} does not start: {why}", self.program.display()))?;
        while !self.answers().await {
            if let Some(status) = child.try_wait()? {
                let words = fs::read_to_string(&self.words)?;
                return Err(format!("the server ended at its start ({status}): {words}").into());
            }
            if begun.elapsed() > PATIENCE {
                return Err("the server does not answer".into());
            }
            sleep(Duration::from_millis(1)).await;
        }
        let start = begun.elapsed();
        let pid = child.id().ok_or("the server ended")?.try_into()?;
        Ok(Service { child, pid, address: self.address, start })
    }

    async fn answers(&self) -> bool {
        http::get(self.address, self.health, None).await.is_ok_and(|it| it.granted().is_ok())
    }
}

impl Service {
    /// As if the power went: no word, no chance to finish.
    pub async fn kill(mut self) -> Outcome<()> {
        self.child.kill().await?;
        Ok(())
    }

    /// Asks it to end, and expects it to end well.
    pub async fn stop(mut self) -> Outcome<()> {
        let pid = Pid::from_raw(self.pid).ok_or("the server has no process id")?;
        kill_process(pid, Signal::TERM)?;
        let ended = timeout(PATIENCE, self.child.wait()).await;
        let status = ended.map_err(|_| "the server does not end when asked to")??;
        if !status.success() {
            return Err(format!("the server ended with {status} when asked to end").into());
        }
        Ok(())
    }

    /// Bytes of memory it holds now.
    pub fn memory(&self) -> Outcome<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        let kilobytes: u64 = kilobytes.ok_or("the system does not tell memory")?.parse()?;
        Ok(kilobytes * 1024)
    }

    /// Seconds of processor time it has used.
    pub fn processor(&self) -> Outcome<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid))?;
        // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
        let (_, rest) = stat.rsplit_once(')').ok_or("the system does not tell processor time")?;
        let ticks = rest.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
        let ticks: u64 = ticks.sum::<Result<u64, _>>()?;
        Ok(ticks as f64 / rustix::param::clock_ticks_per_second() as f64)
    }
}

/// A port that is free now and not reserved: the server can be restarted on it.
pub async fn free_address() -> Outcome<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    Ok(listener.local_addr()?)
}

/// As many open files as the system allows; every socket is one.
pub fn allow_many_sockets(wanted: u64) -> Outcome<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let current = now.maximum.map_or(wanted, |maximum| maximum.min(wanted));
    setrlimit(Resource::Nofile, Rlimit { current: Some(current), maximum: now.maximum })?;
    if current < wanted {
        return Err(format!("{wanted} open files are needed, the system allows {current}").into());
    }
    Ok(())
}
