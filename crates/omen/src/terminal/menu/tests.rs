use super::*;
use scene::Phrase;

/// Labels have no locale here, so they appear as ⟨key⟩; only groups and targets matter.
fn menu(options: &[(&str, &str)], rights: usize) -> Menu {
    let option = |(n, (group, target)): (usize, &(&str, &str))| OptionView {
        choice: scene::text!("{group} {n}"),
        label: Phrase::new(format!("{group}-{n}")),
        rules: Vec::new(),
        targets: vec![(*target).into()],
        group: (*group).into(),
        cost: None,
        undo: scene::Undo::Free,
        forecast: None,
        ..OptionView::default()
    };
    let prompt = PromptView {
        seats: vec![0],
        lead: 0,
        question: Phrase::new("what"),
        rules: Vec::new(),
        options: options.iter().enumerate().map(option).collect(),
        refusals: Vec::new(),
        rights: std::iter::repeat_n(&("right", "x"), rights).enumerate().map(option).collect(),
        quiet: None,
        ..PromptView::default()
    };
    Menu::deal(Some(&prompt), &Voice::new(voice::Language::English, &[]).unwrap())
}

fn many_moves() -> Menu {
    let mut options = vec![("call", "a"); 3];
    options.extend([("move", "cat"); 10]);
    options.extend([("move", "dog"); 9]);
    options.push(("pass", ""));
    menu(&options, 1)
}

#[test]
fn a_short_list_is_not_folded() {
    let menu = menu(&[("move", "a"); 12], 2);
    assert_eq!(menu.rows().len(), 14);
    assert!(menu.rows().iter().all(|row| matches!(row, Row::One(_))));
}

#[test]
fn a_long_list_folds_its_large_groups_only() {
    let rows = many_moves().rows();
    let folds = rows.iter().filter(|row| matches!(row, Row::Fold { .. })).count();
    assert_eq!((rows.len(), folds), (6, 1));
}

#[test]
fn a_large_fold_opens_into_smaller_ones_and_closes_again() {
    let mut menu = many_moves();
    menu.digit('4');
    assert!(menu.enter().is_none());
    assert_eq!(menu.rows().len(), 10);
    assert_eq!(menu.highlighted().len(), 10);
    assert!(menu.enter().is_none());
    assert_eq!(menu.depth(), 2);
    assert_eq!(menu.rows().len(), 10);
    assert_eq!(menu.enter().unwrap().option.choice, "move 3");
    assert!(menu.back() && menu.back());
    assert_eq!((menu.depth(), menu.cursor()), (0, 3));
    assert!(!menu.back());
}

#[test]
fn digits_accumulate_as_long_as_they_match_a_row() {
    let mut menu = menu(&[("move", "a"); 12], 0);
    menu.digit('1');
    assert_eq!(menu.cursor(), 0);
    menu.digit('2');
    assert_eq!(menu.cursor(), 11);
    menu.digit('5');
    assert_eq!(menu.cursor(), 4);
    menu.digit('0');
    assert_eq!((menu.cursor(), menu.digits.as_str()), (4, ""));
}

#[test]
fn a_right_is_used_only_after_it_was_picked() {
    let mut menu = menu(&[], 2);
    assert!(menu.enter().is_none());
    menu.step(1);
    assert_eq!(menu.enter().unwrap().option.choice, "right 0");
}

#[test]
fn words_and_places_filter_the_whole_list() {
    let mut menu = many_moves();
    menu.set_filter(Filter::Words("CALL".to_owned()));
    assert_eq!(menu.rows().len(), 3);
    menu.set_filter(Filter::Place(vec!["dog".into()]));
    assert_eq!(menu.rows().len(), 9);
    assert!(menu.back());
    assert_eq!(menu.rows().len(), 6);
}
