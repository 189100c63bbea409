//! The one task that writes: it puts whatever is waiting into one transaction and answers after
//! commit.
//!
//! While one batch is being flushed the next gathers in the queue, so batches grow with the load
//! and a lone input waits for no one.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyConnection, Executor};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::append::QueuedAppend;
use crate::batch::Batch;
use crate::dialect::Dialect;
use crate::errand::Waiting;
use crate::error::during;
use crate::health::Chart;
use crate::open::Source;
use crate::stats::{Counters, add};
use crate::{Ailment, StoreError};

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
    pub(crate) chart: Chart,
    /// How long to wait before trying again whether anything can be written.
    pub(crate) breath: Duration,
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
        while self.next_jobs(&mut queue, &mut jobs).await > 0 {
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

    /// Waits for something to do; while nothing can be written, tries every now and then whether it
    /// can be again.
    async fn next_jobs(&mut self, queue: &mut mpsc::Receiver<Job>, jobs: &mut Vec<Job>) -> usize {
        loop {
            if self.chart.cannot_write() {
                match timeout(self.breath, queue.recv_many(jobs, self.most)).await {
                    Ok(taken) => return taken,
                    Err(_nobody_asks) => self.feel_the_pulse().await,
                }
                continue;
            }
            let mut changes = self.chart.watch();
            tokio::select! {
                taken = queue.recv_many(jobs, self.most) => return taken,
                _ = changes.wait_for(|health| health.writing.is_some()) => {}
            }
        }
    }

    async fn feel_the_pulse(&mut self) {
        match self.beat().await {
            Ok(()) => self.chart.wrote(),
            Err(error) => self.chart.met(&error),
        }
    }

    /// The smallest write there is.
    async fn beat(&mut self) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        for sql in ["UPDATE pulse SET beat = beat + 1 WHERE id = 1", "COMMIT"] {
            if let Err(error) = connection.execute(sql).await {
                self.take_back(connection).await;
                return Err(during("trying to write")(error));
            }
        }
        self.connection = Some(connection);
        Ok(())
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
        let outcome = self.try_batch(batch).await;
        match &outcome {
            Ok(()) if self.chart.cannot_write() => self.chart.wrote(),
            Ok(()) => {}
            Err(Failure::Refused(error) | Failure::Down(error)) => self.chart.met(error),
        }
        outcome
    }

    async fn try_batch(&mut self, batch: &mut Batch) -> Result<(), Failure> {
        let dialect = self.source.dialect;
        let mut connection = self.begin().await.map_err(Failure::Down)?;
        let Err(error) = batch.write(&mut connection, dialect).await else {
            self.connection = Some(connection);
            return Ok(());
        };
        let taken_back = self.take_back(connection).await;
        match error {
            error if !taken_back => Err(Failure::Down(StoreError::Lost { why: error.to_string() })),
            // A full disk or one that fails is so for each of them; damage is in one place.
            error @ StoreError::Ill {
                ailment: Ailment::DiskFull | Ailment::CannotWrite, ..
            } => Err(Failure::Down(error)),
            error => Err(Failure::Refused(error)),
        }
    }

    /// Drops what a transaction has written so far; says whether it is known to be dropped.
    async fn take_back(&mut self, mut connection: AnyConnection) -> bool {
        // SQLite may have done so by itself, and then has nothing more to take back.
        let taken_back =
            connection.execute("ROLLBACK").await.is_ok() || self.source.dialect == Dialect::Sqlite;
        if taken_back {
            self.connection = Some(connection);
        }
        taken_back
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
        let doing = during("opening a transaction");
        connection.execute(begin).await.map_err(doing)?;
        Ok(connection)
    }
}
