//! The number of rounds between all spaces: what bots consider before a journey.

use super::cards::SpaceInfo;
use crate::ids::{SpaceId, Terrain};
use crate::state::SpaceSet;

/// Ways to hold at most two tickets.
pub const PURSES: usize = 6;

/// Rounds are counted up to this; anything farther is treated alike.
pub const FARTHEST: u8 = 5;

/// Tickets as a number: trains, then ships.
pub fn purse(tickets: [u8; 2]) -> usize {
    match tickets {
        [0, 0] => 0,
        [1, 0] => 1,
        [0, 1] => 2,
        [0, _] => 5,
        [1, _] => 4,
        _ => 3,
    }
}

const TICKETS: [[u8; 2]; PURSES] = [[0, 0], [1, 0], [0, 1], [2, 0], [1, 1], [0, 2]];

/// The reachable spaces, by the tickets left.
type Spots = [SpaceSet; PURSES];

/// Counts the rounds of the shortest journey between every two spaces.
pub fn measure(spaces: &mut [SpaceInfo]) {
    let next: Vec<[Spots; PURSES]> = (0..spaces.len())
        .map(|at| TICKETS.map(|tickets| a_round(spaces, SpaceId::nth(at), tickets)))
        .collect();
    for from in 0..spaces.len() {
        let mut rounds = vec![[FARTHEST; PURSES]; spaces.len()];
        for begin in 0..PURSES {
            let mut edge = Spots::default();
            edge[begin].add(SpaceId::nth(from));
            for round in 1..FARTHEST {
                edge = after(&edge, &next);
                for to in edge.iter().flat_map(SpaceSet::iter) {
                    let known = &mut rounds[usize::from(to.0)][begin];
                    *known = round.min(*known);
                }
            }
        }
        spaces[from].rounds = rounds;
    }
}

/// Everything reachable one round later.
fn after(spots: &Spots, next: &[[Spots; PURSES]]) -> Spots {
    let mut all = spots.clone();
    for (purse, spaces) in spots.iter().enumerate() {
        for at in spaces.iter() {
            for (sum, more) in all.iter_mut().zip(&next[usize::from(at.0)][purse]) {
                *sum = sum.or(more);
            }
        }
    }
    all
}

/// One round: travelling, getting a ticket, or both in either order.
fn a_round(spaces: &[SpaceInfo], from: SpaceId, tickets: [u8; 2]) -> Spots {
    let mut spots = Spots::default();
    prepared(spaces, from, tickets, &mut |tickets| {
        spots[purse(tickets)].add(from);
        travelled(spaces, from, tickets, &mut |space, left| spots[purse(left)].add(space));
    });
    travelled(spaces, from, tickets, &mut |space, left| {
        spots[purse(left)].add(space);
        prepared(spaces, space, left, &mut |tickets| spots[purse(tickets)].add(space));
    });
    spots
}

/// One more ticket; with two already, in place of one of them.
fn prepared(spaces: &[SpaceInfo], at: SpaceId, tickets: [u8; 2], see: &mut dyn FnMut([u8; 2])) {
    let info = &spaces[usize::from(at.0)];
    if info.terrain != Terrain::City {
        return;
    }
    for (kind, paths) in [&info.trains, &info.ships].into_iter().enumerate() {
        let (held, other) = (tickets[kind], 1 - kind);
        let mut then = tickets;
        then[kind] = (held + 1).min(2);
        if held + tickets[other] >= 2 {
            then[other] = tickets[other].saturating_sub(1);
        }
        if !paths.is_empty() {
            see(then);
        }
    }
}

fn travelled(
    spaces: &[SpaceInfo],
    from: SpaceId,
    tickets: [u8; 2],
    see: &mut dyn FnMut(SpaceId, [u8; 2]),
) {
    for first in spaces[usize::from(from.0)].neighbours().iter() {
        extended(spaces, first, tickets, see);
    }
}

fn extended(
    spaces: &[SpaceInfo],
    at: SpaceId,
    tickets: [u8; 2],
    see: &mut dyn FnMut(SpaceId, [u8; 2]),
) {
    see(at, tickets);
    let info = &spaces[usize::from(at.0)];
    for (kind, paths) in [&info.trains, &info.ships].into_iter().enumerate() {
        if tickets[kind] > 0 {
            let mut left = tickets;
            left[kind] -= 1;
            for next in paths.iter() {
                extended(spaces, next, left, see);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_shorten_the_way_and_a_purse_holds_two() {
        let c = crate::content::read(&crate::content::base()).expect("the base box is sound");
        for tickets in TICKETS {
            assert_eq!(TICKETS[purse(tickets)], tickets);
        }
        let mut shorter = 0;
        for from in &c.spaces {
            for (to, rounds) in from.rounds.iter().enumerate() {
                assert!(rounds[0] == 1 || from.far[to] > 1);
                assert!(rounds[0] > 1 || from.far[to] <= 2);
                assert!(rounds.iter().all(|with| *with <= rounds[0] && *with >= 1));
                shorter += u32::from(rounds[4] < rounds[0]);
            }
        }
        assert!(shorter > 0);
    }
}
