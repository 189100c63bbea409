//! Nothing is built twice: whatever is run, tested or measured, a dependency has the same features.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use std::collections::BTreeMap;
use std::process::Command;

/// The features of every crate that these arguments of `cargo tree` reach.
fn features(arguments: &[&str]) -> BTreeMap<String, String> {
    let output = Command::new(env!("CARGO"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .args(["tree", "--locked", "--prefix", "none", "--format", "{p}\t{f}"])
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let line = |line: &str| {
        let (name, features) = line.trim_end_matches(" (*)").split_once('\t')?;
        Some((name.to_owned(), features.to_owned()))
    };
    text.lines().filter_map(line).collect()
}

#[test]
fn what_is_run_and_what_is_tested_share_every_dependency() {
    let run = features(&["--package", "omen", "--edges", "normal"]);
    assert!(run.len() > 100, "{run:?}");
    for arguments in [
        &["--package", "omen", "--package", "load", "--edges", "normal"][..],
        &["--workspace", "--edges", "normal,dev"],
    ] {
        let other = features(arguments);
        for (name, features) in &run {
            assert_eq!(
                Some(features),
                other.get(name),
                "{name}: name its features in [workspace.dependencies], not with the crate that needs them ({arguments:?})"
            );
        }
    }
}
