//! How layers are stacked, lend and merge.

use super::{Deck, End, Heap, HeapId, Layer, Place, Seen};
use crate::{Seat, Seats};
use std::cmp::Reverse;
use std::ops::Range;
use std::sync::Arc;

/// The layers.
impl<C: Copy + Ord> Deck<C> {
    pub(super) fn all_seen(&self) -> impl Iterator<Item = &Seen<C>> {
        self.layers.iter().flat_map(Layer::seen)
    }

    pub(super) fn heaps(&self, layers: Range<usize>) -> impl DoubleEndedIterator<Item = usize> {
        layers.filter(|at| self.is_heap(*at))
    }

    pub(super) fn is_heap(&self, at: usize) -> bool {
        matches!(self.layers[at], Layer::Heap(_))
    }

    pub(super) fn heap_above(&self, at: usize) -> Option<usize> {
        self.heaps(0..at).next_back()
    }

    pub(super) fn heap_below(&self, at: usize) -> Option<usize> {
        self.heaps(at + 1..self.layers.len()).next()
    }

    pub(super) fn id(&self, at: usize) -> HeapId {
        HeapId(self.heaps(at + 1..self.layers.len()).count())
    }

    pub(super) fn called(&self, id: HeapId) -> Option<usize> {
        self.heaps(0..self.layers.len()).nth_back(id.0)
    }

    /// The layer in which a card lies, and how many cards of that layer lie above it.
    pub(super) fn layer_of(&self, place: Place) -> Option<(usize, usize)> {
        let mut above = match place.end {
            End::Top => place.nth,
            End::Bottom => self.len().checked_sub(place.nth + 1)?,
        };
        for at in 0..self.layers.len() {
            let places = self.places(at);
            if above < places {
                return Some((at, above));
            }
            above -= places;
        }
        None
    }

    /// Splits a layer so that `above` of its cards are above the gap; returns where the gap is.
    ///
    /// The upper part is a heap that only borrows, and merges again when nothing lies between.
    pub(super) fn part(&mut self, at: usize, above: usize) -> usize {
        if above == 0 {
            return at;
        }
        if above < self.places(at) {
            self.count_up(self.id(at).0 + 1);
            let mut upper = Heap::new([]);
            if let Some(lower) = self.layers[at].as_heap() {
                upper.lent = lower.lent;
                lower.lent += above;
            }
            self.layers.insert(at, Layer::Heap(upper));
        }
        at + 1
    }

    /// A heap is inserted with this many heaps below it: those above have one more below them.
    pub(super) fn count_up(&mut self, below: usize) {
        for seen in self.layers.iter_mut().flat_map(Layer::seen_mut) {
            seen.count_up(below);
        }
    }

    /// How many cards lie in a layer.
    pub(super) fn places(&self, at: usize) -> usize {
        match &self.layers[at] {
            Layer::Known(_) => 1,
            Layer::Heap(heap) => heap.named.len() + self.borrowed(at) - heap.lent,
        }
    }

    /// How many contents of a heap belong to the next heap below.
    pub(super) fn borrowed(&self, at: usize) -> usize {
        self.heap_below(at).map_or(0, |below| self.layers[below].lent())
    }

    /// Cards of a heap go to a new heap on top; heaps on the way borrow them and lend them on.
    pub(super) fn lend(&mut self, at: usize, count: usize) {
        for heap in self.layers[..=at].iter_mut().filter_map(Layer::as_heap) {
            heap.lent += count;
        }
    }

    /// Drops every heap that carries no information any more.
    pub(super) fn tidy(&mut self) {
        while (0..self.layers.len()).any(|at| self.absorb(at) || self.melt(at)) {}
    }

    /// A heap whose contents all lie in the heap above becomes part of that one.
    pub(super) fn absorb(&mut self, at: usize) -> bool {
        if !self.is_heap(at) || self.places(at) > 0 {
            return false;
        }
        let (id, above) = (self.id(at), self.heap_above(at));
        if self.is_origin(id, above) {
            return false;
        }
        let cards =
            self.layers[at].as_heap().map(|heap| std::mem::take(Arc::make_mut(&mut heap.named)));
        if let Some(above) = above.and_then(|above| self.layers[above].as_heap()) {
            above.reunite(id, cards.unwrap_or_default());
        }
        self.drop_heap(at);
        true
    }

