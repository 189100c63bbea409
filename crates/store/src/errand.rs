//! Every write that is not an append: plain data that knows how to store itself.
//!
//! Errands ride in the writer's batches, each inside its own savepoint, so that one that fails takes
//! nothing with it. A batch that fails is tried again one by one, so an errand may run twice; only
//! what its last run did is kept.

use std::pin::Pin;

use sqlx::{AnyConnection, Executor};
use tokio::sync::oneshot;

use crate::error::during;
use crate::{StoreError, TableId, batch};

pub(crate) trait Errand: Send + Sync + 'static {
    type Done: Send + 'static;

    /// The table whose standing it changes or relies on, if any.
    fn table(&self) -> Option<&TableId> {
        None
    }

    fn run(
        &self,
        connection: &mut AnyConnection,
    ) -> impl Future<Output = Result<Self::Done, StoreError>> + Send;
}

/// An errand in the queue, whatever its kind, with somebody waiting for it.
pub(crate) trait Waiting: Send {
    fn table(&self) -> Option<&TableId>;

    /// Runs it; the error is the batch's, its own failure is kept for the answer.
    fn run<'c>(
        &'c mut self,
        connection: &'c mut AnyConnection,
    ) -> Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'c>>;

    /// Tells what came of it; says whether it was done.
    fn answer(self: Box<Self>) -> bool;

    fn fail(self: Box<Self>, error: StoreError);
}

pub(crate) struct Queued<E: Errand> {
    errand: E,
    outcome: Result<E::Done, StoreError>,
    asker: oneshot::Sender<Result<E::Done, StoreError>>,
}

impl<E: Errand> Queued<E> {
    pub(crate) fn new(errand: E) -> (Self, oneshot::Receiver<Result<E::Done, StoreError>>) {
        let (asker, answer) = oneshot::channel();
        (Queued { errand, outcome: Err(StoreError::Closed), asker }, answer)
    }
}

impl<E: Errand> Waiting for Queued<E> {
    fn table(&self) -> Option<&TableId> {
        self.errand.table()
    }

    fn run<'c>(
        &'c mut self,
        connection: &'c mut AnyConnection,
    ) -> Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'c>> {
        Box::pin(async move {
            let doing = during("writing");
            connection.execute("SAVEPOINT errand").await.map_err(&doing)?;
            self.outcome = self.errand.run(connection).await;
            match &self.outcome {
                Ok(_) => {}
                // The database is at fault, and may have dropped the whole transaction by itself.
                Err(error @ StoreError::Ill { .. }) => return Err(error.clone()),
                Err(_) => {
                    let back = connection.execute("ROLLBACK TO SAVEPOINT errand").await;
                    back.map_err(&doing)?;
                }
            }
            connection.execute("RELEASE SAVEPOINT errand").await.map_err(&doing)?;
            Ok(())
        })
    }

    fn answer(self: Box<Self>) -> bool {
        let done = self.outcome.is_ok();
        batch::tell(self.asker, self.outcome);
        done
    }

    fn fail(self: Box<Self>, error: StoreError) {
        batch::tell(self.asker, Err(error));
    }
}
