//! Opening and closing a store.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Executor};
use tempfile::TempDir;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::{AbortHandle, JoinHandle};

use crate::address::Address;
use crate::dialect::Dialect;
use crate::errand::{Errand, Queued};
use crate::error::during;
use crate::health::Chart;
use crate::stats::Counters;
use crate::writer::{Job, Writer};
use crate::{Ailment, Health, Stats, StoreError, check, postgres, schema, sqlite};

/// A store of tables; cheap to clone, all clones are the same store.
///
/// Dropping the last clone lets the writer finish in the background; [`Store::close`] waits for it.
#[derive(Clone, Debug)]
pub struct Store {
    inside: Arc<Inside>,
}

#[derive(Debug)]
struct Inside {
    reads: AnyPool,
    queue: mpsc::Sender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
    counters: Arc<Counters>,
    chart: Chart,
    /// Looks through the file, also after the store is open.
    check: Option<AbortHandle>,
    /// Removed when the store goes.
    _passing: Option<TempDir>,
}

/// How a store works; the defaults suit a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many writes one transaction takes at most; 1 gives a commit to each.
    pub batch: usize,
    /// How many writes may wait before their askers are held back.
    pub queue: usize,
    /// How many reads may go on at once.
    pub readers: u32,
    /// How long opening waits for the check of a file; it goes on in the background.
    pub check_within: Duration,
    /// How often a store that cannot be written tries whether it can again.
    pub breath: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            batch: 256,
            queue: 1024,
            readers: 4,
            check_within: Duration::from_secs(2),
            breath: Duration::from_secs(1),
        }
    }
}

impl Store {
    /// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`, made and migrated where needed.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::open_with(address, Settings::default()).await
    }

    pub async fn open_with(address: &str, settings: Settings) -> Result<Store, StoreError> {
        install_default_drivers();
        let (source, passing) = match Address::read(address)? {
            Address::File(path) => (sqlite::source(&path).await?, None),
            Address::Passing => {
                let (source, directory) = sqlite::passing_source().await?;
                (source, Some(directory))
            }
            Address::Postgres(url) => (postgres::source(&url)?, None),
        };
        let mut connection = source.connect().await?;
        schema::bring_up_to_date(&mut connection, &source).await?;
        let reads = source.pool(settings.readers.max(1));
        let chart = Chart::new();
        let check = match passing {
            None => check::at_the_start(&source, &chart, settings.check_within).await,
            Some(_) => None,
        };
        let counters = Arc::new(Counters::default());
        let (queue, waiting) = mpsc::channel(settings.queue.max(1));
        let writer = Writer {
            source,
            connection: Some(connection),
            counters: counters.clone(),
            chart: chart.clone(),
            breath: settings.breath,
            most: settings.batch.max(1),
        };
        let writer = Mutex::new(Some(tokio::spawn(writer.run(waiting))));
        let inside = Inside { reads, queue, writer, counters, chart, check, _passing: passing };
        Ok(Store { inside: Arc::new(inside) })
    }

    /// Writes what is still waiting, then lets go of the database. Later writes are told so.
    pub async fn close(&self) {
        let mut writer = self.inside.writer.lock().await;
        if let Some(task) = writer.take() {
            let _already_closing = self.inside.queue.send(Job::Close).await;
            let _ended = task.await;
        }
        if let Some(check) = &self.inside.check {
            check.abort();
        }
        self.inside.reads.close().await;
    }

    /// How the store is now.
    pub fn health(&self) -> Health {
        self.inside.chart.read()
    }

    /// Tells whenever the store's health changes.
    pub fn watch_health(&self) -> watch::Receiver<Health> {
        self.inside.chart.watch()
    }

    /// What was read; a failure is recorded in the store's health.
    pub(crate) fn noted<T>(&self, read: Result<T, StoreError>) -> Result<T, StoreError> {
        read.inspect_err(|error| self.inside.chart.met(error))
    }

    /// Turns a driver's error into ours and records it in the store's health; for `map_err`.
    pub(crate) fn during(&self, doing: &'static str) -> impl Fn(sqlx::Error) -> StoreError {
        let (name, chart) = (during(doing), self.inside.chart.clone());
        move |error| {
            let error = name(error);
            chart.met(&error);
            error
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.reads().execute("SELECT 1").await.map_err(self.during("asking the database"))?;
        Ok(())
    }

    pub fn stats(&self) -> Stats {
        let queue = &self.inside.queue;
        self.inside.counters.read(queue.max_capacity() - queue.capacity())
    }

    pub(crate) fn reads(&self) -> &AnyPool {
        &self.inside.reads
    }

    pub(crate) async fn enqueue(&self, job: Job) -> Result<(), StoreError> {
        self.inside.queue.send(job).await.map_err(|_| StoreError::Closed)
    }

    /// Has an errand done, and returns when it is durable.
    pub(crate) async fn write<E: Errand>(&self, errand: E) -> Result<E::Done, StoreError> {
        let (queued, answer) = Queued::new(errand);
        self.enqueue(Job::Errand(Box::new(queued))).await?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// How long a database may take to answer a new connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to let another process finish making the file: SQLite waits for locks by itself, but
/// not for the one that turns a new file to WAL.
const TURN: Duration = Duration::from_millis(50);
const TURNS: u32 = 100;

/// Where connections come from.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) dialect: Dialect,
    /// The place as messages name it.
    pub(crate) place: String,
    pub(crate) options: AnyConnectOptions,
    /// Said first on a connection that writes.
    pub(crate) greeting: &'static str,
    /// Said first on a connection that only reads.
    pub(crate) reading: &'static str,
}

impl Source {
    /// A connection that may write.
    pub(crate) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let unreachable = |error: sqlx::Error| {
            let (place, why) = (self.place.clone(), error.to_string());
            match (self.dialect, Ailment::of(&error)) {
                (Dialect::Sqlite, Some(ailment @ (Ailment::DiskFull | Ailment::Damaged))) => {
                    StoreError::Ill { ailment, doing: "opening the store", why }
                }
                (Dialect::Sqlite, Some(Ailment::CannotWrite) | None) => {
                    StoreError::Unwritable { path: place, why }
                }
                (Dialect::Postgres, _) => StoreError::Unreachable { place, why },
            }
        };
        let answer = tokio::time::timeout(PATIENCE, self.options.connect()).await;
        let late = |_| sqlx::Error::Io(ErrorKind::TimedOut.into());
        let mut connection = answer.map_err(late).flatten().map_err(unreachable)?;
        let mut turns = TURNS;
        loop {
            match connection.execute(self.greeting).await {
                Ok(_) => return Ok(connection),
                Err(error) if turns > 0 && self.is_busy(&error) => turns -= 1,
                Err(error) => return Err(unreachable(error)),
            }
            tokio::time::sleep(TURN).await;
        }
    }

    /// A connection that only reads.
    pub(crate) async fn connect_to_read(&self) -> Result<AnyConnection, StoreError> {
        let doing = during("opening the store to read it");
        let mut connection = self.options.connect().await.map_err(&doing)?;
        connection.execute(self.reading).await.map_err(&doing)?;
        Ok(connection)
    }

    fn is_busy(&self, error: &sqlx::Error) -> bool {
        self.dialect == Dialect::Sqlite && sqlite::is_busy(error)
    }

    /// Connections that only read, made when first needed.
    pub(crate) fn pool(&self, most: u32) -> AnyPool {
        let reading = self.reading;
        AnyPoolOptions::new()
            .max_connections(most)
            .test_before_acquire(self.dialect == Dialect::Postgres)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(reading).await.map(drop) })
            })
            .connect_lazy_with(self.options.clone())
    }
}
