//! How the game ended, and the score of a victory.

use crate::content::{Content, MythosKind};
use crate::face::{names, stories};
use crate::ids::ConditionId;
use crate::state::{Eldritch, Ending, Standing};
use ::scene::Phrase;
use script::Names as _;

pub fn ending(game: &Eldritch, content: &Content) -> Option<::scene::Ending> {
    let met = game.ending?;
    let won = met.is_victory();
    let ancient = content.ancient(game.ancient);
    let headline = Phrase::new(if won { "eh-ending-won" } else { "eh-ending-lost" })
        .name("ancient", names::ancient(content, game.ancient));
    let mut lines = vec![Phrase::new(match met {
        Ending::Won => "eh-ending-won-final".to_owned(),
        Ending::Lost => "eh-ending-lost-effect".to_owned(),
        other => format!("eh-ending-{}", other.key()),
    })];
    let story = format!("eh-story-ancient-{}", ancient.id);
    lines.extend(stories::part_of(&story, if won { "won" } else { "lost" }));
    lines.push(
        Phrase::new("eh-ending-mysteries")
            .count("solved", game.solved_count())
            .count("needed", ancient.mysteries),
    );
    lines.push(Phrase::new("eh-ending-doom").count("doom", game.doom));
    lines.push(Phrase::new("eh-ending-rounds").count("rounds", game.round));
    lines.push(Phrase::new("eh-ending-fallen").count("n", game.fallen.len() as i64));
    if won {
        let score = Score::of(game, content);
        lines.push(Phrase::new("eh-ending-score").count("score", score.total()));
        lines.extend(score.lines());
    }
    // EH-ELIMINATED-04: those who fell win with the others.
    let winners = if won { (0..game.players).collect() } else { Vec::new() };
    Some(::scene::Ending {
        headline,
        lines,
        winners,
        rules: vec![rule(met).to_owned()],
    })
}

const fn rule(ending: Ending) -> &'static str {
    match ending {
        Ending::Solved => "EH-WINNING-LOSING-03",
        Ending::Won | Ending::Lost => "EH-WINNING-LOSING-01",
        Ending::AllEliminated => "EH-WINNING-LOSING-04",
        Ending::MythosRanOut => "EH-WINNING-LOSING-05",
    }
}

/// EH-OPTIONAL-SCORE-01: lower is better.
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
    pub fn of(game: &Eldritch, content: &Content) -> Score {
        let playing = || game.seats.iter().filter(|it| it.standing == Standing::Playing);
        let with = |name: &str| match content.names.id("condition", name) {
            Some(id) => {
                playing().filter(|it| it.has_condition(ConditionId(id as u8))).count() as i64
            }
            None => 0,
        };
        let rumor = |card| content.mythos_card(card).kind == MythosKind::Rumor;
        Score {
            gates: game.gates_on_board().count() as i64,
            monsters: game.monsters().count() as i64,
            cursed: with("cursed"),
            dark_pacts: with("dark-pact"),
            rumors: game.in_play.iter().filter(|it| rumor(it.card)).count() as i64,
            clues: playing().map(|it| i64::from(it.clues.len())).sum(),
            blessed: with("blessed"),
            doom: i64::from(game.doom),
        }
    }

    pub fn total(self) -> i64 {
        let thirds = |count: i64| (count + 2) / 3;
        self.gates + thirds(self.monsters) + self.cursed + self.dark_pacts + 3 * self.rumors
            - thirds(self.clues)
            - self.blessed
            - self.doom
    }

    /// What made it up, without what there was none of.
    fn lines(self) -> Vec<Phrase> {
        let thirds = |count: i64| (count + 2) / 3;
        let parts = [
            ("gates", self.gates, self.gates),
            ("monsters", self.monsters, thirds(self.monsters)),
            ("cursed", self.cursed, self.cursed),
            ("dark-pacts", self.dark_pacts, self.dark_pacts),
            ("rumors", self.rumors, 3 * self.rumors),
            ("clues", self.clues, -thirds(self.clues)),
            ("blessed", self.blessed, -self.blessed),
            ("doom", self.doom, -self.doom),
        ];
        let counted = parts.into_iter().filter(|(_, count, _)| *count > 0);
        counted
            .map(|(what, count, points)| {
                Phrase::new(format!("eh-score-{what}"))
                    .count("n", count)
                    .text("points", signed(points))
            })
            .collect()
    }
}

fn signed(points: i64) -> String {
    match points {
        points if points < 0 => format!("−{}", -points),
        points => format!("+{points}"),
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
