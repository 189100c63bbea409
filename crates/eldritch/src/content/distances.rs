//! EH-NEAREST: how far it is from anywhere to anywhere.

use super::cards::SpaceInfo;
use crate::ids::SpaceId;

/// Counts the paths of the shortest way between every two spaces.
pub fn measure(spaces: &mut [SpaceInfo]) {
    for from in 0..spaces.len() {
        let mut far = vec![u8::MAX; spaces.len()];
        let mut edge = vec![SpaceId(from as u8)];
        let mut distance = 0;
        far[from] = 0;
        while !edge.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for space in edge {
                for neighbour in spaces[usize::from(space.0)].neighbours().iter() {
                    let known = &mut far[usize::from(neighbour.0)];
                    if *known == u8::MAX {
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
