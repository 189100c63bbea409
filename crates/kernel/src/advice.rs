//! What a game tells bots about its positions and choices.

use crate::{Game, Seat};

/// Questions only bots ask a game.
///
/// A game with nothing to say writes an empty `impl`: bots then take any answer that does not lose
/// at once, and evaluate positions by playing games to the end.
pub trait Advice: Game {
    /// A hand-made guess of this seat's chances, from 0 (lost) to 1 (won), while the game goes on.
    fn outlook(&self, content: &Self::Content, seat: Seat) -> f32 {
        let _ = (content, seat);
        0.5
    }

    /// The game's own rating of these options, one number each, higher is better; only ratings from
    /// one call can be compared. False if the game has none. It must be cheap and use nothing the
    /// seat cannot know.
    fn judge(
        &self,
        content: &Self::Content,
        seat: Seat,
        options: &[Self::Choice],
        opinions: &mut Vec<f32>,
    ) -> bool {
        let _ = (content, seat, options, opinions);
        false
    }

    /// Whether a choice gains nothing by itself and can be repeated for free. Bots that think leave
    /// such choices to people.
    fn idle(&self, content: &Self::Content, choice: Self::Choice) -> bool {
        let _ = (content, choice);
        false
    }

    /// How many turns have begun. Bots look a number of turns ahead, and statistics count prompts
    /// per turn.
    fn turns(&self) -> u32 {
        0
    }
}
