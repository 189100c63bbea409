//! Writing to standard output. If the reader has closed the pipe (`| head`), the program stops
//! quietly, with everything saved that should be. Any other failure, such as a full disk, loses
//! output and is an error.

use std::fmt::Display;
use std::io::{ErrorKind, Write as _};

/// The same code as for any other file that cannot be written.
const CANNOT_BE_WRITTEN: i32 = 2;

pub fn line(text: impl Display) {
    put(&format!("{text}\n"));
}

pub fn put(text: &str) {
    let mut out = std::io::stdout().lock();
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()));
}

/// Ends the program when something could not be written.
pub fn written(done: std::io::Result<()>) {
    let Err(error) = done else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    eprintln!("omen: standard output cannot be written: {error}");
    std::process::exit(CANNOT_BE_WRITTEN);
}
