//! Describes an effect to players: the tree as a [`Phrase`] with nested phrases.
//!
//! Top-level statements become sentences; nested ones become clauses. Every message gets `$who`:
//! `you` for the one who resolves the effect, `each` inside `for each`, `it` for a thing iterated
//! over, `bare` for what one may do or must pay. `$it` is the sort of thing that `it` refers to, if
//! known; `$this` is what the effect is printed on, if not a card.

mod clauses;
mod phrases;

use crate::phrasebook::{Becomes, Language, Names};
use crate::tree::{Node, Said, Span, Tree};
use scene::Phrase;

/// Describes the effects of one game.
#[derive(Debug)]
pub struct Teller<'n, N: ?Sized> {
    names: &'n N,
    it: Option<&'static str>,
    this: Option<&'static str>,
    goes_on: bool,
}

impl<N: ?Sized> Clone for Teller<'_, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<N: ?Sized> Copy for Teller<'_, N> {}

/// How a clause is worded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Manner {
    person: Person,
    /// As something that may be done, not as something that happens.
    bare: bool,
    /// What sort of thing `it` is.
    it: Option<&'static str>,
    /// What sort of thing the effect is printed on.
    this: Option<&'static str>,
}

/// The grammatical person of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Person {
    You,
    Each,
    It,
}

impl<'n, N: Names + ?Sized> Teller<'n, N> {
    pub fn new(names: &'n N) -> Self {
        Teller { names, it: None, this: None, goes_on: false }
    }

    /// The same for an effect whose `it` has this sort from the beginning.
    #[must_use]
    pub fn of(self, it: &'static str) -> Self {
        Teller { it: Some(it), ..self }
    }

    /// The same for an effect printed on something other than a card.
    #[must_use]
    pub fn on(self, this: &'static str) -> Self {
        Teller { this: Some(this), ..self }
    }

    /// The same after a title and a colon: the first sentence begins with a lowercase letter.
    #[must_use]
    pub fn going_on(self) -> Self {
        Teller { goes_on: true, ..self }
    }

    /// The whole effect, in sentences.
    pub fn tell<T: Language>(&self, tree: &Tree<T>) -> Phrase {
        self.joined(self.sentences(tree, self.manner()))
    }

    /// The whole effect as an offer, in sentences.
    pub fn offer<T: Language>(&self, tree: &Tree<T>) -> Phrase {
        self.joined(self.offered(tree, self.manner()))
    }

    /// The effect as a clause for what one may do or must pay: "spend 1 clue".
    pub fn bare<T: Language>(&self, tree: &Tree<T>) -> Phrase {
        self.clause(tree, self.manner().bare())
    }

    /// The effect as a clause about somebody else: "loses 1 health".
    pub fn of_another<T: Language>(&self, tree: &Tree<T>) -> Phrase {
        self.clause(tree, Manner { person: Person::Each, ..self.manner() })
    }

    /// The effect as a clause about what somebody else may do: "may lose 1 health".
    pub fn offer_to_another<T: Language>(&self, tree: &Tree<T>) -> Phrase {
        let manner = Manner { person: Person::Each, ..self.manner() };
        manner.phrase("script-may").said("then", self.clause(tree, manner.bare()))
    }

    fn manner(&self) -> Manner {
        Manner { person: Person::You, bare: false, it: self.it, this: self.this }
    }

    /// Joins sentences, with capital letters and full stops.
    fn joined(&self, sentences: Vec<Phrase>) -> Phrase {
        let ended = sentences.into_iter().enumerate().map(|(at, said)| {
            let on = self.goes_on && at == 0;
            Phrase::new(if on { "script-sentence-on" } else { "script-sentence" })
                .said("said", said)
        });
        let joined = ended.rev().reduce(|rest, first| {
            Phrase::new("script-sentences").said("first", first).said("rest", rest)
        });
        joined.unwrap_or_else(|| Phrase::new("script-nothing"))
    }

