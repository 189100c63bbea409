//! Plays many games: many BOT PLAYERS ANCIENT DECK GAMES SEED
use eldritch::Eldritch;
use eldritch::content::{base, read};
use eldritch::rules::setup::Setup;
use kernel::Game;
use std::collections::BTreeMap;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let arg = |n: usize, d: &str| args.get(n).cloned().unwrap_or(d.to_owned());
    let bot = arg(1, "sensible");
    let players: u8 = arg(2, "4").parse().unwrap();
    let ancients: Vec<String> = match arg(3, "all").as_str() {
        "all" => ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"]
            .iter()
            .map(|s| s.to_string())
            .collect(),
        one => vec![one.to_owned()],
    };
    let deck = arg(4, "all");
    let games: u32 = arg(5, "100").parse().unwrap();
    let seed: u64 = arg(6, "1").parse().unwrap();
    let content = read(&base()).unwrap();
    for ancient in ancients {
        let setup: Setup = Setup {
            investigators: players,
            ancient_one: Some(ancient.clone()),
            mythos: match deck.as_str() {
                "easier" => eldritch::state::MythosDeck::Easier,
                "harder" => eldritch::state::MythosDeck::Harder,
                "staged" => eldritch::state::MythosDeck::Staged,
                _ => eldritch::state::MythosDeck::All,
            },
            ..Setup::default()
        };
        let start = Eldritch::begin_quietly(&setup, &content).unwrap();
        let began = std::time::Instant::now();
        let mut wins = 0;
        let mut endings = BTreeMap::<String, u32>::new();
        let mut sums = BTreeMap::<&str, i64>::new();
        let (mut decisions, mut prompts, mut turns) = (0, 0, 0);
        for game in 0..games {
            let number = bots::series::game_number(seed, game);
            let mut bots: Vec<_> =
                (0..players).map(|_| bots::policy::<Eldritch>(&bot).unwrap()).collect();
            let played = bots::play::play(start.clone(), &content, number, &mut bots).unwrap();
            wins += u32::from(!played.outcome.winners.is_empty());
            *endings.entry(played.outcome.ending).or_default() += 1;
            for (name, figure) in played.figures {
                *sums.entry(name).or_default() += figure;
            }
            decisions += played.decisions;
            prompts += played.prompts;
            turns += u64::from(played.turns);
        }
        let rate = f64::from(wins) / f64::from(games);
        let (low, high) = bots::arena::wilson(rate, games);
        let secs = began.elapsed().as_secs_f64();
        let means: Vec<String> =
            sums.iter().map(|(n, f)| format!("{n} {:.2}", *f as f64 / f64::from(games))).collect();
        println!(
            "{ancient:15} {players} {deck:7} won {:5.1} % ({:.1}-{:.1}) {endings:?} {} prompts/turn {:.2} decisions {} {:.1} ms/game {:.1} us/dec",
            100.0 * rate,
            100.0 * low,
            100.0 * high,
            means.join(" "),
            prompts as f64 / turns as f64,
            decisions / u64::from(games),
            1000.0 * secs / f64::from(games),
            1e6 * secs / decisions as f64
        );
    }
}
