//! Forecasts of combats, exact to a thousandth.

use eldritch::ids::Slot;
use eldritch::odds::thousandths;
use eldritch::state::Frame;
use eldritch::{Choice, Eldritch};
use kernel::position::{Field, Positioned};
use kernel::registry::Titled;
use kernel::{ChanceOutcome, ChanceRequest, Events, Game, Menu, Seat, Shown, Waiting};
use scene::Forecast;
use std::collections::{BTreeMap, HashMap};

fn position(fields: &[(&str, Field)]) -> Eldritch {
    let content = Eldritch::content().expect("the base box is sound");
    let mut draft = Eldritch::draft(&content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, &content, &path, value).expect("a field");
    }
    Eldritch::start(draft, &content, &mut Events::deaf()).expect("a position")
}

/// Leo Anderson, with three strength dice, facing a monster on his space; there is a second one, so
/// that he is asked.
fn before(monster: &str, fields: &[(&str, Field)]) -> Eldritch {
    let set_up = [
        ("phase", "encounter".into()),
        ("p1.sheet", "leo-anderson".into()),
        ("p1.place", "rome".into()),
        ("rome.monsters", [monster, "shoggoth"].into()),
    ];
    position(&set_up.into_iter().chain(fields.iter().cloned()).collect::<Vec<_>>())
}

fn fight(monster: &str, fields: &[(&str, Field)]) -> Forecast {
    let content = Eldritch::content().expect("the base box is sound");
    let game = before(monster, fields);
    game.forecast(&content, Seat(0), Choice::Fight(Slot(0))).expect("a fight has odds")
}

/// The lines about the monster, without those about the investigator.
fn odds(forecast: &Forecast) -> Vec<(&str, u32)> {
    let lines = forecast.odds.iter().map(|(said, odds)| (said.key.as_str(), *odds));
    lines.filter(|(key, _)| !key.contains("unshaken") && !key.contains("insane")).collect()
}

fn line(forecast: &Forecast, key: &str) -> u32 {
    let found = forecast.odds.iter().find(|(said, _)| said.key == key);
    found.unwrap_or_else(|| panic!("no {key} in {forecast:?}")).1
}

/// The best chance of success, found by playing every roll and every answer.
struct Player<'a> {
    spends: bool,
    is_over: &'a dyn Fn(&Eldritch) -> bool,
    hope: &'a dyn Fn(&Eldritch) -> bool,
    known: HashMap<Eldritch, f64>,
}

impl Player<'_> {
    fn best(&mut self, game: &Eldritch) -> f64 {
        if (self.is_over)(game) {
            return f64::from((self.hope)(game));
        }
        if let Some(known) = self.known.get(game) {
            return *known;
        }
        let content = Eldritch::content().expect("the base box is sound");
        let value = match game.waiting() {
            Waiting::Chance(ChanceRequest::Dice { count, .. }) => {
                let throws = throws(usize::from(count));
                throws.iter().map(|(faces, chance)| chance * self.thrown(game, faces)).sum()
            }
            Waiting::Chance(request @ ChanceRequest::Draw { .. }) => panic!("{request:?}"),
            Waiting::Choice(asked) => {
                let mut menu = Menu::new();
                game.menu(&content, &mut menu);
                let spends =
                    |choice: &Choice| matches!(choice, Choice::SpendClue | Choice::SpendSanity);
                let choices: Vec<Choice> =
                    menu.iter().filter(|it| self.spends || !spends(it)).copied().collect();
                let values = choices.into_iter().map(|choice| {
                    let mut next = game.clone();
                    next.apply(&content, asked.lead, choice, &mut Events::deaf());
                    self.best(&next)
                });
                values.fold(0.0, f64::max)
            }
            Waiting::Over => f64::from((self.hope)(game)),
        };
        self.known.insert(game.clone(), value);
        value
    }

    fn thrown(&mut self, game: &Eldritch, faces: &[u8]) -> f64 {
        let content = Eldritch::content().expect("the base box is sound");
        let mut next = game.clone();
        let outcome = ChanceOutcome::Dice(faces.iter().copied().collect());
        next.chance(&content, &outcome, &mut Events::deaf()).expect("dice");
        self.best(&next)
    }
}

