//! SQLite: one file, looked at before it is touched.

use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use crate::dialect::Dialect;
use crate::open::Source;
use crate::{Ailment, StoreError, schema};

/// WAL lets readers read while the writer writes, and makes a commit one write and one flush.
/// FULL flushes at every commit: NORMAL is several times faster and may lose the last commits when
/// the power goes, that is, inputs already acknowledged.
const DURABLE: &str = "PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
                       PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;";

/// A store that goes with its process needs no flush.
const PASSING: &str = "PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
                       PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;";

const READING: &str = "PRAGMA busy_timeout = 10000; PRAGMA query_only = ON;";

/// Makes the directory, and makes sure that what is at `path` is a store of ours or nothing.
pub(crate) async fn source(path: &Path) -> Result<Source, StoreError> {
    let path = settle(path)?;
    // For writing too: a file that may only be read is found out here, not at the first input.
    if holds_something(&path, File::options().read(true).append(true))? {
        inspect(&path).await?;
    }
    from_path(&path, DURABLE, "rwc")
}

/// A store that is there already, without the right to change it.
pub(crate) async fn source_to_read(path: &Path) -> Result<Source, StoreError> {
    let gone = || not_a_store(path, "there is nothing in it");
    let path = path.canonicalize().map_err(|why| not_a_store(path, why))?;
    if !holds_something(&path, File::options().read(true))? {
        return Err(gone());
    }
    inspect(&path).await?;
    from_path(&path, READING, "ro")
}

/// A fresh store in the temporary directory, and what removes it.
pub(crate) async fn passing_source() -> Result<(Source, TempDir), StoreError> {
    let made = tempfile::Builder::new().prefix("omen-store-").tempdir();
    let directory = made.map_err(|why| unwritable(&std::env::temp_dir(), why))?;
    let path = settle(&directory.path().join("passing.db"))?;
    Ok((from_path(&path, PASSING, "rwc")?, directory))
}

/// The file's full path, its directory made.
pub(crate) fn settle(path: &Path) -> Result<PathBuf, StoreError> {
    let name = path.file_name().ok_or_else(|| unwritable(path, "it names no file"))?;
    let directory = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(directory).map_err(|why| unwritable(directory, why))?;
    let directory = directory.canonicalize().map_err(|why| unwritable(directory, why))?;
    Ok(directory.join(name))
}

/// Whether there is a database in the file; anything else in it is refused before SQLite sees it.
fn holds_something(path: &Path, how: &OpenOptions) -> Result<bool, StoreError> {
    let mut file = match how.open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        opened => opened.map_err(|why| unwritable(path, why))?,
    };
    let mut start = Vec::new();
    file.by_ref().take(16).read_to_end(&mut start).map_err(|why| unwritable(path, why))?;
    match start.as_slice() {
        [] => Ok(false),
        b"SQLite format 3\0" => Ok(true),
        _ => Err(not_a_store(path, "the file is not a database")),
    }
}

/// Reads, without the right to write, whose database it is and whether we know its schema.
async fn inspect(path: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = options.connect().await.map_err(|why| unwritable(path, why))?;
    let found = look(&mut connection).await;
    let _gone = connection.close().await;
    let (id, tables, version) =
        found.map_err(|why| match (result_code(&why), Ailment::of(&why)) {
            (Some(NOT_A_DATABASE), _) => not_a_store(path, why),
            (_, Some(ailment @ Ailment::Damaged)) => {
                StoreError::Ill { ailment, doing: "opening the store", why: why.to_string() }
            }
            _ => unwritable(path, why),
        })?;
    if tables > 0 && id != schema::APPLICATION_ID {
        return Err(not_a_store(path, "it is another program's database"));
    }
    schema::known(&path.display().to_string(), version)
}

/// The application's mark, the number of tables, the schema's version; all of one moment, because
/// another process may be making the store right now.
async fn look(connection: &mut SqliteConnection) -> Result<(i64, i64, i64), sqlx::Error> {
    let mut connection = connection.begin().await?;
    let id = "SELECT application_id FROM pragma_application_id";
    let id: i64 = sqlx::query_scalar(id).fetch_one(&mut *connection).await?;
    let tables = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table'";
    let tables: i64 = sqlx::query_scalar(tables).fetch_one(&mut *connection).await?;
    if tables == 0 || id != schema::APPLICATION_ID {
        return Ok((id, tables, 0));
    }
    let version = sqlx::query_scalar(schema::VERSION).fetch_one(&mut *connection).await?;
    Ok((id, tables, version))
}

/// SQLite's code for a file whose beginning only looks like one of its own.
const NOT_A_DATABASE: u32 = 26;

/// Somebody else has the file just now.
pub(crate) fn is_busy(error: &sqlx::Error) -> bool {
    result_code(error) == Some(5)
}

/// SQLite's primary result code; its extended codes keep it in the lowest byte.
fn result_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

fn from_path(path: &Path, greeting: &'static str, mode: &str) -> Result<Source, StoreError> {
    let text = path.to_str().ok_or_else(|| unwritable(path, "the name is not UTF-8"))?;
    let options = AnyConnectOptions::from_str(&format!("sqlite://{}?mode={mode}", encoded(text)))
        .map_err(|why| unwritable(path, why))?;
    Ok(Source {
        dialect: Dialect::Sqlite,
        place: text.to_owned(),
        options,
        greeting,
        reading: READING,
    })
}

/// A path as part of a URL.
fn encoded(path: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/._-".contains(byte);
    path.bytes()
        .map(
            |byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") },
        )
        .collect()
}

fn unwritable(path: &Path, why: impl Display) -> StoreError {
    StoreError::Unwritable { path: path.display().to_string(), why: why.to_string() }
}

fn not_a_store(path: &Path, why: impl Display) -> StoreError {
    StoreError::NotAStore { path: path.display().to_string(), why: why.to_string() }
}
