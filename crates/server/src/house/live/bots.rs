//! Bots at the table: they think elsewhere, and what they decide is dropped if the table moved on.

use super::super::fence::fenced;
use super::{Live, Status, Tip};
use crate::house::Trouble;
use crate::house::inside::fresh_luck;
use ::bots::AnyPolicy;
use kernel::keying::Secrets;
use kernel::log::{Entry, Header};
use kernel::registry::AnyTable;
use kernel::{Seat, Seed};
use std::time::{Duration, Instant};
use store::SeatKind;
use tokio::sync::oneshot;

/// Which question is being thought over, and the bots with what they remember.
#[derive(Debug, Default)]
pub struct Thinking {
    about: Option<Tip>,
    /// By seat and level; a bot that thinks is away.
    minds: Vec<(u8, String, Box<dyn AnyPolicy>)>,
    /// The last decision could not be kept: let some time pass.
    stumbled: bool,
}

/// How long a bot waits after its decision could not be kept.
const BREATH: Duration = Duration::from_secs(1);

/// What a bot comes back with: itself, and its choice if it could make one.
type Thought = (Option<Box<dyn AnyPolicy>>, Result<String, String>);

impl Live {
    /// If a bot is asked and nobody thinks for it yet, lets it think.
    pub(super) fn wake_bot(&mut self) {
        if self.status != Status::Running || self.thinking.about == Some(self.tip) {
            return;
        }
        let Some((seat, level)) = self.asked_bot() else { return };
        if self.hears_people() {
            return;
        }
        let (Some(entry), Some(table), Some(me)) = (self.entry, &self.table, self.me.upgrade())
        else {
            return;
        };
        let (header, secrets, entries) = without_secrets(&**table);
        let about = self.tip;
        self.thinking.about = Some(about);
        let mind = self.mind(seat, &level);
        let inside = self.inside.clone();
        let pause = match (self.viewers.count(), self.thinking.stumbled) {
            (_, true) => self.inside.settings.bot_pause.max(BREATH),
            (0, false) => Duration::ZERO,
            (_, false) => self.inside.settings.bot_pause,
        };
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let (answer, answered) = oneshot::channel::<Thought>();
            inside.bots.put(move || {
                let began = Instant::now();
                let thought = fenced(|| {
                    let mut mind = mind?;
                    let table = entry.title.resume(&header, secrets, &entries);
                    let table = table.map_err(|error| error.to_string())?;
                    let choice = mind.pick(&*table, Seat(seat));
                    Ok((mind, choice.ok_or("the bot does not know what to do")?))
                });
                metrics::histogram!("omen_bot_seconds").record(began.elapsed());
                let thought = match thought.unwrap_or_else(|broken| Err(broken.to_string())) {
                    Ok((mind, choice)) => (Some(mind), Ok(choice)),
                    Err(reason) => (None, Err(reason)),
                };
                let _left = answer.send(thought);
            });
            let Ok((mind, choice)) = answered.await else { return };
            let decided = me.ask(move |live| {
                Box::pin(async move {
                    if let Some(mind) = mind {
                        live.thinking.minds.push((seat, level, mind));
                    }
                    live.bot_decided(about, seat, choice).await;
                    Ok(())
                })
            });
            let _gone = decided.await;
        });
    }

    pub fn waits_for_bot(&self) -> bool {
        self.status == Status::Running && self.asked_bot().is_some()
    }

    fn asked_bot(&self) -> Option<(u8, String)> {
        let lead = self.lead()?;
        let seat = self.seats.iter().find(|it| it.seat == lead && it.kind == SeatKind::Bot)?;
        Some((lead, seat.bot_level.clone().unwrap_or_default()))
    }

    /// The bot of a seat with what it remembers of this turn, or a new one.
    fn mind(&mut self, seat: u8, level: &str) -> Result<Box<dyn AnyPolicy>, String> {
        let minds = &mut self.thinking.minds;
        if let Some(place) = minds.iter().position(|(of, at, _)| *of == seat && at == level) {
            return Ok(minds.swap_remove(place).2);
        }
        minds.retain(|(of, _, _)| *of != seat);
        let entry = self.entry.ok_or("the game is not known here")?;
        // A bot's luck is its own: with the table's it would know the dice.
        let luck = fresh_luck().map_err(|trouble| trouble.to_string())?;
        entry
            .bot_within(level, self.inside.settings.bot_budget, luck)
            .map_err(|error| error.to_string())
    }

    async fn bot_decided(&mut self, about: Tip, seat: u8, choice: Result<String, String>) {
        if self.thinking.about != Some(about) {
            return;
        }
        self.thinking.about = None;
        let asked = self.asked_bot().map(|(seat, _)| seat);
        if self.tip != about || self.status != Status::Running || asked != Some(seat) {
            return;
        }
        self.thinking.stumbled = false;
        // Whatever it thought of, it does what most people want, also if they said so only now.
        let choice = match self.favourite().map_or(choice, Ok) {
            Ok(choice) => choice,
            Err(reason) => {
                self.break_off(reason).await;
                return;
            }
        };
        match self.play(seat, &choice).await {
            Ok(_) => {}
            Err(Trouble { rule: Some((rule, _)), .. }) => {
                self.break_off(format!("the bot chose \"{choice}\", which {rule} forbids")).await;
            }
            Err(trouble) => {
                tracing::warn!(table = %self.id, %trouble, "a bot's decision was not kept");
                self.thinking.stumbled = true;
            }
        }
    }
}

/// What has been played at a table, with nothing of what its chance is derived from.
fn without_secrets(table: &dyn AnyTable) -> (Header, Secrets, Vec<Entry>) {
    let played = table.entries_after(0).into_iter().filter(|entry| entry.input.is_played());
    let entries: Vec<Entry> = played.zip(1..).map(|(entry, n)| Entry { n, ..entry }).collect();
    let seed = Seed::from_number(0);
    let header = Header {
        commitment: seed.commitment(),
        next: None,
        inherited: entries.len() as u64,
        ..table.header().clone()
    };
    (header, seed.into(), entries)
}
