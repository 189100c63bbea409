//! The figures kept of a finished game, for series of games.

use crate::content::Content;
use crate::ids::MythosId;
use crate::state::{Eldritch, Ending, Source, Standing};
use kernel::Statistics;

impl Statistics for Eldritch {
    fn figures(&self, content: &Content) -> Vec<(&'static str, i64)> {
        figures(self, content)
    }

    fn way_of_ending(&self, content: &Content) -> Option<String> {
        let defeat = Defeat::of(self, content);
        self.ending.map(|ending| defeat.map_or(ending.key(), Defeat::key).to_owned())
    }

    fn labels(&self, content: &Content) -> Vec<(&'static str, String)> {
        labels(self, content)
    }
}

/// The figures of a finished game.
fn figures(s: &Eldritch, c: &Content) -> Vec<(&'static str, i64)> {
    let used = c.sheets.len() as i64 - i64::from(s.unused_sheets.len());
    let gone = s.seats.iter().filter(|it| it.standing != Standing::Playing).count() as i64;
    vec![
        ("rounds", i64::from(s.round)),
        ("mysteries", i64::from(s.solved_count())),
        ("fallen", used - i64::from(s.players) + gone),
        ("doom", i64::from(s.doom)),
        ("awake", i64::from(s.awake)),
        ("gates", s.gates_on_board().count() as i64),
        ("monsters", s.monsters().count() as i64),
    ]
}

/// A loss caused by an effect, by its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defeat {
    /// The game was lost because the Ancient One awakened.
    Awoke,
    /// The Ancient One was awake for too long.
    Awake,
    MythosCard(MythosId),
    Other,
}

impl Defeat {
    pub fn of(s: &Eldritch, c: &Content) -> Option<Self> {
        (s.ending == Some(Ending::Lost)).then_some(match s.lost_to {
            Some(Source::AncientOne) if c.ancient(s.ancient).back.is_none() => Self::Awoke,
            Some(Source::AncientOne) => Self::Awake,
            Some(Source::Mythos(card)) => Self::MythosCard(card),
            _ => Self::Other,
        })
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Awoke => "lost-awoke",
            Self::Awake => "lost-awake",
            Self::MythosCard(_) => "lost-mythos-card",
            Self::Other => "lost",
        }
    }
}

fn labels(s: &Eldritch, c: &Content) -> Vec<(&'static str, String)> {
    vec![
        ("ancient_one", c.ancient(s.ancient).id.to_string()),
        ("investigators", s.players.to_string()),
        ("mythos", s.options.deck.key().to_owned()),
    ]
}
