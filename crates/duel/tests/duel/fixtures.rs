//! Scenes, questions and logs of Duel for the browser's tests and gallery, in `web/fixtures`.
//!
//! `OMEN_WRITE=1 cargo test --package duel --test duel fixtures` rewrites them.

use duel::Content;
use duel::{Blow, Phase};
use duel::{Duel, Event, Faction, Unit};
use kernel::log::LogFile;
use kernel::position::{Field, Positioned};
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::table::{prompt, tell};
use kernel::{Events, Shown};
use scene::{LogEntry, PromptView, Scene, Viewer};
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(Serialize)]
struct Fixture {
    scene: Scene,
    prompt: Option<PromptView>,
    log: Vec<LogEntry>,
}

/// Lines of the log a fixture shows.
const LINES: usize = 40;

#[test]
fn a_turn_with_many_options() {
    let table = recorded("01-random-random", Some(TURN_AT));
    check("turn", &seen(&*table, Viewer::Seat(0)));
}

#[test]
fn the_same_moment_for_the_waiting_player() {
    let table = recorded("01-random-random", Some(TURN_AT));
    check("waiting", &seen(&*table, Viewer::Seat(1)));
}

#[test]
fn a_finished_game() {
    let table = recorded("07-monte-carlo-60-greedy", None);
    let fixture = seen(&*table, Viewer::Public);
    assert!(fixture.scene.ending.is_some());
    check("ended", &fixture);
}

/// The position in the design's picture, as seen by a player about to declare a battle.
#[test]
fn a_choice_of_battles() {
    let content = Content::shipped().expect("the shipped content is sound");
    let mut out = Events::deaf();
    let game = Duel::start(draft(&content), &content, &mut out).expect("a possible position");
    let viewer = Viewer::Seat(0);
    let mut asked = prompt(&game, &content, viewer).expect("a question");
    asked.options.retain(|option| ["battle", "pass"].contains(&option.group.as_str()));
    asked.refusals.retain(|refusal| ["battle", "awaken"].contains(&refusal.group.as_str()));
    asked.rights.clear();
    let mut log = Vec::new();
    for (seq, events) in story(&content) {
        tell::<Duel>(&content, viewer, (seq, &events), &mut log);
    }
    check("battle", &Fixture { scene: game.scene(&content, viewer), prompt: Some(asked), log });
}

/// The Sleeper has many options here, while the Windwalker has nothing to do.
const TURN_AT: u64 = 139;

fn recorded(name: &str, upto: Option<u64>) -> Box<dyn AnyTable> {
    let path = root().join(format!("cases/duel/games/{name}.log"));
    let text = std::fs::read_to_string(path).expect("a recorded game");
    let file = LogFile::read(&text).expect("a readable log");
    TitleOf::<Duel>::new().replay(&file, upto).expect("a log that replays")
}

fn seen(table: &dyn AnyTable, viewer: Viewer) -> Fixture {
    let mut log = table.told(viewer, None);
    log.drain(..log.len().saturating_sub(LINES));
    Fixture { scene: table.scene(viewer), prompt: table.prompt(viewer), log }
}

