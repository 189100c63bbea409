//! One file per command.

pub mod arena;
pub mod bench;
pub mod case;
pub mod pack;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod store;
pub mod verify;

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, drawn only if that is a terminal.
fn progress_bar(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(u64::from(games));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}
