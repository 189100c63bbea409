//! What people see of it.

use crate::{Choice, Event, Lanterns, PLACES, Why};
use kernel::registry::Titled;
use kernel::{BadChoice, Game, Seat, SetupError, Shown, Waiting};
use scene::{Board, Ending, Form, Link, LinkStyle, Meter, Phrase, Piece, Place, Scene, Sheet};
use scene::{Text, Viewer, text};
use std::sync::{Arc, LazyLock};

fn place_id(place: u8) -> Text {
    text!("place:{place}")
}

fn seat_name(seat: u8) -> Text {
    text!("lanterns-seat-{}", Lanterns::seat_keys()[usize::from(seat)])
}

impl Shown for Lanterns {
    const KEY: &'static str = "lanterns";

    fn seat_key(&self, seat: Seat) -> &'static str {
        Self::seat_keys()[usize::from(seat.0)]
    }

    fn write((): &(), choice: Choice) -> String {
        match choice {
            Choice::Walk(to) => format!("walk {to}"),
            Choice::Light => "light".to_owned(),
            Choice::Wait => "wait".to_owned(),
        }
    }

    fn read((): &(), text: &str) -> Result<Choice, BadChoice> {
        let place = |number: &str| number.parse().ok().filter(|place| *place < PLACES);
        let choice = match text.split_once(' ') {
            Some(("walk", to)) => place(to).map(Choice::Walk),
            None if text == "light" => Some(Choice::Light),
            None if text == "wait" => Some(Choice::Wait),
            Some(_) | None => None,
        };
        choice.ok_or_else(|| BadChoice { what: format!("\"{text}\" is no choice"), nearest: None })
    }

    fn question(&self, (): &(), _: Viewer) -> Phrase {
        Phrase::new("lanterns-question").name("who", seat_name(self.active()))
    }

    fn label(&self, (): &(), _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Walk(to) => Phrase::new("lanterns-walk").count("place", to + 1),
            Choice::Light => Phrase::new("lanterns-light"),
            Choice::Wait => Phrase::new("lanterns-wait"),
        }
    }

    fn targets(&self, (): &(), seat: Seat, choice: Choice) -> Vec<Text> {
        match choice {
            Choice::Walk(to) => vec![place_id(to)],
            Choice::Light => vec![place_id(self.place_of(seat.0))],
            Choice::Wait => Vec::new(),
        }
    }

    fn group(choice: Choice) -> &'static str {
        match choice {
            Choice::Walk(_) => "walk",
            Choice::Light => "light",
            Choice::Wait => "wait",
        }
    }

    fn why(&self, (): &(), why: Why) -> Phrase {
        Phrase::new(match why {
            Why::NotYourTurn => "lanterns-not-your-turn",
            Why::TooFar => "lanterns-too-far",
            Why::Burns => "lanterns-burns",
        })
    }

    fn tell((): &(), event: &Event, _: Viewer) -> Option<Phrase> {
        let (key, seat, place) = match event {
            Event::Walked { seat, to } => ("lanterns-walked", seat, Some(to)),
            Event::Lit { seat, place } => ("lanterns-lit", seat, Some(place)),
            Event::BlownOut { seat, .. } => ("lanterns-blown-out", seat, None),
        };
        let told = Phrase::new(key).name("who", seat_name(*seat));
        Some(place.into_iter().fold(told, |told, place| told.count("place", place + 1)))
    }

    fn write_event((): &(), event: &Event) -> String {
        match event {
            Event::Walked { seat, to } => format!("walked {seat} {to}"),
            Event::Lit { seat, place } => format!("lit {seat} {place}"),
            Event::BlownOut { seat, face } => format!("blown-out {seat} {face}"),
        }
    }

    fn scene(&self, (): &(), viewer: Viewer) -> Scene {
        let mut scene = Scene::new(Self::KEY, viewer);
        scene.step = vec![Phrase::new("lanterns-turn").count("turn", self.turn + 1)];
        scene.boards = vec![board()];
        let keepers = (0..2).map(|seat| Piece {
            owner: Some(seat),
            form: Form::Pin,
            rank: 1,
            ..Piece::one(
                text!("keeper:{seat}"),
                "keeper",
                seat_name(seat),
                place_id(self.place_of(seat)),
            )
        });
        let lights = self.lit.iter().zip(0..).filter_map(|(lit, place)| {
            Some(Piece {
                owner: Some((*lit)?),
                form: Form::Disc,
                rank: 1,
                ..Piece::one(text!("light:{place}"), "light", "lanterns-burning", place_id(place))
            })
        });
        scene.pieces = keepers.chain(lights).collect();
        scene.sheets = (0..2).map(|seat| self.sheet(seat)).collect();
        scene.ending =
            self.outcome().filter(|_| self.waiting() == Waiting::Over).map(|it| Ending {
                headline: Phrase::new(text!("lanterns-ended-{}", it.ending)),
                winners: it.winners.iter().map(|seat| seat.0).collect(),
                ..Ending::default()
            });
        scene
    }
}

fn board() -> Board {
    static LINKS: LazyLock<Arc<Vec<Link>>> = LazyLock::new(|| {
        let link = |from| Link {
            from: place_id(from),
            to: place_id(from + 1),
            style: LinkStyle::Road,
            ..Link::default()
        };
        Arc::new((0..PLACES - 1).map(link).collect())
    });
    let place = |place: u8| Place {
        id: place_id(place),
        name: Phrase::new("lanterns-place").count("place", place + 1),
        kind: "land".into(),
        x: 80 + 140 * i32::from(place),
        y: if place.is_multiple_of(2) { 160 } else { 260 },
        ..Place::default()
    };
    Board {
        id: "board:coast".into(),
        name: Phrase::new("lanterns-coast"),
        width: 1000,
        height: 420,
        places: (0..PLACES).map(place).collect(),
        links: LINKS.clone(),
        ..Board::default()
    }
}

impl Lanterns {
    fn sheet(&self, seat: u8) -> Sheet {
        let name = Phrase::new("lanterns-lights");
        let lights =
            Meter { main: true, ..Meter::of(text!("lights:{seat}"), name, None, self.score(seat)) };
        Sheet { meters: vec![lights], ..Sheet::of(seat, text!("sheet:{seat}"), seat_name(seat)) }
    }
}

impl Titled for Lanterns {
    fn content() -> Result<Arc<()>, SetupError> {
        Ok(Arc::new(()))
    }

    fn content_hash() -> String {
        "coast".to_owned()
    }

    fn usual_setup() {}

    fn seat_keys() -> &'static [&'static str] {
        &["east", "west"]
    }

    fn has_secrets() -> bool {
        false
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("ru", include_str!("../words/ru.ftl")), ("en", include_str!("../words/en.ftl"))]
    }
}
