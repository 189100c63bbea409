//! Every legal answer, and the quiet one.

use crate::Choice;
use crate::choice::Ability;
use crate::content::Content;
use crate::rules::{Menu, battle, burrow, capture, doom_phase, ending, first_player, last_word};
use crate::rules::{moving, occupy, serpent, setup, spellbooks, towers, turn};
use crate::state::{Duel, Frame};

/// Every legal answer to the question, but only one of several equivalent answers. The others
/// remain legal, because older logs contain them.
pub(super) fn offer(duel: &Duel, content: &Content, menu: &mut Menu) {
    match duel.top() {
        Frame::Start => setup::offer(content, menu),
        Frame::Turn(turn) => turn::offer(duel, content, &turn, menu),
        Frame::Moving { who } => moving::offer(duel, content, who, menu),
        Frame::Burrow => burrow::offer(menu),
        Frame::Captive(captive) => capture::offer(duel, captive, menu),
        Frame::Battle => battle::offer(duel, content, menu),
        Frame::OpenBook { condition } => spellbooks::offer(duel, condition, menu),
        Frame::Occupy { .. } => occupy::offer(menu),
        Frame::LastWord { who } => last_word::offer(duel, who, menu),
        Frame::LastBook => ending::offer(duel, menu),
        Frame::FirstTie => first_player::offer(menu),
        Frame::DoomStep(step) => doom_phase::offer(duel, content, step, menu),
        Frame::SerpentReturns => serpent::offer(content, menu),
        Frame::Towers { left } => towers::offer(duel, content, left, menu),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => {}
    }
}

/// The answer nearly everyone would give: ending a turn when nothing is left but to step off one's
/// own gates, and using an ability that can only help.
pub(super) fn quiet(duel: &Duel, content: &Content) -> Option<Choice> {
    let top = duel.top();
    if let Frame::Turn(turn) = top {
        return turn::quiet(duel, content, &turn);
    }
    let given = if top == Frame::Burrow {
        Ability::Burrow
    } else if let Frame::Occupy { .. } = top {
        Ability::Occupy
    } else if top == Frame::Battle && battle::fury::is_now(duel) {
        Ability::FuryOfTheNorth
    } else {
        return None;
    };
    Some(Choice::Use(given))
}
