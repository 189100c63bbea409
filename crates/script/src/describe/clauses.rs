//! Statements as clauses of a sentence.

use super::{Manner, Nodes, Person, Teller, becomes_you, last_it};
use crate::phrasebook::{Amount, Becomes, Language, Names, Slot};
use crate::tree::{Branch, Node, Said, Tree};
use scene::Phrase;
use std::slice;

impl<N: Names + ?Sized> Teller<'_, N> {
    /// A whole block in one clause.
    pub(super) fn clause<T: Language>(&self, tree: &Tree<T>, manner: Manner) -> Phrase {
        self.listed(&tree.nodes, manner)
    }

    /// `a`, `a and b`, `a, b and c`; branching statements are set apart by "then".
    pub(super) fn listed<T: Language>(&self, nodes: &Nodes<T>, manner: Manner) -> Phrase {
        let mut items = Vec::new();
        self.gather(nodes, manner, &mut items);
        chain(items)
    }

    /// Each statement by itself; a choice of a thing and what is done to it count as consecutive
    /// statements.
    fn gather<T: Language>(&self, nodes: &Nodes<T>, manner: Manner, items: &mut Vec<Item>) {
        let mut manner = manner;
        for statement in nodes {
            match &statement.0 {
                Node::Repeat { times: Amount::Fixed(1), body } => {
                    self.gather(&body.nodes, manner, items);
                }
                Node::Pick { who, body } if !becomes_you(who) => {
                    items.push(Item::of(self.choice(who, manner), Kind::Deed));
                    self.gather(&body.nodes, manner.with_it::<T>(who.means), items);
                }
                Node::Do(said) => {
                    let verb = first_word(said);
                    let again = items.last().is_some_and(|before| before.verb == Some(verb));
                    let clause = self.deed(said, manner);
                    let clause = if again { clause.text("again", "yes") } else { clause };
                    items.push(Item { said: clause, kind: kind(&statement.0), verb: Some(verb) });
                }
                node => items.push(Item::of(self.node(node, manner), kind(node))),
            }
            manner.it = last_it(slice::from_ref(statement)).or(manner.it);
        }
    }

    /// One statement.
    pub(super) fn node<T: Language>(&self, node: &Node<T>, manner: Manner) -> Phrase {
        match node {
            Node::Do(said) => self.deed(said, manner),
            Node::Test { check, pass, fail } => {
                let mut results = self.results(pass, fail, manner).into_iter().rev();
                let last = results.next().unwrap_or_else(|| Phrase::new("script-nothing"));
                let results = results.fold(last, |rest, first| {
                    Phrase::new("script-lines").said("first", first).said("rest", rest)
                });
                let head = self.check(check, manner);
                Phrase::new("script-within").said("head", head).said("results", results)
            }
            Node::Table { dice, branches } => self.table(dice.as_ref(), branches, manner),
            Node::May { otherwise, .. } if !otherwise.is_empty() => {
                let first = self.may(node, manner);
                let rest = self.otherwise(otherwise, manner);
                Phrase::new("script-lines").said("first", first).said("rest", rest)
            }
            Node::May { .. } => self.may(node, manner),
            Node::Unless { deed, escape } => manner
                .phrase("script-unless")
                .said("deed", self.clause(deed, manner))
                .said("escape", self.clause(escape, manner.bare())),
            Node::Choose(ways) => self.ways(ways, manner),
            Node::Each { who, body } => self.each(who, body, manner),
            Node::Pick { who, body } if becomes_you(who) => {
                let choice = self.choice(who, manner);
                let body = self.clause(body, Manner { person: Person::Each, ..manner.plain() });
                Phrase::new("script-pick").said("choice", choice).said("body", body)
            }
            Node::Pick { who, body } => {
                let mut items = vec![Item::of(self.choice(who, manner), Kind::Deed)];
                self.gather(&body.nodes, manner.with_it::<T>(who.means), &mut items);
                chain(items)
            }
            // A block of several statements is read as one; see the parser.
            Node::Repeat { times: Amount::Fixed(1), body } => self.clause(body, manner),
            Node::If { then, otherwise, .. } if !then.is_empty() && !otherwise.is_empty() => {
                let first = self.when(node, manner);
                let rest = self.otherwise(otherwise, manner);
                Phrase::new("script-lines").said("first", first).said("rest", rest)
            }
            Node::If { .. } => self.when(node, manner),
            Node::Repeat { times, body } => {
                let said = manner.phrase("script-repeat").said("body", self.clause(body, manner));
                self.amount(said, "times", times, manner)
            }
        }
    }

    /// What passing and failing lead to, if anything.
    pub(super) fn results<T: Language>(
        &self,
        pass: &Tree<T>,
        fail: &Tree<T>,
        manner: Manner,
    ) -> Vec<Phrase> {
        let result = |plain, case, tree: &Tree<T>| {
            let key = match tree.nodes.first()? {
                (Node::If { .. }, _) => case,
                _ => plain,
            };
            Some(Phrase::new(key).said("then", self.clause(tree, manner.plain())))
        };
        let both = [
            result("script-pass", "script-pass-if", pass),
            result("script-fail", "script-fail-if", fail),
        ];
        both.into_iter().flatten().collect()
    }

    /// The offer alone, without what follows a refusal.
    pub(super) fn may<T: Language>(&self, node: &Node<T>, manner: Manner) -> Phrase {
        let Node::May { cost, then, .. } = node else { return self.node(node, manner) };
        let offer = |tree| self.clause(tree, manner.bare());
        match (cost.is_empty(), then.is_empty()) {
            (true, _) => manner.phrase("script-may").said("then", offer(then)),
            (false, true) => manner.phrase("script-may").said("then", offer(cost)),
            (false, false) if is_aim(then) => {
                let may = manner.phrase("script-may-cost").said("cost", offer(cost));
                may.said("then", offer(then))
            }
            (false, false) => {
                let may = manner.phrase("script-may-then").said("cost", offer(cost));
                may.said("then", self.clause(then, manner.plain()))
            }
        }
    }

    /// The `if` branch alone, without the `else`; if it is empty, the `else` branch with the
    /// condition negated.
    pub(super) fn when<T: Language>(&self, node: &Node<T>, manner: Manner) -> Phrase {
        let Node::If { when, then, otherwise } = node else { return self.node(node, manner) };
        let (key, then) =
            if then.is_empty() { ("script-if-not", otherwise) } else { ("script-if", then) };
        let when = self.question(when, manner);
        manner.phrase(key).said("when", when).said("then", self.clause(then, manner))
    }

    pub(super) fn otherwise<T: Language>(&self, tree: &Tree<T>, manner: Manner) -> Phrase {
        Phrase::new("script-otherwise").said("rest", self.clause(tree, manner.plain()))
    }

    fn ways<T: Language>(&self, ways: &[Tree<T>], manner: Manner) -> Phrase {
        let mut said = ways.iter().rev().map(|way| self.clause(way, manner));
        let last = said.next().unwrap_or_else(|| Phrase::new("script-nothing"));
        let mut link = "script-or";
        let ways = said.fold(last, |rest, first| {
            let both = Phrase::new(link).said("first", first).said("rest", rest);
            link = "script-or-more";
            both
        });
        Phrase::new("script-choose").said("ways", ways)
    }

    fn each<T: Language>(&self, who: &Said<T, T::Who>, body: &Tree<T>, manner: Manner) -> Phrase {
        let whom = self.whom(who, manner);
        let of = |person| Manner { person, ..manner.plain() };
        let (key, inside) = match T::becomes(who.means) {
            Becomes::You => (each_key(body), of(Person::Each)),
            Becomes::YouOrIt => (each_key(body), of(Person::Each).with_it::<T>(who.means)),
            Becomes::It => (each_key(body), of(Person::It).with_it::<T>(who.means)),
            Becomes::There => ("script-each-there", manner.with_it::<T>(who.means)),
        };
        Phrase::new(key).said("whom", whom).said("body", self.clause(body, inside))
    }

    fn table<T: Language>(
        &self,
        dice: Option<&Amount<T>>,
        branches: &[Branch<T>],
        manner: Manner,
    ) -> Phrase {
        let mut lines = branches.iter().rev().filter(|it| !it.body.is_empty()).map(|branch| {
            let range = match (branch.low, branch.high) {
                (low, crate::lex::NO_END) => format!("{low}+"),
                (low, high) if low == high => low.to_string(),
                (low, high) => format!("{low}–{high}"),
            };
            let body = self.clause(&branch.body, manner.plain());
            Phrase::new("script-line").text("range", range).said("body", body)
        });
        let last = lines.next().unwrap_or_else(|| Phrase::new("script-nothing"));
        let lines = lines.fold(last, |rest, first| {
            Phrase::new("script-lines").said("first", first).said("rest", rest)
        });
        match dice {
            None => Phrase::new("script-result").said("lines", lines),
            Some(dice) => {
                let said = manner.phrase("script-roll").said("lines", lines);
                self.amount(said, "dice", dice, manner)
            }
        }
    }
}

