//! Indexes where every rule is cited in the source tree, so that `omen rules where` works without
//! it.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new("../..");
    for scanned in crossref::SCANNED {
        println!("cargo::rerun-if-changed={}", root.join(scanned).display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR for build scripts")?);
    let index = crossref::Index::of_tree(root)?;
    Ok(fs::write(out.join("crossref.txt"), index.to_string())?)
}
