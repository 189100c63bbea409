//! Finds the Rust tests that cite rules, so that they count beside the cases.

use crate::{ScanError, citations};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// For each rule id, the Rust tests whose doc comment cites it, as `file::test`.
///
/// Looks into `src` and `tests` of every crate below `root/crates`. A test that is ignored
/// proves nothing and is passed over.
pub fn tests_citing(root: &Path) -> Result<BTreeMap<String, Vec<String>>, ScanError> {
    let mut citing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for member in entries(&root.join("crates"))? {
        for part in ["src", "tests"].map(|part| member.join(part)) {
            for file in sources(&part)? {
                let text = fs::read_to_string(&file).map_err(|why| cannot_read(&file, why))?;
                let name = name_below(root, &file);
                for test in tests_in(&text) {
                    for id in citations(&test.doc) {
                        citing.entry(id).or_default().push(format!("{name}::{}", test.name));
                    }
                }
            }
        }
    }
    Ok(citing)
}

/// A `#[test]` function and the doc comment above it.
struct Test {
    name: String,
    doc: String,
}

/// The tests of a source file, read line by line: doc comments and attributes, then the `fn`.
fn tests_in(text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut above = Above::default();
    let mut skip_to: Option<&str> = None;
    for line in text.lines().map(str::trim) {
        if let Some(end) = skip_to {
            skip_to = Some(end).filter(|end| !line.ends_with(end));
        } else if line.starts_with("/*") {
            skip_to = (!line.contains("*/")).then_some("*/");
        } else if let Some(doc) = line.strip_prefix("///") {
            above.doc.push_str(doc);
            above.doc.push('\n');
        } else if line.starts_with("#[") {
            above.is_test |= is_test(line);
            above.is_ignored |= line.contains("#[ignore");
            if line.contains("] fn ") {
                above = above.function(line, &mut tests);
            } else if !line.ends_with(']') && !line.contains("] ") {
                skip_to = Some("]");
            }
        } else if !line.starts_with("//") {
            above = above.function(line, &mut tests);
        }
    }
    tests
}

/// What stands directly above a line of code.
#[derive(Default)]
struct Above {
    doc: String,
    is_test: bool,
    is_ignored: bool,
}

impl Above {
    /// Notes the test if the line begins one; nothing stands above the line after it.
    fn function(self, code: &str, tests: &mut Vec<Test>) -> Self {
        let name = code.split_once("fn ").map(|(_, after)| after).unwrap_or_default();
        let name: String = name.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if self.is_test && !self.is_ignored && !name.is_empty() {
            tests.push(Test { name, doc: self.doc });
        }
        Self::default()
    }
}

/// Whether an attribute makes a test: `#[test]`, or one such as `#[tokio::test(…)]`.
fn is_test(attribute: &str) -> bool {
    let path = attribute.trim_start_matches("#[").split([']', '(']).next().unwrap_or_default();
    path.rsplit("::").next().is_some_and(|last| last.trim() == "test")
}

/// The `.rs` files below a directory, sorted; none if there is no such directory.
fn sources(directory: &Path) -> Result<Vec<PathBuf>, ScanError> {
    let mut found = Vec::new();
    if !directory.is_dir() {
        return Ok(found);
    }
    for path in entries(directory)? {
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// What stands in a directory, sorted; links are not followed, so that the walk ends.
fn entries(directory: &Path) -> Result<Vec<PathBuf>, ScanError> {
    let wrong = |why| cannot_read(directory, why);
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        if !entry.file_type().map_err(wrong)?.is_symlink() {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// The path below the root with `/` between its parts on every system.
fn name_below(root: &Path, file: &Path) -> String {
    let parts = file.strip_prefix(root).unwrap_or(file).components();
    let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.join("/")
}

fn cannot_read(path: &Path, why: std::io::Error) -> ScanError {
    ScanError { path: path.to_owned(), why }
}