/// A statement in a list.
struct Item {
    said: Phrase,
    kind: Kind,
    /// Its verb: "gain this and gain that" becomes "gain this and that".
    verb: Option<&'static str>,
}

impl Item {
    fn of(said: Phrase, kind: Kind) -> Self {
        Item { said, kind, verb: None }
    }
}

/// What its neighbours in a list have to know about a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Deed,
    /// Ends in a clause of its own: "as there are gates".
    Counting,
    /// Several instructions with the same verb.
    Group,
    /// Begins with "if".
    Case,
    /// Has two branches.
    Forking,
    /// What follows could be mistaken for a part of it.
    Branching,
}

/// `a`, `a and b`, `a, b and c`, `a, then b`.
fn chain(items: Vec<Item>) -> Phrase {
    let mut items = grouped(items).into_iter().rev();
    let Some(last) = items.next() else { return Phrase::new("script-nothing") };
    let mut ends = true;
    let chained = items.fold(last, |rest, first| {
        use Kind::{Case, Counting, Deed, Forking, Group};
        let (link, goes_on) = match (first.kind, rest.kind) {
            (Deed, Group) => ("script-list", true),
            (Counting, Deed | Counting | Group) if ends => ("script-and-after", true),
            (Deed, Deed | Counting) if ends => ("script-and", true),
            (Deed | Counting, Deed | Counting | Group) => ("script-list", true),
            (Deed | Counting | Group, Case) => ("script-and-if", false),
            (Forking, _) => ("script-and-anyway", false),
            _ => ("script-then", false),
        };
        ends = !goes_on;
        Item::of(linked(link, first.said, rest.said), first.kind)
    });
    chained.said
}

