//! A game small enough to be wrong on purpose: two seats race to a score with dice and hidden cards.

mod face;

use kernel::{
    Advice, Asked, BadChance, Bag, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu,
};
use kernel::{Outcome, Refusal, Seat, Seats, SetupError, Statistics, Waiting};
use serde::{Deserialize, Serialize};

const KINDS: usize = 6;
const HAND: u32 = 4;
const TARGET: u8 = 30;
const NIGHTFALL: u32 = 24;

/// What is wrong with the rules, so that the battery has something to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fault {
    #[default]
    None,
    Endless,
    EmptyMenu,
    Flawed,
    OffersForbidden,
    HidesAllowed,
    TouchesWhenRefusing,
    TakesAnyDice,
    LeaksHand,
    DreamsOwnHand,
    UndoesAPeek,
    ForgetsWhenSaved,
    Chatters,
    /// After a second roll there is a choice between two identical options.
    AsksInVain,
    /// Sound, but a choice can be made and reversed forever, and every turn looks bad.
    Fiddly,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct ToySetup {
    pub fault: Fault,
}

#[derive(Clone, Debug, Default)]
pub struct ToyContent {
    /// Two choices are written the same way.
    pub mumbles: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toy {
    turn: u32,
    scores: [u8; 2],
    hands: [Bag<KINDS>; 2],
    heap: Bag<KINDS>,
    flares: [bool; 2],
    fidgeted: bool,
    step: Step,
    /// What the other hand held when someone peeked: for the peeker's eyes.
    peeked: [Option<Bag<KINDS>>; 2],
    #[serde(skip)]
    unsaved: u32,
    fault: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Step {
    Act,
    Draw,
    Roll { dice: u8, again: bool },
    Keep { dice: u8, points: u8, again: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToyChoice {
    Dig,
    Roll(u8),
    Show(u8),
    Peek,
    Keep,
    Again,
    Fidget,
    Flare,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToyWhy {
    NotNow,
    HandFull,
    HeapEmpty,
    NotHeld,
    Spent,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    pub seat: Seat,
    pub points: u8,
}

impl Toy {
    fn active(&self) -> Seat {
        Seat((self.turn % 2) as u8)
    }

    fn over(&self) -> bool {
        let ends = self.step == Step::Act
            && (self.turn >= NIGHTFALL || self.scores.iter().any(|score| *score >= TARGET));
        ends && self.fault != Fault::Endless
    }

    fn score(&mut self, seat: Seat, points: u8, out: &mut Events<Scored>) {
        let score = &mut self.scores[usize::from(seat.0)];
        *score = score.saturating_add(points);
        out.say(Scored { seat, points });
    }

    fn end_turn(&mut self) {
        self.step = Step::Act;
        self.turn += 1;
        if self.fault == Fault::ForgetsWhenSaved {
            self.unsaved += 1;
        }
    }

    fn everything(&self) -> impl Iterator<Item = ToyChoice> {
        let shows = (0..KINDS as u8).map(ToyChoice::Show);
        let others = [
            ToyChoice::Dig,
            ToyChoice::Roll(1),
            ToyChoice::Roll(2),
            ToyChoice::Peek,
            ToyChoice::Keep,
            ToyChoice::Again,
            ToyChoice::Fidget,
        ];
        others.into_iter().chain(shows)
    }
}

impl Game for Toy {
    type Content = ToyContent;
    type Setup = ToySetup;
    type Choice = ToyChoice;
    type Event = Scored;
    type Why = ToyWhy;

    fn begin(
        setup: &ToySetup,
        _: &ToyContent,
        _: &mut Events<Self::Event>,
    ) -> Result<Self, SetupError> {
        Ok(Self {
            turn: 0,
            scores: [0; 2],
            hands: [Bag::new([0; KINDS]); 2],
            heap: Bag::new([3; KINDS]),
            flares: [true; 2],
            fidgeted: false,
            step: Step::Act,
            peeked: [None; 2],
            unsaved: 0,
            fault: setup.fault,
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        match self.step {
            _ if self.over() => Waiting::Over,
            Step::Act | Step::Keep { .. } => Waiting::Choice(Asked::one(self.active())),
            Step::Draw => Waiting::Chance(ChanceRequest::Draw { size: self.heap.len() }),
            Step::Roll { dice, .. } => {
                Waiting::Chance(ChanceRequest::Dice { count: u16::from(dice), sides: 6 })
            }
        }
    }

    fn menu(&self, content: &ToyContent, menu: &mut Menu<ToyChoice>) {
        if self.fault == Fault::EmptyMenu && self.turn == 5 {
            return;
        }
        for choice in self.everything() {
            let hidden = self.fault == Fault::HidesAllowed && choice == ToyChoice::Roll(2);
            if self.may(content, self.active(), choice).is_ok() && !hidden {
                menu.offer(choice);
            }
        }
        if self.fault == Fault::OffersForbidden && self.turn == 7 {
            menu.offer(ToyChoice::Again);
            menu.offer(ToyChoice::Dig);
        }
    }

    fn rights(&self, content: &ToyContent, seat: Seat, menu: &mut Menu<ToyChoice>) {
        if self.may(content, seat, ToyChoice::Flare).is_ok() {
            menu.offer(ToyChoice::Flare);
        }
    }

    fn may(&self, _: &ToyContent, seat: Seat, choice: ToyChoice) -> Result<(), Refusal<ToyWhy>> {
        let place = usize::from(seat.0);
        if choice == ToyChoice::Flare {
            return if self.flares[place] {
                Ok(())
            } else {
                Err(Refusal::new("TOY-FLARE-01", ToyWhy::Spent))
            };
        }
        if seat != self.active() {
            return Err(Refusal::new("TOY-TURN-01", ToyWhy::NotNow));
        }
        match (self.step, choice) {
            (Step::Act, ToyChoice::Dig) if self.hands[place].len() >= HAND => {
                Err(Refusal::new("TOY-DIG-01", ToyWhy::HandFull))
            }
            (Step::Act, ToyChoice::Dig) if self.heap.is_empty() => {
                Err(Refusal::new("TOY-DIG-02", ToyWhy::HeapEmpty))
            }
            (Step::Act, ToyChoice::Show(kind)) if self.hands[place].count(kind.into()) == 0 => {
                Err(Refusal::new("TOY-SHOW-01", ToyWhy::NotHeld))
            }
            (Step::Act, ToyChoice::Peek) if self.peeked[place].is_some() => {
                Err(Refusal::new("TOY-PEEK-01", ToyWhy::Spent))
            }
            (Step::Act, ToyChoice::Fidget) if self.fault != Fault::Fiddly => {
                Err(Refusal::new("TOY-FIDGET-01", ToyWhy::NotNow))
            }
            (Step::Act, ToyChoice::Keep | ToyChoice::Again) => {
                Err(Refusal::new("TOY-ROLL-01", ToyWhy::NotNow))
            }
            (Step::Keep { again: true, .. }, ToyChoice::Again)
                if self.fault != Fault::AsksInVain =>
            {
                Err(Refusal::new("TOY-ROLL-02", ToyWhy::Spent))
            }
            (Step::Act, _) | (Step::Keep { .. }, ToyChoice::Keep | ToyChoice::Again) => Ok(()),
            _ => Err(Refusal::new("TOY-TURN-02", ToyWhy::NotNow)),
        }
    }

    fn expected(&self, _: &ToyContent, _: Seat, menu: &mut Menu<ToyChoice>) {
        self.everything().chain([ToyChoice::Flare]).for_each(|choice| menu.offer(choice));
    }

    fn apply(&mut self, _: &ToyContent, seat: Seat, choice: ToyChoice, out: &mut Events<Scored>) {
        let place = usize::from(seat.0);
        if self.fault == Fault::Chatters {
            let _ = scene::Phrase::new("chatter");
        }
        match (choice, self.step) {
            (ToyChoice::Dig, _) => self.step = Step::Draw,
            (ToyChoice::Roll(dice), _) => self.step = Step::Roll { dice, again: false },
            (ToyChoice::Show(kind), _) => {
                let held = self.hands[place].count(usize::from(kind));
                while self.hands[place].take(usize::from(kind)) {}
                self.score(seat, (kind + 1) * held * held, out);
                out.reveal_to(Seat(1 - seat.0));
                self.end_turn();
            }
            (ToyChoice::Peek, _) => {
                self.peeked[place] = Some(self.hands[1 - place]);
                if self.fault != Fault::UndoesAPeek {
                    out.reveal_to(seat);
                }
                self.end_turn();
            }
            (ToyChoice::Keep, Step::Keep { points, .. }) => {
                self.score(seat, points, out);
                self.end_turn();
            }
            (ToyChoice::Again, Step::Keep { again: true, points, .. }) => {
                self.score(seat, points, out);
                self.end_turn();
            }
            (ToyChoice::Again, Step::Keep { dice, .. }) => {
                self.step = Step::Roll { dice, again: true };
            }
            (ToyChoice::Keep | ToyChoice::Again, _) => {}
            (ToyChoice::Fidget, _) => self.fidgeted = !self.fidgeted,
            (ToyChoice::Flare, _) => {
                self.flares[place] = false;
                self.score(seat, 1, out);
            }
        }
    }

    fn choose(
        &mut self,
        content: &ToyContent,
        seat: Seat,
        choice: ToyChoice,
        out: &mut Events<Scored>,
    ) -> Result<(), Refusal<ToyWhy>> {
        if self.fault == Fault::TouchesWhenRefusing {
            self.unsaved += 1;
        }
        self.may(content, seat, choice)?;
        self.apply(content, seat, choice, out);
        Ok(())
    }

    fn chance(
        &mut self,
        _: &ToyContent,
        outcome: &ChanceOutcome,
        _: &mut Events<Scored>,
    ) -> Result<(), BadChance> {
        let Waiting::Chance(request) = self.waiting() else { return Err(BadChance::NotAsked) };
        if self.fault != Fault::TakesAnyDice {
            request.accepts(outcome)?;
        }
        let place = usize::from(self.active().0);
        match (outcome, self.step) {
            (ChanceOutcome::Drawn(card), _) => {
                let card = usize::try_from(*card).map_err(|_| BadChance::NotThere)?;
                if !self.heap.take(card) {
                    return Err(BadChance::NotThere);
                }
                self.hands[place].put(card);
                self.end_turn();
            }
            (ChanceOutcome::Dice(faces), Step::Roll { dice, again }) => {
                let bust = dice == 2 && faces.contains(&1);
                let points = if bust { 0 } else { faces.iter().map(|face| face / 3).sum() };
                self.step = Step::Keep { dice, points, again };
            }
            (ChanceOutcome::Dice(_), _) => {}
        }
        Ok(())
    }

    fn card_at(&self, _: &ToyContent, index: u32) -> u64 {
        self.heap.kind_at(index) as u64
    }

    fn quiet(&self, content: &ToyContent) -> Option<ToyChoice> {
        let good = matches!(self.step, Step::Keep { points: 2.., .. });
        (good && self.may(content, self.active(), ToyChoice::Keep).is_ok())
            .then_some(ToyChoice::Keep)
    }

    /// The other hand is dealt again from what this seat has not seen.
    fn imagine(&self, _: &ToyContent, seat: Seat, luck: &mut Luck) -> Self {
        let mut dream = self.clone();
        let other = usize::from(1 - seat.0);
        if dream.peeked[usize::from(seat.0)].is_none() {
            dream.redeal(other, luck);
        }
        if self.fault == Fault::DreamsOwnHand {
            dream.redeal(usize::from(seat.0), luck);
        }
        dream.peeked[other] = dream.peeked[other].map(|_| Bag::new([0; KINDS]));
        dream
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = self.scores.iter().max().filter(|_| self.over())?;
        let winners: Seats =
            (0..2).map(Seat).filter(|seat| self.scores[usize::from(seat.0)] == *best).collect();
        let ending = if self.turn >= NIGHTFALL { "nightfall" } else { "race" };
        let scores = self.scores.iter().map(|score| i64::from(*score)).collect();
        Some(Outcome { winners, scores, ending: ending.to_owned() })
    }

    fn flaws(&self, _: &ToyContent) -> Vec<String> {
        let mut flaws = Vec::new();
        if self.hands.iter().any(|hand| hand.len() > HAND) {
            flaws.push("a hand is too full".to_owned());
        }
        if self.fault == Fault::Flawed && self.turn == 3 {
            flaws.push("the third turn is cursed".to_owned());
        }
        flaws
    }
}

impl Advice for Toy {
    fn outlook(&self, _: &ToyContent, seat: Seat) -> f32 {
        if self.fault == Fault::Fiddly {
            let delayed = self.step == Step::Act;
            return 1.0 / (self.turn + 2 - u32::from(delayed)) as f32;
        }
        let side = |place: usize| {
            let held: f32 = (0..KINDS)
                .map(|kind| f32::from(self.hands[place].count(kind)) * (kind + 1) as f32)
                .sum();
            f32::from(self.scores[place]) + held / 2.0
        };
        let place = usize::from(seat.0);
        (0.5 + (side(place) - side(1 - place)) / 80.0).clamp(0.0, 1.0)
    }

    fn turns(&self) -> u32 {
        self.turn
    }
}

impl Statistics for Toy {}

impl Toy {
    fn redeal(&mut self, place: usize, luck: &mut Luck) {
        let size = self.hands[place].len();
        for kind in 0..KINDS {
            while self.hands[place].take(kind) {
                self.heap.put(kind);
            }
        }
        for _ in 0..size {
            let kind = self.heap.kind_at(luck.below(self.heap.len()));
            self.heap.take(kind);
            self.hands[place].put(kind);
        }
    }
}
