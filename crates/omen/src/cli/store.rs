//! Where tables are stored, and the commands that maintain them.

use clap::{Args, Subcommand};
use std::path::PathBuf;

use crate::files;
use crate::trouble::Trouble;

#[derive(Debug, Args)]
pub struct Data {
    /// Where to store tables: `sqlite:FILE`, `sqlite::memory:` (lost at exit) or
    /// `postgres://USER@HOST/DATABASE` [default: omen.db in your data directory].
    #[arg(long = "data", value_name = "URL")]
    url: Option<String>,
}

impl Data {
    /// The address; the directory of the default file is created on first start.
    pub fn place(&self) -> Result<String, Trouble> {
        if let Some(url) = &self.url {
            return Ok(url.clone());
        }
        let folder = files::data_directory("choose a file with --data sqlite:FILE")?;
        std::fs::create_dir_all(&folder).map_err(|error| {
            Trouble::input(format!(
                "{}: cannot be created: {error}; choose another file with --data sqlite:FILE",
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
    /// Check everything that is stored: every page, every row of every log. Changes nothing; the
    /// server may be running.
    Check {
        #[command(flatten)]
        data: Data,
    },
    /// Write a backup, even while people play: a SQLite file for SQLite, a pg_dump archive for
    /// PostgreSQL.
    Backup {
        /// The file to write.
        #[arg(value_name = "FILE")]
        to: PathBuf,
        /// Replace an existing file, once the new one has been checked.
        #[arg(long)]
        overwrite: bool,
        #[command(flatten)]
        data: Data,
    },
    /// Restore a backup after checking it. Stop the server first.
    Restore {
        #[arg(value_name = "FILE")]
        from: PathBuf,
        /// Replace an existing store; an old SQLite file is kept beside the new one.
        #[arg(long)]
        overwrite: bool,
        #[command(flatten)]
        data: Data,
    },
}
