//! The Mythos phase and its cards.

use super::active::active;
use super::monsters::is_cup_short;
use super::setup::reference;
use super::{Run, Step};
use crate::content::{Colour, MythosInfo, MythosKind};
use crate::event::{Event, Of, What};
use crate::ids::{MythosId, SpaceId};
use crate::state::{Drawing, Found, Frame, Ongoing, Phase, Source};

/// EH-REF-14: what a card may do, in its order.
pub const STEPS: [&str; 7] = ["omen", "reckoning", "gates", "surge", "clues", "in-play", "effect"];

/// Which of the steps a card has: its colour and its kind say.
/// EH-MYTHOS-04, EH-RECKONING-06: by the symbols at the top; one in the corner only says that the card has a
/// reckoning.
pub fn has_step(card: &MythosInfo, step: u8) -> bool {
    match step {
        0 => card.colour != Colour::Blue,
        1 | 2 => card.colour == Colour::Yellow,
        3 => card.colour == Colour::Green,
        4 => card.colour != Colour::Yellow,
        5 => card.kind != MythosKind::Event,
        6 => card.effect.is_some(),
        _ => false,
    }
}

impl Run<'_> {
    pub fn mythos_phase(&mut self) {
        self.s.phase = Phase::Mythos;
        self.say(Event::new(What::MythosPhase));
        self.become_frame(Frame::EndMythos { step: 0 });
        self.draw_mythos();
    }

    /// EH-MYTHOS-01, EH-MYTHOS-02: the deck is never made anew.
    pub fn draw_mythos(&mut self) {
        let left = |stage: &[u8; 3]| stage.iter().any(|count| *count > 0);
        match self.s.stages.iter().position(left) {
            Some(stage) => {
                let what = Drawing::Colour { stage: stage as u8 };
                self.push(Frame::Draw { what, among: Found::first(3) });
            }
            None => self.s.ran_out = true,
        }
    }

    pub fn begin_mythos(&mut self, card: MythosId) {
        self.s.mythos.remove(card);
        self.say(Event::new(What::MythosDrawn).of(Of::Mythos(card)));
        self.push(Frame::Mythos { card, step: 0 });
    }

    /// EH-REF-14: the steps of a card, by its colour.
    pub fn step_mythos(&mut self, card: MythosId, step: u8) {
        let info = self.c.mythos_card(card);
        let (gates, clues, _) = reference(self.s.players);
        self.become_frame(Frame::Mythos { card, step: step + 1 });
        match step {
            step if usize::from(step) >= STEPS.len() => self.pop(),
            step if !has_step(info, step) => {}
            0 => self.push(Frame::OmenSteps { n: 1 }),
            1 => self.push(Frame::Reckon),
            2 => self.push(Frame::SpawnGates { n: gates }),
            3 => self.surge(),
            4 => self.push(Frame::SpawnClues { n: clues, on: None }),
            5 => self.put_in_play(card),
            _ => {
                if let Some(block) = info.effect {
                    let mut context = self.context_of(self.s.lead, Source::Mythos(card));
                    context.by_lead = true;
                    self.begin_effect(context, block);
                }
            }
        }
    }

    /// EH-REF-20, EH-REF-21, EH-MYTHOS-03.
    pub fn put_in_play(&mut self, card: MythosId) {
        let info = self.c.mythos_card(card);
        let ongoing = Ongoing { card, tokens: info.tokens, toughness: 0, epic: None };
        self.s.in_play.push(ongoing);
        if let Some(space) = info.rumor {
            self.s.space_mut(space).rumor = Some(card);
            self.say(Event::new(What::RumorSpread).of(Of::Mythos(card)).at(space));
        }
    }

    /// EH-OPTIONAL-DIFFICULTY-01: a rumor that is in play from the start, without its clues.
    pub fn bring_rumor(&mut self, card: MythosId) {
        self.s.mythos.remove(card);
        self.say(Event::new(What::MythosDrawn).of(Of::Mythos(card)));
        self.put_in_play(card);
        if let Some(block) = self.c.mythos_card(card).effect {
            let mut context = self.context_of(self.s.lead, Source::Mythos(card));
            context.by_lead = true;
            self.begin_effect(context, block);
        }
    }

    /// EH-MONSTER-SURGE-02, EH-MONSTER-SURGE-03.
    pub fn surge(&mut self) {
        self.say(Event::new(What::Surge));
        let gates = self.s.gates_on_board().filter(|space| self.gate_matches(*space));
        let left = gates.map(|space| space.0).collect::<Found>();
        if left.is_empty() {
            self.push(Frame::SpawnGates { n: 1 });
        } else {
            self.push(Frame::Surge { left });
        }
    }

    /// EH-CONFLICTS-01: with too few monsters in the cup it matters which gate comes first.
    pub fn step_surge(&mut self, left: &Found) -> Step {
        let Some(first) = left.iter().next() else {
            self.pop();
            return Step::Next;
        };
        let (_, _, monsters) = reference(self.s.players);
        if is_cup_short(self.s, left, monsters) {
            return Step::Ask(active(self.s));
        }
        self.surge_at(SpaceId(first));
        Step::Next
    }

    pub fn surge_at(&mut self, gate: SpaceId) {
        let (_, _, n) = reference(self.s.players);
        let Some(Frame::Surge { left }) = self.s.frames.last_mut() else { return };
        left.remove(gate.0);
        self.push(Frame::SpawnMonsters { n, on: gate });
    }

    /// EH-RUMORS-03: the card, its tokens and its rumor token are gone, and so is the epic monster it
    /// brought.
    pub fn discard_mythos(&mut self, card: MythosId, solved: bool) {
        let Some(ongoing) = self.s.in_play.iter().find(|it| it.card == card).copied() else {
            return;
        };
        self.s.in_play.retain(|it| it.card != card);
        if let Some(slot) = ongoing.epic
            && let Some(epic) = self.s.monsters[usize::from(slot)].take()
        {
            let event = Event::new(What::MonsterDiscarded).of(Of::Monster(epic.kind));
            self.say(event.at(epic.space));
        }
        self.release_monsters(Some(card));
        for space in self.s.spaces.iter_mut() {
            if space.rumor == Some(card) {
                space.rumor = None;
            }
        }
        let what = if solved { What::RumorSolved } else { What::MythosDiscarded };
        self.say(Event::new(what).of(Of::Mythos(card)));
    }

    /// Tokens leave an ongoing card; what happens when none is left.
    pub fn take_tokens(&mut self, card: MythosId, n: u8) {
        let Some(ongoing) = self.s.in_play.iter_mut().find(|it| it.card == card) else { return };
        if ongoing.tokens == 0 || n == 0 {
            return;
        }
        let left = ongoing.tokens.saturating_sub(n);
        let was = std::mem::replace(&mut ongoing.tokens, left);
        let event = Event::new(What::TokensTaken).of(Of::Mythos(card)).n(i16::from(left));
        self.say(event.change(was, left));
        if left == 0
            && let Some(block) = self.c.mythos_card(card).runs_out
        {
            let mut context = self.context_of(self.s.lead, Source::Mythos(card));
            context.by_lead = true;
            self.begin_effect(context, block);
        }
    }
}
