//! What viewers are sent of the game and of the table around it.

use super::super::fence::{Broken, fenced};
use super::super::outbox::Outbox;
use super::super::views::{look, update, view, written};
use super::past::Past;
use super::{IdentityId, Live};
use crate::house::Trouble;
use crate::house::attendance::Message;
use crate::wire::{At, ToClient, View};
use delta::{Changes, Digest};
use foldhash::fast::FixedState;
use kernel::registry::AnyMoment;
use scene::Viewer;
use std::hash::BuildHasher;

/// What one view is sent once the last input is durable.
#[derive(Debug)]
pub struct Seen {
    viewer: Viewer,
    message: Message,
}

/// What one view showed last, and when.
#[derive(Debug)]
pub(super) struct Known {
    viewer: Viewer,
    at: At,
    digest: Digest,
}

/// What a viewer is shown.
#[derive(Debug)]
pub enum Looked {
    Now(Box<View>),
    /// An earlier moment, still to be replayed.
    Back(Box<Past>),
}

impl Live {
    /// The game in one view, now or just after an earlier input.
    pub async fn view(
        &mut self,
        who: Option<&IdentityId>,
        wanted: Option<Viewer>,
        upto: Option<u64>,
    ) -> Result<Looked, Trouble> {
        self.wake().await?;
        let viewer = self.viewer_for(who, wanted)?;
        let table = self.table()?;
        if let Some(upto) = upto.filter(|upto| *upto < table.inputs()) {
            return Ok(Looked::Back(Box::new(self.past(viewer, upto)?)));
        }
        match self.seen_now(viewer) {
            Ok(view) => Ok(Looked::Now(Box::new(view))),
            Err(broken) => Err(self.break_off(broken.to_string()).await),
        }
    }

    /// What a viewer missed: `Some(None)` if nothing, `None` if it cannot be expressed as a
    /// difference.
    pub(super) async fn missed_since(
        &mut self,
        from: At,
        viewer: Viewer,
    ) -> Result<Option<Option<Message>>, Trouble> {
        let (at, Some(table)) = (self.at(), &self.table) else { return Ok(None) };
        if from.cuts != at.cuts || from.seq > at.seq || table.inputs() != at.seq {
            return Ok(None);
        }
        if from == at {
            return Ok(Some(None));
        }
        let made = fenced(|| {
            let before = look(&*table.moment_at(from.seq), viewer);
            let now = look(&*table.moment(), viewer);
            let log = table.told(viewer, Some(from.seq));
            Message::from(update(Changes::between(&before, &now, &log), [from, at]))
        });
        match made {
            Ok(message) => Ok(Some(Some(message))),
            Err(broken) => Err(self.break_off(broken.to_string()).await),
        }
    }

    /// What changed in each view; prepared before it may be sent.
    pub(super) fn updates_since(
        &mut self,
        before: &dyn AnyMoment,
        from: At,
    ) -> Result<Vec<Seen>, Broken> {
        let Some(table) = &self.table else { return Ok(Vec::new()) };
        let at = At { seq: table.inputs(), cuts: from.cuts };
        let eyes = self.viewers.eyes();
        let mut known = std::mem::take(&mut self.viewers.known);
        known.retain(|known| known.at == from && eyes.contains(&known.viewer));
        let made = fenced(|| {
            let moment = table.moment();
            let see = |viewer: Viewer| {
                let at_hand = known.iter().position(|known| known.viewer == viewer);
                let mut digest = match at_hand {
                    Some(at_hand) => known.swap_remove(at_hand).digest,
                    None => Digest::of(&look(before, viewer)),
                };
                let now = look(&*moment, viewer);
                let before = || look(before, viewer);
                let log = table.told(viewer, Some(from.seq));
                let message =
                    digest.message(before, &now, &log, |it| update(it, [from, at])).into();
                (Seen { viewer, message }, Known { viewer, at, digest })
            };
            eyes.into_iter().map(see).unzip()
        });
        let (seen, known) = made?;
        self.viewers.known = known;
        Ok(seen)
    }

    pub(super) fn send_updates(&mut self, seen: &[Seen]) {
        let most = self.inside.settings.viewer_queue;
        for connection in &mut self.viewers.all {
            let unseen = connection.unseen.as_mut().map(|unseen| {
                *unseen += 1;
                *unseen
            });
            if unseen.is_some_and(|unseen| unseen > most) {
                continue;
            }
            if let Some(seen) = seen.iter().find(|seen| seen.viewer == connection.viewer) {
                metrics::histogram!("omen_update_bytes").record(seen.message.len() as f64);
                connection.outbox.update(seen.message.clone());
            }
        }
    }

    pub(super) async fn send_view(
        &mut self,
        viewer: Viewer,
        outbox: &Outbox,
    ) -> Result<(), Trouble> {
        if self.table.is_none() {
            return Ok(());
        }
        match self.seen_now(viewer) {
            Ok(view) => outbox.view(written(&ToClient::View(Box::new(view)))),
            Err(broken) => return Err(self.break_off(broken.to_string()).await),
        }
        Ok(())
    }

    pub(super) fn seen_now(&self, viewer: Viewer) -> Result<View, Broken> {
        let Some(table) = &self.table else { return Err(Broken) };
        let at = At { seq: table.inputs(), cuts: self.tip.cuts };
        fenced(|| view(look(&*table.moment(), viewer), &table.told(viewer, None), viewer, at))
    }

    /// Sends everyone the whole table: after an undo, or after a reload.
    pub(super) fn send_views(&mut self) {
        self.viewers.known.clear();
        if self.table.is_none() {
            return;
        }
        let eyes = self.viewers.eyes().into_iter();
        let made: Vec<_> = eyes.map(|eyes| (eyes, self.seen_now(eyes))).collect();
        for (eyes, view) in made {
            match view {
                Ok(view) => {
                    let message = written(&ToClient::View(Box::new(view)));
                    let same = self.viewers.all.iter().filter(|it| it.viewer == eyes);
                    same.for_each(|it| it.outbox.view(message.clone()));
                }
                Err(broken) => {
                    tracing::warn!(table = %self.id, %broken, "a table cannot be shown");
                    self.table = None;
                    return;
                }
            }
        }
    }

    /// Sends each viewer the table information, if it differs from what they were sent last.
    pub(super) fn send_infos(&mut self) {
        let people: Vec<_> = self.viewers.all.iter().map(|it| (it.id, it.who.clone())).collect();
        for (id, who) in people {
            let mut info = self.info(who.as_ref());
            // Every move already says where the table stands.
            let passing = (std::mem::take(&mut info.at), std::mem::take(&mut info.changed));
            let told = FixedState::default().hash_one(&info);
            (info.at, info.changed) = passing;
            if let Some(connection) =
                self.viewers.get(id).filter(|connection| connection.told != told)
            {
                connection.told = told;
                connection.outbox.table(written(&ToClient::Table(Box::new(info))));
            }
        }
    }

    pub(super) fn send_word(&self, message: &ToClient) {
        let message = written(message);
        self.viewers.all.iter().for_each(|it| it.outbox.word(message.clone()));
    }
}
