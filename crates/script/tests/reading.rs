//! What can be parsed, what it becomes, and the errors for what cannot.

mod toy;

use script::{Amount, Code, Lexicon, Op, Source, Trouble, unknown_slots};
use toy::{Check, Toy, ToyNames, Value, Verb, When, Who};

fn code(text: &str) -> (Code<Toy>, Vec<Op<Toy>>) {
    let tree = Lexicon::<Toy>::new().read(text, &ToyNames).unwrap_or_else(|trouble| {
        panic!("{text}: {trouble:?}");
    });
    let mut code = Code::default();
    let block = code.pack(&tree);
    let ops = code.ops(block).to_vec();
    (code, ops)
}

fn troubles(text: &str) -> Vec<Trouble> {
    Lexicon::<Toy>::new().read(text, &ToyNames).expect_err(text)
}

fn first_trouble(text: &str) -> (String, Option<String>, &str) {
    let trouble = troubles(text).remove(0);
    (trouble.what.clone(), trouble.help.clone(), &text[trouble.span.start..trouble.span.end])
}

#[test]
fn the_phrasebook_has_only_slots_the_language_knows() {
    assert_eq!(unknown_slots::<Toy>(<Toy as script::Language>::phrasebook()), Vec::<String>::new());
}

#[test]
fn a_test_has_two_branches() {
    let (code, ops) =
        code("test lore -1 { gain 1 clue; lose 2 sanity } else { gain condition cursed }");
    let [Op::Test { check, pass, fail }] = ops[..] else { panic!("{ops:?}") };
    assert_eq!(check, Check { skill: 0, modifier: -1 });
    assert_eq!(
        code.ops(pass),
        [Op::Do(Verb::Gain(Amount::Fixed(1))), Op::Do(Verb::Lose(Amount::Fixed(2), 1))]
    );
    assert_eq!(code.ops(fail), [Op::Do(Verb::Condition(1))]);
}

#[test]
fn an_offer_has_a_price_or_none() {
    let (code, ops) =
        code("may spend 2 clues { retreat doom 1 } else { lose 1 health }; may gain 1 clue");
    let [Op::May { cost, then, otherwise }, Op::May { cost: none, then: offer, .. }] = ops[..]
    else {
        panic!("{ops:?}")
    };
    assert_eq!(code.ops(cost), [Op::Do(Verb::Spend(Amount::Fixed(2)))]);
    assert_eq!(code.ops(then), [Op::Do(Verb::Retreat(Amount::Fixed(1)))]);
    assert_eq!(code.ops(otherwise), [Op::Do(Verb::Lose(Amount::Fixed(1), 0))]);
    assert!(none.is_empty());
    assert_eq!(code.ops(offer), [Op::Do(Verb::Gain(Amount::Fixed(1)))]);
}

#[test]
fn an_escape_may_cover_one_instruction_or_several() {
    let (both, ops) = code("advance the doom 2 unless gain condition dark-pact");
    let [Op::Unless { deed, escape }] = ops[..] else { panic!("{ops:?}") };
    assert_eq!(both.ops(deed), [Op::Do(Verb::Advance(Amount::Fixed(2)))]);
    assert_eq!(both.ops(escape), [Op::Do(Verb::Condition(0))]);
    let (several, ops) = code("{ lose 1 health; lose 1 sanity } unless spend 1 clue");
    let [Op::Unless { deed, .. }] = ops[..] else { panic!("{ops:?}") };
    let [Op::Repeat { times: Amount::Fixed(1), body }] = several.ops(deed) else { panic!() };
    assert_eq!(several.ops(*body).len(), 2);
}

