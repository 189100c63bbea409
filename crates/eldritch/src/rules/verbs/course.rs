//! The course of a turn, an encounter or the game.

use super::{in_context, inner};
use crate::language::{CourseVerb, Part};
use crate::rules::selectors::select;
use crate::rules::{Run, encounters, monsters, reckoning, selectors};
use crate::state::{Context, Ending, Frame, It, Source};
use kernel::Seat;
use script::At;

pub(super) fn perform(run: &mut Run<'_>, verb: CourseVerb, context: &Context, at: At) {
    let who = context.who;
    match verb {
        CourseVerb::ResolveReckoningOfIt => {
            if let It::Monster(slot) = context.it {
                monsters::reckon(run, slot);
            } else if let It::Rumor(card) = context.it {
                reckoning::reckon_mythos(run, card);
            }
        }
        CourseVerb::ContinueWith(part) => encounters::continue_with(run, part == Part::Pass),
        CourseVerb::OneMoreAction => one_more_action(run, who),
        CourseVerb::OtherWorldEncounter => {
            let here = run.space_of(who);
            let inner = inner(run, context);
            encounters::other_world(run, inner, It::Gate(here));
        }
        CourseVerb::OtherWorldOfRumor => {
            if let Source::Mythos(card) = context.source {
                let inner = inner(run, context);
                encounters::other_world(run, inner, It::Rumor(card));
            }
        }
        CourseVerb::SpecialEncounter => {
            let inner = inner(run, context);
            encounters::draw_encounter(run, inner, run.c.decks.special);
        }
        CourseVerb::EncounterOf(deck) => {
            let inner = inner(run, context);
            encounters::draw_encounter(run, inner, deck);
        }
        CourseVerb::AimAt(selector) => {
            let among = select(run.s, run.c, context, selector);
            if let Some(only) = among.only() {
                let only = selectors::item(selector, only);
                in_context(run, |context| context.target = only);
            } else if !among.is_empty() {
                run.push(Frame::Aim { at, among });
            }
        }
        CourseVerb::ResearchTarget => {
            if let It::Clue(face) = context.target {
                run.s.investigator_mut(who).met = true;
                let mut inner = inner(run, context);
                inner.research_dice = context.research_dice;
                encounters::research(run, inner, face);
            }
        }
        CourseVerb::SkipEncounter => run.s.investigator_mut(who).no_more = true,
        CourseVerb::ReckonWithOnes(card) => {
            if run.s.investigator(who).has_condition(card) {
                reckoning::reckon_condition(run, who, card, true);
            }
        }
        CourseVerb::Win => run.s.ending = Some(Ending::Won),
        CourseVerb::LoseGame => run.lose_game(context.source),
    }
}

/// EH-INV-SILAS-02: one more action in one's own turn, or one out of turn.
fn one_more_action(run: &mut Run<'_>, who: Seat) {
    let own_turn = run.s.frames.contains(&Frame::Turn { seat: who });
    if own_turn {
        run.s.investigator_mut(who).actions += 1;
    } else {
        run.push(Frame::OneAction { seat: who });
    }
}
