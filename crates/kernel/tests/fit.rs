//! The kernel walked through the hardest situations of the games to come; docs/kernel-fit.md
//! describes the same walks step by step.
//!
//! Each module is a toy: a few dozen lines of state, its frames, and the play of one situation.
//! Rule ids are in the module comments and in refusals, never above a test: a toy shows that the
//! kernel can express a rule, not that a game follows it, and must not count as coverage.

mod fit {
    pub mod play;
    pub mod toy;

    mod condition_back;
    mod door;
    mod event_cards;
    mod fairness;
    mod killing;
    mod local_path;
    mod massive;
    mod moments;
    mod night_cards;
    mod one_doom_at_a_time;
    mod reckoning;
    mod together;
    mod unless;
}
