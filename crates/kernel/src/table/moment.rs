//! A position without its log.

use super::looking::{End, scene_with};
use super::{Table, prompt};
use crate::Shown;
use scene::{PromptView, Scene, Viewer};
use std::sync::Arc;

/// The game at one moment: cheap to keep, so that what viewers saw then can be compared with what
/// they see now.
#[derive(Clone, Debug)]
pub struct Moment<G: Shown> {
    content: Arc<G::Content>,
    game: G,
    end: Option<End>,
}

impl<G: Shown> Moment<G> {
    pub fn scene(&self, viewer: Viewer) -> Scene {
        scene_with(&self.game, &self.content, viewer, self.end.as_ref())
    }

    pub fn prompt(&self, viewer: Viewer) -> Option<PromptView> {
        prompt(&self.game, &self.content, viewer)
    }
}

impl<G: Shown> Table<G> {
    /// The table as it is now.
    pub fn moment(&self) -> Moment<G> {
        let (content, game) = (self.content.clone(), self.game.clone());
        Moment { content, game, end: self.end() }
    }

    /// The table just after input `n`; as it is now, if there are fewer inputs.
    pub fn moment_at(&self, n: u64) -> Moment<G> {
        if n >= self.len() {
            return self.moment();
        }
        let game = self.game_at(n).unwrap_or_else(|| self.game.clone());
        Moment { content: self.content.clone(), game, end: None }
    }
}
