//! The top line: where we are, and the screen settings.

use crate::terminal::app::App;
use crate::terminal::paint;
use crate::terminal::palette::Role;
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::Viewer;

pub fn draw(buf: &mut Buffer, area: Rect, app: &App) {
    let voice = app.voice();
    let step: Vec<String> = app.look.scene.step.iter().map(|phrase| voice.say(phrase)).collect();
    let settings = settings(app);
    let right = text::width(&settings);
    let room = usize::from(area.width).saturating_sub(if right < 40 { right + 2 } else { 0 });
    let step = text::fit(&format!(" {}", step.join(" · ")), room);
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    paint::put(buf, area, (x, y), &step, app.palette.style(Role::Heading));
    if text::width(&step) + right + 2 <= usize::from(area.width) {
        let x = i32::from(area.right()) - right as i32 - 1;
        paint::put(buf, area, (x, y), &settings, app.palette.style(Role::Quiet));
    }
}

/// Speed if there are bots, whose view is shown, the language.
fn settings(app: &App) -> String {
    let mut settings = Vec::new();
    let bots = app.look.players.iter().any(|player| player != crate::session::HUMAN);
    if bots {
        let mark = if app.pace.paused { "||" } else { ">" };
        settings.push(format!("{mark} {}", app.say(app.pace.speed.key())));
    }
    if let (Viewer::Seat(seat), true) = (app.look.viewer, app.eyes.is_some()) {
        settings.push(app.voice().say(&app.look.of_seat("term-eyes", seat)));
    }
    settings.push(app.language.code().to_uppercase());
    settings.join(" · ")
}
