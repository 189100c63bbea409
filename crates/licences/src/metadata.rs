//! What cargo says of the crates that are built in.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// Where it came from; `None` for a crate of this repository.
    pub source: Option<String>,
    pub license: Option<String>,
    pub license_file: Option<PathBuf>,
    pub repository: Option<String>,
    pub manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// Which crates of the workspace in a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that are linked into the binary everybody builds.
    Shipped,
    /// Those that build or test anything, with the features everybody uses.
    Built,
    /// Those, with every feature.
    BuiltWithAllFeatures,
}

impl Which {
    /// `cargo metadata` also names crates that no feature switches on; `cargo tree` does not, and cannot say where
    /// their files are.
    fn tree(self) -> &'static [&'static str] {
        match self {
            Self::Shipped => &["--package", "omen", "--edges", "normal"],
            Self::Built => &["--workspace"],
            Self::BuiltWithAllFeatures => &["--workspace", "--all-features"],
        }
    }

    fn metadata(self) -> &'static [&'static str] {
        match self {
            Self::Shipped | Self::Built => &[],
            Self::BuiltWithAllFeatures => &["--all-features"],
        }
    }
}

/// These crates, as they are built for this machine.
pub fn packages(root: &Path, which: Which) -> Result<Vec<Package>, String> {
    let tree = ["tree", "--locked", "--prefix", "none", "--format", "{p}"];
    let tree = cargo(root, &[&tree, which.tree()].concat())?;
    let built: BTreeSet<(&str, &str)> = tree.lines().filter_map(named).collect();
    let host = host()?;
    let metadata = ["metadata", "--locked", "--format-version", "1", "--filter-platform", &host];
    let metadata = cargo(root, &[&metadata, which.metadata()].concat())?;
    let Metadata { packages } =
        serde_json::from_str(&metadata).map_err(|error| format!("cargo metadata: {error}"))?;
    let mut found = packages;
    found.retain(|package| built.contains(&(package.name.as_str(), package.version.as_str())));
    if found.len() < built.len() {
        return Err(format!("cargo tree names {} crates, metadata {}", built.len(), found.len()));
    }
    Ok(found)
}

/// Name and version of a line such as `serde v1.0.229 (proc-macro)`; nothing of an empty line.
fn named(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

fn cargo(root: &Path, arguments: &[&str]) -> Result<String, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo).current_dir(root).args(arguments).output();
    let output = output.map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo {}: {}", arguments.join(" "), told.trim()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The target this machine builds for.
fn host() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output();
    let output = output.map_err(|error| format!("rustc cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".to_owned())
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn a_line_of_the_tree_is_a_name_and_a_version() {
        assert_eq!(named("serde v1.0.229"), Some(("serde", "1.0.229")));
        assert_eq!(
            named("serde_derive v1.0.229 (proc-macro) (*)"),
            Some(("serde_derive", "1.0.229"))
        );
        assert_eq!(named(""), None);
    }
}
