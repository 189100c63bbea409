//! Gaining cards: at random, by trait, by name.

use super::abilities::{has_rule, is_rule, playing};
use super::{Run, double_sided};
use crate::content::{Moment, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{ArtifactId, AssetId, ConditionId, Family, SpellId, TraitId};
use crate::state::{Back, Drawing, Found, Frame, Held, It, Thing};
use script::Names;

impl Run<'_> {
    fn gained(&mut self, who: u8, thing: Thing) {
        self.say(Event::by(What::Gained, who).of(Of::Thing(thing)));
    }

    /// An asset comes into somebody's hands, from wherever it was.
    pub fn take_asset(&mut self, who: u8, asset: AssetId) {
        if !self.s.is_playing(who) {
            self.s.asset_discards.add(asset);
            return;
        }
        self.s.investigator_mut(who).assets.add(asset);
        self.gained(who, Thing::Asset(asset));
        if let Some(context) = self.s.context_mut() {
            context.it = It::Asset(asset);
        }
        self.trigger_of(crate::state::Source::Asset(asset), Moment::Gained, who, It::Nothing);
    }

    pub fn take_artifact(&mut self, who: u8, artifact: ArtifactId, from_deck: bool) {
        if !self.s.is_playing(who) {
            self.s.artifact_discards.add(artifact);
            return;
        }
        self.s.artifact_discards.remove(artifact);
        self.s.investigator_mut(who).artifacts.add(artifact);
        self.gained(who, Thing::Artifact(artifact));
        if from_deck {
            let source = crate::state::Source::Artifact(artifact);
            self.trigger_of(source, Moment::GainedFromDeck, who, It::Nothing);
        }
    }

    /// EH-GAINING-06: the deck is searched and shuffled, whatever is found.
    pub fn gain_spell_named(&mut self, who: u8, spell: SpellId) {
        self.take_spell(who, spell);
        self.s.tops.spell.shuffle();
    }

    /// EH-SPELLS-04: one copy only.
    pub fn take_spell(&mut self, who: u8, spell: SpellId) {
        let at = usize::from(spell.0);
        if self.s.spells[at] == 0 || self.s.investigator(who).has_spell(spell) {
            self.say(Event::by(What::GainedNothing, who));
            return;
        }
        self.s.spells[at] -= 1;
        self.s.investigator_mut(who).spells.push(Held { card: spell, back: Back::Unknown });
        self.gained(who, Thing::Spell(spell));
    }

    pub fn take_condition(&mut self, who: u8, card: ConditionId) {
        self.s.conditions[usize::from(card.0)] -= 1;
        self.s.investigator_mut(who).conditions.push(Held { card, back: Back::Unknown });
        self.gained(who, Thing::Condition(card));
        let common = self.c.names.id("trait", "common").map(|id| TraitId(id as u8));
        if common.is_some_and(|common| self.c.condition(card).traits.contains(common)) {
            return;
        }
        // EH-INV-JACQUELINE-04, EH-INV-JACQUELINE-05: another's condition, and not a common one.
        let reader = playing(self.s).find(|seat| {
            *seat != who
                && !self.s.investigator(*seat).used
                && has_rule(self.s, self.c, *seat, Passive::ReadsConditions)
        });
        if let Some(reader) = reader {
            self.push(Frame::ReadCondition { reader, owner: who, card });
        }
    }

    /// EH-CONDITIONS-03, EH-CONDITIONS-04: by name; `willing` if the investigator chose it.
    pub fn gain_condition(&mut self, who: u8, card: ConditionId, willing: bool) {
        if !self.s.is_playing(who) {
            return;
        }
        let abilities = &self.c.condition(card).abilities;
        let binds = is_rule(abilities, Passive::CannotAct);
        if binds && !willing && has_rule(self.s, self.c, who, Passive::NeverDetained) {
            return;
        }
        // The blessed and the cursed cancel each other, and a second blessing turns the first over.
        for (gained, against) in
            [(Passive::Blessed, Passive::Cursed), (Passive::Cursed, Passive::Blessed)]
        {
            if !is_rule(abilities, gained) {
                continue;
            }
            let opposite = self.s.investigator(who).conditions.iter().map(|held| held.card);
            let mut opposite =
                opposite.filter(|held| is_rule(&self.c.condition(*held).abilities, against));
            if let Some(other) = opposite.next() {
                drop(opposite);
                self.discard_thing(who, Thing::Condition(other));
                return;
            }
            drop(opposite);
            if self.s.investigator(who).has_condition(card) {
                let context = self.context_of(who, crate::state::Source::Condition(card, who));
                self.push(Frame::Effect(context));
                self.flip_this();
                return;
            }
        }
        if self.s.investigator(who).has_condition(card) {
            self.say(Event::by(What::GainedNothing, who));
            return;
        }
        // EH-GAINING-06: the deck is searched and shuffled, whatever is found.
        if self.s.conditions[usize::from(card.0)] == 0 {
            self.say(Event::by(What::GainedNothing, who));
        } else {
            self.take_condition(who, card);
        }
        self.s.tops.condition.shuffle();
    }

    /// EH-GAINING-06, EH-GAINING-07: an asset by name, from the reserve, the deck or the discards.
    /// EH-DISCARD-05.
    pub fn gain_asset_named(&mut self, who: u8, asset: AssetId) {
        if self.s.reserve.contains(&asset) {
            self.leave_reserve(asset);
            self.push(Frame::Refill);
            self.take_asset(who, asset);
        } else if self.s.assets.contains(asset) || self.s.asset_discards.contains(asset) {
            self.s.assets.remove(asset);
            self.s.asset_discards.remove(asset);
            self.take_asset(who, asset);
        } else {
            self.say(Event::by(What::GainedNothing, who));
        }
    }

    pub fn gain_artifact_named(&mut self, who: u8, artifact: ArtifactId) {
        let there =
            self.s.artifacts.contains(artifact) || self.s.artifact_discards.contains(artifact);
        if there {
            self.s.artifacts.remove(artifact);
            self.s.artifact_discards.remove(artifact);
            self.take_artifact(who, artifact, true);
        } else {
            self.say(Event::by(What::GainedNothing, who));
        }
    }

    /// EH-GAINING-01, EH-GAINING-02, EH-GAINING-03, EH-GAINING-04, EH-GAINING-05, EH-GAINING-08: one card after
    /// another.
    pub fn gain_cards(&mut self, who: u8, n: u8, family: Family, with: Option<TraitId>) {
        if n == 0 || !self.s.is_playing(who) {
            self.pop();
            return;
        }
        self.become_frame(Frame::GainCards { who, n: n - 1, family, with });
        let has = |traits: &crate::content::Traits| with.is_none_or(|with| traits.contains(with));
        let (what, among) = match family {
            Family::Asset => {
                if self.s.assets.is_empty() {
                    self.s.assets = std::mem::take(&mut self.s.asset_discards);
                }
                let fits = |id: &AssetId| has(&self.c.asset(*id).traits);
                let deck: Found = self.s.assets.iter().filter(fits).map(|id| id.0).collect();
                // EH-SEARCH-02: then the discards.
                let discards =
                    || self.s.asset_discards.iter().filter(fits).map(|id| id.0).collect();
                (Drawing::Asset { who }, if deck.is_empty() { discards() } else { deck })
            }
            Family::Artifact => {
                if self.s.artifacts.is_empty() {
                    self.s.artifacts = std::mem::take(&mut self.s.artifact_discards);
                }
                let fits = |id: &ArtifactId| has(&self.c.artifact(*id).traits);
                let deck: Found = self.s.artifacts.iter().filter(fits).map(|id| id.0).collect();
                let discards =
                    || self.s.artifact_discards.iter().filter(fits).map(|id| id.0).collect();
                (Drawing::Artifact { who }, if deck.is_empty() { discards() } else { deck })
            }
            Family::Spell => {
                (Drawing::Spell { who }, double_sided::spells_for(self.s, self.c, who, with))
            }
            Family::Condition => (
                Drawing::Condition { who },
                double_sided::conditions_for(self.s, self.c, who, with),
            ),
        };
        if among.is_empty() {
            self.say(Event::by(What::GainedNothing, who));
            if with.is_some() {
                self.searched(family);
            }
        } else {
            self.push(Frame::Draw { what, among });
        }
    }

    /// EH-FLIPPING-01, EH-FLIPPING-02: the card whose effect is resolved is turned over.
    pub fn flip_this(&mut self) {
        let Some(context) = self.s.context_mut() else { return };
        if context.back {
            context.back = false;
            return;
        }
        match context.source {
            crate::state::Source::Spell(card, owner) => {
                context.back = true;
                let held = self.s.investigator(owner).spells.iter().find(|it| it.card == card);
                match held.map(|held| held.back) {
                    Some(Back::Copy { copy, .. }) => self.resolve_spell_back(card, copy),
                    Some(Back::Unknown) => {
                        let among = self.unknown_spell_backs(card);
                        let what = Drawing::SpellBack { who: owner, card, flips: true };
                        self.push(Frame::Draw { what, among });
                    }
                    None => {}
                }
            }
            crate::state::Source::Condition(card, owner) => {
                context.back = true;
                let held = self.s.investigator(owner).conditions.iter().find(|it| it.card == card);
                match held.map(|held| held.back) {
                    Some(Back::Copy { copy, .. }) => {
                        self.learn_condition(owner, card, copy, u8::MAX);
                        self.resolve_condition_back(card, copy);
                    }
                    Some(Back::Unknown) => {
                        let among = self.unknown_condition_backs(card);
                        let what = Drawing::ConditionBack { who: owner, card, flips: true };
                        self.push(Frame::Draw { what, among });
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }

    /// Copies nobody is known to hold.
    fn unknown_spell_backs(&self, card: SpellId) -> Found {
        let all = Found::first(self.c.spell(card).backs.len());
        let held = self.s.seats.iter().flat_map(|it| it.spells.iter());
        let fallen = self.s.fallen.iter().flat_map(|it| it.spells.iter());
        held.chain(fallen).filter(|it| it.card == card).fold(all, |set, it| match it.back {
            Back::Copy { copy, .. } => set.but(copy),
            Back::Unknown => set,
        })
    }

    pub fn unknown_condition_backs(&self, card: ConditionId) -> Found {
        let all = Found::first(self.c.condition(card).backs.len());
        let held = self.s.seats.iter().flat_map(|it| it.conditions.iter());
        held.filter(|it| it.card == card).fold(all, |set, it| match it.back {
            Back::Copy { copy, .. } => set.but(copy),
            Back::Unknown => set,
        })
    }

    pub fn learn_condition(&mut self, owner: u8, card: ConditionId, copy: u8, seats: u8) {
        // Without flipping, only the one who reads backs sees it.
        let reader = playing(self.s).find(|seat| {
            *seat != owner && has_rule(self.s, self.c, *seat, Passive::ReadsConditions)
        });
        let seats = if seats == u8::MAX { seats } else { reader.map_or(seats, |seat| 1 << seat) };
        for held in &mut self.s.investigator_mut(owner).conditions {
            if held.card == card {
                let seen = match held.back {
                    Back::Copy { seen, .. } => seen,
                    Back::Unknown => 0,
                };
                held.back = Back::Copy { copy, seen: seen | seats };
            }
        }
    }

    pub fn resolve_spell_back(&mut self, card: SpellId, copy: u8) {
        let all = kernel::Seats::first(self.s.players);
        self.out.reveal_to_all(all);
        if let Some(context) = self.s.context() {
            let who = context.who;
            self.say(Event::by(What::Flipped, who).of(Of::Thing(Thing::Spell(card))));
        }
        if let Some(block) = self.c.spell(card).backs.get(usize::from(copy)) {
            self.push(Frame::Run(*block));
        }
    }

    pub fn resolve_condition_back(&mut self, card: ConditionId, copy: u8) {
        self.out.reveal_to_all(kernel::Seats::first(self.s.players));
        if let Some(context) = self.s.context() {
            let who = context.who;
            let thing = Of::Thing(Thing::Condition(card));
            self.say(Event::by(What::Flipped, who).of(thing).n(i16::from(copy)));
        }
        if let Some((_, block)) = self.c.condition(card).backs.get(usize::from(copy)) {
            self.push(Frame::Run(*block));
        }
    }
}
