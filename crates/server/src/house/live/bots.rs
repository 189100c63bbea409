//! Bots at the table: they think on other threads, and a decision is dropped if the table has moved
//! on.
//!
//! They think in the turn of the people playing there. Where no person holds a seat, they think
//! only while no person is waiting for any bot, slowly, and pause after a while.

use super::super::fence::fenced;
use super::{IdentityId, Live, Status, Tip, host_of};
use crate::house::Trouble;
use crate::house::inside::fresh_luck;
use crate::house::pool::Rank;
use crate::house::turns::Payer;
use ::bots::AnyPolicy;
use kernel::keying::Secrets;
use kernel::log::{Entry, Header};
use kernel::registry::AnyTable;
use kernel::{Seat, Seed};
use std::time::{Duration, Instant};
use store::SeatKind;
use tokio::sync::oneshot;

/// The question being considered, and the bots with what they remember.
#[derive(Debug, Default)]
pub struct Thinking {
    about: Option<Tip>,
    /// By seat and level; a bot that is thinking is not in here.
    minds: Vec<(u8, String, Box<dyn AnyPolicy>)>,
    /// The last decision could not be saved: wait before trying again.
    stumbled: bool,
    /// Moves made while no person held a seat, since somebody last resumed the table.
    alone: u32,
}

/// How long a bot waits after its decision could not be saved.
const BREATH: Duration = Duration::from_secs(1);

/// What a bot returns: itself, and its choice if it could make one.
type Thought = (Option<Box<dyn AnyPolicy>>, Result<String, String>);

impl Live {
    /// If a bot is asked and is not thinking yet, starts it.
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
        let (pause, rank, payers) = (self.bot_pause(), self.bot_rank(), self.bot_payers());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let (answer, answered) = oneshot::channel::<Thought>();
            inside.bots.put(rank, payers, move || {
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

    /// How long a bot waits before it starts to think.
    fn bot_pause(&self) -> Duration {
        let settings = &self.inside.settings;
        let pause = match self.viewers.count() {
            0 => Duration::ZERO,
            _ => settings.bot_pause,
        };
        let pause = if self.is_unseated() { pause.max(settings.unseated_pause) } else { pause };
        if self.thinking.stumbled { pause.max(BREATH) } else { pause }
    }

    fn bot_rank(&self) -> Rank {
        if self.is_unseated() { Rank::Idle } else { Rank::Awaited }
    }

    /// In whose turn the bots of this table think: the people who sit there, otherwise the host.
    fn bot_payers(&self) -> Vec<Payer> {
        let mut people: Vec<IdentityId> =
            self.seats.iter().filter_map(|seat| seat.identity.clone()).collect();
        people.sort();
        people.dedup();
        if people.is_empty() {
            people.extend(host_of(&self.options).map(|host| IdentityId(host.to_owned())));
        }
        if people.is_empty() {
            return vec![Payer::Table(self.id.clone())];
        }
        people.into_iter().map(Payer::Person).collect()
    }

    /// Whether no person holds a seat.
    fn is_unseated(&self) -> bool {
        self.seats.iter().all(|seat| seat.kind != SeatKind::Human)
    }

    /// Somebody wants the bots to play.
    pub(super) fn encourage_bots(&mut self) {
        self.thinking.alone = 0;
    }

    /// Counts a bot's move; after many moves among bots only, the table is paused.
    async fn bot_moved(&mut self) {
        if !self.is_unseated() {
            self.thinking.alone = 0;
            return;
        }
        self.thinking.alone += 1;
        if self.thinking.alone < self.inside.settings.unseated_moves {
            return;
        }
        if self.status == Status::Running {
            match self.rest().await {
                Ok(()) => metrics::counter!("omen_tables_rested_total").increment(1),
                Err(trouble) => {
                    tracing::warn!(table = %self.id, %trouble, "a table of bots could not be paused")
                }
            }
        }
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
        let entry = self.entry.ok_or("this server does not have the game")?;
        // A bot has its own randomness: with the table's it would know the dice.
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
        // Whatever it decided, it follows what most people want, even if they have only just said
        // so.
        let choice = match self.favourite().map_or(choice, Ok) {
            Ok(choice) => choice,
            Err(reason) => {
                self.break_off(reason).await;
                return;
            }
        };
        match self.play(seat, &choice).await {
            Ok(_) => self.bot_moved().await,
            Err(Trouble { rule: Some((rule, _)), .. }) => {
                self.break_off(format!("the bot chose \"{choice}\", which {rule} forbids")).await;
            }
            Err(trouble) => {
                tracing::warn!(table = %self.id, %trouble, "a bot's decision was not saved");
                self.thinking.stumbled = true;
            }
        }
    }
}

/// What has been played at a table, without anything its chance is derived from.
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