#[test]
fn tables_choices_loops_and_conditions_nest() {
    let (code, ops) = code(
        "roll 1 die { 1-2: lose 1 health; lose 1 sanity 3-5: gain 1 clue 6: } ; \
         choose { gain 1 clue } or { lose 1 health } or { retreat doom 1 } ; \
         for each investigator here { if on a city { lose gates sanity } else { gain 1 clue } } ; \
         repeat half investigators times { advance doom 1 } ; \
         test will { gain 1 clue } ; result { 0: lose 1 health 3+: gain 2 clues }",
    );
    let Op::Table { dice: Some(Amount::Fixed(1)), lines } = ops[0] else { panic!("{ops:?}") };
    let lines = code.ops(lines);
    assert!(matches!(lines[0], Op::Line { low: 1, high: 2, body } if body.length == 2));
    assert!(matches!(lines[2], Op::Line { low: 6, high: 6, body } if body.is_empty()));
    assert!(matches!(ops[1], Op::Choose { ways } if ways.length == 3));
    let Op::Each { who: Who::Here, body } = ops[2] else { panic!("{:?}", ops[2]) };
    let [Op::If { when: When::City, then, otherwise }] = code.ops(body) else { panic!() };
    let [Op::Do(Verb::Lose(Amount::Counted { value: Value::Gates, .. }, 1))] = code.ops(*then)
    else {
        panic!()
    };
    assert_eq!(code.ops(*otherwise).len(), 1);
    assert!(matches!(ops[3], Op::Repeat { times: Amount::Counted { value: Value::Half, .. }, .. }));
    assert!(matches!(ops[5], Op::Table { dice: None, .. }));
}

#[test]
fn misspellings_are_reported_with_a_suggestion() {
    assert_eq!(
        first_trouble("gian 1 clue"),
        (
            "an instruction cannot start with \"gian\"".into(),
            Some("did you mean `gain`?".into()),
            "gian"
        )
    );
    assert_eq!(
        first_trouble("gain condition dark-pakt"),
        (
            "there is no condition \"dark-pakt\"".into(),
            Some("did you mean `dark-pact`?".into()),
            "dark-pakt"
        )
    );
    let (what, help, at) = first_trouble("lose 1 helth");
    assert_eq!((what.as_str(), at), ("the phrase goes wrong here", "helth"));
    assert_eq!(help.as_deref(), Some("did you mean `health`?"));
    let (_, help, at) = first_trouble("retreat doom cursed");
    assert_eq!((help.as_deref(), at), (Some("expected a number"), "cursed"));
}

#[test]
fn mismatches_are_reported_at_their_position() {
    assert_eq!(first_trouble("gain 1 clue lose 1 health").2, "lose");
    assert_eq!(first_trouble("test lore { gain 1 clue").2, "{");
    assert_eq!(first_trouble("gain 1 clue }").2, "}");
    assert_eq!(first_trouble("choose { gain 1 clue }").0, "there is nothing to choose between");
    assert_eq!(first_trouble("roll 1 { 1-3: gain 1 clue 3: lose 1 health }").2, "3");
    assert_eq!(first_trouble("roll 1 { 7+: gain 1 clue }").0, "a die cannot show this");
    assert_eq!(first_trouble("roll 1 { 3-2: gain 1 clue }").0, "this range is backwards");
    assert_eq!(first_trouble("for each investigator { }").0, "this block is empty");
    assert_eq!(first_trouble("test lore").0, "this test has no consequences");
}

#[test]
fn unreachable_statements_are_refused() {
    let (what, _, at) = first_trouble("end the game; gain 1 clue");
    assert!(what.contains("never reached"));
    assert_eq!(at, "gain 1 clue");
    let both = "test lore { end the game } else { end the game }; gain 1 clue";
    assert!(first_trouble(both).0.contains("never reached"));
    assert!(first_trouble("choose { gain 1 clue } or { gain 1 clue }").0.contains("the same"));
}

#[test]
fn an_error_is_shown_with_file_line_and_caret() {
    let file = "[[card]]\nid = \"x\"\neffect = \"gain 1 clue; lose 1 helth\"\n";
    let effect = "gain 1 clue; lose 1 helth";
    let start = file.find(effect).expect("it is there");
    let source = Source { file: "content/toy/cards.toml", text: file, start, effect };
    let drawn = troubles(effect)[0].draw(&source);
    assert!(drawn.contains("content/toy/cards.toml:3:31"), "{drawn}");
    assert!(drawn.contains("did you mean `health`?"), "{drawn}");
    assert!(drawn.contains("^^^^^"), "{drawn}");
}

#[test]
fn a_selector_must_be_of_the_sort_an_instruction_takes() {
    let (_, ops) = code("move to the nearest sea; pick investigator here { gain 1 clue }");
    assert_eq!(ops[0], Op::Do(Verb::Move(Some(Who::Sea))));
    assert!(matches!(ops[1], Op::Pick { who: Who::Here, .. }));
    let (what, _, at) = first_trouble("move to investigator here");
    assert_eq!(what, "investigator is given here, but place is needed");
    assert_eq!(at, "investigator here");
}
