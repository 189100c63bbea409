//! Whose randomness the table's chance is made of, and when it is renewed.
//!
//! Whether a keying is due follows from what is stored, so it is also known after a restart. The
//! players' shares are saved with the table before they are acknowledged: a client whose share was
//! acknowledged would rightly accuse a server that keys the table without it.

use super::{IdentityId, Live, Status, TableOptions};
use crate::house::inside::fresh_seed;
use crate::house::{Kind, Trouble};
use crate::wire::{FairInfo, FairOffer, Keyings, OpenedInfo, ShareRequest, ShareTaken};
use kernel::keying::{GivenShare, Occasion, Rekey, Share, Without};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::SeatKind;

/// The option of a table that lists who read its log during the game.
const READ: &str = "log_read";

/// The option that says since which keying a seat has been given away, by seat.
const CHANGED_HANDS: &str = "changed_hands";

/// The option that keeps the shares for the next keying.
const SHARES: &str = "shares";

/// The shares people have given for one keying.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Shares {
    nth: u32,
    given: Vec<(String, Share)>,
}

impl Shares {
    pub fn kept(options: &TableOptions) -> Shares {
        let kept = options.more.get(SHARES).and_then(|kept| Shares::deserialize(kept).ok());
        kept.unwrap_or_default()
    }

    fn of(&self, nth: u32, who: &IdentityId) -> Option<Share> {
        let given = self.given.iter().filter(|_| self.nth == nth);
        given.into_iter().find(|(by, _)| by == who.as_str()).map(|(_, share)| *share)
    }
}

/// Somebody has read the log of an unfinished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Read {
    pub who: String,
    name: String,
    at: u64,
    /// The keying that was next at the time: after it, their knowledge is worthless.
    nth: u32,
}

impl Live {
    /// The number of the next keying, and the hash of the server's share for it.
    pub(super) fn announced(&self) -> (u32, Option<String>) {
        match (&self.table, self.status) {
            (Some(table), _) => table.announced(),
            (None, Status::Waiting) => (1, self.promised.clone()),
            (None, _) => (0, None),
        }
    }

    pub(super) fn fair(&self, who: Option<&IdentityId>) -> FairInfo {
        let (nth, commitment) = self.announced();
        let given = |seat: &&store::Seat| {
            let who = seat.identity.as_ref();
            who.is_some_and(|who| self.shares.of(nth, who).is_some())
        };
        let misses = |who: &IdentityId| {
            self.seats_of(who).next().is_some() && self.shares.of(nth, who).is_none()
        };
        let goes_on = matches!(self.status, Status::Waiting | Status::Running | Status::Paused);
        FairInfo {
            nth,
            given: self.seats.iter().filter(given).map(|seat| seat.seat).collect(),
            wanted: goes_on && commitment.is_some() && who.is_some_and(misses),
            commitment: commitment.unwrap_or_default(),
            taken_back: self.table.as_ref().map_or(0, |table| table.taken_back()),
            opened: opened(&self.options),
        }
    }

    /// What an invited person may know of it.
    pub fn fair_offer(&self) -> FairOffer {
        let FairInfo { nth, commitment, opened, .. } = self.fair(None);
        FairOffer { nth, commitment, opened }
    }

