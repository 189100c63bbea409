//! What one viewer sees.

use crate::{PromptView, Scene};

/// What one viewer sees at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub scene: Scene,
    pub prompt: Option<PromptView>,
}
