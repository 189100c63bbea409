//! How long a piece of work takes: the median of many short rounds, and the fastest of them. Enough
//! to see which part became slower; whether one did is measured in instructions
//! (`scripts/callgrind.sh`).

use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 101;
const ROUND: Duration = Duration::from_millis(10);

#[derive(Debug)]
pub struct Stopwatch {
    nanoseconds: Vec<f64>,
}

/// Measures one piece of work and prints its time.
pub fn time(name: &str, measure: impl FnOnce(&mut Stopwatch)) {
    let mut watch = Stopwatch { nanoseconds: Vec::new() };
    measure(&mut watch);
    watch.nanoseconds.sort_by(f64::total_cmp);
    let times = &watch.nanoseconds;
    println!("{name:<34} {:>14.1} ns (fastest {:.1})", times[times.len() / 2], times[0]);
}

impl Stopwatch {
    pub fn iter<T>(&mut self, mut work: impl FnMut() -> T) {
        // As often as fits into a round, determined while caches warm up.
        let mut times = 1_u32;
        while timed(times, &mut work) < ROUND && times < u32::MAX / 2 {
            times *= 2;
        }
        let round = || timed(times, &mut work).as_nanos() as f64 / f64::from(times);
        self.nanoseconds = std::iter::repeat_with(round).take(ROUNDS).collect();
    }
}

fn timed<T>(times: u32, work: &mut impl FnMut() -> T) -> Duration {
    let began = Instant::now();
    for _ in 0..times {
        black_box(work());
    }
    began.elapsed()
}
