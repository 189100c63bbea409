//! Who watches the table, and which view they have.

use super::super::outbox::Outbox;
use super::super::views::written;
use super::Live;
use super::sending::Known;
use crate::house::{Kind, Part, Trouble};
use crate::wire::{At, PROTOCOL, ToClient};
use scene::Viewer;
use std::sync::Arc;
use store::IdentityId;

/// The version of the program, sent to every client.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug, Default)]
pub struct Viewers {
    pub(super) all: Vec<Connection>,
    /// What each view showed last, if differences can be based on it.
    pub(super) known: Vec<Known>,
    last: u64,
}

/// One connected client.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) id: u64,
    pub(super) who: Option<IdentityId>,
    pub(super) viewer: Viewer,
    pub(super) outbox: Arc<Outbox>,
    /// A hash of the table information it was last sent.
    pub(super) told: u64,
    /// Updates sent since the client last reported what it has drawn, if it ever does.
    pub(super) unseen: Option<usize>,
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
        let seated = |it: &&Connection| it.who.as_ref().is_some_and(&sits);
        (self.all.len() - self.all.iter().filter(seated).count()) as u32
    }

    /// Each view once.
    pub(super) fn eyes(&self) -> Vec<Viewer> {
        let mut eyes = Vec::new();
        for it in &self.all {
            if !eyes.contains(&it.viewer) {
                eyes.push(it.viewer);
            }
        }
        eyes
    }

    pub(super) fn get(&mut self, id: u64) -> Option<&mut Connection> {
        self.all.iter_mut().find(|it| it.id == id)
    }
}

impl Live {
    /// Adds a viewer, and sends the initial messages.
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
        let said = self.said(Part::After(0)).await?;
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
        self.viewers.all.push(Connection { id, who, viewer, outbox, told: 0, unseen: None });
        self.touch();
        Ok(id)
    }

    pub fn leave(&mut self, id: u64) {
        self.viewers.all.retain(|it| it.id != id);
        self.touch();
    }

    /// Switches to another view.
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

    /// Sends a whole view to a client that fell behind.
    pub async fn catch_up(&mut self, id: u64) -> Result<(), Trouble> {
        self.wake().await?;
        let Some(connection) = self.viewers.get(id) else { return Err(Trouble::no_table()) };
        let (viewer, outbox) = (connection.viewer, connection.outbox.clone());
        self.send_view(viewer, &outbox).await
    }

    /// A client reports what it has drawn; one that was skipped is brought up to date.
    pub fn seen(&mut self, id: u64) {
        let most = self.inside.settings.viewer_queue;
        if let Some(connection) = self.viewers.get(id)
            && connection.unseen.replace(0).is_some_and(|unseen| unseen >= most)
        {
            connection.outbox.fall_behind();
        }
    }

    /// Removes viewers who may no longer watch, and changes views they are no longer entitled to.
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
            if let Some(connection) = self.viewers.get(id) {
                connection.viewer = viewer;
                connection.outbox.fall_behind();
            }
        }
        for (id, trouble) in gone {
            if let Some(connection) = self.viewers.get(id) {
                let problem = Some(trouble.into());
                connection.outbox.close(written(&ToClient::Closing { retry: None, problem }));
            }
            self.viewers.all.retain(|it| it.id != id);
        }
        self.touch();
    }

    /// Disconnects everyone: for good, or to reconnect after this many milliseconds.
    pub fn dismiss(&mut self, retry: Option<u32>) {
        let problem = match retry {
            Some(_) => None,
            None => Some(Trouble::new(Kind::NotFound, "The table was deleted.").into()),
        };
        let message = written(&ToClient::Closing { retry, problem });
        self.viewers.all.drain(..).for_each(|it| it.outbox.close(message.clone()));
    }
}
