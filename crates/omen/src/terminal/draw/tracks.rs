//! Tracks as rows of spaces with markers on them.

use super::sheets;
use crate::terminal::app::App;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::text::{Line, Span};
use scene::{Check, Marker, Stage, Track};

/// One line per track, every space in its place, and the supplies if there is room.
pub fn lines(app: &App, room: usize) -> Vec<Line<'static>> {
    let tracks = &app.look.scene.tracks;
    let name = |track: &Track| app.voice().say(&track.name);
    let widest = tracks.iter().map(|track| text::width(&name(track))).max().unwrap_or(0);
    let line = |track: &Track| {
        let name = name(track);
        let padding = " ".repeat(widest - text::width(&name) + 2);
        let mut spans = vec![
            Span::styled(format!(" {name}"), app.palette.style(Role::Heading)),
            Span::raw(padding),
        ];
        spans.extend(spaces(app, track, room.saturating_sub(widest + 3)));
        Line::from(spans)
    };
    let mut lines: Vec<Line<'static>> = tracks.iter().map(line).collect();
    with_supplies(app, room, &mut lines);
    lines.extend(checklist(app, room));
    lines
}

/// A checklist: a tick for steps done, an arrow at the current step with what is left of it, a dot
/// for steps to come.
pub fn checklist(app: &App, room: usize) -> Option<Line<'static>> {
    let checks = &app.look.scene.checklist;
    let voice = app.voice();
    let step = |check: &Check| {
        let (sign, role) = match check.stage {
            Stage::Done => ("✓", Role::Quiet),
            Stage::Now => ("►", Role::Heading),
            Stage::Ahead => ("·", Role::Text),
        };
        let left = check.left.map(|left| format!(" {left}")).unwrap_or_default();
        let mut said = format!(" {sign} {}{left}", voice.say(&check.name));
        if check.stage == Stage::Now && !check.pending.is_empty() {
            let pending: Vec<String> = check.pending.iter().map(|it| voice.say(it)).collect();
            said += &format!(": {}", pending.join(", "));
        }
        (said, role)
    };
    let steps: Vec<(String, Role)> = checks.iter().map(step).collect();
    let whole: usize = steps.iter().map(|(said, _)| text::width(said) + 1).sum();
    let over = whole.saturating_sub(room);
    let spans = steps.into_iter().map(|(said, role)| {
        // Only the current step has room to spare.
        let wide = text::width(&said);
        let said = match role {
            Role::Heading if over > 0 => text::fit(&said, wide.saturating_sub(over).max(12)),
            _ => said,
        };
        Span::styled(format!("{said} "), app.palette.style(role))
    });
    (!checks.is_empty()).then(|| Line::from(spans.collect::<Vec<_>>()))
}

fn with_supplies(app: &App, room: usize, lines: &mut Vec<Line<'static>>) {
    let Some(supplies) = sheets::supplies(app) else { return };
    let supplies = Span::styled(format!("  {supplies}"), app.palette.style(Role::Quiet));
    match lines.last_mut() {
        Some(last) if last.width() + supplies.width() < room => {
            let gap = (room - last.width() - supplies.width() - 1).min(24);
            last.spans.extend([Span::raw(" ".repeat(gap)), supplies]);
        }
        _ => lines.push(Line::from(supplies)),
    }
}

/// Marked spaces are in brackets; of the others, every fifth number on a long track.
fn spaces(app: &App, track: &Track, room: usize) -> Vec<Span<'static>> {
    let quiet = app.palette.style(Role::Quiet);
    let sparse = track.spaces.len() > 16;
    let mut spans: Vec<Span<'static>> = Vec::new();
    for (n, space) in track.spaces.iter().enumerate() {
        let standing: Vec<&Marker> =
            track.markers.iter().filter(|marker| marker.at == n as i64).collect();
        if standing.is_empty() {
            let numbered = !sparse || n % 5 == 0 || n + 1 == track.spaces.len();
            let space = if numbered { space.as_str() } else { "·" };
            // From this space on things end, so it has a sign as well as a colour.
            let (sign, style) = match track.danger {
                Some(danger) if danger as usize == n => ("!", app.palette.style(Role::Warning)),
                _ => ("", quiet),
            };
            spans.push(Span::styled(format!("{space}{sign} "), style));
        } else {
            spans.extend(occupied(app, track, &standing, space));
        }
    }
    for marker in track.markers.iter().filter(|it| it.at >= track.spaces.len() as i64) {
        spans.extend(occupied(app, track, &[marker], &beyond(app, track, marker.at)));
    }
    let width: usize = spans.iter().map(|span| text::width(&span.content)).sum();
    if width <= room { spans } else { summary(app, track) }
}

/// Beyond the last space: what lies there, or the number.
fn beyond(app: &App, track: &Track, at: i64) -> String {
    track.beyond.as_ref().map_or_else(|| at.to_string(), |phrase| app.voice().say(phrase))
}

/// A space with markers; a track's only marker needs no sign.
fn occupied(app: &App, track: &Track, markers: &[&Marker], space: &str) -> Vec<Span<'static>> {
    let bracket = app.palette.style(Role::Heading);
    let mut spans = vec![Span::styled("[", bracket)];
    let named = track.markers.len() > 1 || markers.iter().any(|marker| marker.owner.is_some());
    if named {
        spans.extend(markers.iter().map(|marker| marker_span(app, marker)));
    }
    spans.push(Span::styled(format!("{space}] "), bracket));
    spans
}

/// A seat's shape, or the first letter of the marker's name.
fn marker_span(app: &App, marker: &Marker) -> Span<'static> {
    let sign = match marker.owner {
        Some(seat) => seat_mark(seat).to_owned(),
        None => app.voice().say(&marker.name).chars().take(1).collect(),
    };
    Span::styled(sign, app.palette.owned(marker.owner))
}

/// All tracks on one line: only where the markers are.
pub fn short(app: &App, room: usize) -> Vec<Line<'static>> {
    let mut spans = vec![Span::raw(" ")];
    for track in &app.look.scene.tracks {
        let name = format!("{}: ", app.voice().say(&track.name));
        spans.push(Span::styled(name, app.palette.style(Role::Heading)));
        spans.extend(summary(app, track));
        spans.push(Span::raw(" "));
    }
    let width: usize = spans.iter().map(|span| text::width(&span.content)).sum();
    if width > room {
        spans.retain(|span| span.style != app.palette.style(Role::Quiet));
    }
    let mut lines = vec![Line::from(spans)];
    lines.extend(checklist(app, room));
    lines
}

fn summary(app: &App, track: &Track) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for marker in &track.markers {
        let space = usize::try_from(marker.at).ok().and_then(|at| track.spaces.get(at));
        let space = space.map_or_else(|| beyond(app, track, marker.at), ToString::to_string);
        if marker.owner.is_none() && track.markers.len() > 1 {
            let name = format!("{} ", app.voice().say(&marker.name));
            spans.push(Span::styled(name, app.palette.style(Role::Text)));
        } else if marker.owner.is_some() {
            spans.push(marker_span(app, marker));
        }
        spans.push(Span::styled(format!("{space} "), app.palette.style(Role::Text)));
    }
    let last = track.spaces.last().map(scene::Text::as_str).unwrap_or_default();
    spans.push(Span::styled(format!("(→{last}) "), app.palette.style(Role::Quiet)));
    spans
}
