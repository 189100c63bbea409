//! What every game must pass. A game crate calls these from its tests.
//!
//! Each function plays random games from a seed, games `seed`, `seed + 1` and so on, and returns
//! the first failure: the seed of that game and the input at which it shows. Running the same check
//! with one game and that seed reproduces it. A [`Ground`] runs the same checks over a set-up other
//! than the default.

mod endings;
mod ground;
mod matters;
mod offers;
mod perft;
mod replays;
mod saves;
mod secrets;
mod silence;
mod texts;
mod undo;
mod walk;

pub use ground::Ground;
pub use perft::{perft, perft_from};

use kernel::registry::Titled;

/// Random games end: no empty menu, no broken invariant after any input, an outcome at the end.
pub fn random_games_end<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.random_games_end(games, seed)
}

/// Everything offered is allowed, everything allowed is offered, and a refusal changes nothing.
pub fn offers_are_accepted_and_refusals_refused<G: Titled>(
    games: u32,
    seed: u64,
) -> Result<(), String> {
    Ground::<G>::usual()?.offers_are_accepted_and_refusals_refused(games, seed)
}

/// No question is asked whose answers all lead to the same state.
pub fn questions_matter<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.questions_matter(games, seed)
}

/// Every choice and every card is parsed back from its own text.
pub fn texts_round_trip<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.texts_round_trip(games, seed)
}

/// A state saved and loaded at any point is the same state and plays on the same way.
pub fn saves_continue<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.saves_continue(games, seed)
}

/// A log replays to the same state and verifies; for a tampered one, the error names the line.
pub fn replays_agree<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.replays_agree(games, seed)
}

/// What a seat cannot know does not change what it sees, is asked, or is refused.
pub fn secrets_stay<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.secrets_stay(games, seed)
}

/// A choice that reveals nothing to the chooser shows it nothing new either.
pub fn free_choices_tell_nothing<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.free_choices_tell_nothing(games, seed)
}

/// Undo leads to the same state as a fresh replay of as many inputs.
pub fn undo_lands<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.undo_lands(games, seed)
}

/// Playouts and bots make no phrase, no scene, no text.
pub fn playouts_make_nothing_to_look_at<G: Titled>(games: u32, seed: u64) -> Result<(), String> {
    Ground::<G>::usual()?.playouts_make_nothing_to_look_at(games, seed)
}

#[cfg(test)]
mod tests;
