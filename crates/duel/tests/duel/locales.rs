//! Both languages have a sentence for everything the game can say.

use duel::Ability;
use duel::{Blow, Ending, Phase};
use duel::{Book, Condition};
use duel::{Choice, Duel, Event, Faction, Figure, Unit, Why};
use duel::{Content, ZoneId};
use kernel::registry::Titled;
use kernel::{Luck, Seat, Seed, Shown, Table};
use scene::Viewer;
use std::sync::Arc;
use voice::Proofreader;

const GAMES: u64 = 30;
/// No random game comes close; one that does is stuck.
const LONGEST: usize = 20_000;
const VIEWERS: [Viewer; 3] = [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public];

fn reader() -> Proofreader {
    Proofreader::new(Duel::locales()).unwrap_or_else(|error| panic!("{error}"))
}

/// Everything a table shows to anyone between two choices.
fn read_table(reader: &mut Proofreader, table: &Table<Duel>, since: u64) {
    for viewer in VIEWERS {
        reader.read_all(&table.scene(viewer));
        reader.read_all(&table.told(viewer, (since > 0).then_some(since)));
        reader.read_all(&table.prompt(viewer));
    }
}

fn content() -> Arc<Content> {
    Content::shipped().expect("the shipped content is sound")
}

fn begin(seed: u64) -> Table<Duel> {
    let setup = Duel::usual_setup();
    Table::begin(content(), &Duel::content_hash(), &setup, &[], Seed::from_number(seed))
        .expect("the usual set-up begins")
}

#[test]
fn both_languages_say_the_same() {
    let mut reader = reader();
    reader.read_names(Duel::KEY, Duel::seat_keys());
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn random_games_are_told_without_holes() {
    let mut reader = reader();
    for seed in 0..GAMES {
        let mut luck = Luck::from_number(seed);
        let mut table = begin(seed);
        let mut since = 0;
        for choices in 0.. {
            assert!(choices < LONGEST, "the game of seed {seed} does not end");
            read_table(&mut reader, &table, since);
            reader.read(&table.game().why(table.content(), Why::NotAskedNow));
            since = table.len();
            let Some(asked) = table.asked() else { break };
            let options = |seat: Seat| table.prompt(Viewer::Seat(seat.0)).expect("a question");
            // Now and then somebody, asked or not, uses a right.
            let anyone = Seat(luck.below(2) as u8);
            let rights = if luck.below(40) == 0 { options(anyone).rights } else { Vec::new() };
            let (seat, options) = match rights.is_empty() {
                true => (asked.lead, options(asked.lead).options),
                false => (anyone, rights),
            };
            let choice = &luck.pick(&options).choice;
            table
                .choose_text(seat, choice)
                .unwrap_or_else(|error| panic!("seed {seed}: \"{choice}\" was offered: {error}"));
        }
    }
    assert_eq!(reader.verdict(), Ok(()));
}

/// The words that may replace a word of a choice's form.
fn words(content: &Content, word: &str) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match word {
        "ZONE" | "FROM" | "TO" => content.zones.iter().map(|zone| zone.id.clone()).collect(),
        "UNIT" => Unit::ALL.map(|unit| unit.key().to_owned()).into(),
        "FIGURE" => {
            let mut words = Unit::ALL.map(|unit| unit.key().to_owned()).to_vec();
            words.push("acolyte-on-gate".to_owned());
            words
        }
        "BOOK" => Book::ALL.map(|book| book.key().to_owned()).into(),
        "CONDITION" => Condition::ALL.map(|condition| condition.key().to_owned()).into(),
        "ABILITY" => Ability::ALL.map(|ability| ability.key().to_owned()).into(),
        "FACTION" => Faction::BOTH.map(|faction| faction.key().to_owned()).into(),
        "VALUE" => owned(&["1", "2", "3"]),
        verb => owned(&[verb]),
    }
}

