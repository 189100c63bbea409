//! The packages of npm that end up in the browser client, by `web/package-lock.json`.

use crate::spdx::Expression;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Needed only to build the client, and yet a part of what is built: the parts of Svelte that run in the browser,
/// icons, coasts.
const PACKED_TOO: [&str; 5] =
    ["@iconify-json/game-icons", "clsx", "esm-env", "svelte", "world-atlas"];

/// Fonts and icons have licences of their own kind; NOTICE names their authors.
const ALLOWED: [&str; 6] = ["Apache-2.0", "CC-BY-3.0", "ISC", "MIT", "OFL-1.1", "BSD-3-Clause"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebPackage {
    pub name: String,
    pub version: String,
    pub licence: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

#[derive(Deserialize)]
struct Locked {
    version: Option<String>,
    license: Option<String>,
    #[serde(default)]
    dev: bool,
}

/// What of the lock file the browser gets.
pub fn packed_into_the_client(lock: &str) -> Result<Vec<WebPackage>, String> {
    let lock: Lock =
        serde_json::from_str(lock).map_err(|error| format!("package-lock.json: {error}"))?;
    let mut packed = Vec::new();
    for (path, locked) in lock.packages {
        // The package of the client itself has no path.
        let Some((_, name)) = path.rsplit_once("node_modules/") else { continue };
        if !locked.dev || PACKED_TOO.contains(&name) {
            let version = locked.version.unwrap_or_default();
            packed.push(WebPackage { name: name.to_owned(), version, licence: locked.license });
        }
    }
    match PACKED_TOO.iter().find(|name| packed.iter().all(|package| package.name != **name)) {
        Some(gone) => {
            Err(format!("{gone} is no longer in package-lock.json: take it off the list"))
        }
        None => Ok(packed),
    }
}

pub fn check_web(packages: &[WebPackage]) -> Vec<String> {
    let allowed: BTreeSet<String> = ALLOWED.iter().map(|name| (*name).to_owned()).collect();
    let mut wrong = Vec::new();
    for WebPackage { name, version, licence } in packages {
        let read = licence.as_deref().map(Expression::read);
        match read {
            Some(Ok(expression)) if expression.is_met_by(&allowed) => {}
            Some(_) => wrong.push(format!("{name} {version} has the licence {licence:?}")),
            None => wrong.push(format!("{name} {version} names no licence")),
        }
    }
    wrong
}
