//! `omen store`

use crate::cli::{Store, StoreCommand};
use crate::out;
use crate::trouble::{Done, Trouble};
use ::store::{Checked, StoreError, UpkeepError, backup, check, restore};

pub fn run(asked: Store) -> Done {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Trouble::input(format!("cannot start a thread: {error}")))?;
    runtime.block_on(async {
        match asked.command {
            StoreCommand::Check { data } => look(&data.place()?).await,
            StoreCommand::Backup { to, overwrite, data } => {
                let done = backup(&data.place()?, &to, overwrite).await.map_err(trouble)?;
                out::line(format!("{} is intact: {}.", to.display(), contents(&done)));
                Ok(())
            }
            StoreCommand::Restore { from, overwrite, data } => {
                let place = data.place()?;
                let done = restore(&from, &place, overwrite).await.map_err(trouble)?;
                out::line(format!("Restored: {}.", contents(&done.checked)));
                if let Some(aside) = done.aside {
                    out::line(format!("The previous store is kept as {}.", aside.display()));
                }
                out::line("You can start the server again.");
                Ok(())
            }
        }
    })
}

async fn look(place: &str) -> Done {
    let checked = check(place).await.map_err(|error| trouble(error.into()))?;
    if !checked.is_whole() {
        for fault in &checked.faults {
            out::line(fault);
        }
        return Err(Trouble::answer_is_no(
            "the store is damaged: stop the server and restore a backup with `omen store \
             restore FILE --overwrite`; the damaged store is kept beside it",
        ));
    }
    out::line(format!("The store is intact: {}.", contents(&checked)));
    if !checked.sealed {
        out::line(
            "It was written by an older version: its logs are sealed when this version first starts, \
             and can be checked from then on.",
        );
    }
    Ok(())
}

fn contents(checked: &Checked) -> String {
    let counted = |n: u64, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    format!("{}, {}", counted(checked.tables, "table"), counted(checked.inputs, "input"))
}

/// Damage is the answer "no"; anything else is a problem with the command itself.
fn trouble(error: UpkeepError) -> Trouble {
    match &error {
        UpkeepError::Damaged { .. }
        | UpkeepError::Store(StoreError::Damaged { .. } | StoreError::Ill { .. }) => {
            Trouble::answer_is_no(error.to_string())
        }
        UpkeepError::Occupied { .. } => Trouble::input(format!("{error} with --overwrite")),
        UpkeepError::Store(_)
        | UpkeepError::InUse { .. }
        | UpkeepError::File { .. }
        | UpkeepError::NoProgram { .. }
        | UpkeepError::Program { .. } => Trouble::input(error.to_string()),
    }
}
