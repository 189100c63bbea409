//! What one pair of eyes has before it.

use crate::{PromptView, Scene};

/// What one pair of eyes has before it at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub scene: Scene,
    pub prompt: Option<PromptView>,
}
