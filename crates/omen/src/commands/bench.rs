//! `omen bench`

use crate::anchor;
use crate::cli::Bench;
use crate::games;
use crate::out;
use crate::packs;
use crate::trouble::{Done, Trouble};
use serde::Serialize;

/// The results of one run. Ratios to a chess ply measured in the same process can be compared
/// between machines; nanoseconds cannot.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    games: u32,
    games_per_s: f64,
    decisions_per_game: f64,
    decision_ns: f64,
    /// Ratios to the yardstick: only in a build with the chess anchor.
    ply_ns: Option<f64>,
    decision_plies: Option<f64>,
    clone_ns: f64,
    /// Memory figures: only in a build that counts allocations.
    state_bytes: Option<u64>,
    allocs_per_decision: Option<f64>,
    prompts_per_turn: f64,
    table_bytes: Option<u64>,
    replay_ns_per_input: f64,
    update_bytes_median: u32,
    update_bytes_p99: u32,
    update_bytes_most: u32,
    view_bytes_median: u32,
}

/// Why there is no ratio, and how to get one.
const NO_YARDSTICK: &str = "  \
  the chess yardstick is left out: it is GPL code, and this binary is not. `make bench` includes \
  it, as does\n    \
  cargo run --profile dist --package omen --features chess-anchor -- bench GAME";

pub fn run(bench: &Bench) -> Done {
    let entry = games::named(&bench.game)?;
    packs::shelve_all(&bench.boxes.packs.packs)?;
    let setup = games::setup(entry.title(), &[], &bench.boxes.boxes)?;
    if let Some(games) = bench.endurance {
        entry.endure(&setup, games, bench.seed).map_err(Trouble::answer_is_no)?;
        out::line(format_args!("{games} random games ended with every figure accounted for"));
        return Ok(());
    }
    // Before and after, so that a machine that slows down in between does not flatter us.
    let before = anchor::ply_ns();
    let measured = entry.measure(&setup, bench.games, bench.seed).map_err(Trouble::input)?;
    let after = anchor::ply_ns();
    let ply_ns = before.zip(after).map(|(before, after)| before.min(after));
    let decisions = measured.random.decisions.max(1) as f64;
    let elapsed = measured.random.elapsed.as_nanos() as f64;
    let decision_ns = elapsed / decisions;
    let figures = Figures {
        game: entry.title().key(),
        games: bench.games,
        games_per_s: f64::from(bench.games) / (elapsed / 1e9),
        decisions_per_game: decisions / f64::from(bench.games),
        decision_ns,
        ply_ns,
        decision_plies: ply_ns.map(|ply| decision_ns / ply),
        clone_ns: measured.clone_ns,
        state_bytes: measured.state_bytes,
        allocs_per_decision: measured.allocations.map(|times| times as f64 / decisions),
        prompts_per_turn: measured.prompts_per_turn,
        table_bytes: measured.table.bytes,
        replay_ns_per_input: measured.table.replay_ns_per_input,
        update_bytes_median: measured.sent.updates.median(),
        update_bytes_p99: measured.sent.updates.quantile(990),
        update_bytes_most: measured.sent.updates.most(),
        view_bytes_median: measured.sent.views.median(),
    };
    if bench.json {
        let text = serde_json::to_string(&figures);
        out::line(text.map_err(|error| Trouble::input(error.to_string()))?);
    } else {
        print_figures(&figures);
    }
    Ok(())
}

fn print_figures(figures: &Figures) {
    out::line(format_args!("{}: {} random games on one core", figures.game, figures.games));
    out::line(format_args!("  games per second      {:>12.0}", figures.games_per_s));
    out::line(format_args!("  decisions per game    {:>12.1}", figures.decisions_per_game));
    out::line(format_args!("  decision              {:>12.1} ns", figures.decision_ns));
    if let (Some(ply), Some(plies)) = (figures.ply_ns, figures.decision_plies) {
        out::line(format_args!("  chess ply             {ply:>12.1} ns"));
        out::line(format_args!("  decision              {plies:>12.2} plies"));
    } else {
        out::line(NO_YARDSTICK);
    }
    out::line(format_args!("  clone                 {:>12.1} ns", figures.clone_ns));
    if let (Some(state), Some(times)) = (figures.state_bytes, figures.allocs_per_decision) {
        out::line(format_args!("  state                 {state:>12} bytes"));
        out::line(format_args!("  allocations           {times:>12.3} per decision"));
    }
    out::line(format_args!("  prompts               {:>12.2} per turn", figures.prompts_per_turn));
    if let Some(bytes) = figures.table_bytes {
        out::line(format_args!("  finished table        {bytes:>12} bytes"));
    }
    out::line(format_args!(
        "  replay                {:>12.1} ns per input",
        figures.replay_ns_per_input
    ));
    out::line(format_args!(
        "  update                {:>12} bytes (p99 {}, max {})",
        figures.update_bytes_median, figures.update_bytes_p99, figures.update_bytes_most
    ));
    out::line(format_args!("  whole view            {:>12} bytes", figures.view_bytes_median));
}
