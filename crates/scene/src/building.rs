//! Parts of a scene that every game builds in the same way.

use crate::{Card, CardZone, Layout, Mark, OptionGroup, Phase, Phrase, Term, Text, text};

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
        let count = cards.len() as u32;
        CardZone { id, name: Phrase::new(name), layout, count, cards, ..CardZone::default() }
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
}
