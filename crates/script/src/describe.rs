//! An effect said to players: the tree as a [`Phrase`] in which phrases stand inside phrases.
//!
//! What stands at the top becomes sentences of its own; what stands deeper becomes clauses. Every
//! message gets `$who`: `you` for the one who resolves the effect, `each` inside `for each`, `it` for
//! a thing gone through, `bare` for what one may do or must pay. `$it` is the sort of the thing
//! that `it` speaks of, where that is known.

mod clauses;
mod phrases;

use crate::phrasebook::{Becomes, Names, Tongue};
use crate::tree::{Node, Said, Span, Tree};
use scene::Phrase;

/// Says effects of one game.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'n, N: ?Sized> {
    names: &'n N,
    it: Option<&'static str>,
}

/// How a clause is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Manner {
    person: Person,
    /// As something that may be done, not as something that is.
    bare: bool,
    /// What sort of thing `it` is.
    it: Option<&'static str>,
}

/// Whom a sentence speaks to or of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Person {
    You,
    Each,
    It,
}

impl<'n, N: Names + ?Sized> Teller<'n, N> {
    pub fn new(names: &'n N) -> Self {
        Teller { names, it: None }
    }

    /// The same for an effect whose `it` is of this sort from the beginning.
    #[must_use]
    pub fn of(self, it: &'static str) -> Self {
        Teller { it: Some(it), ..self }
    }

    /// The whole effect, in sentences.
    pub fn tell<T: Tongue>(&self, tree: &Tree<T>) -> Phrase {
        joined(self.sentences(tree, self.manner()))
    }

    /// The whole effect as an offer, in sentences.
    pub fn offer<T: Tongue>(&self, tree: &Tree<T>) -> Phrase {
        joined(self.offered(tree, self.manner()))
    }

    /// The effect as a clause of what one may do or must pay: "spend 1 clue".
    pub fn bare<T: Tongue>(&self, tree: &Tree<T>) -> Phrase {
        self.clause(tree, self.manner().bare())
    }

    /// The effect as a clause about somebody else: "loses 1 health".
    pub fn of_another<T: Tongue>(&self, tree: &Tree<T>) -> Phrase {
        self.clause(tree, Manner { person: Person::Each, ..self.manner() })
    }

    fn manner(&self) -> Manner {
        Manner { person: Person::You, bare: false, it: self.it }
    }

    /// One sentence for deeds in a row, one or more for everything else.
    fn sentences<T: Tongue>(&self, tree: &Tree<T>, manner: Manner) -> Vec<Phrase> {
        let mut manner = manner;
        let mut all = Vec::new();
        let mut link = None;
        for run in runs(tree) {
            let said = match run {
                [(only, _)] => self.opened(only, manner),
                deeds => vec![self.listed(deeds, manner)],
            };
            for (at, sentence) in said.into_iter().enumerate() {
                let linked = link.filter(|_| at == 0);
                all.push(match linked {
                    Some(link) => Phrase::new(link).said("rest", sentence),
                    None => sentence,
                });
            }
            manner.it = last_it(run).or(manner.it);
            link = run.last().and_then(|(node, _)| link_after(node));
        }
        all
    }

    /// The sentences of one statement.
    fn opened<T: Tongue>(&self, node: &Node<T>, manner: Manner) -> Vec<Phrase> {
        match node {
            Node::Test { check, pass, fail } => {
                let mut said = vec![self.check(check, manner)];
                said.extend(self.results(pass, fail, manner));
                said
            }
            Node::May { cost, then, otherwise } if cost.is_empty() && otherwise.is_empty() => {
                self.offered(then, manner)
            }
            Node::May { otherwise, .. } if !otherwise.is_empty() => {
                let offer = self.may(node, manner);
                vec![offer, self.otherwise(otherwise, manner)]
            }
            Node::If { then, otherwise, .. } if !then.is_empty() && !otherwise.is_empty() => {
                let first = self.when(node, manner);
                vec![first, self.otherwise(otherwise, manner)]
            }
            Node::Pick { who, body } if !is_plain(node) && !becomes_you(who) => {
                let mut said = vec![self.choice(who, manner)];
                said.extend(self.sentences(body, manner.with_it::<T>(who.means)));
                said
            }
            node => vec![self.node(node, manner)],
        }
    }

