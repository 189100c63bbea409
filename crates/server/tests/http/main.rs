//! The HTTP layer of the table service, over real local sockets.

#![allow(clippy::unwrap_used)] // test helpers are tests too

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
