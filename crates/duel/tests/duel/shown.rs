//! What is shown is consistent: ids refer to something, figures have names, secrets are marked.

use bots::any_policy;
use duel::Book;
use duel::Content;
use duel::{Action, Choice, Duel, Faction, Unit};
use kernel::position::{Field, Positioned};
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::table::{prompt, tell};
use kernel::{Events, Game, Luck, Seed, Shown};
use scene::{LogEntry, PromptView, Scene, Viewer};
use std::collections::{BTreeMap, BTreeSet};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public];

/// Plays a game, at random or greedily, and calls `look` before every choice and at the end.
fn each_moment(number: u64, mut look: impl FnMut(&dyn AnyTable)) {
    let title = TitleOf::<Duel>::new();
    let mut table =
        title.begin(&title.usual_setup(), &[], Seed::from_number(number)).expect("it begins");
    let bot = ["random", "greedy"][number as usize % 2];
    let mut bot = any_policy::<Duel>(bot, Luck::from_number(number)).expect("a bot");
    while let Some(asked) = table.asked() {
        look(&*table);
        let choice = bot.pick(&*table, asked.lead).expect("an answer");
        table.choose(asked.lead, &choice).expect("a legal answer");
    }
    look(&*table);
}

fn ids_of(scene: &Scene) -> BTreeSet<&str> {
    let mut ids = BTreeSet::new();
    for board in &scene.boards {
        ids.extend(board.places.iter().map(|place| place.id.as_str()));
    }
    ids.extend(scene.pieces.iter().map(|piece| piece.id.as_str()));
    for sheet in &scene.sheets {
        ids.extend(sheet.slots.iter().map(|slot| slot.id.as_str()));
        ids.extend(sheet.slots.iter().filter_map(|slot| Some(slot.holds.as_ref()?.id.as_str())));
        ids.extend(sheet.cards.iter().flat_map(|zone| &zone.cards).map(|card| card.id.as_str()));
    }
    ids
}

#[test]
fn what_an_option_concerns_is_on_the_table() {
    for number in 1..=6 {
        each_moment(number, |table| {
            for viewer in VIEWERS {
                let scene = table.scene(viewer);
                let ids = ids_of(&scene);
                let Some(prompt) = table.prompt(viewer) else { continue };
                for option in prompt.options.iter().chain(&prompt.rights) {
                    for id in option.targets.iter().chain(&option.route).chain(&option.meets) {
                        assert!(ids.contains(id.as_str()), "{}: there is no {id}", option.choice);
                    }
                }
                let finishing = prompt.options.iter().filter(|option| option.finish).count();
                assert!(finishing <= 1, "{finishing} ways to finish at {}", prompt.question.key);
            }
        });
    }
}

fn terms_used(scene: &Scene, prompt: Option<&PromptView>, log: &[LogEntry]) -> Vec<scene::Text> {
    let pieces = scene.pieces.iter().flat_map(|piece| &piece.values).map(|(of, _)| of);
    let zones = scene.sheets.iter().flat_map(|sheet| &sheet.cards);
    let cards = zones.flat_map(|zone| &zone.cards).flat_map(|card| &card.values).map(|(of, _)| of);
    let dice = scene.dice.iter().flat_map(|roll| &roll.means);
    let told = log.iter().flat_map(|entry| &entry.means);
    let coins = prompt.into_iter().flat_map(|it| &it.options).filter_map(|it| it.coin.as_ref());
    let pays = prompt.and_then(|prompt| prompt.pays.as_ref()).map(|pays| &pays.of);
    pieces.chain(cards).chain(dice).chain(told).chain(coins).chain(pays).cloned().collect()
}

#[test]
fn every_number_measures_something_with_a_name() {
    let mut used = BTreeSet::new();
    for number in 1..=20 {
        each_moment(number, |table| {
            let scene = table.scene(Viewer::Seat(0));
            let prompt = table.prompt(Viewer::Seat(0));
            let log = if prompt.is_some() { Vec::new() } else { table.told(Viewer::Seat(0), None) };
            let known: BTreeSet<&str> = scene.terms.iter().map(|term| term.id.as_str()).collect();
            for term in terms_used(&scene, prompt.as_ref(), &log) {
                assert!(known.contains(term.as_str()), "there is no term {term}");
                used.insert(term);
            }
        });
    }
    for term in ["power", "combat", "cost", "kill", "pain", "miss", "wither"] {
        assert!(used.contains(term), "nothing was shown of {term}");
    }
}

/// CWD-ELDER-02
#[test]
fn a_drawn_sign_is_secret_to_its_owner_alone() {
    let mut marked = 0;
    for number in 1..=8 {
        each_moment(number, |table| {
            if table.asked().is_some() {
                return;
            }
            let [sleeper, windwalker, public] = VIEWERS.map(|viewer| table.told(viewer, None));
            assert!(public.iter().all(|entry| !entry.secret));
            for (seat, mine) in [(0, &sleeper), (1, &windwalker)] {
                for (entry, heard) in mine.iter().zip(&public) {
                    let known = entry.phrase.key == "event-sign-drawn-known";
                    assert_eq!(entry.secret, known, "{entry:?}");
                    assert!(!known || entry.seat == Some(seat));
                    marked += usize::from(entry.secret);
                    let as_heard =
                        LogEntry { secret: false, phrase: heard.phrase.clone(), ..entry.clone() };
                    assert_eq!(&as_heard, heard, "only the words of a secret differ");
                }
            }
        });
    }
    assert!(marked > 0, "no sign was drawn");
}