    /// "You may …"; the results of a test at its end are sentences of their own.
    fn offered<T: Tongue>(&self, tree: &Tree<T>, manner: Manner) -> Vec<Phrase> {
        let may = |then| manner.phrase("script-may").said("then", then);
        match tree.nodes.as_slice() {
            [(Node::Test { check, pass, fail }, _)] => {
                let mut said = vec![may(self.check(check, manner.bare()))];
                said.extend(self.results(pass, fail, manner));
                said
            }
            _ => vec![may(self.clause(tree, manner.bare()))],
        }
    }
}

/// Capital letters, full stops, and one after another.
fn joined(sentences: Vec<Phrase>) -> Phrase {
    let ended = sentences.into_iter().map(|it| Phrase::new("script-sentence").said("said", it));
    let joined = ended.rev().reduce(|rest, first| {
        Phrase::new("script-sentences").said("first", first).said("rest", rest)
    });
    joined.unwrap_or_else(|| Phrase::new("script-nothing"))
}

type Nodes<T> = [(Node<T>, Span)];

/// Deeds in a row together, everything else alone.
fn runs<T: Tongue>(tree: &Tree<T>) -> impl Iterator<Item = &Nodes<T>> {
    let is_deed = |node: &Node<T>| matches!(node, Node::Do(_));
    tree.nodes.chunk_by(move |(one, _), (next, _)| is_deed(one) && is_deed(next))
}

/// The sort of `it` after these deeds, if one of them brings something.
fn last_it<T: Tongue>(nodes: &Nodes<T>) -> Option<&'static str> {
    nodes.iter().rev().find_map(|(node, _)| match node {
        Node::Do(said) => T::brings(said.means),
        _ => None,
    })
}

fn becomes_you<T: Tongue>(who: &Said<T, T::Who>) -> bool {
    T::becomes(who.means) == Becomes::You
}

/// Deeds, and choices of a thing to do them to.
fn is_plain<T: Tongue>(node: &Node<T>) -> bool {
    match node {
        Node::Do(_) => true,
        Node::Pick { body, .. } => body.nodes.iter().all(|(node, _)| is_plain(node)),
        _ => false,
    }
}

/// How the next sentence begins, so that nobody takes it for a part of this one.
fn link_after<T: Tongue>(node: &Node<T>) -> Option<&'static str> {
    match node {
        Node::Do(_) => None,
        Node::Test { .. } | Node::Table { .. } | Node::May { .. } => Some("script-anyway"),
        Node::Unless { .. } | Node::If { .. } => Some("script-anyway"),
        Node::Choose(_) | Node::Each { .. } | Node::Pick { .. } | Node::Repeat { .. } => {
            Some("script-next")
        }
    }
}

impl Manner {
    fn bare(self) -> Self {
        Manner { bare: true, ..self }
    }

    /// As what is, not as what may be: results follow by themselves.
    fn plain(self) -> Self {
        Manner { bare: false, ..self }
    }

    fn with_it<T: Tongue>(self, who: T::Who) -> Self {
        Manner { it: Some(T::sort(who)), ..self }
    }

    /// A message that knows whom it speaks of.
    fn phrase(self, key: &'static str) -> Phrase {
        let who = match (self.bare, self.person) {
            (true, _) => "bare",
            (false, Person::You) => "you",
            (false, Person::Each) => "each",
            (false, Person::It) => "it",
        };
        let said = Phrase::new(key).text("who", who);
        match self.it {
            Some(it) => said.text("it", it),
            None => said,
        }
    }
}