#[test]
fn every_choice_has_a_label() {
    let (table, content) = (begin(0), content());
    let mut reader = reader();
    for form in Choice::FORMS {
        let mut texts = vec![String::new()];
        for word in form.split(' ') {
            let words = words(&content, word);
            let longer = |text: &String| {
                let begun = text.clone();
                words.iter().map(move |word| format!("{begun} {word}")).collect::<Vec<_>>()
            };
            texts = texts.iter().flat_map(longer).collect();
        }
        for text in texts {
            let choice = Choice::read(&content, &text).expect("a choice written by its form");
            for who in Faction::BOTH {
                reader.read(&table.game().label(&content, who.seat(), choice));
                let look = table.game().option_look(&content, who.seat(), choice);
                look.short
                    .iter()
                    .chain(&look.note)
                    .chain(&look.details)
                    .for_each(|it| reader.read(it));
            }
        }
    }
    assert_eq!(reader.verdict(), Ok(()));
}

/// A player who tries something else is told what to answer first, for every question.
#[test]
fn every_question_says_that_it_comes_first() {
    let reader = reader();
    for (_, text) in Duel::locales().iter().filter(|(code, _)| *code == "en") {
        let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        for question in keys.filter_map(|key| key.strip_prefix("ask-")) {
            let reason = format!("why-first-{question}");
            assert!(reader.has(&reason), "{reason}");
        }
    }
}

