//! An event card shuffled into the top two cards of a neighbourhood deck, then draws from both ends.
//!
//! AH3-406.2, AH3-433.4, AH3-438.11, AH3-477.2, -477.5 to -477.7, AH3-488.3, -488.4.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse, say};
use kernel::deck::{Deck, End, Next};
use kernel::{Asked, ChanceRequest, Luck, Seat, Seats, Waiting};
use scene::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Neighbourhood {
    deck: Deck<u16>,
    events: Deck<u16>,
    clues: u8,
    discarded: Vec<u16>,
    frames: Vec<Frame>,
}

const TABLE: Seats = Seats::first(2);
const FIRST_EVENT: u16 = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// Stands for the rest of the game: the first seat says what happens next.
    Story,
    SpawnClue,
    SpreadDoom,
    Encounter,
    /// The encounter of an event card, which may give a clue.
    Event(u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    SpawnClue,
    SpreadDoom,
    Encounter,
    TakeClue,
    LeaveClue,
}

impl Neighbourhood {
    /// The deck and the end that the top frame draws from.
    fn source(&mut self) -> Option<(&mut Deck<u16>, End)> {
        match self.frames.last()? {
            Frame::SpawnClue => Some((&mut self.events, End::Top)),
            Frame::SpreadDoom => Some((&mut self.events, End::Bottom)),
            Frame::Encounter => Some((&mut self.deck, End::Top)),
            Frame::Story | Frame::Event(_) => None,
        }
    }

    fn next(&self) -> Next<u16> {
        self.clone().source().map_or(Next::Nothing, |(deck, end)| deck.next(end))
    }

    /// Uses a card for what it was drawn for.
    fn resolve(&mut self, card: u16, out: &mut Out) {
        say(out, format!("{card}"));
        match self.frames.pop() {
            Some(Frame::SpawnClue) => {
                self.clues += 1;
                self.deck.shuffle_into_top(card, 2, TABLE);
            }
            Some(Frame::SpreadDoom) => self.discarded.push(card),
            Some(Frame::Encounter) if card >= FIRST_EVENT => self.frames.push(Frame::Event(card)),
            _ => self.deck.put(End::Bottom, card, TABLE),
        }
    }
}

impl Toy for Neighbourhood {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 2;
    const WHOSE_WORD: &'static str = "AH3-203.1";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match self.next() {
            Next::Unknown { size } => Waiting::Chance(ChanceRequest::Draw { size }),
            Next::Known(_) | Next::Nothing => Waiting::Choice(Asked::one(Seat(0))),
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        use Choice::{Encounter, LeaveClue, SpawnClue, SpreadDoom, TakeClue};
        vec![SpawnClue, SpreadDoom, Encounter, TakeClue, LeaveClue]
    }

    fn may(&self, choice: Choice) -> Verdict {
        let event = matches!(self.frames.last(), Some(Frame::Event(_)));
        match choice {
            Choice::TakeClue if event && self.clues > 0 => Ok(()),
            Choice::LeaveClue if event => Ok(()),
            Choice::TakeClue | Choice::LeaveClue => refuse("AH3-477.6"),
            Choice::SpawnClue | Choice::SpreadDoom if self.events.is_empty() => {
                refuse("AH3-477.11")
            }
            _ if event => refuse("AH3-477.6"),
            Choice::SpawnClue | Choice::SpreadDoom | Choice::Encounter => Ok(()),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        match choice {
            Choice::SpawnClue => self.frames.push(Frame::SpawnClue),
            Choice::SpreadDoom => self.frames.push(Frame::SpreadDoom),
            Choice::Encounter => self.frames.push(Frame::Encounter),
            Choice::TakeClue | Choice::LeaveClue => {
                let Some(Frame::Event(card)) = self.frames.pop() else { return };
                if choice == Choice::TakeClue {
                    self.clues -= 1;
                    self.discarded.push(card);
                } else {
                    self.deck.shuffle_into_top(card, 2, TABLE);
                }
            }
        }
    }

    fn card_at(&self, index: u32) -> u16 {
        self.clone().source().map_or(0, |(deck, end)| deck.card_at(end, index))
    }

    fn draw(&mut self, card: u16, out: &mut Out) -> bool {
        let taken = self.source().is_some_and(|(deck, end)| deck.take(end, card));
        if taken {
            self.resolve(card, out);
        }
        taken
    }

    /// A card whose place is known is drawn without chance.
    fn go_on(&mut self, out: &mut Out) -> Flow {
        match self.source().and_then(|(deck, end)| deck.take_known(end)) {
            Some(card) => {
                self.resolve(card, out);
                Flow::Goes
            }
            None => Flow::Waits,
        }
    }

    fn seen_by(&self, _viewer: Viewer) -> String {
        format!("{} cards, {} events, {:?}", self.deck.len(), self.events.len(), self.discarded)
    }

    fn imagine(&self, seat: Seat, luck: &mut Luck) -> Self {
        let (deck, events) = (self.deck.imagine(seat, luck), self.events.imagine(seat, luck));
        Self { deck, events, ..self.clone() }
    }
}

