//! The schema, built into the program as numbered steps and brought up to date on opening.

use sqlx::{AnyConnection, Executor, Row};

use crate::dialect::Dialect;
use crate::ids::now;
use crate::open::Source;
use crate::{Ailment, StoreError, sealing};

/// One step: never changed once released, only followed by another.
struct Step {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
    then: Then,
}

/// What the program does itself after a step.
#[derive(Clone, Copy)]
enum Then {
    Nothing,
    /// Gives every row of a log its seal.
    Seal,
}

const STEPS: &[Step] = &[
    Step {
        name: "first",
        sqlite: include_str!("../migrations/sqlite/0001_first.sql"),
        postgres: include_str!("../migrations/postgres/0001_first.sql"),
        then: Then::Nothing,
    },
    Step {
        name: "browsers",
        sqlite: include_str!("../migrations/sqlite/0002_browsers.sql"),
        postgres: include_str!("../migrations/postgres/0002_browsers.sql"),
        then: Then::Nothing,
    },
    Step {
        name: "reported",
        sqlite: include_str!("../migrations/sqlite/0003_reported.sql"),
        postgres: include_str!("../migrations/postgres/0003_reported.sql"),
        then: Then::Nothing,
    },
    Step {
        name: "hosts",
        sqlite: include_str!("../migrations/sqlite/0004_hosts.sql"),
        postgres: include_str!("../migrations/postgres/0004_hosts.sql"),
        then: Then::Nothing,
    },
    Step {
        name: "leavers",
        sqlite: include_str!("../migrations/sqlite/0005_leavers.sql"),
        postgres: include_str!("../migrations/postgres/0005_leavers.sql"),
        then: Then::Nothing,
    },
    Step {
        name: "seals",
        sqlite: include_str!("../migrations/sqlite/0006_seals.sql"),
        postgres: include_str!("../migrations/postgres/0006_seals.sql"),
        then: Then::Seal,
    },
];

/// "Omen" as four letters; the first step writes it into a SQLite file.
pub(crate) const APPLICATION_ID: i64 = 0x4f6d_656e;

/// The last step taken.
pub(crate) const VERSION: &str =
    "SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) AS version FROM omen_migrations";

const HISTORY: &str = "CREATE TABLE omen_migrations \
                       (version BIGINT PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL)";

/// Takes the steps that are still to be taken, all of them or none.
pub(crate) async fn bring_up_to_date(
    connection: &mut AnyConnection,
    source: &Source,
) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| {
        let why = error.to_string();
        match Ailment::of(&error) {
            Some(ailment) => {
                StoreError::Ill { ailment, doing: "bringing the schema up to date", why }
            }
            None => StoreError::Migration { place: source.place.clone(), why },
        }
    };
    let version = version(connection, source.dialect).await.map_err(failed)?;
    known(&source.place, version)?;
    if version == STEPS.len() as i64 {
        return Ok(());
    }
    connection.execute(sqlx::raw_sql(source.dialect.begin_migration())).await.map_err(failed)?;
    match take_steps(connection, source.dialect).await {
        Ok(()) => Ok(()),
        Err(error) => {
            let _already_gone = connection.execute("ROLLBACK").await;
            Err(failed(error))
        }
    }
}

/// Whether this program knows a schema of that version.
pub(crate) fn known(place: &str, version: i64) -> Result<(), StoreError> {
    let (found, known) = (u64::try_from(version).unwrap_or(0), STEPS.len() as u64);
    if found > known {
        return Err(StoreError::NewerSchema { place: place.to_owned(), found, known });
    }
    Ok(())
}

/// Alone in the database now, but perhaps not the first: the version is read again.
async fn take_steps(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), sqlx::Error> {
    if !has_history(connection, dialect).await? {
        connection.execute(HISTORY).await?;
    }
    let taken = version(connection, dialect).await?;
    for (step, number) in STEPS.iter().zip(1i64..).skip(usize::try_from(taken).unwrap_or(0)) {
        let sql = match dialect {
            Dialect::Sqlite => step.sqlite,
            Dialect::Postgres => step.postgres,
        };
        connection.execute(sqlx::raw_sql(sql)).await?;
        match step.then {
            Then::Nothing => {}
            Then::Seal => sealing::seal_everything(connection, dialect).await?,
        }
        sqlx::query("INSERT INTO omen_migrations (version, name, at) VALUES ($1, $2, $3)")
            .bind(number)
            .bind(step.name)
            .bind(now())
            .execute(&mut *connection)
            .await?;
    }
    connection.execute("COMMIT").await?;
    Ok(())
}

/// The first version in which rows have seals.
pub(crate) const SEALED: i64 = 6;

pub(crate) async fn version(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<i64, sqlx::Error> {
    if !has_history(connection, dialect).await? {
        return Ok(0);
    }
    sqlx::query(VERSION).fetch_one(connection).await?.try_get("version")
}

async fn has_history(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<bool, sqlx::Error> {
    let named = sqlx::query(dialect.count_named()).bind("omen_migrations");
    let found: i64 = named.fetch_one(connection).await?.try_get("n")?;
    Ok(found > 0)
}
