//! Who sits where.

use super::{IdentityId, Live};
use crate::house::inside::now;
use crate::house::{Kind, Trouble};
use crate::wire::{Invitation, SeatRequest, ShareRequest, TableInfo};
use scene::Phrase;
use serde_json::json;
use std::time::Duration;
use store::{Seat, SeatKind, SecretHash, Status};

/// The option of a table that says who gave up which seat.
const GIVEN_UP: &str = "given_up";

impl Live {
    /// Somebody has taken a seat by a link, perhaps with a share for a game that starts with it.
    pub async fn seat_guest(
        &mut self,
        who: &IdentityId,
        share: Option<ShareRequest>,
    ) -> Result<TableInfo, Trouble> {
        self.reseat(share.map(|share| (who, share))).await?;
        self.info_for(Some(who))
    }

    /// Seats changed in the store: by a claim, or by this table itself.
    async fn reseat(&mut self, share: Option<(&IdentityId, ShareRequest)>) -> Result<(), Trouble> {
        let before = self.is_under_way().then(|| self.sitters());
        self.read_seats().await?;
        self.request = None;
        self.check_viewers();
        if let Some((who, share)) = share {
            self.give_share_too(who, Some(share)).await;
        }
        match before {
            Some(before) => {
                self.tell_of_seats(&before).await;
                Ok(())
            }
            None => self.begin_if_full().await,
        }
    }

    /// Somebody changed their name.
    pub async fn rename(&mut self, who: &IdentityId) -> Result<(), Trouble> {
        if self.seats_of(who).next().is_some() {
            self.names = self.inside.sitters(&self.seats).await?;
            self.touch();
        }
        Ok(())
    }

    /// Creates a new link for an open seat: for the host, or for the person who opened it by giving
    /// it up.
    pub async fn invite(&mut self, who: &IdentityId, seat: u8) -> Result<Invitation, Trouble> {
        if self.gave_up(seat) != Some(who.as_str()) {
            self.must_be_host(who)?;
        }
        if self.seat(seat)?.kind != SeatKind::Open {
            return Err(seat_taken());
        }
        self.open_seat(seat, None).await
    }

    /// Takes an open seat at a listed table.
    pub async fn sit(
        &mut self,
        who: &IdentityId,
        seat: u8,
        share: Option<ShareRequest>,
    ) -> Result<TableInfo, Trouble> {
        self.must_know(Some(who))?;
        if self.sits_on(who, seat) {
            return Ok(self.info(Some(who)));
        }
        if !self.options.listed && !self.is_host(who) {
            return Err(Trouble::no_table());
        }
        if self.seat(seat)?.kind != SeatKind::Open {
            return Err(seat_taken());
        }
        let share = share.map(|share| (who, share));
        self.set_seat_with(Seat::human(seat, who.clone()), None, share).await?;
        Ok(self.info(Some(who)))
    }

