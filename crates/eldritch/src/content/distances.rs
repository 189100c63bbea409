//! EH-NEAREST: the distances between all spaces.

use super::cards::SpaceInfo;
use crate::ids::SpaceId;

/// Counts the paths of the shortest route between every two spaces.
pub fn measure(spaces: &mut [SpaceInfo]) {
    for from in 0..spaces.len() {
        let mut far = vec![u16::MAX; spaces.len()];
        let mut edge = vec![SpaceId::nth(from)];
        let mut distance = 0;
        far[from] = 0;
        while !edge.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for space in edge {
                for neighbour in spaces[usize::from(space.0)].neighbours().iter() {
                    let known = &mut far[usize::from(neighbour.0)];
                    if *known == u16::MAX {
                        *known = distance;
                        next.push(neighbour);
                    }
                }
            }
            edge = next;
        }
        spaces[from].far = far;
    }
}
