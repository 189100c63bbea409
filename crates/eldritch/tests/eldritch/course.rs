//! What is shown during a game: the steps of the Mythos phase, changing figures, group decisions,
//! and the diary at the end.

use eldritch::rules::setup::Setup;
use eldritch::state::*;
use eldritch::{Content, Eldritch};
use kernel::registry::Titled;
use kernel::{Game, Luck, Seat, Seed, Shown, Table};
use scene::{Check, Diary, Stage, Viewer};
use std::sync::Arc;

fn content() -> Arc<Content> {
    Eldritch::content().expect("the base box is sound")
}

fn begin(investigators: u8, ancient: &str, seed: u64) -> Table<Eldritch> {
    let content = content();
    let sheets = content.sheets.iter().map(|sheet| sheet.id.clone());
    let setup = Setup {
        investigators,
        ancient_one: Some(ancient.to_owned()),
        sheets: sheets.take(usize::from(investigators)).collect(),
        ..Setup::default()
    };
    let hash = Eldritch::content_hash();
    Table::begin(content, &hash, &setup, &[], Seed::from_number(seed)).expect("it begins")
}

/// Plays at random to the end, calling `look` before every choice; returns the finished table.
fn played(
    mut table: Table<Eldritch>,
    seed: u64,
    mut look: impl FnMut(&Table<Eldritch>),
) -> Table<Eldritch> {
    let mut luck = Luck::from_number(seed);
    while let Some(asked) = table.asked() {
        look(&table);
        let mut menu = kernel::Menu::new();
        table.game().menu(&content(), &mut menu);
        table.choose(asked.lead, *luck.pick(&menu)).expect("it was offered");
    }
    table
}

fn ids(checklist: &[Check], stage: Stage) -> Vec<&str> {
    checklist.iter().filter(|it| it.stage == stage).map(|it| it.id.as_str()).collect()
}

#[test]
fn the_steps_of_the_mythos_phase_are_shown_in_order_with_the_current_one() {
    let (mut seen, mut asked) = (std::collections::BTreeSet::new(), 0);
    for seed in 0..6 {
        played(begin(4, "cthulhu", seed), seed, |table| {
            let scene = table.scene(Viewer::Public);
            let list = &scene.checklist;
            if table.game().phase != Phase::Mythos {
                assert_eq!(list, &[], "nothing goes by a list outside the Mythos phase");
                return;
            }
            asked += 1;
            let stages: Vec<Stage> = list.iter().map(|it| it.stage).collect();
            let order = |stage: &Stage| match stage {
                Stage::Done => 0,
                Stage::Now => 1,
                Stage::Ahead => 2,
            };
            assert!(stages.is_sorted_by_key(order), "{list:?}");
            assert_eq!(ids(list, Stage::Now).len(), 1, "{list:?}");
            assert!(list.iter().all(|it| it.stage != Stage::Done || it.pending.is_empty()));
            seen.extend(list.iter().map(|it| it.id.clone()));
        });
    }
    assert!(asked > 20, "the Mythos phase asked {asked} times");
    let steps = ["card", "clues", "gates", "lead", "mystery", "omen", "reckoning", "surge"];
    for step in steps {
        assert!(seen.iter().any(|id| id.strip_prefix("check:") == Some(step)), "{step}: {seen:?}");
    }
}

/// EH-REF-14: a yellow card has four steps, the last being its text.
#[test]
fn a_card_has_the_steps_of_its_colour_and_what_is_left_of_each() {
    let content = content();
    let mut game = begin(4, "cthulhu", 1).game().clone();
    game.phase = Phase::Mythos;
    game.frames.clear();
    let yellow =
        content.mythos.iter().position(|it| it.colour == eldritch::content::Colour::Yellow);
    let card = eldritch::ids::MythosId::nth(yellow.expect("there are yellow cards"));
    game.frames.push(Frame::EndMythos { step: EndOfMythosStep::Mystery });
    game.frames.push(Frame::Mythos { card, step: MythosStep::MonsterSurge });
    game.frames.push(Frame::SpawnGates { n: 1 });
    let list = game.scene(&content, Viewer::Public).checklist;
    assert_eq!(ids(&list, Stage::Done), ["check:omen", "check:reckoning"]);
    assert_eq!(ids(&list, Stage::Now), ["check:gates"]);
    assert_eq!(ids(&list, Stage::Ahead), ["check:card", "check:mystery", "check:lead"]);
    assert_eq!(list[2].left, Some(2), "the one being opened, and one more");
}

