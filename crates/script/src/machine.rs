//! The effect machine: carries packed effects out, one instruction after another.
//!
//! A game is its [`Host`]: it keeps the stack of [`Task`]s, knows what an effect remembers, and does
//! what its own verbs, tests and selectors mean. The machine knows the combinators: what `may`,
//! `unless`, `choose`, `for each`, `pick`, `if`, `repeat` and tables of results lead to. It holds
//! nothing itself, so a game may be copied or stored between any two steps.

mod payable;

pub use payable::{Look, can_pay, is_in_vain, leads_somewhere, open_ways};

use crate::code::{At, Block, Code, Op};
use crate::phrasebook::{Amount, Language};

/// What an effect leaves to be done; the newest is done first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task<Found> {
    /// What comes next of the effect at hand.
    Run(Block),
    /// `for each`: those who are left.
    Each {
        at: At,
        left: Found,
    },
    Repeat {
        body: Block,
        left: u8,
    },
    /// A question: whether the offer is taken.
    May {
        at: At,
    },
    /// A question: whether the escape is taken.
    Unless {
        at: At,
    },
    /// A question: which way.
    Choose {
        at: At,
    },
    /// A question: which one.
    Pick {
        at: At,
        among: Found,
    },
    /// A bare roll, and the lines it leads to.
    Dice {
        dice: u8,
        lines: Block,
    },
    /// What was chosen has been done; what follows is imposed again.
    Imposed,
}

/// How many things a selector found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowMany<Item> {
    None,
    One(Item),
    Several,
}

/// The game that effects are carried out in.
///
/// "The effect at hand" is the one begun last that is not over: who resolves it, what `it` and
/// `there` are, what the last test came to.
pub trait Host {
    type Language: Language;
    /// Everything a selector finds.
    type Found;
    /// One thing of it; the selector knows what it is.
    type Item: Copy;

    fn code(&self) -> &Code<Self::Language>;

    /// Puts a task on top of the stack.
    fn push(&mut self, task: Task<Self::Found>);

    /// Takes the top of the stack off.
    fn pop(&mut self);

    /// A look at the effect at hand, if there is one.
    fn look(&self) -> Option<impl Look<Language = Self::Language>>;

    /// Whether whoever resolves the effect at hand is still there to do so.
    fn goes_on(&mut self) -> bool;

    /// Whether whoever resolves the effect at hand is there to be asked.
    fn can_be_asked(&self) -> bool;

    /// Whether something has to be asked before this instruction, which then waits.
    fn asks_first(&mut self, verb: Verb<Self>) -> bool;

    fn perform(&mut self, verb: Verb<Self>, at: At);

    /// Begins a test that leads to one of these blocks.
    fn test(&mut self, check: Check<Self>, pass: Block, fail: Block);

    fn amount(&self, amount: Amount<Self::Language>) -> u8;

    fn select(&self, who: Who<Self>) -> Self::Found;

    fn how_many(found: &Self::Found) -> HowMany<Self::Item>;

    /// What the last test of the effect at hand came to.
    fn result(&self) -> u8;

    /// Rolls dice for these lines.
    fn roll(&mut self, dice: u8, lines: Block) {
        if dice > 0 {
            self.push(Task::Dice { dice, lines });
        }
    }

    /// Remembers what a bare roll showed.
    fn rolled(&mut self, faces: &[u8]);

    /// Begins to go through a selection.
    fn go_through(&mut self, at: At, who: Who<Self>, left: Self::Found, body: Block) {
        let _ = (who, body);
        self.push(Task::Each { at, left });
    }

    /// Whether somebody has to say who of those left comes next.
    fn asks_which(&self, body: Block, left: &Self::Found) -> bool {
        let _ = (body, left);
        false
    }

    /// Who of those left comes next if nobody has to say so.
    fn next_of(&self, who: Who<Self>, left: &Self::Found) -> Option<Self::Item>;

    /// Strikes one off those left of the `for each` on top of the stack.
    fn strike(&mut self, item: Self::Item);

    /// Whether the selector still means this one, after what was done for those before.
    fn is_still_meant(&self, who: Who<Self>, item: Self::Item) -> bool {
        let _ = (who, item);
        true
    }

    /// Resolves a body for one thing of a selection, as an effect of its own.
    fn begin_for(&mut self, who: Who<Self>, item: Self::Item, body: Block);

    /// Whether the effect at hand is one's own choice from now on, or imposed.
    fn chosen(&mut self, willing: bool) {
        let _ = willing;
    }
}

pub type Verb<H> = <<H as Host>::Language as Language>::Verb;
pub type Check<H> = <<H as Host>::Language as Language>::Check;
pub type Who<H> = <<H as Host>::Language as Language>::Who;

/// The next instruction of the block on top of the stack.
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
        // Parts of a table and of a choice, which are never reached by themselves.
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

/// The next of the `for each` on top of the stack, or its end; false if somebody has to say who that is.
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

/// The body of the `for each` on top of the stack for one of those left.
pub fn each_one<H: Host>(host: &mut H, at: At, item: H::Item) {
    let Op::Each { who, body } = host.code().op(at) else { return };
    host.strike(item);
    if host.is_still_meant(who, item) {
        host.begin_for(who, item, body);
    }
}

/// Another round of the `repeat` on top of the stack.
pub fn repeat<H: Host>(host: &mut H, body: Block, left: u8) {
    host.pop();
    if let Some(left) = left.checked_sub(1) {
        host.push(Task::Repeat { body, left });
        host.push(Task::Run(body));
    }
}

/// Dice have been rolled for these lines: each leads to its own, the first die first.
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

/// The offer on top of the stack is taken or left.
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

/// The escape on top of the stack is taken or not.
pub fn escaped<H: Host>(host: &mut H, at: At, yes: bool) {
    host.pop();
    let Op::Unless { deed, escape } = host.code().op(at) else { return };
    if yes {
        willingly(host, escape);
    } else {
        host.push(Task::Run(deed));
    }
}

/// One of the ways on top of the stack is taken.
pub fn went<H: Host>(host: &mut H, at: At, nth: u8) {
    host.pop();
    let Op::Choose { ways } = host.code().op(at) else { return };
    if let Some(Op::Way { body }) = host.code().ops(ways).get(usize::from(nth)).copied() {
        willingly(host, body);
    }
}

/// One of those on top of the stack is picked.
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

/// What was chosen, on top of the stack, is over.
pub fn imposed<H: Host>(host: &mut H) {
    host.pop();
    host.chosen(false);
}
