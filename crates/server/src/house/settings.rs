//! Settings of a house; the defaults suit a server among friends.

use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many unfinished tables one person may sit at, and how many they may set up within an
    /// hour.
    pub tables_per_person: usize,
    /// How long a table stays in memory with no viewer and no bot thinking.
    pub idle_after: Duration,
    /// Threads on which bots think, shared by all tables.
    pub bot_threads: usize,
    /// Threads for imports, branches, past positions and log files.
    pub chore_threads: usize,
    /// How many of those one person may have under way, and how many there may be in total.
    pub chores_each: usize,
    pub chores_waiting: usize,
    /// Threads on which tables are loaded into memory.
    pub load_threads: usize,
    /// How long a bot may think about one decision, if it supports a limit.
    pub bot_budget: Duration,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// The same at a table where no person holds a seat.
    pub unseated_pause: Duration,
    /// After this many bot moves such a table is paused until somebody resumes it.
    pub unseated_moves: u32,
    /// How long a bot that decides for several seats waits for the wishes of people watching the
    /// table.
    pub wish_time: Duration,
    /// How long a game must have waited for an absent player before the host may give their seat
    /// away.
    pub absent_after: Duration,
    /// How many messages may wait for one viewer; one that falls further behind is sent a whole
    /// view.
    pub viewer_queue: usize,
    /// Characters in one chat line.
    pub talk_length: usize,
    /// How many chat lines a new viewer is sent.
    pub talk_kept: u32,
    /// Characters in a table's title.
    pub title_length: usize,
    /// Characters in the note of a report.
    pub note_length: usize,
    /// Bytes of an imported log.
    pub log_length: usize,
    /// How many tables the lobby shows.
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
