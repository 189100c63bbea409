//! The tables in memory.

use super::inside::Inside;
use super::live::Live;
use super::{Kind, Trouble};
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};
use store::TableId;
use tokio::sync::{mpsc, oneshot};

/// Something to do at a table, run by the one task that owns it; or the reason the table is not
/// there.
type Errand = Box<dyn for<'a> FnOnce(Result<&'a mut Live, Trouble>) -> BoxFuture<'a, ()> + Send>;

/// How many errands may queue at one table before their callers have to wait.
const ERRANDS: usize = 32;

/// A table in memory. It stays there as long as anyone else holds one of these.
#[derive(Debug)]
pub struct Handle {
    id: TableId,
    errands: mpsc::Sender<Errand>,
    began: Instant,
    /// When it was last used, in milliseconds after `began`.
    touched: AtomicU64,
}

#[derive(Debug, Default)]
pub struct Hall {
    tables: Mutex<HashMap<TableId, Arc<Handle>>>,
    closed: AtomicBool,
}

impl Handle {
    /// Runs an errand and waits for its result.
    ///
    /// Errands at one table run one after the other in the order they came, each to completion,
    /// even if the caller has gone.
    pub async fn ask<T, F>(&self, errand: F) -> Result<T, Trouble>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, Result<T, Trouble>> + Send + 'static,
    {
        self.touch();
        let (answer, answered) = oneshot::channel();
        let errand: Errand = Box::new(move |live| {
            Box::pin(async move {
                let done = match live {
                    Ok(live) => errand(live).await,
                    Err(trouble) => Err(trouble),
                };
                let _left = answer.send(done);
            })
        });
        self.errands.send(errand).await.map_err(|_| Trouble::unavailable())?;
        answered.await.unwrap_or_else(|_| Err(Trouble::unavailable()))
    }

    /// Runs an errand without waiting for it.
    pub fn tell(
        self: Arc<Self>,
        errand: impl for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, ()> + Send + 'static,
    ) {
        let errand: Errand = Box::new(move |live| {
            Box::pin(async move {
                if let Ok(live) = live {
                    errand(live).await;
                }
            })
        });
        match self.errands.try_send(errand) {
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
            Err(mpsc::error::TrySendError::Full(errand)) => {
                if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                    runtime.spawn(async move { drop(self.errands.send(errand).await) });
                }
            }
        }
    }

    fn touch(&self) {
        let now = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.touched.store(now, Ordering::Relaxed);
    }

    fn idle_for(&self) -> Duration {
        let touched = Duration::from_millis(self.touched.load(Ordering::Relaxed));
        self.began.elapsed().saturating_sub(touched)
    }
}

impl Hall {
    /// The table, loaded into memory if it is not there.
    pub fn find(&self, inside: &Arc<Inside>, id: &TableId) -> Result<Arc<Handle>, Trouble> {
        if self.is_closed() {
            return Err(Trouble::new(
                Kind::Unavailable,
                "The server is shutting down; try again soon.",
            ));
        }
        let mut tables = self.lock();
        if let Some(handle) = tables.get(id).filter(|handle| !handle.errands.is_closed()) {
            return Ok(handle.clone());
        }
        let (errands, waiting) = mpsc::channel(ERRANDS);
        let (id, began, touched) = (id.clone(), Instant::now(), AtomicU64::new(0));
        let handle = Arc::new(Handle { id: id.clone(), errands, began, touched });
        let serving = serve(inside.clone(), id.clone(), Arc::downgrade(&handle), waiting);
        tokio::spawn(serving);
        tables.insert(id, handle.clone());
        gauge(&tables);
        Ok(handle)
    }

    /// The table, if it is in memory.
    pub fn live(&self, id: &TableId) -> Option<Arc<Handle>> {
        self.lock().get(id).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Handle>> {
        self.lock().values().cloned().collect()
    }

    /// Unloads tables that no one holds and that have been idle for this long.
    pub fn sweep(&self, idle_after: Duration) {
        let mut tables = self.lock();
        tables.retain(|_, handle| {
            let held = Arc::strong_count(handle) > 1;
            !handle.errands.is_closed() && (held || handle.idle_for() < idle_after)
        });
        gauge(&tables);
    }

    /// Forgets a table whose task ends.
    fn forget(&self, id: &TableId, gone: &Weak<Handle>) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(|handle| Arc::as_ptr(handle) == gone.as_ptr()) {
            tables.remove(id);
        }
        gauge(&tables);
    }

    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// No table can be found from now on.
    pub fn close(&self) -> Vec<Arc<Handle>> {
        self.closed.store(true, Ordering::Release);
        self.all()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Handle>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn gauge(tables: &HashMap<TableId, Arc<Handle>>) {
    metrics::gauge!("omen_tables_live").set(tables.len() as f64);
}

/// The life of a table in memory: until its last handle is dropped.
async fn serve(
    inside: Arc<Inside>,
    id: TableId,
    me: Weak<Handle>,
    mut errands: mpsc::Receiver<Errand>,
) {
    match Live::load(inside.clone(), id.clone(), me.clone()).await {
        Ok(mut live) => {
            live.tidy();
            while let Some(errand) = errands.recv().await {
                errand(Ok(&mut live)).await;
                live.tidy();
                if live.is_gone() {
                    break;
                }
            }
        }
        Err(trouble) => {
            inside.hall.forget(&id, &me);
            errands.close();
            while let Some(errand) = errands.recv().await {
                errand(Err(trouble.clone())).await;
            }
        }
    }
    inside.hall.forget(&id, &me);
    errands.close();
    while let Some(errand) = errands.recv().await {
        errand(Err(Trouble::no_table())).await;
    }
}

impl std::fmt::Display for Handle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.id.fmt(f)
    }
}
