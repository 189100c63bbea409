//! Details of the highlighted answer: its card text, its forecast, its rules.

use crate::figures;
use crate::terminal::app::App;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::text::Line;
use scene::Undo;

pub fn lines(app: &App, room: usize) -> Vec<Line<'static>> {
    let entries = app.menu.highlighted();
    let [entry] = entries.as_slice() else { return Vec::new() };
    let option = &entry.option;
    let mut parts: Vec<(String, Role)> = Vec::new();
    let cards = option.targets.iter().filter_map(|target| app.look.card(target));
    for words in cards.filter_map(|card| card.text.as_ref()) {
        parts.push((app.voice().say(words), Role::Quiet));
    }
    if let Some(forecast) = &option.forecast {
        let words = figures::forecast(forecast, app.voice(), |seat| seat_mark(seat).to_string());
        parts.push((words, Role::Text));
    }
    match option.undo {
        Undo::Free => {}
        Undo::Reveals => parts.push((format!("! {}", app.say("term-reveals")), Role::Warning)),
        Undo::Random => parts.push((format!("! {}", app.say("term-random")), Role::Warning)),
    }
    if !option.rules.is_empty() {
        parts.push((format!("§ {}", option.rules.join(" ")), Role::Rule));
    }
    let folded = |(words, role): (String, Role)| {
        let style = app.palette.style(role);
        text::wrap(&words, room).into_iter().map(move |line| Line::styled(line, style))
    };
    parts.into_iter().flat_map(folded).collect()
}
