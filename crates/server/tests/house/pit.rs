//! A game that can be made to crash: two seats walk towards a pit, and one may fall in. On the way
//! they may throw stones.

use crate::gate::gate;
use kernel::registry::Titled;
use kernel::{
    Advice, Asked, BadChance, BadChoice, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu,
    Outcome, Refusal, Seat, Seats, SetupError, Shown, Statistics, Waiting,
};
use scene::{Diary, Doer, Phrase, Scene, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

const END: u32 = 40;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pit {
    steps: u32,
    /// Both are asked; the one whose turn it is leads.
    together: bool,
    /// The one whose turn it is need not be asked.
    drowsy: bool,
    /// Making a scene of it panics.
    cursed: bool,
    throwing: bool,
    /// How the last stones fell.
    stones: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Step,
    Together,
    Doze,
    Drift,
    Fall,
    Curse,
    Throw,
}

const MOVES: [(Move, &str); 7] = [
    (Move::Step, "step"),
    (Move::Together, "together"),
    (Move::Doze, "doze"),
    (Move::Drift, "drift"),
    (Move::Fall, "fall"),
    (Move::Curse, "curse"),
    (Move::Throw, "throw"),
];

impl Game for Pit {
    type Content = ();
    type Setup = ();
    type Choice = Move;
    type Event = u32;
    type Why = ();

    fn begin(_: &(), _: &(), _: &mut Events<u32>) -> Result<Self, SetupError> {
        Ok(Pit {
            steps: 0,
            together: false,
            drowsy: false,
            cursed: false,
            throwing: false,
            stones: Vec::new(),
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        let lead = Seat((self.steps % 2) as u8);
        match self.steps {
            _ if self.throwing => Waiting::Chance(ChanceRequest::Dice { count: 16, sides: 6 }),
            END.. => Waiting::Over,
            _ if self.together => Waiting::Choice(Asked::together(Seats::first(2), lead)),
            _ => Waiting::Choice(Asked::one(lead)),
        }
    }

    fn menu(&self, _: &(), menu: &mut Menu<Move>) {
        [Move::Step, Move::Together, Move::Doze].into_iter().for_each(|it| menu.offer(it));
    }

    fn may(&self, _: &(), seat: Seat, _: Move) -> Result<(), Refusal<()>> {
        match self.waiting() {
            Waiting::Choice(asked) if asked.lead == seat => Ok(()),
            _ => Err(Refusal::new("PIT-01", ())),
        }
    }

    fn apply(&mut self, _: &(), _: Seat, choice: Move, out: &mut Events<u32>) {
        assert!(choice != Move::Fall, "somebody fell into the pit");
        self.together = matches!(choice, Move::Together | Move::Drift);
        self.drowsy = matches!(choice, Move::Doze | Move::Drift);
        self.cursed |= choice == Move::Curse;
        self.throwing = choice == Move::Throw;
        self.steps += 1;
        out.say(self.steps);
    }

    fn chance(
        &mut self,
        _: &(),
        outcome: &ChanceOutcome,
        _: &mut Events<u32>,
    ) -> Result<(), BadChance> {
        let ChanceOutcome::Dice(faces) = outcome else { return Err(BadChance::NotAsked) };
        self.throwing = false;
        self.stones = faces.to_vec();
        Ok(())
    }

    fn quiet(&self, _: &()) -> Option<Move> {
        self.drowsy.then_some(Move::Step)
    }

    fn imagine(&self, _: &(), _: Seat, _: &mut Luck) -> Self {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.waiting() == Waiting::Over;
        over.then(|| Outcome { winners: Seats::NONE, scores: vec![], ending: "pit".into() })
    }
}

impl Advice for Pit {}

impl Statistics for Pit {}

impl Shown for Pit {
    const KEY: &'static str = "pit";

    fn seat_key(&self, seat: Seat) -> &'static str {
        ["east", "west"][usize::from(seat.0)]
    }

    fn write(_: &(), choice: Move) -> String {
        MOVES.iter().find(|(it, _)| *it == choice).map_or_else(String::new, |it| it.1.to_owned())
    }

    fn read(_: &(), text: &str) -> Result<Move, BadChoice> {
        // A choice may name a gate, at which reading it waits.
        let (text, held) = text.split_once('@').unwrap_or((text, ""));
        if !held.is_empty() {
            gate(held).pass();
        }
        let bad = || BadChoice { what: format!("\"{text}\" is not a choice"), nearest: None };
        MOVES.iter().find(|(_, word)| *word == text).map(|it| it.0).ok_or_else(bad)
    }

    fn question(&self, _: &(), _: Viewer) -> Phrase {
        Phrase::new("pit-question")
    }

    fn label(&self, _: &(), _: Seat, choice: Move) -> Phrase {
        Phrase::new(Self::write(&(), choice))
    }

    fn group(_: Move) -> &'static str {
        "pit"
    }

    fn why(&self, _: &(), _: ()) -> Phrase {
        Phrase::new("pit-why")
    }

    fn tell(_: &(), step: &u32, _: Viewer) -> Option<Phrase> {
        Some(Phrase::new("pit-step").count("step", *step))
    }

    fn write_event(_: &(), step: &u32) -> String {
        format!("step {step}")
    }

    fn diary(&self, _: &(), _: &mut dyn Iterator<Item = (u64, &u32)>) -> Option<Diary> {
        let doer = |seat| Doer { seat, ..Doer::default() };
        Some(Diary { doers: vec![doer(0), doer(1)], ..Diary::default() })
    }

    fn scene(&self, _: &(), viewer: Viewer) -> Scene {
        assert!(!self.cursed, "a scene that must not be seen");
        let mut scene = Scene::new(Self::KEY, viewer);
        scene.round = Some(self.steps);
        let stones: String = self.stones.iter().map(u8::to_string).collect();
        scene.step = vec![Phrase::new("pit-stones").text("stones", stones)];
        if self.outcome().is_some() {
            let ending = scene::Ending { headline: Phrase::new("pit-over"), ..Default::default() };
            scene.ending = Some(ending);
        }
        scene
    }
}

impl Titled for Pit {
    fn content() -> Result<Arc<()>, SetupError> {
        Ok(Arc::new(()))
    }

    fn content_hash() -> String {
        "pit".into()
    }

    fn usual_setup() {}

    fn seat_keys() -> &'static [&'static str] {
        &["east", "west"]
    }

    fn has_secrets() -> bool {
        false
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}
