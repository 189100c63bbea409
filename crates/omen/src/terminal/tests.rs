//! The screen as a whole: what is on it, at every size, whatever is typed.

mod picture;
mod svg;

use super::app::{App, Pane};
use super::draw;
use super::keys::Key;
use super::map::names::Names;
use super::overlay::{Overlay, Page};
use super::palette::{Depth, Palette};
use crate::session::{Next, Plan, Session};
use kernel::Luck;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use scene::{Check, Stage, Viewer};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;
use voice::Language;

/// A separate file for each table.
fn new_file() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let n = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("omen-terminal-{}-{n}.log", std::process::id()))
}

fn begin(players: [&str; 2], seed: u64, language: Language) -> Session {
    begin_of("duel", players, seed, language)
}

fn begin_of(game: &str, players: [&str; 2], seed: u64, language: Language) -> Session {
    let save = new_file();
    let _ = std::fs::remove_file(&save);
    let plan = Plan {
        game,
        players: &players.map(str::to_owned),
        seed: Some(seed),
        options: &[],
        boxes: &[],
        language,
        ask_everything: false,
        load: None,
        save: Some(&save),
    };
    Session::begin(&plan).unwrap()
}

fn app(players: [&str; 2], seed: u64, language: Language) -> App {
    App::new(begin(players, seed, language), Palette { depth: Depth::Full }).unwrap()
}

fn clean_up(app: &App) {
    let _ = std::fs::remove_file(&app.look.save);
}

fn screen(app: &mut App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::table(frame, app)).unwrap();
    terminal.backend().buffer().clone()
}

