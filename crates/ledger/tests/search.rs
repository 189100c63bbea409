//! What a search finds, in both languages.

#![allow(clippy::unwrap_used, reason = "a failed test may panic anywhere")]

fn found(game: &str, words: &str, limit: usize) -> Vec<&'static str> {
    let hits = ledger::of(game).unwrap().search(words, limit);
    hits.into_iter().map(|hit| hit.rule.id.as_str()).collect()
}

#[test]
fn abandoned_gates_come_first_in_russian() {
    let ids = found("duel", "свободные врата", 8);
    for id in &ids {
        let (_, rule) = ledger::find(id).unwrap();
        assert!(rule.text.contains("abandoned"), "{id} in {ids:?}");
    }
    assert!(ids.contains(&"CWD-GATES-03") && ids.contains(&"CWD-GATHER-05"), "{ids:?}");
}

#[test]
fn revealing_an_elder_sign_is_among_the_first_five() {
    let ids = found("duel", "elder sign reveal", 5);
    assert!(ids.contains(&"CWD-ELDER-05"), "{ids:?}");
}

#[test]
fn every_form_of_a_russian_word_is_found() {
    let everything = found("duel", "врат", usize::MAX);
    for rule in ledger::of("duel").unwrap().rules() {
        let russian = rule.text_in("ru").to_lowercase();
        let speaks = ["врата", "врат ", "вратами", "вратам", "вратах"];
        if speaks.iter().any(|form| russian.contains(form)) {
            assert!(everything.contains(&rule.id.as_str()), "{}", rule.id);
        }
    }
}

#[test]
fn a_plural_finds_the_singular() {
    assert!(found("duel", "gates", usize::MAX).contains(&"CWD-GATES-03"));
    let singular = found("duel", "gate", usize::MAX);
    assert_eq!(singular.len(), found("duel", "gates", usize::MAX).len());
}

#[test]
fn yo_and_capitals_do_not_matter() {
    assert_eq!(found("duel", "тёмная БАШНЯ", 5), found("duel", "темная башня", 5));
    assert!(found("duel", "тёмная БАШНЯ", 5).iter().all(|id| id.starts_with("CWD-TOWERS")));
}

#[test]
fn misspelt_words_are_understood() {
    assert_eq!(found("duel", "ritaul", 3), found("duel", "ritual", 3));
    assert_eq!(found("duel", "увиданий", 3), found("duel", "увядания", 3));
}

#[test]
fn an_id_finds_its_rule() {
    assert_eq!(found("duel", "CWD-WITHER-04", 1), ["CWD-WITHER-04"]);
    assert_eq!(found("arkham", "ah3-005.1", 1), ["AH3-005.1"]);
}

#[test]
fn both_languages_may_be_mixed() {
    let ids = found("duel", "elder вслепую", 1);
    assert_eq!(ids, ["CWD-ELDER-02"]);
}

#[test]
fn rules_are_found_by_the_headings_of_their_book() {
    let ids = found("eldritch", "золотые правила", 3);
    assert_eq!(ids, ["EH-GOLDEN-RULES-01", "EH-GOLDEN-RULES-02", "EH-GOLDEN-RULES-03"]);
}

#[test]
fn rules_with_all_the_words_come_before_rules_with_some() {
    let hits = ledger::of("duel").unwrap().search("abandoned gate dark tower", usize::MAX);
    assert_eq!(hits[0].rule.id, "CWD-TOWERS-10");
    assert!(hits[0].score > 1.0 && hits[hits.len() - 1].score < 1.0);
    assert!(hits.is_sorted_by(|a, b| a.score >= b.score));
}

#[test]
fn equal_rules_stay_in_the_order_of_the_book() {
    let ledger = ledger::of("duel").unwrap();
    let place = |id: &str| ledger.rules().iter().position(|rule| rule.id == id);
    let hits = ledger.search("cultist", usize::MAX);
    for pair in hits.windows(2).filter(|pair| pair[0].score == pair[1].score) {
        assert!(place(&pair[0].rule.id) < place(&pair[1].rule.id));
    }
}

#[test]
fn nothing_is_found_for_nothing() {
    assert!(found("duel", "", 5).is_empty());
    assert!(found("duel", " — !", 5).is_empty());
    assert!(found("duel", "zzzzqqqq", 5).is_empty());
    assert!(found("duel", "gate", 0).is_empty());
}