fn neighbourhood() -> Play<Neighbourhood> {
    Play::begin(&Neighbourhood {
        deck: Deck::heap(1..=6, TABLE),
        events: Deck::heap(FIRST_EVENT..FIRST_EVENT + 4, TABLE),
        clues: 0,
        discarded: Vec::new(),
        frames: vec![Frame::Story],
    })
}

#[test]
fn an_event_shuffled_into_the_top_two_is_among_the_next_three_draws() {
    let mut play = neighbourhood();
    play.choose(0, Choice::SpawnClue).asks_for_a_card_of(4).draw(102);
    play.choose(0, Choice::Encounter).asks_for_a_card_of(9).draw(4);
    play.choose(0, Choice::Encounter).cannot_draw(4).draw(1);
    play.choose(0, Choice::Encounter).asks_for_a_card_of(1).cannot_draw(2).draw(102);
    play.stands("Story > Event").choose(0, Choice::TakeClue).stands("Story");
    assert_eq!((play.toy().clues, &play.toy().discarded[..]), (0, &[102][..]));
    assert_eq!(play.said(), ["102", "4", "1", "102"]);
}

#[test]
fn an_event_that_gave_no_clue_is_shuffled_into_the_top_two_again() {
    let mut play = neighbourhood();
    play.choose(0, Choice::SpawnClue).draw(100).choose(0, Choice::Encounter).draw(100);
    assert_eq!(play.toy().deck, Deck::heap(1..=6, TABLE), "without its event the deck is one heap");
    play.choose(0, Choice::LeaveClue).choose(0, Choice::Encounter).asks_for_a_card_of(9);
}

#[test]
fn cards_put_under_the_deck_come_up_in_their_order_and_without_chance() {
    let mut play = neighbourhood();
    for card in 1..=6 {
        play.choose(0, Choice::Encounter).draw(card);
    }
    for _ in 1..=6 {
        play.choose(0, Choice::Encounter);
    }
    assert_eq!(play.said().len(), 12, "the second time nobody had to draw");
    play.choose(0, Choice::SpawnClue).draw(101);
    play.choose(0, Choice::Encounter).cannot_draw(3).asks_for_a_card_of(3);
}

#[test]
fn one_event_deck_gives_clues_from_its_top_and_doom_from_its_bottom() {
    let mut play = neighbourhood();
    play.choose(0, Choice::SpreadDoom).asks_for_a_card_of(4).draw(103);
    play.choose(0, Choice::SpawnClue).asks_for_a_card_of(3).cannot_draw(103).draw(100);
    play.choose(0, Choice::SpreadDoom).draw(102);
    assert_eq!(play.toy().discarded, [103, 102]);
}

/// The top event card's back shows its neighbourhood: part of an undecided card is visible.
///
/// The card is decided but seen by nobody; a seat keeps imagining until the back matches.
#[test]
fn a_back_that_shows_the_neighbourhood_is_kept_by_imagining_again() {
    let back = |card: u16| card % 2;
    let mut events = Deck::heap(FIRST_EVENT..FIRST_EVENT + 6, TABLE);
    assert!(events.pin(End::Top, 103, Seats::NONE));
    let mut luck = Luck::from_number(3);
    let mut imagined = || {
        loop {
            if let Next::Known(card) = events.imagine(Seat(0), &mut luck).next(End::Top)
                && back(card) == back(103)
            {
                return card;
            }
        }
    };
    let mut seen: Vec<u16> = (0..60).map(|_| imagined()).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen, [101, 103, 105]);
}
