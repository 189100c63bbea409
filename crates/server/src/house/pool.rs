//! Threads for slow work, apart from those that serve people.

use super::turns::{Payer, Turns};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads over a queue, which they take in turn by person.
#[derive(Debug)]
pub struct Pool {
    shared: Arc<Shared>,
}

/// How a pool works.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The name of its threads.
    pub name: &'static str,
    pub threads: usize,
    /// How many jobs of one person may run at once.
    pub at_once: usize,
    /// Whether its threads give way to all others.
    pub stands_back: bool,
}

/// Who is waiting for a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// A person is playing or waiting for an answer.
    Awaited,
    /// No person takes part; runs only while nothing else is waiting.
    Idle,
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    bell: Condvar,
    manner: Manner,
}

struct Queue {
    awaited: Turns<Job>,
    idle: Turns<Job>,
    closed: bool,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").field("waiting", &self.waiting()).finish()
    }
}

impl Queue {
    fn of(&mut self, rank: Rank) -> &mut Turns<Job> {
        match rank {
            Rank::Awaited => &mut self.awaited,
            Rank::Idle => &mut self.idle,
        }
    }

    fn next(&mut self) -> Option<(Rank, Vec<Payer>, Job)> {
        [Rank::Awaited, Rank::Idle].into_iter().find_map(|rank| {
            let (payers, job) = self.of(rank).next()?;
            Some((rank, payers, job))
        })
    }

    fn waiting(&self) -> usize {
        self.awaited.waiting() + self.idle.waiting()
    }
}

impl Pool {
    /// Starts the threads; fewer than requested, if the system allows no more.
    pub fn start(manner: Manner) -> Pool {
        let turns = || Turns::new(manner.at_once);
        let queue = Queue { awaited: turns(), idle: turns(), closed: false };
        let shared = Arc::new(Shared { queue: Mutex::new(queue), bell: Condvar::new(), manner });
        for n in 0..manner.threads.max(1) {
            let shared = shared.clone();
            let thread = thread::Builder::new().name(format!("{}-{n}", manner.name));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, name = manner.name, "could not start a worker thread");
            }
        }
        Pool { shared }
    }

    /// Runs a job in the turn of any of these people.
    pub fn put(&self, rank: Rank, payers: Vec<Payer>, job: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.lock();
        if !queue.closed {
            queue.of(rank).put(payers, Box::new(job));
            self.shared.bell.notify_one();
        }
    }

    /// How many jobs are waiting.
    pub fn waiting(&self) -> usize {
        self.shared.lock().waiting()
    }
}

impl Drop for Pool {
    /// Lets each thread end after its current job, without waiting for them.
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.awaited.clear();
        queue.idle.clear();
        self.shared.bell.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        if self.manner.stands_back {
            stand_back();
        }
        loop {
            let mut queue = self.lock();
            let (rank, payers, job) = loop {
                if queue.closed {
                    return;
                }
                match queue.next() {
                    Some(due) => break due,
                    None => {
                        queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
                    }
                }
            };
            drop(queue);
            // A job that panics must not take its thread with it.
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!(name = self.manner.name, "a job panicked");
            }
            self.lock().of(rank).done(&payers);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Gives way to the threads that serve people: a thread with merely lower priority would still hold
/// them up until its time slice is over.
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
        tracing::warn!(%error, "could not lower the priority of a worker thread; bots may slow down requests");
    }
}

#[cfg(not(target_os = "linux"))]
fn stand_back() {}
