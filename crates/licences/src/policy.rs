//! The rules of `deny.toml`, as far as they are held here: the keys of cargo-deny with its meaning.

use crate::metadata::Package;
use crate::spdx::Expression;
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Licences {
    allow: BTreeSet<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sources {
    /// These two say to cargo-deny what is always so here.
    unknown_registry: Denied,
    unknown_git: Denied,
    allow_registry: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Denied {
    Deny,
}

/// Whether the exceptions of the policy count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// They do not: this is what is passed on.
    PassedOn,
    /// They do: this stays on the machine that built it.
    KeptHere,
}

impl Policy {
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// Everything that is wrong with these crates, one line each.
    pub fn complaints(&self, packages: &[Package], strictness: Strictness) -> Vec<String> {
        packages.iter().flat_map(|package| self.of(package, strictness)).collect()
    }

    fn of(&self, package: &Package, strictness: Strictness) -> Vec<String> {
        let Sources { unknown_registry: Denied::Deny, unknown_git: Denied::Deny, allow_registry } =
            &self.sources;
        let mut wrong = Vec::new();
        if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == package.name) {
            wrong.push(format!("is banned: {}", ban.reason));
        }
        if let Some(source) = &package.source {
            let registry = source.strip_prefix("registry+");
            if !registry.is_some_and(|registry| allow_registry.contains(registry)) {
                wrong.push(format!("comes from {source}, and only allow-registry may be used"));
            }
        }
        wrong.extend(self.licence_of(package, strictness));
        let name = format!("{} {}", package.name, package.version);
        wrong.into_iter().map(|wrong| format!("{name} {wrong}")).collect()
    }

    fn licence_of(&self, package: &Package, strictness: Strictness) -> Option<String> {
        let Some(text) = &package.license else {
            return Some("names no licence".to_owned());
        };
        let expression = match Expression::read(text) {
            Ok(expression) => expression,
            Err(error) => return Some(format!("has a licence that cannot be read: {error}")),
        };
        if expression.is_met_by(&self.licenses.allow) {
            return None;
        }
        let excepted = self.licenses.exceptions.iter().any(|exception| {
            exception.name == package.name && expression.is_met_by(&exception.allow)
        });
        match (excepted, strictness) {
            (true, Strictness::KeptHere) => None,
            (true, Strictness::PassedOn) => {
                Some(format!("({text}) must stay behind a feature that is off by default"))
            }
            (false, _) => Some(format!("has the licence {text}, which deny.toml does not allow")),
        }
    }
}
