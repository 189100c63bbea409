//! The effect machine: resolves compiled effects, one instruction after another.
//!
//! A game is its [`Host`]: it keeps the stack of [`Task`]s and the context of each effect, and
//! implements its own verbs, tests and selectors. The machine knows the combinators: what `may`,
//! `unless`, `choose`, `for each`, `pick`, `if`, `repeat` and tables of results lead to. It has no
//! state of its own, so a game may be copied or stored between any two steps.

mod payable;

pub use payable::{Look, can_pay, is_in_vain, leads_somewhere, open_ways};

use crate::code::{At, Block, Code, Op};
use crate::phrasebook::{Amount, Language};

/// Pending work of an effect; the newest comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task<Found> {
    /// The next part of the current effect.
    Run(Block),
    /// `for each`: the items that are left.
    Each {
        at: At,
        left: Found,
    },
    Repeat {
        body: Block,
        left: u8,
    },
    /// A question: whether to take the offer.
    May {
        at: At,
    },
    /// A question: whether to take the escape.
    Unless {
        at: At,
    },
    /// A question: which branch.
    Choose {
        at: At,
    },
    /// A question: which one.
    Pick {
        at: At,
        among: Found,
    },
    /// A plain roll, and the lines it leads to.
    Dice {
        dice: u8,
        lines: Block,
    },
    /// The chosen part is over; what follows is imposed again.
    Imposed,
}

/// How many things a selector found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowMany<Item> {
    None,
    One(Item),
    Several,
}

/// The game in which effects are resolved.
///
/// "The current effect" is the last one begun that is not over. It knows who resolves it, what `it`
/// and `there` are, and the result of the last test.
pub trait Host {
    type Language: Language;
    /// Everything a selector finds.
    type Found;
    /// One item of it; the selector knows what it is.
    type Item: Copy;

    fn code(&self) -> &Code<Self::Language>;

    /// Pushes a task onto the stack.
    fn push(&mut self, task: Task<Self::Found>);

    /// Pops the top of the stack.
    fn pop(&mut self);

    /// A look at the effect at hand, if there is one.
    fn look(&self) -> Option<impl Look<Language = Self::Language>>;

    /// Whether the player resolving the current effect is still there to do so.
    fn goes_on(&mut self) -> bool;

    /// Whether whoever resolves the effect at hand is there to be asked.
    fn can_be_asked(&self) -> bool;

    /// Whether a question comes before this instruction, which then has to wait.
    fn asks_first(&mut self, verb: Verb<Self>) -> bool;

    fn perform(&mut self, verb: Verb<Self>, at: At);

    /// Begins a test that leads to one of these blocks.
    fn test(&mut self, check: Check<Self>, pass: Block, fail: Block);

    fn amount(&self, amount: Amount<Self::Language>) -> u8;

    fn select(&self, who: Who<Self>) -> Self::Found;

    fn how_many(found: &Self::Found) -> HowMany<Self::Item>;

    /// The result of the last test of the current effect.
    fn result(&self) -> u8;

    /// Rolls dice for these lines.
    fn roll(&mut self, dice: u8, lines: Block) {
        if dice > 0 {
            self.push(Task::Dice { dice, lines });
        }
    }

    /// Remembers the faces of a plain roll.
    fn rolled(&mut self, faces: &[u8]);

    /// Begins to iterate over a selection.
    fn go_through(&mut self, at: At, who: Who<Self>, left: Self::Found, body: Block) {
        let _ = (who, body);
        self.push(Task::Each { at, left });
    }

    /// Whether somebody has to choose which of the remaining items comes next.
    fn asks_which(&self, body: Block, left: &Self::Found) -> bool {
        let _ = (body, left);
        false
    }

    /// Which of the remaining items comes next if nobody has to choose.
    fn next_of(&self, who: Who<Self>, left: &Self::Found) -> Option<Self::Item>;

    /// Removes one of the remaining items from the `for each` on top of the stack.
    fn strike(&mut self, item: Self::Item);

    /// Whether the selector still selects this one, after what was done for those before.
    fn is_still_meant(&self, who: Who<Self>, item: Self::Item) -> bool {
        let _ = (who, item);
        true
    }

    /// Resolves a body for one item of a selection, as a separate effect.
    fn begin_for(&mut self, who: Who<Self>, item: Self::Item, body: Block);

    /// Whether the current effect is the player's own choice from now on, or imposed.
    fn chosen(&mut self, willing: bool) {
        let _ = willing;
    }
}

pub type Verb<H> = <<H as Host>::Language as Language>::Verb;
pub type Check<H> = <<H as Host>::Language as Language>::Check;
pub type Who<H> = <<H as Host>::Language as Language>::Who;

/// Resolves the next instruction of the block on top of the stack.
pub fn run<H: Host>(host: &mut H, block: Block) {
    let next = if host.goes_on() { block.split() } else { None };
    let Some((at, rest)) = next else {
        host.pop();
        return;
    };
    let op = host.code().op(at);
    if let Op::Do(verb) = op
        && host.asks_first(verb)
    {
        return;
    }
    host.pop();
    if !rest.is_empty() {
        host.push(Task::Run(rest));
    }
    instruct(host, at, op);
}

