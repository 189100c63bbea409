//! Resting, buying, trading and giving things up.

use super::Mind;
use crate::Choice;
use crate::content::{Ability, Moment, Passive, Sought};
use crate::ids::{AssetId, KindId, Pool, Skill, TraitId};
use crate::rules::abilities::{abilities_carried, bearing};
use crate::rules::discarding::discardable;
use crate::state::{Context, During, Frame, Thing};
use kernel::Seat;
use odds::estimate::spread;

impl Mind<'_> {
    /// What a rest is worth.
    pub fn rest(&self) -> f32 {
        if let Some(known) = self.rests.get() {
            return known;
        }
        let more = |rule| bearing(self.s, self.c, self.me, Sought::Rule(rule)).count() as i16;
        let mut worth = self.change(self.me, Pool::Health, 1 + more(Passive::RestsForMoreHealth))
            + self.change(self.me, Pool::Sanity, 1 + more(Passive::RestsForMoreSanity));
        for (source, _, ability) in
            abilities_carried(self.s, self.c, self.me, Sought::On(Moment::Rest))
        {
            if let Ability::On { moment: Moment::Rest, effect, .. } = ability {
                let context = Context::new(self.me, source);
                worth += self.effect(&context, *effect).max(0.0);
            }
        }
        worth *= self.t.rest;
        self.rests.set(Some(worth));
        worth
    }

    /// What acquiring assets is worth.
    pub fn acquire(&self) -> f32 {
        if let Some(known) = self.buys.get() {
            return known;
        }
        let dice = self.dice(self.me, Skill::Influence, During::Acquire, 0);
        let mut worth = 0.0;
        for (successes, likely) in spread(dice, self.chance(self.me)).iter().enumerate() {
            if *likely > 0.005 {
                worth += likely * self.basket(self.me, successes as u8, None);
            }
        }
        worth *= self.t.buy;
        self.buys.set(Some(worth));
        worth
    }

    /// The best purchase within this limit: one card, or two.
    fn basket(&self, who: Seat, left: u8, but: Option<AssetId>) -> f32 {
        let mut best = 0.0f32;
        for (at, one) in self.s.reserve.iter().enumerate() {
            let price = self.c.asset(*one).cost;
            if price > left || Some(*one) == but {
                continue;
            }
            let worth = self.wish(who, *one);
            best = best.max(worth);
            for other in self.s.reserve.iter().skip(at + 1) {
                if Some(*other) != but && self.c.asset(*other).cost <= left - price {
                    best = best.max(worth + self.wish(who, *other));
                }
            }
        }
        best
    }

    /// What a card of the reserve is worth to somebody.
    fn wish(&self, who: Seat, asset: AssetId) -> f32 {
        let at = self.s.reserve.iter().position(|it| *it == asset);
        let memory = at.and_then(|at| self.wishes.get(at)).filter(|_| who == self.me);
        if let Some(known) = memory.and_then(std::cell::Cell::get) {
            return known;
        }
        let worth = self.asset(who, asset);
        if let Some(memory) = memory {
            memory.set(Some(worth));
        }
        worth
    }

    pub fn purchase(&self, frame: &Frame, choice: Choice) -> f32 {
        let Frame::Buy { who, left, .. } = *frame else { return 0.0 };
        match choice {
            Choice::Buy(asset) => {
                let rest = left.saturating_sub(self.c.asset(asset).cost);
                self.wish(who, asset) + self.basket(who, rest, Some(asset))
            }
            Choice::BuyFor(asset, other) => {
                let rest = left.saturating_sub(self.c.asset(asset).cost);
                self.wish(other, asset) - 0.2 + self.basket(who, rest, Some(asset))
            }
            Choice::Loan => self.basket(who, left + 2, None) - 3.2,
            // A poor card makes room for another.
            Choice::Toss(asset) => 0.3 - 0.1 * self.wish(who, asset),
            _ => 0.05,
        }
    }

    /// Taking a card from the reserve for free.
    pub fn taken(&self, who: Seat, choice: Choice) -> f32 {
        match choice {
            Choice::Take(Thing::Asset(asset)) => self.asset(who, asset),
            _ => 0.0,
        }
    }

    /// What trading with somebody is worth.
    pub fn trade(&self, with: Seat) -> f32 {
        let gift = self.gift(with) + self.pooled(with);
        if gift > 0.3 { gift - 0.2 } else { -1.0 }
    }

    /// How much more the best things to hand over are worth to the other.
    fn gift(&self, with: Seat) -> f32 {
        let mut sum = 0.0;
        for asset in self.s.investigator(self.me).assets.iter() {
            sum += (self.asset(with, asset) - self.asset(self.me, asset) - 0.8).max(0.0);
        }
        sum
    }

    /// Adding one thing to a trade.
    pub fn staged(&self, frame: &Frame, choice: Choice) -> f32 {
        let Frame::Trade { who, with, .. } = *frame else { return 0.0 };
        match choice {
            Choice::Give(thing) => self.better(thing, who, with),
            Choice::Take(thing) => self.better(thing, with, who),
            _ => 0.0,
        }
    }

    fn better(&self, thing: Thing, from: Seat, to: Seat) -> f32 {
        match thing {
            Thing::Asset(asset) => self.asset(to, asset) - self.asset(from, asset) - 0.8,
            Thing::Clue(_) => {
                self.clue(self.would_have(to)) - self.clue(self.would_have(from).max(1) - 1) - 0.6
            }
            _ => -0.5,
        }
    }

    /// Clues somebody would have after the trade as it stands.
    fn would_have(&self, seat: Seat) -> u32 {
        let Frame::Trade { who, .. } = *self.s.top() else { return 0 };
        let clues = |things: &[Thing]| {
            things.iter().filter(|it| matches!(it, Thing::Clue(_))).count() as u32
        };
        let (gives, takes) = (clues(&self.s.trading.gives), clues(&self.s.trading.takes));
        let has = self.s.investigator(seat).clues.len();
        if seat == who {
            (has + takes).saturating_sub(gives)
        } else {
            (has + gives).saturating_sub(takes)
        }
    }

    /// What giving something up costs.
    pub fn parting(&self, who: Seat, choice: Choice) -> f32 {
        match choice {
            Choice::Drop(thing) => -self.thing(who, thing),
            _ => 0.0,
        }
    }

    /// An investigator who may discard any number is about to pay a point for each one kept.
    pub fn relief(
        &self,
        who: Seat,
        kind: Option<KindId>,
        with: Option<TraitId>,
        choice: Choice,
    ) -> f32 {
        if !matches!(choice, Choice::Drop(_)) {
            return 0.0;
        }
        let pool = if kind == Some(KindId::SPELL) { Pool::Sanity } else { Pool::Health };
        let left = discardable(self.s, self.c, who, kind, with).count() as i16;
        self.change(who, pool, 1 - left) - self.change(who, pool, -left)
    }

    /// Converting health and sanity into each other.
    pub fn turned(&self, who: Seat, pool: Pool, n: u8) -> f32 {
        let other = if pool == Pool::Health { Pool::Sanity } else { Pool::Health };
        self.change(who, pool, -i16::from(n)) + self.change(who, other, i16::from(n))
    }

    /// The best conversion.
    pub fn turning(&self) -> f32 {
        let it = self.s.investigator(self.me);
        let mut best = 0.0f32;
        for n in 1..4 {
            if it.health > n {
                best = best.max(self.turned(self.me, Pool::Health, n));
            }
            if it.sanity > n {
                best = best.max(self.turned(self.me, Pool::Sanity, n));
            }
        }
        best - 0.3
    }
}
