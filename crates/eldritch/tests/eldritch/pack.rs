//! The base box as shipped.

use eldritch::content::{File, base, read};
use eldritch::language::{self, EffectLanguage};
use script::{Language, unknown_slots};

#[test]
fn the_phrasebook_has_only_slots_the_language_knows() {
    assert_eq!(unknown_slots::<EffectLanguage>(EffectLanguage::phrasebook()), Vec::<String>::new());
}

#[test]
fn the_manual_is_up_to_date() {
    let page = include_str!("../../../../docs/script-eldritch.md");
    assert_eq!(
        page,
        language::manual(),
        "run `omen pack phrases > docs/script-eldritch.md` to update it"
    );
    assert_eq!(page.matches("In Rust. ").count(), 8, "effects in Rust are few");
}

#[test]
fn an_unreadable_file_is_the_only_error_reported() {
    let broken = |file: &File<'static>| match file.path {
        "assets.toml" => File::new(file.path, "[[asset]]\nid = \"lamp\"\ncost = \"four\"\n"),
        _ => *file,
    };
    let files: Vec<File<'_>> = base().iter().map(broken).collect();
    let bad = read(&files).expect_err("a price in words");
    assert_eq!(bad.0.len(), 1, "{bad}");
    assert!(bad.0[0].contains("assets.toml"), "{bad}");
}

#[test]
fn every_effect_of_the_base_box_is_understood() {
    let content = read(&base()).unwrap_or_else(|bad| panic!("{bad}"));
    assert_eq!(content.spaces.len(), 36);
    assert_eq!(content.assets.len(), 40);
    assert_eq!(content.artifacts.len(), 14);
    assert_eq!(content.spells.iter().map(|it| it.backs.len()).sum::<usize>(), 20);
    assert_eq!(content.conditions.iter().map(|it| it.backs.len()).sum::<usize>(), 36);
    assert_eq!(content.monsters.iter().map(|it| usize::from(it.count)).sum::<usize>(), 34);
    assert_eq!(content.monsters.iter().filter(|it| it.epic).count(), 9);
    assert_eq!(content.sheets.len(), 12);
    assert_eq!(content.ancients.len(), 4);
    assert!(content.ancients.iter().all(|it| it.deck.len() == 4));
    assert_eq!(content.mythos.len(), 51);
    let decks = content.decks.iter().map(|(_, deck)| (deck.id.as_str(), deck.len()));
    assert_eq!(
        decks.collect::<Vec<_>>(),
        [
            ("america", 8),
            ("europe", 8),
            ("asia-australia", 8),
            ("general", 12),
            ("research", 32),
            ("expedition", 18),
            ("other-world", 24),
            ("special", 12),
        ]
    );
}

#[test]
fn a_mistake_in_a_pack_is_shown_with_its_file_and_line() {
    let spells = File::new(
        "spells.toml",
        "[[spell]]\nid = \"spark\"\ntraits = [\"ritual\"]\ncast = \"action\"\n\
         effect = \"test lore { gain 1 cleu }\"\nbacks = []\n",
    );
    let bad = read(&[spells]).expect_err("there is no such deed");
    assert!(bad.0[0].contains("spells.toml:5"), "{bad}");
    assert!(bad.0[0].contains("did you mean `clue`?"), "{bad}");
}

/// EH-NEAREST-01, EH-FAQ-21: distances count paths, including those that wrap around the edge of
/// the board.
#[test]
fn the_world_is_as_wide_as_its_paths() {
    let content = read(&base()).expect("it is sound");
    let at = |id: &str| content.spaces.iter().position(|space| space.id == id).expect(id);
    let far = |from: &str, to: &str| content.spaces[at(from)].far[at(to)];
    assert_eq!(far("tokyo", "space-2"), 1);
    assert_eq!(far("rome", "istanbul"), 1);
    let widest = content.spaces.iter().flat_map(|space| space.far.iter()).max();
    assert_eq!(widest, Some(&7));
    let paths: u32 =
        content.spaces.iter().map(|it| it.trains.len() + it.ships.len() + it.trails.len()).sum();
    assert_eq!(paths, 2 * 58);
}
