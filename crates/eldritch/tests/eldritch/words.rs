//! What is shown and said: complete, in both languages, and only about things that exist.

use eldritch::event::{Event, Of, What};
use eldritch::ids::*;
use eldritch::rules::setup::Setup;
use eldritch::state::*;
use eldritch::{Choice, Content, Eldritch, Why};
use kernel::registry::Titled;
use kernel::{Game, Luck, Seat, Seats, Seed, Shown, Statistics, Table};
use scene::{Scene, Text, Viewer, text};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use voice::Proofreader;

const LONGEST: usize = 60_000;

fn reader() -> Proofreader {
    let reader = Proofreader::new(Eldritch::locales()).unwrap_or_else(|error| panic!("{error}"));
    reader.with_texts(&Eldritch::texts(&content()))
}

fn content() -> Arc<Content> {
    Eldritch::content().expect("the base box is sound")
}

fn begin(investigators: u8, ancient: &str, seed: u64) -> Table<Eldritch> {
    let setup = Setup {
        investigators,
        ancient_one: Some(ancient.to_owned()),
        starting_rumor: seed.is_multiple_of(2),
        ..Setup::default()
    };
    let hash = Eldritch::content_hash();
    Table::begin(content(), &hash, &setup, &[], Seed::from_number(seed)).expect("it begins")
}

/// Plays games at random and calls `look` before every choice and at the end.
fn each_moment(games: u64, mut look: impl FnMut(&Table<Eldritch>)) {
    let ancients = ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"];
    for seed in 0..games {
        let players = [1, 2, 4, 3, 8, 5][seed as usize % 6];
        let mut table = begin(players, ancients[seed as usize % 4], seed);
        let mut luck = Luck::from_number(seed);
        for choices in 0.. {
            assert!(choices < LONGEST, "the game of seed {seed} does not end");
            look(&table);
            let Some(asked) = table.asked() else { break };
            let mut menu = kernel::Menu::new();
            table.game().menu(&content(), &mut menu);
            let choice = Eldritch::write(&content(), *luck.pick(&menu));
            table
                .choose_text(asked.lead, &choice)
                .unwrap_or_else(|error| panic!("seed {seed}: \"{choice}\" was offered: {error}"));
        }
    }
}

