//! A game that is saved and loaded along the way, beside one that is not.

use super::Ground;
use super::ground::numbers;
use super::walk::Walk;
use kernel::{Game, Shown};

impl<G: Shown> Ground<G> {
    /// See [`super::saves_continue`].
    pub fn saves_continue(&self, games: u32, seed: u64) -> Result<(), String> {
        for number in numbers(games, seed) {
            let mut walk = Walk::begin(self, number)?;
            let mut saved = Walk::begin(self, number)?;
            let mut goes_on = true;
            while goes_on {
                if walk.luck.below(4) == 0 {
                    saved.game = reloaded(&saved.game).map_err(|what| walk.blame(what))?;
                }
                if saved.game != walk.game {
                    return Err(walk.blame("the saved game is no longer the same"));
                }
                goes_on = walk.step()?;
                if saved.step()? != goes_on {
                    return Err(walk.blame("the saved game does not go on the same way"));
                }
            }
            let end = reloaded(&walk.game).map_err(|what| walk.blame(what))?;
            if end != walk.game {
                return Err(walk.blame("the end of the game is not the same when loaded"));
            }
        }
        Ok(())
    }
}

fn reloaded<G: Game>(game: &G) -> Result<G, String> {
    let text = serde_json::to_string(game).map_err(|error| format!("cannot save: {error}"))?;
    let loaded: G = serde_json::from_str(&text).map_err(|error| format!("cannot load: {error}"))?;
    let again = serde_json::to_string(&loaded).map_err(|error| error.to_string())?;
    if again != text {
        return Err("saving twice does not give the same text".into());
    }
    Ok(loaded)
}
