//! A client that behaves like a browser: it holds a view, applies what it is sent, and chooses.

use delta::shared::unpacked;
use delta::{Patch, apply, items_of};
use kernel::Luck;
use serde_json::Value;
use server::house::Attendance;
use server::wire::{At, ToServer};
use std::time::Duration;

#[derive(Debug)]
pub struct Client {
    pub attendance: Attendance,
    pub hello: Value,
    pub at: At,
    pub scene: Value,
    pub prompt: Value,
    pub log: Vec<Value>,
    pub table: Value,
    pub talk: Vec<Value>,
    pub closing: Option<Value>,
    /// How many whole views arrived, and how many updates.
    pub views: usize,
    pub updates: usize,
    pub sizes: Vec<usize>,
    /// Everything that was ever sent, in order.
    pub heard: String,
    said: u64,
}

/// The answer to something the client said.
pub type Answer = Result<At, String>;

impl Client {
    pub fn new(attendance: Attendance) -> Client {
        Client {
            attendance,
            hello: Value::Null,
            at: At::default(),
            scene: Value::Null,
            prompt: Value::Null,
            log: Vec::new(),
            table: Value::Null,
            talk: Vec::new(),
            closing: None,
            views: 0,
            updates: 0,
            sizes: Vec::new(),
            heard: String::new(),
            said: 0,
        }
    }

    /// Reads the first messages, up to the table information.
    pub async fn arrive(&mut self) {
        while self.table.is_null() && self.step().await.is_some() {}
    }

    /// Reads one message; returns what it answers, if it is an answer.
    pub async fn step(&mut self) -> Option<Option<(u64, Answer)>> {
        let waited = tokio::time::timeout(Duration::from_secs(60), self.attendance.next());
        let text = waited.await.expect("a message within a minute")?;
        self.heard.push_str(&text);
        let message: Value = serde_json::from_str(&unpacked(&text)).unwrap();
        let (kind, body) = message.as_object().unwrap().iter().next().unwrap();
        match kind.as_str() {
            "hello" => self.hello = body.clone(),
            "view" => {
                self.views += 1;
                self.at = at(&body["at"]);
                self.scene = body["scene"].clone();
                self.prompt = body["prompt"].clone();
                self.log = lines(&body["log"]);
            }
            "update" => {
                self.updates += 1;
                self.sizes.push(text.len());
                assert_eq!(at(&body["from"]), self.at, "an update starts where the client is");
                self.at = at(&body["at"]);
                change(&mut self.scene, &body["scene"]);
                change(&mut self.prompt, &body["prompt"]);
                self.log.extend(lines(&body["log"]));
            }
            "table" => self.table = body.clone(),
            "talk" => self.talk.extend(body.as_array().unwrap().iter().cloned()),
            "done" => {
                return Some(Some((body["id"].as_u64().unwrap(), Ok(at(&body["at"])))));
            }
            "refused" => {
                let kind = body["problem"]["type"].as_str().unwrap();
                let kind = kind.strip_prefix("/problems/").unwrap().to_owned();
                return Some(Some((body["id"].as_u64().unwrap(), Err(kind))));
            }
            "closing" => self.closing = Some(body.clone()),
            "pong" => {}
            other => panic!("the server said {other}"),
        }
        Some(None)
    }

    /// Steps until a condition holds.
    pub async fn until(&mut self, mut holds: impl FnMut(&Client) -> bool) {
        while !holds(self) {
            self.step().await.expect("the server keeps sending");
        }
    }

    /// Says something and waits for the answer.
    pub async fn say(&mut self, make: impl FnOnce(u64) -> ToServer) -> Answer {
        self.said += 1;
        let id = self.said;
        self.attendance.say(make(id)).await;
        loop {
            match self.step().await.expect("an answer") {
                Some((answered, answer)) if answered == id => return answer,
                _ => {}
            }
        }
    }

    pub async fn choose(&mut self, seat: u8, choice: &str) -> Answer {
        let (at, choice) = (self.at, choice.to_owned());
        self.say(|id| ToServer::Choose { id, at, seat, choice }).await
    }

    pub async fn undo(&mut self, seat: u8, to: u64) -> Answer {
        let at = self.at;
        self.say(|id| ToServer::Undo { id, at, seat, to }).await
    }

    pub async fn consent(&mut self, agree: bool) -> Answer {
        let request = self.table["request"]["id"].as_u64().unwrap_or(0);
        self.say(|id| ToServer::Consent { id, request, agree }).await
    }

    pub fn options(&self) -> Vec<String> {
        let options = self.prompt["options"].as_array();
        let choices = options.into_iter().flatten().filter_map(|it| it["choice"].as_str());
        choices.map(str::to_owned).collect()
    }

    /// Any answer that is offered; now and then a right.
    pub fn any_choice(&self, luck: &mut Luck) -> Option<String> {
        let rights = self.prompt["rights"].as_array().cloned().unwrap_or_default();
        if !rights.is_empty() && luck.below(8) == 0 {
            return Some(luck.pick(&rights)["choice"].as_str()?.to_owned());
        }
        let options = self.options();
        if options.is_empty() { None } else { Some(luck.pick(&options).clone()) }
    }

    pub fn lead(&self) -> Option<u8> {
        u8::try_from(self.prompt["lead"].as_u64()?).ok()
    }

    pub fn status(&self) -> &str {
        self.table["status"].as_str().unwrap()
    }
}

fn change(value: &mut Value, patch: &Value) {
    if !patch.is_null() {
        let patch: Patch = serde_json::from_value(patch.clone()).unwrap();
        apply(value, &patch);
    }
}

/// Log lines, which come as a separate list; none if there were none.
pub fn lines(listed: &Value) -> Vec<Value> {
    let listed: Option<Patch> = serde_json::from_value(listed.clone()).unwrap();
    listed.as_ref().map(items_of).unwrap_or_default()
}

pub fn at(value: &Value) -> At {
    serde_json::from_value(value.clone()).unwrap()
}
