//! Looking back: the game as it was, and its log. Replaying and writing for it are chores, and the
//! table goes on meanwhile.

use super::live::Looked;
use super::turns::Payer;
use super::{House, Trouble};
use crate::wire::{TableInfo, View};
use scene::Viewer;
use store::{IdentityId, TableId};

impl House {
    /// The log file, with its seed: only once it holds no one's secrets.
    pub async fn log(&self, who: &IdentityId, table: &TableId) -> Result<String, Trouble> {
        let log = self.act(who, table, |live, who| Box::pin(async move { live.log(&who).await }));
        let log = log.await?;
        self.inside.chores.run(Payer::Person(who.clone()), move || log.write()).await
    }

    /// Asks the others to open the log, if it holds their secrets.
    pub async fn ask_for_log(
        &self,
        who: &IdentityId,
        table: &TableId,
    ) -> Result<TableInfo, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.ask_for_log(&who).await }))
            .await
    }

    /// The game as a viewer sees it, now or just after an earlier input.
    pub async fn view(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
        viewer: Option<Viewer>,
        at: Option<u64>,
    ) -> Result<View, Trouble> {
        let (asker, at_table) = (who.cloned(), self.at(table)?);
        let looked = at_table
            .ask(move |live| Box::pin(async move { live.view(asker.as_ref(), viewer, at).await }));
        match looked.await? {
            Looked::Now(view) => Ok(*view),
            Looked::Back(past) => {
                let payer = match who {
                    Some(who) => Payer::Person(who.clone()),
                    None => Payer::Table(table.clone()),
                };
                self.inside.chores.run(payer, move || past.view()).await?
            }
        }
    }
}
