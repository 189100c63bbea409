//! The base box as it is shipped.

use eldritch::content::{File, Pack, base};
use eldritch::tongue::Eldritch;
use script::{Tongue, unknown_slots};

#[test]
fn the_phrasebook_has_only_slots_the_language_knows() {
    assert_eq!(unknown_slots::<Eldritch>(Eldritch::phrasebook()), Vec::<String>::new());
}

#[test]
fn every_effect_of_the_base_box_is_understood() {
    let pack = Pack::read(&base()).unwrap_or_else(|bad| panic!("{bad}"));
    assert_eq!(pack.names.list("place").len(), 36);
    assert_eq!(pack.names.list("asset").len(), 40);
    assert_eq!(pack.names.list("artifact").len(), 14);
    assert_eq!(pack.names.list("spell").len(), 10);
    assert_eq!(pack.names.list("condition").len(), 11);
    assert_eq!(pack.names.list("monster").len(), 37);
}

#[test]
fn a_mistake_in_a_pack_is_shown_with_its_file_and_line() {
    let spells = File {
        path: "spells.toml",
        text: "[[spell]]\nid = \"spark\"\ntraits = [\"ritual\"]\ncast = \"action\"\n\
               effect = \"test lore { gain 1 cleu }\"\nbacks = []\n",
    };
    let bad = Pack::read(&[spells]).expect_err("there is no such deed");
    assert!(bad.0[0].contains("spells.toml:5"), "{bad}");
    assert!(bad.0[0].contains("did you mean `clue`?"), "{bad}");
}
