//! How many bytes a table sends: whole views, and what changes from one choice to the next.

use crate::any_policy;
use crate::play::luck_of;
use delta::shared::unpacked;
use delta::{Changes, Digest, apply, items_of, listed};
use kernel::registry::{AnyTable, Title, TitleOf, Titled};
use kernel::{Seat, Seed};
use scene::{Look, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// The sizes of everything sent to every seat and to the public in some games.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// Whole views: scene, prompt and log. Only some are measured.
    pub views: Sizes,
    /// Updates: differences of scene and prompt, and new log lines.
    pub updates: Sizes,
}

impl fmt::Display for Sent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "updates: {}; whole views: {}", self.updates, self.views)
    }
}

/// Sizes in bytes.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    sizes: Vec<u32>,
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (count, most) = (self.count(), self.most());
        let [median, p90, p99] = [500, 900, 990].map(|it| self.quantile(it));
        write!(f, "{count}, median {median}, p90 {p90}, p99 {p99}, largest {most} bytes")
    }
}

impl Sizes {
    fn add(&mut self, size: usize) {
        self.sizes.push(u32::try_from(size).unwrap_or(u32::MAX));
    }

    /// The quantile, in thousandths.
    pub fn quantile(&self, thousandths: usize) -> u32 {
        let mut sizes = self.sizes.clone();
        sizes.sort_unstable();
        let last = sizes.len().saturating_sub(1);
        sizes.get((sizes.len() * thousandths / 1000).min(last)).copied().unwrap_or(0)
    }

    pub fn median(&self) -> u32 {
        self.quantile(500)
    }

    pub fn most(&self) -> u32 {
        self.quantile(1000)
    }

    pub fn count(&self) -> usize {
        self.sizes.len()
    }
}

/// One input in this many is measured whole, and one update in this many is applied.
const ONE_IN: u64 = 16;

/// How changes between two inputs are written on the wire.
pub type Written<'a> = &'a dyn Fn(Changes, [u64; 2]) -> String;

/// The changes alone, without a wire format.
pub fn alone(changes: Changes, _inputs: [u64; 2]) -> String {
    serde_json::to_string(&changes).unwrap_or_default()
}

/// Plays games between bots of this name and measures what each choice sends to everybody.
pub fn measure_sent<G: Titled>(
    setup: &G::Setup,
    bot: &str,
    games: u32,
    seed: u64,
    written: Written<'_>,
) -> Result<Sent, String> {
    let setup = serde_json::to_value(setup).map_err(|error| error.to_string())?;
    let mut sent = Sent::default();
    for number in (0..u64::from(games)).map(|game| seed + game) {
        weigh_game::<G>(&setup, bot, number, written, &mut sent)?;
    }
    Ok(sent)
}

fn weigh_game<G: Titled>(
    setup: &Value,
    bot: &str,
    number: u64,
    written: Written<'_>,
    sent: &mut Sent,
) -> Result<(), String> {
    let title = TitleOf::<G>::new();
    let mut table =
        title.begin(setup, &[], Seed::from_number(number)).map_err(|error| error.to_string())?;
    let seats = table.seats().len() as u8;
    let mut bots = (0..seats)
        .map(|seat| any_policy::<G>(bot, luck_of(number, Seat(seat))))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| error.to_string())?;
    let viewers: Vec<Viewer> = (0..seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut eyes: Vec<Eyes> = viewers.into_iter().map(|it| Eyes::of(&*table, it)).collect();
    while let Some(asked) = table.asked() {
        let from = table.inputs();
        let bot = &mut bots[usize::from(asked.lead.0)];
        let choice = bot.pick(&*table, asked.lead).ok_or("the bot has no answer")?;
        table.choose(asked.lead, &choice).map_err(|error| error.to_string())?;
        for eyes in &mut eyes {
            eyes.see(&*table, from, written, sent)?;
        }
    }
    Ok(())
}

/// One viewer, with what it saw last.
struct Eyes {
    viewer: Viewer,
    seen: Look,
    digest: Digest,
}

impl Eyes {
    fn of(table: &dyn AnyTable, viewer: Viewer) -> Self {
        let seen = look(table, viewer);
        Self { viewer, digest: Digest::of(&seen), seen }
    }

    fn see(
        &mut self,
        table: &dyn AnyTable,
        from: u64,
        written: Written<'_>,
        sent: &mut Sent,
    ) -> Result<(), String> {
        let now = look(table, self.viewer);
        let log = table.told(self.viewer, Some(from));
        let message = self.digest.message(
            || self.seen.clone(),
            &now,
            &log,
            |changes| written(changes, [from, table.inputs()]),
        );
        sent.updates.add(message.len());
        if sent.updates.count().is_multiple_of(ONE_IN as usize) {
            check_update(&message, &self.seen, &now, &log)?;
        }
        if from.is_multiple_of(ONE_IN) {
            let log = weight(&listed(&table.told(self.viewer, None)));
            sent.views.add(weight(&now.scene) + weight(&now.prompt) + log);
        }
        self.seen = now;
        Ok(())
    }
}

fn look(table: &dyn AnyTable, viewer: Viewer) -> Look {
    Look { scene: table.scene(viewer), prompt: table.prompt(viewer) }
}

/// Checks that an update turns the old view into the new one and contains the new log lines.
fn check_update(message: &str, was: &Look, now: &Look, log: &impl Serialize) -> Result<(), String> {
    let message: Value =
        serde_json::from_str(&unpacked(message)).map_err(|error| error.to_string())?;
    let changes = message.get("update").unwrap_or(&message);
    let changes: Changes =
        serde_json::from_value(changes.clone()).map_err(|error| error.to_string())?;
    for (part, patch, was, now) in [
        ("scene", &changes.scene, value(&was.scene), value(&now.scene)),
        ("prompt", &changes.prompt, value(&was.prompt), value(&now.prompt)),
    ] {
        let mut made = was;
        patch.iter().for_each(|patch| apply(&mut made, patch));
        if made != now {
            return Err(format!("an update does not lead to the {part} that is seen: {message}"));
        }
    }
    let told = changes.log.as_ref().map(items_of).unwrap_or_default();
    if Value::from(told) != value(log) {
        return Err(format!("an update does not tell what was told: {message}"));
    }
    Ok(())
}

fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_default()
}

fn weight(thing: &impl Serialize) -> usize {
    serde_json::to_string(thing).map_or(0, |text| text.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    fn sent(written: Written<'_>) -> Result<Sent, String> {
        measure_sent::<Toy>(&Toy::usual_setup(), "random", 2, 1, written)
    }

    #[test]
    fn every_choice_is_measured_for_every_seat_and_the_public() {
        let sent = sent(&alone).unwrap();
        assert!(sent.updates.count() > 0 && sent.updates.count().is_multiple_of(3));
        assert!(sent.updates.median() < sent.views.median(), "{sent}");
        assert!(sent.updates.median() <= sent.updates.most());
    }

    #[test]
    fn a_wrong_update_is_noticed() {
        let forgetful = |changes, inputs| alone(Changes { prompt: None, ..changes }, inputs);
        assert!(sent(&forgetful).unwrap_err().contains("the prompt that is seen"));
        let silent = |changes, inputs| alone(Changes { log: None, ..changes }, inputs);
        assert!(sent(&silent).unwrap_err().contains("what was told"));
    }
}