#[test]
fn every_refusal_has_a_message() {
    let (table, content) = (begin(0), content());
    let mut reader = reader();
    let mut reasons = vec![
        Why::NotYourTurn,
        Why::NotAskedNow,
        Why::NotEnoughPower { need: 3, have: 0 },
        Why::AlreadyActed,
        Why::MustAct,
        Why::NeedsSixBooks,
        Why::ProtectedByIthaqua,
        Why::RhanTegothNeverWoke,
        Why::AlreadyAbroad,
        Why::GateAlreadySlumbers,
        Why::NoGateSlumbers,
        Why::InBattle,
        Why::RitualDone,
        Why::RisenThisPhase,
        Why::NothingToRaise,
    ];
    reasons.extend(Faction::BOTH.map(Why::OnlyYours));
    reasons.extend((1..=3).map(Why::NoSuchSign));
    reasons.extend(Book::ALL.into_iter().flat_map(|b| [Why::BookClosed(b), Why::BookNotInPool(b)]));
    let conditions = Condition::ALL.into_iter();
    reasons.extend(conditions.flat_map(|c| [Why::ConditionMet(c), Why::NoAction(c)]));
    for unit in Unit::ALL {
        reasons.extend([
            Why::NoneInPool(unit),
            Why::HasMoved(unit),
            Why::NotInPlay(unit),
            Why::AlreadyInPlay(unit),
            Why::NotInThisBattle(unit),
            Why::WrongFigure(unit),
            Why::NotPained(unit),
            Why::CanRetreat(unit),
            Why::HasResult(unit),
            Why::Spared(unit),
        ]);
        reasons.extend(content.zone_ids().map(|zone| Why::NotPresent(unit, zone)));
    }
    let at = [
        Why::NoFigureThere,
        Why::NoGateOfYours,
        Why::NoCultistThere,
        Why::GateThere,
        Why::NoGateThere,
        Why::GateHeld,
        Why::TowerOnGate,
        Why::NotOnGate,
        Why::StandsOnGate,
        Why::MustStartHere,
        Why::NoEnemyThere,
        Why::NoCombatThere,
        Why::FoughtThere,
        Why::NoCultistToTake,
        Why::NoCaptor,
        Why::ProtectedByGreatOldOne,
        Why::ProtectedByMonster,
        Why::NoMonsterToTake,
        Why::NeedsSpawn,
        Why::NoGlyphThere,
        Why::IceIsThere,
        Why::EnemyThere,
        Why::NoTowerSymbol,
        Why::TowerThere,
    ];
    for zone in content.zone_ids() {
        reasons.extend(at.map(|why: fn(ZoneId) -> Why| why(zone)));
        reasons.extend(content.zone_ids().map(|to| Why::NotAdjacent(zone, to)));
    }
    for why in reasons {
        reader.read(&table.game().why(&content, why));
    }
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn every_event_has_a_message() {
    let content = content();
    let mut reader = reader();
    let mut events = Vec::new();
    events.extend(Condition::ALL.map(|condition| Event::ConditionMet { condition }));
    let condition = Condition::AnyTime;
    events.extend(Book::ALL.map(|book| Event::BookOpened { book, condition }));
    let phases = [Phase::Setup, Phase::Action, Phase::GatherPower, Phase::FirstPlayer, Phase::Doom];
    events.extend(phases.map(|phase| Event::PhaseBegan { phase, round: 2 }));
    events.extend([Event::Slept, Event::KillsBlunted]);
    events.extend([Blow::Kill, Blow::Pain].map(|blow| Event::Spared { blow }));
    for ending in [Ending::ThirtyDoom, Ending::EndOfTheWorld] {
        events.extend([Event::EndMet { ending }, Event::Ended { ending, doom: [31, 22] }]);
    }
    for zone in content.zone_ids() {
        events.extend([
            Event::GateRemoved { zone },
            Event::GateStored { zone },
            Event::GateReturned { zone },
            Event::SorceryCast { zone },
            Event::SerpentReturned { zone },
            Event::IceAge { zone },
            Event::BattleEndedEarly { zone },
            Event::BattleEnded { zone },
            Event::TowerPlaced { zone },
        ]);
        let units = Unit::ALL.into_iter();
        events.extend(
            units.flat_map(|unit| [Event::Devoured { unit, zone }, Event::Rose { unit, zone }]),
        );
        events.extend(Faction::BOTH.into_iter().flat_map(|who| told_of(&content, who, zone)));
    }
    events.extend(Faction::BOTH.into_iter().flat_map(counted));
    for viewer in VIEWERS {
        let told = events.iter().filter_map(|event| Duel::tell(&content, event, viewer));
        told.for_each(|phrase| reader.read(&phrase));
    }
    assert_eq!(reader.verdict(), Ok(()));
}

/// Every event about one faction in one area.
fn told_of(content: &Content, who: Faction, zone: ZoneId) -> Vec<Event> {
    let mut events = vec![
        Event::Began { who, zone },
        Event::TurnBegan { who },
        Event::TurnLost { who },
        Event::Passed { who },
        Event::SignsExhausted { who },
        Event::FirstPlayer { who },
        Event::Recruited { who, zone },
        Event::GateCreated { who, zone },
        Event::GateTaken { who, zone },
        Event::GateAbandoned { who, zone },
        Event::BattleBegan { who, zone },
    ];
    events.extend(Ability::ALL.map(|ability| Event::AbilityUsed { who, ability }));
    let figures = Unit::of(who).iter().map(|unit| Figure::beside(*unit)).chain([Figure::ON_GATE]);
    for figure in figures {
        let unit = figure.unit;
        events.extend([
            Event::Summoned { who, unit, zone },
            Event::Awoke { who, unit, zone },
            Event::Captured { who, figure, zone },
            Event::Fled { who, figure, to: zone },
            Event::Retreated { who, figure, to: zone },
            Event::Cornered { who, figure },
        ]);
        let to_all = content.zone_ids().map(|to| Event::Moved { who, unit, from: zone, to });
        events.extend(to_all);
        for blow in [Blow::Kill, Blow::Eliminate, Blow::Pain] {
            events.push(Event::Assigned { who, figure, blow });
            events.extend([1, 2, 5].map(|count| Event::Lost { who, unit, count, blow }));
        }
    }
    events
}

/// Events with numbers about one faction: none, one, few, many, and twenty-one.
fn counted(who: Faction) -> Vec<Event> {
    let mut events: Vec<Event> = (1..=3)
        .flat_map(|value| [Event::SignDrawn { who, value }, Event::SignRevealed { who, value }])
        .collect();
    for number in [0, 1, 2, 5, 21] {
        let (power, count, paid, few) = (number, number, number, number as u8);
        events.extend([
            Event::Withered { who, to: number },
            Event::WitherPaid { who, paid, left: 1 },
            Event::PowerGained { who, power, now: 30 },
            Event::PowerLost { who, power, left: 1 },
            Event::Hibernated { who, gained: number, now: 30 },
            Event::Doom { who, doom: number, now: 30 },
            Event::Gathered { who, cultists: number, gates: 0, abandoned: 0, captives: 0, now: 30 },
            Event::Lifted { who, from: 0, power },
            Event::CaptivesReturned { who, count },
            Event::RitualPerformed { who, paid, marker: 1 },
        ]);
        events.extend([0, 1, 2, 5].map(|pains| {
            let faces = [1, 0, 0, pains, 0, few];
            Event::Rolled { who, faces, kills: few, pains }
        }));
    }
    events
}
