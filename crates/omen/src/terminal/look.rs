//! One moment of the table, as one viewer may see it. Everything is drawn from this.

use super::text;
use crate::session::{HUMAN, Next, Session};
use kernel::Outcome;
use scene::{Board, Card, Phrase, PromptView, Scene, Sheet, Viewer};
use std::path::PathBuf;
use voice::Voice;

#[derive(Debug)]
pub struct Look {
    pub viewer: Viewer,
    pub scene: Scene,
    pub prompt: Option<PromptView>,
    pub next: Next,
    pub outcome: Option<Outcome>,
    /// Who plays each seat.
    pub players: Vec<String>,
    pub save: PathBuf,
    pub inputs: u64,
    /// How many times a chance outcome was undone.
    pub taken_back: u32,
    pub ask_everything: bool,
}

impl Look {
    pub fn of(session: &Session, viewer: Viewer) -> Self {
        Self {
            viewer,
            scene: session.table.scene(viewer),
            prompt: session.table.prompt(viewer),
            next: session.next(),
            outcome: session.table.outcome(),
            players: session.players.clone(),
            save: session.save_path().to_owned(),
            inputs: session.table.inputs(),
            taken_back: session.table.taken_back(),
            ask_everything: session.ask_everything,
        }
    }

    pub fn sheet(&self, seat: u8) -> Option<&Sheet> {
        self.scene.sheets.iter().find(|sheet| sheet.seat == seat)
    }

    pub fn seat_name(&self, seat: u8, voice: &Voice) -> String {
        self.sheet(seat).map(|sheet| voice.say(&sheet.name)).unwrap_or_default()
    }

    /// A phrase about a seat, with its name in the grammatical case the sentence needs.
    pub fn of_seat(&self, key: &'static str, seat: u8) -> Phrase {
        match self.sheet(seat) {
            Some(sheet) => Phrase::new(key).name("seat", sheet.name.key.clone()),
            None => Phrase::new(key).text("seat", (seat + 1).to_string()),
        }
    }

    /// Who plays the seat: a person, or a bot by its name.
    pub fn player(&self, seat: u8, voice: &Voice) -> String {
        match self.players.get(usize::from(seat)).map(String::as_str) {
            Some(HUMAN) => voice.say(&Phrase::new("table-human")),
            Some(bot) => format!("{} {bot}", voice.say(&Phrase::new("table-bot"))),
            None => String::new(),
        }
    }

    /// The seat that decides, if anyone does.
    pub fn deciding(&self) -> Option<u8> {
        match self.next {
            Next::Human(seat) | Next::Bot(seat) => Some(seat.0),
            Next::Over => None,
        }
    }

    /// The place that a target is, or is in.
    pub fn place_of<'s>(&'s self, target: &'s str) -> Option<&'s str> {
        let piece = self.scene.pieces.iter().find(|piece| piece.id == target);
        let id = piece.map_or(target, |piece| piece.place.as_str());
        let places = self.scene.boards.iter().flat_map(|board| &board.places);
        places.map(|place| place.id.as_str()).find(|place| *place == id)
    }

    /// The board a place is on.
    pub fn board_of(&self, place: &str) -> Option<&Board> {
        self.scene.boards.iter().find(|board| board.places.iter().any(|it| it.id == place))
    }

    /// The card of this id, in a slot or a zone of any sheet.
    pub fn card(&self, id: &str) -> Option<&Card> {
        let sheets = &self.scene.sheets;
        let slots = sheets.iter().flat_map(|sheet| &sheet.slots).filter_map(|it| it.holds.as_ref());
        let zones = sheets.iter().flat_map(|sheet| &sheet.cards).flat_map(|zone| &zone.cards);
        slots.chain(zones).find(|card| card.id == id)
    }

    /// The name of the place, as a label.
    pub fn place_name(&self, id: &str, voice: &Voice) -> String {
        let places = self.scene.boards.iter().flat_map(|board| &board.places);
        let place = places.into_iter().find(|place| place.id == id);
        place.map(|place| text::capital(&voice.say(&place.name))).unwrap_or_default()
    }
}

/// Whether two people at this screen know different things.
pub fn has_secrets(session: &Session) -> bool {
    let mut seen = session.humans().into_iter().map(|seat| {
        let mut scene = session.table.scene(Viewer::Seat(seat.0));
        scene.viewer = Viewer::Public;
        scene
    });
    let Some(first) = seen.next() else { return false };
    seen.any(|other| other != first)
}
