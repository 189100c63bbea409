use crate::{assert_has, run, run_case};

/// What is drawn for a case that cannot be run.
#[track_caller]
fn drawn(middle: &str) -> String {
    let report = run_case(middle);
    assert_eq!(report.cases, [], "it was run");
    report.malformed.join("\n\n")
}

#[test]
fn an_unknown_field_is_drawn_under_the_whole_path() {
    assert_eq!(
        drawn("given = { counter = 1, left.sceret = 3 }\nthen = [{ over = false }]"),
        r#"
malformed: there is no field "left.sceret"
 --> cases/tally/try.toml:4:24
  |
4 | given = { counter = 1, left.sceret = 3 }
  |                        ^^^^^^^^^^^
  |
  = help: did you mean "left.secret"?
  = note: in the case "it""#
            .trim_start()
    );
}

#[test]
fn a_bad_value_and_a_bad_position_are_told_apart() {
    assert_has(
        &drawn("given = { turn = 'lefd' }\nthen = [{ over = false }]"),
        &["nobody is called lefd", "4 | given = { turn = 'lefd' }\n  |                  ^^^^^^\n"],
    );
    assert_has(
        &drawn("given = { counter = 11 }\nthen = [{ over = false }]"),
        &["the counter is past the goal", "try.toml:4:1\n", "  | ^^^^^\n"],
    );
    assert_has(
        &drawn("given = { counter = 1.5, left = {} }\nthen = [{ over = false }]"),
        &[
            "a value must be a whole number, a flag, a text or a list, not a fraction",
            "an empty table sets nothing",
        ],
    );
}

#[test]
fn unknown_keys_come_with_the_nearest() {
    assert_has(
        &drawn("givn = { counter = 1 }\nthen = [{ over = false }]"),
        &["unknown key \"givn\"", "try.toml:4:1", "  | ^^^^\n", "did you mean \"given\"?"],
    );
    assert_has(
        &drawn("then = [{ at = 'counter', leest = 3 }]"),
        &["unknown key \"leest\"", "try.toml:4:27", "did you mean \"least\"?"],
    );
    assert_has(
        &drawn("then = [{ ofered = 'roll', seat = 'left' }]"),
        &["unknown key \"ofered\"", "try.toml:4:11", "did you mean \"offered\"?"],
    );
    assert_has(
        &drawn("when = [{ chose = 'roll' }]\nthen = [{ over = false }]"),
        &["unknown key \"chose\"", "did you mean \"choose\"?"],
    );
    assert_has(
        &run("gaem = 'tally'\n[[case]]\n").malformed[0],
        &["unknown key \"gaem\"", "try.toml:1:1", "did you mean \"game\"?"],
    );
}

#[test]
fn unknown_words_of_the_game_come_with_the_nearest() {
    assert_has(
        &drawn("when = [{ choose = 'rol' }]\nthen = [{ over = false }]"),
        &[
            "\"rol\" is no choice",
            "try.toml:4:20",
            "  |                    ^^^^^\n",
            "mean \"roll\"?",
        ],
    );
    assert_has(
        &drawn("chance = [[1], 'sign-9']\nthen = [{ over = false }]"),
        &["\"sign-9\" is no sign", "try.toml:4:16", "did you mean \"sign-1\"?"],
    );
    assert_has(
        &drawn("then = [{ asks = 'rihgt' }]"),
        &["there is no seat \"rihgt\"", "try.toml:4:18", "did you mean \"right\"?"],
    );
    assert_has(
        &drawn("when = [{ seat = 'nobody', choose = 'roll' }]\nthen = [{ over = false }]"),
        &["there is no seat \"nobody\"", "the seats are left, right"],
    );
    assert_has(
        &drawn("then = [{ at = 'left.sceret', is = 3 }]"),
        &["there is no field \"left.sceret\"", "try.toml:4:16", "did you mean \"left.secret\"?"],
    );
    assert_has(
        &drawn("then = [{ over = true, result = ['left', 'up'] }]"),
        &["there is no seat \"up\"", "try.toml:4:42"],
    );
}

