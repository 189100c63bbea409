//! What a log was made with, compared with what this program has.

use crate::Shown;
use crate::boxes::{BoxEntry, Hashes};
use crate::log::{BadLog, Header};

/// The content and the edition a log was made with, compared with this program's.
///
/// A different hash alone says little: an edited comment changes it too. So the log is replayed,
/// and the difference is mentioned only if it leads elsewhere.
#[derive(Clone, Copy)]
pub struct Made<'a> {
    with: &'a str,
    with_boxes: &'a [BoxEntry],
    here: &'a Hashes,
    edition: u32,
    edition_here: u32,
}

impl<'a> Made<'a> {
    pub fn of<G: Shown>(header: &'a Header, here: &'a Hashes) -> Self {
        Self {
            with: &header.content,
            with_boxes: &header.boxes,
            here,
            edition: header.edition,
            edition_here: G::edition(),
        }
    }

    pub fn other_content(self) -> bool {
        self.with != self.here.content || self.changed_boxes().next().is_some()
    }

    /// Boxes with a different hash here, as the log names them and as they are.
    pub fn changed_boxes(self) -> impl Iterator<Item = (&'a BoxEntry, &'a BoxEntry)> {
        self.with_boxes.iter().filter_map(move |with| {
            let here = self.here.boxes.iter().find(|here| here.id == with.id)?;
            (here.hash != with.hash).then_some((with, here))
        })
    }

    pub fn earlier(self) -> bool {
        self.edition != self.edition_here
    }

    pub fn elsewhere(self) -> bool {
        self.other_content() || self.earlier()
    }

    pub fn explain(self, mut bad: BadLog) -> BadLog {
        let Self { with, edition, edition_here, .. } = self;
        let here = &self.here.content;
        if self.earlier() {
            bad.what += &format!(
                "; the log was made with edition {edition} of the rules, this program has \
                 {edition_here}"
            );
        }
        for (with, here) in self.changed_boxes() {
            bad.what += &format!(
                "; the box \"{}\" has changed since: the log was made with {} (hash {}), here is {} \
                 (hash {}): put the one it was made with among the packs",
                with.id, with.version, with.hash, here.version, here.hash
            );
        }
        if with != here {
            bad.what += &format!(
                "; the log was made with content {with}, this program has {here}: use the version \
                 that wrote it"
            );
        }
        bad
    }
}
