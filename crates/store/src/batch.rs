//! One transaction: everything that waited when the writer looked.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, Executor};
use tokio::sync::oneshot;

use crate::append::{self, QueuedAppend};
use crate::dialect::Dialect;
use crate::errand::Waiting;
use crate::error::during;
use crate::stats::{Counters, add};
use crate::{AppendError, StoreError, TableId};

#[derive(Default)]
pub(crate) struct Batch {
    pub(crate) errands: Vec<Box<dyn Waiting>>,
    pub(crate) appends: Vec<QueuedAppend>,
}

impl Batch {
    pub(crate) fn len(&self) -> usize {
        self.errands.len() + self.appends.len()
    }

    /// Writes everything and commits; the transaction is already open.
    ///
    /// Errands go first and appends together after them. No one can tell: a caller that waits for
    /// one answer before the next request is never in the same batch twice.
    pub(crate) async fn write(
        &mut self,
        connection: &mut AnyConnection,
        dialect: Dialect,
    ) -> Result<(), StoreError> {
        let doing = during("writing");
        if dialect == Dialect::Postgres && !self.errands.is_empty() {
            append::hold(connection, dialect, self.tables()).await.map_err(&doing)?;
        }
        for errand in &mut self.errands {
            errand.run(connection).await?;
        }
        if !self.appends.is_empty() {
            append::write(connection, dialect, &mut self.appends).await.map_err(&doing)?;
        }
        connection.execute("COMMIT").await.map_err(&doing)?;
        Ok(())
    }

    /// Every table whose standing the batch touches, in one order.
    fn tables(&self) -> BTreeSet<&str> {
        let errands = self.errands.iter().filter_map(|errand| errand.table());
        let appends = self.appends.iter().map(|queued| &queued.append.table);
        errands.chain(appends).map(TableId::as_str).collect()
    }

    /// Tells everyone what came of it; only after the commit.
    pub(crate) fn answer(self, counters: &Counters) {
        add(&counters.batches, 1);
        for queued in self.appends {
            match &queued.outcome {
                Ok(_) => {
                    add(&counters.appends, 1);
                    add(&counters.inputs, queued.append.entries.len());
                }
                Err(AppendError::Conflict(_)) => add(&counters.conflicts, 1),
                Err(AppendError::NotOpen { .. } | AppendError::Store(_)) => {}
            }
            tell(queued.asker, queued.outcome);
        }
        for errand in self.errands {
            if errand.answer() {
                add(&counters.errands, 1);
            }
        }
    }

    /// Tells everyone that nothing came of it.
    pub(crate) fn fail(self, error: &StoreError, counters: &Counters) {
        add(&counters.failures, self.len());
        for queued in self.appends {
            tell(queued.asker, Err(error.clone().into()));
        }
        for errand in self.errands {
            errand.fail(error.clone());
        }
    }

    /// The same writes, each a batch of its own.
    pub(crate) fn singly(self) -> impl Iterator<Item = Batch> {
        let errands = self.errands.into_iter();
        let appends = self.appends.into_iter();
        let alone = errands.map(|errand| Batch { errands: vec![errand], ..Batch::default() });
        alone.chain(appends.map(|append| Batch { appends: vec![append], ..Batch::default() }))
    }
}

/// Answers a caller that may have left; the write stands either way.
pub(crate) fn tell<T>(asker: oneshot::Sender<T>, answer: T) {
    let _left = asker.send(answer);
}
