//! Lists of tables: a person's own, and the lobby.

use super::live::{Facts, Live};
use super::{House, Trouble};
use crate::wire::TableInfo;
use store::{IdentityId, Listing};

impl House {
    /// Tables the person sits at or has set up, most recently changed first.
    pub async fn mine(&self, who: &IdentityId) -> Result<Vec<TableInfo>, Trouble> {
        let tables = self.inside.store.tables_of(who).await?;
        let mut infos = Vec::with_capacity(tables.len());
        for seated in tables {
            infos.extend(self.listed(Some(who), seated.table).await?);
        }
        Ok(infos)
    }

    /// Listed tables that have not ended, newest first.
    pub async fn lobby(&self, who: Option<&IdentityId>) -> Result<Vec<TableInfo>, Trouble> {
        let most = self.inside.settings.lobby_length;
        let tables = self.inside.store.public_tables(most).await?;
        let mut infos = Vec::with_capacity(tables.len());
        for listing in tables {
            infos.extend(self.listed(who, listing).await?);
        }
        Ok(infos)
    }

    /// A table as listed: from memory if it is there, otherwise from what is stored.
    async fn listed(
        &self,
        who: Option<&IdentityId>,
        listing: Listing,
    ) -> Result<Option<TableInfo>, Trouble> {
        if let Some(table) = self.inside.hall.live(&listing.id) {
            let who = who.cloned();
            let told = table.ask(move |live: &mut Live| {
                let info = live.info_for(who.as_ref());
                Box::pin(async { info })
            });
            return Ok(told.await.ok());
        }
        let seats = self.inside.store.seats(&listing.id).await?;
        let names = self.inside.sitters(&seats).await?;
        let keys: Vec<String> = match self.inside.game(&listing.game) {
            Some(game) => game.title.seat_keys().iter().map(|key| (*key).to_owned()).collect(),
            None => Vec::new(),
        };
        let facts = Facts {
            id: &listing.id,
            game: &listing.game,
            options: &listing.options,
            status: listing.status,
            created: listing.created,
            changed: listing.changed,
            asked: listing.asked.clone(),
            tip: listing.tip,
            seats: &seats,
            names: &names,
            keys: &keys,
        };
        Ok(Some(facts.told_to(who)))
    }
}