/// All rolls of this many dice, those with the same faces combined.
fn throws(count: usize) -> Vec<(Vec<u8>, f64)> {
    let mut all = BTreeMap::from([(Vec::new(), 1.0)]);
    for _ in 0..count {
        let mut next = BTreeMap::new();
        for (faces, chance) in all {
            for face in 1..=6 {
                let mut faces: Vec<u8> = faces.clone();
                faces.push(face);
                faces.sort_unstable();
                *next.entry(faces).or_insert(0.0) += chance / 6.0;
            }
        }
        all = next;
    }
    all.into_iter().collect()
}

/// The chance to defeat the first monster, found by playing.
fn won(monster: &str, fields: &[(&str, Field)], spends: bool) -> u32 {
    let content = Eldritch::content().expect("the base box is sound");
    let mut game = before(monster, fields);
    game.apply(&content, Seat(0), Choice::Fight(Slot(0)), &mut Events::deaf());
    let is_over = |game: &Eldritch| game.fight().is_none();
    let hope = |game: &Eldritch| game.monster(Slot(0)).is_none();
    let mut player = Player { spends, is_over: &is_over, hope: &hope, known: HashMap::new() };
    thousandths(player.best(&game))
}

/// EH-REROLL-02, EH-CLUES-07, EH-INV-NORMAN-01: the odds shown are those of the best play, roll by
/// roll and answer by answer.
#[test]
fn a_combat_is_won_as_often_as_shown() {
    let norman = ("p1.sheet", Field::from("norman-withers"));
    let assets = |all: &[&str]| {
        let all = all.iter().map(|name| Field::from(*name)).collect();
        ("p1.assets", Field::List(all))
    };
    let positions: [(&str, Vec<(&str, Field)>); 10] = [
        ("zombie", vec![]),
        ("zombie", vec![assets(&["bull-whip"])]),
        ("zombie", vec![assets(&["18-derringer"])]),
        ("zombie", vec![assets(&["18-derringer", "lucky-cigarette-case"])]),
        ("zombie", vec![assets(&["lucky-rabbits-foot", "18-derringer"]), ("p1.clues", 1.into())]),
        ("byakhee", vec![norman.clone()]),
        ("byakhee", vec![norman, ("p1.sanity", 2.into())]),
        ("byakhee", vec![assets(&["lucky-rabbits-foot"]), ("p1.sanity", 1.into())]),
        ("ghost", vec![assets(&["lucky-rabbits-foot"]), ("p1.clues", 1.into())]),
        ("vampire", vec![assets(&["lucky-rabbits-foot"]), ("p1.clues", 1.into())]),
    ];
    for (monster, fields) in positions {
        let shown = fight(monster, &fields);
        assert_eq!(line(&shown, "eh-odds-defeat"), won(monster, &fields, false), "{fields:?}");
        let with = shown.odds.iter().find(|(said, _)| said.key.starts_with("eh-odds-pass-"));
        if let Some((said, chance)) = with {
            assert_eq!(*chance, won(monster, &fields, true), "{said:?} {fields:?}");
        }
    }
}

/// EH-ACQUIRE-ASSETS-02, EH-CLUES-07: the chance of enough successes is as shown.
#[test]
fn an_asset_is_acquired_as_often_as_shown() {
    let content = Eldritch::content().expect("the base box is sound");
    let game = position(&[
        ("p1.place", "rome".into()),
        ("p1.assets", ["personal-assistant", "fine-clothes"].into()),
        ("p1.clues", 1.into()),
        ("reserve", ["dynamite"].into()),
    ]);
    let shown = game.forecast(&content, Seat(0), Choice::Acquire).expect("odds");
    let mut begun = game.clone();
    begun.apply(&content, Seat(0), Choice::Acquire, &mut Events::deaf());
    let is_over = |game: &Eldritch| matches!(game.top(), Frame::Buy { .. });
    let chance = |spends: bool, needs: u8| {
        let hope =
            |game: &Eldritch| matches!(game.top(), Frame::Buy { left, .. } if *left >= needs);
        let mut player = Player { spends, is_over: &is_over, hope: &hope, known: HashMap::new() };
        thousandths(player.best(&begun))
    };
    let shown: Vec<u32> = shown.odds.iter().map(|(_, chance)| *chance).collect();
    // Alone, with the clue, with a loan of two successes, with both.
    assert_eq!(shown, [chance(false, 3), chance(true, 3), chance(false, 1), chance(true, 1)]);
}

