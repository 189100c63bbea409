//! Carrying out an answer.

use crate::Choice;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::{
    Events, battle, burrow, capture, doom_phase, elder_signs, ending, first_player,
};
use crate::rules::{last_word, moving, occupy, serpent, setup, spellbooks, towers, turn, unasked};
use crate::state::{Duel, Frame};

/// Carries out an answer that [`legality::may`](super::legality::may) allows.
pub(super) fn apply(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    out: &mut Events,
) {
    // Rights first: they are available no matter who is asked.
    if let Choice::Reveal(value) = choice {
        return elder_signs::reveal(duel, content, who, value, out);
    }
    if let Choice::Take(book) = choice {
        return spellbooks::take(duel, book, out);
    }
    match duel.top() {
        Frame::Start => setup::answer(duel, choice, out),
        Frame::Turn(_) => turn::answer(duel, content, who, choice, out),
        Frame::Moving { .. } => moving::answer(duel, who, choice, out),
        Frame::Burrow => burrow::answer(duel, choice, out),
        Frame::Captive(captive) => capture::answer(duel, content, captive, choice, out),
        Frame::Battle => battle::answer(duel, content, who, choice, out),
        Frame::OpenBook { condition } => spellbooks::answer(duel, condition, choice, out),
        Frame::Occupy { who, zone } => occupy::answer(duel, who, zone, choice, out),
        Frame::LastWord { .. } => last_word::answer(duel, choice),
        Frame::LastBook => ending::answer(duel, choice, out),
        Frame::FirstTie => first_player::answer(duel, choice, out),
        Frame::DoomStep(_) => doom_phase::answer(duel, content, who, choice, out),
        Frame::SerpentReturns => serpent::answer(duel, choice, out),
        Frame::Towers { .. } => towers::answer(duel, choice, out),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => unasked(choice),
    }
}
