//! The socket: one viewer at one table, live.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use store::IdentityId;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use utoipa::IntoParams;

use super::App;
use super::api::places::{OfTable, moment, viewer};
use super::crowds::Stay;
use super::door;
use super::extract::{Asked, Named, table_id};
use super::fault::{Fault, Kind};
use super::line::{Heard, Line, Upgrade};
use super::person::Person;
use super::rate::Bucket;
use super::settings::Limits;
use super::site;
use crate::house::Attendance;
use crate::house::views::written;
use crate::wire::{Problem, ToClient, ToServer};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Attend {
    /// The moment the client's own view shows, if it is reconnecting: `SEQ.CUTS`.
    #[param(pattern = "^[0-9]{1,19}\\.[0-9]{1,19}$")]
    pub from: Option<String>,
    /// Which view to show: the number of one of your own seats, or `public`.
    #[param(pattern = "^(public|[0-9]{1,3})$")]
    pub seat: Option<String>,
}

/// Opens a socket to a table: JSON messages `ToServer` and `ToClient`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "play", params(OfTable, Attend),
    responses(
        (status = 101, description = "The socket is open."),
        (status = 426, body = Problem, content_type = "application/problem+json",
            description = "This was not a WebSocket request.")))]
pub async fn socket(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    headers: HeaderMap,
    Named(of): Named<OfTable>,
    Asked(attend): Asked<Attend>,
    stay: Option<Extension<Arc<Stay>>>,
    upgrade: Result<Upgrade, Fault>,
) -> Result<Response, Fault> {
    site::same_origin(&app.settings, &headers)?;
    let table = table_id(of.id)?;
    let viewer = viewer(attend.seat.as_deref())?;
    let from = moment(attend.from.as_deref())?;
    let upgrade = upgrade?;
    let who = person.map(|Person(identity)| identity.id);
    let attendance = app.house.attend(who.clone(), table, viewer, from).await?;
    let longest = app.settings.limits.message;
    Ok(upgrade.agree(longest, |line| async move {
        serve(app, line, who, attendance).await;
        drop(stay);
    }))
}

/// After this many rate-limit refusals the client is disconnected.
const PATIENCE: u32 = 200;

async fn serve(app: Arc<App>, mut line: Line, who: Option<IdentityId>, mut attendance: Attendance) {
    let limits = &app.settings.limits;
    let mut closing = app.closing.clone();
    let mut pace = Pace::new(limits);
    let mut heard = Instant::now();
    let mut ping = heard + limits.ping;
    loop {
        tokio::select! {
            biased;
            message = attendance.next() => {
                let Some(message) = message else { break };
                if send_all(&mut line, &mut attendance, message).await.is_err() {
                    return;
                }
            }
            received = line.hear() => {
                let received = match received {
                    Heard::Said(received) => received,
                    Heard::TooLong => {
                        let _gone = send(&mut line, &too_long(limits)).await;
                        return line.close_too_long().await;
                    }
                    Heard::Gone => return,
                };
                heard = Instant::now();
                match received {
                    Message::Text(text) => match talk_in_turn(&app, who.as_ref(), pace.take(&text)) {
                        Paced::Say(said) => attendance.say(*said).await,
                        Paced::Answer(answer) => {
                            if send(&mut line, &answer).await.is_err() {
                                return;
                            }
                        }
                        Paced::Out(answer) => {
                            metrics::counter!("omen_sockets_dropped_total").increment(1);
                            let _gone = send(&mut line, &answer).await;
                            break;
                        }
                    },
                    Message::Binary(_) => {
                        let problem = Fault::malformed("Only text messages are accepted.").into_problem();
                        let answer = ToClient::Closing { retry: None, problem: Some(problem) };
                        let _gone = send(&mut line, &answer).await;
                        break;
                    }
                    Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                    Message::Close(_) => return,
                }
            }
            () = sleep_until(ping) => {
                if heard.elapsed() >= limits.silence {
                    metrics::counter!("omen_sockets_silent_total").increment(1);
                    return;
                }
                ping = Instant::now() + limits.ping;
                if line.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
            () = door::closes(&mut closing) => {
                let _gone = say_goodbye(&mut line, &mut attendance).await;
                break;
            }
        }
    }
    let frame = CloseFrame { code: CloseCode::Away, reason: "".into() };
    let _gone = line.send(Message::Close(Some(frame))).await;
}

fn too_long(limits: &Limits) -> ToClient {
    let detail = format!("The limit for a message is {} bytes.", limits.message);
    let problem = Fault::new(Kind::TooLarge, detail).into_problem();
    ToClient::Closing { retry: None, problem: Some(problem) }
}

/// Sends what the house still has to say, including its closing message, but only for a moment.
async fn say_goodbye(line: &mut Line, attendance: &mut Attendance) -> Result<(), Error> {
    let rest = async {
        while let Some(message) = attendance.next().await {
            line.send(Message::Text(message)).await?;
        }
        Ok(())
    };
    tokio::time::timeout(Duration::from_secs(5), rest).await.unwrap_or(Ok(()))
}

/// A message, together with those queued behind it: they travel in one packet.
async fn send_all(
    line: &mut Line,
    attendance: &mut Attendance,
    first: Utf8Bytes,
) -> Result<(), Error> {
    let mut next = Some(first);
    while let Some(message) = next {
        line.feed(message).await?;
        next = attendance.waiting();
    }
    line.flush().await
}

async fn send(line: &mut Line, answer: &ToClient) -> Result<(), Error> {
    line.send(Message::Text(written(answer))).await
}

/// What to do with a message.
enum Paced {
    Say(Box<ToServer>),
    Answer(ToClient),
    Out(ToClient),
}

/// Keeps one socket from using more than its share.
struct Pace<'a> {
    limits: &'a Limits,
    bucket: Bucket,
    refused: u32,
}

