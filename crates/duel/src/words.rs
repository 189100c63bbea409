//! How the game is shown: questions, labels, reasons and events as phrases.
//!
//! The sentences themselves are in `locales/{ru,en}/duel*.ftl`; a key is the thing's name after
//! `ask-`, `you-`, `reason-`, `choice-`, `note-`, `why-` or `event-`.

mod event_looks;
mod events;
mod forecast;
mod grants;
mod groups;
mod labels;
mod options;
mod questions;
mod whys;

pub(crate) use events::faces_row;
pub(crate) use questions::{Question, ask};

use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::setup::Options;
use crate::spellbooks::{Book, Condition};
use crate::{Choice, Duel, Event, Why};
use ::scene::{Forecast, OptionGroup, Phrase, Scene, Text, Viewer, text};
use kernel::position::nearest;
use kernel::registry::Titled;
use kernel::{BadChoice, EventLook, Game, OptionLook, PromptLook, Refusal, RuleId, Seat};
use kernel::{SetupError, Shown};
use std::sync::Arc;

impl Shown for Duel {
    const KEY: &'static str = "duel";

    fn seat_key(&self, seat: Seat) -> &'static str {
        Faction::of(seat).key()
    }

    fn write(content: &Content, choice: Choice) -> String {
        choice.write(content)
    }

    fn read(content: &Content, text: &str) -> Result<Choice, BadChoice> {
        Choice::read(content, text)
    }

    fn write_drawn(_content: &Content, card: u64) -> String {
        format!("sign-{}", card + 1)
    }

    fn read_drawn(_content: &Content, text: &str) -> Result<u64, BadChoice> {
        let names = ["sign-1", "sign-2", "sign-3"];
        let at = names.iter().position(|name| *name == text);
        at.map(|at| at as u64).ok_or_else(|| BadChoice {
            what: format!("there is no Elder Sign \"{text}\""),
            nearest: nearest(text, names),
        })
    }

    fn question(&self, content: &Content, viewer: Viewer) -> Phrase {
        questions::question(self, content, viewer)
    }

    fn question_rules(&self) -> &'static [RuleId] {
        questions::asked_by(self)
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Phrase {
        labels::label(self, content, Faction::of(seat), choice)
    }

    fn grants(&self, choice: Choice) -> &'static [RuleId] {
        grants::of(self, choice)
    }

    fn targets(&self, content: &Content, seat: Seat, choice: Choice) -> Vec<Text> {
        labels::targets(self, content, Faction::of(seat), choice)
    }

    fn group(choice: Choice) -> &'static str {
        choice.verb()
    }

    fn why(&self, content: &Content, why: Why) -> Phrase {
        whys::phrase(self, content, why)
    }

    fn tell(content: &Content, event: &Event, viewer: Viewer) -> Option<Phrase> {
        events::phrase(content, event, viewer)
    }

    fn write_event(content: &Content, event: &Event) -> String {
        event.write(content)
    }

    fn event_rules(event: &Event) -> &'static [RuleId] {
        event.rules()
    }

    fn event_look(content: &Content, event: &Event, _viewer: Viewer) -> EventLook {
        event_looks::look(content, event)
    }

    fn prompt_look(&self, content: &Content, _viewer: Viewer) -> PromptLook {
        questions::look(self, content)
    }

    fn option_look(&self, content: &Content, seat: Seat, choice: Choice) -> OptionLook {
        options::look(self, content, Faction::of(seat), choice)
    }

    fn groups() -> Arc<Vec<OptionGroup>> {
        groups::named()
    }

    fn unlikelihood(
        &self,
        _content: &Content,
        _seat: Seat,
        choice: Choice,
        refusal: Refusal<Why>,
    ) -> u32 {
        groups::unlikelihood(choice, refusal.why)
    }

    fn cost(&self, content: &Content, seat: Seat, choice: Choice) -> Option<i64> {
        labels::cost(self, content, Faction::of(seat), choice).map(i64::from)
    }

    fn forecast(&self, content: &Content, seat: Seat, choice: Choice) -> Option<Forecast> {
        forecast::forecast(self, content, Faction::of(seat), choice)
    }

    fn scene(&self, content: &Content, viewer: Viewer) -> Scene {
        crate::scene::scene(self, content, viewer)
    }
}

impl Titled for Duel {
    fn content() -> Result<Arc<<Self as Game>::Content>, SetupError> {
        Content::shipped()
    }

    fn content_hash() -> String {
        Content::shipped_hash()
    }

    fn usual_setup() -> Options {
        Options::default()
    }

    fn seat_keys() -> &'static [&'static str] {
        &["sleeper", "windwalker"]
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../../../locales/en/duel.ftl")),
            ("ru", include_str!("../../../locales/ru/duel.ftl")),
            ("en", include_str!("../../../locales/en/duel-told.ftl")),
            ("ru", include_str!("../../../locales/ru/duel-told.ftl")),
        ]
    }
}

/// The message keys of names.
pub(crate) fn zone_name(content: &Content, zone: ZoneId) -> Text {
    content.zone(zone).name.clone()
}

pub(crate) fn unit_name(unit: Unit) -> Text {
    text!("unit-{}", unit.key())
}

/// A figure's name, for use in a sentence.
pub(crate) fn unit_text(unit: Unit) -> Text {
    text!("unit-{}-text", unit.key())
}

pub(crate) fn figure_name(figure: Figure) -> Text {
    if figure.on_gate { "unit-acolyte-on-gate".into() } else { unit_name(figure.unit) }
}

pub(crate) fn faction_name(faction: Faction) -> Text {
    text!("faction-{}", faction.key())
}

pub(crate) fn book_name(book: Book) -> Text {
    text!("book-{}", book.key())
}

pub(crate) fn condition_name(condition: Condition) -> Text {
    text!("condition-{}", condition.key())
}
