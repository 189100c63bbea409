//! Taking a seat, and contributing shares to the table's chance.

use super::live::{host_of, title_of};
use super::{House, Kind, Trouble};
use crate::wire::{InvitationInfo, Keyings, ShareRequest, ShareTaken, TableInfo};
use store::{Claim, IdentityId, SecretHash, TableId};

impl House {
    /// What a link offers, before it is accepted.
    pub async fn invitation(
        &self,
        who: Option<&IdentityId>,
        secret: &str,
    ) -> Result<InvitationInfo, Trouble> {
        let store = &self.inside.store;
        let offered = store.invited_to(&SecretHash::of(secret)).await?;
        let (table, seat) = offered.ok_or_else(no_invitation)?;
        let mine = who.is_some() && seat.identity.as_ref() == who;
        if seat.identity.is_some() && !mine {
            return Err(Trouble::new(Kind::SeatTaken, "That seat was just taken."));
        }
        let record = store.table(&table).await?.ok_or_else(no_invitation)?;
        let game = self.inside.game(&record.game);
        let key = game.and_then(|game| game.title.seat_keys().get(usize::from(seat.seat)).copied());
        let host = match host_of(&record.options) {
            Some(host) => self.inside.name(&IdentityId(host.to_owned())).await?,
            None => String::new(),
        };
        let there = self.at(&table)?;
        let fair = there.ask(|live| {
            let fair = live.fair_offer();
            Box::pin(async { Ok(fair) })
        });
        let fair = fair.await?;
        Ok(InvitationInfo {
            table: table.to_string(),
            game: record.game,
            title: title_of(&record.options).to_owned(),
            seat: seat.seat,
            seat_key: key.unwrap_or_default().to_owned(),
            host,
            mine,
            fair,
        })
    }

    /// Takes the seat a link offers.
    pub async fn claim(
        &self,
        who: &IdentityId,
        secret: &str,
        share: Option<ShareRequest>,
    ) -> Result<TableInfo, Trouble> {
        match self.inside.store.claim_seat(&SecretHash::of(secret), who).await? {
            Claim::NoSuchInvitation => Err(no_invitation()),
            Claim::Taken { .. } => Err(Trouble::new(Kind::SeatTaken, "That seat was just taken.")),
            Claim::Seated { table, .. } => {
                self.act(who, &table, |live, who| {
                    Box::pin(async move { live.seat_guest(&who, share).await })
                })
                .await
            }
        }
    }

    /// Takes an open seat at a listed table.
    pub async fn sit(
        &self,
        who: &IdentityId,
        table: &TableId,
        seat: u8,
        share: Option<ShareRequest>,
    ) -> Result<TableInfo, Trouble> {
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.sit(&who, seat, share).await })
        })
        .await
    }

    /// Accepts a person's share for the next keying.
    pub async fn give_share(
        &self,
        who: &IdentityId,
        table: &TableId,
        share: ShareRequest,
    ) -> Result<ShareTaken, Trouble> {
        self.act(who, table, |live, who| {
            Box::pin(async move { live.give_share(&who, share).await })
        })
        .await
    }

    /// What chance has been derived from so far; public.
    pub async fn keyings(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
    ) -> Result<Keyings, Trouble> {
        let who = who.cloned();
        let table = self.at(table)?;
        table.ask(move |live| Box::pin(async move { live.keyings(who.as_ref()).await })).await
    }
}

fn no_invitation() -> Trouble {
    Trouble::new(Kind::NotFound, "This invitation link does not work, or no longer works.")
}
