//! The diary of a finished game: doom and mysteries round by round, and who did what.

use super::looks;
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{Pool, SheetId};
use crate::state::Eldritch;
use crate::words::names;
use ::scene::{Chart, Curve, Deed, Diary, Doer, Hue, Note, Phrase, text};
use kernel::Seat;

pub fn diary(
    game: &Eldritch,
    content: &Content,
    events: &mut dyn Iterator<Item = (u64, &Event)>,
) -> Diary {
    let mut told = Told::of(game, content);
    for (seq, event) in events {
        told.hear(content, seq, event);
    }
    told.written(game, content)
}

/// The figures at one point of the game.
struct Told {
    doom: i64,
    solved: i64,
    /// Doom and mysteries after each round, starting with the set-up.
    after: Vec<(i64, i64)>,
    notes: Vec<Note>,
    doers: Vec<Doing>,
}

struct Doing {
    seat: Seat,
    sheet: SheetId,
    fate: Option<Phrase>,
    counts: [i64; DEEDS.len()],
}

/// What is counted for every investigator.
const DEEDS: [&str; 7] = ["clues", "gates", "monsters", "passed", "failed", "health", "sanity"];

impl Told {
    fn of(game: &Eldritch, content: &Content) -> Self {
        let doom = i64::from(content.ancient(game.ancient).doom);
        Self { doom, solved: 0, after: Vec::new(), notes: Vec::new(), doers: Vec::new() }
    }

    fn hear(&mut self, content: &Content, seq: u64, event: &Event) {
        match event.what {
            What::Round => self.after.push((self.doom, self.solved)),
            What::Doom => self.doom = i64::from(event.n),
            What::MysterySolved => self.solved += 1,
            What::MysteryLost => self.solved = (self.solved - 1).max(0),
            What::Arrived => self.arrives(event),
            _ => {}
        }
        self.note(content, seq, event);
        self.count(event);
    }

    fn arrives(&mut self, event: &Event) {
        if let (Some(seat), Of::Sheet(sheet)) = (event.who, event.of) {
            self.doers.push(Doing { seat, sheet, fate: None, counts: [0; DEEDS.len()] });
        }
    }

    /// The investigator who currently has this seat.
    fn doing(&mut self, seat: Option<Seat>) -> Option<&mut Doing> {
        self.doers.iter_mut().rev().find(|it| Some(it.seat) == seat)
    }

    fn count(&mut self, event: &Event) {
        let (deed, by) = match (event.what, event.of) {
            (What::GainedClue, _) => ("clues", 1),
            (What::GateClosed, _) => ("gates", 1),
            (What::MonsterDefeated, _) => ("monsters", 1),
            (What::Passed, _) => ("passed", 1),
            (What::Failed, _) => ("failed", 1),
            (What::Lost, Of::Pool(Pool::Health)) => ("health", i64::from(event.n)),
            (What::Lost, Of::Pool(Pool::Sanity)) => ("sanity", i64::from(event.n)),
            _ => return,
        };
        let Some(at) = DEEDS.iter().position(|it| *it == deed) else { return };
        if let Some(doing) = self.doing(event.who) {
            doing.counts[at] += by;
        }
    }

    /// What is worth finding again: mysteries, the awakening, defeats.
    fn note(&mut self, content: &Content, seq: u64, event: &Event) {
        let (what, name, icon, hue) = match (event.what, event.of) {
            (What::MysterySolved, Of::Mystery(one, id)) => {
                ("solved", names::mystery(content, one, id), looks::MYSTERY, Hue::Green)
            }
            (What::MysteryLost, _) => {
                ("mystery-lost", "eh-some-mystery".into(), looks::MYSTERY, Hue::Red)
            }
            (What::Awoke, Of::Ancient(id)) => {
                let icon = looks::ancient(content, &content.ancient(id).id);
                ("awoke", names::ancient(content, id), icon, Hue::Violet)
            }
            (What::RumorSolved, Of::Mythos(id)) => {
                ("rumor-solved", names::mythos(content, id), looks::RUMOR, Hue::Green)
            }
            (What::Fell, Of::Sheet(sheet)) => {
                ("fell", names::sheet(content, sheet), "tombstone", Hue::Red)
            }
            (What::Devoured, Of::Sheet(sheet)) => {
                ("devoured", names::sheet(content, sheet), "tombstone", Hue::Red)
            }
            _ => return,
        };
        let phrase = Phrase::new(text!("eh-diary-{what}")).name("thing", name);
        // The first point is the set-up; events of a round belong to its end.
        let at = self.after.len() as u32;
        let fate = || Phrase::new(text!("eh-fate-{what}")).count("round", at);
        if matches!(event.what, What::Fell | What::Devoured)
            && let Some(doing) = self.doing(event.who)
        {
            doing.fate = Some(fate());
        }
        self.notes.push(Note { at, phrase, icon: Some(icon.into()), hue: Some(hue), seq });
    }

    fn written(mut self, game: &Eldritch, content: &Content) -> Diary {
        self.after.push((self.doom, self.solved));
        let ancient = content.ancient(game.ancient);
        let highest = self.after.iter().map(|(doom, _)| *doom).max().unwrap_or(0);
        let curve = |id: &str, icon: &str, hue: Hue, most: i64, values: Vec<i64>| Curve {
            id: text!("curve:{id}"),
            name: Phrase::new(text!("eh-diary-curve-{id}")),
            icon: Some(icon.into()),
            hue: Some(hue),
            most,
            values,
        };
        let doom = self.after.iter().map(|(doom, _)| *doom).collect();
        let solved = self.after.iter().map(|(_, solved)| *solved).collect();
        let chart = Chart {
            id: "chart:doom".into(),
            name: Phrase::new("eh-diary-chart"),
            across: Phrase::new("eh-diary-rounds"),
            first: 0,
            curves: vec![
                curve("doom", "spiral-tentacle", Hue::Red, highest.max(1), doom),
                curve(
                    "mysteries",
                    looks::MYSTERY,
                    Hue::Green,
                    i64::from(ancient.mysteries),
                    solved,
                ),
            ],
            notes: self.notes,
        };
        Diary {
            charts: vec![chart],
            deeds: DEEDS.map(deed).into(),
            doers: self.doers.into_iter().map(|it| it.written(content)).collect(),
        }
    }
}

impl Doing {
    fn written(self, content: &Content) -> Doer {
        let id = &content.sheet(self.sheet).id;
        Doer {
            id: text!("doer:{id}"),
            seat: self.seat.0,
            name: Phrase::new(names::sheet(content, self.sheet)),
            emblem: Some(looks::investigator(content, id).into()),
            fate: self.fate,
            counts: self.counts.into(),
        }
    }
}

fn deed(id: &str) -> Deed {
    let (icon, hue) = match id {
        "clues" => (looks::CLUE, None),
        "gates" => (looks::GATE, None),
        "monsters" => (looks::MONSTERS, Some(Hue::Red)),
        "passed" => ("perspective-dice-six-faces-six", Some(Hue::Green)),
        "health" => (looks::pool(Pool::Health), Some(Hue::Red)),
        "sanity" => (looks::pool(Pool::Sanity), Some(Hue::Blue)),
        _ => ("perspective-dice-six-faces-one", None),
    };
    Deed {
        id: text!("deed:{id}"),
        name: Phrase::new(text!("eh-deed-{id}")),
        icon: Some(icon.into()),
        hue,
    }
}
