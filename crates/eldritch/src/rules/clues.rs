//! Clues.

use super::Run;
use crate::event::{Event, Of, What};
use crate::ids::SpaceId;
use crate::state::{Drawing, Eldritch, Frame, Thing};

/// The space a clue on the board lies on, by its face.
pub fn space_of_clue(s: &Eldritch, face: SpaceId) -> Option<SpaceId> {
    let at = s.spaces.iter().position(|space| space.clues.contains(face))?;
    Some(SpaceId(at as u8))
}

impl Run<'_> {
    /// EH-CLUES-03.
    /// EH-DISCARD-09.
    pub fn refill_clues(&mut self) {
        if self.s.clue_pool.is_empty() {
            self.s.clue_pool = std::mem::take(&mut self.s.clue_discards);
        }
    }

    /// EH-CLUES-04, EH-CLUES-05.
    pub fn spawn_clues(&mut self, n: u8, on: Option<SpaceId>) {
        if n == 0 {
            self.pop();
            return;
        }
        self.become_frame(Frame::SpawnClues { n: n - 1, on });
        self.refill_clues();
        let among = self.s.clue_pool.numbers();
        if !among.is_empty() {
            self.push(Frame::Draw { what: Drawing::SpawnClue { on }, among });
        }
    }

    /// EH-GAINING-10: from the pool.
    /// EH-RESEARCH-ENCOUNTERS-05, EH-COMPONENT-LIMITS-04: as long as there are any.
    pub fn gain_clues(&mut self, who: u8, n: u8) {
        if n == 0 || !self.s.is_playing(who) {
            self.pop();
            return;
        }
        self.become_frame(Frame::GainClues { who, n: n - 1 });
        self.refill_clues();
        let among = self.s.clue_pool.numbers();
        if !among.is_empty() {
            self.push(Frame::Draw { what: Drawing::Clue { who }, among });
        }
    }

    /// A clue drawn from the pool.
    pub fn take_clue(&mut self, who: u8, face: SpaceId) {
        self.s.clue_pool.remove(face);
        let was = self.s.investigator(who).clues.len() as i16;
        self.s.investigator_mut(who).clues.add(face);
        let event = Event::by(What::GainedClue, who).of(Of::Thing(Thing::Clue(face)));
        self.say(event.change(was, was + 1));
    }

    /// One clue of an investigator is spent.
    pub fn spend_clue(&mut self, who: u8) {
        if let Some(face) = self.least_wanted_clue(who) {
            self.s.investigator_mut(who).clues.remove(face);
            self.s.clue_discards.add(face);
            let left = self.s.investigator(who).clues.len() as i16;
            self.say(Event::by(What::SpentClue, who).change(left + 1, left));
        }
    }

    /// Clues differ only in this: one an encounter is about may still serve the mystery, and goes last.
    fn least_wanted_clue(&self, who: u8) -> Option<SpaceId> {
        let clues = &self.s.investigator(who).clues;
        let is_at_stake = |face: &SpaceId| self.s.contexts().any(|it| it.gained == Some(*face));
        clues.iter().find(|face| !is_at_stake(face)).or_else(|| clues.nth(0))
    }

    /// EH-DISCARD-15: as many as there are.
    pub fn discard_clues(&mut self, who: u8, n: u8) {
        for _ in 0..n {
            if let Some(face) = self.least_wanted_clue(who) {
                self.s.investigator_mut(who).clues.remove(face);
                self.s.clue_discards.add(face);
                let left = self.s.investigator(who).clues.len() as i16;
                self.say(Event::by(What::DiscardedClue, who).change(left + 1, left));
            }
        }
    }

    /// A clue of the board is discarded.
    /// EH-DISCARD-08.
    pub fn discard_board_clue(&mut self, face: SpaceId) {
        if let Some(space) = space_of_clue(self.s, face) {
            self.s.space_mut(space).clues.remove(face);
            self.s.clue_discards.add(face);
            self.say(Event::new(What::DiscardedClue).at(space));
        }
    }

    pub fn move_board_clue(&mut self, face: SpaceId, to: SpaceId) {
        if let Some(space) = space_of_clue(self.s, face)
            && space != to
        {
            self.s.space_mut(space).clues.remove(face);
            self.s.space_mut(to).clues.add(face);
            self.say(Event::new(What::ClueMoved).at(to));
        }
    }
}
