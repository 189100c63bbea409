//! Decks as layers: nothing is decided before someone can know it.
//!
//! A deck is a stack of layers. A layer is either one card in a fixed place that somebody may have
//! seen, or an unordered heap. Cards shuffled into the top of a deck make a heap that borrows from
//! the heap below: it holds its own cards and some of those below, and no one knows which. Every
//! card of a heap is equally likely at each of its places, so a draw is one uniform choice of an
//! atom.
//!
//! Cards are distinguished by value. Copies of a card may share a heap, but a game that shuffles
//! cards into the top should number its copies: of two copies, one in the mixed heap and one in the
//! heap below, the mixed one counts as drawn first.

mod atoms;
mod knowledge;
mod layers;

#[cfg(test)]
mod tests;

use crate::{Luck, Seat, Seats};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// A deck that decides which card is where only when a card is drawn or seen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck<C> {
    /// Everyone at the table.
    table: Seats,
    /// From top to bottom.
    layers: SmallVec<[Layer<C>; 2]>,
}

/// An end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    Top,
    Bottom,
}

/// A place of a deck, counted from an end: number 0 is the outermost card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    pub end: End,
    pub nth: usize,
}

impl From<End> for Place {
    fn from(end: End) -> Self {
        Self { end, nth: 0 }
    }
}

impl End {
    /// The card `nth` cards deep from this end.
    pub const fn nth(self, nth: usize) -> Place {
        Place { end: self, nth }
    }
}

/// What is at an end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<C> {
    Nothing,
    Known(C),
    /// Chance decides between `size` equally likely atoms; [`Deck::card_at`] names the card of one.
    Unknown {
        size: u32,
    },
}

impl<C: Copy + Ord> Deck<C> {
    /// A shuffled deck of cards that the whole table knows to be in it.
    pub fn heap(cards: impl IntoIterator<Item = C>, table: Seats) -> Self {
        Self::stages([cards], table)
    }

    /// Shuffled heaps on top of each other, the first one on top.
    pub fn stages<S>(stages: impl IntoIterator<Item = S>, table: Seats) -> Self
    where
        S: IntoIterator<Item = C>,
    {
        let heaps = stages.into_iter().map(|cards| {
            Layer::Heap(Heap::new(cards.into_iter().map(|card| Seen::by(table, card))))
        });
        let mut deck = Self { table, layers: heaps.collect() };
        deck.tidy();
        deck
    }

    /// A deck whose order the whole table knows, the first card on top.
    pub fn known(cards: impl IntoIterator<Item = C>, table: Seats) -> Self {
        let cards = cards.into_iter().map(|card| Layer::Known(Seen::by(table, card)));
        Self { table, layers: cards.collect() }
    }

    pub fn len(&self) -> usize {
        self.layers.iter().map(|layer| layer.seen().len()).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.layers.iter().all(|layer| layer.seen().is_empty())
    }

    /// All cards of the deck, in an order that says nothing about where unknown ones are.
    pub fn cards(&self) -> impl Iterator<Item = C> {
        self.all_seen().map(|seen| seen.card)
    }

    pub fn contains(&self, card: C) -> bool {
        self.cards().any(|other| other == card)
    }

    pub fn next(&self, place: impl Into<Place>) -> Next<C> {
        match self.layer_of(place.into()) {
            None => Next::Nothing,
            Some((at, _)) => match &self.layers[at] {
                Layer::Known(seen) => Next::Known(seen.card),
                Layer::Heap(_) => Next::Unknown { size: self.size(at) },
            },
        }
    }

    /// The card at this end if chance picks the atom `index`.
    ///
    /// # Panics
    ///
    /// If the deck is empty or `index` is not below the size that [`next`](Self::next) told.
    pub fn card_at(&self, place: impl Into<Place>, index: u32) -> C {
        let place = place.into();
        let card = self.layer_of(place).and_then(|(at, _)| match &self.layers[at] {
            Layer::Known(seen) => Some(seen.card),
            Layer::Heap(_) => {
                self.owner(at, index).map(|lies| self.layers[lies.home].seen()[lies.nth].card)
            }
        });
        match card {
            Some(card) => card,
            None => panic!("there is no atom {index} at {place:?} of this deck"),
        }
    }

    /// Whether this card may be the one at this end, as far as anyone knows.
    pub fn may_lie(&self, place: impl Into<Place>, card: C) -> bool {
        self.layer_of(place.into()).is_some_and(|(at, _)| match &self.layers[at] {
            Layer::Known(seen) => seen.card == card,
            Layer::Heap(_) => self.whereabouts(at, card).is_some(),
        })
    }

    /// The card at this end, if this seat has seen it there.
    pub fn known_to(&self, place: impl Into<Place>, seat: Seat) -> Option<C> {
        match &self.layers[self.layer_of(place.into())?.0] {
            Layer::Known(seen) => seen.knowers.contains(seat).then_some(seen.card),
            Layer::Heap(_) => None,
        }
    }

    /// Draws the known card at this end.
    pub fn take_known(&mut self, place: impl Into<Place>) -> Option<C> {
        let place = place.into();
        match self.next(place) {
            Next::Known(card) => self.take(place, card).then_some(card),
            Next::Nothing | Next::Unknown { .. } => None,
        }
    }

    /// Draws this card, which chance answered, from this end; false if it cannot be there.
    pub fn take(&mut self, place: impl Into<Place>, card: C) -> bool {
        let Some((at, _)) = self.layer_of(place.into()) else { return false };
        match &self.layers[at] {
            Layer::Known(seen) if seen.card != card => return false,
            Layer::Known(_) => drop(self.layers.remove(at)),
            Layer::Heap(_) => match self.whereabouts(at, card) {
                Some(lies) => drop(self.withdraw(lies)),
                None => return false,
            },
        }
        self.tidy();
        true
    }

