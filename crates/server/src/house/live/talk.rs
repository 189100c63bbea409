//! Table chat.

use super::herald::house_line;
use super::{IdentityId, Live};
use crate::house::words::tidy_words;
use crate::house::{Part, Trouble};
use crate::wire::{TalkLine, ToClient};
use std::collections::VecDeque;
use store::Talk;

/// The latest lines, so that one sent again after a disconnect is not posted twice.
#[derive(Debug, Default)]
pub struct Echoes(VecDeque<(IdentityId, u64, TalkLine)>);

const ECHOES: usize = 8;

impl Live {
    /// Posts a line; `id` is the client's own number for it.
    pub async fn talk(
        &mut self,
        who: &IdentityId,
        id: Option<u64>,
        text: &str,
    ) -> Result<TalkLine, Trouble> {
        if !self.may_look(Some(who)) {
            return Err(Trouble::no_table());
        }
        let text = tidy_words("A line", text, self.inside.settings.talk_length)?;
        if text.is_empty() {
            return Err(Trouble::nothing_said("The message is empty."));
        }
        let same = |(by, n, line): &&(IdentityId, u64, TalkLine)| {
            by == who && Some(*n) == id && line.text == text
        };
        if let Some((_, _, line)) = self.echoes.0.iter().find(same) {
            return Ok(line.clone());
        }
        let said = self.inside.store.add_talk(&self.id, Some(who), &text).await?;
        let line = self.line(said).await?;
        self.send_word(&ToClient::Talk(vec![line.clone()]));
        if let Some(id) = id {
            self.echoes.0.truncate(ECHOES - 1);
            self.echoes.0.push_front((who.clone(), id, line.clone()));
        }
        Ok(line)
    }

    /// The chat, for anyone who may watch the table.
    pub async fn talk_lines(
        &mut self,
        who: Option<&IdentityId>,
        part: Part,
    ) -> Result<Vec<TalkLine>, Trouble> {
        if !self.may_look(who) {
            return Err(Trouble::no_table());
        }
        self.said(part).await
    }

    pub(super) async fn said(&mut self, part: Part) -> Result<Vec<TalkLine>, Trouble> {
        let (store, most) = (&self.inside.store, self.inside.settings.talk_kept);
        let said = match part {
            Part::After(n) => store.talk(&self.id, n, most).await?,
            Part::Before(n) => store.talk_before(&self.id, n, most).await?,
        };
        let mut lines = Vec::with_capacity(said.len());
        for talk in said {
            lines.push(self.line(talk).await?);
        }
        Ok(lines)
    }

    async fn line(&mut self, talk: Talk) -> Result<TalkLine, Trouble> {
        let Some(who) = &talk.identity else { return Ok(house_line(talk)) };
        let (seat, name) = (self.seats_of(who).next(), self.inside.name(who).await?);
        Ok(TalkLine { n: talk.n, seat, name, text: talk.text, said: None, at: talk.at })
    }
}
