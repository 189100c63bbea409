//! How the service is set: where it is reached, and how much it takes from whom.

use std::path::PathBuf;
use std::time::Duration;

use super::rate::Rate;
use super::site::PublicUrl;

#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Where browsers reach the service, if that differs from where it listens.
    pub public_url: Option<PublicUrl>,
    /// A directory to take the client's files from instead of the embedded ones.
    pub web: Option<PathBuf>,
    /// Whether a reverse proxy in front says who the client is.
    pub behind_proxy: bool,
    pub limits: Limits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// The same for a log that is imported.
    pub import: usize,
    /// How long a client may take to say what it wants.
    pub headers_within: Duration,
    pub body_within: Duration,
    /// How long an answer may take.
    pub answer_within: Duration,
    /// How long a client may refuse to take what is sent to it.
    pub write_within: Duration,
    pub connections: usize,
    /// 0 lifts the limit.
    pub connections_each: usize,
    /// Requests of one address.
    pub requests: Rate,
    /// New people from one address.
    pub people: Rate,
    /// Attempts with a passkey from one address.
    pub passkeys: Rate,
    /// New tables of one person: made, branched, imported, played again.
    pub tables: Rate,
    /// Lines of talk and reports of one person.
    pub talk: Rate,
    /// Messages of one socket.
    pub messages: Rate,
    /// Bytes of one message of a socket.
    pub message: usize,
    /// How often a silent socket is asked whether it is there.
    pub ping: Duration,
    /// When a silent socket is dropped.
    pub silence: Duration,
    /// How long closing may take.
    pub close_within: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        const MINUTE: Duration = Duration::from_secs(60);
        Limits {
            body: 64 << 10,
            import: 2 << 20,
            headers_within: Duration::from_secs(15),
            body_within: Duration::from_secs(20),
            answer_within: Duration::from_secs(30),
            write_within: Duration::from_secs(30),
            connections: 10_000,
            connections_each: 200,
            requests: Rate::new(600, Duration::from_secs(10)),
            people: Rate::new(60, MINUTE),
            passkeys: Rate::new(60, MINUTE),
            tables: Rate::new(60, MINUTE),
            talk: Rate::new(60, MINUTE),
            messages: Rate::new(60, Duration::from_secs(3)),
            message: 16 << 10,
            ping: Duration::from_secs(20),
            silence: MINUTE,
            close_within: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// No rates and many connections, for load tests on one's own machine.
    pub fn lifted() -> Limits {
        Limits {
            connections: 1 << 20,
            connections_each: 0,
            requests: Rate::lifted(),
            people: Rate::lifted(),
            passkeys: Rate::lifted(),
            tables: Rate::lifted(),
            talk: Rate::lifted(),
            messages: Rate::lifted(),
            ..Limits::default()
        }
    }
}
