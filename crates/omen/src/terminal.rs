//! The full-screen table.
//!
//! It draws scenes and prompts and nothing else: it knows no game and no rules. An [`App`] is what
//! it remembers between two keys; `press` is what keys do, `draw` is the screen, `overlay` what
//! lies over it.

mod app;
mod look;

mod commands;
mod keys;
mod press;

mod chronicle;
mod menu;
mod overlay;
mod pace;
mod scroll;
mod thinking;
mod tokens;

mod draw;
mod map;
mod paint;
mod palette;
mod text;

mod stage;

#[cfg(test)]
mod tests;

use crate::out;
use crate::session::Session;
use crate::trouble::{Done, Trouble};
use app::{App, Leaving};
use palette::Palette;
use scene::Phrase;
use stage::Stage;
use std::io::IsTerminal as _;
use voice::{Language, Voice};

/// Whether there is a screen to draw on.
pub fn check(language: Language) -> Done {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    if std::io::stdout().is_terminal() && !dumb {
        return Ok(());
    }
    let voice = Voice::new(language, &[]).map_err(|error| Trouble::input(error.to_string()))?;
    Err(Trouble::input(voice.say(&Phrase::new("term-not-a-terminal"))))
}

/// Plays until the person leaves; the game is always saved.
pub fn run(session: Session) -> Done {
    let mut app = App::new(session, Palette::from_environment())?;
    let left = Stage::enter()?.play(&mut app);
    out::line(farewell(&app));
    match left? {
        Leaving::Quit => Ok(()),
        Leaving::Interrupted => Err(Trouble { message: String::new(), code: 130 }),
    }
}

/// Where the game is saved, and how to resume or verify it.
fn farewell(app: &App) -> String {
    let kept = Phrase::new("term-kept").text("file", app.look.save.display().to_string());
    let [play, verify, replay] = commands::resume_words(&app.look);
    let mut lines = vec![app.voice().say(&kept)];
    if app.look.outcome.is_some() {
        lines.push(format!("{} {verify}", app.say("term-to-verify")));
        lines.push(format!("{} {replay}", app.say("term-to-replay")));
    } else {
        lines.push(format!("{} {play}", app.say("term-to-resume")));
    }
    lines.join("\n")
}
