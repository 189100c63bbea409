//! The door of the table service, over real sockets of this machine.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod authenticator;
mod closing;
mod document;
mod floods;
mod ground;
mod pages;
mod passkeys;
mod people;
mod problems;
mod sites;
mod sockets;
mod tables;
