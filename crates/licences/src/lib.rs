//! Whether everything that is built in may be: licences, banned crates and sources, by `deny.toml`; and the list of
//! licences that goes with a binary.
//!
//! cargo-deny does more and takes minutes to build; this reads `cargo metadata` and takes seconds.

mod list;
mod metadata;
mod policy;
mod spdx;
mod web;

pub use list::third_parties;
pub use metadata::{Package, Which, packages};
pub use policy::{Policy, Strictness};
pub use spdx::Expression;
pub use web::{WebPackage, check_web, packed_into_the_client};

use std::path::Path;

/// Holds everything that is built in the workspace of this folder against its `deny.toml`, and says how much that was
/// or everything that is wrong.
pub fn check(root: &Path) -> Result<String, String> {
    let policy =
        Policy::read(&read(root, "deny.toml")?).map_err(|error| format!("deny.toml: {error}"))?;
    let web = packed_into_the_client(&read(root, "web/package-lock.json")?)?;
    let usual = packages(root, Which::Built)?;
    let everything = packages(root, Which::BuiltWithAllFeatures)?;
    let mut wrong = policy.complaints(&usual, Strictness::PassedOn);
    wrong.extend(policy.complaints(&everything, Strictness::KeptHere));
    wrong.extend(check_web(&web));
    wrong.sort();
    wrong.dedup();
    if wrong.is_empty() {
        let (crates, web) = (everything.len(), web.len());
        return Ok(format!("{crates} crates and {web} packages of npm may be used"));
    }
    wrong.push("leave them out, or say in deny.toml why they may be used".to_owned());
    Err(wrong.join("\n"))
}

/// A file of the repository.
pub fn read(root: &Path, file: &str) -> Result<String, String> {
    std::fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))
}
