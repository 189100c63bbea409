//! Doom, the omen track and the awakening.

use super::abilities::side;
use super::active::active;
use super::{Run, Step};
use crate::content::{Content, Moment};
use crate::event::{Event, Of, What};
use crate::ids::SpaceId;
use crate::language::Verb;
use crate::state::{Eldritch, Found, Frame, It, Source};
use script::Op;

/// Doom track: EH-DOOM-03.
const MOST_DOOM: u8 = 20;

/// Whether doom takes the gate that advances it once this Ancient One is awake.
fn takes_gates(s: &Eldritch, c: &Content) -> bool {
    let doom = c.ancient(s.ancient).back.as_ref().and_then(|side| side.doom);
    doom.is_some_and(|block| {
        c.code.ops(block).iter().any(|op| matches!(op, Op::Do(Verb::GateToThis)))
    })
}

impl Run<'_> {
    /// EH-DOOM-01, EH-DOOM-06, EH-DOOM-07: one space at a time.
    pub fn advance_doom(&mut self, n: u8, gate: Option<SpaceId>) {
        if n == 0 {
            self.pop();
            return;
        }
        self.become_frame(Frame::Doom { n: n - 1, gate });
        if self.s.awake {
            if let Some(block) = side(self.s, self.c).doom {
                let mut context = self.context_of(self.s.lead, Source::AncientOne);
                context.by_lead = true;
                context.about = gate.map_or(It::Nothing, It::Gate);
                self.begin_effect(context, block);
            }
            return;
        }
        self.set_doom(self.s.doom.saturating_sub(1));
        if self.s.doom == 0 {
            self.push(Frame::Awaken);
        }
    }

    /// EH-DOOM-02, EH-DOOM-05.
    pub fn retreat_doom(&mut self, n: u8) {
        if !self.s.awake && n > 0 {
            self.set_doom((self.s.doom + n).min(MOST_DOOM));
        }
    }

    fn set_doom(&mut self, doom: u8) {
        let was = std::mem::replace(&mut self.s.doom, doom);
        self.say(Event::new(What::Doom).n(i16::from(doom)).change(was, doom));
    }

    /// EH-ANCIENT-ONE-05.
    /// EH-WINNING-LOSING-06: that is no defeat yet.
    pub fn awaken(&mut self) {
        self.pop();
        self.s.awake = true;
        self.say(Event::new(What::Awoke).of(Of::Ancient(self.s.ancient)));
        let mut context = self.context_of(self.s.lead, Source::AncientOne);
        context.by_lead = true;
        let ancient = self.c.ancient(self.s.ancient);
        if ancient.back.is_none() && ancient.awakens.is_empty() {
            self.lose_game(Source::AncientOne);
        }
        self.begin_effect(context, ancient.awakens);
        self.check_final();
    }

    /// EH-OMEN-02, EH-OMEN-03: doom is looked at on every space.
    pub fn advance_omen(&mut self, n: u8) {
        if n == 0 {
            self.pop();
            return;
        }
        self.become_frame(Frame::OmenSteps { n: n - 1 });
        self.enter_omen((self.s.omen + 1) % 4);
    }

    pub fn turn_omen_back(&mut self, n: u8) {
        let omen = (self.s.omen + 4 - n % 4) % 4;
        self.enter_omen(omen);
    }

    /// EH-FAQ-20: tokens on the green space come on top of its gates.
    fn enter_omen(&mut self, omen: u8) {
        self.s.omen = omen;
        self.say(Event::new(What::Omen).n(i16::from(omen)));
        if omen == 0 {
            let lead = self.s.lead;
            self.trigger_of(Source::AncientOne, Moment::OmenGreen, lead, It::Nothing);
        }
        let gates = self.s.gates_on_board().filter(|space| self.gate_matches(*space));
        let left = gates.map(|space| space.0).collect::<Found>();
        if !left.is_empty() {
            self.push(Frame::OmenDoom { left });
        }
    }

    /// EH-CONFLICTS-01: where gates go onto the sheet of one who is awake, it matters which of them still
    /// advance doom before that.
    pub fn step_omen_doom(&mut self, left: &Found) -> Step {
        let Some(first) = left.iter().next() else {
            self.pop();
            return Step::Next;
        };
        let awakens_between = !self.s.awake && left.len() > u32::from(self.s.doom);
        if awakens_between && left.len() > 1 && takes_gates(self.s, self.c) {
            return Step::Ask(active(self.s));
        }
        self.omen_doom(SpaceId(first));
        Step::Next
    }

    pub fn omen_doom(&mut self, gate: SpaceId) {
        let Some(Frame::OmenDoom { left }) = self.s.frames.last_mut() else { return };
        left.remove(gate.0);
        self.push(Frame::Doom { n: 1, gate: Some(gate) });
    }

    /// A space of choice, without doom.
    pub fn set_omen(&mut self, omen: u8) {
        self.s.omen = omen % 4;
        self.say(Event::new(What::OmenSet).n(i16::from(self.s.omen)));
    }
}
