//! How many bytes a table sends: whole views, and what changes from one choice to the next.

use crate::any_policy;
use crate::play::luck_of;
use kernel::registry::{AnyTable, Title, TitleOf, Titled};
use kernel::{Seat, Seed};
use scene::{Viewer, diff};
use serde::Serialize;
use serde_json::Value;

/// Sizes of everything that was sent to every seat and to the public in some games.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// Whole views: scene, prompt and everything that was told. Only some are weighed.
    pub views: Sizes,
    /// What changed: differences of scene and prompt, and new lines of the log.
    pub updates: Sizes,
}

/// Sizes in bytes.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    sizes: Vec<u32>,
}

impl Sizes {
    fn add(&mut self, size: usize) {
        self.sizes.push(u32::try_from(size).unwrap_or(u32::MAX));
    }

    /// The size that this share of all stays below, in thousandths.
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

/// One input in so many is looked at whole.
const VIEWS_ONE_IN: u64 = 16;

/// Plays games between bots of this name and weighs what each choice sends to everybody.
pub fn measure_sent<G: Titled>(bot: &str, games: u32, seed: u64) -> Result<Sent, String> {
    let mut sent = Sent::default();
    for number in (0..u64::from(games)).map(|game| seed + game) {
        weigh_game::<G>(bot, number, &mut sent)?;
    }
    Ok(sent)
}

fn weigh_game<G: Titled>(bot: &str, number: u64, sent: &mut Sent) -> Result<(), String> {
    let title = TitleOf::<G>::new();
    let mut table = title
        .begin(&title.usual_setup(), &[], Seed::from_number(number))
        .map_err(|error| error.to_string())?;
    let seats = table.seats().len() as u8;
    let mut bots = (0..seats)
        .map(|seat| any_policy::<G>(bot, luck_of(number, Seat(seat))))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| error.to_string())?;
    let viewers: Vec<Viewer> = (0..seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut seen: Vec<Seen> = viewers.iter().map(|viewer| Seen::of(&*table, *viewer)).collect();
    while let Some(asked) = table.asked() {
        let at = table.inputs();
        let bot = &mut bots[usize::from(asked.lead.0)];
        let choice = bot.pick(&*table, asked.lead).ok_or("the bot has no answer")?;
        table.choose(asked.lead, &choice).map_err(|error| error.to_string())?;
        for (viewer, before) in viewers.iter().zip(&mut seen) {
            let now = Seen::of(&*table, *viewer);
            let update = Update {
                scene: diff::diff(&before.scene, &now.scene),
                prompt: diff::diff(&before.prompt, &now.prompt),
                log: table.told(*viewer, Some(at)),
            };
            sent.updates.add(weight(&update));
            if at % VIEWS_ONE_IN == 0 {
                let log = weight(&table.told(*viewer, None));
                sent.views.add(weight(&now.scene) + weight(&now.prompt) + log);
            }
            *before = now;
        }
    }
    Ok(())
}

/// What one viewer has before its eyes.
struct Seen {
    scene: Value,
    prompt: Value,
}

impl Seen {
    fn of(table: &dyn AnyTable, viewer: Viewer) -> Self {
        let value = |it: Result<Value, serde_json::Error>| it.unwrap_or_default();
        Self {
            scene: value(serde_json::to_value(table.scene(viewer))),
            prompt: value(serde_json::to_value(table.prompt(viewer))),
        }
    }
}

#[derive(Serialize)]
struct Update {
    #[serde(skip_serializing_if = "Option::is_none")]
    scene: Option<diff::Patch>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<diff::Patch>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    log: Vec<scene::LogEntry>,
}

fn weight(value: &impl Serialize) -> usize {
    serde_json::to_string(value).map_or(0, |text| text.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn every_choice_is_weighed_for_every_seat_and_the_public() {
        let sent = measure_sent::<Toy>("random", 2, 1).unwrap();
        assert!(sent.updates.count() > 0 && sent.updates.count().is_multiple_of(3));
        assert!(sent.updates.median() < sent.views.median(), "{sent:?}");
        assert!(sent.updates.median() <= sent.updates.most());
    }
}
