//! The tests of Eldritch Horror, in one program, because every test program links the whole engine.

#![allow(clippy::unwrap_used)] // helpers of tests are tests
#![allow(clippy::too_many_lines)] // a test may be a long list

mod battery;
mod board;
mod boxes;
mod cases;
mod course;
mod endless;
mod forecast;
mod forged;
mod golden;
mod judgement;
mod kinds;
mod large;
mod losses;
mod options;
mod pack;
mod perft;
mod playable;
mod quiet;
mod random;
mod sheets;
mod sizes;
mod statements;
mod texts;
mod tops;
mod words;
