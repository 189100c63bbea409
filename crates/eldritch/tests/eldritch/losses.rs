//! How deep losses are stacked.

use eldritch::{Choice, Eldritch};
use kernel::position::{Field, Positioned};
use kernel::registry::Titled;
use kernel::{ChanceOutcome, ChanceRequest, Events, Game, Menu, Waiting};

/// Tide of Despair with eight investigators, who cast spells whenever possible; second copies fail
/// and first ones succeed. Possessions that prevent losses are not used. Returns the final state
/// and the deepest stack of losses.
fn tide_of_despair(cards: &[(&str, &str)]) -> (Eldritch, usize) {
    let content = Eldritch::content().expect("the base box is sound");
    let mut draft = Eldritch::draft(&content);
    let mut set = |path: &str, value: Field| {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, &content, &path, &value).expect("a field");
    };
    set("players", 8.into());
    for (hand, card) in cards {
        set(hand, [*card].into());
    }
    set("resolve", "mythos tide-of-despair text".into());
    let out = &mut Events::deaf();
    let mut game = Eldritch::start(draft, &content, out).expect("a position");
    let mut most = game.losses().count();
    while game.turns == 0 {
        match game.waiting() {
            Waiting::Choice(asked) => {
                let mut menu: Menu<Choice> = Menu::new();
                game.menu(&content, &mut menu);
                let cast = menu.iter().find(|choice| matches!(choice, Choice::Cast(_)));
                let declined =
                    menu.iter().find(|choice| matches!(choice, Choice::No | Choice::Stand));
                let Some(choice) = cast.or(declined).copied() else { break };
                game.apply(&content, asked.lead, choice, out);
            }
            Waiting::Chance(ChanceRequest::Dice { count, .. }) => {
                let second = game.test().is_some_and(|test| test.who.0 % 2 == 0);
                let faces = (0..count).map(|_| if second { 1 } else { 5 }).collect();
                game.chance(&content, &ChanceOutcome::Dice(faces), out).expect("so many dice");
            }
            other => panic!("{other:?} in a card without draws"),
        }
        most = most.max(game.losses().count());
    }
    (game, most)
}

/// EH-HEALTH-SANITY-04
#[test]
fn losses_of_eight_investigators_from_one_card_come_one_after_another() {
    let (game, most) = tide_of_despair(&[]);
    assert_eq!(most, 0, "nobody can prevent anything, so nothing waits");
    let content = Eldritch::content().expect("the base box is sound");
    for it in &game.seats {
        let info = content.sheet(it.sheet);
        assert_eq!((it.health, it.sanity), (info.health - 2, info.sanity - 2), "{}", info.id);
    }
}

/// EH-SPELLS-03, EH-HEALTH-SANITY-04
#[test]
fn losses_are_stacked_as_deep_as_there_are_spells_against_them() {
    let (game, most) = tide_of_despair(&[
        ("p1.spells", "flesh-ward/2"),
        ("p2.spells", "flesh-ward/1"),
        ("p3.spells", "instill-bravery/2"),
        ("p4.spells", "instill-bravery/1"),
        ("p4.assets", "bandages"),
    ]);
    assert_eq!(most, 5);
    assert!(game.losing().is_none());
    let content = Eldritch::content().expect("the base box is sound");
    for it in &game.seats[4..] {
        let info = content.sheet(it.sheet);
        assert_eq!((it.health, it.sanity), (info.health - 2, info.sanity - 2), "{}", info.id);
    }
}
