//! Playing a game on without an audience: no words, no log, one buffer reused throughout.

use kernel::{
    Advice, BadChance, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu, Seat, Seed,
};
use kernel::{SetupError, Waiting};

/// A game that takes more inputs than this is considered endless.
pub const MOST_INPUTS: u64 = 100_000;

/// The buffers and counters of one playout after another.
#[derive(Debug)]
pub struct Playout<G: Game> {
    menu: Menu<G::Choice>,
    out: Events<G::Event>,
    tally: Tally,
}

/// What a playout has counted since it was last reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Everything that would be in a log: choices, including forced ones, and chance.
    pub inputs: u64,
    /// Choices somebody really made.
    pub decisions: u64,
}

/// Where a playout stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    Over,
    /// This seat has a real choice: the menu holds at least two answers.
    Asked(Seat),
}

/// The result of one step of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One input was made without anyone deciding: chance, or the only answer.
    Took,
    Stopped(Stop),
}

/// Why a game cannot be played on. Always a flaw in the game or its set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    #[error("the game has not ended after {MOST_INPUTS} inputs")]
    Endless,
    #[error(
        "after input {inputs}: an effect of {card} does not end; it was stopped at {statement}"
    )]
    Stopped { inputs: u64, card: String, statement: String },
    #[error("input {input}: seat {} is asked and has no answer", .seat.0)]
    EmptyMenu { input: u64, seat: Seat },
    #[error("input {input}: a card is to be drawn from an empty heap")]
    EmptyHeap { input: u64 },
    #[error("input {input}: the rules refuse the chance they asked for: {error}")]
    ChanceRefused { input: u64, error: BadChance },
    #[error("input {input}: seat {} is asked and nobody sits there", .seat.0)]
    NobodyThere { input: u64, seat: Seat },
    #[error("the game is over after {inputs} inputs and has no outcome")]
    NoOutcome { inputs: u64 },
}

/// Where the chance of a playout comes from.
pub trait Chances {
    /// Answers what the rules ask at this position of the log.
    fn answer<G: Game>(
        &mut self,
        request: ChanceRequest,
        position: u64,
        game: &G,
        content: &G::Content,
    ) -> ChanceOutcome;
}

/// One stream for everything: fast, for a bot's own playouts.
impl Chances for Luck {
    fn answer<G: Game>(
        &mut self,
        request: ChanceRequest,
        _position: u64,
        game: &G,
        content: &G::Content,
    ) -> ChanceOutcome {
        request.answer(self, |index| game.card_at(content, index))
    }
}

/// The chance of a table with this seed: a game played with it can be repeated at a real table.
impl Chances for Seed {
    fn answer<G: Game>(
        &mut self,
        request: ChanceRequest,
        position: u64,
        game: &G,
        content: &G::Content,
    ) -> ChanceOutcome {
        request.answer(&mut self.at(position), |index| game.card_at(content, index))
    }
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { menu: Menu::new(), out: Events::deaf(), tally: Tally::default() }
    }
}

impl<G: Game> Playout<G> {
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts from zero again, for the next game.
    pub fn reset(&mut self) {
        self.tally = Tally::default();
    }

    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// The answers open to the seat at which the playout stopped.
    pub fn menu(&self) -> &[G::Choice] {
        &self.menu
    }

    /// Makes one input that no one decides, or returns who is asked.
    pub fn step(
        &mut self,
        game: &mut G,
        content: &G::Content,
        chances: &mut impl Chances,
    ) -> Result<Step, PlayError> {
        let input = self.tally.inputs + 1;
        match game.waiting() {
            Waiting::Over if game.is_stopped() => {
                return Err(stopped(game, content, self.tally.inputs));
            }
            Waiting::Over => return Ok(Step::Stopped(Stop::Over)),
            _ if input > MOST_INPUTS => return Err(PlayError::Endless),
            Waiting::Chance(ChanceRequest::Draw { size: 0 }) => {
                return Err(PlayError::EmptyHeap { input });
            }
            Waiting::Chance(request) => {
                let outcome = chances.answer(request, input, game, content);
                game.chance(content, &outcome, &mut self.out)
                    .map_err(|error| PlayError::ChanceRefused { input, error })?;
            }
            Waiting::Choice(asked) => {
                self.menu.clear();
                game.menu(content, &mut self.menu);
                match *self.menu {
                    [] => return Err(PlayError::EmptyMenu { input, seat: asked.lead }),
                    [only] => game.apply(content, asked.lead, only, &mut self.out),
                    _ => return Ok(Step::Stopped(Stop::Asked(asked.lead))),
                }
            }
        }
        self.tally.inputs = input;
        Ok(Step::Took)
    }

