//! Everything it says has words in both languages.

use bots::any_policy;
use kernel::registry::{Title as _, TitleOf, Titled as _};
use kernel::{Luck, Seed};
use lanterns::Lanterns;
use scene::Viewer;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every text below this that is the key of a message.
fn said(value: &Value, keys: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if text.starts_with("lanterns-") => {
            keys.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| said(item, keys)),
        Value::Object(fields) => fields.values().for_each(|field| said(field, keys)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn whatever_is_said_in_a_game_has_words_in_both_languages() {
    let mut keys = BTreeSet::new();
    for number in 0..10 {
        let mut table =
            TitleOf::<Lanterns>::new().begin(&json!(null), &[], Seed::from_number(number)).unwrap();
        let mut bot = any_policy::<Lanterns>("random", Luck::from_number(number)).unwrap();
        while let Some(asked) = table.asked() {
            for viewer in [Viewer::Seat(0), Viewer::Seat(1)] {
                said(&json!([table.scene(viewer), table.prompt(viewer)]), &mut keys);
            }
            let choice = bot.pick(&*table, asked.lead).unwrap();
            table.choose(asked.lead, &choice).unwrap();
        }
        let told = table.told(Viewer::Public, None);
        said(&json!([table.scene(Viewer::Public), told]), &mut keys);
    }
    assert!(keys.contains("lanterns-blown-out") && keys.contains("lanterns-burns"), "{keys:?}");
    for (language, words) in Lanterns::locales() {
        let has = |key: &str| words.lines().any(|line| line.starts_with(&format!("{key} = ")));
        let missing: Vec<&String> = keys.iter().filter(|key| !has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
