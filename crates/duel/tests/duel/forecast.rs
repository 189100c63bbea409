//! The forecast of a battle agrees with what happens in it: the number of dice rolled, and the
//! average results.

use duel::Blow;
use duel::Book;
use duel::Content;
use duel::{Choice, Duel, Event, Faction, Unit};
use kernel::position::{Field, Positioned};
use kernel::{ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu, Shown, Waiting};
use scene::Forecast;

const POSITIONS: u64 = 1_500;
/// Battles of which every outcome is played.
const PLAYED_OUT: usize = 60;
/// The most dice a side may have in those.
const FEW: u32 = 9;
const HERE: &str = "baltica";

/// A position with random armies of both sides in one area, and sometimes an army elsewhere.
fn position(content: &Content, luck: &mut Luck) -> Option<Duel> {
    let attacker = Faction::BOTH[luck.below(2) as usize];
    let mut draft = Duel::draft(content);
    let mut set = |path: &str, value: Field| {
        let path: Vec<&str> = path.split('.').collect();
        Duel::set(&mut draft, content, &path, &value).unwrap();
    };
    let number = |number: u32| Field::Number(i64::from(number));
    set("board", "empty".into());
    set("turn", attacker.key().into());
    if luck.below(3) == 0 {
        set("ice-age", HERE.into());
    }
    for who in Faction::BOTH {
        set(&format!("{}.power", who.key()), number(1 + luck.below(9)));
        set(&format!("{}.doom", who.key()), number(luck.below(24)));
        let books: Vec<Field> =
            Book::of(who).iter().filter(|_| luck.below(3) == 0).map(|it| it.key().into()).collect();
        set(&format!("{}.books", who.key()), Field::List(books));
        for unit in Unit::of(who) {
            let most = u32::from(content.unit(*unit).count);
            let here = luck.below(most + 1).min(luck.below(most + 1));
            set(&format!("{HERE}.{}.{}", who.key(), unit.key()), number(here));
            let elsewhere = luck.below(most - here + 1).min(luck.below(3));
            set(&format!("cathaysia.{}.{}", who.key(), unit.key()), number(elsewhere));
        }
    }
    Duel::start(draft, content, &mut Events::deaf()).ok()
}

/// The result of a battle in which nobody used an ability.
#[derive(Default)]
struct Fought {
    /// Dice requested from chance, by faction.
    dice: [u32; 2],
    /// Kills and Pains assigned to each faction's figures.
    given: [[u32; 2]; 2],
}

/// Fights a battle; `faces` says what a number of dice of a faction show.
fn fight(
    start: &Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    faces: impl Fn(Faction, u16) -> Vec<u8>,
) -> Fought {
    let mut game = start.clone();
    let mut fought = Fought::default();
    let mut out = Events::heard();
    game.choose(content, who.seat(), choice, &mut out).unwrap();
    let mut rolls = [who, who.other()].into_iter();
    while game.battle().is_some() {
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance(ChanceRequest::Dice { count, .. }) => {
                let roller = rolls.next().unwrap();
                fought.dice[roller as usize] += u32::from(count);
                let faces = faces(roller, count).into_iter().collect();
                game.chance(content, &ChanceOutcome::Dice(faces), &mut out).unwrap();
            }
            Waiting::Chance(ChanceRequest::Draw { .. }) => {
                let card = game.card_at(content, 0);
                game.chance(content, &ChanceOutcome::Drawn(card), &mut out).unwrap();
            }
            Waiting::Choice(asked) => {
                let mut menu = Menu::new();
                game.menu(content, &mut menu);
                let declines = |choice: &&Choice| matches!(choice, Choice::Decline(_));
                let answer = *menu.iter().find(declines).unwrap_or(&menu[0]);
                game.choose(content, asked.lead, answer, &mut out).unwrap();
            }
        }
    }
    for event in out.take().0 {
        if let Event::Assigned { who, blow, .. } = event {
            let at = match blow {
                Blow::Kill => 0,
                Blow::Pain => 1,
                Blow::Eliminate => panic!("nobody used Fury of the North"),
            };
            fought.given[who as usize][at] += 1;
        }
    }
    fought
}

/// Every battle offered in random positions, with its forecast.
fn battles(mut look: impl FnMut(&Duel, &Content, Faction, Choice, &Forecast)) {
    let content = Content::shipped().unwrap();
    for number in 0..POSITIONS {
        let Some(game) = position(&content, &mut Luck::from_number(number)) else { continue };
        let Waiting::Choice(asked) = game.waiting() else { continue };
        let mut menu = Menu::new();
        game.menu(&content, &mut menu);
        for choice in menu.iter().filter(|choice| matches!(choice, Choice::Battle(_))) {
            let forecast = game.forecast(&content, asked.lead, *choice).expect("a forecast");
            look(&game, &content, Faction::of(asked.lead), *choice, &forecast);
        }
    }
}

fn pool(forecast: &Forecast, who: Faction) -> u32 {
    forecast.pools.iter().find(|(seat, _)| *seat == who.seat().0).map(|(_, dice)| *dice).unwrap()
}

