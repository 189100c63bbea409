//! What bots are told: an estimate of how the game stands, and what a choice is worth.

use super::abilities::is_rule;
use super::mysteries::standing;
use super::values::is_rumor;
use crate::Choice;
use crate::content::{Content, Passive};
use crate::state::{Eldritch, Standing};
use kernel::{Advice, Seat};

impl Advice for Eldritch {
    fn outlook(&self, content: &Content, _seat: Seat) -> f32 {
        outlook(self, content)
    }

    fn judge(
        &self,
        content: &Content,
        seat: Seat,
        options: &[Choice],
        opinions: &mut Vec<f32>,
    ) -> bool {
        crate::judgement::judge(self, content, seat, options, opinions);
        true
    }

    fn turns(&self) -> u32 {
        self.turns
    }
}

/// From 0 (lost) to 1 (won): the mysteries still to be solved against the rounds left for them.
fn outlook(s: &Eldritch, c: &Content) -> f32 {
    if let Some(ending) = s.ending {
        return if ending.is_victory() { 1.0 } else { 0.0 };
    }
    let pace = 0.1 + 0.12 * strength(s, c);
    let ahead = pace * rounds_left(s) - work_left(s, c) - 0.06 * dangers(s, c);
    1.0 / (1.0 + (-2.2 * ahead).exp())
}

/// Mysteries still to be solved, the active one by what it still needs.
fn work_left(s: &Eldritch, c: &Content) -> f32 {
    let needed = c.ancient(s.ancient).mysteries;
    let part = standing(s, c)
        .map_or(0.0, |(has, needed)| f32::from(has.min(needed)) / f32::from(needed.max(1)));
    let left = f32::from(needed.saturating_sub(s.solved_count()));
    // Once it is awake, there is the Final Mystery as well.
    let last = if s.awake { 1.0 } else { 0.0 };
    left - 0.9 * part + last
}

/// Until the Mythos deck runs out, or doom at the rate set by the gates.
fn rounds_left(s: &Eldritch) -> f32 {
    let cards = f32::from(s.stages.iter().flatten().sum::<u8>());
    if s.awake {
        return 0.6 * cards;
    }
    let gates = s.gates_on_board().count() as f32;
    let per_round = 0.45 + 0.16 * gates + 0.1 * f32::from(s.omen_tokens);
    cards.min(f32::from(s.doom) / per_round)
}

/// How capable the group is, per seat: 1 for a healthy investigator with a little of everything.
fn strength(s: &Eldritch, c: &Content) -> f32 {
    let mut sum = 0.0;
    for it in &s.seats {
        if it.standing != Standing::Playing {
            sum += if it.standing == Standing::Out { 0.4 } else { 0.0 };
            continue;
        }
        sum += 0.09 * f32::from(it.health.min(5)) + 0.09 * f32::from(it.sanity.min(5));
        sum += 0.08 * it.clues.len().min(4) as f32;
        sum += 0.05 * it.assets.len() as f32 + 0.12 * it.artifacts.len() as f32;
        sum += 0.04 * it.spells.len() as f32;
        sum += 0.08 * f32::from(it.improved.iter().sum::<u8>());
        sum += 0.02 * f32::from(it.tickets[0] + it.tickets[1]);
        for held in &it.conditions {
            let rule = |rule| is_rule(&c.condition(held.card).abilities, rule);
            sum += if rule(Passive::Blessed) { 0.2 } else { -0.08 };
        }
        sum -= if it.delayed { 0.12 } else { 0.0 };
    }
    sum / f32::from(s.players.max(1))
}

/// The threats on the board.
fn dangers(s: &Eldritch, c: &Content) -> f32 {
    let rumors = s.in_play.iter().filter(|it| is_rumor(c, it.card)).count() as f32;
    let mut monsters = 0.0;
    for (_, monster) in s.monsters() {
        monsters += if c.monster(monster.kind).epic { 0.8 } else { 0.25 };
    }
    let seats = f32::from(s.players.max(1));
    2.0 * rumors + monsters * 4.0 / (seats + 2.0) + 0.3 * s.gates_on_board().count() as f32
}
