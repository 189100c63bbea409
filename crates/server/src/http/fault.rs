//! Error responses: every one is an RFC 9457 problem, whichever layer it comes from.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::{Ailment, StoreError};

use crate::house::{self, Trouble};
use crate::wire::Problem;

/// A refused request; boxed because every handler can return one and hardly any does.
#[derive(Debug)]
pub struct Fault(Box<Inside>);

#[derive(Debug)]
struct Inside {
    problem: Problem,
    /// Seconds after which it is worth retrying.
    retry: Option<u64>,
}

/// The kinds of refusal specific to HTTP, besides those of the house; each has a message
/// `problem-<word>` in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    NotFound,
    MethodNotAllowed,
    /// The request does not come from a known person.
    NameWanted,
    BadName,
    Malformed,
    Unfit,
    NotJson,
    TooLarge,
    TooSlow,
    Overdue,
    SlowDown,
    CrossSite,
    /// The request names a host that is not this server.
    WrongHost,
    SocketWanted,
    /// Passkeys need a named site, over https or on this machine.
    NoPasskeysHere,
    PasskeyRefused,
    Full,
    Unavailable,
    /// The store cannot be written.
    CannotKeep,
    Broken,
}

impl Kind {
    pub const ALL: [Kind; 20] = [
        Kind::NotFound,
        Kind::MethodNotAllowed,
        Kind::NameWanted,
        Kind::BadName,
        Kind::Malformed,
        Kind::Unfit,
        Kind::NotJson,
        Kind::TooLarge,
        Kind::TooSlow,
        Kind::Overdue,
        Kind::SlowDown,
        Kind::CrossSite,
        Kind::WrongHost,
        Kind::SocketWanted,
        Kind::NoPasskeysHere,
        Kind::PasskeyRefused,
        Kind::Full,
        Kind::Unavailable,
        Kind::CannotKeep,
        Kind::Broken,
    ];

    /// The stable code, the status, and the title in English.
    fn facts(self) -> (&'static str, StatusCode, &'static str) {
        use StatusCode as S;
        match self {
            Kind::NotFound => ("not-found", S::NOT_FOUND, "Not found"),
            Kind::MethodNotAllowed => {
                ("method-not-allowed", S::METHOD_NOT_ALLOWED, "Method not allowed")
            }
            Kind::NameWanted => ("name-wanted", S::UNAUTHORIZED, "A name is required"),
            Kind::BadName => ("bad-name", S::UNPROCESSABLE_ENTITY, "Invalid name"),
            Kind::Malformed => ("malformed", S::BAD_REQUEST, "Malformed request"),
            Kind::Unfit => ("unfit", S::UNPROCESSABLE_ENTITY, "Invalid request"),
            Kind::NotJson => ("not-json", S::UNSUPPORTED_MEDIA_TYPE, "JSON is required"),
            Kind::TooLarge => ("too-large", S::PAYLOAD_TOO_LARGE, "Too large"),
            Kind::TooSlow => ("too-slow", S::REQUEST_TIMEOUT, "The request took too long"),
            Kind::Overdue => ("overdue", S::SERVICE_UNAVAILABLE, "The answer took too long"),
            Kind::SlowDown => ("slow-down", S::TOO_MANY_REQUESTS, "Too many requests"),
            Kind::CrossSite => ("cross-site", S::FORBIDDEN, "Cross-site request"),
            Kind::WrongHost => ("wrong-host", S::MISDIRECTED_REQUEST, "Wrong host"),
            Kind::SocketWanted => ("socket-wanted", S::UPGRADE_REQUIRED, "A WebSocket is required"),
            Kind::NoPasskeysHere => {
                ("no-passkeys-here", S::CONFLICT, "Passkeys are not available here")
            }
            Kind::PasskeyRefused => {
                ("passkey-refused", S::UNPROCESSABLE_ENTITY, "The passkey was not accepted")
            }
            Kind::Full => ("full", S::SERVICE_UNAVAILABLE, "Too many connections"),
            Kind::Unavailable => ("unavailable", S::SERVICE_UNAVAILABLE, "Not now"),
            Kind::CannotKeep => {
                ("cannot-keep", S::SERVICE_UNAVAILABLE, "Nothing can be saved right now")
            }
            Kind::Broken => ("broken", S::INTERNAL_SERVER_ERROR, "Internal server error"),
        }
    }

