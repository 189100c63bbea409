//! The last chance to reveal Elder Signs before it is too late. CWD-END, CWD-ELDER.

use super::{Flow, Menu, Verdict, elder_signs, not_asked, spellbooks, unasked};
use crate::Choice;
use crate::content::Content;
use crate::figures::Faction;
use crate::state::{Duel, Frame};
use crate::words::{Question, ask};
use kernel::RuleId;
use scene::Phrase;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-ELDER-05", "CWD-END-04"];

pub(crate) fn question(duel: &Duel, content: &Content, who: Faction) -> Question {
    let (asks, reason) = match spellbooks::sign_at_will(duel, who) {
        true => ("ask-last-word-book", "reason-last-word-book"),
        false => ("ask-last-word", "reason-last-word"),
    };
    let doom = duel.side(who).doom;
    let reason = Phrase::new(reason).count("doom", doom).count("last", content.last_doom);
    Question::new(ask(asks, who).count("doom", doom), reason)
}

/// CWD-END-04, CWD-END-03, CWD-WINDWALKER-20: asks a player who might end the game by revealing
/// signs, including one available at will, before it is too late.
///
/// Whether the question is asked must not reveal what the signs are worth, so it depends only on
/// how many there are and the best they could be.
pub(crate) fn give(duel: &mut Duel, content: &Content, who: Faction) {
    if duel.ending.is_none() && might_end(duel, content, who) {
        duel.push(Frame::LastWord { who });
    }
}

fn might_end(duel: &Duel, content: &Content, who: Faction) -> bool {
    let at_will = spellbooks::sign_at_will(duel, who);
    // CWD-ELDER-07: if the supply is empty, doom replaces the sign.
    let paid = u16::from(at_will && duel.bag.is_empty());
    let count = elder_signs::held(duel, who) + u8::from(at_will && !duel.bag.is_empty());
    let most = paid + best(duel, count);
    most > 0 && duel.side(who).doom + most >= content.last_doom
}

/// The most that this many hidden signs can be worth, judging by what everybody knows.
fn best(duel: &Duel, count: u8) -> u16 {
    let unrevealed =
        |kind: usize| duel.bag.count(kind) + duel.sides[0].signs[kind] + duel.sides[1].signs[kind];
    let mut left = count;
    let mut worth = 0;
    for kind in (0..3).rev() {
        let taken = left.min(unrevealed(kind));
        worth += u16::from(taken) * (kind as u16 + 1);
        left -= taken;
    }
    worth
}

/// The last word is over once the end has been reached or is out of reach.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, who: Faction) -> Flow {
    if duel.ending.is_some() || !might_end(duel, content, who) {
        duel.pop();
        return Flow::Goes;
    }
    Flow::Waits
}

/// Signs to reveal, and spellbooks that would bring one more.
pub(crate) fn offer(duel: &Duel, who: Faction, menu: &mut Menu) {
    elder_signs::offer(duel, who, menu);
    if spellbooks::sign_at_will(duel, who) {
        spellbooks::offer_take(duel, None, menu);
    }
    menu.offer(Choice::Keep);
}

/// Revealing and opening at will are rights, not answers to a question.
pub(crate) fn may_answer(choice: Choice) -> Verdict {
    if choice == Choice::Keep { Ok(()) } else { not_asked("CWD-END-04") }
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice) {
    match choice == Choice::Keep {
        true => duel.pop(),
        false => unasked(choice),
    }
}
