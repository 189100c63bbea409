//! Two abilities react to the same moment, and one prevents what the other reacts to.
//!
//! EH-CONFLICTS-01, -02, EH-POSSESSIONS-03; AH3-004, AH3-409.4, AH3-439.3, AH3-468.1; POS-FATE-04.
//!
//! The pattern: `Moment { what, asked }` is on the stack while anyone may still react. Listeners
//! are looked up at every step. What was offered is remembered by card, because positions shift.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse, say};
use kernel::{Asked, Seat, Seats, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Fight {
    health: u8,
    clues: u8,
    /// Cards in play; the seat that owns each is fixed in this toy.
    cards: Vec<Card>,
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Card {
    /// May be discarded to prevent a loss.
    Ward,
    /// May take 1 off a loss; stays.
    Coat,
    /// Must gain a clue when health is lost.
    Scholar,
    /// Must discard the Scholar when health is lost.
    Panic,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum What {
    WouldLose(u8),
    HasLost(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    Moment { what: What, asked: Cards },
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Cards(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Use(Card),
    Pass,
}

const LEAD: u8 = 1;
const EVERY_CARD: [Card; 4] = [Card::Ward, Card::Coat, Card::Scholar, Card::Panic];

impl Cards {
    const NONE: Cards = Cards(0);

    fn with(self, card: Card) -> Self {
        Cards(self.0 | 1 << card as u8)
    }

    fn contains(self, card: Card) -> bool {
        self.0 & 1 << card as u8 != 0
    }
}

impl Card {
    fn owner(self) -> Seat {
        Seat(match self {
            Card::Coat => 0,
            Card::Ward | Card::Panic => 1,
            Card::Scholar => 2,
        })
    }

    fn hears(self, what: What) -> bool {
        match self {
            Card::Ward | Card::Coat => matches!(what, What::WouldLose(_)),
            Card::Scholar | Card::Panic => matches!(what, What::HasLost(_)),
        }
    }
}

impl Fight {
    /// The cards that react to this and have not been asked, in seat order from the victim.
    fn listeners(&self, what: What, asked: Cards) -> Vec<Card> {
        let hears = |card: &Card| card.hears(what) && !asked.contains(*card);
        let mut cards: Vec<Card> = self.cards.iter().copied().filter(hears).collect();
        cards.sort_by_key(|card| card.owner());
        cards
    }

    /// Optional abilities are offered seat by seat; the lead decides the order of mandatory ones.
    fn speakers(&self, what: What, asked: Cards) -> Option<Asked> {
        let cards = self.listeners(what, asked);
        match what {
            What::WouldLose(_) => cards.first().map(|card| Asked::one(card.owner())),
            What::HasLost(_) if cards.is_empty() => None,
            What::HasLost(_) => {
                let owners: Seats = cards.iter().map(|card| card.owner()).collect();
                Some(Asked { seats: owners.with(Seat(LEAD)), lead: Seat(LEAD) })
            }
        }
    }
}

impl Toy for Fight {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 3;
    const WHOSE_WORD: &'static str = "AH3-409.4";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        let asked = match self.frames.last() {
            Some(Frame::Moment { what, asked }) => self.speakers(*what, *asked),
            None => None,
        };
        asked.map_or(Waiting::Over, Waiting::Choice)
    }

    fn candidates(&self) -> Vec<Choice> {
        EVERY_CARD.into_iter().map(Choice::Use).chain([Choice::Pass]).collect()
    }

    fn may(&self, choice: Choice) -> Verdict {
        let Some(Frame::Moment { what, asked }) = self.frames.last() else {
            return refuse("AH3-004");
        };
        let mine = |card: Card| match what {
            What::WouldLose(_) => self.speakers(*what, *asked) == Some(Asked::one(card.owner())),
            What::HasLost(_) => true,
        };
        match choice {
            Choice::Use(card) if self.listeners(*what, *asked).contains(&card) && mine(card) => {
                Ok(())
            }
            Choice::Pass if matches!(what, What::WouldLose(_)) => Ok(()),
            Choice::Use(_) | Choice::Pass => refuse("AH3-004"),
        }
    }

    fn choose(&mut self, choice: Choice, out: &mut Out) {
        let Some(Frame::Moment { what, asked }) = self.frames.pop() else { return };
        let what = match (choice, what) {
            (Choice::Use(Card::Ward), _) => {
                self.cards.retain(|card| *card != Card::Ward);
                What::WouldLose(0)
            }
            (Choice::Use(Card::Coat), What::WouldLose(loss)) => What::WouldLose(loss - 1),
            (Choice::Use(Card::Scholar), _) => {
                self.clues += 1;
                what
            }
            (Choice::Use(Card::Panic), _) => {
                self.cards.retain(|card| *card != Card::Scholar);
                what
            }
            (Choice::Use(Card::Coat) | Choice::Pass, _) => what,
        };
        let speaker = self.speakers(what, asked).map(|asked| asked.lead);
        let heard = match choice {
            Choice::Use(card) => asked.with(card),
            // Passing covers all of a seat's cards that could be used now.
            Choice::Pass => {
                let own = self.listeners(what, asked).into_iter();
                own.filter(|card| Some(card.owner()) == speaker).fold(asked, Cards::with)
            }
        };
        say(out, format!("{choice:?}"));
        self.frames.push(Frame::Moment { what, asked: heard });
    }

    fn go_on(&mut self, out: &mut Out) -> Flow {
        let Some(Frame::Moment { what, asked }) = self.frames.last().copied() else {
            return Flow::Waits;
        };
        if what != What::WouldLose(0) && self.speakers(what, asked).is_some() {
            return Flow::Waits;
        }
        // A loss of nothing is no loss: the frame is gone, and nobody reacts.
        self.frames.pop();
        if let What::WouldLose(loss @ 1..) = what {
            self.health -= loss;
            say(out, format!("lost {loss}"));
            self.frames.push(Frame::Moment { what: What::HasLost(loss), asked: Cards::NONE });
        }
        Flow::Goes
    }
}

fn fight(loss: u8) -> Play<Fight> {
    let moment = Frame::Moment { what: What::WouldLose(loss), asked: Cards::NONE };
    let fight = Fight { health: 5, clues: 0, cards: EVERY_CARD.into(), frames: vec![moment] };
    Play::begin(&fight)
}

#[test]
fn what_was_prevented_never_happened_and_nobody_reacts_to_it() {
    let mut play = fight(2);
    play.asks(0).choose(0, Choice::Pass).asks(1).choose(1, Choice::Use(Card::Ward)).is_over();
    assert_eq!((play.toy().health, play.toy().clues), (5, 0));
    assert_eq!(play.said(), ["Pass", "Use(Ward)"]);
}

#[test]
fn a_loss_made_smaller_is_still_heard_and_each_card_is_asked_once() {
    let mut play = fight(2);
    play.choose(0, Choice::Use(Card::Coat)).asks(1).choose(1, Choice::Pass);
    play.stands("Moment").asks_all(&[1, 2], LEAD);
    assert_eq!(play.toy().health, 4);
}

#[test]
fn a_loss_made_nothing_leaves_the_others_unasked() {
    let mut play = fight(1);
    play.choose(0, Choice::Use(Card::Coat)).is_over();
    assert_eq!(play.toy().cards, EVERY_CARD, "the Ward was not needed");
}

#[test]
fn a_listener_that_is_gone_when_its_turn_comes_hears_nothing() {
    let mut play = fight(1);
    play.choose(0, Choice::Pass).choose(1, Choice::Pass).asks_all(&[1, 2], LEAD);
    play.refuses(2, Choice::Use(Card::Scholar), "AH3-409.4");
    play.choose(LEAD, Choice::Use(Card::Panic)).is_over();
    assert_eq!(play.toy().clues, 0);

    let mut play = fight(1);
    play.choose(0, Choice::Pass).choose(1, Choice::Pass);
    play.choose(LEAD, Choice::Use(Card::Scholar)).choose(LEAD, Choice::Use(Card::Panic)).is_over();
    assert_eq!(play.toy().clues, 1, "the lead let the Scholar go first");
}
