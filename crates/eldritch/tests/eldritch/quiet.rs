//! Quiet answers: questions that hardly ever matter.

use eldritch::event::What;
use eldritch::state::{During, Frame, Purpose, TestStep, Testing};
use eldritch::{Choice, Eldritch};
use kernel::position::{Field, Positioned};
use kernel::registry::Titled;
use kernel::{ChanceOutcome, Events, Game, Luck, Menu, Seat, Shown, Waiting};

/// EH-REROLL-02
#[test]
fn the_result_is_quietly_accepted_only_if_more_successes_would_change_nothing() {
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
                    let test = game.test().filter(|_| matches!(game.top(), Frame::Test(_)));
                    let improves = |test: &&Testing| test.step == TestStep::Improve;
                    let answer = test.filter(improves).and_then(|_| game.quiet(&content));
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

/// The dice quietly picked up after these rolls and this answer.
fn taken_up(fields: &[(&str, Field)], rolls: &[&[u8]], by: &str) -> Vec<String> {
    let content = Eldritch::content().expect("the base box is sound");
    let mut draft = Eldritch::draft(&content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, &content, &path, value).expect("a field");
    }
    let mut game = Eldritch::start(draft, &content, &mut Events::deaf()).expect("a position");
    for faces in rolls {
        let rolled = ChanceOutcome::Dice(faces.iter().copied().collect());
        game.chance(&content, &rolled, &mut Events::deaf()).expect("so many dice");
    }
    let by = Eldritch::read(&content, by).expect("a choice");
    game.may(&content, Seat(0), by).expect("it is offered");
    game.apply(&content, Seat(0), by, &mut Events::deaf());
    let mut taken = Vec::new();
    while let (Waiting::Choice(_), Some(choice)) = (game.waiting(), game.quiet(&content)) {
        game.apply(&content, Seat(0), choice, &mut Events::deaf());
        taken.push(Eldritch::write(&content, choice));
    }
    taken
}

/// EH-SPEND-02
#[test]
fn a_clue_rerolls_the_lowest_failure() {
    let fields = [
        ("p1.sheet", "akachi-onyele".into()),
        ("p1.place", "london".into()),
        ("p1.clues", 2.into()),
        ("resolve", "encounter europe-1 p1".into()),
    ];
    assert_eq!(taken_up(&fields, &[&[4, 2]], "spend-clue"), ["die 2"]);
}

/// EH-REROLL-01
#[test]
fn a_reroll_of_any_dice_picks_up_every_failure_and_no_success() {
    let fields = [
        ("p1.sheet", "mark-harrigan".into()),
        ("p1.assets", ["axe"].into()),
        ("resolve", "ambush ghoul p1".into()),
    ];
    let rolls: [&[u8]; 2] = [&[6, 1, 1, 1, 1], &[5, 4, 3, 3, 1, 6]];
    let taken = taken_up(&fields, &rolls, "use asset axe");
    assert_eq!(taken, ["die 1", "die 3", "die 3", "die 4", "roll"]);
}

/// EH-REROLL-01
#[test]
fn a_player_who_can_raise_a_die_chooses_which_to_reroll() {
    let fields = [
        ("p1.sheet", "mark-harrigan".into()),
        ("p1.assets", ["18-derringer", "axe"].into()),
        ("resolve", "ambush ghoul p1".into()),
    ];
    let rolls: [&[u8]; 2] = [&[6, 1, 1, 1, 1], &[4, 4, 3, 3, 1, 1]];
    assert!(taken_up(&fields, &rolls, "use asset axe").is_empty());
}

/// EH-LEAD-INVESTIGATOR-04
#[test]
fn the_lead_quietly_keeps_the_token() {
    let content = Eldritch::content().expect("the base box is sound");
    let mut draft = Eldritch::draft(&content);
    for (field, value) in
        [("players", 3.into()), ("phase", "end-of-mythos".into()), ("lead", "p2".into())]
    {
        Eldritch::set(&mut draft, &content, &[field], &value).expect("a field");
    }
    let game = Eldritch::start(draft, &content, &mut Events::deaf()).expect("a position");
    assert_eq!(*game.top(), Frame::PassLead);
    assert_eq!(game.quiet(&content), Some(Choice::Lead(Seat(1))));
}
