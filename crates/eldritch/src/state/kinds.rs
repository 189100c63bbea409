//! Decks of the kinds of cards that can be held.

use super::Eldritch;
use crate::content::Content;
use crate::ids::{ArtifactId, Form, KindId};

impl Eldritch {
    /// The cards in the deck of a kind: the id of each, and how often it is there.
    pub fn deck_of<'s>(
        &'s self,
        c: &'s Content,
        kind: KindId,
    ) -> Box<dyn Iterator<Item = (&'s str, u8)> + 's> {
        match c.kind(kind).form {
            Form::Asset => Box::new(self.assets.iter().map(|id| (c.asset(id).id.as_str(), 1))),
            Form::Artifact => {
                let deck = if kind.is_added() { &self.added_artifacts } else { &self.artifacts };
                let cards = deck.iter().map(|id| c.artifact(id));
                Box::new(cards.filter(move |it| it.kind == kind).map(|it| (it.id.as_str(), 1)))
            }
            Form::Spell => {
                let cards =
                    c.spells.iter().zip(&self.spells).filter(move |(it, _)| it.kind == kind);
                Box::new(cards.map(|(it, left)| (it.id.as_str(), *left)))
            }
            Form::Condition => {
                let cards = c.conditions.iter().zip(&self.conditions);
                let cards = cards.filter(move |(it, _)| it.kind == kind);
                Box::new(cards.map(|(it, left)| (it.id.as_str(), *left)))
            }
        }
    }

    /// An artifact goes to its discards, a card of a kind that a pack adds back into its deck.
    pub fn put_away_artifact(&mut self, c: &Content, card: ArtifactId) {
        if c.artifact(card).kind.is_added() {
            self.added_artifacts.add(card);
        } else {
            self.artifact_discards.add(card);
        }
    }
}
