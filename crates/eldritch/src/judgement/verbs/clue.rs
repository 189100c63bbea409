//! What instructions are worth: clues of investigators and on the board.

use crate::content::Progress;
use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{ClueVerb, Number};
use crate::rules::values::amount;
use crate::state::It;
use kernel::Seat;

impl Mind<'_> {
    pub fn clue_verb(&self, course: &mut Course, verb: ClueVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let points = |number: Number| i16::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            ClueVerb::GainClues(number) => self.clues(who, points(number)),
            ClueVerb::SpendClues(number) | ClueVerb::DiscardClues(number) => {
                self.clues(who, -points(number))
            }
            ClueVerb::GroupSpendsClues(number) => -1.8 * n(number),
            ClueVerb::GiveClues => 0.2,
            ClueVerb::GainThisClue => {
                if let It::Clue(face) = context.about {
                    course.context.gained = Some(face);
                }
                self.gained_clue(who)
            }
            ClueVerb::DiscardThisClue | ClueVerb::DiscardClueThere => -1.0,
            ClueVerb::MoveThisClue(_) | ClueVerb::MoveTheClue(_) => -0.2,
            ClueVerb::SpawnClues(number) => 0.8 * n(number),
            ClueVerb::SpawnCluesOn { n: number, .. } => 0.8 * n(number),
            ClueVerb::DiscardBoardClues => {
                -(self.s.spaces.iter().map(|it| it.clues.len()).sum::<u32>() as f32)
            }
            ClueVerb::SpendTheClue => -self.clue(it.clues.len().saturating_sub(1)),
            ClueVerb::ThisClueToThis => self.step,
        }
    }

    /// The clue of a research encounter: for the mystery, or to keep.
    pub fn gained_clue(&self, who: Seat) -> f32 {
        let kept = self.clue(self.s.investigator(who).clues.len());
        if self.progress == Some(Progress::Research) { self.step.max(kept) } else { kept }
    }
}