fn instruct<H: Host>(host: &mut H, at: At, op: Op<H::Language>) {
    match op {
        Op::Do(verb) => host.perform(verb, at),
        Op::Test { check, pass, fail } => host.test(check, pass, fail),
        Op::Table { dice: Some(number), lines } => {
            let dice = host.amount(number);
            host.roll(dice, lines);
        }
        Op::Table { dice: None, lines } => read_line(host, lines, host.result()),
        Op::May { cost, then, otherwise } => {
            let offered = can_offer(host, cost, then);
            host.push(if offered { Task::May { at } } else { Task::Run(otherwise) });
        }
        Op::Unless { deed, escape } => {
            let open = can_escape(host, escape);
            host.push(if open { Task::Unless { at } } else { Task::Run(deed) });
        }
        Op::Choose { .. } => host.push(Task::Choose { at }),
        Op::Each { who, body } => {
            let left = host.select(who);
            host.go_through(at, who, left, body);
        }
        Op::Pick { who, body } => {
            let among = host.select(who);
            match H::how_many(&among) {
                HowMany::None => {}
                HowMany::One(only) => host.begin_for(who, only, body),
                HowMany::Several => host.push(Task::Pick { at, among }),
            }
        }
        Op::If { when, then, otherwise } => {
            let holds = host.look().is_some_and(|look| look.holds(when));
            let way = if holds { then } else { otherwise };
            host.push(Task::Run(way));
        }
        Op::Repeat { times, body } => {
            let left = host.amount(times);
            host.push(Task::Repeat { body, left });
        }
        // Parts of a table or a choice, which are never reached on their own.
        Op::Line { .. } | Op::Way { .. } => {}
    }
}

/// Whether an offer is worth a question: it can be taken, something would be got for its price, and
/// somebody is there to take it.
fn can_offer<H: Host>(host: &H, cost: Block, then: Block) -> bool {
    let Some(look) = host.look() else { return false };
    let can_take = if cost.is_empty() {
        can_pay(&look, then)
    } else {
        can_pay(&look, cost) && !is_in_vain(&look, then)
    };
    can_take && host.can_be_asked()
}

fn can_escape<H: Host>(host: &H, escape: Block) -> bool {
    host.look().is_some_and(|look| can_pay(&look, escape)) && host.can_be_asked()
}

/// Takes the next item of the `for each` on top of the stack, or ends it; false if somebody has to
/// choose which.
pub fn each<H: Host>(host: &mut H, at: At, left: &H::Found) -> bool {
    let Op::Each { who, body } = host.code().op(at) else {
        host.pop();
        return true;
    };
    if host.asks_which(body, left) {
        return false;
    }
    match host.next_of(who, left) {
        Some(item) => each_one(host, at, item),
        None => host.pop(),
    }
    true
}

/// Runs the body of the `for each` on top of the stack for one of the remaining items.
pub fn each_one<H: Host>(host: &mut H, at: At, item: H::Item) {
    let Op::Each { who, body } = host.code().op(at) else { return };
    host.strike(item);
    if host.is_still_meant(who, item) {
        host.begin_for(who, item, body);
    }
}

/// Runs the `repeat` on top of the stack once more.
pub fn repeat<H: Host>(host: &mut H, body: Block, left: u8) {
    host.pop();
    if let Some(left) = left.checked_sub(1) {
        host.push(Task::Repeat { body, left });
        host.push(Task::Run(body));
    }
}

/// Takes dice rolled for these lines: each die leads to its own line, the first die first.
pub fn threw<H: Host>(host: &mut H, lines: Block, faces: &[u8]) {
    host.rolled(faces);
    for face in faces.iter().rev() {
        read_line(host, lines, *face);
    }
}

fn read_line<H: Host>(host: &mut H, lines: Block, result: u8) {
    let line = host.code().ops(lines).iter().find_map(|op| match op {
        Op::Line { low, high, body } if (*low..=*high).contains(&result) => Some(*body),
        _ => None,
    });
    if let Some(body) = line {
        host.push(Task::Run(body));
    }
}

/// Accepts or declines the offer on top of the stack.
pub fn offered<H: Host>(host: &mut H, at: At, yes: bool) {
    host.pop();
    let Op::May { cost, then, otherwise } = host.code().op(at) else { return };
    if !yes {
        host.push(Task::Run(otherwise));
        return;
    }
    host.push(Task::Run(then));
    willingly(host, cost);
    // An offer without a price is chosen as a whole.
    if cost.is_empty() {
        host.chosen(true);
    }
}

/// Takes the escape on top of the stack, or not.
pub fn escaped<H: Host>(host: &mut H, at: At, yes: bool) {
    host.pop();
    let Op::Unless { deed, escape } = host.code().op(at) else { return };
    if yes {
        willingly(host, escape);
    } else {
        host.push(Task::Run(deed));
    }
}

/// Takes one of the branches on top of the stack.
pub fn went<H: Host>(host: &mut H, at: At, nth: u8) {
    host.pop();
    let Op::Choose { ways } = host.code().op(at) else { return };
    if let Some(Op::Way { body }) = host.code().ops(ways).get(usize::from(nth)).copied() {
        willingly(host, body);
    }
}

/// Picks one of the items on top of the stack.
pub fn picked<H: Host>(host: &mut H, at: At, item: H::Item) {
    host.pop();
    let Op::Pick { who, body } = host.code().op(at) else { return };
    host.begin_for(who, item, body);
}

fn willingly<H: Host>(host: &mut H, block: Block) {
    if block.is_empty() {
        return;
    }
    host.push(Task::Imposed);
    host.push(Task::Run(block));
    host.chosen(true);
}

/// Ends the chosen part on top of the stack.
pub fn imposed<H: Host>(host: &mut H) {
    host.pop();
    host.chosen(false);
}
