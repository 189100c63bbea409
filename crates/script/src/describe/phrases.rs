//! Phrases of the game, with their slots filled.

use super::{Manner, Teller};
use crate::pattern::{self, Piece};
use crate::phrasebook::{Amount, Entry, Language, Names, Slot};
use crate::tree::Said;
use scene::Phrase;

impl<N: Names + ?Sized> Teller<'_, N> {
    pub(super) fn deed<T: Language>(&self, said: &Said<T, T::Verb>, manner: Manner) -> Phrase {
        self.phrase(T::phrasebook().verbs, said.entry, &said.slots, manner)
    }

    pub(super) fn question<T: Language>(&self, said: &Said<T, T::When>, manner: Manner) -> Phrase {
        self.phrase(T::phrasebook().whens, said.entry, &said.slots, manner.plain())
    }

    pub(super) fn whom<T: Language>(&self, said: &Said<T, T::Who>, manner: Manner) -> Phrase {
        self.phrase(T::phrasebook().whos, said.entry, &said.slots, manner.plain())
    }

    /// "Choose a monster here".
    pub(super) fn choice<T: Language>(&self, who: &Said<T, T::Who>, manner: Manner) -> Phrase {
        manner.phrase("script-choice").said("whom", self.whom(who, manner))
    }

    /// "Test lore".
    pub(super) fn check<T: Language>(&self, said: &Said<T, T::Check>, manner: Manner) -> Phrase {
        let check = self.phrase(T::phrasebook().checks, said.entry, &said.slots, manner.plain());
        manner.phrase("script-test").said("check", check)
    }

    /// The slots as arguments: `n`, `word`, `name`, `signed`, `whom`, `when`, `check`; the second
    /// of a kind is `n2`, and so on.
    fn phrase<T: Language, Out>(
        &self,
        table: &'static [Entry<T, Out>],
        entry: u16,
        slots: &[Slot<T>],
        manner: Manner,
    ) -> Phrase {
        let entry = &table[entry as usize];
        let pieces = pattern::pieces(entry.says, T::phrasebook().kinds);
        let mut said = manner.phrase(entry.key);
        let mut seen = Vec::new();
        for (slot, piece) in slots.iter().zip(pieces.iter().filter(|piece| piece.is_slot())) {
            said = self.slot(said, slot, piece, manner.plain(), &mut seen);
        }
        said
    }

    fn slot<T: Language>(
        &self,
        said: Phrase,
        slot: &Slot<T>,
        piece: &Piece,
        manner: Manner,
        seen: &mut Vec<&'static str>,
    ) -> Phrase {
        let book = T::phrasebook();
        let mut named = |one: &'static str, two: &'static str| {
            let name = if seen.contains(&one) { two } else { one };
            seen.push(one);
            name
        };
        match slot {
            Slot::Amount(amount) => {
                let name = named("n", "n2");
                self.amount(said, name, amount, manner)
            }
            Slot::Signed(number) => said.text(named("signed", "signed2"), signed(*number)),
            Slot::Name { kind, id } => {
                let key = self.names.key(book.kinds[*kind as usize], *id);
                said.name(named("name", "name2"), key)
            }
            Slot::Word(which) => {
                let Piece::OneOf(words) = piece else { return said };
                said.text(named("word", "word2"), words[*which as usize])
            }
            Slot::Who { entry, slots, .. } => {
                said.said(named("whom", "whom2"), self.phrase(book.whos, *entry, slots, manner))
            }
            Slot::When { entry, slots, .. } => {
                said.said(named("when", "when2"), self.phrase(book.whens, *entry, slots, manner))
            }
            Slot::Check { entry, slots, .. } => {
                said.said(named("check", "check2"), self.phrase(book.checks, *entry, slots, manner))
            }
        }
    }

    pub(super) fn amount<T: Language>(
        &self,
        said: Phrase,
        name: &'static str,
        amount: &Amount<T>,
        manner: Manner,
    ) -> Phrase {
        match amount {
            Amount::Fixed(number) => said.count(name, *number),
            Amount::Counted { value, entry } => {
                let counted = manner.phrase(T::phrasebook().values[*entry as usize].key);
                let counted = match T::counts(*value) {
                    Some((kind, id)) => counted.name("name", self.names.key(kind, id)),
                    None => counted,
                };
                said.said(name, counted)
            }
        }
    }
}

/// "+1", "−1", or "none", which a message can select on.
fn signed(number: i16) -> String {
    match number {
        0 => "none".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
