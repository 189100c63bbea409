//! Working on the top frame.

use super::active::active;
use super::selectors::is_about_nearest;
use super::{Menu, Run, Step, menu};
use crate::state::Frame;

impl Run<'_> {
    pub fn step(&mut self) -> Step {
        match *self.s.top() {
            Frame::Over => {
                debug_assert!(false, "nothing is left to do and the game is not over");
                self.s.ending.get_or_insert(crate::state::Ending::Lost);
            }
            Frame::ChooseSheet { seat } => return self.choose_sheet(seat),
            Frame::Arrive { seat } => self.arrive(seat),
            Frame::SetUp { step } => self.set_up(step),
            Frame::Round => {
                self.pop();
                self.round();
            }
            Frame::Actions { next, left } => self.actions(next, left),
            Frame::Turn { seat } => return self.turn(seat),
            Frame::OneAction { seat } => return self.one_action(seat),
            Frame::Acting { .. } => self.pop(),
            Frame::Encounters { next, left } => self.encounters(next, left),
            Frame::Encounter { seat, after } => return self.step_encounter(seat, after),
            Frame::Monsters { seat, ref left } => return self.step_monsters(seat, &left.clone()),
            Frame::AfterMonsters { seat } => self.after_monsters(seat),
            Frame::Mythos { card, step } => self.step_mythos(card, step),
            Frame::MythosPhase => self.mythos_phase(),
            Frame::EndMythos { step } => self.end_mythos(step),
            Frame::PassLead => return self.pass_lead(),
            Frame::GiveLead { by } => return self.give_lead(by),

            Frame::Run(block) => return self.run(block),
            Frame::Effect(_) => self.pop(),
            Frame::Each { at, ref left } => return self.each(at, &left.clone()),
            Frame::Repeat { body, left } => self.repeat(body, left),
            Frame::Pick { at, .. } if is_about_nearest(self.c.code.op(at)) => {
                return Step::Ask(active(self.s));
            }
            Frame::May { .. }
            | Frame::Unless { .. }
            | Frame::Choose { .. }
            | Frame::Pick { .. }
            | Frame::Aim { .. } => {
                let who = self.s.context().map_or(self.s.lead, |context| context.who);
                return Step::Ask(who);
            }
            Frame::Where { by, .. } => return Step::Ask(by),
            Frame::Dice { dice, .. } => return Step::Dice(dice),
            Frame::Draw { what, ref among } => return self.draw(what, &among.clone()),
            Frame::Trigger { .. } => return self.trigger(&self.s.top().clone()),
            Frame::AtOnce { who, n } => return self.step_at_once(who, n),
            Frame::MysteryStep { who, it } => {
                self.pop();
                self.mystery_step(who, it);
            }

            Frame::Test(_) => return self.step_test(),
            Frame::Fight(_) => return self.step_fight(),
            Frame::Loss(_) => return self.step_loss(),

            Frame::Doom { n, gate } => self.advance_doom(n, gate),
            Frame::OmenSteps { n } => self.advance_omen(n),
            Frame::OmenDoom { ref left } => return self.step_omen_doom(&left.clone()),
            Frame::Awaken => self.awaken(),
            Frame::SpawnGates { n } => self.spawn_gates(n),
            Frame::SpawnMonsters { n, on } => self.spawn_monsters(n, on),
            Frame::Surge { ref left } => return self.step_surge(&left.clone()),
            Frame::SpawnClues { n, on } => self.spawn_clues(n, on),
            Frame::GainClues { who, n } => self.gain_clues(who, n),
            Frame::GainCards { who, n, family, with } => self.gain_cards(who, n, family, with),
            Frame::TakeFromReserve { .. } => return self.take_from_reserve(&self.s.top().clone()),
            Frame::FindAlly { who } | Frame::PickPartner { who, .. } => return self.ask_some(who),
            Frame::Refill => self.refill(),
            Frame::Buy { who, .. }
            | Frame::Convert { who }
            | Frame::Unimprove { who, .. }
            | Frame::ReplaceTicket { who, .. }
            | Frame::ImproveAgain { who, .. }
            | Frame::OrderGates { who, .. } => return self.ask_if_playing(who),
            Frame::SetOmen { who } => return Step::Ask(who),
            Frame::Discard { .. } => return self.step_discard(&self.s.top().clone()),
            Frame::DiscardAny { .. } => return self.step_discard_any(&self.s.top().clone()),
            Frame::Improve { who, n } => return self.step_improve(who, n),
            Frame::Moving { .. } => return self.moving(&self.s.top().clone()),
            Frame::Toward { what, to, left } => self.toward(what, to, left),
            Frame::GroupClues { left } => return self.group_clues(left),
            Frame::Trade { who, with, .. } => return self.trading(who, with),
            Frame::Agree { with, .. } => return self.ask_if_playing(with),
            Frame::Defeat { who, step } => self.defeat(who, step),
            Frame::MarkFall { who } => return self.mark_fall(who),
            Frame::FallTo { .. } => return Step::Ask(active(self.s)),
            Frame::Reckon => self.reckon(),
            Frame::Reckoning => return self.step_reckoning(),
            Frame::NewMystery => self.new_mystery(),
            Frame::ReadCondition { reader, .. } => return self.ask_if_playing(reader),
            Frame::Imposed => self.imposed(),
            Frame::Follow { slot, who } => {
                self.pop();
                let space = self.space_of(who);
                self.move_monster_with(slot, space);
            }
            Frame::PayClues { who, n } => return self.step_pay(who, n),
            Frame::AfterResearch => self.after_research(),
            Frame::Devour { who } => self.devoured(who),
            Frame::NewExpedition => {
                self.pop();
                self.turn_up_expedition();
            }
        }
        Step::Next
    }

    fn ask_if_playing(&mut self, who: u8) -> Step {
        if self.s.is_playing(who) {
            return Step::Ask(who);
        }
        self.pop();
        Step::Next
    }

    /// Asks only if there is anything to choose.
    fn ask_some(&mut self, who: u8) -> Step {
        let mut offered = Menu::new();
        if self.s.is_playing(who) {
            menu::offer(self.s, self.c, &mut offered);
        }
        if offered.is_empty() {
            self.pop();
            return Step::Next;
        }
        Step::Ask(who)
    }

    fn move_monster_with(&mut self, slot: u8, space: crate::ids::SpaceId) {
        if let Some(monster) = &mut self.s.monsters[usize::from(slot)] {
            monster.space = space;
        }
    }

    /// EH-SPEND: clues the group pays together; the lead says who.
    fn group_clues(&mut self, left: u8) -> Step {
        if left == 0 {
            self.pop();
            return Step::Next;
        }
        let mut offered = Menu::new();
        menu::offer(self.s, self.c, &mut offered);
        match &offered[..] {
            [] => {
                self.pop();
                Step::Next
            }
            [crate::Choice::Pay(only)] => {
                let only = *only;
                self.become_frame(Frame::GroupClues { left: left - 1 });
                self.push(Frame::PayClues { who: only, n: 1 });
                Step::Next
            }
            _ => Step::Ask(self.s.lead),
        }
    }
}
