//! Tally in words.

use super::{CHOICES, Choice, Event, SEATS, SIGNS, Tally, Why};
use kernel::registry::Titled;
use kernel::{BadChoice, OptionLook, RuleId, Seat, SetupError, Shown};
use scene::{Forecast, Phrase, Scene, Viewer};
use std::sync::Arc;

impl Shown for Tally {
    const KEY: &'static str = "tally";

    fn seat_key(&self, seat: Seat) -> &'static str {
        SEATS[usize::from(seat.0)]
    }

    fn write(_: &(), choice: Choice) -> String {
        let named = CHOICES.iter().find(|(_, known)| *known == choice);
        named.map(|(text, _)| (*text).to_owned()).unwrap_or_default()
    }

    fn read(_: &(), text: &str) -> Result<Choice, BadChoice> {
        let near = CHOICES.iter().find(|(known, _)| known.chars().next() == text.chars().next());
        CHOICES.iter().find(|(known, _)| *known == text).map(|(_, choice)| *choice).ok_or_else(
            || BadChoice {
                what: format!("\"{text}\" is no choice"),
                nearest: near.map(|(known, _)| (*known).to_owned()),
            },
        )
    }

    fn write_drawn(_: &(), card: u64) -> String {
        SIGNS[card as usize].to_owned()
    }

    fn read_drawn(_: &(), text: &str) -> Result<u64, BadChoice> {
        let card = SIGNS.iter().position(|sign| *sign == text);
        card.map(|card| card as u64).ok_or_else(|| BadChoice {
            what: format!("\"{text}\" is no sign"),
            nearest: Some("sign-1".to_owned()),
        })
    }

    fn question(&self, _: &(), _: Viewer) -> Phrase {
        Phrase::new("tally-turn").count("counter", self.counter)
    }

    fn question_rules(&self) -> &'static [RuleId] {
        &[]
    }

    fn label(&self, content: &(), _: Seat, choice: Choice) -> Phrase {
        Phrase::new(Self::write(content, choice))
    }

    fn grants(&self, choice: Choice) -> &'static [RuleId] {
        match choice {
            Choice::Add(_) => &[RuleId("T-TURN-01"), RuleId("T-ADD-01")],
            Choice::Tell => &[RuleId("T-TELL-01")],
            _ => &[],
        }
    }

    fn targets(&self, _: &(), _: Seat, _: Choice) -> Vec<scene::Text> {
        Vec::new()
    }

    fn group(_: Choice) -> &'static str {
        "all"
    }

    fn why(&self, _: &(), why: Why) -> Phrase {
        match why {
            Why::NotAsked => Phrase::new("tally-not-asked"),
            Why::OddCounter(counter) => Phrase::new("tally-odd").count("counter", counter),
            Why::AlreadyTold => Phrase::new("tally-told"),
        }
    }

    fn tell(_: &(), _: &Event, _: Viewer) -> Option<Phrase> {
        None
    }

    fn write_event(_: &(), event: &Event) -> String {
        let key = |seat: &Seat| SEATS[usize::from(seat.0)];
        match event {
            Event::Began(seat) => format!("began {}", key(seat)),
            Event::Added(seat, amount) => format!("added {} {amount}", key(seat)),
            Event::Rolled(sum) => format!("rolled {sum}"),
            Event::Drew(card) => format!("drew {}", SIGNS[*card as usize]),
            Event::Bowed(seat) => format!("bowed {}", key(seat)),
            Event::Told(seat, secret) => format!("told {} {secret}", key(seat)),
        }
    }

    fn event_rules(_: &Event) -> &'static [RuleId] {
        &[]
    }

    fn cost(&self, _: &(), _: Seat, choice: Choice) -> Option<i64> {
        match choice {
            Choice::Add(amount) => Some(amount),
            Choice::Tell => Some(2),
            _ => None,
        }
    }

    fn option_look(&self, _: &(), _: Seat, choice: Choice) -> OptionLook {
        let coin = (choice != Choice::Tell).then_some("pebble");
        OptionLook { coin, ..OptionLook::default() }
    }

    /// Two dice: seven is the likeliest sum, in six throws of 36.
    fn forecast(&self, _: &(), seat: Seat, choice: Choice) -> Option<Forecast> {
        let least = |sum: u8| Phrase::new("tally-least").count("sum", sum);
        (choice == Choice::Roll).then(|| Forecast {
            pools: vec![(seat.0, 2)],
            odds: vec![(Phrase::new("tally-seven"), 167), (least(2), 1000), (least(12), 28)],
            means: vec![(Phrase::new("tally-sum"), 700)],
        })
    }

    fn scene(&self, _: &(), viewer: Viewer) -> Scene {
        Scene::new(Self::KEY, viewer)
    }
}

impl Titled for Tally {
    fn content() -> Result<Arc<()>, SetupError> {
        Ok(Arc::new(()))
    }

    fn content_hash() -> String {
        String::new()
    }

    fn usual_setup() {}

    fn seat_keys() -> &'static [&'static str] {
        &SEATS
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}