#[test]
fn both_languages_say_the_same() {
    let mut reader = reader();
    reader.read_names(Eldritch::KEY, Eldritch::seat_keys());
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn random_games_are_told_without_holes() {
    let mut reader = reader();
    let (mut since, mut turn) = (0, 0u64);
    each_moment(6, |table| {
        let told = if table.len() < since { 0 } else { since };
        turn += 1;
        // The seat that is asked sees everything; others see much the same and are checked only now
        // and then.
        let asked = table.asked().map_or(Viewer::Public, |asked| Viewer::Seat(asked.lead.0));
        let viewers =
            if turn % 16 == 0 { vec![asked, Viewer::Seat(0), Viewer::Public] } else { vec![asked] };
        for viewer in viewers {
            reader.read_all(&table.prompt(viewer));
            reader.read_all(&table.told(viewer, Some(told)));
            if turn % 4 == 0 || table.asked().is_none() {
                reader.read_all(&table.scene(viewer));
            }
        }
        since = table.len();
    });
    assert_eq!(reader.verdict(), Ok(()));
}

fn ids_of(scene: &Scene) -> BTreeSet<Text> {
    let mut ids = BTreeSet::new();
    for board in &scene.boards {
        ids.extend(board.places.iter().map(|it| it.id.clone()));
        ids.extend(board.groups.iter().map(|it| it.id.clone()));
    }
    ids.extend(scene.pieces.iter().map(|it| it.id.clone()));
    ids.extend(scene.goals.iter().map(|it| it.id.clone()));
    ids.extend(scene.tracks.iter().map(|it| it.id.clone()));
    for zone in scene.sheets.iter().flat_map(|it| &it.cards).chain(&scene.supplies) {
        ids.insert(zone.id.clone());
        ids.extend(zone.cards.iter().map(|it| it.id.clone()));
    }
    for roll in &scene.dice {
        ids.extend((0..roll.faces.len()).map(|at| text!("{}/{at}", roll.id)));
    }
    ids
}

#[test]
fn what_an_option_concerns_is_on_the_table() {
    let mut missing = BTreeMap::new();
    each_moment(6, |table| {
        let Some(asked) = table.asked() else { return };
        let viewer = Viewer::Seat(asked.lead.0);
        let Some(prompt) = table.prompt(viewer) else { return };
        let ids = ids_of(&table.scene(viewer));
        for option in &prompt.options {
            for id in option.targets.iter().chain(&option.route).chain(&option.meets) {
                if !ids.contains(id) {
                    missing.insert(id.clone(), option.choice.clone());
                }
            }
        }
        let finishing = prompt.options.iter().filter(|option| option.finish).count();
        assert!(finishing <= 1, "{finishing} ways to finish at {}", prompt.question.key);
    });
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn ids_of_a_scene_are_used_once_and_figures_have_terms() {
    let mut turn = 0;
    each_moment(4, |table| {
        turn += 1;
        if turn % 8 != 0 && table.asked().is_some() {
            return;
        }
        let scene = table.scene(Viewer::Seat(0));
        let mut seen = BTreeSet::new();
        let zones = || scene.sheets.iter().flat_map(|it| &it.cards).chain(&scene.supplies);
        let cards = || zones().flat_map(|zone| &zone.cards);
        for id in scene.pieces.iter().map(|it| &it.id).chain(cards().map(|it| &it.id)) {
            assert!(seen.insert(id.clone()), "{id} is there twice");
        }
        let known: BTreeSet<&str> = scene.terms.iter().map(|term| term.id.as_str()).collect();
        let values = scene.pieces.iter().flat_map(|it| &it.values).map(|(of, _)| of);
        let perils = scene.pieces.iter().flat_map(|it| &it.perils);
        let perils = perils.flat_map(|it| [&it.test.of, &it.loss.of]);
        let printed = cards().flat_map(|it| &it.values).map(|(of, _)| of);
        let dice = scene.dice.iter().flat_map(|roll| &roll.means);
        for term in values.chain(perils).chain(printed).chain(dice) {
            assert!(known.contains(term.as_str()), "nothing says what \"{term}\" is");
        }
    });
}

#[test]
fn backs_are_shown_to_those_who_have_seen_them() {
    let content = content();
    let mut game = begun(2);
    for it in &mut game.seats {
        it.conditions.clear();
        it.spells.clear();
    }
    let unread = Held { card: ConditionId(0), back: Back::Unknown };
    let read =
        Held { card: ConditionId(1), back: Back::Copy { copy: 1, seen: Seats::one(Seat(1)) } };
    game.seats[0].conditions.extend([unread, read]);
    let backs = |viewer: Viewer| -> Vec<bool> {
        let scene = game.scene(&content, viewer);
        let zones = scene.sheets[0].cards.iter().filter(|zone| zone.id.starts_with("possessions"));
        zones
            .flat_map(|zone| &zone.cards)
            .filter(|card| card.id.contains("condition"))
            .map(|card| card.other.is_some())
            .collect()
    };
    assert_eq!(backs(Viewer::Seat(0)), [false, false], "their owner has not looked");
    assert_eq!(backs(Viewer::Seat(1)), [false, true], "the reader knows one");
    assert_eq!(backs(Viewer::Public), [false, false]);
}

/// A game with its investigators chosen.
fn begun(investigators: u8) -> Eldritch {
    let content = content();
    let chosen = content.sheets.iter().take(usize::from(investigators));
    let setup = Setup {
        investigators,
        sheets: chosen.map(|sheet| sheet.id.clone()).collect(),
        ancient_one: Some("azathoth".to_owned()),
        ..Setup::default()
    };
    let hash = Eldritch::content_hash();
    let table = Table::<Eldritch>::begin(content.clone(), &hash, &setup, &[], Seed::from_number(3));
    table.expect("it begins").game().clone()
}

/// A state in which this is asked.
fn asking(frame: Frame) -> Eldritch {
    let mut game = begun(4);
    game.frames.push(frame);
    game.pending = Pending::Choice(Seat(0));
    game
}

fn loses(who: Seat) -> Losing {
    Losing {
        who,
        pool: Pool::Health,
        n: 2,
        prevented: 0,
        during: During::Plain,
        by_spell: 0,
        used: Default::default(),
        stood: Seats::NONE,
    }
}

fn tests(step: TestStep) -> Testing {
    Testing {
        who: Seat(0),
        skill: Skill::Lore,
        modifier: -1,
        needs: 2,
        during: During::Plain,
        purpose: Purpose::Acquire,
        step,
        bonus: 0,
        extra: 0,
        faces: [1, 0, 1, 0, 1, 0],
        aside: [0, 1, 0, 0, 0, 0],
        bought: 0,
        clues_buy: false,
        sanity_buys: false,
        rerolls: 0,
        used: Default::default(),
    }
}

#[test]
fn every_frame_that_asks_has_a_question() {
    let content = content();
    let at = script::At(0);
    let space = SpaceId(0);
    let mut games: Vec<Eldritch> = [
        Frame::ChooseSheet { seat: Seat(0) },
        Frame::Turn { seat: Seat(0) },
        Frame::OneAction { seat: Seat(0) },
        Frame::Encounter { seat: Seat(0), after: false },
        Frame::Encounter { seat: Seat(0), after: true },
        Frame::Monsters { seat: Seat(0), left: Found::first(2) },
        Frame::PassLead,
        Frame::GiveLead { by: Seat(0) },
        Frame::May { at },
        Frame::Unless { at },
        Frame::Choose { at },
        Frame::Pick { at, among: Found::first(2) },
        Frame::Aim { at, among: Found::first(2) },
        Frame::Where { by: Seat(0), among: Found::first(2) },
        Frame::Trigger {
            source: Source::Asset(AssetId(1)),
            nth: 0,
            who: Seat(0),
            may: true,
            it: It::Nothing,
        },
        Frame::TakeFromReserve { who: Seat(0), n: 2, with: None, worth: None, items: false },
        Frame::FindAsset { who: Seat(0), with: TraitId(0) },
        Frame::Buy { who: Seat(0), left: 2, bought: false },
        Frame::Discard { who: Seat(0), n: 1, kind: None, with: None },
        Frame::DiscardAny { who: Seat(0), kind: None, with: None },
        Frame::ReplaceTicket { who: Seat(0), new: Ticket::Train, passed_on: false },
        Frame::ReplaceTicket { who: Seat(0), new: Ticket::Train, passed_on: true },
        Frame::Improve { who: Seat(0), n: 1 },
        Frame::ImproveAgain { who: Seat(0), skill: Skill::Will },
        Frame::Unimprove { who: Seat(0), spent: 1 },
        Frame::Moving { who: Seat(0), left: 1, by: None, tickets: false, may_stop: true },
        Frame::Moving { who: Seat(0), left: 0, by: None, tickets: true, may_stop: true },
        Frame::Convert { who: Seat(0) },
        Frame::SetOmen { who: Seat(0) },
        Frame::GroupClues { left: 2 },
        Frame::PayClues { who: Seat(0), n: 2 },
        Frame::Trade { who: Seat(0), with: Seat(1), kind: TradeKind::All },
        Frame::Trade { who: Seat(0), with: Seat(1), kind: TradeKind::GiveItems },
        Frame::Agree { who: Seat(1), with: Seat(0) },
        Frame::PickPartner { who: Seat(0), kind: TradeKind::Clues },
        Frame::OrderGates { who: Seat(0), one: space, other: SpaceId(1) },
        Frame::MarkFall { who: Seat(0) },
        Frame::FallTo { who: Seat(1), among: Found::first(2) },
        Frame::Surge { left: Found::first(2) },
        Frame::OmenDoom { left: Found::first(2) },
        Frame::Each { at, left: Found::first(2) },
        Frame::Reckoning,
        Frame::ReadCondition { reader: Seat(0), owner: Seat(1), card: ConditionId(0) },
    ]
    .map(asking)
    .into();
    for step in [
        TestStep::Prepare,
        TestStep::Improve,
        TestStep::TakeUp { left: 1 },
        TestStep::Raise { by: 1 },
    ] {
        games.push(asking(Frame::Test(tests(step))));
    }
    for who in [Seat(0), Seat(1)] {
        games.push(asking(Frame::Loss(loses(who))));
    }
    let mut reader = reader();
    for game in &games {
        for viewer in [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public] {
            let question = game.question(&content, viewer);
            let key = if viewer.is(0) { "eh-you-" } else { "eh-ask-" };
            assert!(question.key.starts_with(key), "{:?} asks {}", game.top(), question.key);
            assert!(!question.key.ends_with("-nothing"), "{:?} asks nothing", game.top());
            reader.read(&question);
            let look = game.prompt_look(&content, viewer);
            look.reason.iter().chain(&look.counted).for_each(|it| reader.read(it));
            reader.read_all(&game.scene(&content, viewer).step);
        }
        assert!(!game.question_rules().is_empty());
    }
    assert_eq!(reader.verdict(), Ok(()));
}

/// One or more of every kind of answer.
fn choices(content: &Content) -> Vec<Choice> {
    let things = [
        Thing::Asset(AssetId(0)),
        Thing::Artifact(ArtifactId(0)),
        Thing::Spell(SpellId(0)),
        Thing::Condition(ConditionId(0)),
        Thing::Clue(SpaceId(2)),
        Thing::Ticket(Ticket::Train),
        Thing::Ticket(Ticket::Ship),
    ];
    let sources = [
        Source::Rules,
        Source::Sheet(Seat(1)),
        Source::Asset(AssetId(2)),
        Source::Artifact(ArtifactId(3)),
        Source::Spell(SpellId(1), Seat(0)),
        Source::Condition(ConditionId(1), Seat(1)),
        Source::Monster(Slot(0), MonsterId(3)),
        Source::Ambusher(MonsterId(2)),
        Source::Mythos(MythosId(5)),
        Source::Mystery,
        Source::AncientOne,
        Source::Fallen(SheetId(0), Marker::Insane),
    ];
    let its = [
        It::Nothing,
        It::Investigator(Seat(1)),
        It::Monster(Slot(0)),
        It::Gone(MonsterId(1)),
        It::Gate(SpaceId(3)),
        It::Clue(SpaceId(4)),
        It::Space(SpaceId(20)),
        It::Rumor(MythosId(7)),
        It::Asset(AssetId(5)),
        It::Spell(SpellId(2)),
    ];
    let meetings = [
        Meeting::General,
        Meeting::City,
        Meeting::Research(SpaceId(0)),
        Meeting::OtherWorld,
        Meeting::Expedition,
        Meeting::Rumor(MythosId(1)),
        Meeting::Fallen(SheetId(1)),
        Meeting::Mystery,
        Meeting::Final,
    ];
    let mut all = vec![
        Choice::Acquire,
        Choice::Rest,
        Choice::Trade(Seat(1)),
        Choice::Local(Seat(1), ConditionId(6)),
        Choice::EndTurn,
        Choice::Stop,
        Choice::Done,
        Choice::Agree,
        Choice::Refuse,
        Choice::Buy(AssetId(0)),
        Choice::BuyFor(AssetId(0), Seat(1)),
        Choice::Loan,
        Choice::Toss(AssetId(0)),
        Choice::Fight(Slot(0)),
        Choice::PassMonsters,
        Choice::Skip,
        Choice::Yes,
        Choice::No,
        Choice::Way(1),
        Choice::SpendClue,
        Choice::SpendSanity,
        Choice::Face(3),
        Choice::Roll,
        Choice::Stand,
        Choice::Lead(Seat(1)),
        Choice::Pay(Seat(1)),
        Choice::Mark(Marker::Crippled),
        Choice::Mark(Marker::Insane),
        Choice::Convert(Pool::Health, 0),
        Choice::Convert(Pool::Health, 2),
        Choice::Convert(Pool::Sanity, 1),
        Choice::Top(SpaceId(0)),
    ];
    all.extend(SheetId::first(content.sheets.len()).map(Choice::Play));
    for space in SpaceId::first(content.spaces.len()) {
        all.extend([Choice::Travel(space), Choice::Go(space, None)]);
        all.push(Choice::Go(space, Some(Ticket::Ship)));
    }
    all.extend([Ticket::Train, Ticket::Ship].map(Choice::Prepare));
    all.extend(SpellId::first(content.spells.len()).map(Choice::Cast));
    all.extend(
        things.into_iter().flat_map(|it| [Choice::Give(it), Choice::Take(it), Choice::Drop(it)]),
    );
    all.extend(sources.into_iter().flat_map(|it| [Choice::Use(it), Choice::Resolve(it)]));
    all.extend(its.map(Choice::Pick));
    all.extend(meetings.map(Choice::Meet));
    all.extend((0..4).map(Choice::Omen));
    all.extend(Skill::ALL.into_iter().flat_map(|it| [Choice::Improve(it), Choice::Unimprove(it)]));
    all
}

#[test]
fn every_choice_has_a_label_in_every_situation() {
    let content = content();
    let mut reader = reader();
    let mut monstrous = asking(Frame::Turn { seat: Seat(0) });
    let monster = Monster { kind: MonsterId(3), space: SpaceId(4), lost: 1, aside: false };
    monstrous.monsters[0u8] = Some(monster);
    let testing = asking(Frame::Test(tests(TestStep::Improve)));
    let raising = asking(Frame::Test(tests(TestStep::Raise { by: 2 })));
    let games = [
        monstrous,
        testing,
        raising,
        asking(Frame::Loss(loses(Seat(0)))),
        asking(Frame::PayClues { who: Seat(0), n: 1 }),
        asking(Frame::Trade { who: Seat(0), with: Seat(1), kind: TradeKind::All }),
        asking(Frame::Buy { who: Seat(0), left: 1, bought: false }),
    ];
    for game in &games {
        for choice in choices(&content) {
            reader.read(&game.label(&content, Seat(0), choice));
            let look = game.option_look(&content, Seat(0), choice);
            look.short.iter().chain(&look.note).chain(&look.details).for_each(|it| reader.read(it));
            let forecast = game.forecast(&content, Seat(0), choice).unwrap_or_default();
            forecast.odds.iter().chain(&forecast.means).for_each(|(it, _)| reader.read(it));
            assert!(!game.grants(choice).is_empty());
        }
    }
    for group in Eldritch::groups().iter() {
        reader.read_all(group);
    }
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn every_refusal_has_a_message() {
    let content = content();
    let game = asking(Frame::Turn { seat: Seat(0) });
    let mut reader = reader();
    let mut reasons = vec![
        Why::NotYourTurn,
        Why::NotAsked,
        Why::NoActionsLeft,
        Why::DoneThisRound,
        Why::Delayed,
        Why::NotACity,
        Why::MonstersHere,
        Why::NobodyRests,
        Why::NobodyHere,
        Why::NotHeld,
        Why::NoTarget,
        Why::TooDear { asset: AssetId(3), left: 1 },
        Why::HasDebt,
        Why::NoLoan,
        Why::CannotPay,
        Why::MustFight,
        Why::NoSuchEncounter,
        Why::NoExpeditions,
        Why::NoClues,
        Why::AlreadyUsed,
        Why::Improved,
    ];
    for ticket in [Ticket::Train, Ticket::Ship] {
        reasons.extend([Why::NoSuchPath(ticket), Why::NoTicket(ticket)]);
    }
    reasons.extend(ConditionId::first(content.conditions.len()).map(Why::Forbidden));
    reasons.extend(SpaceId::first(content.spaces.len()).map(Why::NotAdjacent));
    reasons.into_iter().for_each(|why| reader.read(&game.why(&content, why)));
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn every_event_has_a_message() {
    let content = content();
    let mut reader = reader();
    let of = [
        Of::Thing(Thing::Asset(AssetId(0))),
        Of::Thing(Thing::Clue(SpaceId(0))),
        Of::Thing(Thing::Ticket(Ticket::Ship)),
        Of::Monster(MonsterId(3)),
        Of::Mythos(MythosId(2)),
        Of::Mystery(AncientId(0), MysteryId(1)),
        Of::Sheet(SheetId(4)),
        Of::Ancient(AncientId(1)),
        Of::Source(Source::Sheet(Seat(2))),
        Of::Source(Source::Encounter { deck: DeckId(3), card: CardNumber(0), part: 0 }),
        Of::Card { deck: DeckId(0), card: CardNumber(0) },
        Of::Card { deck: DeckId(6), card: CardNumber(0) },
        Of::Skill(Skill::Lore),
        Of::Pool(Pool::Health),
        Of::Pool(Pool::Sanity),
        Of::Seat(Seat(1)),
    ];
    for what in What::ALL {
        for of in of {
            for n in [0, 1, 2, 5, 21] {
                let event = Event::by(*what, Seat(1))
                    .of(of)
                    .at(SpaceId(1))
                    .n(n)
                    .to(Seat(0))
                    .dice([1, 5, 6]);
                for viewer in [Viewer::Seat(1), Viewer::Seat(0), Viewer::Public] {
                    let told = Eldritch::tell(&content, &event, viewer);
                    reader.read(&told.expect("everything is told"));
                }
                assert!(!Eldritch::event_rules(&event).is_empty());
                assert!(Eldritch::write_event(&content, &event).starts_with(what.word()));
            }
        }
    }
    for ending in
        [Ending::Solved, Ending::Won, Ending::AllEliminated, Ending::MythosRanOut, Ending::Lost]
    {
        let event = Event::new(What::Ended).of(Of::Ending(ending));
        reader.read(&Eldritch::tell(&content, &event, Viewer::Public).expect("the end is told"));
        let mut game = asking(Frame::Over);
        game.ending = Some(ending);
        reader.read_all(&game.scene(&content, Viewer::Public).ending);
    }
    let mut told = BTreeSet::new();
    let ancient_ones = content.ancients.len();
    for lost_to in [Source::AncientOne, Source::Mythos(MythosId(0)), Source::Rules] {
        for ancient in AncientId::first(ancient_ones) {
            let mut game = asking(Frame::Over);
            (game.ancient, game.ending, game.lost_to) =
                (ancient, Some(Ending::Lost), Some(lost_to));
            reader.read_all(&game.scene(&content, Viewer::Public).ending);
            told.extend(game.way_of_ending(&content));
        }
    }
    assert_eq!(told.len(), 4, "each way of losing has a name: {told:?}");
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn an_event_is_one_stable_line() {
    let content = content();
    let rolled = Event::by(What::Rolled, Seat(0)).of(Of::Skill(Skill::Will)).n(2).dice([6, 5, 1]);
    assert_eq!(Eldritch::write_event(&content, &rolled), "rolled p1 will 2 [6, 5, 1]");
    let opened = Event::new(What::GateOpened).at(SpaceId(3));
    assert_eq!(Eldritch::write_event(&content, &opened), "gate-opened london");
}

#[test]
fn rules_that_are_named_are_in_the_ledger() {
    let ledger = include_str!("../../../../rules/eldritch-horror.toml");
    let content = content();
    let mut named = BTreeSet::new();
    for choice in choices(&content) {
        let game = asking(Frame::Turn { seat: Seat(0) });
        named.extend(game.grants(choice).iter().map(|rule| rule.0));
    }
    for what in What::ALL {
        named.extend(Eldritch::event_rules(&Event::new(*what)).iter().map(|rule| rule.0));
    }
    for rule in named {
        assert!(ledger.contains(&format!("id = \"{rule}\"")), "the ledger has no {rule}");
    }
}

#[test]
fn a_test_is_forecast_exactly() {
    let content = content();
    let mut game = asking(Frame::Test(Testing { needs: 2, ..tests(TestStep::Improve) }));
    game.seats[0].conditions.clear();
    game.seats[0].clues = SpaceSet::NONE;
    for face in [0, 1] {
        game.seats[0].clues.add(SpaceId(face));
    }
    let forecast = game.forecast(&content, Seat(0), Choice::SpendClue).expect("odds");
    // There is one success and one more is needed: a third with one clue, five ninths with two.
    assert_eq!(forecast.odds[0].1, 333);
    assert_eq!(forecast.odds[1].1, 556);
}
