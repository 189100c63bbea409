//! Elder Signs: drawn unseen, kept face down, revealed at will. CWD-ELDER.

use super::{Events, Flow, Menu, Verdict, kill_doom, refuse, spellbooks};
use crate::content::Content;
use crate::figures::Faction;
use crate::state::{Duel, Frame};
use crate::{Choice, Event, Why};
use kernel::Seats;

/// Owes a faction this many signs; each is drawn when its frame comes up.
pub fn gain(duel: &mut Duel, who: Faction, count: u8) {
    for _ in 0..count {
        duel.push(Frame::DrawSign { who });
    }
}

/// CWD-ELDER-02: only its owner sees the value.
pub fn draw(duel: &mut Duel, who: Faction, kind: usize, out: &mut Events) {
    duel.pop();
    duel.bag.take(kind);
    duel.side_mut(who).signs[kind] += 1;
    out.reveal_to(who.seat());
    out.say(Event::SignDrawn { who, value: kind as u8 + 1 });
}

/// CWD-ELDER-07: an empty supply pays 1 doom instead.
pub fn draw_nothing(duel: &mut Duel, content: &Content, who: Faction, out: &mut Events) {
    duel.pop();
    out.say(Event::SignsExhausted { who });
    kill_doom::score(duel, content, who, 1, out);
}

/// CWD-ELDER-05: any held sign, at any moment.
pub fn may_reveal(duel: &Duel, who: Faction, value: u8) -> Verdict {
    let kind = usize::from(value).wrapping_sub(1);
    match duel.side(who).signs.get(kind) {
        Some(count) if *count > 0 => Ok(()),
        _ => refuse("CWD-ELDER-05", Why::NoSuchSign(value)),
    }
}

/// CWD-ELDER-04, CWD-ELDER-05, CWD-ELDER-06: its value is scored at once and it leaves the game.
pub fn reveal(duel: &mut Duel, content: &Content, who: Faction, value: u8, out: &mut Events) {
    duel.side_mut(who).signs[usize::from(value) - 1] -= 1;
    out.reveal_to_all(Seats::first(2));
    out.say(Event::SignRevealed { who, value });
    kill_doom::score(duel, content, who, u16::from(value), out);
}

pub fn offer(duel: &Duel, who: Faction, menu: &mut Menu) {
    for value in 1..=3 {
        if may_reveal(duel, who, value).is_ok() {
            menu.offer(Choice::Reveal(value));
        }
    }
}

pub fn held(duel: &Duel, who: Faction) -> u8 {
    duel.side(who).signs.iter().sum()
}

/// What a faction's hidden signs are worth together.
pub fn worth(duel: &Duel, who: Faction) -> u16 {
    let signs = &duel.side(who).signs;
    (1..=3).map(|value| value * u16::from(signs[usize::from(value) - 1])).sum()
}

/// CWD-END-04, CWD-END-03, CWD-WINDWALKER-20: asks a player who might end the game by revealing signs, one that is to
/// be had at will included, before the moment has passed.
///
/// Whether the question is asked must not betray what the signs are worth, so it depends on how
/// many there are and on the best they could be.
pub fn give_last_word(duel: &mut Duel, content: &Content, who: Faction) {
    if duel.ending.is_none() && might_end(duel, content, who) {
        duel.push(Frame::LastWord { who });
    }
}

fn might_end(duel: &Duel, content: &Content, who: Faction) -> bool {
    let at_will = spellbooks::sign_at_will(duel, who);
    // CWD-ELDER-07: an empty supply pays doom for the sign that would be drawn.
    let paid = u16::from(at_will && duel.bag.is_empty());
    let count = held(duel, who) + u8::from(at_will && !duel.bag.is_empty());
    let most = paid + best(duel, count);
    most > 0 && duel.side(who).doom + most >= content.last_doom
}

/// Signs to reveal, and spellbooks with which one more would be drawn.
pub fn offer_last_word(duel: &Duel, who: Faction, menu: &mut Menu) {
    offer(duel, who, menu);
    if spellbooks::sign_at_will(duel, who) {
        spellbooks::offer_take(duel, None, menu);
    }
    menu.offer(Choice::Keep);
}

/// The most that so many hidden signs can be worth, as far as everybody knows.
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

/// The last word is over when the end is reached or can no longer be.
pub fn last_word_goes_on(duel: &mut Duel, content: &Content, who: Faction) -> Flow {
    if duel.ending.is_some() || !might_end(duel, content, who) {
        duel.pop();
        return Flow::Goes;
    }
    Flow::Waits
}
