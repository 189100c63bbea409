//! The results of the cases.

use std::collections::BTreeSet;
use std::fmt;

/// The results of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileReport {
    pub file: String,
    /// Every case that could be run, in file order.
    pub cases: Vec<CaseReport>,
    /// Everything that could not be read, drawn with file, line and caret.
    pub malformed: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseReport {
    pub name: String,
    /// The rules it shows, by ledger id.
    pub rules: Vec<String>,
    /// The line of its `[[case]]`.
    pub line: usize,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Pass,
    Fail(Vec<Failure>),
}

/// One thing that differs from the case's claims, and the line of the claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub line: usize,
    pub text: String,
}

/// Rule ids cited by passing cases: the rules shown to hold.
pub fn cited(reports: &[FileReport]) -> BTreeSet<String> {
    let cases = reports.iter().flat_map(|report| &report.cases);
    cases.filter(|case| case.passed()).flat_map(|case| case.rules.iter().cloned()).collect()
}

/// The results in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub files: usize,
    pub passed: usize,
    pub failed: usize,
    /// Complaints, not cases: one case may have several.
    pub malformed: usize,
}

impl Summary {
    pub fn of(reports: &[FileReport]) -> Self {
        let mut summary = Self { files: reports.len(), ..Self::default() };
        for report in reports {
            let passed = report.cases.iter().filter(|case| case.passed()).count();
            summary.passed += passed;
            summary.failed += report.cases.len() - passed;
            summary.malformed += report.malformed.len();
        }
        summary
    }

    /// Whether everything was read and everything passed.
    pub fn all_well(&self) -> bool {
        self.failed == 0 && self.malformed == 0
    }
}

impl FileReport {
    pub fn new(file: &str) -> Self {
        Self { file: file.to_owned(), cases: Vec::new(), malformed: Vec::new() }
    }
}

impl CaseReport {
    pub fn passed(&self) -> bool {
        self.verdict == Verdict::Pass
    }
}

/// Everything that went wrong in the file; nothing at all if nothing did.
impl fmt::Display for FileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for drawn in &self.malformed {
            writeln!(f, "{drawn}\n")?;
        }
        for case in &self.cases {
            let Verdict::Fail(failures) = &case.verdict else { continue };
            let CaseReport { name, rules, line, .. } = case;
            writeln!(f, "failed: {name}\n --> {}:{line} ({})", self.file, rules.join(", "))?;
            for failure in failures {
                writeln!(f, "  {failure}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text.replace('\n', "\n    "))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { files, passed, failed, malformed } = self;
        write!(f, "{passed} passed, {failed} failed, {malformed} malformed, in {files} files")
    }
}
