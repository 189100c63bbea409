//! What lies over the table.

use super::pages;
use crate::terminal::app::App;
use crate::terminal::overlay::why_not::{self, WhyNot};
use crate::terminal::overlay::{Ask, Overlay, Page, PathField, Purpose, RuleBook};
use crate::terminal::paint;
use crate::terminal::palette::Role;
use crate::terminal::scroll::Scroll;
use crate::terminal::text;
use ledger::Rule;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use scene::Phrase;

pub fn draw(buf: &mut Buffer, screen: Rect, overlay: &mut Overlay, app: &App) {
    match overlay {
        Overlay::Page(page, scroll) => draw_page(buf, screen, *page, scroll, app),
        Overlay::WhyNot(list) => draw_why_not(buf, screen, list, app),
        Overlay::Rules(book) => draw_rules(buf, screen, book, app),
        Overlay::Ask(ask) => draw_ask(buf, screen, ask, app),
        Overlay::Path(field) => draw_path(buf, screen, field, app),
    }
}

/// Clears an area in the middle of the screen and frames it; the last row is for keys.
fn sheet(
    buf: &mut Buffer,
    screen: Rect,
    (width, height): (u16, u16),
    title: &str,
    keys: &str,
    app: &App,
) -> Rect {
    let (width, height) = (width.min(screen.width), height.min(screen.height));
    let area = Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    };
    paint::fill(buf, area, ' ', app.palette.style(Role::Text));
    let inner = paint::frame(buf, area, title, true, app.palette);
    let keys = text::fit(&format!(" {keys} "), usize::from(width.saturating_sub(4)));
    let at = (i32::from(area.x) + 2, i32::from(area.bottom()) - 1);
    paint::put(buf, area, at, &keys, app.palette.style(Role::Quiet));
    inner
}

/// As wide as is comfortable to read, as high as needed.
fn sized(screen: Rect, lines: usize) -> (u16, u16) {
    let height = u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(2);
    (width(screen), height.clamp(8, screen.height.saturating_sub(2).max(8)))
}

fn width(screen: Rect) -> u16 {
    screen.width.saturating_sub(4).min(100)
}

/// The room for text in an overlay.
fn room(screen: Rect) -> usize {
    usize::from(width(screen).saturating_sub(2))
}

fn draw_page(buf: &mut Buffer, screen: Rect, page: Page, scroll: &mut Scroll, app: &App) {
    let (title, keys) = (pages::title(page), app.say("term-keys-page"));
    let lines = pages::lines(app, page, room(screen));
    let inner = sheet(buf, screen, sized(screen, lines.len()), &app.say(title), &keys, app);
    let top = scroll.show(lines.len(), usize::from(inner.height));
    paint::put_lines(buf, inner, &lines[top..]);
    paint::more(buf, inner, scroll.more(), app.palette);
}

fn draw_why_not(buf: &mut Buffer, screen: Rect, list: &WhyNot, app: &App) {
    let reasons = why_not::reasons(app.look.prompt.as_ref(), app.voice());
    let room = room(screen);
    let mut lines = Vec::new();
    let mut cursor = (0, 0);
    for (n, reason) in reasons.iter().enumerate() {
        let first = lines.len();
        let chosen = n == list.cursor;
        let what = app.palette.style(if chosen { Role::Chosen } else { Role::Text });
        let sign = if chosen { "►" } else { " " };
        for line in text::wrap(&reason.what, room.saturating_sub(2)) {
            lines.push(Line::styled(format!("{sign} {line}"), what));
        }
        for line in text::wrap(&reason.why, room.saturating_sub(8)) {
            lines.push(Line::styled(format!("    ✗ {line}"), app.palette.style(Role::Quiet)));
        }
        let rule = format!("    § {}", reason.rule);
        lines.push(Line::styled(rule, app.palette.style(Role::Rule)));
        if chosen {
            cursor = (first, lines.len());
        }
    }
    if reasons.is_empty() {
        lines.push(Line::styled(app.say("term-nothing-refused"), app.palette.style(Role::Quiet)));
    }
    let (title, keys) = (app.say("table-why-not"), app.say("term-keys-why"));
    let inner = sheet(buf, screen, sized(screen, lines.len()), &title, &keys, app);
    put_around(buf, inner, &lines, cursor, app);
}

