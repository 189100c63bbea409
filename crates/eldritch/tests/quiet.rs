//! Questions that hardly ever matter answer themselves.

use eldritch::event::What;
use eldritch::state::{During, Frame, Purpose};
use eldritch::{Choice, Eldritch};
use kernel::registry::Titled;
use kernel::{Events, Game, Luck, Menu, Waiting};

/// EH-REROLL-02
#[test]
fn dice_are_let_lie_only_when_the_test_is_passed_and_more_would_bring_nothing() {
    let content = Eldritch::content().expect("the base box is sound");
    let (mut quiet, mut asked_on) = (0, 0);
    for number in 0..30 {
        let mut game =
            Eldritch::begin_quietly(&Eldritch::usual_setup(), &content).expect("a set-up");
        let mut luck = Luck::from_number(number);
        let mut out = Events::heard();
        let mut menu: Menu<Choice> = Menu::new();
        loop {
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance(request) => {
                    let outcome = request.answer(&mut luck, |index| game.card_at(&content, index));
                    game.chance(&content, &outcome, &mut out).expect("an answer that fits");
                }
                Waiting::Choice(asked) => {
                    menu.clear();
                    game.menu(&content, &mut menu);
                    let test = game.tests.last().filter(|_| game.top() == Frame::Test);
                    let answer = test.and_then(|_| game.quiet(&content));
                    if let (Some(test), Some(answer)) = (test, answer) {
                        assert_eq!(answer, Choice::Stand);
                        assert!(test.during != During::Spell && test.purpose != Purpose::Acquire);
                        let mut next = game.clone();
                        let mut said = Events::heard();
                        next.apply(&content, asked.lead, answer, &mut said);
                        let said = said.take().0;
                        assert!(said.iter().any(|event| event.what == What::Passed), "{said:?}");
                        quiet += 1;
                    } else if test.is_some() && menu.contains(Choice::Stand) {
                        asked_on += 1;
                    }
                    game.apply(&content, asked.lead, *luck.pick(&menu), &mut out);
                }
            }
            out.take();
        }
    }
    assert!(quiet > 20 && asked_on > 20, "{quiet} quiet, {asked_on} asked");
}
