//! Taking an answer.

use super::{
    Run, abilities, acquire, actions, combat, defeated, discarding, doom, effects, encounters,
    gaining, improving, losses, mythos, natives, reckoning, round, testing, trade, travel,
    triggers, verbs,
};
use crate::Choice;
use crate::event::{Event, Of, What};
use crate::state::{Drawing, Frame, It, Thing};

pub fn answer(run: &mut Run<'_>, seat: u8, choice: Choice) {
    let frame = &run.s.top().clone();
    match (frame, choice) {
        (&Frame::ChooseSheet { seat }, Choice::Play(sheet)) => {
            run.pop();
            run.s.unused_sheets.remove(sheet);
            run.s.investigator_mut(seat).sheet = sheet;
        }
        (&(Frame::Turn { seat } | Frame::OneAction { seat }), _) => actions::act(run, seat, choice),
        (&Frame::Encounter { seat, after }, _) => encounters::met(run, seat, after, choice),
        (Frame::Monsters { seat, left }, Choice::Fight(slot)) => {
            encounters::fight_next(run, *seat, left.clone(), slot);
        }
        (&(Frame::PassLead | Frame::GiveLead { .. }), Choice::Lead(seat)) => {
            run.pop();
            round::set_lead(run, seat);
        }
        (
            &(Frame::May { .. }
            | Frame::Unless { .. }
            | Frame::Choose { .. }
            | Frame::Pick { .. }
            | Frame::Aim { .. }
            | Frame::Where { .. }
            | Frame::FallTo { .. }
            | Frame::Each { .. }),
            _,
        ) => effects::decided(run, frame, choice),
        (&Frame::Surge { .. }, Choice::Pick(It::Gate(gate))) => mythos::surge_at(run, gate),
        (&Frame::OmenDoom { .. }, Choice::Pick(It::Gate(gate))) => doom::omen_doom(run, gate),
        (&Frame::Trigger { source, nth, who, it, .. }, _) => {
            run.pop();
            if choice == Choice::Yes {
                triggers::follow(run, source, nth, who, it);
            }
        }
        (&Frame::ReadCondition { reader, owner, card }, _) => {
            run.pop();
            if choice == Choice::Yes {
                run.s.investigator_mut(reader).used = true;
                let thing = Of::Thing(Thing::Condition(card));
                run.say(Event::by(What::ReadBack, reader).of(thing));
                run.push(Frame::GainClues { who: reader, n: 1 });
                let among = gaining::unknown_condition_backs(run, card);
                let what = Drawing::ConditionBack { who: owner, card, flips: false };
                run.push(Frame::Draw { what, among });
            }
        }
        (&Frame::ImproveAgain { who, skill }, _) => {
            run.pop();
            if choice == Choice::Yes {
                improving::improve(run, who, skill);
            }
        }
        (&Frame::AtOnce { who, n }, Choice::Resolve(source)) => {
            abilities::put_first(run, who, n, source)
        }
        (&Frame::Test(_), _) => testing::help(run, choice),
        (&Frame::Fight(_), Choice::Cast(spell)) => {
            let target = run.s.fight().and_then(|fight| fight.slot).map(It::Monster);
            if let Some(fight) = run.s.fight_mut() {
                fight.cast.add(spell);
            }
            actions::cast(run, seat, spell, target.unwrap_or_default());
        }
        (&Frame::Fight(_), _) => {
            if let Some(fight) = run.s.fight().cloned() {
                combat::past_spells(run, &fight);
            }
        }
        (&Frame::Loss(_), _) => losses::prevent(run, seat, choice),
        (&Frame::TakeFromReserve { .. }, _) => acquire::taken_from_reserve(run, frame, choice),
        (&Frame::FindAlly { who }, _) => natives::found_ally(run, who, choice),
        (&Frame::PickPartner { who, kind }, Choice::Pick(It::Investigator(other))) => {
            run.pop();
            if let Some(context) = run.s.context_mut() {
                context.target = It::Investigator(other);
            }
            trade::begin(run, who, other, kind);
        }
        (&Frame::Buy { .. }, _) => acquire::buy(run, frame, choice),
        (&(Frame::Discard { .. } | Frame::DiscardAny { .. } | Frame::ReplaceTicket { .. }), _) => {
            discarding::dropped(run, frame, choice);
        }
        (&Frame::Improve { who, n }, Choice::Improve(skill)) => {
            run.become_frame(Frame::Improve { who, n: n - 1 });
            improving::improve(run, who, skill);
        }
        (&Frame::Unimprove { who, spent }, _) => natives::unimproved(run, who, spent, choice),
        (&Frame::Moving { .. }, Choice::Go(space, ticket)) => travel::go(run, space, ticket),
        (&Frame::Moving { .. }, _) => run.pop(),
        (&Frame::Convert { who }, _) => natives::converted(run, who, choice),
        (&Frame::SetOmen { .. }, Choice::Omen(at)) => {
            run.pop();
            doom::set_omen(run, at);
        }
        (&Frame::GroupClues { left }, Choice::Pay(seat)) => {
            run.become_frame(Frame::GroupClues { left: left - 1 });
            run.push(Frame::PayClues { who: seat, n: 1 });
        }
        (&Frame::Trade { .. }, _) => trade::stage(run, frame, choice),
        (&Frame::Agree { who, with }, _) => trade::agreed(run, who, with, choice == Choice::Agree),
        (&Frame::OrderGates { .. }, Choice::Top(space)) => {
            natives::ordered_gates(run, frame, space)
        }
        (&Frame::MarkFall { who }, Choice::Mark(marker)) => {
            run.pop();
            defeated::fall(run, who, marker);
        }
        (&Frame::Reckoning, _) => reckoning::reckoned(run, choice),
        (&Frame::PayClues { who, n }, _) => verbs::paid(run, who, n, choice == Choice::SpendSanity),
        _ => {}
    }
}
