//! The house behind the door: tables, people, viewers, undo, bots, trouble.

mod attending;
mod bots;
mod client;
mod ground;
mod holding;
mod pit;
mod playing;
mod secrecy;
mod sizes;
mod tables;
mod trouble;
mod undo;
