//! What all toys share: the kernel's traits written once, and a play that checks itself.
//!
//! After every input of a play the game is saved and restored, what each seat sees is compared with
//! what it sees in states it imagines, and every answer that is offered is tried on a copy.

use kernel::{
    Asked, Outcome, Refusal, RuleId, Seat, Seats, Seed, SetupError, Shown, Table, Waiting,
};
use kernel::{BadChance, BadChoice, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu};
use kernel::{log::UndoMark, table};
use scene::{Phrase, Scene, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, sync::Arc};

/// What the top frame comes to when it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It waits for a seat or for chance, or nothing is left to do.
    Waits,
    /// It did something; look again.
    Goes,
}

pub type Verdict = Result<(), Refusal<()>>;
pub type Out = Events<Said>;

/// Something that happened, and who may hear of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    to: Seats,
    what: String,
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
    /// The rule by which only the seat that is asked, or the lead of those asked, answers.
    const WHOSE_WORD: &'static str;

    /// What is still to be resolved, the next on top, that is last.
    fn frames(&self) -> &[Self::Frame];
    fn waiting(&self) -> Waiting;
    /// Everything a player would think of now, legal or not.
    fn thinkable(&self) -> Vec<Self::Choice>;
    fn may(&self, choice: Self::Choice) -> Verdict;
    fn choose(&mut self, choice: Self::Choice, out: &mut Out);
    /// Carries out the next piece of pending work.
    fn go_on(&mut self, out: &mut Out) -> Flow;

    fn roll(&mut self, _faces: &[u8], _out: &mut Out) {}
    /// Takes a drawn card; false if it cannot be the one.
    fn draw(&mut self, _card: u16, _out: &mut Out) -> bool {
        false
    }
    fn card_at(&self, _index: u32) -> u16 {
        0
    }
    /// Everything this viewer may know of the table.
    fn seen_by(&self, _viewer: Viewer) -> String {
        format!("{self:?}")
    }
    fn imagine(&self, _seat: Seat, _luck: &mut Luck) -> Self {
        self.clone()
    }
}

/// A toy as the kernel plays it. Its set-up is a position of its own.
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

    fn begin(setup: &T, _content: &()) -> Result<Self, SetupError> {
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
        let legal = self.0.thinkable().into_iter().filter(|choice| self.0.may(*choice).is_ok());
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
            self.0.thinkable().into_iter().for_each(|choice| menu.offer(choice));
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
            ChanceOutcome::Drawn(card) if self.0.draw(*card, out) => {}
            ChanceOutcome::Drawn(_) => return Err(BadChance::NotThere),
        }
        self.run(out);
        Ok(())
    }

    fn card_at(&self, _content: &(), index: u32) -> u16 {
        self.0.card_at(index)
    }

    fn quiet(&self, _content: &()) -> Option<T::Choice> {
        None
    }

    fn imagine(&self, _content: &(), seat: Seat, luck: &mut Luck) -> Self {
        Self(self.0.imagine(seat, luck))
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn outlook(&self, _content: &(), _seat: Seat) -> f32 {
        0.5
    }

    fn turns(&self) -> u32 {
        0
    }

    fn flaws(&self, _content: &()) -> Vec<String> {
        Vec::new()
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

    fn write_drawn(_content: &(), card: u16) -> String {
        card.to_string()
    }

    fn read_drawn(_content: &(), text: &str) -> Result<u16, BadChoice> {
        text.parse().map_err(|_| BadChoice { what: text.to_owned(), nearest: None })
    }

    fn question(&self, _content: &()) -> Phrase {
        Phrase::new("question")
    }

    fn question_rules(&self) -> &'static [RuleId] {
        &[]
    }

    fn label(&self, _content: &(), _choice: T::Choice) -> Phrase {
        Phrase::new("choice")
    }

    fn grants(&self, _choice: T::Choice) -> &'static [RuleId] {
        &[]
    }

    fn targets(&self, _content: &(), _choice: T::Choice) -> Vec<String> {
        Vec::new()
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

    fn event_rules(_event: &Said) -> &'static [RuleId] {
        &[]
    }

    fn scene(&self, _content: &(), viewer: Viewer) -> Scene {
        let mut scene = Scene::new(Self::KEY, viewer);
        scene.step.push(Phrase::new("seen").text("all", self.0.seen_by(viewer)));
        scene
    }
}

