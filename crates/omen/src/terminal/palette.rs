//! Colours, and what replaces them where there are none.
//!
//! No meaning rests on colour alone: every role also has a shape, a letter or a weight.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// `NO_COLOR`: weight and reversal only.
    None,
    Sixteen,
    Full,
}

#[derive(Clone, Copy, Debug)]
pub struct Palette {
    pub depth: Depth,
}

/// The role of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Text,
    Quiet,
    Heading,
    Frame,
    FocusedFrame,
    /// Can be done now.
    Lamp,
    /// The option or thing that Enter would choose.
    Chosen,
    /// Cannot be undone, or went wrong.
    Warning,
    /// The id of a rule.
    Rule,
    Land,
    Ocean,
    Wave,
    Link,
    Seat(u8),
}

/// Shapes of seats: a colour never appears without one.
const SEAT_MARKS: [&str; 8] = ["●", "◆", "▲", "■", "✚", "▼", "○", "★"];

pub fn seat_mark(seat: u8) -> &'static str {
    SEAT_MARKS[usize::from(seat) % SEAT_MARKS.len()]
}

impl Palette {
    pub fn from_environment() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let depth = if set("NO_COLOR").is_some() {
            Depth::None
        } else if set("COLORTERM").is_some_and(|it| it.contains("truecolor") || it == "24bit") {
            Depth::Full
        } else {
            Depth::Sixteen
        };
        Self { depth }
    }

    pub fn style(self, role: Role) -> Style {
        match self.depth {
            Depth::None => plain(role),
            Depth::Sixteen => sixteen(role),
            Depth::Full => full(role),
        }
    }

    /// The style of something that belongs to a seat, or to no one.
    pub fn owned(self, owner: Option<u8>) -> Style {
        owner.map_or(self.style(Role::Text), |seat| self.style(Role::Seat(seat)))
    }
}

fn plain(role: Role) -> Style {
    let style = Style::new();
    match role {
        Role::Chosen => style.add_modifier(Modifier::REVERSED),
        Role::Heading | Role::FocusedFrame | Role::Lamp | Role::Warning => {
            style.add_modifier(Modifier::BOLD)
        }
        Role::Text
        | Role::Quiet
        | Role::Frame
        | Role::Rule
        | Role::Land
        | Role::Ocean
        | Role::Wave
        | Role::Link
        | Role::Seat(_) => style,
    }
}

/// The terminal's own background and text colour stay: we cannot know whether it is dark.
fn sixteen(role: Role) -> Style {
    const SEATS: [Color; 8] = [
        Color::Yellow,
        Color::Cyan,
        Color::Magenta,
        Color::Green,
        Color::Reset,
        Color::Blue,
        Color::LightYellow,
        Color::LightRed,
    ];
    let style = plain(role);
    match role {
        Role::Text | Role::Chosen | Role::Heading => style,
        Role::Quiet | Role::Frame | Role::Link => style.fg(Color::DarkGray),
        Role::FocusedFrame => style.fg(Color::Yellow),
        Role::Lamp => style.fg(Color::Green),
        Role::Warning => style.fg(Color::Red),
        Role::Rule => style.fg(Color::Blue),
        Role::Land => style.fg(Color::Yellow),
        Role::Ocean => style.fg(Color::Cyan),
        Role::Wave => style.fg(Color::Blue),
        Role::Seat(seat) => {
            style.fg(SEATS[usize::from(seat) % SEATS.len()]).add_modifier(Modifier::BOLD)
        }
    }
}

fn full(role: Role) -> Style {
    const SEATS: [u32; 8] =
        [0xF2A65A, 0xBFE3F5, 0xD994CF, 0xA9C468, 0xE9E1CF, 0xAFA3F2, 0xE3C04F, 0xC98F62];
    let ink = |fg: u32| Style::new().fg(rgb(fg)).bg(rgb(INK));
    match role {
        Role::Text => ink(0xF2E9D5),
        Role::Quiet => ink(0xA39A86),
        Role::Heading => ink(0xEBD09A).add_modifier(Modifier::BOLD),
        Role::Frame => ink(0x8E713F),
        Role::FocusedFrame => ink(0xC9A561).add_modifier(Modifier::BOLD),
        Role::Lamp => ink(0x7CEBD3).add_modifier(Modifier::BOLD),
        Role::Chosen => Style::new().fg(rgb(0x04201B)).bg(rgb(0x7CEBD3)),
        Role::Warning => ink(0xD86A4E).add_modifier(Modifier::BOLD),
        Role::Rule => ink(0xC9A561),
        Role::Land => Style::new().fg(rgb(0xB2935A)).bg(rgb(0x2E2A22)),
        Role::Ocean => Style::new().fg(rgb(0x5F8AA3)).bg(rgb(0x0E1A23)),
        Role::Wave => Style::new().fg(rgb(0x28465A)).bg(rgb(0x0E1A23)),
        Role::Link => ink(0x5A6B7A),
        Role::Seat(seat) => {
            ink(SEATS[usize::from(seat) % SEATS.len()]).add_modifier(Modifier::BOLD)
        }
    }
}

const INK: u32 = 0x11_1922;

const fn rgb(hex: u32) -> Color {
    let [_, r, g, b] = hex.to_be_bytes();
    Color::Rgb(r, g, b)
}