    /// Settles chance and single answers until someone has a real choice.
    pub fn settle(
        &mut self,
        game: &mut G,
        content: &G::Content,
        chances: &mut impl Chances,
    ) -> Result<Stop, PlayError> {
        loop {
            if let Step::Stopped(stop) = self.step(game, content, chances)? {
                return Ok(stop);
            }
        }
    }

    /// Carries out a choice that is on the menu or among the seat's rights.
    pub fn take(&mut self, game: &mut G, content: &G::Content, seat: Seat, choice: G::Choice) {
        debug_assert!(game.may(content, seat, choice).is_ok(), "{choice:?} is not allowed");
        game.apply(content, seat, choice, &mut self.out);
        self.tally.inputs += 1;
        self.tally.decisions += 1;
    }

    /// Plays on until the game is over or this many decisions have been made.
    pub fn finish(
        &mut self,
        game: &mut G,
        content: &G::Content,
        luck: &mut Luck,
        decisions: u32,
        mut pick: impl FnMut(&G, Seat, &[G::Choice], &mut Luck) -> G::Choice,
    ) -> Result<Stop, PlayError> {
        for _ in 0..decisions {
            match self.settle(game, content, luck)? {
                Stop::Over => return Ok(Stop::Over),
                Stop::Asked(seat) => {
                    let choice = pick(game, seat, &self.menu, luck);
                    self.take(game, content, seat, choice);
                }
            }
        }
        self.settle(game, content, luck)
    }
}

/// Where an endless effect was stopped: the messages that name its card and its statement.
fn stopped<G: Game>(game: &G, content: &G::Content, inputs: u64) -> PlayError {
    let (card, statement) = game.at_work(content).map_or_else(Default::default, |it| {
        (it.card.to_string(), serde_json::to_string(&it.statement).unwrap_or_default())
    });
    PlayError::Stopped { inputs, card, statement }
}

/// The value of a state for a seat, from 0 to 1: its share of the victory, or the game's own
/// estimate. A position that cannot be continued is worth nothing.
pub fn worth<G: Advice>(game: &G, content: &G::Content, seat: Seat) -> f64 {
    if game.is_stopped() {
        return 0.0;
    }
    if game.waiting() == Waiting::Over
        && let Some(outcome) = game.outcome()
    {
        return outcome.share(seat);
    }
    f64::from(game.outlook(content, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::toy::{Fault, Toy, ToyContent, ToySetup};

    fn played(fault: Fault) -> Result<Tally, PlayError> {
        let content = ToyContent::default();
        let mut toy = Toy::begin_quietly(&ToySetup { fault }, &content)?;
        let mut playout = Playout::new();
        let mut random = Random::new();
        let mut luck = Luck::from_number(3);
        playout.finish(&mut toy, &content, &mut luck, u32::MAX, |game, seat, menu, luck| {
            random.among(game, &content, seat, menu, luck)
        })?;
        Ok(playout.tally())
    }

    #[test]
    fn a_playout_ends_and_counts_forced_inputs_separately() {
        let tally = played(Fault::None).unwrap();
        assert!(tally.decisions > 5 && tally.inputs > tally.decisions, "{tally:?}");
    }

    #[test]
    fn a_broken_game_is_an_error_and_not_a_hang() {
        assert_eq!(played(Fault::Endless), Err(PlayError::Endless));
        assert!(matches!(played(Fault::EmptyMenu), Err(PlayError::EmptyMenu { .. })));
    }
}
