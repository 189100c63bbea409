//! How the game is shown: questions, labels, reasons and events as phrases.
//!
//! The sentences are in `locales/{ru,en}/eldritch-table.ftl` and, for events and the end, in
//! `eldritch-told.ftl`; a key is the thing's own word after `eh-ask-`, `eh-you-`, `eh-reason-`,
//! `eh-choice-`, `eh-note-`, `eh-why-` or `eh-event-`. Names and the words of cards are in
//! `eldritch.ftl`, stories in `eldritch-stories-*.ftl`.

#![warn(unreachable_pub, clippy::wildcard_enum_match_arm)]

mod combat_odds;
pub mod effects;
mod event_looks;
mod events;
mod forecast;
mod grants;
mod groups;
mod labels;
pub mod names;
mod option_icons;
mod options;
pub mod people;
pub mod printed;
mod prospect;
mod questions;
mod reasons;
pub mod stories;
mod targets;
mod test_odds;
pub mod texts;
mod whys;

use crate::choice::{self, SEAT_KEYS};
use crate::content::{self, Content, SHELF};
use crate::drawn;
use crate::rules::setup::Setup;
use crate::state::Frame;
use crate::{Choice, Eldritch, Event, Why};
use ::scene::{Diary, Forecast, OptionGroup, Phrase, Scene, Text, Viewer};
use kernel::boxes::BoxInfo;
use kernel::registry::{SetupOption, Titled};
use kernel::{
    AtWork, BadChoice, EventLook, Game, OptionLook, PromptLook, Refusal, RuleId, Seat, SetupError,
    Shown, Waiting,
};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

impl Shown for Eldritch {
    const KEY: &'static str = "eldritch";

    fn seat_key(&self, seat: Seat) -> &'static str {
        names::seat_key(seat)
    }

    fn write(content: &Content, choice: Choice) -> String {
        choice::write(content, choice)
    }

    fn read(content: &Content, text: &str) -> Result<Choice, BadChoice> {
        choice::read(content, text)
    }

    fn write_drawn(content: &Content, card: u64) -> String {
        drawn::write(content, card)
    }

    fn read_drawn(content: &Content, text: &str) -> Result<u64, BadChoice> {
        drawn::read(content, text)
    }

    fn question(&self, content: &Content, viewer: Viewer) -> Phrase {
        questions::question(self, content, viewer)
    }

    fn question_rules(&self) -> &'static [RuleId] {
        grants::of_question(self)
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Phrase {
        labels::label(self, content, seat, choice)
    }

    fn grants(&self, choice: Choice) -> &'static [RuleId] {
        grants::of(self, choice)
    }

    fn targets(&self, content: &Content, seat: Seat, choice: Choice) -> Vec<Text> {
        targets::targets(self, content, seat, choice)
    }

    fn group(choice: Choice) -> &'static str {
        groups::of(choice)
    }

    fn why(&self, content: &Content, why: Why) -> Phrase {
        whys::phrase(content, why)
    }

    fn tell(content: &Content, event: &Event, _viewer: Viewer) -> Option<Phrase> {
        Some(events::phrase(content, event))
    }

    fn write_event(content: &Content, event: &Event) -> String {
        events::write(content, event)
    }

    fn event_rules(event: &Event) -> &'static [RuleId] {
        grants::of_event(event)
    }

    fn event_look(content: &Content, event: &Event, _viewer: Viewer) -> EventLook {
        event_looks::look(content, event)
    }

    fn prompt_look(&self, content: &Content, _viewer: Viewer) -> PromptLook {
        reasons::look(self, content)
    }

    fn option_look(&self, content: &Content, seat: Seat, choice: Choice) -> OptionLook {
        options::look(self, content, seat, choice)
    }

    fn diary(
        &self,
        content: &Content,
        events: &mut dyn Iterator<Item = (u64, &Event)>,
    ) -> Option<Diary> {
        Some(crate::scene::diary(self, content, events))
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

    fn cost(&self, content: &Content, _seat: Seat, choice: Choice) -> Option<i64> {
        options::cost(content, choice).map(|(cost, _)| cost)
    }

    fn forecast(&self, content: &Content, seat: Seat, choice: Choice) -> Option<Forecast> {
        forecast::forecast(self, content, seat, choice)
    }

    fn scene(&self, content: &Content, viewer: Viewer) -> Scene {
        crate::scene::scene(self, content, viewer)
    }
}

