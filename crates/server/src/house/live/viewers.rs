//! Who looks at the table, and what they are sent.

use super::super::fence::{Broken, fenced};
use super::super::outbox::Outbox;
use super::super::views::{Look, look, update, view, written};
use super::{Live, Status};
use crate::house::attendance::Message;
use crate::house::{Kind, Trouble};
use crate::wire::{At, PROTOCOL, ToClient, View};
use kernel::registry::AnyMoment;
use scene::Viewer;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use store::IdentityId;

/// The version of the program, told to every client.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug, Default)]
pub struct Viewers {
    all: Vec<Looker>,
    last: u64,
}

/// One connected client.
#[derive(Debug)]
struct Looker {
    id: u64,
    who: Option<IdentityId>,
    viewer: Viewer,
    outbox: Arc<Outbox>,
    /// A hash of what was last told of the table beside the game.
    told: u64,
    /// Updates sent since the client last said what it has drawn, if it ever does.
    unseen: Option<usize>,
}

/// What one pair of eyes sees once the last input is durable: the difference, and the whole.
#[derive(Debug)]
pub struct Seen {
    viewer: Viewer,
    at: At,
    message: Message,
    look: Look,
}

impl Viewers {
    pub fn is_present(&self, who: &IdentityId) -> bool {
        self.all.iter().any(|it| it.who.as_ref() == Some(who))
    }

    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Clients of people without a seat.
    pub fn watching(&self, sits: impl Fn(&IdentityId) -> bool) -> u32 {
        let seated = |it: &&Looker| it.who.as_ref().is_some_and(&sits);
        (self.all.len() - self.all.iter().filter(seated).count()) as u32
    }

    /// Each pair of eyes once.
    fn eyes(&self) -> Vec<Viewer> {
        let mut eyes = Vec::new();
        for it in &self.all {
            if !eyes.contains(&it.viewer) {
                eyes.push(it.viewer);
            }
        }
        eyes
    }

    fn get(&mut self, id: u64) -> Option<&mut Looker> {
        self.all.iter_mut().find(|it| it.id == id)
    }
}

impl Live {
    /// Seats a new viewer, and sends what there is to begin with.
    pub async fn attend(
        &mut self,
        who: Option<IdentityId>,
        wanted: Option<Viewer>,
        from: Option<At>,
        outbox: Arc<Outbox>,
    ) -> Result<u64, Trouble> {
        self.wake().await?;
        let viewer = self.viewer_for(who.as_ref(), wanted)?;
        let missed = match from.filter(|_| wanted == Some(viewer)) {
            Some(from) => self.missed_since(from, viewer).await?,
            None => None,
        };
        let version = VERSION.to_owned();
        let resumed = missed.is_some();
        outbox.word(written(&ToClient::Hello { protocol: PROTOCOL, version, viewer, resumed }));
        let said = self.talk_since(0).await?;
        if !said.is_empty() {
            outbox.word(written(&ToClient::Talk(said)));
        }
        match missed {
            Some(Some(message)) => outbox.update(message),
            Some(None) => {}
            None => self.send_view(viewer, &outbox).await?,
        }
        self.viewers.last += 1;
        let id = self.viewers.last;
        self.viewers.all.push(Looker { id, who, viewer, outbox, told: 0, unseen: None });
        self.touch();
        Ok(id)
    }

