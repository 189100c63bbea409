//! An effect said to players: the tree as a [`Phrase`] in which phrases stand inside phrases.
//!
//! Every message gets `$who`, which is `you` or `each`: a sentence in the imperative for the one who
//! resolves the effect, one in the third person inside `for each`.

use crate::pattern::{self, Piece};
use crate::phrasebook::{Amount, Entry, Names, Slot, Tongue};
use crate::tree::{Branch, Node, Tree};
use scene::Phrase;

/// Says effects of one game.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'n, N: ?Sized> {
    pub names: &'n N,
}

/// Whom a sentence speaks to or of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Person {
    You,
    Each,
}

impl<N: Names + ?Sized> Teller<'_, N> {
    /// The whole effect.
    pub fn tell<T: Tongue>(&self, tree: &Tree<T>) -> Phrase {
        self.tree(tree, Person::You)
    }

    /// `a`, `a; b`, `a; b; c`: nested from the right.
    fn tree<T: Tongue>(&self, tree: &Tree<T>, person: Person) -> Phrase {
        let mut said = tree.nodes.iter().rev().map(|(node, _)| self.node(node, person));
        let Some(last) = said.next() else { return Phrase::new("script-nothing") };
        said.fold(last, |rest, first| {
            Phrase::new("script-then").said("first", first).said("rest", rest)
        })
    }

    fn node<T: Tongue>(&self, node: &Node<T>, person: Person) -> Phrase {
        let block = |tree| self.tree(tree, person);
        match node {
            Node::Do(said) => self.phrase(T::phrasebook().verbs, said.entry, &said.slots, person),
            Node::Test { check, pass, fail } => {
                let check = self.phrase(T::phrasebook().checks, check.entry, &check.slots, person);
                let key = match (pass.is_empty(), fail.is_empty()) {
                    (false, true) => "script-test-pass",
                    (true, false) => "script-test-fail",
                    _ => "script-test-both",
                };
                let test = self.spoken(key, person).said("check", check);
                test.said("pass", block(pass)).said("fail", block(fail))
            }
            Node::Table { dice, branches } => self.table(dice.as_ref(), branches, person),
            Node::May { cost, then, otherwise } => {
                let key = match (cost.is_empty(), otherwise.is_empty()) {
                    (true, true) => "script-may",
                    (true, false) => "script-may-else",
                    (false, true) => "script-may-cost",
                    (false, false) => "script-may-cost-else",
                };
                let may = self.spoken(key, person).said("cost", block(cost));
                may.said("then", block(then)).said("otherwise", block(otherwise))
            }
            Node::Unless { deed, escape } => {
                let unless = self.spoken("script-unless", person);
                unless.said("deed", block(deed)).said("escape", block(escape))
            }
            Node::Choose(ways) => {
                let mut said = ways.iter().rev().map(block);
                let last = said.next().unwrap_or_else(|| Phrase::new("script-nothing"));
                let ways = said.fold(last, |rest, first| {
                    Phrase::new("script-or").said("first", first).said("rest", rest)
                });
                self.spoken("script-choose", person).said("ways", ways)
            }
            Node::Each { who, body } => {
                let who = self.phrase(T::phrasebook().whos, who.entry, &who.slots, person);
                let body = self.tree(body, Person::Each);
                Phrase::new("script-each").said("whom", who).said("body", body)
            }
            Node::Pick { who, body } => {
                let who = self.phrase(T::phrasebook().whos, who.entry, &who.slots, person);
                let body = self.tree(body, person);
                self.spoken("script-pick", person).said("whom", who).said("body", body)
            }
            Node::If { when, then, otherwise } => {
                let when = self.phrase(T::phrasebook().whens, when.entry, &when.slots, person);
                let key = if otherwise.is_empty() { "script-if" } else { "script-if-else" };
                let said = self.spoken(key, person).said("when", when).said("then", block(then));
                said.said("otherwise", block(otherwise))
            }
            // A block of several statements is read as one; see the parser.
            Node::Repeat { times: Amount::Fixed(1), body } => block(body),
            Node::Repeat { times, body } => {
                let said = self.spoken("script-repeat", person).said("body", block(body));
                self.amount(said, "times", times, person)
            }
        }
    }

    fn table<T: Tongue>(
        &self,
        dice: Option<&Amount<T>>,
        branches: &[Branch<T>],
        person: Person,
    ) -> Phrase {
        let mut lines = branches.iter().rev().map(|branch| {
            let range = match (branch.low, branch.high) {
                (low, crate::lex::NO_END) => format!("{low}+"),
                (low, high) if low == high => low.to_string(),
                (low, high) => format!("{low}–{high}"),
            };
            let body = self.tree(&branch.body, person);
            Phrase::new("script-line").text("range", range).said("body", body)
        });
        let last = lines.next().unwrap_or_else(|| Phrase::new("script-nothing"));
        let lines = lines.fold(last, |rest, first| {
            Phrase::new("script-then").said("first", first).said("rest", rest)
        });
        match dice {
            None => self.spoken("script-result", person).said("lines", lines),
            Some(dice) => {
                let said = self.spoken("script-roll", person).said("lines", lines);
                self.amount(said, "dice", dice, person)
            }
        }
    }

    fn spoken(&self, key: &'static str, person: Person) -> Phrase {
        let who = match person {
            Person::You => "you",
            Person::Each => "each",
        };
        Phrase::new(key).text("who", who)
    }

    /// A phrase of the game, its slots as arguments: `n`, `word`, `name`, `signed`, `whom`, `when`,
    /// `check`; a second one of a kind is `n2` and so on.
    fn phrase<T: Tongue, Out>(
        &self,
        table: &'static [Entry<T, Out>],
        entry: u16,
        slots: &[Slot<T>],
        person: Person,
    ) -> Phrase {
        let entry = &table[entry as usize];
        let pieces = pattern::pieces(entry.says, T::phrasebook().kinds);
        let mut said = self.spoken(entry.key, person);
        let mut seen = Vec::new();
        for (slot, piece) in slots.iter().zip(pieces.iter().filter(|piece| piece.is_slot())) {
            said = self.slot(said, slot, piece, person, &mut seen);
        }
        said
    }

    fn slot<T: Tongue>(
        &self,
        said: Phrase,
        slot: &Slot<T>,
        piece: &Piece,
        person: Person,
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
                self.amount(said, name, amount, person)
            }
            Slot::Signed(number) => said.text(named("signed", "signed2"), format!("{number:+}")),
            Slot::Name { kind, id } => {
                let key = self.names.key(book.kinds[*kind as usize], *id);
                said.name(named("name", "name2"), key)
            }
            Slot::Word(which) => {
                let Piece::OneOf(words) = piece else { return said };
                said.text(named("word", "word2"), words[*which as usize])
            }
            Slot::Who { entry, slots, .. } => {
                said.said(named("whom", "whom2"), self.phrase(book.whos, *entry, slots, person))
            }
            Slot::When { entry, slots, .. } => {
                said.said(named("when", "when2"), self.phrase(book.whens, *entry, slots, person))
            }
            Slot::Check { entry, slots, .. } => {
                said.said(named("check", "check2"), self.phrase(book.checks, *entry, slots, person))
            }
        }
    }

    fn amount<T: Tongue>(
        &self,
        said: Phrase,
        name: &'static str,
        amount: &Amount<T>,
        person: Person,
    ) -> Phrase {
        match amount {
            Amount::Fixed(number) => said.count(name, *number),
            Amount::Counted { entry, .. } => {
                let value = self.spoken(T::phrasebook().values[*entry as usize].key, person);
                said.said(name, value)
            }
        }
    }
}
