//! What a player might try: the list behind "why not?".

use super::asked;
use crate::Choice;
use crate::choice::Action;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::{
    Menu, battle, doom_phase, gate_control, moving, setup, spellbooks, towers, turn,
};
use crate::state::{Duel, Frame, Phase};

/// What a player might try now, legal or not.
pub(super) fn expect(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    if asked(duel).is_some_and(|asked| asked != who) {
        return expect_out_of_turn(duel, content, who, menu);
    }
    match duel.top() {
        Frame::Start => setup::expect(content, menu),
        Frame::Turn(_) => turn::expect(duel, content, who, menu),
        Frame::Moving { .. } => moving::expect(duel, content, who, menu),
        Frame::Battle => battle::expect(duel, content, who, menu),
        Frame::OpenBook { condition } => spellbooks::expect(condition, menu),
        Frame::DoomStep(step) => doom_phase::expect(content, step, menu),
        Frame::Towers { .. } => towers::expect(duel, content, menu),
        // All answers are offered anyway, or nobody is asked.
        Frame::Burrow
        | Frame::Captive(_)
        | Frame::Occupy { .. }
        | Frame::LastWord { .. }
        | Frame::LastBook
        | Frame::FirstTie
        | Frame::SerpentReturns
        | Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => {}
    }
}

/// CWD-GATECTL-08, CWD-ACTION-01: what a player might try while the other one is asked.
fn expect_out_of_turn(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    if duel.phase != Phase::Action {
        return;
    }
    for zone in content.zone_ids() {
        if gate_control::may_control(duel, who, zone).is_ok() {
            menu.offer(Choice::Control(zone));
        }
    }
    menu.offer(Choice::Act(Action::Pass));
}
