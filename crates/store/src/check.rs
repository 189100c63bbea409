//! Looking through a whole store: the file by SQLite's own means, the logs by their seals.

use std::time::Duration;

use sqlx::{AnyConnection, Executor, Row};
use tokio::task::AbortHandle;

use crate::address::Address;
use crate::dialect::Dialect;
use crate::error::during;
use crate::health::Chart;
use crate::open::Source;
use crate::{Ailment, StoreError, TableId, Tip, inputs, postgres, rows, schema, sqlite, tables};

/// How many places of a damaged file are told.
const PLACES: &str = "PRAGMA quick_check(5)";
const EVERY_PLACE: &str = "PRAGMA integrity_check(20)";

/// What a look through a store found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    pub tables: u64,
    pub inputs: u64,
    /// Whether its rows have seals; those of a store that an older version wrote get them when this
    /// one is started.
    pub sealed: bool,
    /// Everything that is wrong with it.
    pub faults: Vec<String>,
}

impl Checked {
    pub fn is_whole(&self) -> bool {
        self.faults.is_empty()
    }
}

/// Looks through a store without changing it: every page, every row of every log.
///
/// The database may be in use meanwhile.
pub async fn check(address: &str) -> Result<Checked, StoreError> {
    sqlx::any::install_default_drivers();
    let source = match Address::read(address)? {
        Address::File(path) => sqlite::source_to_read(&path).await?,
        Address::Passing => return Err(StoreError::BadAddress { address: address.to_owned() }),
        Address::Postgres(url) => postgres::source(&url)?,
    };
    look_through(&source).await
}

pub(crate) async fn look_through(source: &Source) -> Result<Checked, StoreError> {
    let mut connection = source.connect_to_read().await?;
    let mut checked = Checked::default();
    if source.dialect == Dialect::Sqlite {
        checked.faults = places(&mut connection, EVERY_PLACE).await?;
    }
    let version = schema::version(&mut connection, source.dialect).await;
    let _gone = sqlx::Connection::close(connection).await;
    let version = match version.map_err(during("reading the schema's version")) {
        Err(StoreError::Ill { ailment: Ailment::Damaged, why, .. }) => {
            checked.faults.push(why);
            return Ok(checked);
        }
        version => version?,
    };
    if version == 0 && checked.is_whole() {
        let (path, why) = (source.place.clone(), "there is none in it".to_owned());
        return Err(StoreError::NotAStore { path, why });
    }
    schema::known(&source.place, version)?;
    checked.sealed = version >= schema::SEALED;
    if checked.sealed {
        match look_through_logs(source, &mut checked).await {
            Err(StoreError::Ill { ailment: Ailment::Damaged, doing, why }) => {
                checked.faults.push(format!("{doing}: {why}"));
            }
            looked => looked?,
        }
    }
    Ok(checked)
}

/// Checks every log that anything refers to.
async fn look_through_logs(source: &Source, checked: &mut Checked) -> Result<(), StoreError> {
    let reads = source.pool(1);
    let found = sqlx::query(
        "SELECT id FROM tables UNION SELECT table_id AS id FROM tips \
         UNION SELECT DISTINCT table_id AS id FROM inputs ORDER BY id",
    );
    let found = found.fetch_all(&reads).await.map_err(during("listing all tables"))?;
    for row in &found {
        let id = TableId(rows::text(row, "id")?);
        checked.tables += 1;
        match look_through_log(&reads, &id).await {
            Ok(inputs) => checked.inputs += inputs,
            Err(StoreError::Damaged { table, why }) => {
                checked.faults.push(format!("table {table}: {why}"));
            }
            Err(StoreError::Ill { ailment: Ailment::Damaged, why, .. }) => {
                checked.faults.push(format!("table {id}: {why}"));
            }
            Err(error) => return Err(error),
        }
    }
    reads.close().await;
    Ok(())
}

/// How many inputs the log has, having read it as it is and as it was before each cut.
async fn look_through_log(reads: &sqlx::AnyPool, id: &TableId) -> Result<u64, StoreError> {
    tables::find(reads, id).await?;
    let log = inputs::log(reads, id, 0).await?;
    let cuts = "SELECT cut, MAX(seq) AS seq FROM undone WHERE table_id = $1 GROUP BY cut";
    let cuts = sqlx::query(cuts).bind(id.as_str()).fetch_all(reads).await;
    for cut in &cuts.map_err(during("reading what was undone"))? {
        let cuts = rows::number(cut, "cut")?.saturating_sub(1);
        inputs::log_at(reads, id, Tip { seq: rows::number(cut, "seq")?, cuts }).await?;
    }
    Ok(log.map_or(0, |log| log.inputs.len() as u64))
}

/// Begins to look through a file and waits for it, but not for long; what it finds is noted in any
/// case.
pub(crate) async fn at_the_start(
    source: &Source,
    chart: &Chart,
    within: Duration,
) -> Option<AbortHandle> {
    // PostgreSQL has no such check: it looks at its pages itself where it was told to.
    if source.dialect == Dialect::Postgres {
        return None;
    }
    chart.check_begins();
    let (source, chart) = (source.clone(), chart.clone());
    let check = tokio::spawn(async move {
        let found = async {
            let mut connection = source.connect_to_read().await?;
            let found = places(&mut connection, PLACES).await;
            let _gone = sqlx::Connection::close(connection).await;
            found
        };
        let found = found.await.unwrap_or_else(|error| vec![error.to_string()]);
        chart.check_ends((!found.is_empty()).then(|| found.join("; ")));
    });
    let going_on = check.abort_handle();
    let _later = tokio::time::timeout(within, check).await;
    Some(going_on)
}

/// Where SQLite finds its file contradicting itself.
async fn places(
    connection: &mut AnyConnection,
    pragma: &'static str,
) -> Result<Vec<String>, StoreError> {
    let found = match connection.fetch_all(pragma).await {
        Ok(found) => found,
        Err(error) if Ailment::of(&error) == Some(Ailment::Damaged) => {
            return Ok(vec![error.to_string()]);
        }
        Err(error) => return Err(during("checking the file")(error)),
    };
    let told = found.iter().filter_map(|row| row.try_get::<String, _>(0).ok());
    // One finding may have several lines.
    Ok(told
        .flat_map(|told| told.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|it| it != "ok")
        .collect())
}
