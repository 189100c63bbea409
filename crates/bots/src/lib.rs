//! Computer players, and what is done with them: playouts, contests, statistics, the battery.
//!
//! A [`Policy`] answers for one seat and uses only what that seat may know. A [`Playout`] plays a
//! game on without an audience. The arena and the simulation play many games on all cores and get
//! the same numbers on any of them; the battery is what every game must pass.
//!
//! This crate must never name a game, a language, or a network.

pub mod any;
pub mod arena;
pub mod battery;
pub mod bench;
pub mod csv;
pub mod greedy;
pub mod habits;
pub mod monte_carlo;
pub mod options;
pub mod play;
pub mod playout;
pub mod policy;
pub mod random;
pub mod recorded;
pub mod sensible;
pub mod sent;
pub mod series;
pub mod simulate;
pub mod summary;

#[cfg(test)]
mod toy;

pub use any::{AnyPolicy, any_policy};
pub use arena::{ArenaReport, Contest, arena};
pub use bench::{RandomGames, measure_random_games};
pub use greedy::Greedy;
pub use monte_carlo::{MonteCarlo, MonteCarloStyle};
pub use playout::{PlayError, Playout, Stop};
pub use policy::{NAMES, Policy, UnknownPolicy, policy};
pub use random::Random;
pub use sensible::Sensible;
pub use sent::{Sent, Sizes, Written, measure_sent};
pub use series::SeriesError;
pub use simulate::{GameRow, Simulation, simulate};
pub use summary::Summary;
