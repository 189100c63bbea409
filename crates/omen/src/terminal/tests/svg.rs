//! A screen as an SVG file, for the README.
//!
//! Lines and dots are drawn as shapes, because fonts leave gaps between them.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

const CELL: (f32, f32) = (8.4, 17.0);
const FONT: &str = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace";
const PAPER: &str = "#111922";
const INK: &str = "#f2e9d5";

pub fn svg(buffer: &Buffer) -> String {
    let (width, height) = (f32::from(buffer.area.width), f32::from(buffer.area.height));
    let (wide, high) = (width * CELL.0 + 16.0, height * CELL.1 + 16.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high:.0}\" \
         width=\"{wide:.0}\" height=\"{high:.0}\" font-family=\"{FONT}\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{PAPER}\"/>\n\
         <g transform=\"translate(8 8)\">\n"
    );
    for (row, cells) in buffer.content().chunks(usize::from(buffer.area.width)).enumerate() {
        let y = row as f32 * CELL.1;
        grounds(&mut svg, cells, y);
        for (column, cell) in cells.iter().enumerate() {
            shape(&mut svg, cell, column as f32 * CELL.0, y);
        }
        words(&mut svg, cells, y);
    }
    svg + "</g>\n</svg>\n"
}

/// Foreground and background as they are seen.
fn colours(cell: &Cell) -> (String, String) {
    let hex = |colour: Color, usual: &str| match colour {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => usual.to_owned(),
    };
    (hex(cell.fg, INK), hex(cell.bg, PAPER))
}

fn grounds(svg: &mut String, cells: &[Cell], y: f32) {
    let mut at = 0;
    while at < cells.len() {
        let ground = colours(&cells[at]).1;
        let run = cells[at..].iter().take_while(|cell| colours(cell).1 == ground).count();
        if ground != PAPER {
            let (x, width) = (at as f32 * CELL.0, run as f32 * CELL.0);
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{}\" fill=\"{ground}\"/>",
                CELL.1
            );
        }
        at += run;
    }
}

/// Words of one style, every character at its own place.
fn words(svg: &mut String, cells: &[Cell], y: f32) {
    let is_text = |cell: &Cell| cell.symbol() != " " && arms(cell).is_none() && dots(cell) == 0;
    let style = |cell: &Cell| (colours(cell).0, cell.modifier.contains(Modifier::BOLD));
    let mut at = 0;
    while at < cells.len() {
        if !is_text(&cells[at]) {
            at += 1;
            continue;
        }
        let same = |cell: &&Cell| is_text(cell) && style(cell) == style(&cells[at]);
        let run = cells[at..].iter().take_while(same).count();
        let (ink, bold) = style(&cells[at]);
        let places: Vec<String> =
            (at..at + run).map(|n| format!("{:.1}", n as f32 * CELL.0)).collect();
        let text: String = cells[at..at + run].iter().map(Cell::symbol).collect();
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" fill=\"{ink}\"{weight}>{text}</text>",
            places.join(" "),
            y + 13.0
        );
        at += run;
    }
}

/// A line's weight to the right, down, left and up.
fn arms(cell: &Cell) -> Option<[u8; 4]> {
    Some(match cell.symbol() {
        "─" => [1, 0, 1, 0],
        "│" => [0, 1, 0, 1],
        "┌" | "╭" => [1, 1, 0, 0],
        "┐" | "╮" => [0, 1, 1, 0],
        "┘" | "╯" => [0, 0, 1, 1],
        "└" | "╰" => [1, 0, 0, 1],
        "━" => [2, 0, 2, 0],
        "┃" => [0, 2, 0, 2],
        "┏" => [2, 2, 0, 0],
        "┓" => [0, 2, 2, 0],
        "┛" => [0, 0, 2, 2],
        "┗" => [2, 0, 0, 2],
        "═" => [3, 0, 3, 0],
        "║" => [0, 3, 0, 3],
        "╔" => [3, 3, 0, 0],
        "╗" => [0, 3, 3, 0],
        "╝" => [0, 0, 3, 3],
        "╚" => [3, 0, 0, 3],
        _ => return None,
    })
}

/// The dots of a Braille character.
fn dots(cell: &Cell) -> u8 {
    let letter = cell.symbol().chars().next().map_or(0, u32::from);
    if (0x2800..0x2900).contains(&letter) { (letter - 0x2800) as u8 } else { 0 }
}

fn shape(svg: &mut String, cell: &Cell, x: f32, y: f32) {
    let ink = colours(cell).0;
    let (mx, my) = (x + CELL.0 / 2.0, y + CELL.1 / 2.0);
    if let Some([right, down, left, up]) = arms(cell) {
        let ends = [(x + CELL.0, my), (mx, y + CELL.1), (x, my), (mx, y)];
        for ((ex, ey), weight) in ends.into_iter().zip([right, down, left, up]) {
            // A double line is drawn as a thick one with its middle left out.
            let strokes: &[(f32, &str)] = match weight {
                0 => &[],
                1 => &[(1.0, "")],
                2 => &[(2.4, "")],
                _ => &[(4.0, ""), (1.6, PAPER)],
            };
            for (width, colour) in strokes {
                let colour = if colour.is_empty() { &ink } else { *colour };
                let _ = writeln!(
                    svg,
                    "<path d=\"M{mx:.1} {my:.1}L{ex:.1} {ey:.1}\" stroke=\"{colour}\" \
                     stroke-width=\"{width}\" stroke-linecap=\"square\"/>"
                );
            }
        }
    }
    let bits = dots(cell);
    for (bit, (column, row)) in
        [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)].into_iter().enumerate()
    {
        if bits & (1 << bit) != 0 {
            let cx = x + CELL.0 * (0.25 + 0.5 * column as f32);
            let cy = y + CELL.1 * (0.125 + 0.25 * row as f32);
            let _ = writeln!(svg, "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"1\" fill=\"{ink}\"/>");
        }
    }
}
