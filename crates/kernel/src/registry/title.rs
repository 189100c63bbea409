//! A title whose game is not named.

use super::stock::{Stock, read_setup};
use super::{AnyTable, SetupOption, Titled};
use crate::boxes::{self, BoxInfo, Hashes};
use crate::keying::Secrets;
use crate::log::{BadLog, Entry, Header, LogFile};
use crate::table::{Eyes, Verified};
use crate::{RuleId, Seed, SetupError, Table};
use scene::{Phrase, Text};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// A listed game, without its type.
pub trait Title: Debug + Send + Sync {
    fn key(&self) -> &'static str;
    fn seat_keys(&self) -> &'static [&'static str];
    /// How many can play, from the fewest to the most.
    fn seat_counts(&self) -> RangeInclusive<u8>;
    /// The boxes a table may choose, the base box first.
    fn shelf(&self) -> Vec<BoxInfo>;
    /// The boxes read for a set-up besides the base box, and what a log records of them all.
    fn hashes(&self, setup: &Value) -> Result<Hashes, SetupError>;
    /// The default set-up with these boxes besides the base box, and whatever they need.
    fn usual_setup_with(&self, boxes: &[String]) -> Result<Value, SetupError>;
    /// The messages for a game with this set-up, by language.
    fn locales(&self, setup: &Value) -> Result<Vec<(String, Cow<'static, str>)>, SetupError>;
    /// The names and messages of a set-up's boxes, by language, without the base box.
    fn locales_of_boxes(&self, setup: &Value) -> Result<Vec<(String, String)>, SetupError>;
    fn texts(&self, setup: &Value) -> Result<Vec<(Text, Phrase)>, SetupError>;
    fn usual_setup(&self) -> Value;
    fn usual_seats(&self) -> u8;
    /// The set-up options of a game with the boxes of this set-up.
    fn setup_options(&self, setup: &Value) -> Result<Vec<SetupOption>, SetupError>;
    fn begin(
        &self,
        setup: &Value,
        players: &[String],
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetupError>;
    /// A table that can still be keyed before anything is left to chance.
    fn lay_out(
        &self,
        setup: &Value,
        players: &[String],
        secrets: Secrets,
    ) -> Result<Box<dyn AnyTable>, SetupError>;
    /// The edition of the rules this program has.
    fn edition(&self) -> u32;
    /// The rules that changed after an edition.
    fn changes_since(&self, edition: u32) -> Vec<RuleId>;
    /// Whether seats have secrets from each other.
    fn has_secrets(&self) -> bool;
    fn replay(&self, file: &LogFile, upto: Option<u64>) -> Result<Box<dyn AnyTable>, BadLog>;
    /// Restores a table that is still being played from what was stored of it.
    fn resume(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
    ) -> Result<Box<dyn AnyTable>, BadLog>;
    /// What another table needs to continue from these inputs: the header and the inputs it
    /// inherits, with whatever the viewers cannot know imagined afresh.
    fn continued(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
        own: Secrets,
        eyes: Eyes,
    ) -> Result<(Header, Vec<Entry>), BadLog>;
    fn verify(&self, file: &LogFile) -> Result<Verified, BadLog>;
}

/// The title of one game.
#[derive(Debug)]
pub struct TitleOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G> TitleOf<G> {
    pub const fn new() -> Self {
        Self(std::marker::PhantomData)
    }
}

impl<G> Default for TitleOf<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Titled> Title for TitleOf<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn seat_keys(&self) -> &'static [&'static str] {
        G::seat_keys()
    }

    fn seat_counts(&self) -> RangeInclusive<u8> {
        G::seat_counts()
    }

    fn shelf(&self) -> Vec<BoxInfo> {
        G::shelf()
    }

    fn hashes(&self, setup: &Value) -> Result<Hashes, SetupError> {
        Ok(Stock::<G>::of(&read_setup::<G>(setup)?)?.hashes)
    }

    fn usual_setup_with(&self, boxes: &[String]) -> Result<Value, SetupError> {
        let shelf = G::shelf();
        let arranged = boxes::arranged(&shelf, boxes)?.into_iter().map(|it| it.id.clone());
        let setup = G::with_boxes(G::usual_setup(), arranged.collect());
        serde_json::to_value(setup).map_err(|error| SetupError(error.to_string()))
    }

    fn locales(&self, setup: &Value) -> Result<Vec<(String, Cow<'static, str>)>, SetupError> {
        let own = G::locales().iter().map(|(code, text)| ((*code).to_owned(), Cow::from(*text)));
        let boxes = self.locales_of_boxes(setup)?;
        let more = boxes.into_iter().map(|(code, text)| (code, Cow::from(text)));
        Ok(own.chain(more).collect())
    }

    fn locales_of_boxes(&self, setup: &Value) -> Result<Vec<(String, String)>, SetupError> {
        let shelf = G::shelf();
        let arranged = boxes::arranged(&shelf, G::boxes(&read_setup::<G>(setup)?))?;
        Ok(G::locales_of(&arranged))
    }

    fn texts(&self, setup: &Value) -> Result<Vec<(Text, Phrase)>, SetupError> {
        Ok(G::texts(&*Stock::<G>::of(&read_setup::<G>(setup)?)?.content))
    }

    fn usual_setup(&self) -> Value {
        serde_json::to_value(G::usual_setup()).unwrap_or_default()
    }

    fn usual_seats(&self) -> u8 {
        G::usual_seats()
    }

    fn setup_options(&self, setup: &Value) -> Result<Vec<SetupOption>, SetupError> {
        Ok(G::setup_options(&*Stock::<G>::of(&read_setup::<G>(setup)?)?.content))
    }

    fn begin(
        &self,
        setup: &Value,
        players: &[String],
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let mut table = self.lay_out(setup, players, seed.into())?;
        table.settle();
        if table.asked().is_none() && table.outcome().is_none() {
            return Err(SetupError("an effect at the start of the game does not end".to_owned()));
        }
        Ok(table)
    }

    fn lay_out(
        &self,
        setup: &Value,
        players: &[String],
        secrets: Secrets,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let setup = read_setup::<G>(setup)?;
        let setup = match players.len() {
            0 => setup,
            seats => G::for_seats(setup, seats.min(255) as u8),
        };
        let Stock { content, hashes } = Stock::<G>::of(&setup)?;
        let boxes = hashes.boxes.iter().map(|it| it.id.clone()).collect();
        let setup = G::with_boxes(setup, boxes);
        Ok(Box::new(Table::<G>::lay_out(content, &hashes, &setup, players, secrets)?))
    }

    fn edition(&self) -> u32 {
        G::edition()
    }

    fn changes_since(&self, edition: u32) -> Vec<RuleId> {
        let known = edition.saturating_sub(1) as usize;
        G::CHANGES.iter().skip(known).copied().flatten().copied().collect()
    }

    fn has_secrets(&self) -> bool {
        G::has_secrets()
    }

    fn replay(&self, file: &LogFile, upto: Option<u64>) -> Result<Box<dyn AnyTable>, BadLog> {
        let Stock { content, hashes } = Stock::<G>::of_log(&file.header)?;
        Ok(Box::new(Table::<G>::replay(file, content, &hashes, upto)?))
    }

    fn resume(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        let Stock { content, hashes } = Stock::<G>::of_log(header)?;
        Ok(Box::new(Table::<G>::resume(header, content, &hashes, secrets, entries)?))
    }

    fn continued(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
        own: Secrets,
        eyes: Eyes,
    ) -> Result<(Header, Vec<Entry>), BadLog> {
        let Stock { content, hashes } = Stock::<G>::of_log(header)?;
        let table = Table::<G>::resume(header, content, &hashes, secrets, entries)?;
        Ok(table.continued(&hashes, own, eyes))
    }

    fn verify(&self, file: &LogFile) -> Result<Verified, BadLog> {
        let Stock { content, hashes } = Stock::<G>::of_log(&file.header)?;
        Table::<G>::verify(file, content, &hashes)
    }
}