impl Pace<'_> {
    fn new(limits: &Limits) -> Pace<'_> {
        let bucket = Bucket::full(limits.messages, std::time::Instant::now());
        Pace { limits, bucket, refused: 0 }
    }

    fn take(&mut self, text: &str) -> Paced {
        metrics::counter!("omen_socket_messages_total").increment(1);
        if let Err(wait) = self.bucket.take(self.limits.messages, std::time::Instant::now()) {
            self.refused += 1;
            let problem = Fault::slow_down(wait.as_secs() + 1).into_problem();
            if self.refused > PATIENCE {
                return Paced::Out(ToClient::Closing {
                    retry: Some(60_000),
                    problem: Some(problem),
                });
            }
            return Paced::Answer(ToClient::Refused { id: id_in(text), problem });
        }
        self.refused = self.refused.saturating_sub(1);
        match serde_json::from_str(text) {
            Ok(said) => Paced::Say(Box::new(said)),
            Err(error) => {
                let problem = Fault::malformed(error.to_string()).into_problem();
                Paced::Answer(ToClient::Refused { id: id_in(text), problem })
            }
        }
    }
}

/// A chat line counts for the person, however many sockets they have.
fn talk_in_turn(app: &App, who: Option<&IdentityId>, paced: Paced) -> Paced {
    let (Paced::Say(said), Some(who)) = (&paced, who) else { return paced };
    let ToServer::Talk { id, .. } = **said else { return paced };
    match app.throttles.talk.take(who.clone()) {
        Ok(()) => paced,
        Err(wait) => {
            let problem = Fault::slow_down(wait).into_problem();
            Paced::Answer(ToClient::Refused { id, problem })
        }
    }
}

/// The client's own number for its message, as far as it can be made out; otherwise 0.
fn id_in(text: &str) -> u64 {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let inside = value.as_object().and_then(|fields| fields.values().next());
    inside.and_then(|said| said.get("id")).and_then(serde_json::Value::as_u64).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::rate::Rate;

    fn limits(most: u32) -> Limits {
        Limits { messages: Rate::new(most, Duration::from_secs(3600)), ..Limits::default() }
    }

    #[test]
    fn an_unreadable_message_is_refused_by_its_number() {
        let limits = limits(10);
        let mut pace = Pace::new(&limits);
        for (text, number) in [("", 0), ("{", 0), (r#"{"choose":{"id":7}}"#, 7), ("[1]", 0)] {
            let Paced::Answer(ToClient::Refused { id, problem }) = pace.take(text) else {
                panic!("{text} was taken")
            };
            assert_eq!((id, problem.status), (number, 400));
        }
        assert!(matches!(pace.take(r#"{"ping":{"n":1}}"#), Paced::Say(_)));
    }

    #[test]
    fn a_client_over_its_rate_is_refused_and_finally_disconnected() {
        let limits = limits(2);
        let mut pace = Pace::new(&limits);
        let ping = r#"{"ping":{"n":1}}"#;
        for _ in 0..2 {
            assert!(matches!(pace.take(ping), Paced::Say(_)));
        }
        for _ in 0..PATIENCE {
            assert!(matches!(pace.take(ping), Paced::Answer(ToClient::Refused { .. })));
        }
        assert!(matches!(pace.take(ping), Paced::Out(ToClient::Closing { .. })));
    }
}
