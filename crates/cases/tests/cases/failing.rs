use crate::{assert_has, run, run_case};
use cases::Verdict;

/// The failures of a case that is well-formed and fails.
#[track_caller]
fn failure(middle: &str) -> String {
    let report = run_case(middle);
    assert_eq!(report.malformed, Vec::<String>::new());
    let Verdict::Fail(failures) = &report.cases[0].verdict else { panic!("it passed") };
    failures.iter().map(|failure| format!("{failure}\n")).collect()
}

#[track_caller]
fn fails(middle: &str, expected: &str) {
    assert_eq!(failure(middle), format!("{expected}\n"));
}

#[test]
fn a_value_is_told_with_what_was_expected() {
    fails("then = [{ at = 'counter', is = 2 }]", "line 4: counter: expected 2, is 0");
    fails(
        "given = { counter = 5 }\nthen = [\n{ at = 'counter', not = 5, least = 6, most = 9 }]",
        "line 6: counter: expected anything but 5 and at least 6, is 5",
    );
    fails("then = [{ at = 'turn', most = 3 }]", "line 4: turn: expected at most 3, is \"left\"");
    fails(
        "chance = ['sign-3']\nwhen = [{ choose = 'draw' }]\n\
         then = [{ at = 'signs', has = 'sign-1', lacks = 'sign-3' }]",
        "line 6: signs: expected a list with \"sign-1\" and a list without \"sign-3\", \
         is [\"sign-3\"]",
    );
}

#[test]
fn a_question_to_somebody_else() {
    fails(
        "then = [{ asks = 'right' }]",
        "line 4: expected a question to right; left is asked (tally-turn, counter 0)",
    );
    fails(
        "then = [{ asks = 'left', question = 'tally-bow' }]",
        "line 4: expected the question \"tally-bow\", found \"tally-turn\"",
    );
}

#[test]
fn a_choice_that_is_not_offered_shows_what_is() {
    fails(
        "given = { counter = 1 }\nthen = [{ offered = 'add 3' }]",
        "line 5: \"add 3\" is not offered to left; nearest of 7 options: \
         \"add 1\", \"add 2\", \"draw\", \"despair\", \"roll\"\n    \
         it is refused by T-ADD-02 (tally-odd, counter 1)",
    );
    fails(
        "then = [{ offered = 'add 1', seat = 'right' }]",
        "line 4: \"add 1\" is not offered to right; left is asked (tally-turn, counter 0)",
    );
    fails(
        "then = [{ offered = 'add 1', by = 'T-BOW-01' }]",
        "line 4: \"add 1\": expected to be granted by T-BOW-01, but is granted by T-TURN-01, T-ADD-01",
    );
    fails(
        "then = [{ absent = 'add 1' }]",
        "line 4: \"add 1\" is offered to left, but should be absent",
    );
}

#[test]
fn a_refusal_that_is_none_or_another() {
    fails(
        "then = [{ refused = 'roll', by = 'T-ADD-02' }]",
        "line 4: left may choose \"roll\", but it should be refused by T-ADD-02",
    );
    fails(
        "then = [{ refused = 'bow', by = 'T-ADD-02' }]",
        "line 4: \"bow\": expected to be refused by T-ADD-02, is refused by T-BOW-01 \
         (tally-not-asked)",
    );
    assert_has(
        &failure("when = [{ choose = 'peace' }]\nthen = [{ refused = 'bow' }]"),
        &["\"bow\" needs a seat to be refused to; the game is over: the result \"shared\""],
    );
}

#[test]
fn a_right_that_is_none() {
    fails(
        "when = [{ choose = 'tell' }]\nthen = [{ right = 'tell', seat = 'left' }]",
        "line 5: left does not have the right \"tell\" now; there are no rights\n    \
         it is refused by T-TELL-02 (tally-told)",
    );
    fails(
        "then = [{ no-right = 'tell', seat = 'right' }]",
        "line 4: right has the right \"tell\", but should not",
    );
}

#[test]
fn an_event_that_was_not_said_shows_those_that_were() {
    let added = "when = [{ choose = 'add 1' }, { choose = 'add 2' }]\n";
    fails(
        &format!("{added}then = [{{ said = 'bowed left' }}]"),
        "line 5: \"bowed left\" did not happen; there were 3 events:\n      \
         began left\n      added left 1\n      added right 2",
    );
    fails(
        &format!("{added}then = [{{ said = 'added left 1', times = 2 }}]"),
        "line 5: \"added left 1\": expected 2×, happened 1×",
    );
    fails(
        &format!("{added}then = [{{ unsaid = 'added left 1' }}]"),
        "line 5: \"added left 1\" happened 1×, expected not to",
    );
}

