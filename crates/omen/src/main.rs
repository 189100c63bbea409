//! The binary: play, serve, replay, verify, cases, rules, simulation, arena, bench.
//!
//! The only crate that knows all the others. `games.rs` is the list of titles; everything else
//! treats all games alike.

mod cli;
mod games;

mod commands;
mod plain;
mod session;
mod terminal;

mod anchor;
mod answers;
mod ending;
mod figures;
mod files;
mod memory;
mod out;
mod packs;
mod stopping;
mod told;
mod trouble;

use clap::Parser;
use cli::{Cli, Command};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::try_parse().unwrap_or_else(|said| {
        out::written(said.print());
        std::process::exit(said.exit_code());
    });
    let done = match cli.command {
        Command::Play(play) => commands::play::run(&play),
        Command::Serve(serve) => commands::serve::run(*serve),
        Command::Store(store) => commands::store::run(store),
        Command::Replay(replay) => commands::replay::run(&replay),
        Command::Verify(verify) => commands::verify::run(&verify),
        Command::Case(case) => commands::case::run(&case),
        Command::Rules(rules) => commands::rules::run(&rules),
        Command::Simulate(simulate) => commands::simulate::run(&simulate),
        Command::Arena(arena) => commands::arena::run(&arena),
        Command::Bench(bench) => commands::bench::run(&bench),
        Command::Pack(pack) => commands::pack::run(&pack),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            if !trouble.message.is_empty() {
                eprintln!("omen: {}", trouble.message);
            }
            ExitCode::from(trouble.code)
        }
    }
}