/// Groups instructions with the same verb: "lose 1 health and 1 sanity".
fn grouped(items: Vec<Item>) -> Vec<Item> {
    let mut groups: Vec<Vec<Item>> = Vec::new();
    for item in items {
        match groups.last_mut() {
            Some(group) if item.verb.is_some() && group[0].verb == item.verb => group.push(item),
            _ => groups.push(vec![item]),
        }
    }
    groups.into_iter().map(group).collect()
}

fn group(items: Vec<Item>) -> Item {
    let several = items.len() > 1;
    let mut link = "script-and";
    let joined = items.into_iter().rev().reduce(|rest, first| {
        let last = std::mem::replace(&mut link, "script-list");
        let link = if first.kind == Kind::Counting { "script-list" } else { last };
        Item::of(linked(link, first.said, rest.said), first.kind)
    });
    let joined = joined.unwrap_or_else(|| Item::of(Phrase::new("script-nothing"), Kind::Deed));
    if several { Item { kind: Kind::Group, ..joined } } else { joined }
}

fn linked(link: &'static str, first: Phrase, rest: Phrase) -> Phrase {
    Phrase::new(link).said("first", first).said("rest", rest)
}

/// Whether a block can be what a price is paid for: "to gain 2 clues".
fn is_aim<T: Language>(tree: &Tree<T>) -> bool {
    tree.nodes.iter().all(|(node, _)| match node {
        Node::Do(_) | Node::Test { .. } => true,
        Node::Choose(ways) => ways.iter().all(is_aim),
        Node::Pick { who, body } => !becomes_you(who) && is_aim(body),
        Node::Repeat { body, .. } => is_aim(body),
        Node::Table { .. } | Node::May { .. } | Node::Unless { .. } => false,
        Node::Each { .. } | Node::If { .. } => false,
    })
}

/// A body that begins with a condition or another selector cannot follow its subject directly.
fn each_key<T: Language>(body: &Tree<T>) -> &'static str {
    match body.nodes.first() {
        Some((Node::If { .. }, _)) => "script-each-if",
        Some((Node::Each { .. }, _)) => "script-each-each",
        _ => "script-each",
    }
}

fn kind<T: Language>(node: &Node<T>) -> Kind {
    match node {
        Node::Do(said) => {
            let in_a_clause = said.slots.iter().any(|slot| match slot {
                Slot::Amount(Amount::Counted { value, .. }) => !T::is_one_word(*value),
                _ => false,
            });
            if in_a_clause { Kind::Counting } else { Kind::Deed }
        }
        Node::Choose(_) | Node::Pick { .. } => Kind::Deed,
        Node::Repeat { times: Amount::Fixed(1), .. } => Kind::Deed,
        Node::If { otherwise, .. } | Node::May { otherwise, .. } if !otherwise.is_empty() => {
            Kind::Forking
        }
        Node::If { .. } => Kind::Case,
        Node::Test { .. } | Node::Table { .. } | Node::May { .. } => Kind::Branching,
        Node::Unless { .. } | Node::Each { .. } | Node::Repeat { .. } => Kind::Branching,
    }
}

/// The first word of an instruction: `gain`, `lose`.
fn first_word<T: Language>(said: &Said<T, T::Verb>) -> &'static str {
    let says = T::phrasebook().verbs[said.entry as usize].says;
    says.split(' ').next().unwrap_or(says)
}
