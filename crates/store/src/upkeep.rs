//! For operators: backing up and restoring a store.
//!
//! Neither is ever half done: a new file is written beside its place, checked, flushed, and only
//! then renamed into place. For PostgreSQL its own programs are called.

mod file;
mod programs;

use std::path::{Path, PathBuf};

use crate::address::Address;
use crate::{Checked, StoreError, check};

/// Why a backup was not made or not brought back. Everything is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UpkeepError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{place} already exists and was left unchanged; choose another, or replace it")]
    Occupied { place: String },
    #[error("{place} is in use; stop the server, then try again (nothing was changed)")]
    InUse { place: String },
    #[error("{place} is damaged and was not used: {}", faults.join("; "))]
    Damaged { place: String, faults: Vec<String> },
    #[error("{path}: {why}; nothing was changed")]
    File { path: String, why: String },
    #[error("{program} is not installed: it comes with PostgreSQL's client programs")]
    NoProgram { program: &'static str },
    #[error("{program} failed: {why}; nothing was changed")]
    Program { program: &'static str, why: String },
}

/// What was brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    pub checked: Checked,
    /// Where what was there before is kept.
    pub aside: Option<PathBuf>,
}

/// Writes a backup while the store may be in use, and looks through it.
pub async fn backup(address: &str, to: &Path, overwrite: bool) -> Result<Checked, UpkeepError> {
    sqlx::any::install_default_drivers();
    let address = Address::read(address)?;
    if !overwrite && to.exists() {
        return Err(UpkeepError::Occupied { place: to.display().to_string() });
    }
    match address {
        Address::File(path) => file::backup(&path, to).await,
        Address::Passing => Err(passing().into()),
        Address::Postgres(url) => {
            let checked = whole(crate::address::shown(&url), check(&url).await?)?;
            programs::dump(&url, to).await?;
            Ok(checked)
        }
    }
}

/// Restores a backup after checking it; what was there before is kept beside it.
pub async fn restore(from: &Path, address: &str, overwrite: bool) -> Result<Restored, UpkeepError> {
    sqlx::any::install_default_drivers();
    match Address::read(address)? {
        Address::File(path) => file::restore(from, &path, overwrite).await,
        Address::Passing => Err(passing().into()),
        Address::Postgres(url) => {
            let shown = crate::address::shown(&url);
            match check(&url).await {
                Err(StoreError::NotAStore { .. }) => {}
                Ok(_) if !overwrite => return Err(UpkeepError::Occupied { place: shown }),
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
            programs::load(from, &url).await?;
            Ok(Restored { checked: whole(shown, check(&url).await?)?, aside: None })
        }
    }
}

fn passing() -> StoreError {
    StoreError::BadAddress { address: "sqlite::memory:".to_owned() }
}

fn whole(place: String, checked: Checked) -> Result<Checked, UpkeepError> {
    match checked.faults.is_empty() {
        true => Ok(checked),
        false => Err(UpkeepError::Damaged { place, faults: checked.faults }),
    }
}
