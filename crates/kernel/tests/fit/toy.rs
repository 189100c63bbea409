//! What all toys share: the kernel's traits, written once.

use kernel::{Asked, BadChance, BadChoice, ChanceOutcome, Events, Game, Luck, Menu, Outcome};
use kernel::{Refusal, RuleId, Seat, Seats, SetupError, Shown, Waiting};
use scene::{Phrase, Scene, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// The result of looking at the top frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It waits for a seat or for chance, or nothing is left to do.
    Waits,
    /// It did something; look again.
    Goes,
}

pub type Verdict = Result<(), Refusal<()>>;
pub type Out = Events<Said>;

/// Something that happened, and who may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub to: Seats,
    pub what: String,
}

pub fn say(out: &mut Out, what: impl Into<String>) {
    out.say(Said { to: Seats::first(16), what: what.into() });
}

pub fn say_to(out: &mut Out, to: Seats, what: impl Into<String>) {
    out.say(Said { to, what: what.into() });
}

pub const fn refuse(rule: &'static str) -> Verdict {
    Err(Refusal::new(rule, ()))
}

/// A small game: frames in its state, and what they ask, allow and do.
pub trait Toy:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    type Frame: Debug;
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    const SEATS: u8;
    /// The rule that only the seat that is asked, or the lead of those asked, may answer.
    const WHOSE_WORD: &'static str;
    /// Rules that changed with each later edition.
    const CHANGES: &'static [&'static [RuleId]] = &[];

    /// What is still to be resolved; the next is last.
    fn frames(&self) -> &[Self::Frame];
    fn waiting(&self) -> Waiting;
    /// Everything a player might try now, legal or not.
    fn candidates(&self) -> Vec<Self::Choice>;
    fn may(&self, choice: Self::Choice) -> Verdict;
    fn choose(&mut self, choice: Self::Choice, out: &mut Out);
    /// Carries out the next piece of pending work.
    fn go_on(&mut self, out: &mut Out) -> Flow;

    fn roll(&mut self, _faces: &[u8], _out: &mut Out) {}
    /// Takes a drawn card; false if it cannot be drawn.
    fn draw(&mut self, _card: u16, _out: &mut Out) -> bool {
        false
    }
    fn card_at(&self, _index: u32) -> u16 {
        0
    }
    /// Everything this viewer may know.
    fn seen_by(&self, _viewer: Viewer) -> String {
        format!("{self:?}")
    }
    fn imagine(&self, _seat: Seat, _luck: &mut Luck) -> Self {
        self.clone()
    }
}

/// A toy as the kernel plays it. Its set-up is one of its positions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Played<T>(pub T);

impl<T: Toy> Played<T> {
    fn run(&mut self, out: &mut Out) {
        while self.0.go_on(out) == Flow::Goes {}
    }

    fn asked(&self) -> Option<Asked> {
        match self.0.waiting() {
            Waiting::Choice(asked) => Some(asked),
            Waiting::Chance(_) | Waiting::Over => None,
        }
    }
}

impl<T: Toy> Game for Played<T> {
    type Content = ();
    type Setup = T;
    type Choice = T::Choice;
    type Event = Said;
    type Why = ();

    const CHANGES: &'static [&'static [RuleId]] = T::CHANGES;

    fn begin(setup: &T, _content: &(), _out: &mut Events<Self::Event>) -> Result<Self, SetupError> {
        let mut game = Self(setup.clone());
        game.run(&mut Events::deaf());
        Ok(game)
    }

    fn seats(&self) -> u8 {
        T::SEATS
    }

    fn waiting(&self) -> Waiting {
        self.0.waiting()
    }

    fn menu(&self, _content: &(), menu: &mut Menu<T::Choice>) {
        let legal = self.0.candidates().into_iter().filter(|choice| self.0.may(*choice).is_ok());
        legal.for_each(|choice| menu.offer(choice));
    }

    fn rights(&self, _content: &(), _seat: Seat, _menu: &mut Menu<T::Choice>) {}

    fn may(&self, _content: &(), seat: Seat, choice: T::Choice) -> Verdict {
        match self.asked() {
            Some(asked) if asked.lead == seat => self.0.may(choice),
            _ => refuse(T::WHOSE_WORD),
        }
    }

    fn expected(&self, _content: &(), seat: Seat, menu: &mut Menu<T::Choice>) {
        if self.asked().is_some_and(|asked| asked.lead == seat) {
            self.0.candidates().into_iter().for_each(|choice| menu.offer(choice));
        }
    }

    fn apply(&mut self, _content: &(), _seat: Seat, choice: T::Choice, out: &mut Out) {
        self.0.choose(choice, out);
        self.run(out);
    }

    fn chance(
        &mut self,
        _content: &(),
        outcome: &ChanceOutcome,
        out: &mut Out,
    ) -> Result<(), BadChance> {
        let Waiting::Chance(request) = self.0.waiting() else { return Err(BadChance::NotAsked) };
        request.accepts(outcome)?;
        match outcome {
            ChanceOutcome::Dice(faces) => self.0.roll(faces, out),
            ChanceOutcome::Drawn(card) => {
                let card = u16::try_from(*card).map_err(|_| BadChance::NotThere)?;
                if !self.0.draw(card, out) {
                    return Err(BadChance::NotThere);
                }
            }
        }
        self.run(out);
        Ok(())
    }

    fn card_at(&self, _content: &(), index: u32) -> u64 {
        u64::from(self.0.card_at(index))
    }

    fn imagine(&self, _content: &(), seat: Seat, luck: &mut Luck) -> Self {
        Self(self.0.imagine(seat, luck))
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }
}

impl<T: Toy> Shown for Played<T> {
    const KEY: &'static str = "toy";

    fn seat_key(&self, seat: Seat) -> &'static str {
        ["first", "second", "third", "fourth"][usize::from(seat.0)]
    }

    fn write(_content: &(), choice: T::Choice) -> String {
        to_text(&choice)
    }

    fn read(_content: &(), text: &str) -> Result<T::Choice, BadChoice> {
        serde_json::from_str(text)
            .map_err(|error| BadChoice { what: error.to_string(), nearest: None })
    }

    fn question(&self, _content: &(), _viewer: Viewer) -> Phrase {
        Phrase::new("question")
    }

    fn label(&self, _content: &(), _seat: Seat, _choice: T::Choice) -> Phrase {
        Phrase::new("choice")
    }

    fn group(_choice: T::Choice) -> &'static str {
        "choice"
    }

    fn why(&self, _content: &(), _why: ()) -> Phrase {
        Phrase::new("why")
    }

    fn tell(_content: &(), event: &Said, viewer: Viewer) -> Option<Phrase> {
        let hears = match viewer {
            Viewer::Seat(seat) => event.to.contains(Seat(seat)),
            Viewer::Public => event.to == Seats::first(16),
        };
        hears.then(|| Phrase::new("said").text("what", event.what.clone()))
    }

    fn write_event(_content: &(), event: &Said) -> String {
        event.what.clone()
    }

    fn scene(&self, _content: &(), viewer: Viewer) -> Scene {
        let mut scene = Scene::new(Self::KEY, viewer);
        scene.step.push(Phrase::new("seen").text("all", self.0.seen_by(viewer)));
        scene
    }
}

pub fn to_text(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(text) => text,
        Err(error) => panic!("everything can be written: {error}"),
    }
}
