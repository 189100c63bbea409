//! The one task that writes: it takes whatever waits into one transaction and answers after commit.
//!
//! While one batch is being flushed the next gathers in the queue, so batches grow with the load and
//! a lone input waits for nobody.

use std::sync::Arc;

use sqlx::{AnyConnection, Executor};
use tokio::sync::mpsc;

use crate::StoreError;
use crate::append::QueuedAppend;
use crate::batch::Batch;
use crate::errand::Waiting;
use crate::open::Source;
use crate::stats::{Counters, add};

/// What can stand in the queue.
pub(crate) enum Job {
    Append(QueuedAppend),
    Errand(Box<dyn Waiting>),
    /// Take nothing new; finish what is here.
    Close,
}

pub(crate) struct Writer {
    pub(crate) source: Source,
    /// Gone after it failed; the next batch makes another.
    pub(crate) connection: Option<AnyConnection>,
    pub(crate) counters: Arc<Counters>,
    /// How many writes one transaction takes at most.
    pub(crate) most: usize,
}

/// How a batch failed.
enum Failure {
    /// The database said no to something in it, and kept nothing of it.
    Refused(StoreError),
    /// The database is not there, or went away in the middle; trying again would only take longer.
    Down(StoreError),
}

impl Writer {
    /// Runs until the store is closed or dropped, and the queue is empty.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(self.most);
        while queue.recv_many(&mut jobs, self.most).await > 0 {
            let mut batch = Batch::default();
            for job in jobs.drain(..) {
                match job {
                    Job::Append(append) => batch.appends.push(append),
                    Job::Errand(errand) => batch.errands.push(errand),
                    Job::Close => queue.close(),
                }
            }
            if batch.len() > 0 {
                self.commit(batch).await;
            }
        }
        if let Some(connection) = self.connection.take() {
            let _gone = sqlx::Connection::close(connection).await;
        }
    }

    /// Commits a batch; one that the database refuses as a whole is tried write by write, so that
    /// the one at fault fails alone.
    async fn commit(&mut self, mut batch: Batch) {
        match self.transact(&mut batch).await {
            Ok(()) => batch.answer(&self.counters),
            Err(Failure::Refused(_)) if batch.len() > 1 => {
                add(&self.counters.retried, 1);
                for mut alone in batch.singly() {
                    match self.transact(&mut alone).await {
                        Ok(()) => alone.answer(&self.counters),
                        Err(Failure::Refused(error) | Failure::Down(error)) => {
                            alone.fail(&error, &self.counters);
                        }
                    }
                }
            }
            Err(Failure::Refused(error) | Failure::Down(error)) => {
                batch.fail(&error, &self.counters);
            }
        }
    }

    async fn transact(&mut self, batch: &mut Batch) -> Result<(), Failure> {
        let dialect = self.source.dialect;
        let mut connection = self.begin().await.map_err(Failure::Down)?;
        let Err(error) = batch.write(&mut connection, dialect).await else {
            self.connection = Some(connection);
            return Ok(());
        };
        let why = error.to_string();
        if connection.execute("ROLLBACK").await.is_ok() {
            self.connection = Some(connection);
            return Err(Failure::Refused(StoreError::Database { doing: "writing", why }));
        }
        Err(Failure::Down(StoreError::Lost { why }))
    }

    /// A connection with a transaction open on it; one that died idle is replaced once.
    async fn begin(&mut self) -> Result<AnyConnection, StoreError> {
        let begin = self.source.dialect.begin();
        if let Some(mut connection) = self.connection.take()
            && connection.execute(begin).await.is_ok()
        {
            return Ok(connection);
        }
        let mut connection = self.source.connect().await?;
        let doing = crate::error::during("opening a transaction");
        connection.execute(begin).await.map_err(doing)?;
        Ok(connection)
    }
}
