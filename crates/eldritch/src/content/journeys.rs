//! How many rounds it takes from anywhere to anywhere: what bots think of before they set out.

use super::cards::SpaceInfo;
use crate::ids::{SpaceId, Terrain};

/// Ways to hold at most two tickets.
pub const PURSES: usize = 6;

/// As many rounds are counted; farther is all the same.
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

/// Where one may be with which tickets: a bit for each space, by purse.
type Spots = [u64; PURSES];

/// Counts the rounds of the shortest journey between every two spaces.
pub fn measure(spaces: &mut [SpaceInfo]) {
    let next: Vec<[Spots; PURSES]> = (0..spaces.len())
        .map(|at| TICKETS.map(|tickets| a_round(spaces, SpaceId(at as u8), tickets)))
        .collect();
    for from in 0..spaces.len() {
        let mut rounds = vec![[FARTHEST; PURSES]; spaces.len()];
        for begin in 0..PURSES {
            let mut edge: Spots = [0; PURSES];
            edge[begin] = 1 << from;
            for round in 1..FARTHEST {
                edge = after(&edge, &next);
                let seen = edge.iter().fold(0, |seen, spots| seen | spots);
                for to in bits(seen) {
                    rounds[to][begin] = rounds[to][begin].min(round);
                }
            }
        }
        spaces[from].rounds = rounds;
    }
}

/// Everywhere one may be a round later.
fn after(spots: &Spots, next: &[[Spots; PURSES]]) -> Spots {
    let mut all = *spots;
    for (purse, spaces) in spots.iter().enumerate() {
        for at in bits(*spaces) {
            for (sum, more) in all.iter_mut().zip(next[at][purse]) {
                *sum |= more;
            }
        }
    }
    all
}

/// A round: a journey, a ticket, or both in any order.
fn a_round(spaces: &[SpaceInfo], from: SpaceId, tickets: [u8; 2]) -> Spots {
    let mut spots = [0; PURSES];
    prepared(spaces, from, tickets, &mut |tickets| {
        spots[purse(tickets)] |= 1 << from.0;
        travelled(spaces, from, tickets, &mut |space, left| spots[purse(left)] |= 1 << space.0);
    });
    travelled(spaces, from, tickets, &mut |space, left| {
        spots[purse(left)] |= 1 << space.0;
        prepared(spaces, space, left, &mut |tickets| spots[purse(tickets)] |= 1 << space.0);
    });
    spots
}

/// One ticket more; with two, in place of one of them.
fn prepared(spaces: &[SpaceInfo], at: SpaceId, tickets: [u8; 2], see: &mut dyn FnMut([u8; 2])) {
    let info = &spaces[usize::from(at.0)];
    if info.terrain != Terrain::City {
        return;
    }
    for (kind, paths) in [info.trains, info.ships].into_iter().enumerate() {
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
    for (kind, paths) in [info.trains, info.ships].into_iter().enumerate() {
        if tickets[kind] > 0 {
            let mut left = tickets;
            left[kind] -= 1;
            for next in paths.iter() {
                extended(spaces, next, left, see);
            }
        }
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (at < 64).then_some(at)
    })
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
