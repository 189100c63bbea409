//! A word on the highlighted answer: what its card says, what chance has in store, which rules.

use crate::terminal::app::App;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::text::Line;
use scene::{Forecast, Undo};
use voice::Language;

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
        parts.push((forecast_words(app, forecast), Role::Text));
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

/// Dice against dice, odds in percent, means with two digits.
fn forecast_words(app: &App, forecast: &Forecast) -> String {
    let voice = app.voice();
    let pools: Vec<String> =
        forecast.pools.iter().map(|(seat, dice)| format!("{} {dice}", seat_mark(*seat))).collect();
    let odds = forecast.odds.iter().map(|(of, thousandths)| {
        format!("{}: {} %", voice.say(of), decimal(app, u64::from(*thousandths), 10))
    });
    let means = forecast.means.iter().map(|(of, hundredths)| {
        format!("{}: {}", voice.say(of), decimal(app, u64::from(*hundredths), 100))
    });
    let dice = app.say("table-dice");
    let pools = (!pools.is_empty()).then(|| format!("{dice}: {}", pools.join(" : ")));
    pools.into_iter().chain(odds).chain(means).collect::<Vec<_>>().join(" · ")
}

/// A number of parts with the mark the language writes.
fn decimal(app: &App, number: u64, parts: u64) -> String {
    let mark = match app.language {
        Language::Russian => ',',
        Language::English => '.',
    };
    let digits = if parts == 10 { 1 } else { 2 };
    format!("{}{mark}{:0digits$}", number / parts, number % parts)
}
