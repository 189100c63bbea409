//! `omen serve` as a process: its greeting, its refusals, its end.

#![cfg(unix)]
#![allow(clippy::unwrap_used)] // helpers of tests are tests

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn omen(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_omen"));
    command.arg("serve").args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> (Output, String) {
    let output = omen(arguments).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output, said)
}

/// A running server that is ended when the test ends.
struct Served {
    child: Child,
    address: SocketAddr,
    greeting: Vec<String>,
}

impl Served {
    fn start(arguments: &[&str]) -> Served {
        let mut command = omen(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let greeting: Vec<String> = out.lines().take(2).map(Result::unwrap).collect();
        let address = greeting.first().and_then(|line| line.strip_prefix("Omen is at http://"));
        let address = address.expect("a greeting").parse().unwrap();
        Served { child, address, greeting }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let ask = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn told_to_stop(&mut self) -> Option<i32> {
        let pid = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            assert!(Instant::now() < deadline, "it does not end");
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

#[test]
fn it_says_where_it_is_answers_and_ends_when_told() {
    let folder = std::env::temp_dir().join(format!("omen-serve-{}", std::process::id()));
    let data = format!("sqlite:{}", folder.join("omen.db").display());
    std::fs::create_dir_all(&folder).unwrap();
    let mut served = Served::start(&["--listen", "127.0.0.1:0", "--data", &data]);
    assert!(served.greeting[1].contains("omen.db"), "{:?}", served.greeting);
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(served.get("/").contains("<html"));
    assert_eq!(served.told_to_stop(), Some(0));
    assert!(folder.join("omen.db").exists());
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_port_that_is_taken_is_named_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let (output, said) = run(&["--listen", &address, "--data", "sqlite::memory:"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains(&address) && said.contains("--listen"), "{said}");
}

#[test]
fn a_place_that_cannot_be_used_is_named_with_what_to_do() {
    for (data, hint) in [
        ("nonsense", "sqlite:PATH"),
        ("sqlite:/dev/null/omen.db", "name a file"),
        ("postgres://omen:secret@127.0.0.1:1/omen", "check the address"),
    ] {
        let (output, said) = run(&["--listen", "127.0.0.1:0", "--data", data]);
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
        let (output, said) = run(&[option, value, "--data", "sqlite::memory:"]);
        assert_eq!(output.status.code(), Some(2), "{option} {value}");
        assert!(!said.is_empty(), "{option} {value}");
    }
}