/// What has a price of its own is named, not counted.
#[test]
fn the_odds_name_what_they_leave_out() {
    let content = Eldritch::content().expect("the base box is sound");
    let said = |monster: &str, fields: &[(&str, Field)]| -> Vec<String> {
        let game = before(monster, fields);
        let details = game.option_look(&content, Seat(0), Choice::Fight(Slot(0))).details;
        let left_out = details.iter().find(|said| said.key == "eh-detail-odds-without");
        let names = left_out.and_then(|said| {
            said.args.iter().find_map(|(_, arg)| match arg {
                scene::Arg::Names(names) => Some(names.iter().map(ToString::to_string).collect()),
                _ => None,
            })
        });
        names.unwrap_or_default()
    };
    assert_eq!(said("byakhee", &[("p1.assets", ["bull-whip"].into())]), Vec::<String>::new());
    let many = [
        ("p1.assets", ["axe", "holy-water", "bandages", "carbine-rifle"].into()),
        ("p1.spells", ["wither", "instill-bravery"].into()),
    ];
    let left_out = ["asset-axe", "asset-bandages", "asset-holy-water"];
    let spells = ["spell-instill-bravery", "spell-wither"];
    let expected: Vec<String> =
        left_out.iter().chain(&spells).map(|name| format!("eh-{name}")).collect();
    assert_eq!(said("byakhee", &many), expected, "what helps once a round is counted");
    assert_eq!(said("riot", &[]), ["eh-some-monster-text"], "it may be talked down");
}

/// EH-COMBAT-07: a Byakhee takes two successes. With three dice that each succeed one time in
/// three, of 27 equally likely rolls 1 has three successes, 6 two, 12 one and 8 none.
#[test]
fn without_clues_there_is_one_line_of_odds() {
    let bare = fight("byakhee", &[]);
    assert_eq!(bare.pools, [(0, 3)]);
    assert_eq!(odds(&bare), [("eh-odds-defeat", 259)], "7 of 27");
}

/// EH-CLUES-07: a clue saves a third of the rolls with one success, 4 of 27.
#[test]
fn a_clue_is_in_the_second_line_of_odds() {
    let helped = fight("byakhee", &[("p1.clues", 1.into())]);
    let expected = [("eh-odds-defeat", 259), ("eh-odds-pass-clues", 407)];
    assert_eq!(odds(&helped), expected, "7 and 11 of 27");
}

/// EH-CLUES-07: two clues save five ninths of the rolls with one success and a ninth of those with
/// none.
#[test]
fn all_available_clues_are_counted_one_after_another() {
    let helped = fight("byakhee", &[("p1.clues", 2.into())]);
    let expected = [("eh-odds-defeat", 259), ("eh-odds-pass-clues", 539)];
    assert_eq!(odds(&helped), expected, "63 and 131 of 243");
}

/// EH-INV-TRISH-01
#[test]
fn a_clue_that_rerolls_two_dice_is_worth_two() {
    let trish = [
        ("p1.clues", 1.into()),
        ("p2.sheet", "trish-scarborough".into()),
        ("p2.place", "rome".into()),
    ];
    assert_eq!(odds(&fight("byakhee", &trish))[1], ("eh-odds-pass-clues", 539));
}

/// EH-CLUES-07, EH-CONDITIONS-01: when blessed, a die succeeds half the time: 4 of 8 rolls are
/// enough, and a clue saves half of the 3 with one success.
#[test]
fn a_blessing_counts_in_both_lines() {
    let blessed = [("p1.clues", 1.into()), ("p1.conditions", ["blessed"].into())];
    let expected = [("eh-odds-defeat", 500), ("eh-odds-pass-clues", 688)];
    assert_eq!(odds(&fight("byakhee", &blessed)), expected, "8 and 11 of 16");
}

/// EH-GOLDEN-RULES-02
#[test]
fn no_odds_with_clues_are_shown_where_clues_cannot_help() {
    let helpless = fight("tick-tock-men", &[("p1.clues", 2.into())]);
    assert_eq!(odds(&helpless).len(), 1, "{helpless:?}");
}