/// A toy at a real table, with a seeded chance.
pub fn table_of<T: Toy>(toy: &T, seed: u64) -> Table<Played<T>> {
    match Table::begin(Arc::new(()), "", toy, &[], Seed::from_number(seed)) {
        Ok(table) => table,
        Err(error) => panic!("a toy is always set up: {error}"),
    }
}

/// What taking back each input so far would mean.
pub fn undo_marks<T: Toy>(table: &Table<Played<T>>) -> Vec<UndoMark> {
    table.entries().map(|entry| entry.undo.clone()).collect()
}

/// A toy being played, with scripted chance.
#[derive(Debug)]
pub struct Play<T> {
    game: Played<T>,
    said: Vec<String>,
    reveals: Seats,
}

impl<T: Toy> Play<T> {
    pub fn begin(toy: &T) -> Self {
        let Ok(game) = Played::begin(toy, &()) else { panic!("a toy is always set up") };
        let play = Self { game, said: Vec::new(), reveals: Seats::NONE };
        play.check();
        play
    }

    pub fn toy(&self) -> &T {
        &self.game.0
    }

    /// What was said since this was last asked.
    pub fn said(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    /// Who learned something by the last input.
    pub fn reveals(&self) -> Vec<u8> {
        self.reveals.iter().map(|seat| seat.0).collect()
    }

    #[track_caller]
    pub fn choose(&mut self, seat: u8, choice: T::Choice) -> &mut Self {
        self.take(|game, out| game.choose(&(), Seat(seat), choice, out).map_err(|r| r.rule.0))
    }

    #[track_caller]
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        self.chance(&ChanceOutcome::Dice(faces.iter().copied().collect()))
    }

    #[track_caller]
    pub fn draw(&mut self, card: u16) -> &mut Self {
        self.chance(&ChanceOutcome::Drawn(card))
    }

    #[track_caller]
    fn chance(&mut self, outcome: &ChanceOutcome) -> &mut Self {
        self.take(|game, out| game.chance(&(), outcome, out))
    }

    /// Takes an input, and takes it again after a save: both must come to the same.
    #[track_caller]
    fn take<E: Debug>(
        &mut self,
        input: impl Fn(&mut Played<T>, &mut Out) -> Result<(), E>,
    ) -> &mut Self {
        let mut restored = restored(&self.game);
        let mut out = Events::heard();
        for (game, out) in [(&mut self.game, &mut out), (&mut restored, &mut Events::deaf())] {
            if let Err(error) = input(game, out) {
                panic!("refused: {error:?} in {:?}", game.0);
            }
        }
        assert_eq!(self.game, restored, "saved, restored and continued is not continued");
        let (said, reveals) = out.take();
        self.said.extend(said.into_iter().map(|said| said.what));
        self.reveals = reveals;
        self.check();
        self
    }

    /// The stack by the names of its frames, the top last.
    #[track_caller]
    pub fn stands(&mut self, frames: &str) -> &mut Self {
        let name = |frame| {
            let text = format!("{frame:?}");
            text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
        };
        let names: Vec<String> = self.toy().frames().iter().map(name).collect();
        assert_eq!(names.join(" > "), frames);
        self
    }

    /// One seat is asked.
    #[track_caller]
    pub fn asks(&mut self, seat: u8) -> &mut Self {
        self.asks_all(&[seat], seat)
    }

