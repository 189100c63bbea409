//! The sheets of the seats: meters, slots, cards.

use crate::figures;
use crate::terminal::app::{App, Pane};
use crate::terminal::paint;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::{Card, CardZone, Sheet};

/// Each in its own frame; the keys scroll them together.
pub fn draw_side_by_side(buf: &mut Buffer, area: Rect, app: &mut App) {
    let sheets = &app.look.scene.sheets;
    let columns = Layout::horizontal(vec![Constraint::Fill(1); sheets.len()]).split(area);
    let focused = app.focus == Pane::Sheets;
    let mut drawn = Vec::new();
    for (sheet, area) in sheets.iter().zip(columns.iter()) {
        let inner = paint::frame(buf, *area, &title(app, sheet), focused, app.palette);
        drawn.push((inner, lines(app, sheet, usize::from(inner.width))));
    }
    let longest = drawn.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    let rows = usize::from(area.height.saturating_sub(2));
    let top = app.sheets.show(longest, rows);
    for (inner, lines) in drawn {
        let most = lines.len().saturating_sub(rows);
        let top = top.min(most);
        paint::put_lines(buf, inner, &lines[top..]);
        paint::more(buf, inner, (top > 0, top < most), app.palette);
    }
}

/// One after the other in one pane.
pub fn draw_below_each_other(buf: &mut Buffer, area: Rect, app: &mut App) {
    let mut all = Vec::new();
    for sheet in &app.look.scene.sheets {
        let style = app.palette.style(Role::Seat(sheet.seat));
        all.push(Line::from(Span::styled(title(app, sheet), style)));
        all.extend(lines(app, sheet, usize::from(area.width)));
    }
    if let Some(supplies) = supplies(app) {
        let style = app.palette.style(Role::Quiet);
        all.extend(folded(&supplies, usize::from(area.width), style));
    }
    let top = app.sheets.show(all.len(), usize::from(area.height));
    paint::put_lines(buf, area, &all[top..]);
    paint::more(buf, area, app.sheets.more(), app.palette);
}

/// Piles that belong to no one, on one line.
pub fn supplies(app: &App) -> Option<String> {
    let piles: Vec<String> =
        app.look.scene.supplies.iter().map(|zone| zone_text(app, zone)).collect();
    (!piles.is_empty()).then(|| piles.join(" · "))
}

pub fn title(app: &App, sheet: &Sheet) -> String {
    let player = app.look.player(sheet.seat, app.voice());
    format!("{} {} ({player})", seat_mark(sheet.seat), app.voice().say(&sheet.name))
}

/// One line per seat, as much as fits.
pub fn summaries(app: &App, room: usize) -> Vec<Line<'static>> {
    let line = |sheet: &Sheet| {
        let asked = if app.look.deciding() == Some(sheet.seat) { "►" } else { " " };
        let name = text::shorten(&app.voice().say(&sheet.name), room / 6);
        let name = format!("{asked}{} {name}", seat_mark(sheet.seat));
        let left = room.saturating_sub(text::width(&name) + 2);
        let style = app.palette.style(Role::Seat(sheet.seat));
        let open = sheet.slots.iter().filter(|slot| slot.holds.is_some()).count();
        let slots = (!sheet.slots.is_empty()).then(|| format!("■{open}/{}", sheet.slots.len()));
        let meters: Vec<String> = slots.into_iter().chain(state(app, sheet)).collect();
        let meters = text::squeeze(&meters.join(" · "), left, 3);
        Line::from(vec![
            Span::styled(name, style),
            Span::styled(format!("  {meters}"), app.palette.style(Role::Text)),
        ])
    };
    app.look.scene.sheets.iter().map(line).collect()
}

/// Meters with their values, then the seat's states.
fn state(app: &App, sheet: &Sheet) -> Vec<String> {
    let meters = sheet.meters.iter().map(|meter| figures::meter(meter, app.voice()));
    let marks = sheet.marks.iter().map(|mark| text::capital(&app.voice().say(&mark.name)));
    meters.chain(marks).collect()
}

/// A sheet in short lines: meters, slots, then cards.
fn lines(app: &App, sheet: &Sheet, room: usize) -> Vec<Line<'static>> {
    let plain = app.palette.style(Role::Text);
    let quiet = app.palette.style(Role::Quiet);
    let mut lines = folded(&state(app, sheet).join(" · "), room, plain);
    let zones = sheet.cards.iter().filter(|zone| zone.count > 0);
    let zones = zones.map(|zone| zone_text(app, zone));
    // Numbers come first; names can be scrolled to.
    let (numbers, names): (Vec<String>, Vec<String>) =
        zones.partition(|zone| text::width(zone) <= room);
    lines.extend(folded(&numbers.join(" · "), room, plain));
    for slot in &sheet.slots {
        let condition = app.voice().say(&slot.name);
        lines.push(match &slot.holds {
            Some(card) => {
                let book = format!("■ {}", app.voice().say(&card.name));
                let left = room.saturating_sub(text::width(&book) + 2);
                let condition =
                    if left > 12 { text::squeeze(&condition, left, 5) } else { String::new() };
                Line::from(vec![
                    Span::styled(book, app.palette.style(Role::Seat(sheet.seat))),
                    Span::styled(format!("  {condition}"), quiet),
                ])
            }
            None => Line::styled(text::squeeze(&format!("□ {condition}"), room, 5), quiet),
        });
    }
    lines.extend(names.iter().flat_map(|zone| folded(zone, room, plain)));
    lines
}

fn folded(text: &str, room: usize, style: Style) -> Vec<Line<'static>> {
    text::wrap(text, room).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// How many, and which of them the viewer may see; kinds of pieces by their tokens.
fn zone_text(app: &App, zone: &CardZone) -> String {
    let zone_name = app.voice().say(&zone.name);
    if zone.cards.is_empty() {
        return format!("{zone_name} {}", zone.count);
    }
    let card = |card: &Card| {
        let name = text::without_beginning(&app.voice().say(&card.name), &zone_name);
        match app.tokens.called(&name) {
            Some(token) => format!("{token}{}", card.count),
            None if card.count > 1 => format!("{}× {name}", card.count),
            None => name,
        }
    };
    let cards: Vec<String> = zone.cards.iter().filter(|it| it.count > 0).map(card).collect();
    let short = cards.iter().all(|card| text::width(card) <= 3);
    format!("{zone_name} ({}): {}", zone.count, cards.join(if short { " " } else { ", " }))
}
