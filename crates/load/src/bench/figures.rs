//! What was measured, compared with the targets.

use std::time::Duration;

use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, Default)]
pub struct Latencies {
    count: usize,
    p50: Duration,
    p99: Duration,
    most: Duration,
}

impl Latencies {
    pub fn of(mut took: Vec<Duration>) -> Latencies {
        took.sort_unstable();
        let at = |share: f64| {
            let rank = (took.len() as f64 * share).ceil() as usize;
            took.get(rank.saturating_sub(1)).copied().unwrap_or_default()
        };
        Latencies { count: took.len(), p50: at(0.5), p99: at(0.99), most: at(1.0) }
    }

    fn json(self) -> Value {
        json!({
            "moves": self.count,
            "p50_ms": milliseconds(self.p50),
            "p99_ms": milliseconds(self.p99),
            "max_ms": milliseconds(self.most),
        })
    }
}

#[derive(Debug, Default)]
pub struct Figures {
    tables: usize,
    pub anchor: Latencies,
    pub anchor_flat: f64,
    pub anchor_start: Duration,
    pub omen: Latencies,
    /// The same while one bot thinks.
    pub beside_bot: Latencies,
    /// Durable moves per second.
    pub flat: f64,
    /// Microseconds of the server's CPU time per move, at a steady pace and flat out.
    pub processor: f64,
    pub flat_processor: f64,
    pub idle: u64,
    pub per_table: u64,
    pub start: Duration,
    pub restart: Duration,
}

impl Figures {
    pub fn new(tables: usize) -> Figures {
        Figures { tables, ..Figures::default() }
    }

    pub fn print(&self) {
        let (anchor, omen, bot) = (self.anchor, self.omen, self.beside_bot);
        let ms = |time: Duration| format!("{:.2} ms", milliseconds(time));
        println!("{} tables, one move per second and two sockets each", self.tables);
        println!("{:<34}{:>12}{:>12}{:>9}   goal", "", "bare", "omen", "ratio");
        let line = |what: &str, bare: String, ours: String, ratio: Option<f64>, goal: &str| {
            let ratio = ratio.map_or(String::new(), |it| format!("{it:.2}"));
            println!("{what:<34}{bare:>12}{ours:>12}{ratio:>9}   {goal}");
        };
        let p50 = over(omen.p50, anchor.p50);
        let p99 = over(omen.p99, anchor.p99);
        line("move to own update, p50", ms(anchor.p50), ms(omen.p50), Some(p50), "");
        line("move to own update, p99", ms(anchor.p99), ms(omen.p99), Some(p99), "≤ 15 ms, ≤ 3");
        let beside = over(bot.p99, omen.p99);
        line("  p99 while a bot thinks", String::new(), ms(bot.p99), Some(beside), "≤ 2 of omen's");
        let flat = self.flat / self.anchor_flat.max(1.0);
        let count = |number: f64| format!("{number:.0}");
        line(
            "durable moves per second, flat out",
            count(self.anchor_flat),
            count(self.flat),
            Some(flat),
            "≥ 5000",
        );
        let micros = |time: f64| format!("{time:.0} µs");
        line("CPU time per move, steady", String::new(), micros(self.processor), None, "");
        line("CPU time per move, flat out", String::new(), micros(self.flat_processor), None, "");
        let kilobytes = |bytes: u64| format!("{:.1} kB", bytes as f64 / 1000.0);
        line("memory per live table", String::new(), kilobytes(self.per_table), None, "≤ 64 kB");
        line("memory idle", String::new(), kilobytes(self.idle), None, "");
        line("start to first answer", ms(self.anchor_start), ms(self.start), None, "≤ 150 ms");
        line("start over the run's data", String::new(), ms(self.restart), None, "");
    }

    pub fn json(&self) -> Value {
        json!({
            "tables": self.tables,
            "anchor": self.anchor.json(),
            "omen": self.omen.json(),
            "omen_beside_bot": self.beside_bot.json(),
            "ratio": {
                "p50": over(self.omen.p50, self.anchor.p50),
                "p99": over(self.omen.p99, self.anchor.p99),
                "p99_beside_bot": over(self.beside_bot.p99, self.omen.p99),
                "flat_out": self.flat / self.anchor_flat.max(1.0),
            },
            "moves_per_second": { "anchor": self.anchor_flat, "omen": self.flat },
            "processor_us_per_move": { "steady": self.processor, "flat_out": self.flat_processor },
            "bytes_per_table": self.per_table,
            "bytes_idle": self.idle,
            "start_ms": milliseconds(self.start),
            "restart_ms": milliseconds(self.restart),
        })
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn over(ours: Duration, bare: Duration) -> f64 {
    ours.as_secs_f64() / bare.as_secs_f64().max(1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_whole_run() {
        let took = (1..=200).rev().map(Duration::from_millis).collect();
        let latencies = Latencies::of(took);
        assert_eq!(latencies.p50, Duration::from_millis(100));
        assert_eq!(latencies.p99, Duration::from_millis(198));
        assert_eq!(latencies.most, Duration::from_millis(200));
        assert_eq!(Latencies::of(Vec::new()).count, 0);
    }
}
