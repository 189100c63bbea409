//! `omen arena`

use super::progress_bar;
use crate::cli::Arena;
use crate::games;
use crate::out;
use crate::packs;
use crate::trouble::{Done, Trouble};
use bots::arena::{ArenaReport, Contest};

pub fn run(arena: &Arena) -> Done {
    let entry = games::named(&arena.game)?;
    packs::shelve_all(&arena.boxes.packs.packs)?;
    let setup = games::setup(entry.title(), &arena.options, &arena.boxes.boxes)?;
    let contest = Contest {
        a: &arena.a,
        b: &arena.b,
        games: arena.games,
        seed: arena.seed,
        jobs: usize::from(arena.jobs),
    };
    let bar = progress_bar(arena.games);
    let report = entry
        .arena(&setup, &contest, &|done| bar.set_position(u64::from(done)))
        .map_err(Trouble::input)?;
    bar.finish_and_clear();
    if arena.json {
        let text = serde_json::to_string(&report);
        out::line(text.map_err(|error| Trouble::input(error.to_string()))?);
    } else {
        out::put(&report_text(&report));
    }
    Ok(())
}

fn report_text(report: &ArenaReport) -> String {
    let mut text = format!(
        "{} against {}: {} games, {} won, {} lost, {} drawn\n  {} wins {:.1} % (95 % interval {:.1}–{:.1} %)\n",
        report.a,
        report.b,
        report.games,
        report.wins_a,
        report.wins_b,
        report.draws,
        report.a,
        100.0 * report.rate_a,
        100.0 * report.rate_a_low,
        100.0 * report.rate_a_high,
    );
    for side in &report.sides {
        let points = f64::from(side.wins_a) + f64::from(side.draws) / 2.0;
        let rate = points / f64::from(side.games.max(1));
        let (low, high) = bots::arena::wilson(rate, side.games);
        text += &format!(
            "  as {:<12} {:>4} games, {:>4} won, {:>4} lost, {:>3} drawn: {:.1} % ({:.1}–{:.1} %)\n",
            side.seat,
            side.games,
            side.wins_a,
            side.wins_b,
            side.draws,
            100.0 * rate,
            100.0 * low,
            100.0 * high
        );
    }
    text
}