/// CWD-BATTLE-15, -16, CWD-SLEEPER-09: a battle's cost is paid before the dice are counted.
#[test]
fn the_number_of_dice_shown_is_rolled() {
    let (mut seen, mut counted_by_power) = (0, 0);
    battles(|game, content, who, choice, forecast| {
        let fought = fight(game, content, who, choice, |_, count| vec![1; usize::from(count)]);
        for side in Faction::BOTH {
            let shown = pool(forecast, side);
            assert_eq!(fought.dice[side as usize], shown, "{side:?}, {choice:?} of {game:?}");
        }
        seen += 1;
        let zone = content.zone_named(HERE).unwrap();
        let tsathoggua = game.zone(zone).count(Faction::Sleeper, Unit::Tsathoggua) > 0;
        counted_by_power += usize::from(tsathoggua && who == Faction::Windwalker);
    });
    assert!(seen > 300 && counted_by_power > 20, "{seen} battles, {counted_by_power} by power");
}

/// CWD-BATTLE-19, -23, -24, -28: every outcome of the dice, weighted by its probability, played by
/// the rules.
#[test]
fn the_results_shown_are_the_average_of_the_rules() {
    let mut played = 0;
    battles(|game, content, who, choice, forecast| {
        if played == PLAYED_OUT || forecast.pools.iter().any(|(_, dice)| *dice > FEW) {
            return;
        }
        played += 1;
        let mut means = Vec::new();
        let mut odds = Vec::new();
        for roller in [who, who.other()] {
            let [any_kill, kills, pains] = played_out(game, content, who, choice, roller, forecast);
            odds.push(any_kill * 1000.0);
            means.extend([kills * 100.0, pains * 100.0]);
        }
        for (shown, exact) in [(&forecast.odds, odds), (&forecast.means, means)] {
            assert_eq!(shown.len(), exact.len());
            for ((phrase, shown), exact) in shown.iter().zip(exact) {
                let off = (f64::from(*shown) - exact).abs();
                assert!(off < 0.500_001, "{}: {shown} shown, {exact} played", phrase.key);
            }
        }
    });
    assert_eq!(played, PLAYED_OUT, "too few battles with so few dice");
}

/// The probability of a Kill, and the average Kills and Pains from one side's dice, over all
/// outcomes.
fn played_out(
    game: &Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    roller: Faction,
    forecast: &Forecast,
) -> [f64; 3] {
    let dice = pool(forecast, roller);
    let mut sums = [0.0; 3];
    for kills in 0..=dice {
        for pains in 0..=dice - kills {
            let misses = dice - kills - pains;
            let faces = |side: Faction, count: u16| match side == roller {
                true => [(6, kills), (4, pains), (1, misses)]
                    .into_iter()
                    .flat_map(|(face, times)| std::iter::repeat_n(face, times as usize))
                    .collect(),
                false => vec![1; usize::from(count)],
            };
            let fought = fight(game, content, who, choice, faces);
            let [killed, pained] = fought.given[roller.other() as usize];
            let ways = choose(dice, kills) * choose(dice - kills, pains);
            let chance =
                ways * 2f64.powi(pains as i32) * 3f64.powi(misses as i32) / 6f64.powi(dice as i32);
            sums[0] += if killed > 0 { chance } else { 0.0 };
            sums[1] += chance * f64::from(killed);
            sums[2] += chance * f64::from(pained);
        }
    }
    sums
}

/// The binomial coefficient.
fn choose(of: u32, taken: u32) -> f64 {
    (0..taken).fold(1.0, |ways, n| ways * f64::from(of - n) / f64::from(n + 1))
}

/// CWD-SLEEPER-09: Tsathoggua rolls for the power the Windwalker has left after paying.
#[test]
fn paying_for_the_battle_costs_tsathoggua_a_die() {
    let content = Content::shipped().unwrap();
    let mut draft = Duel::draft(&content);
    let fields: [(&[&str], Field); 6] = [
        (&["board"], "empty".into()),
        (&["turn"], "windwalker".into()),
        (&["windwalker", "power"], 8.into()),
        (&["windwalker", "books"], ["herald"].into()),
        (&[HERE, "windwalker"], ["gnoph-keh"].into()),
        (&[HERE, "sleeper"], ["tsathoggua"].into()),
    ];
    for (path, value) in fields {
        Duel::set(&mut draft, &content, path, &value).unwrap();
    }
    let game = Duel::start(draft, &content, &mut Events::deaf()).unwrap();
    let choice = Choice::Battle(content.zone_named(HERE).unwrap());
    let forecast = game.forecast(&content, Faction::Windwalker.seat(), choice).unwrap();
    assert_eq!(forecast.pools, [(1, 3), (0, 7)]);
    // A single enemy figure takes one result, however many dice are rolled.
    let means: Vec<u32> = forecast.means.iter().map(|(_, mean)| *mean).collect();
    assert!(means.iter().all(|mean| *mean <= 100), "{means:?}");
    assert_eq!(
        (forecast.odds[0].1, means[0]),
        (421, 42),
        "3 dice are enough for the one Kill there is room for"
    );
}