#[test]
fn wrong_types_are_named() {
    let wrong = [
        ("given = 3", "given must be a table, not a number"),
        ("chance = 3", "chance must be a list, not a number"),
        ("chance = [3]", "an outcome of chance must be a list of faces such as [6, 1], or the"),
        ("chance = [['x']]", "the face of a die must be a whole number, not a text"),
        ("chance = [[300]]", "a die cannot show 300"),
        ("when = [3]", "a step must be a table, not a number"),
        ("when = [{ choose = 3 }]", "choose must be a text, not a number"),
        ("when = [{ seat = 'left' }]", "this step does nothing"),
        ("when = [{ then = [{ over = 1 }] }]", "over must be true or false, not a number"),
        ("when = [{ choose = 99999999999999999999 }]", "choose must be a text"),
        ("given = { counter = 99999999999999999999 }", "this number is too large"),
    ];
    for (middle, what) in wrong {
        let drawn = drawn(&format!("{middle}\nthen = [{{ over = false }}]"));
        assert_has(&drawn, &[what, "cases/tally/try.toml:4:", "^"]);
    }
    assert_has(&drawn("then = [3]"), &["an expectation must be a table, not a number"]);
    assert_has(&drawn("then = [{ at = 'counter', least = 'x' }]"), &["least must be a whole"]);
}

#[test]
fn expectations_must_make_sense() {
    let senseless = [
        ("{ seat = 'left' }", "this expects nothing"),
        ("{ at = 'counter' }", "no expectation is given for this value"),
        ("{ at = 'counter', is = 1, asks = 'left' }", "\"at\" and \"asks\" are two expectations"),
        ("{ right = 'tell' }", "say whose right it is"),
        ("{ unknown = 'counter' }", "say who knows it"),
        ("{ said = 'rolled 3', times = 0 }", "times must be at least 1"),
        ("{ over = false, result = 'left' }", "a game that is not over has no result"),
    ];
    for (then, what) in senseless {
        assert_has(&drawn(&format!("then = [{then}]")), &[what, "try.toml:4:", "^"]);
    }
}

#[test]
fn a_case_must_have_a_name_and_rules_and_assert_something() {
    assert_has(&drawn(""), &["the case asserts nothing", "try.toml:1:1", "add then = [{ … }]"]);
    assert_has(&drawn("then = []"), &["the case asserts nothing", "try.toml:4:1"]);
    assert_has(&drawn("when = [{ then = [] }]"), &["the case asserts nothing", "try.toml:4:11"]);
    let nameless = run("[[case]]\nrules = ['T-1']\nthen = [{ over = false }]\n");
    assert_has(&nameless.malformed[0], &["the case has no name", "try.toml:1:1"]);
    let ruleless = run("[[case]]\nname = 'a'\nthen = [{ over = false }]\n");
    assert_has(&ruleless.malformed[0], &["the case cites no rule", "in the case \"a\""]);
    let unruly = run("[[case]]\nname = 'a'\nrules = ['T-1', 'X-1']\nthen = [{ over = false }]\n");
    assert_has(
        &unruly.malformed[0],
        &["there is no rule \"X-1\" in the ledger", "try.toml:3:17", "^^^^^"],
    );
}

#[test]
fn everything_wrong_with_a_case_is_said_at_once() {
    let text = drawn(
        "given = { cuonter = 1, left.sceret = 2 }\nwhen = [{ choose = 'rol' }]\n\
         then = [{ at = 'counter', iz = 3 }]",
    );
    assert_eq!(text.matches("malformed: ").count(), 4, "{text}");
}

#[test]
fn one_malformed_case_does_not_stop_the_others() {
    let good = "[[case]]\nname='b'\nrules=['T-1']\nthen=[{ over=false }]\n";
    for bad in [
        "[[case]]\nname='a'\nrules=['T-1']\nthen=[{ ovr=false }]\n",
        "[[case]]\nname='a\nrules=['T-1']\n",
        "[[case]]\nname='a'\nrules=['T-1'\nthen=[{ over=false }]\n",
        "[[case]]\nname='a'\nrules=\"\"\"T-1\n",
    ] {
        let report = run(&format!("{good}{bad}{good}"));
        assert_eq!(report.malformed.len(), 1, "{report}");
        assert_eq!(report.cases.iter().map(|case| case.line).collect::<Vec<_>>()[0], 1);
        assert_eq!(report.cases.len(), 2, "{report}");
    }
}

#[test]
fn what_is_not_toml_is_drawn_at_its_place() {
    let report = run("[[case]]\nname = 'a'\n\n[[case]]\nname = 'b\n");
    assert_has(
        &report.malformed.join("\n"),
        &["malformed: invalid literal string", "--> cases/tally/try.toml:5:10", "5 | name = 'b\n"],
    );
    let report = run("case = 3\n[[case]]\nname = 'a'\n");
    assert_has(&report.malformed.join("\n"), &["malformed: ", "try.toml:2:"]);
    let report = run("[case]\nname = 'a'\n");
    assert_has(
        &report.malformed[0],
        &["case must be a list of tables, each under [[case]], not a table"],
    );
}
