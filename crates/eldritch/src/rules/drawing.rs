//! Draws: how many ways there are, which card an index means, and what comes of it.

use super::{Run, Step, double_sided};
use crate::content::{Content, MythosKind};
use crate::drawn;
use crate::event::{Event, Of, What};
use crate::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, MonsterId, MysteryId, MythosId, SpaceId, SpellId,
};
use crate::state::{Back, CardNumber, Drawing, EXPEDITION, Eldritch, Found, Frame, Phase};
use kernel::deck::{End, Next};

/// How often each of the things that can be drawn is there, from state alone.
fn weight(s: &Eldritch, what: Drawing, among: &Found, of: u8) -> u32 {
    if let Some(weight) = double_sided::weight(s, what, among, of) {
        return weight;
    }
    let of = usize::from(of);
    match what {
        Drawing::Monster { .. } | Drawing::Ambusher { .. } => u32::from(s.cup[of]),
        Drawing::Colour { stage } => u32::from(s.stages[usize::from(stage)][of]),
        _ => 1,
    }
}

fn is_gate(what: Drawing) -> bool {
    matches!(what, Drawing::Gate | Drawing::PeekGate { .. } | Drawing::GateToSheet)
}

/// How many ways chance has.
pub fn size(s: &Eldritch, what: Drawing, among: &Found) -> u32 {
    if is_gate(what) {
        return match s.gates.next(End::Top) {
            Next::Unknown { size } => size,
            Next::Known(_) => 1,
            Next::Nothing => 0,
        };
    }
    among.iter().map(|of| weight(s, what, among, of)).sum()
}

/// What the way `index` of them draws.
pub fn card_at(s: &Eldritch, c: &Content, what: Drawing, among: &Found, index: u32) -> u16 {
    if is_gate(what) {
        return drawn::number(s, what, s.gates.card_at(End::Top, index).0);
    }
    let mut left = index;
    for of in among.iter() {
        let weight = weight(s, what, among, of);
        if left < weight {
            let seen = match what {
                // Only the back is seen.
                Drawing::Expedition => {
                    c.expeditions[usize::from(of)].space.map_or(0, |space| space.0)
                }
                _ => of,
            };
            return drawn::number(s, what, seen);
        }
        left -= weight;
    }
    0
}

/// Whether chance can have drawn this.
pub fn is_possible(s: &Eldritch, c: &Content, what: Drawing, among: &Found, answer: u16) -> bool {
    let Some(of) = drawn::of(s, what, answer) else { return false };
    if is_gate(what) {
        // One that lies elsewhere in the stack, such as at its bottom where somebody put it, is not drawn.
        return s.gates.may_lie(End::Top, SpaceId(of));
    }
    match what {
        Drawing::Expedition => among
            .iter()
            .any(|card| c.expeditions[usize::from(card)].space.is_some_and(|it| it.0 == of)),
        _ => among.contains(of) && weight(s, what, among, of) > 0,
    }
}

