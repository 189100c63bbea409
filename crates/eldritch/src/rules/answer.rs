//! Taking an answer.

use super::Run;
use crate::Choice;
use crate::event::{Event, Of, What};
use crate::state::{Drawing, Frame, It, Thing};

impl Run<'_> {
    pub fn answer(&mut self, seat: u8, choice: Choice) {
        let frame = &self.s.top().clone();
        match (frame, choice) {
            (&Frame::ChooseSheet { seat }, Choice::Play(sheet)) => {
                self.pop();
                self.s.unused_sheets.remove(sheet);
                self.s.investigator_mut(seat).sheet = sheet;
            }
            (&(Frame::Turn { seat } | Frame::OneAction { seat }), _) => self.act(seat, choice),
            (&Frame::Encounter { seat, after }, _) => self.met(seat, after, choice),
            (Frame::Monsters { seat, left }, Choice::Fight(slot)) => {
                self.fight_next(*seat, left.clone(), slot);
            }
            (&(Frame::PassLead | Frame::GiveLead { .. }), Choice::Lead(seat)) => {
                self.pop();
                self.set_lead(seat);
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
            ) => self.decided(frame, choice),
            (&Frame::Surge { .. }, Choice::Pick(It::Gate(gate))) => self.surge_at(gate),
            (&Frame::OmenDoom { .. }, Choice::Pick(It::Gate(gate))) => self.omen_doom(gate),
            (&Frame::Trigger { source, nth, who, it, .. }, _) => {
                self.pop();
                if choice == Choice::Yes {
                    self.follow(source, nth, who, it);
                }
            }
            (&Frame::ReadCondition { reader, owner, card }, _) => {
                self.pop();
                if choice == Choice::Yes {
                    self.s.investigator_mut(reader).used = true;
                    let thing = Of::Thing(Thing::Condition(card));
                    self.say(Event::by(What::ReadBack, reader).of(thing));
                    self.push(Frame::GainClues { who: reader, n: 1 });
                    let among = self.unknown_condition_backs(card);
                    let what = Drawing::ConditionBack { who: owner, card, flips: false };
                    self.push(Frame::Draw { what, among });
                }
            }
            (&Frame::ImproveAgain { who, skill }, _) => {
                self.pop();
                if choice == Choice::Yes {
                    self.improve(who, skill);
                }
            }
            (&Frame::AtOnce { who, n }, Choice::Resolve(source)) => self.put_first(who, n, source),
            (&Frame::Test(_), _) => self.help(choice),
            (&Frame::Fight(_), Choice::Cast(spell)) => {
                let target = self.s.fight().and_then(|fight| fight.slot).map(It::Monster);
                if let Some(fight) = self.s.fight_mut() {
                    fight.cast.add(spell);
                }
                self.cast(seat, spell, target.unwrap_or_default());
            }
            (&Frame::Fight(_), _) => {
                if let Some(fight) = self.s.fight().cloned() {
                    self.past_spells(&fight);
                }
            }
            (&Frame::Loss(_), _) => self.prevent(seat, choice),
            (&Frame::TakeFromReserve { .. }, _) => self.taken_from_reserve(frame, choice),
            (&Frame::FindAlly { who }, _) => self.found_ally(who, choice),
            (&Frame::PickPartner { who, kind }, Choice::Pick(It::Investigator(other))) => {
                self.pop();
                if let Some(context) = self.s.context_mut() {
                    context.target = It::Investigator(other);
                }
                self.begin_trade(who, other, kind);
            }
            (&Frame::Buy { .. }, _) => self.buy(frame, choice),
            (
                &(Frame::Discard { .. } | Frame::DiscardAny { .. } | Frame::ReplaceTicket { .. }),
                _,
            ) => {
                self.dropped(frame, choice);
            }
            (&Frame::Improve { who, n }, Choice::Improve(skill)) => {
                self.become_frame(Frame::Improve { who, n: n - 1 });
                self.improve(who, skill);
            }
            (&Frame::Unimprove { who, spent }, _) => self.unimproved(who, spent, choice),
            (&Frame::Moving { .. }, Choice::Go(space, ticket)) => self.go(space, ticket),
            (&Frame::Moving { .. }, _) => self.pop(),
            (&Frame::Convert { who }, _) => self.converted(who, choice),
            (&Frame::SetOmen { .. }, Choice::Omen(at)) => {
                self.pop();
                self.set_omen(at);
            }
            (&Frame::GroupClues { left }, Choice::Pay(seat)) => {
                self.become_frame(Frame::GroupClues { left: left - 1 });
                self.push(Frame::PayClues { who: seat, n: 1 });
            }
            (&Frame::Trade { .. }, _) => self.stage(frame, choice),
            (&Frame::Agree { who, with }, _) => self.agreed(who, with, choice == Choice::Agree),
            (&Frame::OrderGates { .. }, Choice::Top(space)) => self.ordered_gates(frame, space),
            (&Frame::MarkFall { who }, Choice::Mark(marker)) => {
                self.pop();
                self.fall(who, marker);
            }
            (&Frame::Reckoning, _) => self.reckoned(choice),
            (&Frame::PayClues { who, n }, _) => self.paid(who, n, choice == Choice::SpendSanity),
            _ => {}
        }
    }
}
