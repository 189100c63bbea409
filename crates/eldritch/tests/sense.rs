//! Rules of thumb: what a bot thinks of a position, and that thinking helps.

use eldritch::content::{Content, base, read};
use eldritch::rules::setup::Setup;
use eldritch::state::{Frame, Monster, Phase};
use eldritch::{Choice, Eldritch};
use kernel::{Events, Game, Luck, Menu, Waiting};

fn content() -> Content {
    read(&base()).expect("the base box is sound")
}

/// Plays on with the same luck until somebody is asked for something that fits.
fn until(c: &Content, fits: impl Fn(&Eldritch) -> bool) -> Eldritch {
    let setup = Setup {
        investigators: 1,
        sheets: vec!["lily-chen".into()],
        ancient_one: Some("azathoth".into()),
        ..Setup::default()
    };
    let mut game = Eldritch::begin_quietly(&setup, c).expect("a set-up that can be built");
    let mut luck = Luck::from_number(1);
    let mut out = Events::deaf();
    let mut menu = Menu::new();
    while !fits(&game) {
        match game.waiting() {
            Waiting::Over => panic!("the game was over before"),
            Waiting::Chance(request) => {
                let outcome = request.answer(&mut luck, |index| game.card_at(c, index));
                game.chance(c, &outcome, &mut out).expect("what was asked for");
            }
            Waiting::Choice(asked) => {
                menu.clear();
                game.menu(c, &mut menu);
                game.apply(c, asked.lead, menu[0], &mut out);
            }
        }
    }
    game
}

/// A single investigator's first turn, on a board without monsters and gates.
fn first_turn(c: &Content) -> Eldritch {
    let mut game = until(c, |game| matches!(game.top(), Frame::Turn { .. }));
    assert_eq!(game.phase, Phase::Action);
    game.monsters.fill(None);
    for place in &mut game.places {
        *place = Default::default();
    }
    game
}

fn opinion(game: &Eldritch, c: &Content, choice: Choice) -> f32 {
    let mut menu = Menu::new();
    game.menu(c, &mut menu);
    let mut opinions = Vec::new();
    assert!(game.judge(c, kernel::Seat(0), &menu, &mut opinions));
    let at = menu.iter().position(|it| *it == choice);
    opinions[at.unwrap_or_else(|| panic!("{choice:?} is not offered"))]
}

fn best(game: &Eldritch, c: &Content) -> Choice {
    let mut menu = Menu::new();
    game.menu(c, &mut menu);
    let mut opinions = Vec::new();
    game.judge(c, kernel::Seat(0), &menu, &mut opinions);
    let most = (0..menu.len()).max_by(|one, other| opinions[*one].total_cmp(&opinions[*other]));
    menu[most.expect("something is offered")]
}

#[test]
fn one_who_is_nearly_dead_rests() {
    let c = content();
    let mut game = first_turn(&c);
    assert_ne!(best(&game, &c), Choice::Rest);
    let it = game.investigator_mut(0);
    (it.health, it.sanity) = (1, 1);
    assert_eq!(best(&game, &c), Choice::Rest);
}

#[test]
fn a_clue_next_door_is_worth_the_way_and_a_terror_on_it_is_not() {
    let c = content();
    let mut game = first_turn(&c);
    let here = game.investigator(0).place;
    let next = c.place(here).neighbours().nth(0).expect("somewhere to go");
    let before = opinion(&game, &c, Choice::Travel(next));
    game.clue_pool.remove(next);
    game.place_mut(next).clues.add(next);
    let drawn = opinion(&game, &c, Choice::Travel(next));
    assert!(drawn > before + 0.5, "{drawn} {before}");
    let worst = (0..c.monsters.len()).filter(|at| !c.monsters[*at].epic);
    let worst = worst.max_by_key(|at| c.monsters[*at].toughness).expect("some monster");
    let kind = eldritch::ids::MonsterId(worst as u8);
    game.monsters[0] = Some(Monster { kind, place: next, lost: 0, aside: false });
    let it = game.investigator_mut(0);
    (it.health, it.sanity) = (2, 2);
    assert!(opinion(&game, &c, Choice::Travel(next)) < opinion(&game, &c, Choice::EndTurn));
}

#[test]
fn every_question_of_a_game_has_opinions_that_are_numbers() {
    let c = content();
    for (seed, ancient) in
        ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"].into_iter().enumerate()
    {
        let setup = Setup { ancient_one: Some(ancient.into()), ..Setup::default() };
        let mut game = Eldritch::begin_quietly(&setup, &c).expect("a set-up that can be built");
        let mut luck = Luck::from_number(seed as u64);
        let mut out = Events::deaf();
        let mut menu = Menu::new();
        let mut opinions = Vec::new();
        loop {
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance(request) => {
                    let outcome = request.answer(&mut luck, |index| game.card_at(&c, index));
                    game.chance(&c, &outcome, &mut out).expect("what was asked for");
                }
                Waiting::Choice(asked) => {
                    menu.clear();
                    game.menu(&c, &mut menu);
                    opinions.clear();
                    assert!(game.judge(&c, asked.lead, &menu, &mut opinions));
                    assert_eq!(opinions.len(), menu.len());
                    assert!(opinions.iter().all(|it| it.is_finite()), "{:?}", game.top());
                    let choice = *luck.pick(&menu);
                    game.apply(&c, asked.lead, choice, &mut out);
                }
            }
        }
    }
}

/// Mysteries solved in a few games with these bots, the same games every time.
fn mysteries(c: &Content, bot: &str) -> i64 {
    let mut solved = 0;
    for (number, ancient) in
        ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"].into_iter().enumerate()
    {
        let setup = Setup { ancient_one: Some(ancient.into()), ..Setup::default() };
        for game in 0..4 {
            let start = Eldritch::begin_quietly(&setup, c).expect("a set-up that can be built");
            let mut bots: Vec<_> =
                (0..4).map(|_| bots::policy::<Eldritch>(bot).expect("a bot")).collect();
            let number = 100 * game + number as u64;
            let played = bots::play::play(start, c, number, &mut bots).expect("it ends");
            let figure = played.figures.iter().find(|(name, _)| *name == "mysteries");
            solved += figure.map_or(0, |(_, n)| *n);
        }
    }
    solved
}

#[test]
fn a_group_that_thinks_solves_mysteries_and_one_that_does_not_hardly_any() {
    let c = content();
    let (sensible, random) = (mysteries(&c, "sensible"), mysteries(&c, "random"));
    assert!(sensible >= 16 && random <= 2, "{sensible} {random}");
}
