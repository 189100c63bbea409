//! What one player asks of the others. Forgotten with the next input, and with a restart.

use super::super::fence::fenced;
use super::{IdentityId, Live};
use crate::house::{Kind, Trouble};
use crate::wire::{At, RequestInfo, RequestKind};
use scene::Viewer;

#[derive(Clone, Debug)]
pub struct Request {
    pub id: u64,
    pub what: RequestKind,
    /// The seat that asks.
    pub by: u8,
    pub who: IdentityId,
    /// The input an undo would return to.
    pub to: u64,
    /// Seats that still have to agree.
    pub waiting_for: Vec<u8>,
}

impl Request {
    pub fn info(&self) -> RequestInfo {
        let Request { id, what, by, to, .. } = *self;
        RequestInfo { id, what, by, to, waiting_for: self.waiting_for.clone() }
    }
}

impl Live {
    /// Puts a request to the players; one at a time, and your own may be replaced.
    pub(super) fn open_request(&mut self, request: Request) -> Result<(), Trouble> {
        if let Some(open) = &self.request {
            if open.who != request.who {
                let detail =
                    "The players are already considering another request; answer that first.";
                return Err(Trouble::new(Kind::NotAsked, detail));
            }
            if open.what == request.what && open.to == request.to {
                return Ok(());
            }
        }
        self.requests += 1;
        self.request = Some(Request { id: self.requests, ..request });
        self.touch();
        Ok(())
    }

    /// Agrees for all of the person's seats, or declines; the person who asked can only withdraw.
    pub async fn consent(&mut self, who: &IdentityId, id: u64, agree: bool) -> Result<At, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        let mine: Vec<u8> = self.seats_of(who).collect();
        let Some(request) = self.request.as_mut().filter(|request| request.id == id) else {
            return Err(Trouble::new(Kind::NotAsked, "This request is no longer open."));
        };
        let concerned = request.waiting_for.iter().any(|seat| mine.contains(seat));
        if !agree && (concerned || request.who == *who) {
            self.request = None;
            self.touch();
            return Ok(self.at());
        }
        if !concerned {
            return Err(Trouble::new(Kind::NotAsked, "Your consent is not needed."));
        }
        request.waiting_for.retain(|seat| !mine.contains(seat));
        let agreed = request.waiting_for.is_empty().then(|| request.clone());
        self.touch();
        match agreed {
            None => Ok(self.at()),
            Some(Request { what: RequestKind::Undo, to, by, .. }) => {
                self.request = None;
                self.must_run()?;
                self.cut_back(to, by).await
            }
            Some(Request { what: RequestKind::PlayOn, by, .. }) => {
                self.request = None;
                self.leave_rest_behind(by).await
            }
            Some(Request { what: RequestKind::OpenLog, who, .. }) => {
                self.request = None;
                self.open_log_to(&who).await?;
                Ok(self.at())
            }
        }
    }

    /// Sets a seat's wish, where several seats are asked together.
    pub async fn wish(
        &mut self,
        who: &IdentityId,
        at: At,
        seat: u8,
        choice: &str,
    ) -> Result<At, Trouble> {
        self.wake().await?;
        self.must_sit(who, seat)?;
        self.must_run()?;
        if at != self.at() {
            return Err(Trouble::stale());
        }
        let asked = self.asked();
        if asked.len() < 2 || !asked.contains(&seat) {
            return Err(Trouble::new(
                Kind::NotAsked,
                "This seat is not being asked together with others.",
            ));
        }
        if !self.is_offered(seat, choice)? {
            return Err(Trouble::new(Kind::NoSuchChoice, "This choice is not available now."));
        }
        self.wishes.retain(|(by, _)| *by != seat);
        self.wishes.push((seat, choice.to_owned()));
        self.wishes.sort_unstable();
        self.touch();
        Ok(self.at())
    }

    fn is_offered(&self, seat: u8, choice: &str) -> Result<bool, Trouble> {
        let table = self.table()?;
        let prompt = fenced(|| table.prompt(Viewer::Seat(seat)));
        let prompt = prompt.map_err(|broken| Trouble::new(Kind::Frozen, broken.to_string()))?;
        Ok(prompt.is_some_and(|it| it.options.iter().any(|option| option.choice == choice)))
    }
}