    pub fn word(self) -> &'static str {
        self.facts().0
    }
}

impl Fault {
    pub fn new(kind: Kind, detail: impl Into<String>) -> Fault {
        let (word, status, title) = kind.facts();
        Fault::from(Problem {
            kind: format!("/problems/{word}"),
            title: title.to_owned(),
            status: status.as_u16(),
            // The detail may repeat what the client sent.
            detail: spelling::one_line(detail),
            rule: None,
            why: None,
            fair: None,
        })
    }

    pub fn problem(&self) -> &Problem {
        &self.0.problem
    }

    pub fn into_problem(self) -> Problem {
        self.0.problem
    }

    pub fn retry_after(mut self, seconds: u64) -> Fault {
        self.0.retry = Some(seconds);
        self
    }

    /// The same answer whether it does not exist or is private.
    pub fn not_found() -> Fault {
        Fault::new(Kind::NotFound, "It does not exist, or you do not have access to it.")
    }

    pub fn nobody() -> Fault {
        Fault::new(Kind::NameWanted, "POST a name to /api/me to get a cookie for this browser.")
    }

    pub fn unfit(detail: impl Into<String>) -> Fault {
        Fault::new(Kind::Unfit, detail)
    }

    pub fn malformed(detail: impl Into<String>) -> Fault {
        Fault::new(Kind::Malformed, detail)
    }

    pub fn slow_down(seconds: u64) -> Fault {
        Fault::new(Kind::SlowDown, format!("Try again in {seconds} s.")).retry_after(seconds)
    }

    /// No one new is let in while nothing about them can be saved.
    pub fn cannot_keep(why: Ailment) -> Fault {
        let detail = match why {
            Ailment::DiskFull => "The server's disk is full; nothing was changed.",
            Ailment::CannotWrite => "The server's disk cannot be written; nothing was changed.",
            Ailment::Damaged => "The server's storage is damaged; nothing was changed.",
        };
        let detail = format!("{detail} Players can still view their tables. Try again later.");
        Fault::new(Kind::CannotKeep, detail).retry_after(30)
    }

    pub fn full() -> Fault {
        Fault::new(Kind::Full, "Close some connections, or try again in a moment.").retry_after(5)
    }

    /// An internal error; the details are for the log, not for the client.
    pub fn broken() -> Fault {
        Fault::new(Kind::Broken, "The error was recorded in the server's log.")
    }
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        let retry = match trouble.kind {
            house::Kind::SlowDown => Some(60),
            house::Kind::Busy => Some(5),
            house::Kind::Unavailable => Some(2),
            house::Kind::CannotKeep => Some(30),
            _ => None,
        };
        Fault(Box::new(Inside { problem: trouble.into(), retry }))
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        Fault(Box::new(Inside { problem, retry: None }))
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Unfit { .. } => Fault::unfit(error.to_string()),
            StoreError::Closed => {
                Fault::new(Kind::Unavailable, "The server is shutting down; try again in a moment.")
                    .retry_after(2)
            }
            StoreError::Damaged { .. } => Trouble::damaged().into(),
            StoreError::Ill { ailment, .. } => Fault::cannot_keep(ailment),
            _ => {
                tracing::error!(%error, "the store failed");
                Fault::broken()
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let Inside { problem, retry } = *self.0;
        let status =
            StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(problem)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Cookie"));
        }
        if status == StatusCode::UPGRADE_REQUIRED {
            headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
            headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        }
        if let Some(seconds) = retry {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
