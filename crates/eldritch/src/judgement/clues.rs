//! What clues are worth: most if they pay for a step of the mystery.

use super::Mind;
use crate::content::{Content, Progress};
use crate::language::{ClueVerb, Verb};
use crate::rules::abilities::playing;
use crate::state::Eldritch;
use kernel::Seat;
use script::{Amount, Block, Op};

/// This many clues per player are a good stock for any mystery that may come next.
const STOCK: f32 = 2.0;

/// Clues that one step of the active mystery costs.
pub(super) fn price_of_step(s: &Eldritch, c: &Content) -> u32 {
    let Some(mystery) = &s.mystery else { return 0 };
    let info = &c.ancient(s.ancient).deck[usize::from(mystery.card.0)];
    info.step.map_or(0, |block| price(c, block))
}

fn price(c: &Content, block: Block) -> u32 {
    let each = c.code.ops(block).iter().map(|op| match op {
        Op::Do(Verb::Clue(ClueVerb::SpendClues(Amount::Fixed(n)))) => n.unsigned_abs().into(),
        Op::Test { pass, .. } => price(c, *pass),
        Op::May { cost, then, .. } => price(c, *cost) + price(c, *then),
        Op::If { then, .. } => price(c, *then),
        _ => 0,
    });
    each.sum()
}

impl Mind<'_> {
    /// What the next clue is worth to somebody who has this many.
    pub fn clue(&self, has: u32) -> f32 {
        let stock = STOCK * f32::from(self.s.players);
        let group = self.t.clue_group * (1.0 - self.held / stock).max(0.0);
        // Even with nothing to pay for, one is good to have.
        let wanted = if self.missing > 0.0 { self.price } else { 1 };
        group
            + if has < wanted {
                self.t.clue_wanted + self.toward_step(has)
            } else {
                self.t.clue * self.t.clue_more.powi((has - wanted) as i32)
            }
    }

    /// What gaining or losing clues is worth to somebody.
    pub fn clues(&self, who: Seat, by: i16) -> f32 {
        let has = self.s.investigator(who).clues.len();
        let mut sum = 0.0;
        for n in 0..by.unsigned_abs().min(12) as u32 {
            if by > 0 {
                sum += self.clue(has + n);
            } else if n < has {
                sum -= self.clue(has - n - 1);
            }
        }
        sum
    }

    /// The share of a step that a clue represents while nobody has enough of them; the last one
    /// needed is worth more than the first.
    fn toward_step(&self, has: u32) -> f32 {
        if self.price == 0 || self.missing == 0.0 {
            return 0.0;
        }
        let ready = |seat: Seat| self.s.investigator(seat).clues.len() / self.price;
        let ready = playing(self.s).map(ready).sum::<u32>() as f32;
        let lacking = (1.0 - ready / self.missing).clamp(0.2, 1.0);
        // A defeated monster counts for about two steps.
        let steps = if self.progress == Some(Progress::DefeatedNonEpic) { 2.0 } else { 1.0 };
        let last = if has + 1 == self.price { 1.3 } else { 0.7 };
        last * self.t.clue_share * lacking * steps * self.step / self.price as f32
    }

    /// Two investigators with too few clues for a step may have enough together.
    pub fn pooled(&self, with: Seat) -> f32 {
        let has = |seat: Seat| self.s.investigator(seat).clues.len();
        let (mine, theirs) = (has(self.me), has(with));
        if mine == 0 || theirs == 0 || mine.max(theirs) >= self.price || mine + theirs < self.price
        {
            return 0.0;
        }
        self.toward_step(self.price - 1) - self.toward_step(0)
    }
}