    /// These seats peek at this end and see this card, which chance answered; false if it cannot be
    /// there.
    pub fn pin(&mut self, place: impl Into<Place>, card: C, knowers: Seats) -> bool {
        let Some((at, above)) = self.layer_of(place.into()) else { return false };
        match &self.layers[at] {
            Layer::Known(seen) if seen.card != card => return false,
            Layer::Known(_) => self.show(at, knowers),
            Layer::Heap(_) => match self.whereabouts(at, card) {
                Some(lies) => {
                    let seen = self.draw_seen(lies, knowers);
                    let between = self.part(at, above);
                    self.layers.insert(between, Layer::Known(seen));
                    self.tidy();
                }
                None => return false,
            },
        }
        true
    }

    /// This seat peeks at the card at this end, if it is already decided.
    pub fn look(&mut self, place: impl Into<Place>, seat: Seat) -> Option<C> {
        let place = place.into();
        let (at, _) = self.layer_of(place)?;
        self.show(at, Seats::one(seat));
        self.known_to(place, seat)
    }

    /// Puts a card that these seats see on top of the deck or under it.
    ///
    /// To everyone else it is one of the nearest heap's cards.
    pub fn put(&mut self, end: End, card: C, knowers: Seats) {
        let seen = self.seen_from_outside(end, card, knowers);
        let place = if end == End::Top { 0 } else { self.layers.len() };
        self.layers.insert(place, Layer::Known(seen));
    }

    /// Shuffles cards that everyone knows and puts them on top of the deck or under it.
    pub fn put_shuffled(&mut self, end: End, cards: impl IntoIterator<Item = C>) {
        let heap = Heap::new(cards.into_iter().map(|card| Seen::by(self.table, card)));
        match end {
            End::Top => self.layers.insert(0, Layer::Heap(heap)),
            End::Bottom => {
                self.count_up(0);
                self.layers.push(Layer::Heap(heap));
            }
        }
        self.tidy();
    }

    /// Shuffles a card into the whole deck.
    pub fn shuffle_in(&mut self, card: C, knowers: Seats) {
        self.shuffle_into_top(card, self.len(), knowers);
    }

    /// Takes up to `count` cards from the top, shuffles them with this card, puts them back on top.
    pub fn shuffle_into_top(&mut self, card: C, count: usize, knowers: Seats) {
        let seen = self.seen_from_outside(End::Top, card, knowers);
        let mut mixed = Heap::new([seen]);
        let (mut left, mut at) = (count, 0);
        while left > 0 && at < self.layers.len() {
            let taken = left.min(self.places(at));
            left -= taken;
            if let Layer::Known(seen) = &self.layers[at] {
                mixed.name(seen.clone());
                self.layers.remove(at);
            } else {
                self.lend(at, taken);
                at += 1;
            }
        }
        self.layers.insert(0, Layer::Heap(mixed));
        self.tidy();
    }

    /// Shuffles everything into one heap after `searchers` have looked through it.
    pub fn shuffle_all(&mut self, searchers: Seats) {
        let cards =
            self.all_seen().map(|seen| Seen::by(seen.ever_known_to().and(searchers), seen.card));
        let heap = Layer::Heap(Heap::new(cards));
        self.layers.clear();
        self.layers.push(heap);
        self.tidy();
    }

    /// These seats look through the deck for a card, take it out and shuffle the rest; false if it
    /// was not there.
    pub fn search(&mut self, card: C, searchers: Seats) -> bool {
        self.shuffle_all(searchers);
        self.take(End::Top, card)
    }

    /// A deck this seat cannot tell from the real one, each with the probability that seat must
    /// assign it.
    ///
    /// Every card the seat has not seen goes back to the heap it was drawn from, and another is
    /// drawn in its place. A game can exchange hidden hands too: put them on top, seen by no one,
    /// imagine, and take them off again.
    pub fn imagine(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut deck = self.clone();
        let holes = deck.forget(seat);
        for hole in holes.into_iter().rev() {
            deck.fill(hole, luck);
        }
        deck.tidy();
        deck
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Layer<C> {
    Known(Seen<C>),
    Heap(Heap<C>),
}

/// Cards in no order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Heap<C> {
    /// The heap's own cards, sorted; of copies, those that more seats know come first.
    ///
    /// Shared between clones until one of them changes, so that a clone costs nothing per card.
    named: Arc<Vec<Seen<C>>>,
    /// How many of its cards are in the next heap above, which has borrowed them.
    lent: usize,
}

/// Names a heap for the cards that were drawn from it: the number of heaps below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
struct HeapId(usize);

/// A card, and who knows that it is where it is: at its place, or somewhere in its heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Seen<C> {
    card: C,
    knowers: Seats,
    /// What the card is to everyone else.
    origin: Option<Box<Origin<C>>>,
}

/// The heap a card was drawn from: to a seat that did not see the card, it may be any card of that
/// heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Origin<C> {
    drawn_from: HeapId,
    /// The heap that owned the card: `drawn_from`, or one it borrowed the card from.
    home: HeapId,
    /// The card as it was known in its home.
    before: Seen<C>,
}

/// A draw from a heap as one uniform choice: how many atoms each of its cards owns.
struct Atoms {
    each_named: u64,
    each_borrowed_atom: u64,
    all: u64,
}

/// A content of the heap `drawn_from`: card number `nth` of the heap `home`.
#[derive(Clone, Copy)]
struct Lies {
    drawn_from: usize,
    home: usize,
    nth: usize,
}

/// A place in a layer whose card was forgotten, and who had seen it there.
struct Hole {
    layer: usize,
    drawn_from: usize,
    knowers: Seats,
}
