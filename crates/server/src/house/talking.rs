//! Table chat, as requested from outside.

use super::{House, Trouble};
use crate::wire::TalkLine;
use store::{IdentityId, TableId};

/// Which chat lines are requested; if there are too many, the last ones are returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    After(u64),
    Before(u64),
}

impl House {
    pub async fn talk(
        &self,
        who: &IdentityId,
        table: &TableId,
        text: &str,
    ) -> Result<TalkLine, Trouble> {
        let text = text.to_owned();
        self.act(who, table, |live, who| {
            Box::pin(async move { live.talk(&who, None, &text).await })
        })
        .await
    }

    /// A part of the chat, oldest line first.
    pub async fn talk_lines(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
        part: Part,
    ) -> Result<Vec<TalkLine>, Trouble> {
        let who = who.cloned();
        let table = self.at(table)?;
        table
            .ask(move |live| Box::pin(async move { live.talk_lines(who.as_ref(), part).await }))
            .await
    }
}