    /// Accepts a person's share for the next keying, for each of their seats.
    pub async fn give_share(
        &mut self,
        who: &IdentityId,
        ShareRequest { nth, share }: ShareRequest,
    ) -> Result<ShareTaken, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        let seats: Vec<u8> = self.seats_of(who).collect();
        if seats.is_empty() {
            return Err(Trouble::not_your_seat());
        }
        if !matches!(self.status, Status::Waiting | Status::Running | Status::Paused) {
            return Err(Trouble::of_status(self.status));
        }
        let (due, commitment) = self.announced();
        if nth != due || commitment.is_none() {
            let detail = format!("The next keying is number {due}, not {nth}.");
            return Err(Trouble::new(Kind::Stale, detail).with_fair(self.fair(Some(who))));
        }
        match self.shares.of(nth, who) {
            Some(known) if known == share => {}
            Some(_) => {
                let detail =
                    "You already gave a different share for this keying, and that one counts.";
                let trouble = Trouble::new(Kind::ShareGiven, detail);
                return Err(trouble.with_fair(self.fair(Some(who))));
            }
            None => self.keep_share(nth, who, share).await?,
        }
        Ok(ShareTaken { nth, seats })
    }

    async fn keep_share(
        &mut self,
        nth: u32,
        who: &IdentityId,
        share: Share,
    ) -> Result<(), Trouble> {
        let mut shares = self.shares.clone();
        if shares.nth != nth {
            shares = Shares { nth, given: Vec::new() };
        }
        shares.given.push((who.as_str().to_owned(), share));
        let mut options = self.options.clone();
        let kept = serde_json::to_value(&shares).map_err(|_| Trouble::unavailable())?;
        options.more.insert(SHARES.to_owned(), kept);
        self.inside.store.set_options(&self.id, options.clone()).await?;
        (self.options, self.shares) = (options, shares);
        self.touch();
        Ok(())
    }

    /// Accepts a share that came with another request. If it came too late, that is no reason to
    /// refuse the request: the client will learn that a new share is needed.
    pub(super) async fn give_share_too(&mut self, who: &IdentityId, share: Option<ShareRequest>) {
        if let Some(share) = share {
            let _too_late = self.give_share(who, share).await;
        }
    }

    /// All keyings, for anyone who may watch.
    pub async fn keyings(&mut self, who: Option<&IdentityId>) -> Result<Keyings, Trouble> {
        self.wake().await?;
        if !self.may_look(who) {
            return Err(Trouble::no_table());
        }
        Ok(Keyings { keyings: self.table.as_ref().map_or_else(Vec::new, |it| it.keyings()) })
    }

    /// Why chance must be keyed before it is next used, if it must.
    pub(super) fn due(&self) -> Option<Occasion> {
        let table = self.table.as_ref().filter(|table| table.outcome().is_none())?;
        let (nth, announced) = table.announced();
        let Some(last) = table.last_keying() else {
            return Some(match table.header().inherited {
                // A table from before there were keyings is treated as if everyone had just sat
                // down.
                0 if announced.is_none() => Occasion::Seated,
                0 => Occasion::Begun,
                _ => Occasion::Continued,
            });
        };
        if read(&self.options).is_some_and(|read| read.nth == nth) {
            return Some(Occasion::Opened);
        }
        let is_unheard = |seat: &store::Seat| {
            let given = last.shares.get(usize::from(seat.seat));
            let gives_now = || {
                let who = seat.identity.as_ref();
                who.is_some_and(|who| self.shares.of(nth, who).is_some())
            };
            match given.and_then(|given| given.without) {
                Some(Without::Open | Without::Bot) => true,
                Some(Without::NoClient) => {
                    gives_now() || self.changed_hands(seat.seat) == Some(nth)
                }
                None => self.changed_hands(seat.seat) == Some(nth),
            }
        };
        let mut people = self.seats.iter().filter(|seat| seat.kind == SeatKind::Human);
        people.any(is_unheard).then_some(Occasion::Seated)
    }

    /// What a due keying is made of.
    pub(super) fn rekey_if_due(&self) -> Result<Option<Rekey>, Trouble> {
        self.due().map(|why| self.rekey(why)).transpose()
    }

    pub(super) fn rekey(&self, why: Occasion) -> Result<Rekey, Trouble> {
        let (nth, _) = self.announced();
        let given = |(seat, key): (&store::Seat, &String)| match (seat.kind, &seat.identity) {
            (SeatKind::Open, _) => GivenShare::none(key, Without::Open),
            (SeatKind::Bot, _) => GivenShare::none(key, Without::Bot),
            (SeatKind::Human, who) => match who.as_ref().and_then(|who| self.shares.of(nth, who)) {
                Some(share) => GivenShare::of(key, share),
                None => GivenShare::none(key, Without::NoClient),
            },
        };
        let shares = self.seats.iter().zip(&self.keys).map(given).collect();
        Ok(Rekey { why, shares, fresh: [fresh_seed()?, fresh_seed()?] })
    }

    /// Since which keying a seat has been given away.
    fn changed_hands(&self, seat: u8) -> Option<u32> {
        let nth = self.options.more.get(CHANGED_HANDS)?.get(seat.to_string())?.as_u64()?;
        u32::try_from(nth).ok()
    }

    /// Records that a seat is being given away: its next player must not play with dice that
    /// somebody could know.
    pub(super) async fn note_changed_hands(&mut self, seat: u8) -> Result<(), Trouble> {
        let (nth, _) = self.announced();
        if self.changed_hands(seat) == Some(nth) {
            return Ok(());
        }
        let noted = self.options.more.entry(CHANGED_HANDS.to_owned()).or_insert_with(|| json!({}));
        if let Some(noted) = noted.as_object_mut() {
            noted.insert(seat.to_string(), nth.into());
        }
        Ok(self.inside.store.set_options(&self.id, self.options.clone()).await?)
    }

    /// Records that somebody reads the log of an unfinished game.
    pub(super) async fn note_read(&mut self, who: &IdentityId, nth: u32) -> Result<(), Trouble> {
        if self.status == Status::Finished {
            return Ok(());
        }
        let name = self.inside.name(who).await?;
        let note = Read { who: who.as_str().to_owned(), name, at: self.tip.seq, nth };
        if read(&self.options).as_ref() == Some(&note) {
            return Ok(());
        }
        let mut options = self.options.clone();
        options.more.insert(READ.to_owned(), serde_json::to_value(note).unwrap_or(Value::Null));
        self.inside.store.set_options(&self.id, options.clone()).await?;
        self.options = options;
        self.touch();
        Ok(())
    }

    /// Where seats have secrets from each other, no one may sit down against somebody who has read
    /// them.
    pub(super) fn must_be_unread(&self) -> Result<(), Trouble> {
        let has_secrets = self.entry.is_none_or(|entry| entry.title.has_secrets());
        match read(&self.options) {
            Some(read) if has_secrets && self.is_under_way() => {
                let Read { name, at, .. } = read;
                let detail = format!(
                    "{name} has read the log up to input {at} and knows what is hidden; start a new \
                     game to play with other people."
                );
                Err(Trouble::new(Kind::LogRead, detail))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the person has read the log and is the only person playing here.
    pub(super) fn is_lone_reader(&self, who: &IdentityId) -> bool {
        let read = read(&self.options).is_some_and(|read| read.who == who.as_str());
        read && self.people_but(who).is_empty()
    }
}

fn read(options: &TableOptions) -> Option<Read> {
    options.more.get(READ).and_then(|read| Read::deserialize(read).ok())
}

/// Who has read the log of a table; public.
pub fn opened(options: &TableOptions) -> Option<OpenedInfo> {
    read(options).map(|Read { name, at, .. }| OpenedInfo { by: name, at })
}
