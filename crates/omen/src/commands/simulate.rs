//! `omen simulate`

use super::progress_bar;
use crate::cli::Simulate;
use crate::files;
use crate::games;
use crate::out;
use crate::packs;
use crate::trouble::{Done, Trouble};
use bots::simulate::{Plan, Simulation};

pub fn run(simulate: &Simulate) -> Done {
    let entry = games::named(&simulate.game)?;
    packs::shelve_all(&simulate.boxes.packs.packs)?;
    let setup = games::setup(entry.title(), &simulate.options, &simulate.boxes.boxes)?;
    let plan = Plan {
        bots: &simulate.bots,
        games: simulate.games,
        seed: simulate.seed,
        jobs: usize::from(simulate.jobs),
    };
    let bar = progress_bar(simulate.games);
    let simulation = entry
        .simulate(&setup, &plan, &|done| bar.set_position(u64::from(done)))
        .map_err(Trouble::input)?;
    bar.finish_and_clear();
    match &simulate.csv {
        Some(printed) if printed.as_os_str() == "-" => out::put(&rows(&simulation)?),
        Some(file) => {
            files::write_whole(file, &rows(&simulation)?)?;
            out::put(&summary_text(&simulation));
        }
        None if simulate.json => {
            let text = serde_json::to_string(&simulation);
            out::line(text.map_err(|error| Trouble::input(error.to_string()))?);
        }
        None => out::put(&summary_text(&simulation)),
    }
    Ok(())
}

fn rows(simulation: &Simulation) -> Result<String, Trouble> {
    let mut rows = Vec::new();
    bots::csv::write(simulation, &mut rows).map_err(|error| Trouble::input(error.to_string()))?;
    Ok(String::from_utf8_lossy(&rows).into_owned())
}

fn summary_text(simulation: &Simulation) -> String {
    let summary = &simulation.summary;
    let games = f64::from(summary.games.max(1));
    let percent = |share: f64| 100.0 * share;
    let mut text = format!("{} games\n", summary.games);
    // A single seat also wins or loses, against the game.
    let together = simulation.seats.len() == 1 || summary.shared + summary.lost == summary.games;
    if together {
        text += &format!(
            "  won {} ({:.1} %, 95 % interval {:.1} to {:.1} %), lost {}\n",
            summary.games - summary.lost,
            percent(summary.won_rate),
            percent(summary.won_low),
            percent(summary.won_high),
            summary.lost
        );
    } else {
        for seat in &summary.seats {
            let score =
                seat.mean_score.map(|mean| format!(", mean score {mean:.1}")).unwrap_or_default();
            text += &format!(
                "  {:<12} won {:>6} ({:.1} %), shared {}{score}\n",
                seat.seat,
                seat.wins,
                percent(f64::from(seat.wins) / games),
                seat.shared
            );
        }
        text += &format!("  shared {}, lost by everyone {}\n", summary.shared, summary.lost);
    }
    for (ending, count) in &summary.endings {
        let share = percent(f64::from(*count) / games);
        text += &format!("  ending {ending}: {count} ({share:.1} %)\n");
    }
    for (name, mean) in &summary.figures {
        text += &format!("  {name} per game {mean:.2}\n");
    }
    text += &format!(
        "  turns per game {:.1}, decisions per game {:.1}, prompts per turn {:.2} (without quiet ones {:.2})\n",
        summary.turns_per_game,
        summary.decisions_per_game,
        summary.prompts_per_turn,
        summary.loud_prompts_per_turn
    );
    text
}
