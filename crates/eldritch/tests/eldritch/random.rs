//! Random games: every one ends, nothing is lost, and every question has an answer.

use eldritch::content::{Content, base, read};
use eldritch::rules::setup::Setup;
use eldritch::{Choice, Eldritch};
use kernel::{Events, Game, Luck, Menu, Waiting};

/// Plays one game; returns how it ended, and the number of decisions and rounds. The state is
/// checked for flaws now and then, and at the end.
pub fn play(content: &Content, setup: &Setup, seed: u64, look_every: u32) -> (String, u32, u16) {
    let mut luck = Luck::from_number(seed);
    let mut game = Eldritch::begin_quietly(setup, content).expect("a set-up that can be built");
    let mut out = Events::deaf();
    let mut menu: Menu<Choice> = Menu::new();
    let mut decisions = 0;
    for inputs in 0.. {
        assert!(inputs < 60_000, "game {seed} does not end: {:?}", game.frames);
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance(request) => {
                let outcome = request.answer(&mut luck, |index| game.card_at(content, index));
                game.chance(content, &outcome, &mut out)
                    .unwrap_or_else(|bad| panic!("game {seed}: {bad} at {:?}", game.top()));
            }
            Waiting::Choice(asked) => {
                menu.clear();
                game.menu(content, &mut menu);
                assert!(!menu.is_empty(), "game {seed}: nothing to answer to {:?}", game.top());
                let choice = *luck.pick(&menu);
                assert_eq!(game.may(content, asked.lead, choice), Ok(()));
                game.apply(content, asked.lead, choice, &mut out);
                decisions += 1;
            }
        }
        if inputs % look_every == 0 || matches!(game.waiting(), Waiting::Over) {
            assert_eq!(
                game.flaws(content),
                Vec::<String>::new(),
                "game {seed} at {:?}",
                game.top()
            );
        }
    }
    (game.outcome().expect("it is over").ending, decisions, game.round)
}

#[test]
fn games_of_all_sizes_against_all_ancient_ones_end_and_lose_nothing() {
    let content = read(&base()).expect("the base box is sound");
    let mut endings = std::collections::BTreeMap::<String, u32>::new();
    let (mut decisions, mut rounds, mut games) = (0u64, 0u64, 0u64);
    for ancient in ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"] {
        for investigators in 1..=8 {
            for seed in 0..8 {
                let setup = Setup {
                    investigators,
                    ancient_one: Some(ancient.to_owned()),
                    ..Setup::default()
                };
                let seed = seed + 100 * u64::from(investigators);
                let (ending, asked, round) = play(&content, &setup, seed, 16);
                *endings.entry(format!("{ancient} {ending}")).or_default() += 1;
                decisions += u64::from(asked);
                rounds += u64::from(round);
                games += 1;
            }
        }
    }
    println!(
        "{games} games, {} decisions a game, {} rounds: {endings:?}",
        decisions / games,
        rounds / games
    );
}
