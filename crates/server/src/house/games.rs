//! The games of a house: it is given a list and knows none of them.

use super::Trouble;
use crate::wire::{BoxOnShelf, BoxWords, GameInfo, SetupChoice, SetupValue};
use bots::{AnyPolicy, UnknownPolicy};
use kernel::boxes::BoxInfo;
use kernel::registry::{SetupOption, Title, TitleOf, Titled};
use kernel::{Luck, SetupError};
use std::collections::HashSet;
use std::time::Duration;

/// Makes the bot of a level.
pub type MakeBot = fn(&str, Luck) -> Result<Box<dyn AnyPolicy>, UnknownPolicy>;

/// A game that can be played here.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    pub title: &'static dyn Title,
    /// The levels its bots play at, weakest first.
    pub bots: &'static [&'static str],
    /// The bot of a level, with its own randomness.
    pub bot: MakeBot,
}

impl GameEntry {
    /// A game with the bots of these names, weakest first.
    pub const fn of<G: Titled>(bots: &'static [&'static str]) -> GameEntry {
        GameEntry { title: const { &TitleOf::<G>::new() }, bots, bot: bots::any_policy::<G> }
    }

    pub fn info(&self) -> GameInfo {
        let counts = self.title.seat_counts();
        let setup = self.title.usual_setup();
        let options = self.title.setup_options(&setup).unwrap_or_default();
        GameInfo {
            key: self.title.key().to_owned(),
            seats: self.title.seat_keys().iter().map(|key| (*key).to_owned()).collect(),
            fewest: *counts.start(),
            most: *counts.end(),
            bots: self.bots.iter().map(|level| (*level).to_owned()).collect(),
            usual: self.title.usual_seats(),
            setup,
            options: options.into_iter().map(choice).collect(),
            boxes: self.title.shelf().into_iter().skip(1).map(on_shelf).collect(),
        }
    }

    /// The texts that boxes add to the game, in one language.
    pub fn words(&self, boxes: &[String], language: &str) -> Result<BoxWords, SetupError> {
        let (title, setup) = (self.title, self.title.usual_setup_with(boxes)?);
        let of_base: HashSet<_> =
            title.texts(&title.usual_setup())?.into_iter().map(|(key, _)| key).collect();
        let texts = title.texts(&setup)?.into_iter().filter(|(key, _)| !of_base.contains(key));
        let messages = title.locales_of_boxes(&setup)?.into_iter();
        Ok(BoxWords {
            options: title.setup_options(&setup)?.into_iter().map(choice).collect(),
            messages: messages.filter(|(code, _)| code == language).map(|(_, it)| it).collect(),
            texts: texts.map(|(key, phrase)| (key.to_string(), phrase)).collect(),
        })
    }

    pub fn must_have_bot(&self, level: &str) -> Result<(), Trouble> {
        if self.bots.contains(&level) {
            return Ok(());
        }
        let bots = self.bots.join(", ");
        Err(Trouble::bad_setup(format!("There is no bot \"{level}\". Available bots: {bots}.")))
    }

    /// A bot with a time budget, where bots of its level support one.
    pub fn bot_within(
        &self,
        level: &str,
        budget: Duration,
        luck: Luck,
    ) -> Result<Box<dyn AnyPolicy>, UnknownPolicy> {
        let timed = format!("{level}:{}ms", budget.as_millis().max(1));
        (self.bot)(&timed, luck.clone()).or_else(|_| (self.bot)(level, luck))
    }
}

fn choice(option: SetupOption) -> SetupChoice {
    let value = |(value, key)| SetupValue { value, key };
    SetupChoice {
        field: option.field.to_owned(),
        key: option.key.to_owned(),
        values: option.values.into_iter().map(value).collect(),
    }
}

fn on_shelf(info: BoxInfo) -> BoxOnShelf {
    let BoxInfo { id, version, author, hash, needs, names } = info;
    BoxOnShelf { id, version, author, hash, needs, names }
}
