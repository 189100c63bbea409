//! The five ledgers as they are embedded: counts, lookup and what is said of the unknown.

use ledger::{Kind, LedgerError};

#[test]
fn the_five_ledgers_are_sound_and_complete() {
    let counts: Vec<(&str, usize, usize)> = ledger::games()
        .iter()
        .map(|info| {
            let ledger = ledger::of(info.key).unwrap();
            (info.key, ledger.rules().len(), ledger.testable().count())
        })
        .collect();
    assert_eq!(
        counts,
        [
            ("duel", 402, 306),
            ("eldritch", 453, 421),
            ("pyramids", 122, 107),
            ("arkham", 785, 490),
            ("possession", 345, 321),
        ]
    );
    assert_eq!(counts.iter().map(|(_, rules, _)| rules).sum::<usize>(), 2107);
    assert_eq!(counts.iter().map(|(_, _, testable)| testable).sum::<usize>(), 1645);
}

#[test]
fn a_ledger_is_read_once() {
    assert!(std::ptr::eq(ledger::of("duel").unwrap(), ledger::of("DUEL").unwrap()));
}

#[test]
fn every_rule_is_found_by_its_id_whatever_the_capitals() {
    for info in ledger::games() {
        for rule in ledger::of(info.key).unwrap().rules() {
            for id in [rule.id.clone(), rule.id.to_lowercase(), rule.id.to_uppercase()] {
                assert_eq!(ledger::find(&id), Some((info.key, rule)), "{id}");
            }
        }
    }
}

#[test]
fn a_rule_has_its_words_in_both_languages() {
    let (game, rule) = ledger::find("cwd-gates-03").unwrap();
    assert_eq!((game, rule.kind, rule.test), ("duel", Kind::Definition, true));
    assert_eq!(rule.section, "Gates");
    assert_eq!(rule.text_in("en"), "A gate without a cultist on it is abandoned.");
    assert_eq!(rule.text_in("ru"), "Врата, на которых нет культиста, — свободные.");
    let (_, english_only) = ledger::find("AH3-005.1").unwrap();
    assert_eq!(english_only.text_in("ru"), english_only.text);
}

#[test]
fn an_unknown_game_is_answered_with_the_known_and_the_likely() {
    let said = |key: &str| ledger::of(key).unwrap_err().to_string();
    assert_eq!(
        said("dual"),
        "there is no ledger of the game `dual` (did you mean duel?); \
         known games: duel, eldritch, pyramids, arkham, possession"
    );
    assert!(said("cthulhu").contains("did you mean duel?"));
    assert!(said("Arkam Horor").contains("did you mean arkham?"));
    assert!(!said("chess").contains("did you mean"), "{}", said("chess"));
}

#[test]
fn an_unknown_id_is_answered_with_the_nearest() {
    assert_eq!(ledger::find("CWD-WITHER-99"), None);
    assert_eq!(ledger::nearest("cwd-wihter-4").first(), Some(&"CWD-WITHER-04"));
    assert_eq!(ledger::nearest("WITHER-04").first(), Some(&"CWD-WITHER-04"));
    assert_eq!(ledger::nearest("CDW-WITHER-04").first(), Some(&"CWD-WITHER-04"));
    assert!(ledger::nearest("nonsense").is_empty());
    let error = ledger::look_up("CWD-WITHER-4").unwrap_err();
    assert!(matches!(&error, LedgerError::UnknownRule { nearest, .. } if nearest.len() == 3));
    assert!(error.to_string().contains("did you mean CWD-WITHER-04, "), "{error}");
}

#[test]
fn odd_ids_are_unknown_and_nothing_worse() {
    for id in ["", "-", "CWD", "CWD-", "врата", "CWD-врата-01", " CWD-WITHER-04 x"] {
        assert_eq!(ledger::find(id), None, "{id}");
    }
}

#[test]
fn games_that_are_played_have_every_rule_in_both_languages() {
    for game in ["duel", "eldritch"] {
        let rules = ledger::of(game).unwrap().rules();
        let english: Vec<&str> =
            rules.iter().filter(|rule| rule.text_ru.is_none()).map(|rule| &*rule.id).collect();
        assert_eq!(english, Vec::<&str>::new(), "{game}: these have no Russian text");
    }
}
