//! Packs on the command line.

use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Packs {
    /// A directory of packs, or a pack; may be given several times.
    #[arg(long, global = true, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
}

/// The boxes of a new game.
#[derive(Debug, Args)]
pub struct Boxes {
    /// The boxes to play with, such as `base,harbour`; the base box is always included.
    #[arg(long, value_delimiter = ',', value_name = "BOX,BOX")]
    pub boxes: Vec<String>,
    #[command(flatten)]
    pub packs: Packs,
}
