//! Finds the Rust tests that cite rules, so that they count beside the cases.

use crate::citations;
use crossref::{ScanError, Strength};
use std::collections::BTreeMap;
use std::path::Path;

/// For each rule id, the Rust tests whose doc comment cites it, as `file::test`.
///
/// Looks into `src` and `tests` of every crate below `root/crates`. A test that is ignored
/// proves nothing and is passed over.
pub fn tests_citing(root: &Path) -> Result<BTreeMap<String, Vec<String>>, ScanError> {
    let mut citing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let counts = |file: &&String| matches!(file.split('/').nth(2), Some("src" | "tests"));
    for file in crossref::files(root, "crates", "rs")?.iter().filter(counts) {
        for mention in crossref::mentions(&crossref::read(root, file)?, citations) {
            if !mention.item.runs || mention.strength != Strength::Doc {
                continue;
            }
            let test = format!("{file}::{}", mention.item.name);
            for id in mention.ids {
                let tests = citing.entry(id).or_default();
                if !tests.contains(&test) {
                    tests.push(test.clone());
                }
            }
        }
    }
    Ok(citing)
}