/// Draws the part of a list that contains the highlight.
fn put_around(buf: &mut Buffer, area: Rect, lines: &[Line<'_>], at: (usize, usize), app: &App) {
    let rows = usize::from(area.height);
    let top = at.1.saturating_sub(rows).min(at.0).min(lines.len());
    paint::put_lines(buf, area, &lines[top..]);
    paint::more(buf, area, (top > 0, lines.len() > top + rows), app.palette);
}

fn draw_rules(buf: &mut Buffer, screen: Rect, book: &RuleBook, app: &App) {
    let keys = app.say("term-keys-rules");
    // The same size whatever is found, so that nothing jumps while typing.
    let size = sized(screen, usize::from(screen.height * 3 / 4));
    let inner = sheet(buf, screen, size, &app.say("table-rules"), &keys, app);
    let room = usize::from(inner.width);
    let query = format!("{} {}▏", app.say("term-search"), book.query);
    let row = |area: Rect, from: u16, rows: u16| {
        let y = area.y.saturating_add(from).min(area.bottom());
        Rect { y, height: rows.min(area.bottom() - y), ..area }
    };
    let lamp = app.palette.style(Role::Lamp);
    paint::put_lines(buf, row(inner, 0, 1), &[Line::styled(query, lamp)]);
    let text = book.chosen().map(|rule| rule_lines(rule, book, app, room)).unwrap_or_default();
    let rest = inner.height.saturating_sub(2);
    let listed = (book.found.len() as u16).clamp(1, (rest / 2).max(1));
    let lines: Vec<Line<'_>> = book
        .found
        .iter()
        .enumerate()
        .map(|(n, rule)| found_line(n, rule, book, app, room))
        .collect();
    if lines.is_empty() {
        let none = Line::styled(app.say("term-nothing-found"), app.palette.style(Role::Quiet));
        paint::put_lines(buf, row(inner, 1, 1), &[none]);
    }
    put_around(buf, row(inner, 1, listed), &lines, (book.cursor, book.cursor + 1), app);
    paint::put_lines(buf, row(inner, listed + 2, rest - listed.min(rest)), &text);
}

fn found_line(n: usize, rule: &Rule, book: &RuleBook, app: &App, room: usize) -> Line<'static> {
    let chosen = n == book.cursor;
    let sign = if chosen { "►" } else { " " };
    let words = rule.text_in(app.language.code());
    let line = text::fit(&format!("{sign} {}  {words}", rule.id), room);
    Line::styled(line, app.palette.style(if chosen { Role::Chosen } else { Role::Text }))
}

/// The book's own heading for Russian readers, ours for others.
fn heading<'r>(rule: &'r Rule, app: &App) -> &'r str {
    let russian = app.language == voice::Language::Russian;
    rule.source.as_deref().filter(|_| russian).unwrap_or(&rule.section)
}

fn rule_lines(rule: &Rule, book: &RuleBook, app: &App, room: usize) -> Vec<Line<'static>> {
    let language = if book.other_language { app.language.other() } else { app.language };
    let id = format!("§ {}  {}", rule.id, heading(rule, app));
    let id = Line::styled(text::fit(&id, room), app.palette.style(Role::Rule));
    let mut lines = vec![id];
    let plain = app.palette.style(Role::Text);
    let text = text::wrap(rule.text_in(language.code()), room);
    lines.extend(text.into_iter().map(|line| Line::styled(line, plain)));
    if let Some(note) = &rule.note {
        let quiet = app.palette.style(Role::Quiet);
        let note = text::wrap(&format!("({note})"), room);
        lines.extend(note.into_iter().map(|line| Line::styled(line, quiet)));
    }
    lines
}

fn draw_ask(buf: &mut Buffer, screen: Rect, ask: &Ask, app: &App) {
    let width = screen.width.saturating_sub(4).min(72);
    let lines = text::wrap(&app.voice().say(&ask.question), usize::from(width.saturating_sub(4)));
    let height = lines.len() as u16 + 4;
    let inner = sheet(buf, screen, (width, height), "?", &app.say("term-keys-ask"), app);
    let style = app.palette.style(Role::Warning);
    for (n, line) in (1..).zip(&lines) {
        paint::put_line(buf, inner, n, &Line::styled(format!(" {line}"), style));
    }
}

fn draw_path(buf: &mut Buffer, screen: Rect, field: &PathField, app: &App) {
    let (title, keys) = match field.purpose {
        Purpose::Save => ("table-save", "term-keys-save"),
        Purpose::Load => ("table-load", "term-keys-load"),
    };
    let width = screen.width.saturating_sub(4).min(100);
    let height = (field.saves.len() as u16 + 8).min(screen.height.saturating_sub(2));
    let inner = sheet(buf, screen, (width, height), &app.say(title), &app.say(keys), app);
    let room = usize::from(inner.width);
    let kept = Phrase::new("term-kept").text("file", app.look.save.display().to_string());
    let quiet = app.palette.style(Role::Quiet);
    let mut lines: Vec<Line<'_>> = text::wrap(&app.voice().say(&kept), room)
        .into_iter()
        .map(|line| Line::styled(line, quiet))
        .collect();
    lines.push(Line::default());
    lines.push(Line::from(vec![
        Span::styled(format!("{} ", app.say("term-file")), app.palette.style(Role::Heading)),
        Span::styled(format!("{}▏", field.text), app.palette.style(Role::Lamp)),
    ]));
    paint::put_lines(buf, inner, &lines);
    let used = (lines.len() as u16).min(inner.height);
    let rest = Rect { y: inner.y + used, height: inner.height - used, ..inner };
    let save = |(n, path): (usize, &std::path::PathBuf)| {
        let chosen = field.cursor == Some(n);
        let sign = if chosen { "►" } else { " " };
        let role = if chosen { Role::Chosen } else { Role::Text };
        let line = text::fit(&format!("{sign} {}", path.display()), room);
        Line::styled(line, app.palette.style(role))
    };
    let saves: Vec<Line<'_>> = field.saves.iter().enumerate().map(save).collect();
    let at = field.cursor.unwrap_or(0);
    put_around(buf, rest, &saves, (at, at + 1), app);
}
