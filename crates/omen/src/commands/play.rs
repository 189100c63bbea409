//! `omen play`

use crate::cli::Play;
use crate::session::{Plan, Session};
use crate::trouble::{Done, Trouble};
use crate::{packs, plain, terminal};
use voice::Language;

pub fn run(play: &Play) -> Done {
    if play.load.is_some() && !play.boxes.boxes.is_empty() {
        let what = "--boxes is for a new game: a saved one keeps the boxes it was begun with";
        return Err(Trouble::input(what));
    }
    packs::shelve_all(&play.boxes.packs.packs)?;
    let plan = Plan {
        game: &play.game,
        players: &play.players,
        seed: play.seed,
        options: &play.options,
        boxes: &play.boxes.boxes,
        language: play.lang.unwrap_or_else(Language::from_environment),
        ask_everything: play.ask_everything,
        load: play.load.as_deref(),
        save: play.save.as_deref(),
    };
    if play.plain {
        return plain::run(Session::begin(&plan)?);
    }
    // Checked before a save is started that could not be resumed here.
    terminal::check(plan.language)?;
    terminal::run(Session::begin(&plan)?)
}
