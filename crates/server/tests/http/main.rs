//! The door of the table service, over real sockets of this machine.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod authenticator;
mod closing;
mod document;
mod floods;
#[path = "../house/gate.rs"]
mod gate;
mod ground;
mod held;
mod pages;
mod passkeys;
mod people;
#[path = "../house/pit.rs"]
mod pit;
mod problems;
mod sites;
mod sockets;
mod tables;
