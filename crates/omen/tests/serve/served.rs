//! A server as a process, and requests to it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

pub fn omen(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_omen"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Runs it to its end: how it ended and what it wrote to standard error.
pub fn run(arguments: &[&str]) -> (Output, String) {
    let output = omen(arguments).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output, said)
}

/// A running server that is stopped when the test ends.
pub struct Served {
    pub child: Child,
    pub address: SocketAddr,
    pub greeting: Vec<String>,
}

/// A response: its status, the cookie it sets, its body.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub cookie: Option<String>,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    /// The code of a problem, with its status.
    pub fn problem(&self) -> (u16, String) {
        let kind = self.json()["type"].as_str().unwrap_or_default().to_owned();
        (self.status, kind.trim_start_matches("/problems/").to_owned())
    }
}

impl Served {
    /// Starts `omen serve` on a free port.
    pub fn start(arguments: &[&str]) -> Served {
        let mut command = omen(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(arguments);
        Served::started(command)
    }

    pub fn started(mut command: Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let greeting: Vec<String> = out.lines().take(2).map(Result::unwrap).collect();
        let address = greeting.first().and_then(|line| line.strip_prefix("Omen is at http://"));
        let address = address.expect("a greeting").parse().unwrap();
        Served { child, address, greeting }
    }

    pub fn get(&self, path: &str, cookie: &str) -> Answer {
        self.ask("GET", path, cookie, "")
    }

    pub fn post(&self, path: &str, cookie: &str, body: &Value) -> Answer {
        self.ask("POST", path, cookie, &body.to_string())
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let ask = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(ask.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap();
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next())?
        });
        Answer { status, cookie: cookie.map(str::to_owned), body: body.to_owned() }
    }

    pub fn pid(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }

    pub fn told_to_stop(&mut self) -> Option<i32> {
        rustix::process::kill_process(self.pid(), rustix::process::Signal::TERM).unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            assert!(Instant::now() < deadline, "it does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ended_already = self.child.kill();
        let _ended_already = self.child.wait();
    }
}
