//! Opening and closing a store.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Executor};
use tempfile::TempDir;
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

use crate::address::Address;
use crate::dialect::Dialect;
use crate::errand::{Errand, Queued};
use crate::error::during;
use crate::stats::Counters;
use crate::writer::{Job, Writer};
use crate::{Stats, StoreError, postgres, schema, sqlite};

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
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { batch: 256, queue: 1024, readers: 4 }
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
        let counters = Arc::new(Counters::default());
        let (queue, waiting) = mpsc::channel(settings.queue.max(1));
        let writer = Writer {
            source,
            connection: Some(connection),
            counters: counters.clone(),
            most: settings.batch.max(1),
        };
        let writer = Mutex::new(Some(tokio::spawn(writer.run(waiting))));
        let inside = Inside { reads, queue, writer, counters, _passing: passing };
        Ok(Store { inside: Arc::new(inside) })
    }

    /// Writes what is still waiting, then lets go of the database. Later writes are told so.
    pub async fn close(&self) {
        let mut writer = self.inside.writer.lock().await;
        if let Some(task) = writer.take() {
            let _already_closing = self.inside.queue.send(Job::Close).await;
            let _ended = task.await;
        }
        self.inside.reads.close().await;
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.reads().execute("SELECT 1").await.map_err(during("asking the database"))?;
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
            match self.dialect {
                Dialect::Sqlite => StoreError::Unwritable { path: place, why },
                Dialect::Postgres => StoreError::Unreachable { place, why },
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

    fn is_busy(&self, error: &sqlx::Error) -> bool {
        self.dialect == Dialect::Sqlite && sqlite::is_busy(error)
    }

    /// Connections that only read, made when first needed.
    fn pool(&self, most: u32) -> AnyPool {
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
