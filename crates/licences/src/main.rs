//! `licences check`: whether everything that is built in may be. `licences list`: the third parties of the binary.

use licences::{Which, check, packages, packed_into_the_client, read, third_parties};
use std::env;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match env::args().nth(1).as_deref() {
        Some("check") => check(Path::new(".")),
        Some("list") => list(Path::new(".")),
        _ => Err("usage, in the root of the repository: licences check | licences list".to_owned()),
    };
    match done {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

fn list(root: &Path) -> Result<String, String> {
    let crates = packages(root, Which::Shipped)?;
    let web = packed_into_the_client(&read(root, "web/package-lock.json")?)?;
    third_parties(&crates, &web, &root.join("web/node_modules")).map_err(|error| error.to_string())
}
