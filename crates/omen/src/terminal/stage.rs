//! The terminal itself: taken over on entering, restored on leaving, even after a panic.

use super::app::{App, Leaving};
use super::{draw, keys};
use crate::stopping;
use crate::trouble::Trouble;
use crossterm::event::{self, Event, KeyEventKind};
use ratatui::DefaultTerminal;
use std::io::{self, IsTerminal as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[derive(Debug)]
pub struct Stage {
    terminal: DefaultTerminal,
    interrupted: Arc<AtomicBool>,
    /// Reads from the keyboard's own device, so that its end is noticed.
    at_keyboard: bool,
}

impl Stage {
    pub fn enter() -> Result<Self, Trouble> {
        let interrupted = Arc::new(AtomicBool::new(false));
        let heard = interrupted.clone();
        // Ctrl-C on the keyboard arrives as a key; this is for an interrupt sent from elsewhere.
        stopping::when_told(move || heard.store(true, Ordering::Relaxed));
        // Also installs a panic hook that restores the terminal before the message is printed.
        let terminal = ratatui::try_init().map_err(lost)?;
        Ok(Self { terminal, interrupted, at_keyboard: io::stdin().is_terminal() })
    }

    /// Draws and listens until the person leaves.
    pub fn play(&mut self, app: &mut App) -> Result<Leaving, Trouble> {
        let mut stale = true;
        loop {
            stale |= app.advance(Instant::now())?;
            if stale {
                self.terminal.draw(|frame| draw::table(frame, app)).map_err(lost)?;
            }
            stale = self.listen(app).map_err(lost)?;
            if self.interrupted.load(Ordering::Relaxed) {
                return Ok(Leaving::Interrupted);
            }
            if let Some(leaving) = app.leaving {
                return Ok(leaving);
            }
        }
    }

    /// Waits for a key or a resize, but no longer than a bot might need. Returns whether anything
    /// came.
    fn listen(&mut self, app: &mut App) -> io::Result<bool> {
        let mut heard = false;
        let mut patience = app.patience(Instant::now());
        while self.comes(patience)? {
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && let Some(key) = keys::read(key)
            {
                app.press(key);
            }
            heard = true;
            // Keys typed ahead are read before anything is drawn.
            patience = Duration::ZERO;
            if app.leaving.is_some() {
                break;
            }
        }
        Ok(heard)
    }

    /// Whether there is input within this time. Fails once the terminal is gone: crossterm would
    /// keep reading its end over and over.
    fn comes(&self, patience: Duration) -> io::Result<bool> {
        #[cfg(unix)]
        if self.at_keyboard {
            wait_for_stdin(patience)?;
            return event::poll(Duration::ZERO);
        }
        event::poll(patience)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

#[cfg(unix)]
fn wait_for_stdin(patience: Duration) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stdin = io::stdin();
    let mut watched = [PollFd::new(&stdin, PollFlags::IN)];
    let patience = Timespec::try_from(patience).ok();
    match poll(&mut watched, patience.as_ref()) {
        // A resize comes as a signal.
        Ok(_) | Err(rustix::io::Errno::INTR) => {}
        Err(error) => return Err(error.into()),
    }
    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
    if watched[0].revents().intersects(gone) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(())
}

fn lost(error: io::Error) -> Trouble {
    Trouble::answer_is_no(format!("the terminal was lost: {error}"))
}