#[test]
fn a_reckoning_names_everything_that_is_still_to_be_resolved() {
    let content = content();
    let mut game = begin(2, "azathoth", 1).game().clone();
    let spaces = [eldritch::ids::SpaceId(0), eldritch::ids::SpaceId(1)];
    let kind = eldritch::ids::MonsterId(0);
    for (slot, space) in spaces.into_iter().enumerate() {
        game.monsters[slot] = Some(Monster { kind, space, lost: 0, aside: false });
    }
    *game.reckoning = Reckoning { monsters: Found::first(2), ..Reckoning::default() };
    game.frames.push(Frame::Reckoning);
    let step = |game: &Eldritch| {
        let scene = game.scene(&content, Viewer::Public);
        let said = scene.step.into_iter().find(|it| it.key.starts_with("eh-step-reckoning"));
        format!("{:?}", said.expect("a reckoning is pending").args)
    };
    let monster = content.monster(kind).id.as_str();
    assert_eq!(step(&game).matches(monster).count(), 2);
    game.reckoning.monsters = Found::one(1);
    assert_eq!(step(&game).matches(monster).count(), 1);
}

#[test]
fn a_change_is_reported_with_the_figure_before_and_after() {
    let table = played(begin(4, "azathoth", 5), 5, |_| {});
    let told = table.told(Viewer::Public, None);
    let changes: Vec<_> = told.iter().flat_map(|entry| &entry.changes).collect();
    assert!(changes.len() > 20, "{} changes", changes.len());
    for change in &changes {
        assert_ne!(change.from, change.to, "{change:?}");
        assert!(change.from >= 0 && change.to >= 0, "{change:?}");
    }
    for entry in told.iter().filter(|it| it.phrase.key == "eh-event-lost-health") {
        let count = |name: &str| match entry.phrase.args.iter().find(|(arg, _)| arg == name) {
            Some((_, scene::Arg::Count(count))) => *count,
            other => panic!("{other:?}"),
        };
        let [change] = &entry.changes[..] else { panic!("{entry:?}") };
        assert_eq!(change.from - change.to, count("n"), "{entry:?}");
    }
}

#[test]
fn doom_is_reported_with_its_previous_space() {
    let table = played(begin(2, "azathoth", 2), 2, |_| {});
    let mut doom = i64::from(content().ancient(table.game().ancient).doom);
    for entry in table.told(Viewer::Public, None) {
        if entry.phrase.key != "eh-event-doom" {
            continue;
        }
        let count = |name: &str| match entry.phrase.args.iter().find(|(arg, _)| arg == name) {
            Some((_, scene::Arg::Count(count))) => *count,
            other => panic!("{other:?}"),
        };
        assert_eq!(count("was"), doom);
        doom = count("n");
    }
    assert_eq!(doom, i64::from(table.game().doom));
}

/// EH-LEAD-INVESTIGATOR-05.
#[test]
fn a_choice_on_a_mythos_card_is_asked_of_everybody_and_made_by_the_lead() {
    let mut joint = 0;
    for seed in 0..8 {
        played(begin(4, "yog-sothoth", seed), seed, |table| {
            let Some(asked) = table.asked() else { return };
            if asked.seats.len() == 1 {
                return;
            }
            joint += 1;
            assert_eq!(asked.seats.len(), 4);
            for seat in asked.seats.iter() {
                let prompt = table.prompt(Viewer::Seat(seat.0)).expect("it is asked");
                assert_eq!(prompt.lead, asked.lead.0);
                assert!(prompt.options.len() > 1, "everyone sees what may be wished for");
            }
        });
    }
    assert!(joint > 8, "{joint} decisions of the group");
}

