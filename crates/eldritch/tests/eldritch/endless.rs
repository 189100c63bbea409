//! Cards with endless effects: the table stays at its last question, and so do bots and the log.

use bots::playout::{PlayError, Playout, Stop, worth};
use eldritch::Eldritch;
use eldritch::content::{Content, File, base, read};
use eldritch::rules::setup::Setup;
use kernel::{Game, Luck, Seat, Seed, Shown, Table, TableError};
use std::sync::Arc;

/// 255⁴ repetitions: effectively endless.
fn for_ever(deed: &str) -> String {
    format!("repeat 255 {{ repeat 255 {{ repeat 255 {{ repeat 255 {{ {deed} }} }} }} }}")
}

const ACTION: &str = "test influence { gain an ally from the reserve or its discards }";
const BEGINS: &str = "gain asset hired-muscle";

/// The base box with another text on Leo Anderson's sheet.
fn content(printed: &str, instead: &str) -> Arc<Content> {
    let files = base();
    let texts: Vec<String> = files.iter().map(|file| file.text.replace(printed, instead)).collect();
    assert!(texts.iter().zip(&files).any(|(text, file)| text != file.text), "{printed}");
    let files: Vec<File<'_>> =
        files.iter().zip(&texts).map(|(file, text)| File::new(file.path, text)).collect();
    Arc::new(read(&files).unwrap_or_else(|bad| panic!("{bad}")))
}

fn setup() -> Setup {
    let sheets = vec!["leo-anderson".to_owned()];
    let ancient_one = Some("azathoth".to_owned());
    Setup { investigators: 1, sheets, ancient_one, ..Setup::default() }
}

fn table(content: &Arc<Content>) -> Table<Eldritch> {
    Table::begin(content.clone(), "test", &setup(), &[], Seed::from_number(7)).expect("it begins")
}

fn refused(deed: &str) {
    let content = content(ACTION, &for_ever(deed));
    let mut table = table(&content);
    let (before, inputs) = (table.game().clone(), table.len());
    let TableError::Endless { why } = table.choose_text(Seat(0), "use sheet p1").unwrap_err()
    else {
        panic!("it ended");
    };
    let said = serde_json::to_string(&why).expect("a phrase");
    assert!(said.contains("eh-sheet-leo-anderson"), "{said}");
    assert_eq!(*table.game(), before, "the table is at its last question");
    assert_eq!(table.len(), inputs, "and the log has no trace of it");
    table.choose_text(Seat(0), "rest").expect("another choice is open");
    let log = table.log_file();
    Table::<Eldritch>::replay(&log, content, "test", None).expect("the log is sound");
}

#[test]
fn a_choice_that_leads_to_an_endless_effect_is_refused() {
    refused("recover 1 health");
}

#[test]
fn endless_dice_are_refused_too() {
    refused("roll 1 die { 1-6: recover 1 health }");
}

#[test]
fn a_game_that_cannot_begin_is_not_begun() {
    let content = content(BEGINS, &for_ever("recover 1 health"));
    let begun = Table::<Eldritch>::begin(content, "test", &setup(), &[], Seed::from_number(7));
    let bad = begun.map(|table| table.len()).unwrap_err().to_string();
    assert!(bad.contains("does not end"), "{bad}");
}

#[test]
fn a_playout_reports_whose_effect_is_endless() {
    let content = content(ACTION, &for_ever("recover 1 health"));
    let mut game = Eldritch::begin_quietly(&setup(), &content).expect("it begins");
    let mut playout = Playout::new();
    let mut luck = Luck::from_number(7);
    let Ok(Stop::Asked(seat)) = playout.settle(&mut game, &content, &mut luck) else {
        panic!("nobody is asked");
    };
    let menu = playout.menu();
    let uses = menu.iter().find(|it| Eldritch::write(&content, **it) == "use sheet p1");
    let choice = *uses.expect("it is offered");
    playout.take(&mut game, &content, seat, choice);
    let bad = playout.settle(&mut game, &content, &mut luck).unwrap_err();
    let PlayError::Stopped { card, .. } = &bad else { panic!("{bad}") };
    assert_eq!(card, "eh-sheet-leo-anderson");
    assert_eq!(worth(&game, &content, seat), 0.0, "no bot wants to go there");
}

#[test]
fn a_bot_that_chose_it_takes_another_answer() {
    let content = content(ACTION, &for_ever("recover 1 health"));
    let mut table = table(&content);
    let taken = table.choose_or_another(Seat(0), "use sheet p1").expect("there are other answers");
    assert_ne!(taken, "use sheet p1");
    assert!(!table.is_empty());
}
