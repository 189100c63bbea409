//! Rate limits: a token bucket that refills over time.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A number of uses per period; a burst may use them all at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// 0 means no limit.
    pub most: u32,
    pub within: Duration,
}

impl Rate {
    pub const fn new(most: u32, within: Duration) -> Rate {
        Rate { most, within }
    }

    pub const fn lifted() -> Rate {
        Rate { most: 0, within: Duration::ZERO }
    }

    fn a_second(self) -> f64 {
        f64::from(self.most) / self.within.as_secs_f64()
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.most, self.within.as_secs()) {
            (0, _) => f.write_str("off"),
            (most, 1) => write!(f, "{most}/s"),
            (most, 60) => write!(f, "{most}/min"),
            (most, 3600) => write!(f, "{most}/h"),
            (most, seconds) => write!(f, "{most}/{seconds}s"),
        }
    }
}

impl FromStr for Rate {
    type Err = String;

    /// `60/min`, `60/3s`, `200/h` or `off`.
    fn from_str(text: &str) -> Result<Rate, String> {
        let bad = || format!("\"{text}\" is not a rate; write it as 60/min, 60/3s, 200/h or off");
        if text == "off" {
            return Ok(Rate::lifted());
        }
        let (most, within) = text.split_once('/').ok_or_else(bad)?;
        let most: u32 = most.parse().ok().filter(|most| *most > 0).ok_or_else(bad)?;
        let unit_at = within.find(|letter: char| !letter.is_ascii_digit()).ok_or_else(bad)?;
        let (count, unit) = within.split_at(unit_at);
        let count: u64 = if count.is_empty() { 1 } else { count.parse().map_err(|_| bad())? };
        let unit = match unit {
            "s" => 1,
            "min" => 60,
            "h" => 3600,
            _ => return Err(bad()),
        };
        let seconds = count.checked_mul(unit).filter(|seconds| (1..=86_400).contains(seconds));
        Ok(Rate::new(most, Duration::from_secs(seconds.ok_or_else(bad)?)))
    }
}

/// What is left of a rate for one key.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    seen: Instant,
}

impl Bucket {
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: f64::from(rate.most), seen: now }
    }

    /// Takes one, or says how long to wait for it.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        if rate.most == 0 {
            return Ok(());
        }
        self.tokens = self.filled(rate, now);
        self.seen = now;
        if self.tokens < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - self.tokens) / rate.a_second()));
        }
        self.tokens -= 1.0;
        Ok(())
    }

    fn filled(&self, rate: Rate, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.seen).as_secs_f64();
        (self.tokens + since * rate.a_second()).min(f64::from(rate.most))
    }
}

/// A rate limit for each of many keys.
#[derive(Debug)]
pub struct Throttle<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Above this many keys, those whose bucket is full again are forgotten.
const CROWD: usize = 10_000;

impl<K: Eq + Hash> Throttle<K> {
    pub fn new(rate: Rate) -> Throttle<K> {
        Throttle { rate, buckets: Mutex::default() }
    }

    /// Counts one for this key, or says how many seconds to wait.
    pub fn take(&self, key: K) -> Result<(), u64> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), u64> {
        let rate = self.rate;
        if rate.most == 0 {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CROWD {
            buckets.retain(|_, bucket| bucket.filled(rate, now) < f64::from(rate.most));
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, now));
        bucket.take(rate, now).map_err(|wait| wait.as_secs() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_parsed_and_printed_the_same_way() {
        for text in ["60/min", "60/3s", "200/h", "5/s", "off"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        for text in ["", "60", "0/s", "60/", "60/d", "-1/s", "60/0s", "9/99999999999999999999h"] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_burst_empties_the_bucket_and_time_refills_it() {
        let rate = Rate::new(3, Duration::from_secs(3));
        let start = Instant::now();
        let throttle = Throttle::new(rate);
        for _ in 0..3 {
            assert_eq!(throttle.take_at("one", start), Ok(()));
        }
        assert_eq!(throttle.take_at("one", start), Err(2));
        assert_eq!(throttle.take_at("other", start), Ok(()));
        assert_eq!(throttle.take_at("one", start + Duration::from_secs(1)), Ok(()));
    }

    #[test]
    fn keys_with_a_full_bucket_are_forgotten_when_there_are_many() {
        let throttle = Throttle::new(Rate::new(1, Duration::from_secs(1)));
        let start = Instant::now();
        for key in 0..CROWD {
            assert_eq!(throttle.take_at(key, start), Ok(()));
        }
        assert_eq!(throttle.take_at(CROWD, start + Duration::from_secs(5)), Ok(()));
        assert_eq!(throttle.buckets.lock().unwrap().len(), 1);
    }

    #[test]
    fn a_rate_that_is_off_counts_nothing() {
        let throttle = Throttle::new(Rate::lifted());
        for _ in 0..1000 {
            assert_eq!(throttle.take(()), Ok(()));
        }
    }
}