    /// One sentence for consecutive instructions, one or more for everything else.
    fn sentences<T: Language>(&self, tree: &Tree<T>, manner: Manner) -> Vec<Phrase> {
        let mut manner = manner;
        let mut all = Vec::new();
        let mut previous = None;
        for run in runs(tree) {
            let said = match run {
                [(only, _)] => self.opened(only, manner),
                deeds => vec![self.listed(deeds, manner)],
            };
            let link = previous.and_then(|node| link_between(node, &run[0].0));
            for (at, sentence) in said.into_iter().enumerate() {
                all.push(match link.filter(|_| at == 0) {
                    Some(link) => Phrase::new(link).said("rest", sentence),
                    None => sentence,
                });
            }
            manner.it = last_it(run).or(manner.it);
            previous = run.last().map(|(node, _)| node);
        }
        all
    }

    /// The sentences of one statement.
    fn opened<T: Language>(&self, node: &Node<T>, manner: Manner) -> Vec<Phrase> {
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

    /// "You may …"; the results of a final test are separate sentences.
    fn offered<T: Language>(&self, tree: &Tree<T>, manner: Manner) -> Vec<Phrase> {
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

type Nodes<T> = [(Node<T>, Span)];

/// Consecutive instructions together, everything else alone.
fn runs<T: Language>(tree: &Tree<T>) -> impl Iterator<Item = &Nodes<T>> {
    let is_deed = |node: &Node<T>| matches!(node, Node::Do(_));
    tree.nodes.chunk_by(move |(one, _), (next, _)| is_deed(one) && is_deed(next))
}

/// The sort of `it` after these instructions, if one of them sets it.
fn last_it<T: Language>(nodes: &Nodes<T>) -> Option<&'static str> {
    nodes.iter().rev().find_map(|(node, _)| match node {
        Node::Do(said) => T::brings(said.means),
        _ => None,
    })
}

fn becomes_you<T: Language>(who: &Said<T, T::Who>) -> bool {
    matches!(T::becomes(who.means), Becomes::You | Becomes::YouOrIt)
}

/// Instructions, and choices of a thing to apply them to.
fn is_plain<T: Language>(node: &Node<T>) -> bool {
    match node {
        Node::Do(_) => true,
        Node::Pick { body, .. } => body.nodes.iter().all(|(node, _)| is_plain(node)),
        _ => false,
    }
}

/// How the next sentence begins, so that it is not mistaken for a part of this one.
fn link_between<T: Language>(node: &Node<T>, next: &Node<T>) -> Option<&'static str> {
    match (node, next) {
        (Node::Do(_), _) => None,
        (Node::If { then, .. }, _) if ends(then) => None,
        (_, Node::If { .. }) => None,
        (Node::Test { .. } | Node::Table { .. } | Node::May { .. }, _) => Some("script-anyway"),
        (Node::Unless { .. } | Node::If { .. }, _) => Some("script-anyway"),
        (_, Node::Do(_) | Node::Test { .. } | Node::Table { .. }) => Some("script-next"),
        _ => None,
    }
}

/// Whether nothing can follow it.
fn ends<T: Language>(tree: &Tree<T>) -> bool {
    match tree.nodes.last() {
        Some((Node::Do(said), _)) => T::phrasebook().verbs[said.entry as usize].ends,
        _ => false,
    }
}

impl Manner {
    fn bare(self) -> Self {
        Manner { bare: true, ..self }
    }

    /// As what happens, not as what may be done: results follow by themselves.
    fn plain(self) -> Self {
        Manner { bare: false, ..self }
    }

    fn with_it<T: Language>(self, who: T::Who) -> Self {
        Manner { it: Some(T::sort(who)), ..self }
    }

    /// A message with its `$who`, `$it` and `$this`.
    fn phrase(self, key: &'static str) -> Phrase {
        let who = match (self.bare, self.person) {
            (true, _) => "bare",
            (false, Person::You) => "you",
            (false, Person::Each) => "each",
            (false, Person::It) => "it",
        };
        let said = Phrase::new(key).text("who", who);
        let known = [("it", self.it), ("this", self.this)].into_iter();
        let known = known.filter_map(|(name, sort)| Some((name, sort?)));
        known.fold(said, |said, (name, sort)| said.text(name, sort))
    }
}
