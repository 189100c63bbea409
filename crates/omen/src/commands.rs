//! One file a command.

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

/// A bar on standard error, drawn only where someone can see it.
fn progress_bar(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(u64::from(games));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}