impl Run<'_> {
    /// Asks chance, or decides where there is only one way.
    /// EH-HIDDEN-INFO-02, EH-HIDDEN-INFO-03, EH-HIDDEN-INFO-04: a deck is what may still be in it; only
    /// chance says what comes.
    pub fn draw(&mut self, what: Drawing, among: &Found) -> Step {
        match size(self.s, what, among) {
            0 => {
                self.pop();
                Step::Next
            }
            // A gate that somebody knows to be on top is no chance; everything else is told by chance
            // even if there is only one way, so that what it is stands in the log.
            1 if is_gate(what) => {
                if !matches!(what, Drawing::PeekGate { .. }) {
                    self.turn_up_gate();
                }
                let drawn = card_at(self.s, self.c, what, among, 0);
                self.drawn(what, drawn);
                Step::Next
            }
            size => Step::Draw(size),
        }
    }

    /// Those who did not know what lay on top see it now.
    fn turn_up_gate(&mut self) {
        let all = kernel::Seats::first(self.s.players);
        for seat in all.iter().filter(|seat| self.s.gates.known_to(End::Top, *seat).is_none()) {
            self.out.reveal_to(seat);
        }
    }

    /// Takes what was drawn.
    pub fn drawn(&mut self, what: Drawing, drawn: u16) {
        self.pop();
        let of = drawn::of(self.s, what, drawn).unwrap_or_default();
        match what {
            Drawing::Ancient => self.s.ancient = AncientId(of),
            Drawing::Asset { who } => {
                self.s.assets.remove(AssetId(of));
                self.s.asset_discards.remove(AssetId(of));
                self.take_asset(who, AssetId(of));
            }
            Drawing::Reserve => {
                self.s.assets.remove(AssetId(of));
                self.s.reserve.push(AssetId(of));
                let thing = crate::state::Thing::Asset(AssetId(of));
                self.say(Event::new(What::ReserveFilled).of(Of::Thing(thing)));
            }
            Drawing::Artifact { who } => {
                self.s.artifacts.remove(ArtifactId(of));
                self.take_artifact(who, ArtifactId(of), true);
            }
            Drawing::Spell { who } => self.drawn_spell(who, SpellId(of)),
            Drawing::Condition { who } => self.drawn_condition(who, ConditionId(of)),
            Drawing::TopSpell | Drawing::TopCondition => self.lies_on_top(what, of),
            Drawing::SpellBack { who, card, flips } => {
                let seen = if flips { u8::MAX } else { 1 << who };
                let held = self.s.investigator_mut(who).spells.iter_mut();
                for held in held.filter(|held| held.card == card) {
                    held.back = Back::Copy { copy: of, seen };
                }
                if flips {
                    self.resolve_spell_back(card, of);
                }
            }
            Drawing::ConditionBack { who, card, flips } => {
                self.learn_condition(who, card, of, if flips { u8::MAX } else { 1 << who });
                if flips {
                    self.resolve_condition_back(card, of);
                }
            }
            Drawing::Clue { who } => self.take_clue(who, SpaceId(of)),
            Drawing::SpawnClue { on } => {
                let face = SpaceId(of);
                let space = on.unwrap_or(face);
                self.s.clue_pool.remove(face);
                self.s.space_mut(space).clues.add(face);
                self.say(Event::new(What::ClueSpawned).at(space));
            }
            Drawing::RandomSpace => {
                self.s.clue_pool.remove(SpaceId(of));
                self.s.clue_discards.add(SpaceId(of));
                if let Some(context) = self.s.context_mut() {
                    context.chosen = Some(SpaceId(of));
                }
            }
            Drawing::Monster { on } => {
                self.s.cup[usize::from(of)] -= 1;
                self.put_monster(MonsterId(of), on, false);
            }
            Drawing::Ambusher { who } => {
                self.s.cup[usize::from(of)] -= 1;
                self.ambush(who, MonsterId(of), true);
            }
            Drawing::Gate => self.open_gate(SpaceId(of)),
            Drawing::PeekGate { who, second } => self.peeked(who, second, SpaceId(of)),
            Drawing::GateToSheet => {
                self.s.gates.take(End::Top, SpaceId(of));
                self.s.sheet_gates.add(SpaceId(of));
            }
            Drawing::Encounter { who, deck } => self.encounter_drawn(who, deck, CardNumber(of)),
            Drawing::Expedition => {
                self.s.expedition = Some(SpaceId(of));
                self.say(Event::new(What::ExpeditionMoved).at(SpaceId(of)));
            }
            Drawing::Colour { stage } => {
                self.s.stages[usize::from(stage)][usize::from(of)] -= 1;
                let among = self.unseen_mythos(of, stage);
                self.push(Frame::Draw { what: Drawing::Mythos, among: among.numbers() });
            }
            Drawing::Mythos => self.begin_mythos(MythosId(of)),
            Drawing::Rumor if self.s.phase == Phase::Setup => self.bring_rumor(MythosId(of)),
            // EH-MYTHOS-06.
            Drawing::Rumor => self.begin_mythos(MythosId(of)),
            Drawing::Mystery => self.mystery_drawn(MysteryId(of)),
            Drawing::LostMystery => {
                self.s.solved.remove(MysteryId(of));
                self.s.mysteries.add(MysteryId(of));
                let lost = Of::Mystery(self.s.ancient, MysteryId(of));
                self.say(Event::new(What::MysteryLost).of(lost));
                // EH-MYSTERIES-05: there is something to solve as long as too few are solved.
                let needed = self.c.ancient(self.s.ancient).mysteries;
                if self.s.mystery.is_none() && self.s.solved_count() < needed {
                    self.push(Frame::NewMystery);
                }
            }
        }
    }

    /// EH-EXPEDITION-ENCOUNTERS-06: the next card of the expedition deck shows where it leads.
    pub fn turn_up_expedition(&mut self) {
        self.s.expedition = None;
        let deck = usize::from(EXPEDITION);
        if self.s.encounters[deck].is_empty() {
            self.s.encounters[deck] = std::mem::take(&mut self.s.encounter_discards[deck]);
        }
        let among = self.s.encounters[deck].numbers();
        if !among.is_empty() {
            self.push(Frame::Draw { what: Drawing::Expedition, among });
        }
    }

    /// Rumors nobody has seen.
    pub fn unseen_rumors(&self) -> Found {
        let is_rumor = |id: &MythosId| self.c.mythos_card(*id).kind == MythosKind::Rumor;
        self.s.mythos.iter().filter(is_rumor).map(|id| id.0).collect()
    }
}
