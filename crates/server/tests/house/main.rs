//! The house behind the door: tables, people, viewers, undo, bots, trouble.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod attending;
mod bots;
mod client;
mod editions;
mod fair;
mod foretelling;
mod ground;
mod hearing;
mod hidden;
mod holding;
mod pit;
mod playing;
mod secrecy;
mod sizes;
mod tables;
mod trouble;
mod undo;