    /// Gives a seat away or takes it: the person's own, or any seat for the host, except that no
    /// one can take a seat where another person sits. Once the game has started, whoever holds a
    /// seat knows secrets, so then the host may only give away the seat of a person who has long
    /// been absent.
    pub async fn hand_over(
        &mut self,
        who: &IdentityId,
        seat: u8,
        to: SeatRequest,
    ) -> Result<(TableInfo, Option<Invitation>), Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        let there = self.seat(seat)?;
        let (kind, sitter) = (there.kind, there.identity.clone());
        if !self.is_host(who) && sitter.as_ref() != Some(who) {
            return Err(Trouble::not_your_seat());
        }
        if matches!(self.status, Status::Finished) {
            return Err(Trouble::of_status(self.status));
        }
        if let Some(another) = sitter.as_ref().filter(|it| *it != who && self.is_under_way()) {
            self.must_be_absent(seat, another)?;
        }
        let stays = to == SeatRequest::Me && sitter.as_ref() == Some(who);
        if self.is_under_way() && !stays {
            self.must_be_free_for(who, &to)?;
            self.note_changed_hands(seat).await?;
        }
        let gives_up = to == SeatRequest::Open && sitter.as_ref() == Some(who);
        self.note_given_up(seat, who.as_str(), gives_up).await?;
        let invitation = match to {
            SeatRequest::Open => Some(self.open_seat(seat, sitter.as_ref()).await?),
            SeatRequest::Bot(level) => {
                self.must_be_level(&level)?;
                self.set_seat(Seat::bot(seat, &level), sitter.as_ref()).await?;
                None
            }
            SeatRequest::Me if sitter.as_ref() == Some(who) => None,
            SeatRequest::Me if kind == SeatKind::Human && !self.is_under_way() => {
                return Err(seat_taken());
            }
            SeatRequest::Me => {
                self.set_seat(Seat::human(seat, who.clone()), sitter.as_ref()).await?;
                None
            }
        };
        Ok((self.info(Some(who)), invitation))
    }

    /// Whether the seat may change hands like this in a running game: not to anyone else if hidden
    /// information has been read.
    fn must_be_free_for(&self, who: &IdentityId, to: &SeatRequest) -> Result<(), Trouble> {
        match to {
            SeatRequest::Bot(level) => self.must_be_level(level),
            SeatRequest::Me if self.is_lone_reader(who) => Ok(()),
            SeatRequest::Me | SeatRequest::Open => self.must_be_unread(),
        }
    }

    /// Whether the game has waited long for this seat and its person is not there.
    fn must_be_absent(&self, seat: u8, sitter: &IdentityId) -> Result<(), Trouble> {
        let needed = self.inside.settings.absent_after;
        let waited = Duration::from_millis(u64::try_from(now() - self.changed).unwrap_or(0));
        let awaited = self.status == Status::Running && self.lead() == Some(seat);
        if awaited && waited >= needed && !self.viewers.is_present(sitter) {
            return Ok(());
        }
        let name = self.names.get(usize::from(seat)).map_or("", String::as_str);
        let hours = needed.as_secs().div_ceil(3600);
        let detail = format!(
            "{name} holds this seat and can hand it over. The host can do so once the game has waited \
             {hours} h for {name} and they are not at the table."
        );
        let words = Phrase::new("problem-seat-held").text("name", name);
        let words = words.count("hours", i64::try_from(hours).unwrap_or(i64::MAX));
        Err(Trouble::new(Kind::SeatHeld, detail).in_words(words))
    }

    /// Who gave up an open seat for somebody else to take.
    fn gave_up(&self, seat: u8) -> Option<&str> {
        self.options.more.get(GIVEN_UP)?.get(seat.to_string())?.as_str()
    }

    async fn note_given_up(&mut self, seat: u8, who: &str, does: bool) -> Result<(), Trouble> {
        if self.gave_up(seat) == does.then_some(who) {
            return Ok(());
        }
        let noted = self.options.more.entry(GIVEN_UP.to_owned()).or_insert_with(|| json!({}));
        if let Some(noted) = noted.as_object_mut() {
            match does {
                true => noted.insert(seat.to_string(), who.into()),
                false => noted.remove(&seat.to_string()),
            };
        }
        Ok(self.inside.store.set_options(&self.id, self.options.clone()).await?)
    }

    fn must_be_level(&self, level: &str) -> Result<(), Trouble> {
        match self.entry {
            Some(entry) => entry.must_have_bot(level),
            None => Err(Trouble::bad_setup("This server no longer has the game.")),
        }
    }

    fn seat(&self, seat: u8) -> Result<&Seat, Trouble> {
        let found = self.seats.iter().find(|it| it.seat == seat);
        found.ok_or_else(|| Trouble::new(Kind::NotFound, "There is no such seat at this table."))
    }

    async fn open_seat(
        &mut self,
        seat: u8,
        was: Option<&IdentityId>,
    ) -> Result<Invitation, Trouble> {
        let (secret, hash) = SecretHash::random()?;
        self.set_seat(Seat::open(seat, hash), was).await?;
        Ok(Invitation { seat, path: format!("/join/{secret}") })
    }

    async fn set_seat(&mut self, seat: Seat, was: Option<&IdentityId>) -> Result<(), Trouble> {
        self.set_seat_with(seat, was, None).await
    }

    async fn set_seat_with(
        &mut self,
        seat: Seat,
        was: Option<&IdentityId>,
        share: Option<(&IdentityId, ShareRequest)>,
    ) -> Result<(), Trouble> {
        let done = self.inside.store.set_seat(&self.id, seat, was).await?;
        self.reseat(share).await?;
        if done { Ok(()) } else { Err(seat_taken()) }
    }
}

fn seat_taken() -> Trouble {
    Trouble::new(Kind::SeatTaken, "That seat was just taken.")
}
