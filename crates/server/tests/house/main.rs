//! The table service without HTTP: tables, people, viewers, undo, bots, trouble.

#![allow(clippy::unwrap_used)] // test helpers are tests too

mod attending;
mod bots;
mod boxes;
mod chores;
mod client;
mod compressed;
mod deleting;
mod editions;
mod fair;
mod foretelling;
mod gate;
mod ground;
mod hearing;
mod hidden;
mod holding;
mod pit;
mod playing;
mod secrecy;
mod sharing;
mod sizes;
mod tables;
mod trouble;
mod undo;
