//! `omen verify`

use crate::cli::Verify;
use crate::files;
use crate::out;
use crate::trouble::{Done, Trouble};

pub fn run(verify: &Verify) -> Done {
    let (file, entry) = files::read_log(&verify.file)?;
    let verified = entry.title().verify(&file).map_err(|error| {
        Trouble::answer_is_no(format!("{}: not honest: {error}", verify.file.display()))
    })?;
    out::line(format_args!(
        "{}: honest: {} inputs replay, {} chance outcomes follow from the committed seed",
        verify.file.display(),
        verified.inputs,
        verified.chances
    ));
    if verified.other_content {
        out::line(format_args!(
            "it was made with content {}, this program has {}: it leads to the same end all the same",
            file.header.content,
            entry.title().content_hash()
        ));
    }
    Ok(())
}
