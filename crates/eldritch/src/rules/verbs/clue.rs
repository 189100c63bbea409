//! Clues of investigators and on the board.

use super::in_context;
use crate::event::{Event, Of, What};
use crate::ids::SpaceId;
use crate::language::{ClueVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, clues, mysteries, selectors};
use crate::state::{Context, Frame, It, Thing, TradeKind};

pub(super) fn perform(
    run: &mut Run<'_>,
    verb: ClueVerb,
    context: &Context,
    space: Option<SpaceId>,
) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        ClueVerb::GainClues(number) => {
            let n = n(run, number);
            run.push(Frame::GainClues { who, n });
        }
        ClueVerb::SpendClues(number) => {
            let n = n(run, number);
            clues::pay(run, who, n);
        }
        ClueVerb::GroupSpendsClues(number) => {
            let left = n(run, number);
            run.push(Frame::GroupClues { left });
        }
        ClueVerb::DiscardClues(number) => {
            let n = n(run, number);
            clues::discard(run, who, n);
        }
        ClueVerb::GiveClues => run.push(Frame::PickPartner { who, kind: TradeKind::GiveClues }),
        ClueVerb::GainThisClue => gain_this_clue(run, context),
        ClueVerb::DiscardThisClue => {
            if let It::Clue(face) = context.about {
                clues::discard_from_board(run, face);
            }
        }
        ClueVerb::MoveThisClue(_) => {
            if let (It::Clue(face), Some(space)) = (context.about, space) {
                clues::move_on_board(run, face, space);
            }
        }
        ClueVerb::MoveTheClue(_) => {
            if let (It::Clue(face), Some(space)) = (context.it, space) {
                clues::move_on_board(run, face, space);
            }
        }
        ClueVerb::SpawnClues(number) => {
            let n = n(run, number);
            run.push(Frame::SpawnClues { n, on: None });
        }
        ClueVerb::SpawnCluesOn { n: number, .. } => {
            let n = n(run, number);
            run.push(Frame::SpawnClues { n, on: space });
        }
        ClueVerb::DiscardClueThere => {
            let face = context.there.and_then(|there| run.s.space(there).clues.nth(0));
            face.into_iter().for_each(|face| clues::discard_from_board(run, face));
        }
        ClueVerb::DiscardBoardClues => {
            let all = selectors::all_spaces(run.c);
            for space in all.iter() {
                for face in run.s.space(space).clues.iter().collect::<Vec<_>>() {
                    clues::discard_from_board(run, face);
                }
            }
        }
        ClueVerb::SpendTheClue => {
            if let Some(face) = context.gained {
                run.s.investigator_mut(who).clues.remove(face);
                let left = run.s.investigator(who).clues.len() as i16;
                run.say(Event::by(What::SpentClue, who).change(left + 1, left));
            }
        }
        ClueVerb::ThisClueToThis => {
            if let (Some(face), Some(mystery)) = (context.gained, &mut run.s.mystery) {
                mystery.clues.add(face);
                mysteries::say_advanced(run, 1);
            }
        }
    }
}

/// EH-GAINING-11: from the space.
fn gain_this_clue(run: &mut Run<'_>, context: &Context) {
    let It::Clue(face) = context.about else { return };
    let Some(space) = clues::space_of_clue(run.s, face) else { return };
    run.s.space_mut(space).clues.remove(face);
    run.s.investigator_mut(context.who).clues.add(face);
    let now = run.s.investigator(context.who).clues.len() as i16;
    let event = Event::by(What::GainedClue, context.who).of(Of::Thing(Thing::Clue(face)));
    run.say(event.at(space).change(now - 1, now));
    in_context(run, |context| context.gained = Some(face));
}
