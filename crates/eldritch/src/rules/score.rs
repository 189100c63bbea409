//! The score of a victory.

use super::Run;
use super::abilities::playing;
use super::values::is_rumor;
use crate::content::Content;
use crate::ids::ConditionId;
use crate::state::Eldritch;
use kernel::Seat;
use script::Names;

/// EH-OPTIONAL-SCORE-01: what is counted after a victory; lower is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub gates: i64,
    pub monsters: i64,
    pub cursed: i64,
    pub dark_pacts: i64,
    pub rumors: i64,
    pub clues: i64,
    pub blessed: i64,
    pub doom: i64,
}

impl Score {
    /// What is on the board and what the investigators in play hold.
    pub fn of(s: &Eldritch, c: &Content) -> Self {
        let with = |name: &str| {
            let card = c.names.id("condition", name).map(ConditionId);
            let has =
                |seat: &Seat| card.is_some_and(|card| s.investigator(*seat).has_condition(card));
            playing(s).filter(has).count() as i64
        };
        Score {
            gates: s.gates_on_board().count() as i64,
            monsters: s.monsters().count() as i64,
            cursed: with("cursed"),
            dark_pacts: with("dark-pact"),
            rumors: s.in_play.iter().filter(|it| is_rumor(c, it.card)).count() as i64,
            clues: playing(s).map(|seat| i64::from(s.investigator(seat).clues.len())).sum(),
            blessed: with("blessed"),
            doom: i64::from(s.doom),
        }
    }

    pub fn total(self) -> i64 {
        self.parts().iter().map(|(_, _, points)| points).sum()
    }

    /// Everything that counts: its key, how many there are, and the points for them.
    pub fn parts(self) -> [(&'static str, i64, i64); 8] {
        let thirds = |count: i64| (count + 2) / 3;
        [
            ("gates", self.gates, self.gates),
            ("monsters", self.monsters, thirds(self.monsters)),
            ("cursed", self.cursed, self.cursed),
            ("dark-pacts", self.dark_pacts, self.dark_pacts),
            ("rumors", self.rumors, 3 * self.rumors),
            ("clues", self.clues, -thirds(self.clues)),
            ("blessed", self.blessed, -self.blessed),
            ("doom", self.doom, -self.doom),
        ]
    }
}

/// Counts the score, once, when the game is won.
pub fn keep_score(run: &mut Run<'_>) {
    if run.s.ending.is_some_and(|ending| ending.is_victory()) {
        run.s.score = i16::try_from(Score::of(run.s, run.c).total()).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn the_score_counts_troubles_and_takes_off_time_and_clues() {
        let some = Score {
            gates: 2,
            monsters: 4,
            cursed: 1,
            clues: 5,
            blessed: 1,
            doom: 6,
            ..Score::default()
        };
        assert_eq!(some.total(), -4);
        assert_eq!(Score { doom: 1, ..Score::default() }.total(), -1);
        let grim = Score { gates: 3, monsters: 7, dark_pacts: 2, rumors: 1, ..Score::default() };
        assert_eq!(grim.total(), 11);
        assert_eq!(Score { clues: 1, ..Score::default() }.total(), -1);
    }
}
