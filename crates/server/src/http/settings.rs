//! Settings of the service: where it is reached, and its limits.

use std::path::PathBuf;
use std::time::Duration;

use super::rate::Rate;
use super::site::PublicUrl;

#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Where browsers reach the service, if not at its listening address.
    pub public_url: Option<PublicUrl>,
    /// A directory to serve the client's files from instead of the embedded ones.
    pub web: Option<PathBuf>,
    /// Whether a reverse proxy in front says who the client is.
    pub behind_proxy: bool,
    pub limits: Limits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum bytes in a request body.
    pub body: usize,
    /// Maximum bytes in an imported log.
    pub import: usize,
    /// How long a client may take to send its request.
    pub headers_within: Duration,
    pub body_within: Duration,
    /// How long a response may take.
    pub answer_within: Duration,
    /// How long a client may stop reading what is sent to it.
    pub write_within: Duration,
    pub connections: usize,
    /// 0 means no limit.
    pub connections_each: usize,
    /// Requests from one address.
    pub requests: Rate,
    /// New people from one address.
    pub people: Rate,
    /// Passkey attempts from one address.
    pub passkeys: Rate,
    /// New tables of one person: set up, branched, imported, rematches.
    pub tables: Rate,
    /// Chat lines and reports of one person.
    pub talk: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Maximum bytes in one socket message.
    pub message: usize,
    /// How often an idle socket is pinged.
    pub ping: Duration,
    /// When a silent socket is dropped.
    pub silence: Duration,
    /// How long shutting down may take.
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
    /// No rate limits and many connections, for load tests on your own machine.
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
