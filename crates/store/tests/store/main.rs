//! One suite for both databases: every test runs on a SQLite file, and on PostgreSQL as well when
//! `OMEN_TEST_POSTGRES` holds the URL of one (see `scripts/postgres-for-tests.sh`).

#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod damage;
mod ground;
mod killing;
mod logs;
mod nodes;
mod opening;
mod people;
mod tables;
mod undo;
mod upkeep;
