//! Threads on which bots think, apart from those that serve people.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads over one queue. A table has one job in it at most, so that the queue
/// is as bounded as the number of tables, and served in turn.
#[derive(Debug)]
pub struct Pool {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    bell: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").field("waiting", &self.jobs.len()).finish()
    }
}

impl Pool {
    /// Starts the threads; with fewer than wished for, if the system gives no more.
    pub fn start(threads: usize) -> Pool {
        let shared = Arc::new(Shared::default());
        for n in 0..threads.max(1) {
            let shared = shared.clone();
            let thread = thread::Builder::new().name(format!("bot-{n}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "no thread for bots to think on");
            }
        }
        Pool { shared }
    }

    pub fn put(&self, job: impl FnOnce() + Send + 'static) {
        self.shared.lock().jobs.push_back(Box::new(job));
        self.shared.bell.notify_one();
    }
}

impl Drop for Pool {
    /// Lets the threads end after the thought they are at; nobody waits for them.
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.jobs.clear();
        self.shared.bell.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        stand_back();
        loop {
            let mut queue = self.lock();
            let job = loop {
                if queue.closed {
                    return;
                }
                match queue.jobs.pop_front() {
                    Some(job) => break job,
                    None => {
                        queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
                    }
                }
            };
            drop(queue);
            job();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets the threads that serve people go first: a thread that merely counts for less would still be
/// waited for until its turn is over.
#[cfg(target_os = "linux")]
fn stand_back() {
    use thread_priority::{
        NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy,
        set_thread_priority_and_policy, thread_native_id,
    };
    let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    if let Err(error) =
        set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle)
    {
        tracing::warn!(%error, "bots think as urgently as people are served");
    }
}

#[cfg(not(target_os = "linux"))]
fn stand_back() {}
