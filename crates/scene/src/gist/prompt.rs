//! The gist of a prompt.

use super::gist_of;
use super::parts::{Item, ListGist, fields, gist};
use crate::between::with_lists;
use crate::diff::Patch;
use crate::tree::written;
use crate::{OptionGroup, OptionView, PromptView, RefusalView, Text};
use std::collections::BTreeMap;

gist!(
    /// What is remembered of a prompt.
    PromptGist of PromptView from |_: &PromptView| PromptView::default(),
    same: [],
    plain: [seats, lead, question, reason, count, counted, pays, rules, quiet],
    shared: [groups: OptionGroup],
    lists: [options: OptionView, refusals: RefusalView, rights: OptionView]
);
