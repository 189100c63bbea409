//! Rules of thumb: how a bot values a position, and that its play is better for it.

use eldritch::content::{Content, Omen, base, read};
use eldritch::ids::{MonsterId, MysteryId, SpaceId};
use eldritch::rules::setup::Setup;
use eldritch::state::{Frame, Monster, MythosDeck, Phase};
use eldritch::{Choice, Eldritch};
use kernel::{Advice, Events, Game, Luck, Menu, Seat, Waiting};

fn content() -> Content {
    read(&base()).expect("the base box is sound")
}

/// Plays on with fixed luck until a question fits.
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

/// The first turn of a solo game, on a board without monsters and gates.
fn first_turn(c: &Content) -> Eldritch {
    let mut game = until(c, |game| matches!(game.top(), Frame::Turn { .. }));
    assert_eq!(game.phase, Phase::Action);
    game.monsters.iter_mut().for_each(|slot| *slot = None);
    for space in game.spaces.iter_mut() {
        *space = Default::default();
    }
    game
}

fn opinion(game: &Eldritch, c: &Content, choice: Choice) -> f32 {
    let mut menu = Menu::new();
    game.menu(c, &mut menu);
    let mut opinions = Vec::new();
    assert!(game.judge(c, Seat(0), &menu, &mut opinions));
    let at = menu.iter().position(|it| *it == choice);
    opinions[at.unwrap_or_else(|| panic!("{choice:?} is not offered"))]
}

fn best(game: &Eldritch, c: &Content) -> Choice {
    let mut menu = Menu::new();
    game.menu(c, &mut menu);
    let mut opinions = Vec::new();
    game.judge(c, Seat(0), &menu, &mut opinions);
    let most = (0..menu.len()).max_by(|one, other| opinions[*one].total_cmp(&opinions[*other]));
    menu[most.expect("something is offered")]
}

#[test]
fn a_rest_is_worth_more_to_a_dying_investigator_than_to_a_healthy_one() {
    let c = content();
    let mut game = first_turn(&c);
    let rest =
        |game: &Eldritch| opinion(game, &c, Choice::Rest) - opinion(game, &c, Choice::EndTurn);
    let well = rest(&game);
    assert_ne!(best(&game, &c), Choice::Rest);
    let it = game.investigator_mut(Seat(0));
    (it.health, it.sanity) = (1, 1);
    assert!(rest(&game) > well + 1.0, "{} {well}", rest(&game));
}

#[test]
fn a_clue_nearby_is_worth_the_journey_unless_a_terror_guards_it() {
    let c = content();
    let mut game = first_turn(&c);
    let here = game.investigator(Seat(0)).space;
    let next = c.space(here).neighbours().nth(0).expect("somewhere to go");
    let before = opinion(&game, &c, Choice::Travel(next));
    game.clue_pool.remove(next);
    game.space_mut(next).clues.add(next);
    let drawn = opinion(&game, &c, Choice::Travel(next));
    assert!(drawn > before + 0.5, "{drawn} {before}");
    let worst = (0..c.monsters.len()).filter(|at| !c.monsters[*at].epic);
    let worst = worst.max_by_key(|at| c.monsters[*at].toughness).expect("some monster");
    let kind = eldritch::ids::MonsterId::nth(worst);
    game.monsters[0u8] = Some(Monster { kind, space: next, lost: 0, aside: false });
    let it = game.investigator_mut(Seat(0));
    (it.health, it.sanity) = (2, 2);
    assert!(opinion(&game, &c, Choice::Travel(next)) < opinion(&game, &c, Choice::EndTurn));
}

