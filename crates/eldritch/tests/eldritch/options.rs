//! What may be chosen before the game: EH-OPTIONAL-DIFFICULTY-01, EH-OPTIONAL-SCORE-01.

use eldritch::content::{Colour, Content, Difficulty, MythosKind, base, read};
use eldritch::event::{Of, What};
use eldritch::rules::setup::Setup;
use eldritch::state::{Drawing, Ending, Frame, MythosDeck};
use eldritch::{Choice, Eldritch};
use kernel::{Events, Game, Luck, Menu, Waiting};

const ANCIENTS: [&str; 4] = ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"];
const DECKS: [MythosDeck; 4] =
    [MythosDeck::All, MythosDeck::Easier, MythosDeck::Harder, MythosDeck::Staged];

/// A Mythos card that was drawn, and the stage of the deck it came from.
struct Drawn {
    stage: usize,
    difficulty: Difficulty,
    kind: MythosKind,
    in_setup: bool,
}

/// Plays at random; returns the Mythos cards drawn and how the game ended.
fn play(content: &Content, setup: &Setup, seed: u64) -> (Vec<Drawn>, Eldritch) {
    let mut luck = Luck::from_number(seed);
    let mut out = Events::heard();
    let mut game = Eldritch::begin(setup, content, &mut out).expect("a set-up that can be built");
    let mut menu: Menu<Choice> = Menu::new();
    let mut drawn = Vec::new();
    let mut stage = 0;
    loop {
        let in_setup = game.round == 0;
        match game.waiting() {
            Waiting::Over => return (drawn, game),
            Waiting::Chance(request) => {
                let outcome = request.answer(&mut luck, |index| game.card_at(content, index));
                // The colour is drawn first and reveals the stage.
                if let Frame::Draw { what: Drawing::Colour { stage: now }, .. } = game.top() {
                    stage = usize::from(*now);
                }
                game.chance(content, &outcome, &mut out).expect("an answer that fits");
                for event in out.take().0 {
                    if let (What::MythosDrawn, Of::Mythos(card)) = (event.what, event.of) {
                        let info = content.mythos_card(card);
                        drawn.push(Drawn {
                            stage,
                            difficulty: info.difficulty,
                            kind: info.kind,
                            in_setup,
                        });
                    }
                }
            }
            Waiting::Choice(asked) => {
                menu.clear();
                game.menu(content, &mut menu);
                let choice = *luck.pick(&menu);
                game.apply(content, asked.lead, choice, &mut out);
            }
        }
    }
}

fn setups(mythos: MythosDeck, starting_rumor: bool) -> impl Iterator<Item = (Setup, u64)> {
    let all = ANCIENTS.into_iter().flat_map(|ancient| (0..4).map(move |seed| (ancient, seed)));
    all.map(move |(ancient, seed)| {
        let setup = Setup {
            investigators: 1 + seed as u8,
            ancient_one: Some(ancient.to_owned()),
            mythos,
            starting_rumor,
            ..Setup::default()
        };
        (setup, seed)
    })
}

#[test]
fn every_deck_can_be_built_for_every_ancient_one() {
    let content = read(&base()).expect("the base box is sound");
    let colours = [Colour::Green, Colour::Yellow, Colour::Blue];
    for ancient in &content.ancients {
        for deck in DECKS {
            for (nth, colour) in colours.into_iter().enumerate() {
                let count = |fits: &dyn Fn(Difficulty) -> bool| {
                    let cards = content.mythos.iter().filter(|card| card.colour == colour);
                    cards.filter(|card| fits(card.difficulty)).count()
                };
                let needed = |stage: usize| usize::from(ancient.mythos[stage][nth]);
                let all = needed(0) + needed(1) + needed(2);
                let enough = match deck {
                    MythosDeck::All => all <= count(&|_| true),
                    MythosDeck::Easier => all <= count(&|it| it != Difficulty::Hard),
                    MythosDeck::Harder => all <= count(&|it| it != Difficulty::Easy),
                    MythosDeck::Staged => {
                        needed(0) <= count(&|it| it == Difficulty::Easy)
                            && needed(1) <= count(&|it| it == Difficulty::Normal)
                            && needed(2) <= count(&|it| it == Difficulty::Hard)
                    }
                };
                assert!(enough, "{}: {deck:?} lacks {colour:?}", ancient.id);
            }
        }
    }
}

#[test]
fn the_cards_of_the_base_box_are_of_these_difficulties() {
    let content = read(&base()).expect("the base box is sound");
    let count = |colour, difficulty| {
        let fits = content.mythos.iter();
        fits.filter(|card| card.colour == colour && card.difficulty == difficulty).count()
    };
    for (colour, counts) in
        [(Colour::Green, [5, 8, 5]), (Colour::Yellow, [5, 11, 5]), (Colour::Blue, [4, 4, 4])]
    {
        let found = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard]
            .map(|difficulty| count(colour, difficulty));
        assert_eq!(found, counts, "{colour:?}");
    }
}

#[test]
fn only_cards_of_the_chosen_difficulty_are_drawn() {
    let content = read(&base()).expect("the base box is sound");
    for deck in DECKS {
        let mut seen = 0;
        for (setup, seed) in setups(deck, false) {
            let (drawn, _) = play(&content, &setup, seed);
            for card in &drawn {
                let right = match deck {
                    MythosDeck::All => true,
                    MythosDeck::Easier => card.difficulty != Difficulty::Hard,
                    MythosDeck::Harder => card.difficulty != Difficulty::Easy,
                    // A rumor that another card brings from the box belongs to no stage.
                    MythosDeck::Staged => {
                        let stages = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];
                        card.kind == MythosKind::Rumor || card.difficulty == stages[card.stage]
                    }
                };
                assert!(right, "{deck:?}: a wrong card in stage {}", card.stage + 1);
                seen += 1;
            }
        }
        assert!(seen > 50, "{deck:?}: only {seen} cards were drawn");
    }
}

#[test]
fn a_starting_rumor_is_one_the_deck_allows() {
    let content = read(&base()).expect("the base box is sound");
    for deck in DECKS {
        for (setup, seed) in setups(deck, true) {
            let (drawn, _) = play(&content, &setup, seed);
            let first: Vec<&Drawn> = drawn.iter().filter(|card| card.in_setup).collect();
            assert_eq!(first.len(), 1, "one rumor before the first round");
            assert_eq!(first[0].kind, MythosKind::Rumor);
            let banned = match deck {
                MythosDeck::Easier => Some(Difficulty::Hard),
                MythosDeck::Harder => Some(Difficulty::Easy),
                MythosDeck::All | MythosDeck::Staged => None,
            };
            assert_ne!(Some(first[0].difficulty), banned);
        }
    }
}

#[test]
fn only_a_victory_has_a_score_which_is_the_same_for_all() {
    let content = read(&base()).expect("the base box is sound");
    for (setup, seed) in setups(MythosDeck::All, false) {
        let (_, game) = play(&content, &setup, seed);
        let outcome = game.outcome().expect("it is over");
        assert_eq!(outcome.scores.is_empty(), outcome.winners.is_empty());
    }
    let mut game = Eldritch::begin_quietly(&Setup::default(), &content).expect("a set-up");
    game.ending = Some(Ending::Won);
    game.score = Some(-4);
    assert_eq!(game.outcome().expect("it is over").scores, vec![-4; 4]);
}