    /// A heap that only borrows, directly on top of its lender, becomes part of that one.
    pub(super) fn melt(&mut self, at: usize) -> bool {
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
    pub(super) fn drop_heap(&mut self, at: usize) {
        let dropped = self.id(at);
        self.layers.remove(at);
        for seen in self.layers.iter_mut().flat_map(Layer::seen_mut) {
            seen.count_down(dropped);
        }
    }

    /// Whether a card outside the layer `except` was drawn from this heap.
    pub(super) fn is_origin(&self, id: HeapId, except: Option<usize>) -> bool {
        let others = self.layers.iter().enumerate().filter(|(at, _)| Some(*at) != except);
        others.flat_map(|(_, layer)| layer.seen()).any(|seen| seen.comes_from(id))
    }
}

impl<C: Copy + Ord> Layer<C> {
    /// The cards that belong to the layer.
    pub(super) fn seen(&self) -> &[Seen<C>] {
        match self {
            Layer::Known(seen) => std::slice::from_ref(seen),
            Layer::Heap(heap) => &heap.named,
        }
    }

    pub(super) fn seen_mut(&mut self) -> &mut [Seen<C>] {
        match self {
            Layer::Known(seen) => std::slice::from_mut(seen),
            Layer::Heap(heap) => Arc::make_mut(&mut heap.named).as_mut_slice(),
        }
    }

    pub(super) fn as_heap(&mut self) -> Option<&mut Heap<C>> {
        match self {
            Layer::Known(_) => None,
            Layer::Heap(heap) => Some(heap),
        }
    }

    pub(super) fn lent(&self) -> usize {
        match self {
            Layer::Known(_) => 0,
            Layer::Heap(heap) => heap.lent,
        }
    }

    /// The cards that are something else to this seat; a heap loses them.
    pub(super) fn hide_from(&mut self, seat: Seat) -> Vec<Seen<C>> {
        match self {
            Layer::Known(seen) if seen.is_hidden_from(seat) => vec![seen.clone()],
            Layer::Known(_) => Vec::new(),
            Layer::Heap(heap) => Arc::make_mut(&mut heap.named)
                .extract_if(.., |seen| seen.is_hidden_from(seat))
                .collect(),
        }
    }
}

impl<C: Copy + Ord> Heap<C> {
    pub(super) fn new(cards: impl IntoIterator<Item = Seen<C>>) -> Self {
        let mut named: Vec<_> = cards.into_iter().collect();
        named.sort_by_key(Seen::rank);
        Self { named: Arc::new(named), lent: 0 }
    }

    pub(super) fn name(&mut self, seen: Seen<C>) {
        let place = self.named.partition_point(|other| other.rank() <= seen.rank());
        Arc::make_mut(&mut self.named).insert(place, seen);
    }

    /// Absorbs all cards of the next heap below; those already drawn from it now belong here.
    pub(super) fn reunite(&mut self, lower: HeapId, cards: Vec<Seen<C>>) {
        let named = Arc::make_mut(&mut self.named);
        for seen in named.iter_mut() {
            seen.reunite(lower);
        }
        named.extend(cards);
        named.sort_by_key(Seen::rank);
    }
}

impl<C: Copy + Ord> Seen<C> {
    pub(super) fn by(knowers: Seats, card: C) -> Self {
        Self { card, knowers, origin: None }
    }

    pub(super) fn rank(&self) -> (C, Reverse<u32>) {
        (self.card, Reverse(self.knowers.len()))
    }

    pub(super) fn is_hidden_from(&self, seat: Seat) -> bool {
        self.origin.is_some() && !self.knowers.contains(seat)
    }

    /// Who knows the card here, or knew it in one of the heaps it came from.
    pub(super) fn ever_known_to(&self) -> Seats {
        match &self.origin {
            Some(origin) => self.knowers.and(origin.before.ever_known_to()),
            None => self.knowers,
        }
    }

    pub(super) fn comes_from(&self, heap: HeapId) -> bool {
        self.origin.as_ref().is_some_and(|origin| {
            origin.drawn_from == heap || origin.home == heap || origin.before.comes_from(heap)
        })
    }

    /// The card lies in one heap with all others of the heap `lower`: it is one of them, or one of
    /// those that `lower` borrowed from the heap below it.
    pub(super) fn reunite(&mut self, lower: HeapId) {
        while let Some(origin) = self.origin.take_if(|origin| origin.home == lower) {
            self.knowers = self.knowers.and(origin.before.knowers);
            self.origin = origin.before.origin;
        }
        if let Some(origin) = self.origin.as_mut().filter(|origin| origin.drawn_from == lower) {
            origin.drawn_from.0 -= 1;
        }
    }

    fn count_up(&mut self, below: usize) {
        if let Some(origin) = &mut self.origin {
            for heap in [&mut origin.drawn_from, &mut origin.home] {
                heap.0 += usize::from(heap.0 >= below);
            }
            origin.before.count_up(below);
        }
    }

    /// A heap is gone: those above it have one heap fewer below them.
    pub(super) fn count_down(&mut self, gone: HeapId) {
        if let Some(origin) = &mut self.origin {
            for heap in [&mut origin.drawn_from, &mut origin.home] {
                heap.0 -= usize::from(*heap > gone);
            }
            origin.before.count_down(gone);
        }
    }
}
