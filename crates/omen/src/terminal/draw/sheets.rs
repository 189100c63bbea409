//! The sheets of the seats: meters, slots, cards.

use crate::terminal::app::{App, Pane};
use crate::terminal::paint;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use scene::{Card, CardZone, Meter, Sheet};

/// Each in a frame of its own.
pub fn draw_side_by_side(buf: &mut Buffer, area: Rect, app: &mut App) {
    let sheets = app.look.scene.sheets.clone();
    let columns = Layout::horizontal(vec![Constraint::Fill(1); sheets.len()]).split(area);
    let focused = app.focus == Pane::Sheets;
    let mut scroll = app.sheets;
    for (sheet, area) in sheets.iter().zip(columns.iter()) {
        let inner = paint::frame(buf, *area, &title(app, sheet), focused, app.palette);
        let lines = lines(app, sheet, usize::from(inner.width));
        let mut own = scroll;
        let top = own.show(lines.len(), usize::from(inner.height));
        paint::put_lines(buf, inner, &lines[top.min(lines.len())..]);
        paint::more(buf, *area, own.more(), app.palette);
        // The longest sheet decides how far the keys can scroll.
        if own.reaches_further_than(scroll) {
            scroll = own;
        }
    }
    app.sheets = scroll;
}

/// One after the other in one pane.
pub fn draw_below_each_other(buf: &mut Buffer, area: Rect, app: &mut App) {
    let mut all = Vec::new();
    for sheet in &app.look.scene.sheets {
        let style = app.palette.style(Role::Seat(sheet.seat));
        all.push(Line::from(Span::styled(title(app, sheet), style)));
        all.extend(lines(app, sheet, usize::from(area.width)));
    }
    let top = app.sheets.show(all.len(), usize::from(area.height));
    paint::put_lines(buf, area, &all[top..]);
    paint::more(buf, area, app.sheets.more(), app.palette);
}

pub fn title(app: &App, sheet: &Sheet) -> String {
    let player = app.look.player(sheet.seat, app.voice());
    format!("{} {} ({player})", seat_mark(sheet.seat), app.voice().say(&sheet.name))
}

/// One line for each seat, as much as fits.
pub fn summaries(app: &App, room: usize) -> Vec<Line<'static>> {
    let line = |sheet: &Sheet| {
        let asked = if app.look.deciding() == Some(sheet.seat) { "►" } else { " " };
        let name = format!("{asked}{} {}", seat_mark(sheet.seat), app.voice().say(&sheet.name));
        let left = room.saturating_sub(text::width(&name) + 2);
        let style = app.palette.style(Role::Seat(sheet.seat));
        let open = sheet.slots.iter().filter(|slot| slot.holds.is_some()).count();
        let slots = format!("■{open}/{}", sheet.slots.len());
        let meters: Vec<String> =
            sheet.meters.iter().map(|it| meter(app, it)).chain([slots]).collect();
        let meters = fitted(&meters, left);
        Line::from(vec![
            Span::styled(name, style),
            Span::styled(format!("  {meters}"), app.palette.style(Role::Text)),
        ])
    };
    app.look.scene.sheets.iter().map(line).collect()
}

/// Meters whole if they fit, else with their names cut more and more.
fn fitted(meters: &[String], room: usize) -> String {
    let cut = |most: usize| -> String {
        let cut: Vec<String> = meters.iter().map(|it| text::shorten_words(it, most)).collect();
        cut.join(" · ")
    };
    let fits = [20, 6, 4, 3].into_iter().map(cut).find(|line| text::width(line) <= room);
    fits.unwrap_or_else(|| text::fit(&cut(3), room))
}

/// Name and value; a meter that can only be on or off needs no number.
fn meter(app: &App, meter: &Meter) -> String {
    let name = app.voice().say(&meter.name);
    match meter.max {
        Some(1) => name,
        Some(max) => format!("{name} {}/{max}", meter.value),
        None => format!("{name} {}", meter.value),
    }
}

/// A sheet in short lines: meters, slots, then what is left of cards.
fn lines(app: &App, sheet: &Sheet, room: usize) -> Vec<Line<'static>> {
    let plain = app.palette.style(Role::Text);
    let quiet = app.palette.style(Role::Quiet);
    let meters: Vec<String> = sheet.meters.iter().map(|it| meter(app, it)).collect();
    let mut lines: Vec<Line<'static>> = text::wrap(&meters.join(" · "), room)
        .into_iter()
        .map(|line| Line::from(Span::styled(line, plain)))
        .collect();
    for slot in &sheet.slots {
        let condition = app.voice().say(&slot.name);
        lines.push(match &slot.holds {
            Some(card) => {
                let book = format!("■ {}", app.voice().say(&card.name));
                let left = room.saturating_sub(text::width(&book) + 2);
                let condition = if left > 8 { text::fit(&condition, left) } else { String::new() };
                Line::from(vec![
                    Span::styled(book, app.palette.style(Role::Seat(sheet.seat))),
                    Span::styled(format!("  {condition}"), quiet),
                ])
            }
            None => {
                Line::from(Span::styled(text::fit(&format!("□ {condition}"), room), quiet))
            }
        });
    }
    for zone in sheet.cards.iter().filter(|zone| zone.count > 0) {
        let text = format!("{} {}", app.voice().say(&zone.name), zone_text(app, zone));
        lines.extend(text::wrap(&text, room).into_iter().map(|it| Line::styled(it, plain)));
    }
    lines
}

/// How many, and which of them the viewer may see; kinds of pieces by their tokens.
fn zone_text(app: &App, zone: &CardZone) -> String {
    if zone.cards.is_empty() {
        return zone.count.to_string();
    }
    let card = |card: &Card| {
        let name = app.voice().say(&card.name);
        match app.tokens.called(&name) {
            Some(token) => format!("{token}{}", card.count),
            None if card.count > 1 => format!("{}× {name}", card.count),
            None => name,
        }
    };
    let cards: Vec<String> = zone.cards.iter().map(card).collect();
    let short = cards.iter().all(|card| text::width(card) <= 3);
    format!("({}): {}", zone.count, cards.join(if short { " " } else { ", " }))
}
