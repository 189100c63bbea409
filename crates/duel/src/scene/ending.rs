//! How the game ended, in words.

use crate::event::ending_key;
use crate::figures::Faction;
use crate::rules::ending::outcome;
use crate::state::{Duel, Ending};
use crate::words::faction_name;
use scene::{Phrase, text};

/// CWD-END-01, CWD-END-07, CWD-END-08: which end condition was met, and what decided the game.
pub(super) fn ending(duel: &Duel) -> Option<scene::Ending> {
    let outcome = outcome(duel)?;
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    let headline = match winners[..] {
        [only] => {
            Phrase::new("ending-won").name("who", faction_name(Faction::of(kernel::Seat(only))))
        }
        _ => Phrase::new("ending-shared"),
    };
    let met = duel.ending.unwrap_or(Ending::ThirtyDoom);
    let both = |key: &'static str, count: &dyn Fn(Faction) -> i64| {
        Phrase::new(key)
            .count("sleeper", count(Faction::Sleeper))
            .count("windwalker", count(Faction::Windwalker))
    };
    let lines = vec![
        Phrase::new(text!("ending-{}", ending_key(met))),
        both("ending-doom", &|who| i64::from(duel.side(who).doom)),
        both("ending-books", &|who| duel.books(who) as i64),
        both("ending-gates", &|who| i64::from(duel.gates_of(who))),
        Phrase::new("ending-rounds").count("rounds", duel.round),
    ];
    let decided = if winners.len() == 1 { "CWD-END-07" } else { "CWD-END-08" };
    let rules = ["CWD-END-01", decided].map(Into::into).into();
    Some(scene::Ending { headline, lines, winners, rules, diary: None })
}
