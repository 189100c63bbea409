//! Drives the table service from outside, as many browsers would: a soak that kills the server again
//! and again and looks for anything lost, and a load that measures it against a bare server.
//!
//! A tool of the workshop, not part of `omen`. It speaks only to servers it started itself, on the
//! loopback interface, and knows no game: it answers with what it is offered.

mod bench;
mod chance;
mod choices;
mod faults;
mod http;
mod reading;
mod seating;
mod service;
mod soak;
mod socket;

use std::error::Error;
use std::process::ExitCode;

use clap::Parser;

/// The generator shares the processors with what it measures.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What can go wrong here is read by people only.
pub type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Load and endurance of the table service.
#[derive(Debug, Parser)]
#[command(name = "load", disable_help_subcommand = true)]
enum Command {
    /// Play at many tables, kill the server at random moments, and see that nothing is lost.
    Soak(soak::Soak),
    /// Play while one call to the disk after the other fails, and see that nothing is lost.
    Faults(faults::Faults),
    /// Measure a thousand live tables against a bare echo-and-commit server.
    Bench(bench::Bench),
    /// The bare server itself: echoes each message when it is durable.
    #[command(hide = true)]
    Anchor(bench::anchor::Anchor),
}

fn main() -> ExitCode {
    let run = match Command::parse() {
        Command::Soak(soak) => soak.run(),
        Command::Faults(faults) => faults.run(),
        Command::Bench(bench) => bench.run(),
        Command::Anchor(anchor) => anchor.run(),
    };
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}