#[test]
fn an_ending_that_is_another() {
    fails(
        "then = [{ over = true }]",
        "line 4: expected the game to be over; left is asked (tally-turn, counter 0)",
    );
    let peace = "when = [{ choose = 'peace' }]\n";
    fails(
        &format!("{peace}then = [{{ over = true, result = 'lost', ending = 'war' }}]"),
        "line 5: expected the result \"lost\" and the ending \"war\"; \
         the game is over: the result \"shared\", ending \"peace\"",
    );
    fails(
        &format!("{peace}then = [{{ over = false }}]"),
        "line 5: expected the game to go on; the game is over: the result \"shared\", \
         ending \"peace\"",
    );
}

#[test]
fn knowledge_that_is_otherwise() {
    fails(
        "then = [{ unknown = 'left.secret', to = 'left' }]",
        "line 4: left.secret: expected left not to know it, but it is 3 in all of 200 states left \
         cannot tell from this one",
    );
    assert_has(
        &failure("then = [{ known = 'right.secret', to = 'left' }]"),
        &[
            "line 4: right.secret: expected left to know it; it is 4, but for left it may as well be",
        ],
    );
}

#[test]
fn a_choice_that_is_refused_says_by_what() {
    fails(
        "given = { counter = 3 }\nwhen = [\n{ seat = 'right', choose = 'roll' }]\n\
         then = [{ over = false }]",
        "line 6: right chose \"roll\": refused by T-TURN-01 (tally-not-asked)\n    \
         left is asked (tally-turn, counter 3)",
    );
    fails(
        "given = { counter = 3 }\nwhen = [{ choose = 'add 3' }]\nthen = [{ over = false }]",
        "line 5: left chose \"add 3\": refused by T-ADD-02 (tally-odd, counter 3)\n    \
         nearest of 7 options: \"add 1\", \"add 2\", \"draw\", \"despair\", \"roll\"",
    );
    assert_has(
        &failure(
            "chance = [[1, 1]]\nwhen = [{ choose = 'roll' }, { choose = 'bow' }]\n\
             then = [{ over = false }]",
        ),
        &[
            "line 5: right chose \"bow\": refused by T-BOW-01 (tally-not-asked)",
            "single options had answered themselves: left \"bow\"",
        ],
    );
}

#[test]
fn a_choice_after_the_end_is_left_over() {
    fails(
        "when = [{ choose = 'peace' }, { choose = 'add 1' }]\nthen = [{ over = true }]",
        "line 4: \"add 1\" was not played: the game is over: the result \"shared\", ending \"peace\"",
    );
}

#[test]
fn chance_that_is_short_or_long_or_does_not_fit() {
    let roll = "when = [{ choose = 'roll' }]\nthen = [{ over = false }]";
    fails(
        roll,
        "line 4: chance is asked for 2 dice of 6 sides, but the script has none left (0 used)",
    );
    fails(
        "when = [{ choose = 'draw' }]\nthen = [{ over = false }]",
        "line 4: chance is asked for a card out of 3, but the script has none left (0 used)",
    );
    fails(
        "given = { rolling = true }\nthen = [{ over = false }]",
        "line 4: chance is asked for 2 dice of 6 sides, but the script has none left (0 used)",
    );
    fails(
        &format!("chance = [[1, 2], [3, 4], 'sign-1']\n{roll}"),
        "line 4: scripted chance was not used: [3, 4], sign-1",
    );
    fails(
        &format!("chance = [[1, 7]]\n{roll}"),
        "line 4: chance is asked for 2 dice of 6 sides, but [1, 7] does not fit: \
         a die cannot show 7: it has 6 sides",
    );
    fails(
        &format!("chance = ['sign-1']\n{roll}"),
        "line 4: chance is asked for 2 dice of 6 sides, but sign-1 does not fit: \
         the rules ask for dice, not a drawn card",
    );
}

#[test]
fn expectations_in_the_middle_fail_without_stopping_the_play() {
    fails(
        "when = [{ then = [{ at = 'counter', is = 7 }] }, { choose = 'add 1' }]\n\
         then = [{ at = 'counter', is = 1 }, { at = 'counter', is = 8 }]",
        "line 4: counter: expected 7, is 0\nline 5: counter: expected 8, is 1",
    );
}

#[test]
fn a_broken_engine_fails_one_case_only() {
    let broken = "[[case]]\nname='a'\nrules=['T-1']\nwhen=[{ choose='break' }]\n\
                  then=[{ over=false }]\n[[case]]\nname='b'\nrules=['T-1']\nthen=[{ over=false }]\n";
    let report = run(broken);
    assert_has(&report.to_string(), &["failed: a", "the engine panicked: the counter fell off"]);
    assert!(report.cases[1].passed());
}

#[test]
fn a_failed_case_is_shown_with_its_place_and_rules() {
    let shown = run_case("then = [{ at = 'counter', is = 2 }]").to_string();
    assert_eq!(
        shown,
        "failed: it\n --> cases/tally/try.toml:1 (T-A)\n  line 4: counter: expected 2, is 0\n\n"
    );
}
