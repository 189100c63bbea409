//! How the toy is shown.

use super::{Fault, KINDS, Scored, Toy, ToyChoice, ToyContent, ToySetup, ToyWhy};
use kernel::registry::Titled;
use kernel::{BadChoice, Bag, Game, RuleId, Seat, SetupError, Shown};
use scene::{Card, CardZone, Meter, Phrase, Scene, Sheet, Viewer};
use std::sync::Arc;

impl Shown for Toy {
    const KEY: &'static str = "toy";

    fn seat_key(&self, seat: Seat) -> &'static str {
        ["north", "south"][usize::from(seat.0)]
    }

    fn write(content: &ToyContent, choice: ToyChoice) -> String {
        match choice {
            ToyChoice::Dig => "dig".into(),
            ToyChoice::Roll(_) if content.mumbles => "roll".into(),
            ToyChoice::Roll(dice) => format!("roll {dice}"),
            ToyChoice::Show(kind) => format!("show {kind}"),
            ToyChoice::Peek => "peek".into(),
            ToyChoice::Keep => "keep".into(),
            ToyChoice::Again => "again".into(),
            ToyChoice::Fidget => "fidget".into(),
            ToyChoice::Flare => "flare".into(),
        }
    }

    fn read(_: &ToyContent, text: &str) -> Result<ToyChoice, BadChoice> {
        let bad = || BadChoice { what: format!("\"{text}\" is no choice"), nearest: None };
        let (word, number) = text.split_once(' ').unwrap_or((text, "1"));
        let number: u8 = number.parse().map_err(|_| bad())?;
        match word {
            "dig" => Ok(ToyChoice::Dig),
            "roll" => Ok(ToyChoice::Roll(number)),
            "show" => Ok(ToyChoice::Show(number)),
            "peek" => Ok(ToyChoice::Peek),
            "keep" => Ok(ToyChoice::Keep),
            "again" => Ok(ToyChoice::Again),
            "fidget" => Ok(ToyChoice::Fidget),
            "flare" => Ok(ToyChoice::Flare),
            _ => Err(bad()),
        }
    }

    fn question(&self, _: &ToyContent, _: Viewer) -> Phrase {
        Phrase::new("toy-question")
    }

    fn question_rules(&self) -> &'static [RuleId] {
        &[RuleId("TOY-TURN-01")]
    }

    fn label(&self, content: &ToyContent, _: Seat, choice: ToyChoice) -> Phrase {
        Phrase::new(Self::write(content, choice))
    }

    fn group(_: ToyChoice) -> &'static str {
        "toy"
    }

    fn why(&self, _: &ToyContent, why: ToyWhy) -> Phrase {
        Phrase::new(format!("{why:?}"))
    }

    fn tell(_: &ToyContent, event: &Scored, _: Viewer) -> Option<Phrase> {
        Some(Phrase::new("toy-scored").count("points", event.points))
    }

    fn write_event(_: &ToyContent, event: &Scored) -> String {
        format!("scored {} {}", event.seat.0, event.points)
    }

    fn scene(&self, _: &ToyContent, viewer: Viewer) -> Scene {
        let mut scene = Scene::new(Self::KEY, viewer);
        scene.sheets = (0..2).map(|seat| self.sheet(seat, viewer)).collect();
        scene
    }
}

impl Toy {
    fn sheet(&self, seat: u8, viewer: Viewer) -> Sheet {
        let place = usize::from(seat);
        let open = viewer.is(seat) || self.fault == Fault::LeaksHand;
        let mut zones = vec![zone(&self.hands[place], open)];
        if let Some(peeked) = &self.peeked[place] {
            zones.push(zone(peeked, viewer.is(seat)));
        }
        for zone in &mut zones[1..] {
            zone.id = "peeked".into();
            zone.count = 0;
        }
        Sheet {
            id: self.seat_key(Seat(seat)).into(),
            seat,
            name: Phrase::new("toy-sheet"),
            emblem: None,
            marks: Vec::new(),
            meters: vec![Meter {
                id: "score".into(),
                name: Phrase::new("toy-score"),
                icon: None,
                value: i64::from(self.scores[place]),
                max: None,
                ..Meter::default()
            }],
            slots: Vec::new(),
            cards: zones,
            ..Sheet::default()
        }
    }
}

fn zone(bag: &Bag<KINDS>, open: bool) -> CardZone {
    let cards = (0..KINDS).filter(|kind| bag.count(*kind) > 0).map(|kind| Card {
        id: scene::text!("card-{kind}"),
        name: Phrase::new("toy-card"),
        count: u32::from(bag.count(kind)),
        ..Card::default()
    });
    CardZone::hand("hand".into(), "toy-hand", open, cards.collect())
}

impl Titled for Toy {
    fn content() -> Result<Arc<<Self as Game>::Content>, SetupError> {
        Ok(Arc::new(ToyContent::default()))
    }

    fn content_hash() -> String {
        "toy".into()
    }

    fn usual_setup() -> ToySetup {
        ToySetup::default()
    }

    fn seat_keys() -> &'static [&'static str] {
        &["north", "south"]
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}
