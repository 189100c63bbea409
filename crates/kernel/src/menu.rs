//! The choices open now, in a reusable buffer.

use smallvec::SmallVec;

/// A list of legal choices. Its order is only for display; nothing is ever recorded by position. A short
/// list needs no memory of its own, so rules may list answers just to see whether there are any.
#[derive(Clone, Debug)]
pub struct Menu<C> {
    options: SmallVec<[C; 8]>,
}

impl<C> Default for Menu<C> {
    fn default() -> Self {
        Self { options: SmallVec::new() }
    }
}

impl<C: Copy + PartialEq> Menu<C> {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn clear(&mut self) {
        self.options.clear();
    }

    pub fn offer(&mut self, choice: C) {
        self.options.push(choice);
    }

    pub fn contains(&self, choice: C) -> bool {
        self.options.contains(&choice)
    }

    pub fn retain(&mut self, mut keep: impl FnMut(&C) -> bool) {
        self.options.retain(|choice| keep(choice));
    }
}

impl<C> std::ops::Deref for Menu<C> {
    type Target = [C];

    fn deref(&self) -> &[C] {
        &self.options
    }
}
