//! A draw as one uniform choice of an atom.

use super::{Atoms, Deck, Heap, Layer, Lies, Origin, Seen};
use crate::Seats;
use std::sync::Arc;

/// Draws.
impl<C: Copy + Ord> Deck<C> {
    /// The number of atoms of a heap; atoms beyond what chance can count are grouped.
    pub(super) fn size(&self, at: usize) -> u32 {
        u32::try_from(self.atoms(at).all).unwrap_or(u32::MAX)
    }

    pub(super) fn atoms(&self, at: usize) -> Atoms {
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
    pub(super) fn owner(&self, at: usize, index: u32) -> Option<Lies> {
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
    pub(super) fn whereabouts(&self, at: usize, card: C) -> Option<Lies> {
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
    pub(super) fn withdraw(&mut self, lies: Lies) -> Seen<C> {
        self.lenders(lies.drawn_from, lies.home).for_each(|lender| lender.lent -= 1);
        match &mut self.layers[lies.home] {
            Layer::Heap(home) => Arc::make_mut(&mut home.named).remove(lies.nth),
            Layer::Known(seen) => seen.clone(),
        }
    }

    /// The heaps from which a heap borrows a card that belongs to `home`.
    pub(super) fn lenders(
        &mut self,
        borrower: usize,
        home: usize,
    ) -> impl Iterator<Item = &mut Heap<C>> {
        self.layers[borrower + 1..=home].iter_mut().filter_map(Layer::as_heap)
    }

    /// Takes a content out of its heap to a place where only these seats see it.
    pub(super) fn draw_seen(&mut self, lies: Lies, knowers: Seats) -> Seen<C> {
        let (drawn_from, home) = (self.id(lies.drawn_from), self.id(lies.home));
        let before = self.withdraw(lies);
        self.seen(before.card, knowers, Origin { drawn_from, home, before })
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
