//! What a viewer sees of the table.

#![warn(unreachable_pub)]

mod board;
mod cards;
mod checklist;
mod diary;
mod dice;
mod ending;
pub mod ids;
pub mod looks;
mod pieces;
mod sheets;
mod steps;
mod supplies;
mod terms;
mod tracks;

pub use board::{is_numbered, path, style};
pub use diary::diary;
pub use dice::{die_id, worth as dice_worth};
pub use supplies::{both, current};
pub use terms::phase_word;

use crate::content::Content;
use crate::state::{Eldritch, Phase};
use ::scene::{Scene, Viewer};

pub fn scene(game: &Eldritch, content: &Content, viewer: Viewer) -> Scene {
    let mut scene = Scene::new("eldritch", viewer);
    scene.step = steps::line(game, content);
    scene.round = (game.round > 0).then(|| u32::from(game.round));
    scene.phases = terms::phases();
    scene.phase = (game.phase != Phase::Setup).then(|| phase_word(game.phase).into());
    scene.checklist = checklist::checklist(game, content);
    scene.terms = terms::terms();
    scene.goals = tracks::goals(game, content);
    scene.boards.extend(board::boards(content));
    scene.pieces = pieces::pieces(game, content);
    scene.tracks = tracks::tracks(game, content);
    scene.sheets = sheets::sheets(game, content, viewer);
    scene.supplies = supplies::supplies(game, content, viewer);
    scene.dice = dice::dice(game, content);
    scene.ending = ending::ending(game, content);
    scene
}
