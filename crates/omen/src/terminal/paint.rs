//! Drawing text on the screen without ever leaving it.

use super::palette::{Palette, Role};
use super::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthChar as _;

/// Writes a text from a column and a row on; anything outside `clip` is left out.
pub fn put(buf: &mut Buffer, clip: Rect, (x, y): (i32, i32), text: &str, style: Style) {
    let clip = clip.intersection(buf.area);
    if y < i32::from(clip.top()) || y >= i32::from(clip.bottom()) {
        return;
    }
    let mut x = x;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0) as i32;
        if wide > 0
            && x >= i32::from(clip.left())
            && x + wide <= i32::from(clip.right())
            && let Some(cell) = buf.cell_mut((x as u16, y as u16))
        {
            cell.set_char(letter).set_style(style);
        }
        x += wide;
    }
}

/// Writes a line of several styles at the start of a row of `area`.
pub fn put_line(buf: &mut Buffer, area: Rect, row: u16, line: &Line<'_>) {
    let mut x = i32::from(area.x);
    for span in &line.spans {
        let style = line.style.patch(span.style);
        put(buf, area, (x, i32::from(area.y) + i32::from(row)), &span.content, style);
        x += text::width(&span.content) as i32;
    }
}

/// Writes as many lines as there are rows.
pub fn put_lines(buf: &mut Buffer, area: Rect, lines: &[Line<'_>]) {
    for (row, line) in (0..area.height).zip(lines) {
        put_line(buf, area, row, line);
    }
}

pub fn fill(buf: &mut Buffer, area: Rect, letter: char, style: Style) {
    let area = area.intersection(buf.area);
    for position in area.positions() {
        if let Some(cell) = buf.cell_mut(position) {
            cell.reset();
            cell.set_char(letter).set_style(style);
        }
    }
}

/// The characters a frame is drawn with: corners clockwise from the upper left, horizontal,
/// vertical.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub corners: [char; 4],
    pub across: char,
    pub down: char,
}

pub const THIN: Edge = Edge { corners: ['┌', '┐', '┘', '└'], across: '─', down: '│' };
pub const ROUND: Edge = Edge { corners: ['╭', '╮', '╯', '╰'], across: '─', down: '│' };
pub const HEAVY: Edge = Edge { corners: ['┏', '┓', '┛', '┗'], across: '━', down: '┃' };
pub const DOUBLE: Edge = Edge { corners: ['╔', '╗', '╝', '╚'], across: '═', down: '║' };

pub fn outline(buf: &mut Buffer, clip: Rect, area: Rect, edge: Edge, style: Style) {
    if area.width < 2 || area.height < 2 {
        return;
    }
    let (left, top) = (i32::from(area.left()), i32::from(area.top()));
    let (right, bottom) = (i32::from(area.right()) - 1, i32::from(area.bottom()) - 1);
    let across: String = std::iter::repeat_n(edge.across, usize::from(area.width - 2)).collect();
    let [a, b, c, d] = edge.corners;
    put(buf, clip, (left, top), &format!("{a}{across}{b}"), style);
    put(buf, clip, (left, bottom), &format!("{d}{across}{c}"), style);
    for y in top + 1..bottom {
        put(buf, clip, (left, y), &edge.down.to_string(), style);
        put(buf, clip, (right, y), &edge.down.to_string(), style);
    }
}

/// A pane's frame with its title; returns the room inside. The focus has its own mark.
pub fn frame(buf: &mut Buffer, area: Rect, title: &str, focused: bool, palette: Palette) -> Rect {
    let role = if focused { Role::FocusedFrame } else { Role::Frame };
    let edge = if focused { HEAVY } else { THIN };
    outline(buf, area, area, edge, palette.style(role));
    put_title(buf, area, 2, title, focused, palette);
    area.inner(ratatui::layout::Margin::new(1, 1))
}

/// A horizontal line with a title, where there is no room for a frame; returns the room below.
pub fn rule(buf: &mut Buffer, area: Rect, title: &str, focused: bool, palette: Palette) -> Rect {
    let role = if focused { Role::FocusedFrame } else { Role::Frame };
    let letter = if focused { HEAVY } else { THIN }.across;
    fill(buf, Rect { height: area.height.min(1), ..area }, letter, palette.style(role));
    put_title(buf, area, 1, title, focused, palette);
    Rect { y: area.y.saturating_add(1), height: area.height.saturating_sub(1), ..area }
}

fn put_title(buf: &mut Buffer, area: Rect, indent: u16, title: &str, focused: bool, to: Palette) {
    let mark = if focused { "▸" } else { "" };
    let room = usize::from(area.width.saturating_sub(indent * 2));
    let title = text::fit(&format!(" {mark}{title} "), room);
    let at = (i32::from(area.x + indent), i32::from(area.y));
    put(buf, area, at, &title, to.style(Role::Heading));
}

/// Arrows at the right edge if there is more above or below.
pub fn more(buf: &mut Buffer, area: Rect, (above, below): (bool, bool), palette: Palette) {
    let x = i32::from(area.right()) - 1;
    let style = palette.style(Role::Heading);
    if above {
        put(buf, area, (x, i32::from(area.top())), "▲", style);
    }
    if below {
        put(buf, area, (x, i32::from(area.bottom()) - 1), "▼", style);
    }
}
