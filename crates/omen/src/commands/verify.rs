//! `omen verify`

use crate::cli::Verify;
use crate::files;
use crate::games::Entry;
use crate::out;
use crate::packs;
use crate::trouble::{Done, Trouble};
use kernel::log::LogFile;
use kernel::receipt::Receipt;
use kernel::table::Verified;

pub fn run(verify: &Verify) -> Done {
    packs::shelve_all(&verify.packs.packs)?;
    let (file, entry) = files::read_log(&verify.file)?;
    let receipt = verify.receipt.as_deref().map(files::read_receipt).transpose()?;
    let name = verify.file.display();
    let mut wrong = Vec::new();
    match entry.title().verify(&file) {
        Ok(verified) => {
            out::line(format_args!(
                "{name}: honest: {} inputs replay, {} chance outcomes follow from the \
                 commitments",
                verified.inputs, verified.chances
            ));
            remarks(&verified, &file, entry).iter().for_each(out::line);
        }
        Err(error) => wrong.push(format!("{name}: not honest: {error}")),
    }
    if let Some(receipt) = &receipt {
        let caught = receipt.compare(&file);
        if caught.is_empty() {
            out::line(agreement(receipt));
        }
        wrong.extend(
            caught.iter().map(|caught| format!("{name}: contradicts the receipt: {caught}")),
        );
    }
    if wrong.is_empty() { Ok(()) } else { Err(Trouble::answer_is_no(wrong.join("\n"))) }
}

/// What an honest log relies on, and what it cannot show.
fn remarks(verified: &Verified, file: &LogFile, entry: &dyn Entry) -> Vec<String> {
    let mut lines = Vec::new();
    lines.push(match (verified.keyings, file.header.omen) {
        (0, 1) => {
            "this log is from an older version: its dice come from the host's seed alone".to_owned()
        }
        (0, _) => "no keyings: its dice come from the host's seed alone".to_owned(),
        (keyings, _) => format!(
            "{}, {} from players",
            counted(keyings, "keying", "keyings"),
            counted(verified.shares, "share", "shares")
        ),
    });
    if verified.inherited > 0 {
        lines.push(format!(
            "the first {} came from another table: chance outcomes there cannot be checked here",
            counted(verified.inherited, "input", "inputs")
        ));
    }
    if verified.taken_back > 0 {
        lines.push(format!(
            "chance outcomes were undone {}",
            counted(verified.taken_back, "time", "times")
        ));
    }
    if verified.earlier_edition {
        lines.push(format!(
            "it was made with edition {} of the rules and this program has {}, but it leads to the \
             same result",
            file.header.edition,
            entry.title().edition()
        ));
    }
    if verified.other_content {
        let here = entry.title().hashes(&file.header.setup).unwrap_or_default().content;
        if here != file.header.content {
            lines.push(format!(
                "it was made with content {} and this program has {here}, but it leads to the \
                 same result",
                file.header.content
            ));
        }
        lines.extend(verified.changed_boxes.iter().map(|it| {
            format!(
                "the box \"{}\" has changed since {} (hash {}), but the log leads to the same result",
                it.id, it.version, it.hash
            )
        }));
    }
    lines
}

fn agreement(receipt: &Receipt) -> String {
    if receipt.keyings.is_empty() && receipt.announced.is_empty() && receipt.given.is_empty() {
        return "the receipt is empty and proves nothing".to_owned();
    }
    format!(
        "the receipt agrees with the log: {} seen, {} given",
        counted(receipt.keyings.len() as u64, "keying", "keyings"),
        counted(receipt.given.len() as u64, "share", "shares")
    )
}

fn counted(count: impl Into<u64>, one: &str, many: &str) -> String {
    match count.into() {
        1 => format!("1 {one}"),
        count => format!("{count} {many}"),
    }
}
