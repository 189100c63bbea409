//! Groups of answers, and which refusals a player is most likely to wonder about.

use crate::{Choice, Why};
use ::scene::OptionGroup;
use std::sync::{Arc, LazyLock};

/// Choices in one group differ only in what they concern.
pub(super) const fn of(choice: Choice) -> &'static str {
    if let Choice::BuyFor(..) = choice { "buy-for" } else { choice.word() }
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
    static ALL: LazyLock<Arc<Vec<OptionGroup>>> =
        LazyLock::new(|| OptionGroup::list("eh-group", NAMED));
    ALL.clone()
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
    if matches!(choice, Choice::Rest | Choice::Acquire) {
        return 0;
    }
    if matches!(choice, Choice::Buy(_) | Choice::Cast(_) | Choice::Use(_)) {
        return 1;
    }
    if matches!(choice, Choice::Travel(_) | Choice::Prepare(_)) {
        return 2;
    }
    if let Choice::Trade(_) = choice { 5 } else { 3 }
}
