//! Investigators who are defeated or devoured.

use super::selectors::nearest_of;
use super::{Run, Step};
use crate::event::{Event, Of, What};
use crate::ids::{SpaceId, Terrain};
use crate::state::{Fallen, Frame, Marker, SpaceSet, Standing};

impl Run<'_> {
    /// EH-DEFEATED-01: the moment all health or all sanity is gone.
    pub fn fall(&mut self, who: u8, marker: Marker) {
        let sheet = self.s.investigator(who).sheet;
        let space = self.space_of(who);
        self.s.investigator_mut(who).standing = self.out_of_play();
        self.say(Event::by(What::Fell, who).of(Of::Sheet(sheet)).at(space));
        if self.final_blow() {
            return;
        }
        let step = match marker {
            Marker::Crippled => 0,
            Marker::Insane => 100,
        };
        self.push(Frame::Defeat { who, step });
        // EH-DEFEATED-02.
        self.push(Frame::Doom { n: 1, gate: None });
    }

    /// EH-ELIMINATED-03: whether the Ancient One is awake counts as the investigator falls, not after
    /// the doom of it.
    /// EH-ANCIENT-ONE-08, EH-DEFEATED-11.
    fn out_of_play(&self) -> Standing {
        if self.s.awake { Standing::Eliminated } else { Standing::Out }
    }

    /// EH-DEFEATED-03, EH-DEFEATED-04, EH-DEFEATED-05, EH-DEFEATED-06, after doom.
    pub fn defeat(&mut self, who: u8, step: u8) {
        let marker = if step >= 100 { Marker::Insane } else { Marker::Crippled };
        match step % 100 {
            0 => {
                let mut cities = SpaceSet::NONE;
                for (at, space) in self.c.spaces.iter().enumerate() {
                    if space.terrain == Terrain::City {
                        cities.add(SpaceId(at as u8));
                    }
                }
                let near = nearest_of(self.c, self.space_of(who), cities);
                self.become_frame(Frame::Defeat { who, step: step + 1 });
                match near.len() {
                    0 => {}
                    1 => near.iter().for_each(|space| self.s.investigator_mut(who).space = space),
                    _ => self.push(Frame::FallTo { who, among: near.numbers() }),
                }
            }
            _ => {
                self.pop();
                self.lay_down(who, marker);
            }
        }
    }

    /// EH-DEFEATED-05: possessions stay on the sheet, everything else is discarded.
    /// EH-COMPONENT-LIMITS-03: what lies there is in no deck.
    fn lay_down(&mut self, who: u8, marker: Marker) {
        self.discard_all_conditions(who);
        let it = self.s.investigator(who).clone();
        let fallen = Fallen {
            sheet: it.sheet,
            space: it.space,
            marker,
            clues: it.clues,
            tickets: it.tickets,
            assets: it.assets,
            artifacts: it.artifacts,
            spells: it.spells,
        };
        self.s.fallen.push(fallen);
        self.leave_play(who, it.sheet);
    }

    fn leave_play(&mut self, who: u8, sheet: crate::ids::SheetId) {
        let mut it = super::setup::nobody(sheet);
        it.standing = self.s.investigator(who).standing;
        it.space = self.space_of(who);
        let eliminated = it.standing == Standing::Eliminated;
        *self.s.investigator_mut(who) = it;
        if eliminated {
            self.say(Event::by(What::Eliminated, who));
            self.check_eliminated();
        }
        if self.s.lead == who {
            self.push(Frame::GiveLead { by: who });
        }
    }

    /// EH-DEVOURED-01.
    pub fn devour(&mut self, who: u8) {
        if !self.s.is_playing(who) {
            return;
        }
        let sheet = self.s.investigator(who).sheet;
        self.s.investigator_mut(who).standing = self.out_of_play();
        self.say(Event::by(What::Devoured, who).of(Of::Sheet(sheet)));
        self.push(Frame::Devour { who });
        self.push(Frame::Doom { n: 1, gate: None });
    }

    /// EH-DEVOURED-02: nothing is left.
    pub fn devoured(&mut self, who: u8) {
        self.pop();
        self.discard_all_conditions(who);
        self.discard_everything(who);
        let sheet = self.s.investigator(who).sheet;
        self.leave_play(who, sheet);
    }

    pub fn mark_fall(&mut self, who: u8) -> Step {
        if self.s.is_playing(who) {
            return Step::Ask(who);
        }
        self.pop();
        Step::Next
    }
}
