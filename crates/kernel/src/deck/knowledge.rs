//! Who knows which card, and what a seat that does not know may imagine.

use super::{Deck, End, Heap, HeapId, Hole, Layer, Origin, Seen};
use crate::{Luck, Seat, Seats};

/// What a seat knows.
impl<C: Copy + Ord> Deck<C> {
    /// A card that these seats see, and that comes from there to everyone else.
    pub(super) fn seen(&self, card: C, knowers: Seats, origin: Origin<C>) -> Seen<C> {
        let hidden = !all_of(self.table, knowers);
        Seen { card, knowers, origin: hidden.then(|| Box::new(origin)) }
    }

    /// A card that comes from outside to an end of the deck, as if from the heap nearest to it.
    pub(super) fn seen_from_outside(&mut self, end: End, card: C, knowers: Seats) -> Seen<C> {
        if all_of(self.table, knowers) {
            return Seen::by(knowers, card);
        }
        let nearest = self.nearest_heap(end);
        let before = Seen::by(self.table, card);
        self.seen(card, knowers, Origin { drawn_from: nearest, home: nearest, before })
    }

    /// The heap nearest to an end; an empty one is made if there is none.
    pub(super) fn nearest_heap(&mut self, end: End) -> HeapId {
        let heaps = self.heaps(0..self.layers.len()).count();
        if heaps == 0 {
            self.layers.push(Layer::Heap(Heap::new([])));
        }
        HeapId(if end == End::Top { heaps.saturating_sub(1) } else { 0 })
    }

    /// Shows a known card to more seats.
    pub(super) fn show(&mut self, at: usize, to: Seats) {
        let Layer::Known(seen) = &mut self.layers[at] else { return };
        seen.knowers = seen.knowers.and(to);
        if all_of(self.table, seen.knowers) {
            seen.origin = None;
            self.tidy();
        }
    }

    /// Returns every card this seat has not seen to where it was drawn from.
    ///
    /// The holes of inner heaps come last: they must be filled first.
    pub(super) fn forget(&mut self, seat: Seat) -> Vec<Hole> {
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

    /// Returns a card to where it was drawn from.
    pub(super) fn give_back(&mut self, layer: usize, seen: Seen<C>) -> Option<Hole> {
        let origin = *seen.origin?;
        let drawn_from = self.called(origin.drawn_from)?;
        let home = self.called(origin.home)?;
        self.lenders(drawn_from, home).for_each(|lender| lender.lent += 1);
        self.layers[home].as_heap()?.name(origin.before);
        Some(Hole { layer, drawn_from, knowers: seen.knowers })
    }

    /// Draws a card into a hole.
    pub(super) fn fill(&mut self, hole: Hole, luck: &mut Luck) {
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

fn all_of(table: Seats, knowers: Seats) -> bool {
    knowers.and(table) == knowers
}