fn draft(content: &Content) -> <Duel as Positioned>::Draft {
    let text = |text: &str| Field::Text(text.to_owned());
    let texts = |words: &str| Field::List(words.split_whitespace().map(text).collect());
    let numbers =
        |numbers: &[i64]| Field::List(numbers.iter().copied().map(Field::Number).collect());
    let mut fields = vec![
        ("board", text("empty")),
        ("start", text("arctica")),
        ("phase", text("action")),
        ("round", Field::Number(2)),
        ("first", text("sleeper")),
        ("turn", text("sleeper")),
        ("wither", Field::Number(2)),
        ("ritual", Field::Number(6)),
        ("ice-age", text("laurentia")),
        ("rhan-tegoth-woke", Field::Flag(true)),
        ("sleeper.power", Field::Number(7)),
        ("sleeper.doom", Field::Number(11)),
        ("sleeper.signs", numbers(&[1, 1, 2])),
        ("sleeper.books", texts("burrow ancient-sorcery demand-sacrifice")),
        ("windwalker.power", Field::Number(0)),
        ("windwalker.doom", Field::Number(14)),
        ("windwalker.signs", numbers(&[1, 3])),
        ("windwalker.slots.awaken-rhan-tegoth", text("howl")),
        ("windwalker.slots.first-player", text("ice-age")),
        ("windwalker.slots.any-time", text("cannibalism")),
        ("arctica.gate", text("abandoned")),
        ("arctica.tower", Field::Flag(true)),
        ("kalahari.gate", text("abandoned")),
        ("kalahari.tower", Field::Flag(true)),
        ("tethys.gate", text("abandoned")),
        ("angara.gate", text("windwalker")),
        ("north-thalassa.gate", text("windwalker")),
        ("baltica.gate", text("windwalker")),
        ("amazonia.gate", text("sleeper")),
        ("south-thalassa.gate", text("sleeper")),
    ];
    let armies = [
        ("arctica.windwalker", "rhan-tegoth acolyte acolyte acolyte"),
        ("angara.windwalker", "gnoph-keh acolyte"),
        ("north-thalassa.windwalker", "wendigo acolyte"),
        ("laurentia.windwalker", "wendigo"),
        ("baltica.windwalker", "gnoph-keh wendigo acolyte"),
        ("kalahari.windwalker", "wendigo"),
        ("laurentia.sleeper", "acolyte"),
        ("baltica.sleeper", "formless-spawn formless-spawn serpent-man"),
        ("amazonia.sleeper", "acolyte acolyte acolyte"),
        ("kalahari.sleeper", "serpent-man wizard"),
        ("antarctica.sleeper", "acolyte"),
        ("south-thalassa.sleeper", "acolyte"),
    ];
    fields.extend(armies.map(|(path, army)| (path, texts(army))));
    let mut draft = Duel::draft(content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Duel::set(&mut draft, content, &path, &value)
            .unwrap_or_else(|error| panic!("{path:?}: {error:?}"));
    }
    draft
}

/// What has just happened.
fn story(content: &Content) -> Vec<(u64, Vec<Event>)> {
    let zone = |name: &str| content.zone_named(name).expect("an area of the map");
    let (sleeper, windwalker) = (Faction::Sleeper, Faction::Windwalker);
    vec![
        (70, vec![Event::PhaseBegan { phase: Phase::Doom, round: 1 }]),
        (71, vec![Event::TowerPlaced { zone: zone("arctica") }]),
        (72, vec![Event::TowerPlaced { zone: zone("kalahari") }]),
        (73, vec![Event::PhaseBegan { phase: Phase::Action, round: 2 }]),
        (
            74,
            vec![
                Event::PowerSpent { who: windwalker, power: 1, left: 6 },
                Event::IceAge { zone: zone("laurentia") },
            ],
        ),
        (
            76,
            vec![
                Event::PowerSpent { who: sleeper, power: 3, left: 11 },
                Event::GateCreated { who: sleeper, zone: zone("south-thalassa") },
            ],
        ),
        (
            79,
            vec![
                Event::PowerSpent { who: windwalker, power: 1, left: 0 },
                Event::BattleBegan { who: windwalker, zone: zone("angara") },
            ],
        ),
        (
            80,
            vec![Event::Rolled { who: windwalker, faces: [1, 1, 0, 1, 0, 1], kills: 1, pains: 1 }],
        ),
        (81, vec![Event::Rolled { who: sleeper, faces: [0, 0, 1, 0, 1, 0], kills: 0, pains: 1 }]),
        (
            82,
            vec![
                Event::Lost { who: sleeper, unit: Unit::Wizard, count: 1, blow: Blow::Kill },
                Event::Doom { who: windwalker, doom: 1, now: 14 },
            ],
        ),
        (
            84,
            vec![
                Event::PowerSpent { who: sleeper, power: 2, left: 7 },
                Event::Summoned { who: sleeper, unit: Unit::SerpentMan, zone: zone("kalahari") },
            ],
        ),
        (86, vec![Event::Withered { who: windwalker, to: 2 }]),
        (
            88,
            vec![
                Event::TurnBegan { who: sleeper },
                Event::WitherPaid { who: sleeper, paid: 2, left: 5 },
            ],
        ),
    ]
}

fn check(name: &str, fixture: &Fixture) {
    let path = root().join(format!("web/fixtures/{name}.json"));
    let mut text = serde_json::to_string_pretty(fixture).expect("a fixture is JSON");
    text.push('\n');
    if std::env::var_os("OMEN_WRITE").is_some() {
        std::fs::write(&path, &text).expect("the fixture can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "web/fixtures/{name}.json is not what the game shows now: write it anew with \
         `OMEN_WRITE=1 cargo test --package duel --test duel fixtures`"
    );
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
