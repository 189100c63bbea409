//! A game that is added, from its crate to the wire. `web/e2e/lanterns.spec.ts` goes on from there.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod battery;
#[allow(dead_code)] // shared with the tests of the server
#[path = "../../../server/tests/http/ground.rs"]
mod ground;
mod table;
mod words;
