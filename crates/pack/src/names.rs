//! The names a pack must give its things, in every language and in every form.

use crate::folder::Pack;
use crate::shelf::Contents;
use crate::words::{LANGUAGES, Words, forms};
use kernel::boxes::BASE;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Messages that are not plain text, or that one of these other packs has.
pub fn bad_messages<C: Contents>(pack: &Pack, others: &[Arc<Pack>]) -> Vec<String> {
    let mut words = Words::default();
    for (language, text) in C::locales() {
        words.know(language, text, BASE);
    }
    for other in others {
        for language in LANGUAGES {
            if let Some(file) = other.words(language) {
                words.know(language, file.text, other.id());
            }
        }
    }
    let own = LANGUAGES.into_iter().filter_map(|code| Some((code, pack.words(code)?)));
    own.flat_map(|(code, file)| words.faults(&file, code)).collect()
}

/// Things without a name in one of the languages, or whose name lacks a form that sentences need:
/// one that every name of its kind in the base box has.
pub fn missing_names<C: Contents>(content: &C, pack: &Pack, needed: &[Arc<Pack>]) -> Vec<String> {
    let named = content.named();
    let mut missing = Vec::new();
    for language in LANGUAGES {
        let shipped = C::locales().iter().filter(|(code, _)| *code == language);
        let shipped: HashMap<&str, HashSet<&str>> =
            shipped.flat_map(|(_, text)| forms(text)).collect();
        let packs = needed.iter().map(|it| &**it).chain([pack]);
        let brought: HashMap<&str, HashSet<&str>> =
            packs.filter_map(|it| it.words(language)).flat_map(|file| forms(file.text)).collect();
        let shown = pack.folder.join(format!("{language}.ftl"));
        let usual = usual_forms(&named, &shipped);
        for (kind, name, key) in &named {
            let lacking = match (shipped.get(key.as_str()), brought.get(key.as_str())) {
                (Some(_), _) => continue,
                (None, None) => format!("has no name: write {key} = …"),
                (None, Some(has)) => {
                    let usual = usual.get(kind).into_iter().flatten();
                    let mut lacks: Vec<&str> =
                        usual.filter(|it| !has.contains(*it)).copied().collect();
                    if lacks.is_empty() {
                        continue;
                    }
                    lacks.sort_unstable();
                    let lacks: Vec<String> = lacks.iter().map(|it| format!(".{it} = …")).collect();
                    format!("lacks forms of its name: write below {key}: {}", lacks.join(", "))
                }
            };
            missing.push(format!("{}: the {kind} \"{name}\" {lacking}", shown.display()));
        }
    }
    missing
}

/// Messages, and parts of them, that only one of the languages has. Forms of names differ by language.
pub fn missing_translations<C: Contents>(content: &C, pack: &Pack) -> Vec<String> {
    let named: HashSet<String> = content.named().into_iter().map(|(_, _, key)| key).collect();
    let told = |language: &str| -> HashSet<String> {
        let Some(file) = pack.words(language) else { return HashSet::new() };
        let all = forms(file.text).into_iter().filter(|(key, _)| !named.contains(*key));
        all.flat_map(|(key, parts)| {
            let parts: Vec<String> = parts.iter().map(|part| format!("{key}.{part}")).collect();
            parts.into_iter().chain([key.to_owned()])
        })
        .collect()
    };
    let mut missing = Vec::new();
    for (here, there) in [("en", "ru"), ("ru", "en")] {
        let mut lacking: Vec<String> = told(there).difference(&told(here)).cloned().collect();
        lacking.sort_unstable();
        let shown = pack.folder.join(format!("{here}.ftl"));
        missing.extend(lacking.iter().map(|key| {
            format!("{}: \"{key}\" is only in {there}.ftl: write it here too", shown.display())
        }));
    }
    missing
}

/// The forms that every name of a kind has in the base box.
fn usual_forms<'w>(
    named: &[(&'static str, String, String)],
    shipped: &HashMap<&'w str, HashSet<&'w str>>,
) -> HashMap<&'static str, HashSet<&'w str>> {
    let mut usual: HashMap<&'static str, HashSet<&'w str>> = HashMap::new();
    for (kind, _, key) in named {
        let Some(has) = shipped.get(key.as_str()) else { continue };
        usual
            .entry(kind)
            .and_modify(|usual| usual.retain(|form| has.contains(form)))
            .or_insert_with(|| has.clone());
    }
    usual
}
