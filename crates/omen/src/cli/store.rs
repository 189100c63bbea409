//! Where tables are kept, and what is done for them.

use clap::{Args, Subcommand};
use std::path::PathBuf;

use crate::files;
use crate::trouble::Trouble;

#[derive(Debug, Args)]
pub struct Data {
    /// Where tables are kept: `sqlite:FILE`, `sqlite::memory:` (gone at the end) or
    /// `postgres://USER@HOST/DATABASE` [default: omen.db in the user's data directory].
    #[arg(long = "data", value_name = "URL")]
    url: Option<String>,
}

impl Data {
    /// The address; the directory of the usual file is made on first start.
    pub fn place(&self) -> Result<String, Trouble> {
        if let Some(url) = &self.url {
            return Ok(url.clone());
        }
        let folder = files::data_directory("say where tables are kept with --data sqlite:FILE")?;
        std::fs::create_dir_all(&folder).map_err(|error| {
            Trouble::input(format!(
                "{}: cannot be made: {error}; name another place with --data sqlite:FILE",
                folder.display()
            ))
        })?;
        Ok(format!("sqlite:{}", folder.join("omen.db").display()))
    }
}

#[derive(Debug, Args)]
pub struct Store {
    #[command(subcommand)]
    pub command: StoreCommand,
}

#[derive(Debug, Subcommand)]
pub enum StoreCommand {
    /// Look through everything that is stored: every page, every row of every log. Changes nothing;
    /// the server may be running.
    Check {
        #[command(flatten)]
        data: Data,
    },
    /// Write a backup, also while people play: a SQLite file of a SQLite file, an archive of pg_dump of
    /// PostgreSQL.
    Backup {
        /// The file to be written.
        #[arg(value_name = "FILE")]
        to: PathBuf,
        /// Replace a file that is there already, once the new one is known to be whole.
        #[arg(long)]
        overwrite: bool,
        #[command(flatten)]
        data: Data,
    },
    /// Bring a backup back, having looked through it. Stop the server first.
    Restore {
        #[arg(value_name = "FILE")]
        from: PathBuf,
        /// Put it in the place of a store that is there; of a SQLite file the old one is kept beside it.
        #[arg(long)]
        overwrite: bool,
        #[command(flatten)]
        data: Data,
    },
}
