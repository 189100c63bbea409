//! Logs that somebody has edited and re-signed: a draw that was impossible is refused, even when
//! the log is only replayed without knowing the seed.

use eldritch::rules::setup::Setup;
use eldritch::state::{Drawing, Frame};
use eldritch::{Content, Eldritch};
use kernel::deck::{End, Next};
use kernel::log::{BadLog, Input, LogFile, line_of};
use kernel::registry::Titled;
use kernel::{Game, Luck, Menu, Seed, Shown, Table};
use std::sync::Arc;

fn content() -> Arc<Content> {
    Eldritch::content().expect("the base box is sound")
}

/// A solo game of Akachi, who looks at gates whenever she can and otherwise acts at random.
fn akachi(seed: u64) -> LogFile {
    let content = content();
    let setup = Setup {
        investigators: 1,
        sheets: vec!["akachi-onyele".to_owned()],
        ancient_one: Some("azathoth".to_owned()),
        ..Setup::default()
    };
    let hash = Eldritch::content_hash();
    let mut luck = Luck::from_number(seed);
    let mut table =
        Table::<Eldritch>::begin(content.clone(), &hash, &setup, &[], Seed::from_number(seed))
            .expect("it begins");
    while let Some(asked) = table.asked() {
        let mut menu = Menu::new();
        table.game().menu(&content, &mut menu);
        let looks = menu.iter().find(|it| Eldritch::write(&content, **it) == "use sheet p1");
        let choice = looks.copied().unwrap_or_else(|| *luck.pick(&menu));
        table.choose(asked.lead, choice).expect("it was offered");
    }
    table.log_file()
}

fn replayed(file: &LogFile, upto: Option<u64>) -> Result<Table<Eldritch>, BadLog> {
    Table::replay(file, content(), &Eldritch::content_hash(), upto)
}

/// The log with another gate drawn at this input, re-signed and read like any log.
fn forged(file: &LogFile, n: u64, gate: &str) -> LogFile {
    let mut forged = file.clone();
    forged.entries[n as usize - 1].input = Input::Drawn { drawn: format!("gate {gate}") };
    LogFile::read(&forged.write()).expect("its checks are right")
}

#[test]
fn only_a_gate_that_may_be_on_top_of_the_stack_can_be_drawn() {
    let content = content();
    let (mut at_the_bottom, mut on_the_board) = (0, 0);
    for seed in 1..40 {
        let file = akachi(seed);
        let drawn = |n: &u64| matches!(file.entries[*n as usize - 1].input, Input::Drawn { .. });
        for n in (1..=file.closing.inputs).filter(drawn) {
            let table = replayed(&file, Some(n - 1)).expect("an honest log");
            let game = table.game();
            if !matches!(game.top(), Frame::Draw { what: Drawing::Gate, .. }) {
                continue;
            }
            let refused = |gate| {
                let forged = forged(&file, n, &content.space(gate).id);
                let bad = replayed(&forged, None).expect_err("nobody drew this gate");
                assert_eq!(bad.line, line_of(n), "{bad}");
                assert!(bad.what.contains("not in the heap"), "{bad}");
            };
            // Akachi put it there.
            if let Next::Known(bottom) = game.gates.next(End::Bottom) {
                refused(bottom);
                at_the_bottom += 1;
            }
            for gate in game.gates_on_board() {
                refused(gate);
                on_the_board += 1;
            }
        }
        if at_the_bottom > 2 && on_the_board > 2 {
            return;
        }
    }
    panic!("too few draws to forge: {at_the_bottom} and {on_the_board}");
}
