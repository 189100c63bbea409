//! Moving investigators.

use crate::ids::SpaceId;
use crate::language::{Number, TravelVerb};
use crate::rules::values::amount;
use crate::rules::{Run, abilities, travel};
use crate::state::{Context, Frame, It, Source};

pub(super) fn perform(
    run: &mut Run<'_>,
    verb: TravelVerb,
    context: &Context,
    space: Option<SpaceId>,
) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        TravelVerb::Move(number) => {
            let left = n(run, number);
            // EH-FAQ-10: moving one space is no choice unless the card says so; with several, an
            // investigator may stop early.
            let may_stop = left > 1;
            let frame = Frame::Moving { who, left, by: None, tickets: false, may_stop };
            run.push(frame);
        }
        TravelVerb::MoveBy { n: number, path } => {
            let left = n(run, number);
            let may_stop = left > 1;
            let frame = Frame::Moving { who, left, by: Some(path), tickets: false, may_stop };
            run.push(frame);
        }
        TravelVerb::MoveTo(_) => {
            if let Some(space) = space {
                travel::move_straight(run, who, space);
            }
        }
        TravelVerb::MoveToward { n: number, .. } => {
            let left = n(run, number);
            if let Some(to) = space {
                run.push(Frame::Toward { what: It::Investigator(who), to, left });
            }
        }
        TravelVerb::MoveWithMonster(number) => {
            let left = n(run, number);
            if let Source::Monster(slot, _) = context.source {
                run.push(Frame::Follow { slot, who });
            }
            let frame = Frame::Moving { who, left, by: None, tickets: false, may_stop: false };
            run.push(frame);
        }
        TravelVerb::ChangePlaces => {
            // If it is one's own, the trading partner decides.
            let partner = context.target.investigator().and_then(|seat| {
                if seat == who { abilities::who_began(run, context.source) } else { Some(seat) }
            });
            if let Some(other) = partner
                && travel::may_move(run, who)
                && travel::may_move(run, other)
            {
                let (mine, theirs) = (run.space_of(who), run.space_of(other));
                travel::move_straight(run, who, theirs);
                travel::move_straight(run, other, mine);
            }
        }
    }
}