    /// What a viewer missed since it last looked: `Some(None)` if nothing, `None` if it cannot be
    /// told as a difference.
    async fn missed_since(
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
            written(&ToClient::Update(Box::new(update(&before, &now, log, [from, at]))))
        });
        match made {
            Ok(message) => Ok(Some(Some(message))),
            Err(broken) => Err(self.break_off(broken.to_string()).await),
        }
    }

    pub fn leave(&mut self, id: u64) {
        self.viewers.all.retain(|it| it.id != id);
        self.touch();
    }

    /// Looks through other eyes from now on.
    pub async fn look(&mut self, id: u64, wanted: Viewer) -> Result<At, Trouble> {
        self.wake().await?;
        let who = self.viewers.get(id).map(|it| it.who.clone()).ok_or_else(Trouble::no_table)?;
        let viewer = self.viewer_for(who.as_ref(), Some(wanted))?;
        let Some(outbox) = self.viewers.get(id).map(|it| {
            it.viewer = viewer;
            it.outbox.clone()
        }) else {
            return Err(Trouble::no_table());
        };
        self.send_view(viewer, &outbox).await?;
        Ok(self.at())
    }

    /// Sends a whole view to somebody who fell behind.
    pub async fn catch_up(&mut self, id: u64) -> Result<(), Trouble> {
        self.wake().await?;
        let Some(looker) = self.viewers.get(id) else { return Err(Trouble::no_table()) };
        let (viewer, outbox) = (looker.viewer, looker.outbox.clone());
        self.send_view(viewer, &outbox).await
    }

    /// A client says what it has drawn; one that had been left alone is brought up to date.
    pub fn seen(&mut self, id: u64) {
        let most = self.inside.settings.viewer_queue;
        if let Some(looker) = self.viewers.get(id)
            && looker.unseen.replace(0).is_some_and(|unseen| unseen >= most)
        {
            looker.outbox.fall_behind();
        }
    }

    /// What changed for each pair of eyes; made before it may be sent.
    pub(super) fn updates_since(
        &self,
        before: &dyn AnyMoment,
        from: At,
    ) -> Result<Vec<Seen>, Broken> {
        let Some(table) = &self.table else { return Ok(Vec::new()) };
        let at = At { seq: table.inputs(), cuts: from.cuts };
        fenced(|| {
            let now = table.moment();
            let seen = self.viewers.eyes().into_iter().map(|viewer| {
                let kept = self.inside.looks.take(&self.id, viewer, from);
                let before = kept.unwrap_or_else(|| look(before, viewer));
                let look = look(&*now, viewer);
                let log = table.told(viewer, Some(from.seq));
                let update = update(&before, &look, log, [from, at]);
                let message = written(&ToClient::Update(Box::new(update)));
                Seen { viewer, at, message, look }
            });
            seen.collect()
        })
    }

    pub(super) fn send_updates(&mut self, seen: Vec<Seen>) {
        let most = self.inside.settings.viewer_queue;
        for looker in &mut self.viewers.all {
            let unseen = looker.unseen.as_mut().map(|unseen| {
                *unseen += 1;
                *unseen
            });
            if unseen.is_some_and(|unseen| unseen > most) {
                continue;
            }
            if let Some(seen) = seen.iter().find(|seen| seen.viewer == looker.viewer) {
                metrics::histogram!("omen_update_bytes").record(seen.message.len() as f64);
                looker.outbox.update(seen.message.clone());
            }
        }
        for Seen { viewer, at, look, .. } in seen {
            self.inside.looks.keep(&self.id, viewer, at, look);
        }
    }

    async fn send_view(&mut self, viewer: Viewer, outbox: &Outbox) -> Result<(), Trouble> {
        if self.table.is_none() {
            return Ok(());
        }
        match self.seen_now(viewer) {
            Ok(view) => outbox.view(written(&ToClient::View(Box::new(view)))),
            Err(broken) => return Err(self.break_off(broken.to_string()).await),
        }
        Ok(())
    }

    fn seen_now(&self, viewer: Viewer) -> Result<View, Broken> {
        let Some(table) = &self.table else { return Err(Broken) };
        let at = At { seq: table.inputs(), cuts: self.tip.cuts };
        fenced(|| view(look(&*table.moment(), viewer), table.told(viewer, None), viewer, at))
    }

    /// Sends everybody the whole table: after an undo, or when it was read again.
    pub(super) fn send_views(&mut self) {
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

    /// Tells each viewer of the table beside the game, if it is not what they were told last.
    pub(super) fn send_infos(&mut self) {
        let people: Vec<_> = self.viewers.all.iter().map(|it| (it.id, it.who.clone())).collect();
        for (id, who) in people {
            let info = self.info(who.as_ref());
            let mut quiet = info.clone();
            (quiet.at, quiet.changed) = (At::default(), 0);
            let mut hasher = DefaultHasher::new();
            serde_json::to_string(&quiet).unwrap_or_default().hash(&mut hasher);
            let told = hasher.finish();
            if let Some(looker) = self.viewers.get(id).filter(|looker| looker.told != told) {
                looker.told = told;
                looker.outbox.table(written(&ToClient::Table(Box::new(info))));
            }
        }
    }

    pub(super) fn send_word(&self, message: &ToClient) {
        let message = written(message);
        self.viewers.all.iter().for_each(|it| it.outbox.word(message.clone()));
    }

    /// Lets viewers go who may no longer look, and turns away eyes that are no longer theirs.
    pub(super) fn check_viewers(&mut self) {
        let mut gone = Vec::new();
        let mut turned = Vec::new();
        for it in &self.viewers.all {
            match self.viewer_for(it.who.as_ref(), Some(it.viewer)) {
                Ok(_) => {}
                Err(_) => match self.viewer_for(it.who.as_ref(), None) {
                    Ok(viewer) => turned.push((it.id, viewer)),
                    Err(trouble) => gone.push((it.id, trouble)),
                },
            }
        }
        for (id, viewer) in turned {
            if let Some(looker) = self.viewers.get(id) {
                looker.viewer = viewer;
                looker.outbox.fall_behind();
            }
        }
        for (id, trouble) in gone {
            if let Some(looker) = self.viewers.get(id) {
                let problem = Some(trouble.into());
                looker.outbox.close(written(&ToClient::Closing { retry: None, problem }));
            }
            self.viewers.all.retain(|it| it.id != id);
        }
        self.touch();
    }

    /// Sends everybody away: for good, or to come back after so many milliseconds.
    pub fn dismiss(&mut self, retry: Option<u32>) {
        let problem = match retry {
            Some(_) => None,
            None => Some(Trouble::new(Kind::NotFound, "The table was cleared away.").into()),
        };
        let message = written(&ToClient::Closing { retry, problem });
        self.viewers.all.drain(..).for_each(|it| it.outbox.close(message.clone()));
    }

    /// The game through somebody's eyes, now or just after an earlier input.
    pub async fn view(
        &mut self,
        who: Option<&IdentityId>,
        wanted: Option<Viewer>,
        upto: Option<u64>,
    ) -> Result<View, Trouble> {
        self.wake().await?;
        let viewer = self.viewer_for(who, wanted)?;
        let cuts = self.tip.cuts;
        let table = self.table()?;
        let Some(upto) = upto.filter(|upto| *upto < table.inputs()) else {
            let seen = self.seen_now(viewer);
            return match seen {
                Ok(view) => Ok(view),
                Err(broken) => Err(self.break_off(broken.to_string()).await),
            };
        };
        let seen = fenced(|| {
            let mut log = table.told(viewer, None);
            log.retain(|line| line.seq <= upto);
            view(look(&*table.moment_at(upto), viewer), log, viewer, At { seq: upto, cuts })
        });
        match seen {
            Ok(view) => Ok(view),
            Err(broken) => Err(self.break_off(broken.to_string()).await),
        }
    }

    /// Whether anything stops the table from being played now.
    pub(super) fn must_run(&self) -> Result<(), Trouble> {
        match self.status {
            Status::Running => Ok(()),
            status => Err(Trouble::of_status(status)),
        }
    }
}
