//! Lengths of lists, prices and forecasts: what passes, how failures read, how slips are drawn.

use crate::{assert_has, run_case};
use cases::Verdict;

#[track_caller]
fn passes(then: &str) {
    assert_eq!(run_case(&format!("then = [{then}]")).to_string(), "");
}

#[track_caller]
fn fails(then: &str, expected: &str) {
    let report = run_case(&format!("then = [{then}]"));
    assert_eq!(report.malformed, Vec::<String>::new());
    let Verdict::Fail(failures) = &report.cases[0].verdict else { panic!("it passed") };
    let said: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert_eq!(said, [expected]);
}

#[track_caller]
fn malformed(then: &str, parts: &[&str]) {
    let report = run_case(&format!("then = [{then}]"));
    assert_eq!(report.cases, [], "it was run");
    assert_has(&report.malformed.join("\n\n"), parts);
}

#[test]
fn a_list_is_as_long_as_expected() {
    passes("{ at = 'signs', length = 0 }");
    passes("{ at = 'signs', length = { most = 2 } }, { at = 'signs', length = { least = 0 } }");
    fails(
        "{ at = 'signs', length = 3 }",
        "line 4: signs: expected a list of 3 items, is [], 0 of them",
    );
    fails(
        "{ at = 'signs', length = { least = 2, most = 4 } }",
        "line 4: signs: expected a list of at least 2 and at most 4 items, is [], 0 of them",
    );
    fails("{ at = 'counter', length = 1 }", "line 4: counter: expected a list of 1 items, is 0");
}

#[test]
fn a_length_that_is_none_is_drawn() {
    malformed(
        "{ at = 'signs', length = 'long' }",
        &[
            "length must be a whole number, or a table with least or most",
            "try.toml:4:34",
            "^^^^^^",
        ],
    );
    malformed(
        "{ at = 'signs', length = { leest = 1 } }",
        &["unknown key \"leest\"", "try.toml:4:36", "did you mean \"least\"?", "no length is"],
    );
    malformed("{ at = 'signs', length = -1 }", &["a length cannot be negative", "try.toml:4:34"]);
    malformed("{ at = 'signs', lenght = 1 }", &["did you mean \"length\"?"]);
}

#[test]
fn a_price_is_what_the_option_shows() {
    passes("{ offered = 'add 2', costs = 2, coin = 'pebble' }, { offered = 'roll', costs = 0 }");
    passes("{ right = 'tell', seat = 'right', costs = 2 }");
    fails(
        "{ offered = 'add 2', costs = 3, coin = 'coral' }",
        "line 4: \"add 2\": expected a cost of 3, found a cost of 2\n    \
         expected the coin \"coral\", found \"pebble\"",
    );
    fails(
        "{ offered = 'roll', costs = 1, coin = 'pebble' }",
        "line 4: \"roll\": expected a cost of 1, found no cost\n    \
         expected the coin \"pebble\", found no coin",
    );
    fails(
        "{ right = 'tell', seat = 'right', costs = 4, coin = 'pebble' }",
        "line 4: \"tell\": expected a cost of 4, found a cost of 2\n    \
         expected the coin \"pebble\", found no coin",
    );
}

#[test]
fn a_forecast_is_compared_line_by_line() {
    passes("{ offered = 'roll', dice = { left = 2, right = 0 } }");
    passes("{ offered = 'roll', odds = { tally-seven = 167, tally-eight = 'none' } }");
    passes("{ offered = 'roll', odds = { \"tally-least, sum 12\" = 28 }, means.tally-sum = 700 }");
    passes("{ offered = 'add 1', odds.tally-seven = 'none', dice.left = 0 }");
    fails(
        "{ offered = 'roll', dice = { left = 3 }, means = { tally-sum = 'none' } }",
        "line 4: \"roll\": expected 3 dice for left, found 2\n    \
         expected no means of tally-sum, found 700 of tally-sum",
    );
    fails(
        "{ offered = 'roll', odds = { tally-seven = 166 } }",
        "line 4: \"roll\": expected 166 odds of tally-seven, found 167 of tally-seven; \
         1000 of tally-least, sum 2; 28 of tally-least, sum 12",
    );
    fails(
        "{ offered = 'add 1', odds = { tally-seven = 167 } }",
        "line 4: \"add 1\": expected 167 odds of tally-seven, found no odds",
    );
}

#[test]
fn figures_that_cannot_be_are_drawn() {
    malformed("{ offered = 'roll', odds = 167 }", &["odds must be a table, not a number", ":4:36"]);
    malformed("{ offered = 'roll', odds = {} }", &["odds expects nothing", "try.toml:4:36"]);
    malformed(
        "{ offered = 'roll', odds = { tally-seven = 1001 } }",
        &["odds are written in thousandths, 0 to 1000", "try.toml:4:52", "^^^^"],
    );
    malformed(
        "{ offered = 'roll', means = { tally-sum = 7.5 } }",
        &["means must be a whole number, not a fraction", "try.toml:4:51"],
    );
    malformed(
        "{ offered = 'roll', dice = { lefd = 2 } }",
        &["there is no seat \"lefd\"", "try.toml:4:38", "did you mean \"left\"?"],
    );
    malformed("{ offered = 'roll', dice = { left = -2 } }", &["cannot be negative", ":4:45"]);
    malformed("{ offered = 'roll', costs = 'two' }", &["costs must be a whole number, not a text"]);
    malformed("{ absent = 'roll', costs = 2 }", &["unknown key \"costs\"", "try.toml:4:28"]);
}