fn text_of(buffer: &Buffer) -> String {
    let rows = buffer.content().chunks(usize::from(buffer.area.width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
}

/// Lets time pass until a person is asked or the game is over.
fn wait(app: &mut App) {
    app.pace.speed = super::pace::Speed::Instant;
    loop {
        app.advance(Instant::now()).unwrap();
        match app.seating.here().map(Session::next) {
            Some(Next::Bot(_)) if app.overlays.is_empty() && app.curtain.is_none() => {}
            Some(_) => return,
            None => std::thread::yield_now(),
        }
    }
}

/// Answers by random keys until the game is over. Returns how many curtains there were.
fn play_on(app: &mut App, luck: &mut Luck, mut each: impl FnMut(&mut App)) -> usize {
    let mut curtains = 0;
    loop {
        wait(app);
        each(app);
        if app.curtain.is_some() {
            curtains += 1;
            app.press(Key::Enter);
        } else if app.look.next == Next::Over {
            return curtains;
        } else {
            let down = luck.below(app.menu.rows().len().max(1) as u32);
            (0..down).for_each(|_| app.press(Key::Down));
            app.press(Key::Enter);
        }
    }
}

#[test]
fn every_place_is_on_the_picture_in_both_languages() {
    for language in Language::ALL {
        let mut app = app(["human", "human"], 7, language);
        for (width, height) in [(110, 34), (120, 40), (160, 50), (200, 55)] {
            let text = text_of(&screen(&mut app, width, height));
            let board = &app.look.scene.boards[0];
            let names = Names::of(board, app.voice());
            for place in 0..board.places.len() {
                let name = names.whole(place);
                let seen = (8..=22).any(|room| text.contains(&names.fit(place, room)));
                assert!(seen, "{name} is not on the screen of {width}×{height}:\n{text}");
            }
        }
        clean_up(&app);
    }
}

#[test]
fn a_small_screen_has_everything_that_is_needed() {
    let mut app = app(["human", "human"], 7, Language::English);
    app.press(Key::Enter);
    let text = text_of(&screen(&mut app, 80, 24));
    for part in ["Round 1", "Action phase", "Power 8", "Ritual", "Laurentia", "● Sleeper", "A5 (A)"]
    {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    assert!(text.contains("► 1 ") && text.contains("  2 "), "{text}");
    clean_up(&app);
}

#[test]
fn no_size_is_too_small_or_too_large() {
    let mut luck = Luck::from_number(1);
    let mut app = app(["human", "human"], 11, Language::Russian);
    for _ in 0..60 {
        wait(&mut app);
        let down = luck.below(app.menu.rows().len().max(1) as u32);
        (0..down).for_each(|_| app.press(Key::Down));
        app.press(Key::Enter);
    }
    let mut sizes = vec![(1, 1), (20, 5), (30, 10), (60, 15), (80, 24), (109, 33), (250, 80)];
    sizes.extend((0..40).map(|_| (20 + luck.below(231) as u16, 5 + luck.below(76) as u16)));
    let letters = ['w', '?', 'l', 'i', 'h', 's', 'o', 'q', '/'];
    for (width, height) in sizes {
        for focus in [Pane::Prompt, Pane::Map, Pane::Sheets, Pane::Log] {
            app.focus = focus;
            screen(&mut app, width, height);
        }
        for letter in letters {
            app.press(Key::Char(letter));
            screen(&mut app, width, height);
            app.press(Key::Esc);
        }
    }
    clean_up(&app);
}

#[test]
fn a_whole_game_can_be_played_by_keys() {
    let mut luck = Luck::from_number(5);
    let mut app = app(["human", "human"], 5, Language::Russian);
    let curtains = play_on(&mut app, &mut luck, |_| ());
    assert!(curtains > 0, "no one ever held an Elder Sign the other must not see");
    app.advance(Instant::now()).unwrap();
    assert!(matches!(app.overlays.last(), Some(Overlay::Page(Page::Result, _))));
    let text = text_of(&screen(&mut app, 120, 40));
    assert!(text.contains("omen verify") && text.contains("Побеждает"), "{text}");
    clean_up(&app);
}

#[test]
fn a_curtain_hides_what_the_other_may_not_see() {
    let mut luck = Luck::from_number(6);
    let mut app = app(["human", "human"], 6, Language::English);
    play_on(&mut app, &mut luck, |app| {
        let text = text_of(&screen(app, 120, 40));
        if app.curtain.is_some() {
            assert_eq!(app.look.viewer, Viewer::Public);
            assert!(!text.contains("Elder Sign"), "{text}");
            assert!(app.menu.entries.is_empty());
        }
    });
    clean_up(&app);
}

#[test]
fn the_table_survives_whatever_is_typed() {
    let mut luck = Luck::from_number(8);
    let mut app = app(["human", "greedy"], 8, Language::Russian);
    let keys = [Key::Up, Key::Down, Key::Left, Key::Right, Key::PageUp, Key::PageDown, Key::Home];
    let more = [Key::End, Key::Esc, Key::Tab, Key::BackTab, Key::Backspace, Key::Help, Key::Clear];
    let letters: Vec<char> = "wliahxgf/?123 456789цй,.+-u".chars().collect();
    for n in 0..4000 {
        wait(&mut app);
        let key = match luck.below(5) {
            0 => keys[luck.below(7) as usize],
            1 => more[luck.below(7) as usize],
            2 => Key::Char(letters[luck.below(letters.len() as u32) as usize]),
            _ => Key::Enter,
        };
        app.press(key);
        app.leaving = None;
        app.pace.paused = false;
        if n % 10 == 0 {
            screen(&mut app, 20 + luck.below(150) as u16, 5 + luck.below(60) as u16);
        }
    }
    clean_up(&app);
}

#[test]
fn bots_play_each_other_to_the_end() {
    let mut app = app(["greedy", "greedy"], 3, Language::English);
    wait(&mut app);
    assert_eq!(app.look.next, Next::Over);
    assert!(text_of(&screen(&mut app, 80, 24)).contains("wins"));
    clean_up(&app);
}

#[test]
fn undo_and_load_lead_back() {
    let mut app = app(["human", "human"], 7, Language::English);
    let start = app.look.inputs;
    app.press(Key::Enter);
    assert!(app.look.inputs > start);
    app.press(Key::Char('u'));
    if !app.overlays.is_empty() {
        app.press(Key::Enter);
    }
    assert_eq!(app.look.inputs, start);
    app.press(Key::Enter);
    let (inputs, copy) = (app.look.inputs, new_file());
    let _ = std::fs::remove_file(&copy);
    app.obey(super::commands::Command::SaveAs(copy.clone()));
    app.press(Key::Char('1'));
    app.press(Key::Enter);
    assert!(app.look.inputs > inputs);
    app.obey(super::commands::Command::Load(copy.clone()));
    assert_eq!(app.look.inputs, inputs);
    clean_up(&app);
    let _ = std::fs::remove_file(copy);
}

#[test]
fn without_colour_nothing_is_coloured() {
    let mut app = app(["human", "human"], 7, Language::Russian);
    app.palette = Palette { depth: Depth::None };
    app.press(Key::Enter);
    let buffer = screen(&mut app, 120, 40);
    let colours = buffer.content().iter().map(|cell| (cell.fg, cell.bg));
    assert!(colours.into_iter().all(|pair| pair == (Color::Reset, Color::Reset)));
    clean_up(&app);
}

#[test]
fn a_language_switch_changes_every_word_and_nothing_else() {
    let mut app = app(["human", "human"], 7, Language::Russian);
    app.press(Key::Enter);
    app.press(Key::Char('3'));
    let (cursor, russian) = (app.menu.cursor(), text_of(&screen(&mut app, 120, 40)));
    app.press(Key::Char('п'));
    let english = text_of(&screen(&mut app, 120, 40));
    assert_eq!(app.menu.cursor(), cursor);
    assert!(russian.contains("Призвать") && !english.contains("Призвать"));
    assert!(!english.contains('⟨') && !russian.contains('⟨'));
    let cyrillic = english.chars().find(|it| ('а'..='я').contains(it));
    assert_eq!(cyrillic, None, "{english}");
    clean_up(&app);
}

/// EH-REF-14: steps done, the current step with what is left of it, steps to come; the current step
/// makes room for the others.
#[test]
fn the_steps_of_the_mythos_phase_are_shown_in_a_row() {
    let (mut rows, mut with_more) = (0, 0);
    for (language, seed) in Language::ALL.into_iter().zip(4..) {
        let session = begin_of("eldritch", ["human", "human"], seed, language);
        let mut app = App::new(session, Palette { depth: Depth::Full }).unwrap();
        let mut luck = Luck::from_number(seed);
        play_on(&mut app, &mut luck, |app| {
            if app.look.scene.checklist.is_empty() || app.curtain.is_some() {
                return;
            }
            for width in [80, 120, 160] {
                let text = text_of(&screen(app, width, 40));
                let checks = &app.look.scene.checklist;
                let said = |check: &Check| {
                    let sign = match check.stage {
                        Stage::Done => '✓',
                        Stage::Now => '►',
                        Stage::Ahead => '·',
                    };
                    let left = check.left.map(|left| format!(" {left}")).unwrap_or_default();
                    format!("{sign} {}{left}", app.voice().say(&check.name))
                };
                let steps: Vec<String> = checks.iter().map(said).collect();
                let wide: usize = steps.iter().map(|step| step.chars().count() + 3).sum();
                if wide > usize::from(width) {
                    continue;
                }
                let row = text.lines().find(|row| steps.iter().all(|step| row.contains(step)));
                let row = row.unwrap_or_else(|| panic!("{steps:?} are not in a row:\n{text}"));
                let places: Vec<usize> = steps.iter().filter_map(|step| row.find(step)).collect();
                assert!(places.is_sorted(), "{row}");
                rows += 1;
                with_more += usize::from(row.contains(": "));
            }
        });
        clean_up(&app);
    }
    assert!(rows > 20 && with_more > 2, "{rows} rows, {with_more} say what is pending");
}
