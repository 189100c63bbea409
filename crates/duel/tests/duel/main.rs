//! The tests of Duel, in one program, because every test program links the whole engine.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod battery;
mod fair;
mod fixtures;
mod forecast;
mod golden;
mod locales;
mod perft;
mod shown;
mod sizes;
