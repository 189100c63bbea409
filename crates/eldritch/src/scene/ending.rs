//! How the game ended, and the score of a victory.

use crate::content::Content;
use crate::rules::score::Score;
use crate::rules::statistics::Defeat;
use crate::state::{Eldritch, Ending};
use crate::words::{names, stories};
use ::scene::{Phrase, Text, text};

pub(super) fn ending(game: &Eldritch, content: &Content) -> Option<::scene::Ending> {
    let met = game.ending?;
    let won = met.is_victory();
    let ancient = content.ancient(game.ancient);
    let headline = Phrase::new(if won { "eh-ending-won" } else { "eh-ending-lost" })
        .name("ancient", names::ancient(content, game.ancient));
    let mut lines = vec![match met {
        Ending::Won => Phrase::new("eh-ending-won-final"),
        Ending::Lost => defeat(game, content),
        other => Phrase::new(text!("eh-ending-{}", other.key())),
    }];
    let story = text!("eh-story-ancient-{}", ancient.id);
    lines.extend(stories::part_of(content, &story, if won { "won" } else { "lost" }));
    lines.push(
        Phrase::new("eh-ending-mysteries")
            .count("solved", game.solved_count())
            .count("needed", ancient.mysteries),
    );
    lines.push(Phrase::new("eh-ending-doom").count("doom", game.doom));
    lines.push(Phrase::new("eh-ending-rounds").count("rounds", game.round));
    if won {
        let score = Score::of(game, content);
        lines.push(Phrase::new("eh-ending-score").count("score", score.total()));
        lines.extend(score_lines(score));
    }
    // EH-ELIMINATED-04: defeated players win with the others.
    let winners = if won { (0..game.players).collect() } else { Vec::new() };
    Some(::scene::Ending { headline, lines, winners, rules: vec![rule(met).into()], diary: None })
}

/// The source of the effect that ended the game.
fn defeat(game: &Eldritch, content: &Content) -> Phrase {
    match Defeat::of(game, content) {
        Some(Defeat::Awoke) => Phrase::new("eh-ending-lost-awoke"),
        Some(Defeat::Awake) => Phrase::new("eh-ending-lost-awake"),
        Some(Defeat::MythosCard(card)) => {
            Phrase::new("eh-ending-lost-mythos-card").name("card", names::mythos(content, card))
        }
        Some(Defeat::Other) | None => Phrase::new("eh-ending-lost-effect"),
    }
}

const fn rule(ending: Ending) -> &'static str {
    match ending {
        Ending::Solved => "EH-WINNING-LOSING-03",
        Ending::Won | Ending::Lost => "EH-WINNING-LOSING-01",
        Ending::AllEliminated => "EH-WINNING-LOSING-04",
        Ending::MythosRanOut => "EH-WINNING-LOSING-05",
    }
}

/// The parts of the score, without those that are zero.
fn score_lines(score: Score) -> impl Iterator<Item = Phrase> {
    let counted = score.parts().into_iter().filter(|(_, count, _)| *count > 0);
    counted.map(|(what, count, points)| {
        Phrase::new(text!("eh-score-{what}")).count("n", count).text("points", signed(points))
    })
}

fn signed(points: i64) -> Text {
    match points {
        points if points < 0 => text!("−{}", -points),
        points => text!("+{points}"),
    }
}
