//! Parts of a scene that every game builds in the same way.

use crate::{
    Card, CardZone, Layout, Mark, Meter, OptionGroup, Phase, Phrase, Piece, Sheet, Term, Text, text,
};
use std::sync::Arc;

impl OptionGroup {
    /// A group with its own label, question and explanation, whose keys are derived from its own:
    /// `group-move`, `group-move-ask`, `group-move-why`.
    pub fn named(prefix: &str, id: &str, icon: Option<&str>, rule: &str) -> OptionGroup {
        OptionGroup {
            id: id.into(),
            label: Phrase::new(text!("{prefix}-{id}")),
            icon: icon.map(Into::into),
            question: Some(Phrase::new(text!("{prefix}-{id}-ask"))),
            reason: Some(Phrase::new(text!("{prefix}-{id}-why"))),
            rules: vec![rule.into()],
        }
    }

    /// Groups by their key, icon and rule, [named](Self::named) all alike.
    pub fn list<'a>(
        prefix: &str,
        groups: impl IntoIterator<Item = (&'a str, Option<&'a str>, &'a str)>,
    ) -> Arc<Vec<OptionGroup>> {
        let named = |(id, icon, rule)| OptionGroup::named(prefix, id, icon, rule);
        Arc::new(groups.into_iter().map(named).collect())
    }
}

impl Phase {
    /// A phase whose name is derived from its key: `phase-action`.
    pub fn named(prefix: &str, id: &str) -> Phase {
        Phase { id: id.into(), name: Phrase::new(text!("{prefix}-{id}")) }
    }
}

impl Term {
    /// A term whose name is derived from its key: `term-doom`.
    pub fn named(prefix: &str, id: &str, icon: Option<&str>) -> Term {
        let name = Phrase::new(text!("{prefix}-{id}"));
        Term { id: id.into(), name, icon: icon.map(Into::into), ..Term::default() }
    }
}

impl Mark {
    /// A mark for each of these states that applies to a seat; their names are derived from their
    /// keys: `mark-delayed`.
    pub fn that_hold(prefix: &str, seat: u8, states: &[(&str, bool)]) -> Vec<Mark> {
        let holds = states.iter().filter(|(_, holds)| *holds);
        holds
            .map(|(kind, _)| Mark {
                kind: (*kind).into(),
                name: Phrase::new(text!("{prefix}-{kind}")),
                icon: None,
                owner: Some(seat),
            })
            .collect()
    }
}

impl Sheet {
    /// A seat's sheet with nothing but a name on it yet.
    pub fn of(seat: u8, id: Text, name: impl Into<Text>) -> Sheet {
        Sheet { id, seat, name: Phrase::new(name), ..Sheet::default() }
    }
}

impl Meter {
    /// A figure without a maximum.
    pub fn of(id: Text, name: Phrase, icon: Option<&str>, value: impl Into<i64>) -> Meter {
        let (icon, value) = (icon.map(Into::into), value.into());
        Meter { id, name, icon, value, ..Meter::default() }
    }
}

impl Piece {
    /// A single piece.
    pub fn one(id: Text, kind: &str, name: impl Into<Text>, place: Text) -> Piece {
        let name = Phrase::new(name);
        Piece { id, kind: kind.into(), name, place, count: 1, ..Piece::default() }
    }
}

impl Card {
    /// A single card with nothing on it yet.
    pub fn one(id: Text, name: Text, family: &str, icon: &str) -> Card {
        Card {
            id,
            name: Phrase::new(name),
            icon: Some(icon.into()),
            family: Some(family.into()),
            count: 1,
            ..Card::default()
        }
    }
}

impl CardZone {
    /// Cards that every viewer may see.
    pub fn open(id: Text, name: &'static str, layout: Layout, cards: Vec<Card>) -> CardZone {
        let count = cards.iter().map(|card| card.count).sum();
        CardZone { id, name: Phrase::new(name), layout, count, cards, ..CardZone::default() }
    }

    /// A hand: every viewer may count it, but only some see the cards.
    pub fn hand(id: Text, name: &'static str, seen: bool, cards: Vec<Card>) -> CardZone {
        let mut hand = CardZone::open(id, name, Layout::Fan, cards);
        if !seen {
            hand.cards.clear();
        }
        hand
    }

    /// A pile on the table of which only the size is known; its id and name are derived from its
    /// key: `supply:clues`, `supply-clues`.
    pub fn pile(prefix: &str, kind: &str, icon: &str, count: u32) -> CardZone {
        CardZone {
            id: text!("supply:{kind}"),
            name: Phrase::new(text!("{prefix}-{kind}")),
            icon: Some(icon.into()),
            layout: Layout::Stack,
            count,
            ..CardZone::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_states_that_apply_are_marked() {
        let marks = Mark::that_hold("mark", 2, &[("lead", true), ("delayed", false)]);
        let [mark] = marks.as_slice() else { panic!("one mark, not {marks:?}") };
        assert_eq!((mark.kind.as_str(), mark.owner), ("lead", Some(2)));
        assert_eq!(mark.name, Phrase::new("mark-lead"));
    }

    #[test]
    fn a_hand_is_counted_by_everyone_and_seen_by_some() {
        let sign =
            |count| Card { count, ..Card::one("sign".into(), "sign".into(), "sign", "star") };
        for (seen, cards) in [(true, 2), (false, 0)] {
            let hand = CardZone::hand("hand".into(), "hand", seen, vec![sign(1), sign(3)]);
            assert_eq!((hand.count, hand.cards.len()), (4, cards));
        }
    }
}
