//! A table at an earlier moment, even one since undone, or of a table since deleted.

use super::super::fence::fenced;
use super::super::views::{look, view};
use super::loading::replayed;
use super::{IdentityId, Live, Tip};
use crate::house::games::GameEntry;
use crate::house::inside::Inside;
use crate::house::turns::Payer;
use crate::house::{Kind, Trouble};
use crate::wire::{At, View};
use kernel::keying::Secrets;
use kernel::log::{Entry, Header};
use scene::Viewer;
use std::sync::{Arc, Weak};
use store::TableId;

/// An earlier moment of a game that goes on.
#[derive(Debug)]
pub struct Past {
    game: GameEntry,
    header: Header,
    secrets: Secrets,
    entries: Vec<Entry>,
    viewer: Viewer,
    at: At,
}

impl Past {
    /// Replays up to that moment, which takes a while.
    pub fn view(self) -> Result<View, Trouble> {
        let Past { game, header, secrets, entries, viewer, at } = self;
        let seen = fenced(|| {
            let table = game.title.resume(&header, secrets, &entries).ok()?;
            Some(view(look(&*table.moment(), viewer), &table.told(viewer, None), viewer, at))
        });
        seen.ok().flatten().ok_or_else(cannot_be_shown)
    }
}

fn cannot_be_shown() -> Trouble {
    Trouble::new(Kind::Frozen, "The position can no longer be shown here.")
}

impl Live {
    /// The position a person asks for, if the game ever reached it.
    pub async fn place_of(&mut self, who: &IdentityId, at: At) -> Result<Tip, Trouble> {
        self.wake().await?;
        if !self.may_look(Some(who)) {
            return Err(Trouble::no_table());
        }
        self.table()?;
        let then = Tip { seq: at.seq, cuts: at.cuts };
        let was = self.inside.store.inputs_at(&self.id, then).await?;
        let nowhere = || Trouble::new(Kind::NotFound, "The game never reached that position.");
        was.map(|_| then).ok_or_else(nowhere)
    }

    /// Everything needed to show one viewer the game as it was just after input `upto`.
    pub(super) fn past(&self, viewer: Viewer, upto: u64) -> Result<Past, Trouble> {
        let (game, table) = (self.entry.ok_or_else(cannot_be_shown)?, self.table()?);
        let mut entries = table.entries_after(0);
        entries.truncate(usize::try_from(upto).unwrap_or(usize::MAX));
        let (header, secrets) = (table.header().clone(), table.secrets());
        let at = At { seq: upto, cuts: self.tip.cuts };
        Ok(Past { game, header, secrets, entries, viewer, at })
    }

    /// The table at that moment, as far as it replays; read-only.
    pub async fn as_it_was(
        inside: Arc<Inside>,
        who: &IdentityId,
        id: &TableId,
        then: Tip,
    ) -> Result<Live, Trouble> {
        let record = inside.store.table(id).await?.ok_or_else(Trouble::no_table)?;
        let inputs = inside.store.inputs_at(id, then).await?.ok_or_else(Trouble::no_table)?;
        let mut live = Live::unread(inside, &record, Weak::new());
        live.read_seats().await?;
        live.tip = then;
        let header: Option<Header> = serde_json::from_str(&record.header).ok();
        let secrets: Option<Secrets> = record.seed.parse().ok();
        if let (Some(entry), Some(header), Some(secrets)) = (live.entry, header, secrets) {
            let replay = move || replayed(&entry, &header, secrets, &inputs).table;
            live.table = live.inside.chores.run(Payer::Person(who.clone()), replay).await?;
        }
        Ok(live)
    }

    /// What a person may see of it, and its log if that is open to them.
    pub fn shown_to(&self, who: &IdentityId) -> Result<(View, Option<String>), Trouble> {
        let viewer = self.viewer_for(Some(who), None)?;
        let table = self.table()?;
        let view = self.seen_now(viewer).map_err(|_| cannot_be_shown())?;
        let log = self.log_is_open_to(who).then(|| table.log_file().write());
        Ok((view, log))
    }
}
