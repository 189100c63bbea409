//! Writing to standard output. A reader that has closed the pipe (`| head`) has had enough: the
//! program stops quietly, with everything saved that was to be saved.

use std::fmt::Display;
use std::io::Write as _;

pub fn line(text: impl Display) {
    put(&format!("{text}\n"));
}

pub fn put(text: &str) {
    let mut out = std::io::stdout().lock();
    if out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}
