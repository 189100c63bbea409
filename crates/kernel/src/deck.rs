//! Decks as layers: nothing is decided before someone can know it.
//!
//! A deck is a stack of layers. A layer is one card at a fixed place that somebody may have seen,
//! or an unordered heap. Cards shuffled into the top of a deck make a heap that borrows from the
//! heap below: it holds its own cards and some of those below, nobody knows which. Every content of
//! a heap is as likely at each of its places as any other, so a draw is one even choice of an atom.
//!
//! Cards are told apart by value. Copies of a card may share a heap, but a game that shuffles cards
//! into the top should number its copies: of two copies, one in the mixed heap and one in the heap
//! below, the mixed one counts as drawn first.

use crate::{Luck, Seat, Seats};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::ops::Range;

/// A deck that decides which card lies where only when a card is drawn or seen.
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

/// What lies at an end of a deck.
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
    /// A shuffled deck of cards the whole table knows to be in it.
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

    pub fn is_empty(&self) -> bool {
        self.cards().next().is_none()
    }

    /// All cards of the deck, in an order that tells nothing about where unknown ones lie.
    pub fn cards(&self) -> impl Iterator<Item = C> {
        self.all_seen().map(|seen| seen.card)
    }

    pub fn contains(&self, card: C) -> bool {
        self.cards().any(|other| other == card)
    }

    pub fn next(&self, end: End) -> Next<C> {
        match self.end_layer(end) {
            None => Next::Nothing,
            Some(at) => match &self.layers[at] {
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
    pub fn card_at(&self, end: End, index: u32) -> C {
        let card = self.end_layer(end).and_then(|at| match &self.layers[at] {
            Layer::Known(seen) => Some(seen.card),
            Layer::Heap(_) => {
                self.owner(at, index).map(|lies| self.layers[lies.home].seen()[lies.nth].card)
            }
        });
        match card {
            Some(card) => card,
            None => panic!("there is no atom {index} at the {end:?} of this deck"),
        }
    }

    /// The card at this end, if this seat has seen it there.
    pub fn known_to(&self, end: End, seat: Seat) -> Option<C> {
        match &self.layers[self.end_layer(end)?] {
            Layer::Known(seen) => seen.knowers.contains(seat).then_some(seen.card),
            Layer::Heap(_) => None,
        }
    }

    /// Draws the known card at this end.
    pub fn take_known(&mut self, end: End) -> Option<C> {
        match self.next(end) {
            Next::Known(card) => self.take(end, card).then_some(card),
            Next::Nothing | Next::Unknown { .. } => None,
        }
    }

    /// Draws this card, which chance answered, from this end; false if it cannot lie there.
    pub fn take(&mut self, end: End, card: C) -> bool {
        let Some(at) = self.end_layer(end) else { return false };
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

    /// These seats peek at this end and see this card, which chance answered; false if it cannot
    /// lie there.
    pub fn pin(&mut self, end: End, card: C, knowers: Seats) -> bool {
        let Some(at) = self.end_layer(end) else { return false };
        match &self.layers[at] {
            Layer::Known(seen) if seen.card != card => return false,
            Layer::Known(_) => self.show(at, knowers),
            Layer::Heap(_) => match self.whereabouts(at, card) {
                Some(lies) => {
                    let seen = self.draw_seen(lies, knowers);
                    let place = if end == End::Top { at } else { at + 1 };
                    self.layers.insert(place, Layer::Known(seen));
                    self.tidy();
                }
                None => return false,
            },
        }
        true
    }

    /// This seat peeks at the card at this end, if it is already decided.
    pub fn look(&mut self, end: End, seat: Seat) -> Option<C> {
        let at = self.end_layer(end)?;
        self.show(at, Seats::one(seat));
        self.known_to(end, seat)
    }

    /// Puts a card that these seats see on top of the deck or under it.
    ///
    /// Everyone else takes it for one of the nearest heap's cards.
    pub fn put(&mut self, end: End, card: C, knowers: Seats) {
        let seen = self.seen_from_outside(end, card, knowers);
        let place = if end == End::Top { 0 } else { self.layers.len() };
        self.layers.insert(place, Layer::Known(seen));
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

    /// Shuffles everything into one heap, through which `searchers` have looked before.
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

    /// A deck this seat cannot tell from the real one, each as likely as it must seem to that seat.
    ///
    /// Every card the seat has not seen goes back to the heap it was drawn from, and another one is
    /// drawn in its place. A game can exchange hidden hands too: put them on top, seen by nobody,
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
    named: Vec<Seen<C>>,
    /// So many of its contents lie in the next heap above, which has borrowed them.
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

/// The heap a card was drawn from: who did not see the card takes it for any content of that heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Origin<C> {
    drawn_from: HeapId,
    /// The heap that owned the card: `drawn_from`, or one it borrowed the card from.
    home: HeapId,
    /// The card as it was known in its home.
    before: Seen<C>,
}

/// A draw from a heap as one even choice: how many atoms each of its contents owns.
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

/// The layers.
impl<C: Copy + Ord> Deck<C> {
    fn all_seen(&self) -> impl Iterator<Item = &Seen<C>> {
        self.layers.iter().flat_map(Layer::seen)
    }

    fn heaps(&self, layers: Range<usize>) -> impl DoubleEndedIterator<Item = usize> {
        layers.filter(|at| self.is_heap(*at))
    }

    fn is_heap(&self, at: usize) -> bool {
        matches!(self.layers[at], Layer::Heap(_))
    }

    fn heap_above(&self, at: usize) -> Option<usize> {
        self.heaps(0..at).next_back()
    }

    fn heap_below(&self, at: usize) -> Option<usize> {
        self.heaps(at + 1..self.layers.len()).next()
    }

    fn id(&self, at: usize) -> HeapId {
        HeapId(self.heaps(at + 1..self.layers.len()).count())
    }

    fn called(&self, id: HeapId) -> Option<usize> {
        self.heaps(0..self.layers.len()).nth_back(id.0)
    }

    /// The outermost layer in which a card lies.
    fn end_layer(&self, end: End) -> Option<usize> {
        let mut layers = 0..self.layers.len();
        match end {
            End::Top => layers.find(|at| self.places(*at) > 0),
            End::Bottom => layers.rfind(|at| self.places(*at) > 0),
        }
    }

    /// How many cards lie in a layer.
    fn places(&self, at: usize) -> usize {
        match &self.layers[at] {
            Layer::Known(_) => 1,
            Layer::Heap(heap) => heap.named.len() + self.borrowed(at) - heap.lent,
        }
    }

    /// How many contents of a heap belong to the next heap below.
    fn borrowed(&self, at: usize) -> usize {
        self.heap_below(at).map_or(0, |below| self.layers[below].lent())
    }

    /// Cards of a heap go to a new heap on top; heaps on the way borrow them and lend them on.
    fn lend(&mut self, at: usize, count: usize) {
        for heap in self.layers[..=at].iter_mut().filter_map(Layer::as_heap) {
            heap.lent += count;
        }
    }

    /// Drops every heap that tells nothing any more.
    fn tidy(&mut self) {
        while (0..self.layers.len()).any(|at| self.absorb(at) || self.melt(at)) {}
    }

    /// A heap whose contents all lie in the heap above becomes part of that one.
    fn absorb(&mut self, at: usize) -> bool {
        if !self.is_heap(at) || self.places(at) > 0 {
            return false;
        }
        let (id, above) = (self.id(at), self.heap_above(at));
        if self.is_origin(id, above) {
            return false;
        }
        let cards = self.layers[at].as_heap().map(|heap| std::mem::take(&mut heap.named));
        if let Some(above) = above.and_then(|above| self.layers[above].as_heap()) {
            above.reunite(id, cards.unwrap_or_default());
        }
        self.drop_heap(at);
        true
    }

    /// A heap that only borrows, directly on top of its lender, becomes part of that one.
    fn melt(&mut self, at: usize) -> bool {
        let [Layer::Heap(upper), Layer::Heap(_), ..] = &self.layers[at..] else { return false };
        if !upper.named.is_empty() || self.is_origin(self.id(at), None) {
            return false;
        }
        let lent = upper.lent;
        if let Some(lender) = self.layers[at + 1].as_heap() {
            lender.lent = lent;
        }
        self.drop_heap(at);
        true
    }

    /// Drops a heap from which no card was drawn; the heaps above it count down.
    fn drop_heap(&mut self, at: usize) {
        let dropped = self.id(at);
        self.layers.remove(at);
        for seen in self.layers.iter_mut().flat_map(Layer::seen_mut) {
            seen.count_down(dropped);
        }
    }

    /// Whether a card outside the layer `except` was drawn from this heap.
    fn is_origin(&self, id: HeapId, except: Option<usize>) -> bool {
        let others = self.layers.iter().enumerate().filter(|(at, _)| Some(*at) != except);
        others.flat_map(|(_, layer)| layer.seen()).any(|seen| seen.comes_from(id))
    }
}

/// Draws.
impl<C: Copy + Ord> Deck<C> {
    /// The number of atoms of a heap; atoms beyond what chance can count are grouped.
    fn size(&self, at: usize) -> u32 {
        u32::try_from(self.atoms(at).all).unwrap_or(u32::MAX)
    }

    fn atoms(&self, at: usize) -> Atoms {
        let named = self.layers[at].seen().len() as u64;
        let borrowed = self.borrowed(at) as u64;
        match self.heap_below(at) {
            Some(below) if borrowed > 0 => {
                let below = self.atoms(below).all;
                let common = greatest_common_divisor(below, borrowed);
                let each_named = below / common;
                let all = each_named.saturating_mul(named + borrowed);
                Atoms { each_named, each_borrowed_atom: borrowed / common, all }
            }
            _ => Atoms { each_named: 1, each_borrowed_atom: 0, all: named },
        }
    }

    /// The content of a heap that owns the atom `index`.
    fn owner(&self, at: usize, index: u32) -> Option<Lies> {
        let counted = u128::from(index) * u128::from(self.atoms(at).all);
        let mut atom = (counted / u128::from(self.size(at))) as u64;
        for home in self.heaps(at..self.layers.len()) {
            let atoms = self.atoms(home);
            let own = atoms.each_named.saturating_mul(self.layers[home].seen().len() as u64);
            if atom < own {
                let nth = (atom / atoms.each_named) as usize;
                return Some(Lies { drawn_from: at, home, nth });
            }
            atom = (atom - own).checked_div(atoms.each_borrowed_atom)?;
        }
        None
    }

    /// This card among the contents of a heap.
    fn whereabouts(&self, at: usize, card: C) -> Option<Lies> {
        for home in self.heaps(at..self.layers.len()) {
            if let Some(nth) = self.layers[home].seen().iter().position(|seen| seen.card == card) {
                return Some(Lies { drawn_from: at, home, nth });
            }
            if self.borrowed(home) == 0 {
                break;
            }
        }
        None
    }

    /// Takes a content out of its heap, and out of its home if it was borrowed.
    fn withdraw(&mut self, lies: Lies) -> Seen<C> {
        self.lenders(lies.drawn_from, lies.home).for_each(|lender| lender.lent -= 1);
        match &mut self.layers[lies.home] {
            Layer::Heap(home) => home.named.remove(lies.nth),
            Layer::Known(seen) => seen.clone(),
        }
    }

    /// The heaps from which a heap borrows a card that belongs to `home`.
    fn lenders(&mut self, borrower: usize, home: usize) -> impl Iterator<Item = &mut Heap<C>> {
        self.layers[borrower + 1..=home].iter_mut().filter_map(Layer::as_heap)
    }

    /// Takes a content out of its heap to a place where only these seats see it.
    fn draw_seen(&mut self, lies: Lies, knowers: Seats) -> Seen<C> {
        let (drawn_from, home) = (self.id(lies.drawn_from), self.id(lies.home));
        let before = self.withdraw(lies);
        self.seen(before.card, knowers, Origin { drawn_from, home, before })
    }
}

/// What a seat knows.
impl<C: Copy + Ord> Deck<C> {
    /// A card that these seats see, and that comes from there to everyone else.
    fn seen(&self, card: C, knowers: Seats, origin: Origin<C>) -> Seen<C> {
        let hidden = !all_of(self.table, knowers);
        Seen { card, knowers, origin: hidden.then(|| Box::new(origin)) }
    }

    /// A card that comes from outside to an end of the deck, as if from the heap nearest to it.
    fn seen_from_outside(&mut self, end: End, card: C, knowers: Seats) -> Seen<C> {
        if all_of(self.table, knowers) {
            return Seen::by(knowers, card);
        }
        let nearest = self.nearest_heap(end);
        let before = Seen::by(self.table, card);
        self.seen(card, knowers, Origin { drawn_from: nearest, home: nearest, before })
    }

    /// The heap nearest to an end; an empty one is made if there is none.
    fn nearest_heap(&mut self, end: End) -> HeapId {
        let heaps = self.heaps(0..self.layers.len()).count();
        if heaps == 0 {
            self.layers.push(Layer::Heap(Heap::new([])));
        }
        HeapId(if end == End::Top { heaps.saturating_sub(1) } else { 0 })
    }

    /// Shows a known card to more seats.
    fn show(&mut self, at: usize, to: Seats) {
        let Layer::Known(seen) = &mut self.layers[at] else { return };
        seen.knowers = seen.knowers.and(to);
        if all_of(self.table, seen.knowers) {
            seen.origin = None;
            self.tidy();
        }
    }

    /// Gives every card this seat has not seen back to where it was drawn from.
    ///
    /// The holes of inner heaps come last: they must be filled first.
    fn forget(&mut self, seat: Seat) -> Vec<Hole> {
        let known = (0..self.layers.len()).filter(|at| !self.is_heap(*at));
        let layers: Vec<usize> = known.chain(self.heaps(0..self.layers.len())).collect();
        let mut holes = Vec::new();
        for layer in layers {
            for seen in self.layers[layer].hide_from(seat) {
                holes.extend(self.give_back(layer, seen));
            }
        }
        holes
    }

    /// Gives a card back to where it was drawn from.
    fn give_back(&mut self, layer: usize, seen: Seen<C>) -> Option<Hole> {
        let origin = *seen.origin?;
        let drawn_from = self.called(origin.drawn_from)?;
        let home = self.called(origin.home)?;
        self.lenders(drawn_from, home).for_each(|lender| lender.lent += 1);
        self.layers[home].as_heap()?.name(origin.before);
        Some(Hole { layer, drawn_from, knowers: seen.knowers })
    }

    /// Draws a card into a hole.
    fn fill(&mut self, hole: Hole, luck: &mut Luck) {
        let index = luck.below(self.size(hole.drawn_from));
        if let Some(lies) = self.owner(hole.drawn_from, index) {
            let seen = self.draw_seen(lies, hole.knowers);
            match &mut self.layers[hole.layer] {
                Layer::Known(hidden) => *hidden = seen,
                Layer::Heap(heap) => heap.name(seen),
            }
        }
    }
}

impl<C: Copy + Ord> Layer<C> {
    /// The cards that belong to the layer.
    fn seen(&self) -> &[Seen<C>] {
        match self {
            Layer::Known(seen) => std::slice::from_ref(seen),
            Layer::Heap(heap) => &heap.named,
        }
    }

    fn seen_mut(&mut self) -> &mut [Seen<C>] {
        match self {
            Layer::Known(seen) => std::slice::from_mut(seen),
            Layer::Heap(heap) => &mut heap.named,
        }
    }

    fn as_heap(&mut self) -> Option<&mut Heap<C>> {
        match self {
            Layer::Known(_) => None,
            Layer::Heap(heap) => Some(heap),
        }
    }

    fn lent(&self) -> usize {
        match self {
            Layer::Known(_) => 0,
            Layer::Heap(heap) => heap.lent,
        }
    }

    /// The cards that are something else to this seat; a heap loses them.
    fn hide_from(&mut self, seat: Seat) -> Vec<Seen<C>> {
        match self {
            Layer::Known(seen) if seen.is_hidden_from(seat) => vec![seen.clone()],
            Layer::Known(_) => Vec::new(),
            Layer::Heap(heap) => {
                heap.named.extract_if(.., |seen| seen.is_hidden_from(seat)).collect()
            }
        }
    }
}

impl<C: Copy + Ord> Heap<C> {
    fn new(cards: impl IntoIterator<Item = Seen<C>>) -> Self {
        let mut named: Vec<_> = cards.into_iter().collect();
        named.sort_by_key(Seen::rank);
        Self { named, lent: 0 }
    }

    fn name(&mut self, seen: Seen<C>) {
        let place = self.named.partition_point(|other| other.rank() <= seen.rank());
        self.named.insert(place, seen);
    }

    /// Takes in all cards of the next heap below; those already drawn from it are now among theirs.
    fn reunite(&mut self, lower: HeapId, cards: Vec<Seen<C>>) {
        for seen in &mut self.named {
            seen.reunite(lower);
        }
        self.named.extend(cards);
        self.named.sort_by_key(Seen::rank);
    }
}

impl<C: Copy + Ord> Seen<C> {
    fn by(knowers: Seats, card: C) -> Self {
        Self { card, knowers, origin: None }
    }

    fn rank(&self) -> (C, Reverse<u32>) {
        (self.card, Reverse(self.knowers.len()))
    }

    fn is_hidden_from(&self, seat: Seat) -> bool {
        self.origin.is_some() && !self.knowers.contains(seat)
    }

    /// Who knows the card here, or knew it in one of the heaps it came from.
    fn ever_known_to(&self) -> Seats {
        match &self.origin {
            Some(origin) => self.knowers.and(origin.before.ever_known_to()),
            None => self.knowers,
        }
    }

    fn comes_from(&self, heap: HeapId) -> bool {
        self.origin.as_ref().is_some_and(|origin| {
            origin.drawn_from == heap || origin.home == heap || origin.before.comes_from(heap)
        })
    }

    /// The card lies in one heap with all others of the heap `lower`: it is one of them, or one of
    /// those that `lower` borrowed from the heap below it.
    fn reunite(&mut self, lower: HeapId) {
        while let Some(origin) = self.origin.take_if(|origin| origin.home == lower) {
            self.knowers = self.knowers.and(origin.before.knowers);
            self.origin = origin.before.origin;
        }
        if let Some(origin) = self.origin.as_mut().filter(|origin| origin.drawn_from == lower) {
            origin.drawn_from.0 -= 1;
        }
    }

    /// A heap is gone: those above it have one heap fewer below them.
    fn count_down(&mut self, gone: HeapId) {
        if let Some(origin) = &mut self.origin {
            for heap in [&mut origin.drawn_from, &mut origin.home] {
                heap.0 -= usize::from(*heap > gone);
            }
            origin.before.count_down(gone);
        }
    }
}

fn all_of(table: Seats, knowers: Seats) -> bool {
    knowers.and(table) == knowers
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const TABLE: Seats = Seats::first(3);
    const EVENT: u8 = 100;

    type Chances<K> = BTreeMap<K, f64>;

    #[test]
    fn an_event_shuffled_into_the_top_two_comes_with_one_of_the_next_three_draws() {
        let mut deck = Deck::heap(1..=6, TABLE);
        deck.shuffle_into_top(EVENT, 2, TABLE);
        assert_eq!(deck.next(End::Top), Next::Unknown { size: 9 });
        for place in 0..7 {
            let expected = if place < 3 { 1.0 / 3.0 } else { 0.0 };
            assert_close(chance_at(&orders(&deck), place, EVENT), expected);
            assert_close(chance_at(&orders(&deck), place, 4), (1.0 - expected) / 6.0);
        }
    }

    #[test]
    fn the_bottom_does_not_give_what_lies_in_the_top_three_places() {
        let mut deck = Deck::heap(1..=6, TABLE);
        deck.shuffle_into_top(EVENT, 2, TABLE);
        for gone in 1..=4 {
            assert_eq!(deck.next(End::Bottom), Next::Unknown { size: 7 - u32::from(gone) });
            assert!(!deck.clone().take(End::Bottom, EVENT));
            assert!(deck.take(End::Bottom, gone));
        }
        assert_eq!(deck.layers.len(), 1, "the lower heap is exhausted: {deck:?}");
        assert_eq!(chances(&deck, End::Bottom), even([5, 6, EVENT]));
        assert!(deck.take(End::Bottom, EVENT) && deck.take(End::Bottom, 5));
        assert_eq!(chances(&deck, End::Top), even([6]));
    }

    #[test]
    fn the_bottom_counts_cards_that_may_lie_above_once_only() {
        let mut deck = Deck::heap(1..=4, TABLE);
        deck.shuffle_into_top(EVENT, 2, TABLE);
        assert!(deck.take(End::Top, 1));
        assert!(deck.take(End::Bottom, 2));
        assert_eq!(chances(&deck, End::Bottom), even([3, 4]));
        assert_eq!(deck.next(End::Top), Next::Unknown { size: 4 });
        assert_close(chances(&deck, End::Top)[&EVENT], 0.5);
    }

    #[test]
    fn a_heap_without_cards_of_its_own_melts_into_the_one_it_borrows_from() {
        let mut deck = Deck::heap(1..=6, TABLE);
        deck.shuffle_into_top(EVENT, 2, TABLE);
        assert!(deck.take(End::Top, EVENT));
        assert_eq!(deck, Deck::heap(1..=6, TABLE));
    }

    #[test]
    fn two_events_shuffled_into_the_top_are_as_likely_as_a_count_of_permutations() {
        for (first, second) in [(1, 3), (3, 1), (2, 2), (4, 2), (2, 5), (0, 9)] {
            let mut deck = Deck::heap(1..=4, TABLE);
            let mut counted = Counted::heap(&[1, 2, 3, 4]);
            deck.shuffle_into_top(EVENT, first, TABLE);
            counted.shuffle_into_top(EVENT, first);
            deck.shuffle_into_top(EVENT + 1, second, TABLE);
            counted.shuffle_into_top(EVENT + 1, second);
            assert_same(&orders(&deck), &counted.0);
        }
    }

    #[test]
    fn known_cards_among_the_top_are_mixed_in_by_name() {
        let mut deck = Deck::heap(1..=3, TABLE);
        deck.put(End::Top, 7, TABLE);
        assert!(deck.take_known(End::Bottom).is_none());
        deck.shuffle_into_top(EVENT, 2, TABLE);
        deck.put(End::Top, 8, TABLE);
        deck.shuffle_into_top(EVENT + 1, 3, TABLE);
        let mut counted = Counted::heap(&[1, 2, 3]);
        counted.put(End::Top, 7);
        counted.shuffle_into_top(EVENT, 2);
        counted.put(End::Top, 8);
        counted.shuffle_into_top(EVENT + 1, 3);
        assert_same(&orders(&deck), &counted.0);
    }

    #[test]
    fn a_card_shuffled_into_the_top_of_more_cards_than_there_are_is_anywhere() {
        let mut deck = Deck::stages([vec![1, 2], vec![3]], TABLE);
        deck.put(End::Bottom, 4, TABLE);
        deck.shuffle_into_top(EVENT, 99, TABLE);
        assert_eq!(deck, Deck::heap([1, 2, 3, 4, EVENT], TABLE));
        let mut deck = Deck::known([], TABLE);
        deck.shuffle_in(EVENT, TABLE);
        assert_eq!(deck, Deck::heap([EVENT], TABLE));
    }

    #[test]
    fn stages_keep_their_order() {
        let mut deck = Deck::stages([vec![1, 2], vec![], vec![3], vec![4, 5]], TABLE);
        assert_eq!((deck.len(), deck.layers.len()), (5, 3));
        assert!(!deck.clone().take(End::Top, 3));
        assert_eq!(chances(&deck, End::Bottom), even([4, 5]));
        for stage in [vec![1, 2], vec![3], vec![4, 5]] {
            for (gone, card) in stage.iter().enumerate() {
                assert_eq!(chances(&deck, End::Top), even(stage[gone..].iter().copied()));
                assert!(deck.take(End::Top, *card));
            }
        }
        assert!(deck.is_empty() && deck.next(End::Top) == Next::Nothing);
    }

    #[test]
    fn a_peeked_card_stays_where_it_was_seen() {
        let mut deck = Deck::heap(1..=4, TABLE);
        assert!(deck.pin(End::Top, 3, Seats::one(Seat(0))));
        assert!(deck.pin(End::Bottom, 1, Seats::one(Seat(1))));
        assert!(!deck.pin(End::Top, 2, TABLE) && !deck.take(End::Top, 1));
        assert_eq!(deck.next(End::Top), Next::Known(3));
        assert_eq!(deck.card_at(End::Bottom, 0), 1);
        assert_eq!(deck.take_known(End::Top), Some(3));
        assert_eq!(chances(&deck, End::Top), even([2, 4]));
        assert_eq!((deck.take_known(End::Top), deck.take_known(End::Bottom)), (None, Some(1)));
        assert_eq!(deck, Deck::heap([2, 4], TABLE));
    }

    #[test]
    fn looking_adds_a_knower() {
        let mut deck = Deck::heap(1..=4, TABLE);
        assert_eq!(deck.look(End::Top, Seat(0)), None);
        assert!(deck.pin(End::Top, 3, Seats::one(Seat(0))));
        assert_eq!(deck.known_to(End::Top, Seat(1)), None);
        assert_eq!(deck.look(End::Top, Seat(1)), Some(3));
        assert!(deck.pin(End::Top, 3, Seats::one(Seat(2))));
        for seat in TABLE.iter() {
            assert_eq!(deck.known_to(End::Top, seat), Some(3));
        }
    }

    #[test]
    fn a_search_takes_a_card_from_anywhere_and_shuffles() {
        let mut deck = Deck::stages([vec![1, 2], vec![3, 4]], TABLE);
        assert!(deck.pin(End::Top, 2, Seats::one(Seat(0))));
        deck.put(End::Bottom, 5, Seats::NONE);
        assert!(deck.contains(3) && deck.search(3, Seats::one(Seat(1))) && !deck.contains(3));
        assert!(!deck.search(3, Seats::NONE));
        assert_eq!(deck, Deck::heap([1, 2, 4, 5], TABLE));
    }

    #[test]
    fn copies_in_one_heap_are_as_many_times_as_likely() {
        let mut deck = Deck::heap([1, 1, 1, 2], TABLE);
        assert_close(chances(&deck, End::Top)[&1], 0.75);
        assert!(deck.take(End::Top, 1) && deck.take(End::Bottom, 1));
        assert_eq!(chances(&deck, End::Top), even([1, 2]));
    }

    #[test]
    fn however_deep_heaps_nest_every_atom_has_its_card() {
        let mut deck = Deck::heap(0..60, TABLE);
        for (event, count) in (100..).zip((2..59).rev().step_by(2)) {
            deck.shuffle_into_top(event, count, TABLE);
        }
        while let Next::Unknown { size } = deck.next(End::Top) {
            for index in [0, size / 3, size / 2, size - 1] {
                assert!(deck.contains(deck.card_at(End::Top, index)));
            }
            let card = deck.card_at(End::Top, size - 1);
            assert!(deck.take(End::Top, card));
        }
        assert!(deck.is_empty());
    }

    #[test]
    fn a_seat_imagines_what_it_knows_as_it_is_and_all_else_fairly() {
        let mut deck = Deck::stages([1..=4, 5..=8], TABLE);
        assert!(deck.pin(End::Top, 3, Seats::one(Seat(0))));
        let seen = imagined(&deck, Seat(0), 200);
        assert_close(chance_at(&seen, 0, 3), 1.0);
        let unseen = imagined(&deck, Seat(1), 20_000);
        for card in 1..=4 {
            assert_near(chance_at(&unseen, 0, card), 0.25);
            assert_near(chance_at(&unseen, 2, card), 0.25);
        }
    }

    #[test]
    fn an_exhausted_heap_is_remembered_while_someone_has_not_seen_all_of_it() {
        let mut deck = Deck::stages([1..=2, 3..=4], TABLE);
        assert!(deck.take(End::Top, 1) && deck.pin(End::Top, 2, Seats::one(Seat(0))));
        assert_close(chance_at(&imagined(&deck, Seat(1), 50), 0, 2), 1.0);
        assert_eq!(deck.take_known(End::Top), Some(2));
        assert_eq!(deck, Deck::heap(3..=4, TABLE));
        let mut deck = Deck::stages([1..=2, 3..=4], TABLE);
        assert!(deck.pin(End::Bottom, 3, Seats::one(Seat(0))));
        assert!(deck.take(End::Top, 1) && deck.take(End::Top, 2));
        assert!(deck.pin(End::Top, 4, Seats::one(Seat(1))));
        assert_eq!(imagined(&deck, Seat(0), 50), Chances::from([(vec![4, 3], 1.0)]));
        assert_eq!(imagined(&deck, Seat(1), 50), Chances::from([(vec![4, 3], 1.0)]));
        let unseen = imagined(&deck, Seat(2), 20_000);
        assert_near(unseen[&vec![4, 3]], 0.5);
        assert_near(unseen[&vec![3, 4]], 0.5);
    }

    #[test]
    fn a_hidden_card_from_outside_may_be_any_of_the_nearest_heap() {
        let mut deck = Deck::stages([1..=2, 3..=4], TABLE);
        deck.put(End::Top, 9, Seats::one(Seat(0)));
        assert_close(chance_at(&imagined(&deck, Seat(0), 50), 0, 9), 1.0);
        let unseen = imagined(&deck, Seat(1), 20_000);
        for card in [1, 2, 9] {
            assert_near(chance_at(&unseen, 0, card), 1.0 / 3.0);
        }
        let mut deck = Deck::known([], TABLE);
        deck.put(End::Top, 1, Seats::one(Seat(0)));
        deck.put(End::Top, 2, Seats::one(Seat(1)));
        assert_eq!(imagined(&deck, Seat(0), 50), Chances::from([(vec![2, 1], 1.0)]));
        assert_near(imagined(&deck, Seat(2), 20_000)[&vec![1, 2]], 0.5);
    }

    #[test]
    fn any_play_is_as_likely_as_a_count_of_all_worlds_and_imagined_so_by_every_seat() {
        let mut dice = Dice(1);
        for _ in 0..150 {
            let mut play = Play::new();
            for _ in 0..7 {
                play.step(&mut dice);
                assert_same(&orders(&play.deck), &play.truth.0);
            }
            for (seat, belief) in TABLE.iter().zip(&play.beliefs) {
                assert_imagined(&imagined(&play.deck, seat, 3_000), &belief.0);
            }
        }
    }

    #[test]
    fn no_card_is_lost_or_made() {
        let mut dice = Dice(7);
        let mut deck = Deck::stages([0..20, 20..40], TABLE);
        let mut held: Vec<u8> = (40..50).collect();
        for _ in 0..2000 {
            let end = if dice.below(2) == 0 { End::Top } else { End::Bottom };
            let knowers = Seats::first(dice.below(4) as u8);
            let drawn = match deck.next(end) {
                Next::Nothing => None,
                Next::Known(card) => Some(card),
                Next::Unknown { size } => Some(deck.card_at(end, dice.below(size))),
            };
            match (dice.below(12), drawn, held.last().copied()) {
                (0..4, Some(card), _) => {
                    assert!(deck.take(end, card));
                    held.insert(0, card);
                }
                (4..6, Some(card), _) => assert!(deck.pin(end, card, knowers)),
                (6, _, Some(card)) => deck.put(end, card, knowers),
                (7..10, _, Some(card)) => {
                    deck.shuffle_into_top(card, dice.below(30) as usize, knowers);
                }
                (10, _, Some(card)) if dice.below(10) == 0 => deck.shuffle_in(card, knowers),
                (11, _, _) => {
                    deck = deck.imagine(Seat(dice.below(3) as u8), &mut Luck::from_number(3));
                }
                _ => {}
            }
            held.retain(|card| !deck.contains(*card));
            let mut all: Vec<u8> = deck.cards().chain(held.iter().copied()).collect();
            all.sort();
            assert!(all.into_iter().eq(0..50));
            let places: usize = (0..deck.layers.len()).map(|at| deck.places(at)).sum();
            assert_eq!(places, deck.len());
        }
    }

    #[test]
    fn a_deck_can_be_written_and_read() {
        fn is_written_and_read<T: Serialize + for<'a> Deserialize<'a>>() {}
        is_written_and_read::<Deck<u16>>();
    }

    /// A deck beside all worlds it may be, as counted by someone who saw all that anyone saw,
    /// and by each seat.
    struct Play {
        deck: Deck<u8>,
        truth: Counted,
        beliefs: [Counted; 3],
        fresh: u8,
    }

    impl Play {
        fn new() -> Self {
            let counted = Counted::heap(&[1, 2]).under(&Counted::heap(&[3, 4, 5]));
            let beliefs = [counted.clone(), counted.clone(), counted.clone()];
            Self { deck: Deck::stages([3..=5, 1..=2], TABLE), truth: counted, beliefs, fresh: 6 }
        }

        fn step(&mut self, dice: &mut Dice) {
            let end = if dice.below(3) > 0 { End::Top } else { End::Bottom };
            let fresh = self.fresh;
            match (dice.below(6), draw(&self.deck, end, |size| dice.below(size))) {
                (0, Some(card)) => {
                    assert!(self.deck.take(end, card));
                    self.all_count(|worlds| {
                        worlds.see(end, card);
                        worlds.take(end);
                    });
                }
                (1..4, Some(card)) => {
                    let knowers = Seats::one(Seat(dice.below(3) as u8));
                    assert!(self.deck.pin(end, card, knowers));
                    self.truth.see(end, card);
                    for seat in knowers.iter() {
                        self.beliefs[usize::from(seat.0)].see(end, card);
                    }
                }
                (4, _) if self.deck.len() < 5 => {
                    self.fresh += 1;
                    self.deck.put(end, fresh, TABLE);
                    self.all_count(|worlds| worlds.put(end, fresh));
                }
                _ if self.deck.len() < 6 => {
                    self.fresh += 1;
                    let count = dice.below(5) as usize;
                    self.deck.shuffle_into_top(fresh, count, TABLE);
                    self.all_count(|worlds| worlds.shuffle_into_top(fresh, count));
                }
                _ => {}
            }
        }

        fn all_count(&mut self, count: impl Fn(&mut Counted)) {
            self.beliefs.iter_mut().chain([&mut self.truth]).for_each(count);
        }
    }

    /// The chance of every order of a deck, by counting permutations.
    #[derive(Clone)]
    struct Counted(Chances<Vec<u8>>);

    impl Counted {
        fn heap(cards: &[u8]) -> Self {
            let orders = permutations(cards);
            let chance = 1.0 / orders.len() as f64;
            Self(orders.into_iter().map(|order| (order, chance)).collect())
        }

        fn under(&self, upper: &Self) -> Self {
            let mut worlds = Chances::new();
            for (top, chance) in &upper.0 {
                for (bottom, other) in &self.0 {
                    worlds.insert([top.clone(), bottom.clone()].concat(), chance * other);
                }
            }
            Self(worlds)
        }

        fn shuffle_into_top(&mut self, card: u8, count: usize) {
            let mut worlds = Chances::new();
            for (order, chance) in &self.0 {
                let (top, rest) = order.split_at(count.min(order.len()));
                let orders = permutations(&[top, &[card]].concat());
                let each = chance / orders.len() as f64;
                for order in orders {
                    *worlds.entry([&order, rest].concat()).or_default() += each;
                }
            }
            self.0 = worlds;
        }

        fn put(&mut self, end: End, card: u8) {
            self.change(|order| match end {
                End::Top => order.insert(0, card),
                End::Bottom => order.push(card),
            });
        }

        fn take(&mut self, end: End) {
            self.change(|order| match end {
                End::Top => drop(order.remove(0)),
                End::Bottom => drop(order.pop()),
            });
        }

        fn change(&mut self, change: impl Fn(&mut Vec<u8>)) {
            let mut worlds = Chances::new();
            for (mut order, chance) in std::mem::take(&mut self.0) {
                change(&mut order);
                *worlds.entry(order).or_default() += chance;
            }
            self.0 = worlds;
        }

        fn see(&mut self, end: End, card: u8) {
            self.0.retain(|order, _| match end {
                End::Top => order.first() == Some(&card),
                End::Bottom => order.last() == Some(&card),
            });
            let all: f64 = self.0.values().sum();
            self.0.values_mut().for_each(|chance| *chance /= all);
        }
    }

    fn permutations(cards: &[u8]) -> Vec<Vec<u8>> {
        if cards.is_empty() {
            return vec![Vec::new()];
        }
        let first = |nth: usize| {
            let mut rest = cards.to_vec();
            let card = rest.remove(nth);
            permutations(&rest).into_iter().map(move |rest| [vec![card], rest].concat())
        };
        (0..cards.len()).flat_map(first).collect()
    }

    /// The chance of every card at an end, by counting atoms.
    fn chances(deck: &Deck<u8>, end: End) -> Chances<u8> {
        match deck.next(end) {
            Next::Nothing => Chances::new(),
            Next::Known(card) => even([card]),
            Next::Unknown { size } => even((0..size).map(|index| deck.card_at(end, index))),
        }
    }

    fn even(cards: impl IntoIterator<Item = u8>) -> Chances<u8> {
        let cards: Vec<u8> = cards.into_iter().collect();
        let mut counts: BTreeMap<u8, u32> = BTreeMap::new();
        cards.iter().for_each(|card| *counts.entry(*card).or_default() += 1);
        let share = |(card, count)| (card, f64::from(count) / cards.len() as f64);
        counts.into_iter().map(share).collect()
    }

    /// The chance of every order in which the deck may be drawn from the top.
    fn orders(deck: &Deck<u8>) -> Chances<Vec<u8>> {
        if deck.is_empty() {
            return Chances::from([(Vec::new(), 1.0)]);
        }
        let mut all = Chances::new();
        for (card, chance) in chances(deck, End::Top) {
            let mut rest = deck.clone();
            assert!(rest.take(End::Top, card));
            for (order, other) in orders(&rest) {
                all.insert([vec![card], order].concat(), chance * other);
            }
        }
        all
    }

    /// How often a seat imagines every order.
    fn imagined(deck: &Deck<u8>, seat: Seat, times: u32) -> Chances<Vec<u8>> {
        let mut luck = Luck::from_number(5);
        let mut counts: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
        for _ in 0..times {
            let mut deck = deck.imagine(seat, &mut luck);
            let mut order = Vec::new();
            while let Some(card) = draw(&deck, End::Top, |size| luck.below(size)) {
                assert!(deck.take(End::Top, card));
                order.push(card);
            }
            *counts.entry(order).or_default() += 1;
        }
        let share = |(order, count)| (order, f64::from(count) / f64::from(times));
        counts.into_iter().map(share).collect()
    }

    fn draw(deck: &Deck<u8>, end: End, below: impl FnOnce(u32) -> u32) -> Option<u8> {
        match deck.next(end) {
            Next::Nothing => None,
            Next::Known(card) => Some(card),
            Next::Unknown { size } => Some(deck.card_at(end, below(size))),
        }
    }

    fn chance_at(orders: &Chances<Vec<u8>>, place: usize, card: u8) -> f64 {
        orders.iter().filter(|(order, _)| order[place] == card).map(|(_, chance)| chance).sum()
    }

    fn assert_same(is: &Chances<Vec<u8>>, ought: &Chances<Vec<u8>>) {
        assert!(is.keys().eq(ought.keys()), "{is:?} is not {ought:?}");
        is.values().zip(ought.values()).for_each(|(is, ought)| assert_close(*is, *ought));
    }

    /// Only what may be is imagined, and every card lies at every place about as often as it may.
    fn assert_imagined(is: &Chances<Vec<u8>>, ought: &Chances<Vec<u8>>) {
        assert!(is.keys().all(|order| ought.contains_key(order)), "{is:?} is not {ought:?}");
        for (place, card) in ought.keys().flat_map(|order| order.iter().enumerate()) {
            let (is, ought) = (chance_at(is, place, *card), chance_at(ought, place, *card));
            assert!((is - ought).abs() < 0.05, "{is} is not near {ought}");
        }
    }

    fn assert_close(is: f64, ought: f64) {
        assert!((is - ought).abs() < 1e-9, "{is} is not {ought}");
    }

    fn assert_near(is: f64, ought: f64) {
        assert!((is - ought).abs() < 0.02, "{is} is not near {ought}");
    }

    /// A small generator, so that the plays of these tests never change.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, bound: u32) -> u32 {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 33) % u64::from(bound)) as u32
        }
    }
}
