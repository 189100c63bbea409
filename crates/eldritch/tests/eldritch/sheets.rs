//! What every investigator sheet has, and that nothing is decided before it is drawn.

use eldritch::Eldritch;
use eldritch::content::{Ability, Content, base, read};
use eldritch::rules::setup::Setup;
use kernel::{ChanceRequest, Events, Game, Luck, Menu, Waiting};

fn content() -> Content {
    read(&base()).expect("the base box is sound")
}

/// EH-INVESTIGATORS-04: one action and something else.
/// EH-INVESTIGATORS-05: health, sanity, five skills.
/// EH-INVESTIGATORS-06: a starting space and starting possessions.
/// EH-INVESTIGATORS-07: two encounters for those who find them.
#[test]
fn every_sheet_is_complete() {
    for sheet in &content().sheets {
        let is_action = |ability: &&Ability<_>| matches!(ability, Ability::Action { .. });
        let actions = sheet.abilities.iter().filter(is_action).count();
        assert_eq!(actions, 1, "{}", sheet.id);
        assert!(sheet.abilities.len() > actions, "{}", sheet.id);
        assert_eq!(sheet.health + sheet.sanity, 12, "{}", sheet.id);
        assert!(sheet.skills.iter().all(|skill| (1..=4).contains(skill)), "{}", sheet.id);
        assert!(!sheet.begins.is_empty(), "{}", sheet.id);
        assert!(!sheet.crippled.is_empty() && !sheet.insane.is_empty(), "{}", sheet.id);
        assert_ne!(sheet.crippled, sheet.insane, "{}", sheet.id);
    }
}

/// EH-HIDDEN-INFO-02, EH-HIDDEN-INFO-04, EH-SEARCH-03: every draw leaves open every outcome that a
/// player could consider possible: each index of the draw is a card that may come, and a state
/// imagined by a seat allows the same ones.
#[test]
fn no_draw_is_decided_before_it_is_made() {
    let content = content();
    let mut luck = Luck::from_number(7);
    let mut draws = 0;
    for investigators in [1, 4] {
        let setup = Setup { investigators, ..Setup::default() };
        let mut game = Eldritch::begin_quietly(&setup, &content).expect("a set-up");
        let mut out = Events::deaf();
        let mut menu = Menu::new();
        for _ in 0..600 {
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance(request) => {
                    if let ChanceRequest::Draw { size } = request {
                        draws += 1;
                        let seen = game.imagine(&content, kernel::Seat(0), &mut luck);
                        assert_eq!(seen.waiting(), game.waiting(), "at {:?}", game.top());
                        for index in 0..size {
                            let card = game.card_at(&content, index);
                            let drawn = kernel::ChanceOutcome::Drawn(card);
                            let mut other = game.clone();
                            let done = other.chance(&content, &drawn, &mut Events::deaf());
                            assert_eq!(done, Ok(()), "at {:?}", game.top());
                        }
                    }
                    let outcome = request.answer(&mut luck, |index| game.card_at(&content, index));
                    game.chance(&content, &outcome, &mut out).expect("it may come");
                }
                Waiting::Choice(asked) => {
                    menu.clear();
                    game.menu(&content, &mut menu);
                    let choice = *luck.pick(&menu);
                    game.apply(&content, asked.lead, choice, &mut out);
                }
            }
        }
    }
    assert!(draws > 100, "{draws} draws");
}
