//! The board of the base box: spaces and paths.

use eldritch::content::{base, read};

/// EH-LOCATIONS-01, EH-LOCATIONS-02: each space has one of three types, and none is isolated.
#[test]
fn no_space_is_isolated_and_all_types_occur() {
    use eldritch::ids::Terrain;
    let content = read(&base()).expect("it is sound");
    let of = |terrain| content.spaces.iter().filter(|space| space.terrain == terrain).count();
    let types = [of(Terrain::City), of(Terrain::Wilderness), of(Terrain::Sea)];
    assert_eq!(types, [18, 10, 8]);
    assert_eq!(types.iter().sum::<usize>(), content.spaces.len());
    for space in &content.spaces {
        assert!(!space.neighbours().is_empty(), "{} lies apart", space.id);
        assert!(
            space.far.iter().all(|far| *far < u16::MAX),
            "not all is reached from {}",
            space.id
        );
    }
}

/// EH-PATHS-01, EH-PATHS-02, EH-ADJACENT-01: a path joins two spaces, has one kind, and makes its
/// ends adjacent.
#[test]
fn every_path_has_two_ends_and_one_kind() {
    let content = read(&base()).expect("it is sound");
    for (at, space) in content.spaces.iter().enumerate() {
        let kinds = [&space.trains, &space.ships, &space.trails];
        let count: u32 = kinds.iter().map(|kind| kind.len()).sum();
        assert_eq!(count, space.neighbours().len(), "two kinds of path from {}", space.id);
        for (nth, kind) in kinds.iter().enumerate() {
            for other in kind.iter() {
                let there = content.space(other);
                let back = [&there.trains, &there.ships, &there.trails][nth];
                let here = back.iter().any(|end| usize::from(end.0) == at);
                assert!(here, "{} does not lead back to {}", there.id, space.id);
                assert_ne!(usize::from(other.0), at, "{} leads to itself", space.id);
                assert_eq!(space.far[usize::from(other.0)], 1);
            }
        }
    }
}
