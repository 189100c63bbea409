//! How a house is kept; the defaults suit a server among friends.

use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Unfinished tables one person may sit at, and tables one person may set up within an hour.
    pub tables_per_person: usize,
    /// A table that nobody looks at and nobody thinks about leaves memory after this time.
    pub idle_after: Duration,
    /// Threads on which bots think; they are shared by all tables.
    pub bot_threads: usize,
    /// Threads on which imports, branches, past positions and log files are made.
    pub chore_threads: usize,
    /// Of those, how many one person may have under way, and how many may be under way at all.
    pub chores_each: usize,
    pub chores_waiting: usize,
    /// Threads on which tables are brought into memory.
    pub load_threads: usize,
    /// How long a bot may think about one decision, where it can be told so.
    pub bot_budget: Duration,
    /// How long a bot lets people look at the table before it moves.
    pub bot_pause: Duration,
    /// How long a bot waits before it moves at a table where nobody holds a seat.
    pub unseated_pause: Duration,
    /// After so many moves of bots such a table is paused, until somebody goes on.
    pub unseated_moves: u32,
    /// How long a bot that decides for all waits for the wishes of people who look at the table.
    pub wish_time: Duration,
    /// How long a game must have waited for somebody who is not there before the host may give their
    /// seat away.
    pub absent_after: Duration,
    /// Messages that may wait for one viewer; who falls further behind is sent a whole view.
    pub viewer_queue: usize,
    /// Letters in one line of table talk.
    pub talk_length: usize,
    /// Lines of talk that somebody who comes is told.
    pub talk_kept: u32,
    /// Letters in a table's title.
    pub title_length: usize,
    /// Letters in the note of a report.
    pub note_length: usize,
    /// Bytes of a log that is brought along.
    pub log_length: usize,
    /// Tables the lobby shows.
    pub lobby_length: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            tables_per_person: 100,
            idle_after: Duration::from_secs(600),
            bot_threads: cores.saturating_sub(1).max(1),
            chore_threads: cores.max(2),
            chores_each: 16,
            chores_waiting: 256,
            load_threads: cores.div_ceil(2),
            bot_budget: Duration::from_millis(1000),
            bot_pause: Duration::from_millis(600),
            unseated_pause: Duration::from_secs(2),
            unseated_moves: 300,
            wish_time: Duration::from_secs(20),
            absent_after: Duration::from_secs(24 * 3600),
            viewer_queue: 64,
            talk_length: 500,
            talk_kept: 50,
            title_length: 60,
            note_length: 4000,
            log_length: 1 << 20,
            lobby_length: 100,
        }
    }
}
