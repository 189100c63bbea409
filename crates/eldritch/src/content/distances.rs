//! EH-NEAREST: how far it is from anywhere to anywhere.

use super::cards::PlaceInfo;
use crate::ids::PlaceId;

/// Counts the paths of the shortest way between every two places.
pub fn measure(places: &mut [PlaceInfo]) {
    for from in 0..places.len() {
        let mut far = vec![u8::MAX; places.len()];
        let mut edge = vec![PlaceId(from as u8)];
        let mut distance = 0;
        far[from] = 0;
        while !edge.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for place in edge {
                for neighbour in places[usize::from(place.0)].neighbours().iter() {
                    let known = &mut far[usize::from(neighbour.0)];
                    if *known == u8::MAX {
                        *known = distance;
                        next.push(neighbour);
                    }
                }
            }
            edge = next;
        }
        places[from].far = far;
    }
}
