//! Groups of answers, and which refusals a player is most likely to wonder about.

use crate::{Choice, Why};
use ::scene::OptionGroup;
use std::sync::{Arc, LazyLock};

/// Choices in one group differ only in what they concern.
pub(super) const fn of(choice: Choice) -> &'static str {
    match choice {
        Choice::Play(_) => "play",
        Choice::Travel(_) => "travel",
        Choice::Prepare(_) => "prepare",
        Choice::Acquire => "acquire",
        Choice::Rest => "rest",
        Choice::Trade(_) => "trade",
        Choice::Use(_) => "use",
        Choice::Cast(_) => "cast",
        Choice::Local(..) => "local",
        Choice::EndTurn => "end",
        Choice::Go(..) => "go",
        Choice::Stop => "stop",
        Choice::Give(_) => "give",
        Choice::Take(_) => "take",
        Choice::Done => "done",
        Choice::Agree => "agree",
        Choice::Refuse => "refuse",
        Choice::Buy(_) => "buy",
        Choice::BuyFor(..) => "buy-for",
        Choice::Loan => "loan",
        Choice::Toss(_) => "toss",
        Choice::Fight(_) => "fight",
        Choice::PassMonsters => "pass-monsters",
        Choice::Meet(_) => "meet",
        Choice::Skip => "skip",
        Choice::Yes => "yes",
        Choice::No => "no",
        Choice::Way(_) => "way",
        Choice::Pick(_) => "pick",
        Choice::Omen(_) => "omen",
        Choice::Improve(_) => "improve",
        Choice::Unimprove(_) => "unimprove",
        Choice::Drop(_) => "drop",
        Choice::SpendClue => "spend-clue",
        Choice::SpendSanity => "spend-sanity",
        Choice::Face(_) => "die",
        Choice::Roll => "roll",
        Choice::Stand => "stand",
        Choice::Lead(_) => "lead",
        Choice::Pay(_) => "pay",
        Choice::Mark(_) => "mark",
        Choice::Resolve(_) => "resolve",
        Choice::Convert(..) => "convert",
        Choice::Top(_) => "top",
    }
}

/// The groups with a name, a question and an explanation of their own, each with its icon and its
/// rule. Any other group is the only one in its question.
const NAMED: [(&str, Option<&str>, &str); 13] = [
    ("travel", Some("boot-prints"), "EH-TRAVEL-01"),
    ("prepare", Some("steam-locomotive"), "EH-PREPARE-TRAVEL-01"),
    ("trade", Some("discussion"), "EH-TRADE-01"),
    ("use", Some("backpack"), "EH-COMPONENT-ACTION-01"),
    ("cast", Some("spell-book"), "EH-SPELLS-02"),
    ("local", None, "EH-LOCAL-ACTION-02"),
    ("go", Some("boot-prints"), "EH-TRAVEL-02"),
    ("buy", Some("backpack"), "EH-ACQUIRE-ASSETS-02"),
    ("buy-for", Some("backpack"), "EH-INV-CHARLIE-04"),
    ("toss", None, "EH-ACQUIRE-ASSETS-03"),
    ("give", None, "EH-TRADE-02"),
    ("take", None, "EH-TRADE-02"),
    ("meet", None, "EH-ENCOUNTERS-05"),
];

pub(super) fn named() -> Arc<Vec<OptionGroup>> {
    static ALL: LazyLock<Arc<Vec<OptionGroup>>> = LazyLock::new(|| Arc::new(made()));
    ALL.clone()
}

fn made() -> Vec<OptionGroup> {
    let named = |(id, icon, rule): &(&str, Option<&str>, &str)| {
        OptionGroup::named("eh-group", id, *icon, rule)
    };
    NAMED.iter().map(named).collect()
}

/// What is nearly legal comes first, what nobody would try comes last.
pub(super) fn unlikelihood(choice: Choice, why: Why) -> u32 {
    8 * distance(why) + weight(choice)
}

/// How far it is from being legal.
fn distance(why: Why) -> u32 {
    match why {
        Why::TooDear { left, .. } => 1 + u32::from(left.min(4)),
        Why::MonstersHere | Why::NobodyRests | Why::Forbidden(_) | Why::CannotPay => 2,
        Why::NoTarget | Why::Unmet | Why::NoClues | Why::NoTicket(_) | Why::MustFight => 4,
        Why::DoneThisRound | Why::AlreadyUsed | Why::HasDebt | Why::NoLoan => 6,
        Why::LeadsNowhere => 6,
        Why::NotACity | Why::NoSuchPath(_) | Why::NobodyHere | Why::NoExpeditions => 8,
        Why::Improved | Why::NoSuchEncounter | Why::Delayed | Why::NoActionsLeft => 10,
        Why::NotYourTurn | Why::NotAsked | Why::NotAdjacent(_) | Why::NotHeld => 16,
    }
}

/// How much such a choice matters.
fn weight(choice: Choice) -> u32 {
    match choice {
        Choice::Rest | Choice::Acquire => 0,
        Choice::Buy(_) | Choice::Cast(_) | Choice::Use(_) => 1,
        Choice::Travel(_) | Choice::Prepare(_) => 2,
        Choice::Trade(_) => 5,
        Choice::Play(_)
        | Choice::Local(..)
        | Choice::EndTurn
        | Choice::Go(..)
        | Choice::Stop
        | Choice::Give(_)
        | Choice::Take(_)
        | Choice::Done
        | Choice::Agree
        | Choice::Refuse
        | Choice::BuyFor(..)
        | Choice::Loan
        | Choice::Toss(_)
        | Choice::Fight(_)
        | Choice::PassMonsters
        | Choice::Meet(_)
        | Choice::Skip
        | Choice::Yes
        | Choice::No
        | Choice::Way(_)
        | Choice::Pick(_)
        | Choice::Omen(_)
        | Choice::Improve(_)
        | Choice::Unimprove(_)
        | Choice::Drop(_)
        | Choice::SpendClue
        | Choice::SpendSanity
        | Choice::Face(_)
        | Choice::Roll
        | Choice::Stand
        | Choice::Lead(_)
        | Choice::Pay(_)
        | Choice::Mark(_)
        | Choice::Resolve(_)
        | Choice::Convert(..)
        | Choice::Top(_) => 3,
    }
}
