//! Backups of a SQLite file: a file of the same kind.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::{Restored, UpkeepError, whole};
use crate::check::look_through;
use crate::error::during;
use crate::{Ailment, Checked, StoreError, sqlite};

pub(super) async fn backup(path: &Path, to: &Path) -> Result<Checked, UpkeepError> {
    sqlite::source_to_read(path).await?;
    let part = beside(to, ".part");
    let checked = copy(path, &part).await?;
    put_in_place(&part, to)?;
    Ok(checked)
}

pub(super) async fn restore(
    from: &Path,
    path: &Path,
    overwrite: bool,
) -> Result<Restored, UpkeepError> {
    let path = sqlite::settle(path)?;
    let place = || path.display().to_string();
    let occupied = fs::metadata(&path).is_ok_and(|there| there.len() > 0);
    if occupied && !overwrite {
        return Err(UpkeepError::Occupied { place: place() });
    }
    if occupied && is_in_use(&path)? {
        return Err(UpkeepError::InUse { place: place() });
    }
    let source = sqlite::source_to_read(from).await?;
    whole(from.display().to_string(), look_through(&source).await?)?;
    let part = beside(&path, ".restoring");
    let checked = copy(from, &part).await?;
    let aside = set_aside(&path, occupied)?;
    put_in_place(&part, &path)?;
    Ok(Restored { checked, aside })
}

/// A copy of a store as it is at one moment, even while it is being written; checked and flushed.
async fn copy(from: &Path, part: &Path) -> Result<Checked, UpkeepError> {
    match fs::remove_file(part) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(part)(error)),
        _ => {}
    }
    let copied = copy_and_check(from, part).await;
    if copied.is_err() {
        let _or_never_made = fs::remove_file(part);
    }
    copied
}

async fn copy_and_check(from: &Path, part: &Path) -> Result<Checked, UpkeepError> {
    let name = part.to_str().ok_or_else(|| UpkeepError::File {
        path: part.display().to_string(),
        why: "the name is not UTF-8".to_owned(),
    })?;
    let doing = during("copying the store");
    let options = SqliteConnectOptions::new().filename(from).read_only(true);
    let mut connection = options.connect().await.map_err(&doing)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    let _gone = connection.close().await;
    copied.map_err(&doing).map_err(|error| match error {
        StoreError::Ill { ailment: Ailment::Damaged, why, .. } => {
            UpkeepError::Damaged { place: from.display().to_string(), faults: vec![why] }
        }
        error => error.into(),
    })?;
    let source = sqlite::source_to_read(part).await?;
    let checked = whole(from.display().to_string(), look_through(&source).await?)?;
    // The copy is readable for exactly those who may read the store.
    let rights = fs::metadata(from).map_err(failed(from))?.permissions();
    fs::set_permissions(part, rights).map_err(failed(part))?;
    for left in ["-wal", "-shm"] {
        let _none_usually = fs::remove_file(beside(part, left));
    }
    File::open(part).and_then(|file| file.sync_all()).map_err(failed(part))?;
    Ok(checked)
}

/// Keeps what is at `path` under another name, and removes what SQLite would add to any file of
/// that name: the log of its newest writes.
///
/// The file itself stays in place until the new one replaces it. If interrupted in between, restore
/// again.
fn set_aside(path: &Path, occupied: bool) -> Result<Option<PathBuf>, UpkeepError> {
    let aside = free_name(path);
    if occupied {
        fs::hard_link(path, &aside)
            .or_else(|_| fs::copy(path, &aside).map(drop))
            .map_err(failed(&aside))?;
    }
    // The other file is only an index of the first, and is rebuilt when the file is opened.
    let _none_usually = fs::remove_file(beside(path, "-shm"));
    let log = beside(path, "-wal");
    match fs::rename(&log, beside(&aside, "-wal")) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(&log)(error)),
        _ => {}
    }
    Ok(occupied.then_some(aside))
}

fn free_name(path: &Path) -> PathBuf {
    let numbered = (2..).map(|n| format!(".before-restore-{n}"));
    let names = std::iter::once(".before-restore".to_owned()).chain(numbered);
    let mut paths = names.map(|name| beside(path, &name));
    paths.find(|path| !path.exists()).unwrap_or_else(|| beside(path, ".before-restore"))
}

fn put_in_place(part: &Path, path: &Path) -> Result<(), UpkeepError> {
    fs::rename(part, path).map_err(failed(path))?;
    let directory = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    File::open(directory).and_then(|it| it.sync_all()).map_err(failed(directory))
}

/// Whether another process has the file open as a database: each holds a lock on it all the time.
#[cfg(unix)]
fn is_in_use(path: &Path) -> Result<bool, UpkeepError> {
    use rustix::process::{Flock, FlockType, fcntl_getlk};
    /// Where SQLite keeps its locks, and how many bytes they take.
    const LOCKS: (u64, u64) = (0x4000_0000, 512);
    let file = File::options().read(true).write(true).open(path).map_err(failed(path))?;
    let mut lock = Flock::from(FlockType::WriteLock);
    (lock.start, lock.length) = LOCKS;
    let held = fcntl_getlk(&file, &lock).map_err(|error| failed(path)(error.into()))?;
    Ok(held.is_some())
}

#[cfg(not(unix))]
fn is_in_use(_: &Path) -> Result<bool, UpkeepError> {
    Ok(false)
}

/// A file with something added to its name.
fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(more);
    name.into()
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> UpkeepError {
    move |why| UpkeepError::File { path: path.display().to_string(), why: why.to_string() }
}
