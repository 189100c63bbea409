//! Effects in Rust, for what the language does not say.

use super::{Menu, Run};
use crate::Choice;
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{AssetId, MythosId, Pool, SpaceId, TraitId};
use crate::language::Native;
use crate::state::{
    AssetSet, CardSet, Context, Drawing, EXPEDITION, Eldritch, Found, Frame, Source, Thing,
    TradeKind,
};
use kernel::deck::End;
use kernel::{Seat, Seats};
use script::Names;

/// Allies in the reserve and among the discards.
/// EH-INV-LEO-01: anywhere, monsters or not.
pub fn offer_allies(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let ally = c.names.id("trait", "ally").map(|id| TraitId(id as u8));
    let reserve = s.reserve.iter().copied();
    for asset in reserve.chain(s.asset_discards.iter()) {
        if ally.is_some_and(|ally| c.asset(asset).traits.contains(ally)) {
            menu.offer(Choice::Take(Thing::Asset(asset)));
        }
    }
}

/// EH-INV-LILY-01: either way, never the last point.
pub fn offer_convert(s: &Eldritch, who: u8, menu: &mut Menu) {
    let it = s.investigator(who);
    for (pool, has) in [(Pool::Health, it.health), (Pool::Sanity, it.sanity)] {
        for n in 1..has {
            menu.offer(Choice::Convert(pool, n));
        }
    }
    menu.offer(Choice::Done);
}

impl Run<'_> {
    pub fn native(&mut self, native: Native, context: &Context) {
        let who = context.who;
        match native {
            Native::ReckonConditionsWithOnes => self.reckon_conditions_with_ones(),
            Native::ForgetTheFallen => self.forget_the_fallen(),
            Native::BanAssetsWorthTokens => {
                if let Source::Mythos(card) = context.source {
                    self.ban_assets(card);
                }
            }
            Native::LoseExpedition => self.lose_expedition(),
            // The deck has no order: what was turned up was drawn at random already.
            Native::ShuffleExpeditions => {}
            Native::LookAtTwoGates => self.look_at_gates(who),
            Native::TradeClues => self.push(Frame::PickPartner { who, kind: TradeKind::Clues }),
            Native::FindAlly => self.push(Frame::FindAlly { who }),
            Native::TurnHealthAndSanity => self.push(Frame::Convert { who }),
            Native::SpendImprovements => self.push(Frame::Unimprove { who, spent: 0 }),
        }
    }

    /// Everything the fallen had is discarded, and they leave the board.
    fn forget_the_fallen(&mut self) {
        for fallen in std::mem::take(&mut self.s.fallen) {
            self.s.clue_discards = self.s.clue_discards.or(fallen.clues);
            self.s.asset_discards = self.s.asset_discards.or(fallen.assets);
            self.s.artifact_discards = self.s.artifact_discards.or(fallen.artifacts);
            for held in fallen.spells {
                self.s.shuffle_in_spell(held.card);
            }
        }
    }

    fn ban_assets(&mut self, card: MythosId) {
        let tokens = super::values::tokens_on(self.s, Source::Mythos(card));
        let mut banned = AssetSet::NONE;
        for (at, asset) in self.c.assets.iter().enumerate() {
            if asset.cost >= tokens {
                banned.add(AssetId(at as u8));
            }
        }
        self.s.boxed_assets = self.s.boxed_assets.or(&banned);
        self.s.assets = self.s.assets.without(&banned);
        self.s.asset_discards = self.s.asset_discards.without(&banned);
        self.s.reserve.retain(|asset| !banned.contains(*asset));
        self.push(Frame::Refill);
    }

    fn lose_expedition(&mut self) {
        let mut gone = CardSet::NONE;
        for (at, card) in self.c.expeditions.iter().enumerate() {
            if card.space == self.s.expedition {
                gone.add(crate::state::CardNumber(at as u8));
            }
        }
        let deck = usize::from(EXPEDITION);
        self.s.encounters[deck] = self.s.encounters[deck].without(&gone);
        self.s.encounter_discards[deck] = self.s.encounter_discards[deck].without(&gone);
        self.turn_up_expedition();
    }

    /// EH-INV-AKACHI-02, EH-INV-AKACHI-03.
    fn look_at_gates(&mut self, who: u8) {
        if self.s.gates.len() < 2 {
            let back = std::mem::take(&mut self.s.gate_discards);
            self.s.gates.put_shuffled(End::Bottom, back.iter());
        }
        if !self.s.gates.is_empty() {
            let what = Drawing::PeekGate { who, second: false };
            self.push(Frame::Draw { what, among: Found::NONE });
        }
    }

    /// A gate that is looked at lies beside the stack until both are put back.
    pub fn peeked(&mut self, who: u8, second: bool, gate: SpaceId) {
        self.s.gates.take(End::Top, gate);
        self.out.reveal_to(Seat(who));
        if second {
            let Frame::OrderGates { one, .. } = *self.s.top() else { return };
            self.become_frame(Frame::OrderGates { who, one, other: gate });
            return;
        }
        self.say(Event::by(What::LookedAtGates, who));
        if self.s.gates.is_empty() {
            self.s.gates.put(End::Top, gate, Seats::one(Seat(who)));
            return;
        }
        self.push(Frame::OrderGates { who, one: gate, other: gate });
        self.push(Frame::Draw {
            what: Drawing::PeekGate { who, second: true },
            among: Found::NONE,
        });
    }

    pub fn ordered_gates(&mut self, frame: &Frame, top: SpaceId) {
        let Frame::OrderGates { who, one, other } = *frame else { return };
        self.pop();
        let bottom = if top == one { other } else { one };
        let knows = Seats::one(Seat(who));
        self.s.gates.put(End::Top, top, knows);
        self.s.gates.put(End::Bottom, bottom, knows);
    }

    pub fn found_ally(&mut self, who: u8, choice: Choice) {
        self.pop();
        let Choice::Take(Thing::Asset(asset)) = choice else { return };
        if self.s.reserve.contains(&asset) {
            self.leave_reserve(asset);
            self.push(Frame::Refill);
        }
        self.s.asset_discards.remove(asset);
        self.take_asset(who, asset);
    }

    pub fn converted(&mut self, who: u8, choice: Choice) {
        self.pop();
        let Choice::Convert(pool, n) = choice else { return };
        self.spend_pool(who, pool, n);
        let other = if pool == Pool::Health { Pool::Sanity } else { Pool::Health };
        self.recover(who, other, n);
    }

    /// EH-INV-LOLA-01, EH-INV-LOLA-02.
    pub fn unimproved(&mut self, who: u8, spent: u8, choice: Choice) {
        match choice {
            Choice::Unimprove(skill) => {
                let had =
                    std::mem::take(&mut self.s.investigator_mut(who).improved[skill as usize]);
                self.say(Event::by(What::GaveUpImprovement, who).of(Of::Skill(skill)));
                self.become_frame(Frame::Unimprove { who, spent: spent + had });
            }
            _ => self.become_frame(Frame::Improve { who, n: spent }),
        }
    }
}
