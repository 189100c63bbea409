//! Reading and writing files without losing any.

use crate::games::{self, Entry};
use crate::trouble::Trouble;
use kernel::log::LogFile;
use kernel::receipt::Receipt;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Reads a log and finds its game.
pub fn read_log(path: &Path) -> Result<(LogFile, &'static dyn Entry), Trouble> {
    let text = fs::read_to_string(path)
        .map_err(|error| Trouble::input(format!("{}: cannot be read: {error}", path.display())))?;
    let file = LogFile::read(&text)
        .map_err(|error| Trouble::answer_is_no(format!("{}: {error}", path.display())))?;
    let entry = games::named(&file.header.game).map_err(|trouble| {
        Trouble::answer_is_no(format!("{}: line 1: {}", path.display(), trouble.message))
    })?;
    Ok((file, entry))
}

/// Reads the receipt a player's client kept of a table.
pub fn read_receipt(path: &Path) -> Result<Receipt, Trouble> {
    let text = fs::read_to_string(path)
        .map_err(|error| Trouble::input(format!("{}: cannot be read: {error}", path.display())))?;
    Receipt::read(&text).map_err(|error| Trouble::input(format!("{}: {error}", path.display())))
}

/// Writes the whole file beside the old one and then renames it, so that a crash leaves either the
/// old or the new. Devices and pipes are written directly.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Trouble> {
    let failed = |error: std::io::Error| {
        Trouble::input(format!("{}: cannot be written: {error}", path.display()))
    };
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        let mut device = fs::OpenOptions::new().write(true).open(path).map_err(failed)?;
        return device.write_all(text.as_bytes()).map_err(failed);
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let mut file = fs::File::create(&beside).map_err(failed)?;
    file.write_all(text.as_bytes()).map_err(failed)?;
    file.sync_all().map_err(failed)?;
    fs::rename(&beside, path).map_err(failed)
}

/// A new file for a saved game in the user's data directory.
pub fn new_save(game: &str) -> Result<PathBuf, Trouble> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let folder = data_directory("choose a file with --save FILE")?.join("saves");
    let mut path = folder.join(format!("{game}-{now}.log"));
    let mut n = 1;
    while path.exists() {
        n += 1;
        path = folder.join(format!("{game}-{now}-{n}.log"));
    }
    Ok(path)
}

/// `$XDG_DATA_HOME/omen`, or `~/.local/share/omen`. With neither, the error says what to do
/// instead: a directory below wherever the program happens to start would not be found again.
pub fn data_directory(otherwise: &str) -> Result<PathBuf, Trouble> {
    // A relative path would mean a different directory each time; the XDG specification says to
    // ignore it.
    let set =
        |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .or_else(|| set("LOCALAPPDATA"))
        .map(|folder| folder.join("omen"))
        .ok_or_else(|| {
            Trouble::input(format!(
                "there is no data directory: neither HOME nor XDG_DATA_HOME is set; set one of them, \
                 or {otherwise}"
            ))
        })
}
