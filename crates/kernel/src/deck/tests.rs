//! Probabilities by counting, knowledge by imagining, conservation by random play.

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
fn a_card_laid_aside_is_never_one_that_was_shuffled_in_later() {
    let mut deck = Deck::heap(1..=5, TABLE);
    for (aside, back) in [(1, 1), (2, 2)] {
        assert!(deck.take(End::Top, back));
        deck.shuffle_into_top(back, deck.len() - aside, TABLE);
    }
    assert_eq!(chances(&deck, End::Bottom), even([3, 4, 5]));
    assert!(!chances(&deck, End::Bottom.nth(1)).contains_key(&2));
    assert!(chances(&deck, End::Bottom.nth(1)).contains_key(&1));
    assert!(chances(&deck, End::Bottom.nth(2)).contains_key(&2));
    assert!(deck.take(End::Bottom.nth(1), 1), "the middle one is turned over first");
    assert_eq!(chances(&deck, End::Bottom), even([3, 4, 5]));
}

#[test]
fn cards_shuffled_under_a_deck_come_after_all_others() {
    let mut deck = Deck::heap(1..=2, TABLE);
    assert!(deck.pin(End::Top, 1, Seats::one(Seat(0))));
    deck.put_shuffled(End::Bottom, [7, 8]);
    assert_eq!(chances(&deck, End::Bottom), even([7, 8]));
    assert_near(chance_at(&imagined(&deck, Seat(1), 20_000), 0, 1), 0.5);
    assert!(deck.take(End::Top, 1) && deck.take(End::Top, 2));
    assert_eq!(deck, Deck::heap(7..=8, TABLE));
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
        let place = end.nth(dice.below(3) as usize);
        let fresh = self.fresh;
        match (dice.below(7), draw(&self.deck, place, |size| dice.below(size))) {
            (0, Some(card)) => {
                assert!(self.deck.take(place, card));
                self.all_count(|worlds| {
                    worlds.see(place, card);
                    worlds.take(place);
                });
            }
            (1..4, Some(card)) => {
                let knowers = Seats::one(Seat(dice.below(3) as u8));
                assert!(self.deck.pin(place, card, knowers));
                self.truth.see(place, card);
                for seat in knowers.iter() {
                    self.beliefs[usize::from(seat.0)].see(place, card);
                }
            }
            (4, _) if self.deck.len() < 5 => {
                self.fresh += 1;
                self.deck.put(end, fresh, TABLE);
                self.all_count(|worlds| worlds.put(end, fresh));
            }
            (5, _) if self.deck.len() < 5 => {
                self.fresh += 2;
                self.deck.put_shuffled(end, [fresh, fresh + 1]);
                self.all_count(|worlds| worlds.put_shuffled(end, &[fresh, fresh + 1]));
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

    fn put_shuffled(&mut self, end: End, cards: &[u8]) {
        let mut worlds = Chances::new();
        let orders = permutations(cards);
        for (order, chance) in &self.0 {
            for heap in &orders {
                let whole = match end {
                    End::Top => [&heap[..], order].concat(),
                    End::Bottom => [order, &heap[..]].concat(),
                };
                *worlds.entry(whole).or_default() += chance / orders.len() as f64;
            }
        }
        self.0 = worlds;
    }

    fn take(&mut self, place: Place) {
        self.change(|order| {
            if let Some(at) = index_of(order, place) {
                order.remove(at);
            }
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

    fn see(&mut self, place: Place, card: u8) {
        self.0.retain(|order, _| index_of(order, place).is_some_and(|at| order[at] == card));
        let all: f64 = self.0.values().sum();
        self.0.values_mut().for_each(|chance| *chance /= all);
    }
}

fn index_of(order: &[u8], place: Place) -> Option<usize> {
    match place.end {
        End::Top => (place.nth < order.len()).then_some(place.nth),
        End::Bottom => order.len().checked_sub(place.nth + 1),
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
fn chances(deck: &Deck<u8>, place: impl Into<Place>) -> Chances<u8> {
    let place = place.into();
    match deck.next(place) {
        Next::Nothing => Chances::new(),
        Next::Known(card) => even([card]),
        Next::Unknown { size } => even((0..size).map(|index| deck.card_at(place, index))),
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

fn draw(deck: &Deck<u8>, place: impl Into<Place>, below: impl FnOnce(u32) -> u32) -> Option<u8> {
    let place = place.into();
    match deck.next(place) {
        Next::Nothing => None,
        Next::Known(card) => Some(card),
        Next::Unknown { size } => Some(deck.card_at(place, below(size))),
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
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}
