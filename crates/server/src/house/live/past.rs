//! A table as it once stood, also where that was taken back since, or the table cleared away.

use super::loading::replayed;
use super::{IdentityId, Live, Tip};
use crate::house::inside::Inside;
use crate::house::{Kind, Trouble};
use crate::wire::{At, View};
use kernel::keying::Secrets;
use kernel::log::Header;
use std::sync::{Arc, Weak};
use store::TableId;

impl Live {
    /// Where somebody looks at the game, if it ever stood there.
    pub async fn place_of(&mut self, who: &IdentityId, at: At) -> Result<Tip, Trouble> {
        self.wake().await?;
        if !self.may_look(Some(who)) {
            return Err(Trouble::no_table());
        }
        self.table()?;
        let then = Tip { seq: at.seq, cuts: at.cuts };
        let was = self.inside.store.inputs_at(&self.id, then).await?;
        let nowhere = || Trouble::new(Kind::NotFound, "The game never stood there.");
        was.map(|_| then).ok_or_else(nowhere)
    }

    /// The table at that moment, as far as it replays: only to be looked at, nothing is written.
    pub async fn as_it_was(inside: Arc<Inside>, id: &TableId, then: Tip) -> Result<Live, Trouble> {
        let record = inside.store.table(id).await?.ok_or_else(Trouble::no_table)?;
        let inputs = inside.store.inputs_at(id, then).await?.ok_or_else(Trouble::no_table)?;
        let mut live = Live::unread(inside, &record, Weak::new());
        live.read_seats().await?;
        live.tip = then;
        let header: Option<Header> = serde_json::from_str(&record.header).ok();
        let secrets: Option<Secrets> = record.seed.parse().ok();
        if let (Some(entry), Some(header), Some(secrets)) = (live.entry, header, secrets) {
            live.table = replayed(&entry, &header, secrets, &inputs).table;
        }
        Ok(live)
    }

    /// What somebody may see of it, and its log if that is open to them.
    pub fn shown_to(&self, who: &IdentityId) -> Result<(View, Option<String>), Trouble> {
        let viewer = self.viewer_for(Some(who), None)?;
        let table = self.table()?;
        let broken = |_| Trouble::new(Kind::Frozen, "The position cannot be shown here any more.");
        let view = self.seen_now(viewer).map_err(broken)?;
        let log = self.log_is_open_to(who).then(|| table.log_file().write());
        Ok((view, log))
    }
}