impl Titled for Eldritch {
    fn content() -> Result<Arc<<Self as Game>::Content>, SetupError> {
        SHELF.content_of(&[])
    }

    fn content_hash() -> String {
        static HASH: OnceLock<String> = OnceLock::new();
        HASH.get_or_init(content::base_hash).clone()
    }

    fn shelf() -> Vec<BoxInfo> {
        let base = BoxInfo::base(Self::content_hash());
        std::iter::once(base).chain(SHELF.boxes()).collect()
    }

    fn content_of(boxes: &[&BoxInfo]) -> Result<Arc<<Self as Game>::Content>, SetupError> {
        SHELF.content_of(boxes)
    }

    fn locales_of(boxes: &[&BoxInfo]) -> Vec<(String, String)> {
        SHELF.locales_of(boxes)
    }

    fn usual_setup() -> Setup {
        Setup::default()
    }

    fn seat_keys() -> &'static [&'static str] {
        &SEAT_KEYS
    }

    /// Everybody is on the same side and may tell the others what they have seen.
    fn has_secrets() -> bool {
        false
    }

    fn seat_counts() -> RangeInclusive<u8> {
        1..=SEAT_KEYS.len() as u8
    }

    fn usual_seats() -> u8 {
        Setup::default().investigators
    }

    fn setup_options(content: &Content) -> Vec<SetupOption> {
        setup_options(content)
    }

    fn boxes(setup: &Setup) -> &[String] {
        &setup.boxes
    }

    fn with_boxes(setup: Setup, boxes: Vec<String>) -> Setup {
        Setup { boxes, ..setup }
    }

    fn for_seats(setup: Setup, seats: u8) -> Setup {
        Setup { investigators: seats, ..setup }
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        crate::words::printed::LOCALES
    }

    fn texts(content: &Content) -> Vec<(Text, Phrase)> {
        texts::all(content)
    }
}

/// The Ancient One, the Mythos deck, and whether to start with a rumor.
fn setup_options(content: &Content) -> Vec<SetupOption> {
    let any = (Value::Null, "eh-setup-ancient-one-any".to_owned());
    let ones = content.names.list("ancient-one").iter();
    let ones = ones.map(|name| (Value::from(name.as_str()), format!("eh-ancient-{name}")));
    let decks = ["all", "easier", "harder", "staged"];
    let decks = decks.map(|deck| (Value::from(deck), format!("eh-setup-mythos-{deck}")));
    let rumors = [(false, "no"), (true, "yes")];
    let rumors = rumors.map(|(is, word)| (Value::from(is), format!("eh-setup-rumor-{word}")));
    let option = |field, key, values| SetupOption { field, key, values };
    vec![
        option("ancient-one", "eh-setup-ancient-one", std::iter::once(any).chain(ones).collect()),
        option("mythos", "eh-setup-mythos", decks.to_vec()),
        option("starting-rumor", "eh-setup-rumor", rumors.to_vec()),
    ]
}

/// The seat that is asked; nobody while chance is asked or when the game is over.
pub fn asked(game: &Eldritch) -> Option<Seat> {
    match game.waiting() {
        Waiting::Choice(asked) => Some(asked.lead),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

/// The source of the current effect, and its next statement.
pub fn at_work(game: &Eldritch, content: &Content) -> Option<AtWork> {
    let context = game.context()?;
    let card = names::source(game, content, context.source);
    let next = game.frames.iter().rev().find_map(|frame| {
        let (Frame::Run(block) | Frame::Repeat { body: block, .. }) = frame else { return None };
        Some(block.first)
    });
    let node = next.and_then(|at| effects::node(content, at));
    let nothing = || Phrase::new("script-nothing");
    let statement = node.map_or_else(nothing, |node| effects::tell_node(content, node));
    Some(AtWork { card, statement })
}
