//! Tests.

use super::{EffectLanguage, entry, skill};
use crate::ids::Skill;
use script::{Amount, Entry};

use super::Number;

/// What is tested.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    pub skill: Skill,
    pub modifier: i16,
    /// Successes needed to pass.
    pub needs: Number,
}

pub const CHECKS: &[Entry<EffectLanguage, Check>] = &[
    entry("<skill> <signed>", "eh-check", "A modifier of 0 may be left out.", |it| Check {
        skill: skill(it, 0),
        modifier: it.signed(1),
        needs: Amount::Fixed(1),
    }),
    entry(
        "<skill> <signed> needing <n>",
        "eh-check-needing",
        "For tests that need more than one success.",
        |it| Check { skill: skill(it, 0), modifier: it.signed(1), needs: it.amount(2) },
    ),
];
