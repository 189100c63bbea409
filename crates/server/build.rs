//! Packs the browser client for embedding: every file of `web/dist` with its type, its tag and its
//! compressed forms. If the client has not been built, a single page that says how to build it is
//! embedded instead.
//!
//! Everything is written below `OUT_DIR`; the source tree is only read.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let source = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", source.display());
    let out = PathBuf::from(variable("OUT_DIR")?);
    let packed = out.join("web");
    if packed.exists() {
        fs::remove_dir_all(&packed)?;
    }
    fs::create_dir_all(&packed)?;
    let mut files = Vec::new();
    if source.join("index.html").is_file() {
        collect(&source, "", &mut files)?;
        files.sort();
    } else {
        files.push(("index.html".to_owned(), PLACEHOLDER.as_bytes().to_vec()));
    }
    let mut table = String::from("&[\n");
    for (number, (path, bytes)) in files.iter().enumerate() {
        write_entry(&mut table, &packed, number, path, bytes)?;
    }
    table.push_str("]\n");
    fs::write(out.join("web.rs"), table)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push((path, fs::read(entry.path())?));
        }
    }
    Ok(())
}

fn write_entry(
    table: &mut String,
    packed: &Path,
    number: usize,
    path: &str,
    bytes: &[u8],
) -> io::Result<()> {
    let keep = |form: &str, bytes: &[u8]| -> io::Result<String> {
        let file = packed.join(format!("{number}.{form}"));
        fs::write(&file, bytes)?;
        Ok(format!("include_bytes!({:?})", file.display().to_string()))
    };
    // A compressed form is worth keeping only if it is clearly smaller.
    let keep_smaller = |form: &str, smaller: Vec<u8>| -> io::Result<String> {
        if smaller.len() * 10 > bytes.len() * 9 {
            return Ok("None".to_owned());
        }
        Ok(format!("Some({})", keep(form, &smaller)?))
    };
    let plain = keep("plain", bytes)?;
    let gzip = keep_smaller("gz", gzipped(bytes)?)?;
    let brotli = keep_smaller("br", brotlied(bytes)?)?;
    let tag = &blake3::hash(bytes).to_hex()[..32];
    writeln!(
        table,
        "File {{ path: {path:?}, tag: {tag:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},"
    )
    .map_err(io::Error::other)
}

fn gzipped(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotlied(bytes: &[u8]) -> io::Result<Vec<u8>> {
    // The best quality costs seconds per file; a debug build is not worth them.
    let quality =
        if env::var("PROFILE").is_ok_and(|profile| profile == "release") { 11 } else { 5 };
    let parameters = brotli::enc::BrotliEncoderParams { quality, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &parameters)?;
    Ok(packed)
}

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Omen</title>
<h1>Omen</h1>
<p>The service runs, but this binary was built without its browser client.</p>
<p>Build the client, then the binary again: <code>make run</code> does both, or
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code> and then
<code>cargo build --release --package omen</code>.</p>
</html>
";
