//! Pages of text: help, the whole log, all cards, the result.

use super::log::folded;
use super::sheets;
use crate::ending;
use crate::terminal::app::App;
use crate::terminal::commands::resume_words;
use crate::terminal::map;
use crate::terminal::overlay::Page;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use kernel::Outcome;
use ratatui::text::{Line, Span};
use scene::{Card, Phrase, Sheet};

pub fn title(page: Page) -> &'static str {
    match page {
        Page::Help => "table-help",
        Page::Log => "table-log",
        Page::Sheets => "term-sheets",
        Page::Result => "table-over",
    }
}

pub fn lines(app: &App, page: Page, room: usize) -> Vec<Line<'static>> {
    let mut text = Text { app, room, lines: Vec::new() };
    match page {
        Page::Help => help(&mut text),
        Page::Log => log(&mut text),
        Page::Sheets => {
            app.look.scene.sheets.iter().for_each(|sheet| whole_sheet(&mut text, sheet))
        }
        Page::Result => result(&mut text),
    }
    text.lines
}

/// Lines being written.
struct Text<'a> {
    app: &'a App,
    room: usize,
    lines: Vec<Line<'static>>,
}

impl Text<'_> {
    fn add(&mut self, text: &str, role: Role) {
        self.indented("", text, role);
    }

    /// A paragraph with a hanging indent and a sign in front of its first line.
    fn indented(&mut self, sign: &str, text: &str, role: Role) {
        let wide = text::width(sign);
        let style = self.app.palette.style(role);
        for (n, line) in text::wrap(text, self.room.saturating_sub(wide)).into_iter().enumerate() {
            let indent = if n == 0 { sign.to_owned() } else { " ".repeat(wide) };
            self.lines
                .push(Line::from(vec![Span::styled(indent, style), Span::styled(line, style)]));
        }
    }

    fn gap(&mut self) {
        self.lines.push(Line::default());
    }
}

fn help(text: &mut Text<'_>) {
    let app = text.app;
    text.add(&app.say("term-help"), Role::Text);
    text.gap();
    text.add(&app.say("term-legend"), Role::Heading);
    for sheet in &app.look.scene.sheets {
        let line = format!("{} {}", seat_mark(sheet.seat), app.voice().say(&sheet.name));
        text.add(&line, Role::Seat(sheet.seat));
    }
    for (sign, name) in map::legend(app) {
        text.add(&format!("{sign} {name}"), Role::Text);
    }
    text.add(&app.say("term-legend-more"), Role::Text);
}

fn log(text: &mut Text<'_>) {
    let app = text.app;
    let step = app.palette.style(Role::Quiet);
    for n in 0..app.chronicle.lines.len() {
        for (row, mut line) in folded(app, n, text.room.saturating_sub(6)).into_iter().enumerate() {
            let number = if row == 0 { app.chronicle.step(n).to_string() } else { String::new() };
            line.spans.insert(0, Span::styled(format!("{number:>5} "), step));
            text.lines.push(line);
        }
    }
}

/// Everything on a sheet, with its text.
fn whole_sheet(text: &mut Text<'_>, sheet: &Sheet) {
    let app = text.app;
    let voice = app.voice();
    text.add(&sheets::title(app, sheet), Role::Seat(sheet.seat));
    for meter in &sheet.meters {
        text.indented("  ", &format!("{}: {}", voice.say(&meter.name), meter.value), Role::Text);
    }
    for mark in &sheet.marks {
        text.indented("  ", &text::capital(&voice.say(&mark.name)), Role::Text);
    }
    for slot in &sheet.slots {
        let sign = if slot.holds.is_some() { "  ■ " } else { "  □ " };
        text.indented(sign, &text::capital(&voice.say(&slot.name)), Role::Quiet);
        if let Some(held) = &slot.holds {
            card(text, held);
        }
    }
    for zone in sheet.cards.iter().filter(|zone| zone.count > 0) {
        let line = format!("{}: {}", voice.say(&zone.name), zone.count);
        text.indented("  ", &line, Role::Heading);
        zone.cards.iter().for_each(|held| card(text, held));
    }
    text.gap();
}

fn card(text: &mut Text<'_>, card: &Card) {
    let voice = text.app.voice();
    let name = voice.say(&card.name);
    let count = match (card.count, card.of) {
        (count, Some(of)) => format!("{count}/{of} "),
        (1, None) => String::new(),
        (count, None) => format!("{count}× "),
    };
    let rules = if card.rules.is_empty() {
        String::new()
    } else {
        format!("  § {}", card.rules.join(" "))
    };
    let kind = card.kind.as_ref().map(|kind| format!(" · {}", voice.say(kind)));
    let kind = kind.unwrap_or_default();
    let values: String = card
        .values
        .iter()
        .filter_map(|(sort, value)| text.app.value(sort, *value))
        .map(|value| format!(" · {value}"))
        .collect();
    text.indented("    ", &format!("{count}{name}{kind}{values}{rules}"), Role::Text);
    if let Some(words) = &card.text {
        text.indented("      ", &voice.say(words), Role::Quiet);
    }
}

/// Who won, how, by how much, and what to do with the log.
fn result(text: &mut Text<'_>) {
    let app = text.app;
    let (look, voice) = (&app.look, app.voice());
    let Some(outcome) = &look.outcome else { return };
    match &look.scene.ending {
        Some(ending) => {
            text.add(&voice.say(&ending.headline), Role::Lamp);
            for line in ending::lines(ending, voice) {
                if line.is_empty() { text.gap() } else { text.add(&line, Role::Text) }
            }
        }
        None => bare_result(text, outcome),
    }
    if let Some(line) = ending::taken_back(look.taken_back, voice) {
        text.add(&line, Role::Text);
    }
    text.gap();
    let last = app.chronicle.lines.len().saturating_sub(3);
    for line in &app.chronicle.lines[last..] {
        text.indented("  ", line, Role::Text);
    }
    text.gap();
    let kept = Phrase::new("term-kept").text("file", look.save.display().to_string());
    text.add(&voice.say(&kept), Role::Quiet);
    let [_, verify, replay] = resume_words(look);
    for (key, words) in [("term-to-verify", verify), ("term-to-replay", replay)] {
        text.add(&app.say(key), Role::Quiet);
        text.indented("  ", &words, Role::Text);
    }
}

/// Everything known about a game that has no words for its ending.
fn bare_result(text: &mut Text<'_>, outcome: &Outcome) {
    let app = text.app;
    let (look, voice) = (&app.look, app.voice());
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    let line = match winners.as_slice() {
        [] => Phrase::new("table-lost"),
        [one] => look.of_seat("table-winner", *one),
        many => {
            let names = many.iter().filter_map(|seat| Some(look.sheet(*seat)?.name.key.clone()));
            Phrase::new("table-winners").names("seats", names.collect())
        }
    };
    text.add(&voice.say(&line), Role::Lamp);
    text.gap();
    for (seat, score) in (0..).zip(&outcome.scores) {
        let line = format!("{} {}: {score}", seat_mark(seat), look.seat_name(seat, voice));
        text.add(&line, Role::Seat(seat));
    }
}
