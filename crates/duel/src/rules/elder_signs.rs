//! Elder Signs: drawn unseen, kept face down, revealed at will. CWD-ELDER.

use super::{Events, Flow, Menu, Verdict, kill_doom, refuse};
use crate::content::Content;
use crate::figures::Faction;
use crate::state::{Duel, Frame};
use crate::{Choice, Event, Why};
use kernel::Seats;

/// Queues this many signs for a faction; each is drawn when its frame comes up.
pub(crate) fn gain(duel: &mut Duel, who: Faction, count: u8) {
    for _ in 0..count {
        duel.push(Frame::DrawSign { who });
    }
}

/// CWD-ELDER-02: only its owner sees the value.
pub(crate) fn draw(duel: &mut Duel, who: Faction, kind: usize, out: &mut Events) {
    duel.pop();
    duel.bag.take(kind);
    duel.side_mut(who).signs[kind] += 1;
    out.reveal_to(who.seat());
    out.say(Event::SignDrawn { who, value: kind as u8 + 1 });
}

/// CWD-ELDER-07: if the supply is empty, 1 doom replaces the sign.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, who: Faction, out: &mut Events) -> Flow {
    if !duel.bag.is_empty() {
        return Flow::Waits;
    }
    duel.pop();
    out.say(Event::SignsExhausted { who });
    kill_doom::score(duel, content, who, 1, out);
    Flow::Goes
}

/// CWD-ELDER-05: any held sign, at any moment.
pub(crate) fn may_reveal(duel: &Duel, who: Faction, value: u8) -> Verdict {
    let kind = usize::from(value).wrapping_sub(1);
    match duel.side(who).signs.get(kind) {
        Some(count) if *count > 0 => Ok(()),
        _ => refuse("CWD-ELDER-05", Why::NoSuchSign(value)),
    }
}

/// CWD-ELDER-04, CWD-ELDER-05, CWD-ELDER-06: its value is scored at once, and it leaves the game.
pub(crate) fn reveal(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    value: u8,
    out: &mut Events,
) {
    duel.side_mut(who).signs[usize::from(value) - 1] -= 1;
    out.reveal_to_all(Seats::first(2));
    out.say(Event::SignRevealed { who, value });
    kill_doom::score(duel, content, who, u16::from(value), out);
}

pub(crate) fn offer(duel: &Duel, who: Faction, menu: &mut Menu) {
    for value in 1..=3 {
        if may_reveal(duel, who, value).is_ok() {
            menu.offer(Choice::Reveal(value));
        }
    }
}

pub(crate) fn held(duel: &Duel, who: Faction) -> u8 {
    duel.side(who).signs.iter().sum()
}

/// What a faction's hidden signs are worth together.
pub(crate) fn worth(duel: &Duel, who: Faction) -> u16 {
    let signs = &duel.side(who).signs;
    (1..=3).map(|value| value * u16::from(signs[usize::from(value) - 1])).sum()
}