#[test]
fn conditions_of_a_reckoning_are_ordered_by_their_owner_alone() {
    let mut game = begin(4, "cthulhu", 1).game().clone();
    game.frames.push(Frame::Reckoning);
    game.pending = Pending::Choice(Seat(2));
    game.reckoning.step = ReckoningStep::Investigators;
    let asked = |game: &Eldritch| match game.waiting() {
        kernel::Waiting::Choice(asked) => asked.seats.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&game), 1);
    game.reckoning.step = ReckoningStep::Monsters;
    assert_eq!(asked(&game), 4);
}

#[test]
fn nobody_has_a_diary_before_the_end() {
    let mut moments = 0;
    let table = played(begin(2, "azathoth", 7), 7, |table| {
        moments += 1;
        if moments % 16 == 0 {
            assert_eq!(table.diary(), None);
            assert_eq!(table.scene(Viewer::Seat(0)).ending, None);
        }
    });
    assert!(table.diary().is_some());
}

fn diary(seed: u64) -> (Table<Eldritch>, Diary) {
    let table = played(begin(4, "shub-niggurath", seed), seed, |_| {});
    let ending = table.scene(Viewer::Public).ending.expect("it is over");
    (table, ending.diary.expect("and written down"))
}

#[test]
fn the_curves_of_the_diary_end_where_the_game_does() {
    for seed in 0..4 {
        let (table, diary) = diary(seed);
        let game = table.game();
        let [chart] = &diary.charts[..] else { panic!("one chart") };
        let [doom, solved] = &chart.curves[..] else { panic!("two curves") };
        for curve in [doom, solved] {
            assert_eq!(
                curve.values.len(),
                usize::from(game.round) + 1,
                "the set-up and each round"
            );
            assert!(curve.values.iter().all(|value| (0..=curve.most).contains(value)));
        }
        assert_eq!(doom.values.last(), Some(&i64::from(game.doom)));
        assert_eq!(solved.values.last(), Some(&i64::from(game.solved_count())));
        let points = doom.values.len() as u32;
        assert!(chart.notes.iter().all(|note| note.at < points && note.seq <= table.len()));
    }
}

#[test]
fn everyone_who_came_into_play_is_in_the_diary_with_what_they_did() {
    let (table, diary) = diary(3);
    let lines = table.transcript();
    let begins = |word: &str| {
        let with_who = format!("{word} p");
        lines.iter().filter(|(_, line)| line.starts_with(&with_who)).count() as i64
    };
    assert_eq!(diary.doers.len() as i64, begins("arrived"));
    let sum = |deed: &str| -> i64 {
        let at = diary.deeds.iter().position(|it| it.id == deed).expect("it is counted");
        diary.doers.iter().map(|doer| doer.counts[at]).sum()
    };
    let deeds = [
        ("deed:clues", "gained-clue"),
        ("deed:gates", "gate-closed"),
        ("deed:monsters", "monster-defeated"),
        ("deed:passed", "passed"),
        ("deed:failed", "failed"),
    ];
    for (deed, word) in deeds {
        assert_eq!(sum(deed), begins(word), "{deed}");
    }
    assert!(sum("deed:passed") + sum("deed:failed") > 0);
    let fallen = begins("fell") + begins("devoured");
    assert_eq!(diary.doers.iter().filter(|it| it.fate.is_some()).count() as i64, fallen);
}

#[test]
fn a_replay_ends_with_the_same_diary() {
    let (table, diary) = diary(1);
    let last = table.moment_at(table.len()).scene(Viewer::Public);
    assert_eq!(last.ending.and_then(|it| it.diary), Some(diary));
    let before = table.moment_at(table.len() - 1).scene(Viewer::Public);
    assert_eq!(before.ending, None);
}
