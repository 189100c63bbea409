//! Counting every line of play to a depth: a fingerprint of the rules.

use crate::playout::MOST_INPUTS;
use kernel::position::{Field, Positioned};
use kernel::{ChanceOutcome, ChanceRequest, Events, Game, Menu, Waiting};

/// How many sequences of 1, 2, … `depth` choices there are from here.
///
/// A choice counts if there are at least two; a single answer is taken automatically. A draw
/// branches into every distinct card of the heap, each counted once however many there are. Dice do
/// not branch: they all show 1, because counting faces would say little about the rules. Rights are
/// left out. A game that ends before the depth adds nothing beyond its end.
pub fn perft<G: Game>(game: &G, content: &G::Content, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    descend(game.clone(), content, &mut counts, MOST_INPUTS);
    counts
}

fn descend<G: Game>(mut game: G, content: &G::Content, counts: &mut [u64], mut inputs: u64) {
    let [here, below @ ..] = counts else { return };
    let mut out = Events::deaf();
    let mut menu = Menu::new();
    while inputs > 0 {
        inputs -= 1;
        match game.waiting() {
            Waiting::Over => return,
            Waiting::Chance(ChanceRequest::Dice { count, .. }) => {
                let ones = std::iter::repeat_n(1, usize::from(count)).collect();
                if game.chance(content, &ChanceOutcome::Dice(ones), &mut out).is_err() {
                    return;
                }
            }
            Waiting::Chance(ChanceRequest::Draw { size }) => {
                let mut cards: Vec<u64> = (0..size).map(|n| game.card_at(content, n)).collect();
                cards.sort_unstable();
                cards.dedup();
                for card in cards {
                    let mut next = game.clone();
                    if next.chance(content, &ChanceOutcome::Drawn(card), &mut out).is_ok() {
                        descend(next, content, counts, inputs);
                    }
                }
                return;
            }
            Waiting::Choice(asked) => {
                menu.clear();
                game.menu(content, &mut menu);
                if let [only] = *menu {
                    game.apply(content, asked.lead, only, &mut out);
                    continue;
                }
                *here += menu.len() as u64;
                if below.is_empty() {
                    return;
                }
                for choice in menu.iter() {
                    let mut next = game.clone();
                    next.apply(content, asked.lead, *choice, &mut out);
                    descend(next, content, below, inputs);
                }
                return;
            }
        }
    }
}

/// Counts as [`perft`] does, from a position written as cases write it.
pub fn perft_from<G: Positioned>(
    content: &G::Content,
    fields: &[(&str, Field)],
    depth: usize,
) -> Result<Vec<u64>, String> {
    let mut draft = G::draft(content);
    for (name, value) in fields {
        let path: Vec<&str> = name.split('.').collect();
        G::set(&mut draft, content, &path, value).map_err(|error| format!("{name}: {error}"))?;
    }
    let game = G::start(draft, content, &mut Events::deaf()).map_err(|error| error.to_string())?;
    Ok(perft(&game, content, depth))
}
