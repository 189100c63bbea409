//! One whole game between bots.

use crate::playout::Tally;
use crate::{PlayError, Playout, Policy, Stop};
use kernel::{Advice, Luck, Outcome, Seat, Seed, Statistics};

/// The result of a game between bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub outcome: Outcome,
    pub turns: u32,
    pub inputs: u64,
    /// Choices the bots made, rights included.
    pub decisions: u64,
    /// Questions a person would have been asked: those with more than one answer.
    pub prompts: u64,
    /// Those of them that have no quiet answer.
    pub prompts_loud: u64,
    /// How it ended, in more detail than the outcome.
    pub ending: String,
    /// What only this game counts.
    pub figures: Vec<(&'static str, i64)>,
    /// What was known about it from the start.
    pub labels: Vec<(&'static str, String)>,
}

/// Plays the game to its end; policies are in seat order.
///
/// Chance is that of a table whose seed has this number.
pub fn play<G: Advice + Statistics>(
    mut game: G,
    content: &G::Content,
    number: u64,
    policies: &mut [Box<dyn Policy<G> + Send>],
) -> Result<Played, PlayError> {
    let mut seed = Seed::from_number(number);
    let mut lucks: Vec<Luck> = (0..game.seats()).map(|n| luck_of(number, Seat(n))).collect();
    let mut playout = Playout::new();
    let mut prompts = 0;
    let mut prompts_loud = 0;
    while let Stop::Asked(seat) = playout.settle(&mut game, content, &mut seed)? {
        let place = usize::from(seat.0);
        let (Some(policy), Some(luck)) = (policies.get_mut(place), lucks.get_mut(place)) else {
            return Err(PlayError::NobodyThere { input: playout.tally().inputs + 1, seat });
        };
        let choice = policy.pick_among(&game, content, seat, playout.menu(), luck);
        if playout.menu().contains(&choice) {
            prompts += 1;
            prompts_loud += u64::from(game.quiet(content).is_none());
        }
        playout.take(&mut game, content, seat, choice);
    }
    let tally = playout.tally();
    let outcome = game.outcome().ok_or(PlayError::NoOutcome { inputs: tally.inputs })?;
    let turns = game.turns();
    let ending = game.way_of_ending(content).unwrap_or_else(|| outcome.ending.clone());
    let (figures, labels) = (game.figures(content), game.labels(content));
    let Tally { inputs, decisions } = tally;
    Ok(Played { outcome, turns, inputs, decisions, prompts, prompts_loud, ending, figures, labels })
}

/// The randomness of the bot in this seat: from positions of the seed that no log will reach.
pub fn luck_of(number: u64, seat: Seat) -> Luck {
    Seed::from_number(number).at(u64::MAX - u64::from(seat.0))
}