    /// Several seats are asked, and the lead's answer counts.
    #[track_caller]
    pub fn asks_all(&mut self, seats: &[u8], lead: u8) -> &mut Self {
        let seats = seats.iter().copied().map(Seat).collect();
        assert_eq!(self.game.waiting(), Waiting::Choice(Asked { seats, lead: Seat(lead) }));
        self
    }

    #[track_caller]
    pub fn asks_for_dice(&mut self, count: u16) -> &mut Self {
        self.asks_chance(ChanceRequest::Dice { count, sides: 6 })
    }

    #[track_caller]
    pub fn asks_for_a_card_of(&mut self, size: u32) -> &mut Self {
        self.asks_chance(ChanceRequest::Draw { size })
    }

    #[track_caller]
    fn asks_chance(&mut self, request: ChanceRequest) -> &mut Self {
        assert_eq!(self.game.waiting(), Waiting::Chance(request));
        self
    }

    #[track_caller]
    pub fn is_over(&mut self) -> &mut Self {
        assert_eq!(self.game.waiting(), Waiting::Over);
        self
    }

    #[track_caller]
    pub fn offers(&mut self, choices: &[T::Choice]) -> &mut Self {
        assert_eq!(*menu(&self.game), *choices);
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, seat: u8, choice: T::Choice, rule: &str) -> &mut Self {
        let refusal = self.game.may(&(), Seat(seat), choice).map_err(|refusal| refusal.rule.0);
        assert_eq!(refusal, Err(rule));
        self
    }

    /// This card cannot be what chance answers.
    #[track_caller]
    pub fn cannot_draw(&mut self, card: u16) -> &mut Self {
        let drawn = self.game.clone().chance(&(), &ChanceOutcome::Drawn(card), &mut Events::deaf());
        assert_eq!(drawn, Err(BadChance::NotThere));
        self
    }

    /// What every toy owes its players at every moment.
    #[track_caller]
    fn check(&self) {
        let game = &self.game;
        assert_eq!(*game, restored(game));
        let mut luck = Luck::from_number(11);
        for seat in (0..T::SEATS).map(Seat) {
            let seen = looks(game, seat);
            for _ in 0..8 {
                assert_eq!(looks(&game.imagine(&(), seat, &mut luck), seat), seen);
            }
        }
        match game.waiting() {
            Waiting::Over => {}
            Waiting::Chance(ChanceRequest::Dice { .. }) => {}
            Waiting::Chance(ChanceRequest::Draw { size }) => {
                for card in (0..size).map(|index| game.card_at(&(), index)) {
                    let taken =
                        game.clone().chance(&(), &ChanceOutcome::Drawn(card), &mut Events::deaf());
                    assert_eq!(taken, Ok(()), "{card} is offered to chance and refused");
                }
            }
            Waiting::Choice(asked) => {
                assert!(asked.seats.contains(asked.lead), "the lead is one of those asked");
                let menu = menu(game);
                assert!(!menu.is_empty(), "nothing can be answered in {game:?}");
                for choice in menu.iter() {
                    let mut copy = game.clone();
                    let taken = copy.choose(&(), asked.lead, *choice, &mut Events::deaf());
                    assert_eq!(taken, Ok(()), "{choice:?} is offered and refused");
                }
            }
        }
    }
}

fn menu<T: Toy>(game: &Played<T>) -> Menu<T::Choice> {
    let mut menu = Menu::new();
    game.menu(&(), &mut menu);
    menu
}

/// All that leaves the table for a seat: the scene and the prompt, byte by byte.
fn looks<T: Toy>(game: &Played<T>, seat: Seat) -> String {
    let viewer = Viewer::Seat(seat.0);
    to_text(&(game.scene(&(), viewer), table::prompt(game, &(), viewer)))
}

fn restored<T: Toy>(game: &Played<T>) -> Played<T> {
    match serde_json::from_str(&to_text(game)) {
        Ok(game) => game,
        Err(error) => panic!("a saved game can be read: {error}"),
    }
}

fn to_text(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(text) => text,
        Err(error) => panic!("everything can be written: {error}"),
    }
}