#[test]
fn every_option_of_a_game_has_a_finite_value() {
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

/// The first turn with this mystery of Azathoth and nothing else on the board.
fn first_turn_with(c: &Content, mystery: &str) -> Eldritch {
    let mut game = first_turn(c);
    let deck = &c.ancient(game.ancient).deck;
    let card = deck.iter().position(|it| it.id == mystery).expect("a mystery of Azathoth");
    let active = game.mystery.as_mut().expect("a mystery at hand");
    (active.card, active.count) = (MysteryId::nth(card), 0);
    game
}

fn space(c: &Content, id: &str) -> SpaceId {
    SpaceId::nth(c.spaces.iter().position(|it| it.id == id).expect("a place of the board"))
}

#[test]
fn the_gate_of_the_next_omen_is_closed_first() {
    let c = content();
    let mut game = first_turn_with(&c, "occult-research");
    // Somewhere between two gates of different colours.
    let gates = |at: &SpaceId| {
        let near = c.space(*at).neighbours();
        let red = near.iter().find(|it| c.space(*it).gate == Some(Omen::Red));
        let green = near.iter().find(|it| c.space(*it).gate == Some(Omen::Green));
        red.zip(green)
    };
    let between = SpaceId::first(c.spaces.len()).find(|at| gates(at).is_some());
    let between = between.expect("such a place");
    let (red, green) = gates(&between).expect("just found");
    game.investigator_mut(Seat(0)).space = between;
    for gate in [red, green] {
        game.space_mut(gate).gate = true;
    }
    // The omens go green, blue, red, blue.
    let mut red_rather = |omen: u8| {
        game.omen = omen;
        opinion(&game, &c, Choice::Travel(red)) - opinion(&game, &c, Choice::Travel(green))
    };
    let (before_red, before_green) = (red_rather(1), red_rather(3));
    assert!(before_red > before_green + 1.0, "{before_red} {before_green}");
}

#[test]
fn a_hopeless_fight_for_nothing_is_avoided_and_an_easy_one_for_a_gate_is_sought() {
    let c = content();
    let mut game = first_turn_with(&c, "occult-research");
    let here = game.investigator(Seat(0)).space;
    let next = c.space(here).neighbours().iter().find(|it| c.space(*it).gate.is_some());
    let next = next.expect("a city next door");
    let by_toughness = |at: &usize| (c.monsters[*at].toughness, *at);
    let plain = || (0..c.monsters.len()).filter(|at| !c.monsters[*at].epic);
    let mut with = |kind: usize, gate: bool| {
        let kind = MonsterId::nth(kind);
        game.monsters[0u8] = Some(Monster { kind, space: next, lost: 0, aside: false });
        game.space_mut(next).gate = gate;
        opinion(&game, &c, Choice::Travel(next)) - opinion(&game, &c, Choice::EndTurn)
    };
    let worst = plain().max_by_key(by_toughness).expect("some monster");
    let least = plain().min_by_key(by_toughness).expect("some monster");
    assert!(with(worst, false) < 0.0);
    assert!(with(least, true) > 0.0);
}

#[test]
fn an_investigator_with_enough_clues_goes_and_advances_the_mystery() {
    let c = content();
    let mut game = first_turn_with(&c, "the-true-name");
    let next =
        c.space(game.investigator(Seat(0)).space).neighbours().nth(0).expect("somewhere to go");
    game.space_mut(next).tokens = 1;
    if let Some(mystery) = &mut game.mystery {
        mystery.marked.add(next);
    }
    let step = |game: &Eldritch| {
        opinion(game, &c, Choice::Travel(next)) - opinion(game, &c, Choice::EndTurn)
    };
    let without = step(&game);
    let (one, other) = (space(&c, "london"), space(&c, "rome"));
    for face in [one, other] {
        game.clue_pool.remove(face);
        game.investigator_mut(Seat(0)).clues.add(face);
    }
    assert!(step(&game) > without + 10.0, "{} {without}", step(&game));
}

#[test]
fn good_assets_are_bought_when_they_are_affordable() {
    let c = content();
    let mut game = first_turn(&c);
    assert!(!game.reserve.is_empty());
    game.frames.push(Frame::Buy { who: Seat(0), left: 8, bought: false });
    assert!(matches!(best(&game, &c), Choice::Buy(_)), "{:?}", best(&game, &c));
}

/// Victories and solved mysteries in a few games with these bots, always the same games.
fn achieved(c: &Content, bot: &str) -> (usize, i64) {
    let (mut won, mut solved) = (0, 0);
    for (nth, ancient) in
        ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"].into_iter().enumerate()
    {
        let setup = Setup {
            ancient_one: Some(ancient.into()),
            mythos: MythosDeck::Easier,
            ..Setup::default()
        };
        for game in 0..5 {
            let start = Eldritch::begin_quietly(&setup, c).expect("a set-up that can be built");
            let mut bots: Vec<_> =
                (0..4).map(|_| bots::policy::<Eldritch>(bot).expect("a bot")).collect();
            let number = 100 * game + nth as u64;
            let played = bots::play::play(start, c, number, &mut bots).expect("it ends");
            let figure = played.figures.iter().find(|(name, _)| *name == "mysteries");
            solved += figure.map_or(0, |(_, n)| *n);
            won += usize::from(!played.outcome.winners.is_empty());
        }
    }
    (won, solved)
}

#[test]
fn sensible_bots_win_and_random_ones_hardly_solve_a_mystery() {
    let c = content();
    let (sensible, random) = (achieved(&c, "sensible"), achieved(&c, "random"));
    assert!(sensible.0 >= 5 && sensible.1 >= 30, "{sensible:?}");
    assert!(random.0 == 0 && random.1 <= 3, "{random:?}");
}
