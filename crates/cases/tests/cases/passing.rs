use crate::{run, run_case};
use cases::{Verdict, cited};

#[test]
fn every_kind_of_expectation_can_pass() {
    let report = run(include_str!("tally.toml"));
    assert_eq!(report.to_string(), "");
    assert_eq!(report.cases.len(), 7);
    let second = &report.cases[1];
    assert_eq!(second.name, "chance is scripted, and a single option answers itself");
    assert_eq!((second.line, &second.verdict), (24, &Verdict::Pass));
    assert_eq!(second.rules, ["T-BOW-01"]);
}

#[test]
fn fields_are_set_in_the_order_they_are_written() {
    let then = "then = [{ at = 'goal', is = 9 }]";
    assert_eq!(
        run_case(&format!("given = {{ counter = 4, goal.ahead = 5 }}\n{then}")).to_string(),
        ""
    );
    let report = run_case(&format!("given = {{ goal.ahead = 5, counter = 4 }}\n{then}"));
    assert!(report.to_string().contains("goal: expected 9, is 5"), "{report}");
}

#[test]
fn only_passing_cases_show_their_rules() {
    let text = "[[case]]\nname='a'\nrules=['T-1', 'T-2']\nthen=[{ at='counter', is=0 }]\n\
                [[case]]\nname='b'\nrules=['T-2', 'T-3']\nthen=[{ at='counter', is=1 }]\n";
    let cited = cited(&[run(text)]);
    assert_eq!(cited.into_iter().collect::<Vec<_>>(), ["T-1", "T-2"]);
}

#[test]
fn a_report_is_the_same_every_time() {
    let text = include_str!("tally.toml").replace("is = 6", "is = 7");
    assert_eq!(run(&text), run(&text));
}
