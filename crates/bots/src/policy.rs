//! The trait of all bots, and their names.

use crate::{Greedy, MonteCarlo, MonteCarloStyle, Random, Sensible};
use kernel::{Advice, Luck, Seat};
use std::fmt::Debug;
use std::time::Duration;

/// A way to answer for a seat.
///
/// A policy uses only what its seat may know: one that looks ahead does so from
/// [`kernel::Game::imagine`], never from the state it is handed.
pub trait Policy<G: Advice>: Debug {
    /// Picks one of the answers open to the asked seat, or one of its rights.
    ///
    /// Only called when the table is waiting for this seat and there is at least one answer.
    fn pick(&mut self, game: &G, content: &G::Content, seat: Seat, luck: &mut Luck) -> G::Choice;

    /// The same when the answers are already known; a policy that has no use for them ignores them.
    fn pick_among(
        &mut self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        answers: &[G::Choice],
        luck: &mut Luck,
    ) -> G::Choice {
        let _ = answers;
        self.pick(game, content, seat, luck)
    }
}

/// The bots by name, with a line on each.
pub const NAMES: &[(&str, &str)] = &[
    ("random", "takes any answer, and now and then a right"),
    ("greedy", "tries every answer once and takes what looks best at the next question"),
    ("sensible", "follows the game's own rules of thumb; greedy where a game has none"),
    (
        "monte-carlo",
        "plays every answer out many times; monte-carlo:2000 sets how many games in all, \
         monte-carlo:500ms how long",
    ),
];

/// A name that is not a bot's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}{}", .nearest.as_ref().map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default())]
pub struct UnknownPolicy {
    pub what: String,
    pub nearest: Option<String>,
}

/// The bot of this name.
pub fn policy<G: Advice>(name: &str) -> Result<Box<dyn Policy<G> + Send>, UnknownPolicy> {
    let (kind, budget) = match name.split_once(':') {
        Some((kind, budget)) => (kind, Some(budget)),
        None => (name, None),
    };
    match (kind, budget) {
        ("random", None) => Ok(Box::new(Random::<G>::new())),
        ("greedy", None) => Ok(Box::new(Greedy::<G>::new())),
        ("sensible", None) => Ok(Box::new(Sensible::<G>::new())),
        ("monte-carlo", budget) => {
            let style = budget.map_or(Ok(MonteCarloStyle::default()), style)?;
            Ok(Box::new(MonteCarlo::<G>::new(style)))
        }
        ("random" | "greedy" | "sensible", Some(_)) => Err(UnknownPolicy {
            what: format!("the bot \"{kind}\" takes no number"),
            nearest: Some(kind.to_owned()),
        }),
        _ => Err(UnknownPolicy {
            what: format!("there is no bot \"{name}\""),
            nearest: nearest(kind),
        }),
    }
}

/// No one waits longer for one decision.
const MOST_MILLISECONDS: u64 = 600_000;
const MOST_PLAYOUTS: u32 = 1_000_000;

/// A number of games, or a time with its unit.
fn style(budget: &str) -> Result<MonteCarloStyle, UnknownPolicy> {
    let usual = MonteCarloStyle::default();
    let timed = |digits: &str, unit: u64| {
        let time = digits.parse::<u64>().ok()?.checked_mul(unit)?;
        let limit = (1..=MOST_MILLISECONDS).contains(&time).then(|| Duration::from_millis(time));
        Some(MonteCarloStyle { playouts: u32::MAX, limit: Some(limit?), ..usual })
    };
    let style = if let Some(digits) = budget.strip_suffix("ms") {
        timed(digits, 1)
    } else if let Some(digits) = budget.strip_suffix('s') {
        timed(digits, 1000)
    } else {
        let playouts = budget.parse().ok().filter(|games| (1..=MOST_PLAYOUTS).contains(games));
        playouts.map(|playouts| MonteCarloStyle { playouts, ..usual })
    };
    style.ok_or_else(|| UnknownPolicy {
        what: format!(
            "\"{budget}\" is no budget: write a number of games up to {MOST_PLAYOUTS}, as in \
             monte-carlo:2000, or a time up to {} s, as in monte-carlo:500ms",
            MOST_MILLISECONDS / 1000
        ),
        nearest: None,
    })
}

fn nearest(name: &str) -> Option<String> {
    let likeness = |known: &str| spelling::likeness(name, known);
    let (known, _) =
        NAMES.iter().max_by(|(one, _), (other, _)| likeness(one).total_cmp(&likeness(other)))?;
    (likeness(known) > 0.7).then(|| (*known).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn every_listed_name_is_a_bot() {
        for (name, _) in NAMES {
            assert!(policy::<Toy>(name).is_ok(), "{name}");
        }
        assert!(policy::<Toy>("monte-carlo:50").is_ok());
        assert!(policy::<Toy>("monte-carlo:2s").is_ok());
    }

    #[test]
    fn a_misspelt_name_is_answered_with_the_nearest() {
        let complaint = |name: &str| policy::<Toy>(name).unwrap_err().to_string();
        assert_eq!(complaint("gredy"), "there is no bot \"gredy\"; did you mean \"greedy\"?");
        assert_eq!(
            complaint("montecarlo:20"),
            "there is no bot \"montecarlo:20\"; did you mean \"monte-carlo\"?"
        );
        assert_eq!(complaint("xyzzy"), "there is no bot \"xyzzy\"");
        assert!(complaint("monte-carlo:many").starts_with("\"many\" is no budget"));
        assert!(complaint("monte-carlo:0").starts_with("\"0\" is no budget"));
        for absurd in ["1000001", "0ms", "601s", "600001ms", "18446744073709551615s"] {
            let said = complaint(&format!("monte-carlo:{absurd}"));
            assert!(said.contains("up to 1000000") && said.contains("600 s"), "{said}");
        }
        assert!(complaint("random:3").starts_with("the bot \"random\" takes no number"));
    }
}
