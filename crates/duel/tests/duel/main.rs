//! The tests of the Duel, in one program: each program of tests links the whole engine anew.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod battery;
mod fair;
mod fixtures;
mod golden;
mod locales;
mod perft;
mod shown;
mod sizes;