#[test]
fn changed_numbers_follow_one_another() {
    for number in 1..=6 {
        each_moment(number, |table| {
            if table.asked().is_some() {
                return;
            }
            let mut power: BTreeMap<Option<u8>, i64> = BTreeMap::new();
            let mut priced = 0;
            for entry in table.told(Viewer::Public, None) {
                for change in entry.changes.iter().filter(|it| it.name.key == "meter-power") {
                    let before = power.insert(entry.seat, change.to);
                    // No event reports what a capture costs.
                    assert!(before.is_none_or(|before| before >= change.from), "{entry:?}");
                    priced += usize::from(entry.phrase.key == "event-moved");
                }
            }
            assert!(priced > 0, "a move is reported with its cost");
        });
    }
}

#[test]
fn a_roll_is_identified_by_its_id() {
    let mut rolls = 0;
    for number in 1..=40 {
        let mut seen: BTreeMap<scene::Text, Vec<u8>> = BTreeMap::new();
        each_moment(number, |table| {
            for roll in table.scene(Viewer::Public).dice {
                assert_eq!(roll.means.len(), roll.faces.len());
                let before = seen.insert(roll.id.clone(), roll.faces.clone());
                assert!(before.is_none_or(|faces| faces == roll.faces), "{} twice", roll.id);
                rolls += 1;
            }
        });
    }
    assert!(rolls > 0, "nobody rolled");
}

#[test]
fn an_ending_is_shown_when_there_is_one_and_names_the_winners() {
    for number in 1..=8 {
        each_moment(number, |table| {
            let ending = table.scene(Viewer::Public).ending;
            let outcome = table.outcome();
            assert_eq!(ending.is_some(), outcome.is_some());
            let winners = outcome.map(|it| it.winners.iter().map(|seat| seat.0).collect());
            assert_eq!(ending.map(|it| it.winners), winners);
        });
    }
}

/// A position, with its fields as `path = value`.
fn placed(fields: &[(&str, Field)]) -> (Duel, std::sync::Arc<Content>) {
    let content = Content::shipped().expect("the shipped content is sound");
    let mut draft = Duel::draft(&content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Duel::set(&mut draft, &content, &path, value).expect("a field of a position");
    }
    let game = Duel::start(draft, &content, &mut Events::deaf()).expect("a possible position");
    (game, content)
}

/// CWD-RITUAL-01
#[test]
fn after_a_ritual_no_text_mentions_another_one() {
    let (mut game, content) = placed(&[
        ("phase", "doom".into()),
        ("sleeper.power", 20.into()),
        ("sleeper.slots.ritual", "burrow".into()),
    ]);
    let seat = Faction::Sleeper.seat();
    let speaks = |game: &Duel| {
        let prompt = prompt(game, &content, Viewer::Seat(seat.0)).expect("a question");
        assert_eq!(prompt.question.key, "you-doom");
        let options = prompt.options.iter().any(|option| option.choice == "ritual");
        let refusals = prompt.refusals.iter().any(|refusal| refusal.choice == "ritual");
        options || refusals || prompt.reason.expect("a reason").key == "reason-doom"
    };
    assert!(speaks(&game));
    game.choose(&content, seat, Choice::Ritual, &mut Events::deaf()).expect("a Ritual");
    assert!(!speaks(&game));
}

/// CWD-WINDWALKER-20: no condition was met, and the log does not claim that one was.
#[test]
fn a_spellbook_opened_at_will_is_reported_as_such() {
    let (mut game, content) = placed(&[]);
    let mut out = Events::heard();
    let seat = Faction::Windwalker.seat();
    game.choose(&content, seat, Choice::Take(Book::Howl), &mut out).expect("a right");
    let mut log = Vec::new();
    tell::<Duel>(&content, Viewer::Public, (1, &out.take().0), &mut log);
    let [entry] = log.as_slice() else { panic!("{log:?}") };
    assert_eq!(entry.phrase.key, "event-book-taken");
    assert_eq!(entry.rules, ["CWD-WINDWALKER-20"]);
}

/// An attempt during another question is refused with what must be answered first.
#[test]
fn a_refusal_says_what_comes_first() {
    let (mut game, content) = placed(&[]);
    let seat = Faction::Sleeper.seat();
    let why = |game: &Duel, choice: Choice| {
        let refusal = game.may(&content, seat, choice).expect_err("not asked");
        game.why(&content, refusal.why).key.to_string()
    };
    assert_eq!(why(&game, Choice::Done), "why-first-turn");
    let kalahari = content.sleeper_start;
    let to = content.zone(kalahari).borders.iter().next().expect("a neighbour");
    let step = Choice::Act(Action::Move(Unit::Acolyte, kalahari, to));
    game.choose(&content, seat, step, &mut Events::deaf()).expect("a Move");
    assert_eq!(why(&game, Choice::Act(Action::Recruit(kalahari))), "why-first-moving");
}
