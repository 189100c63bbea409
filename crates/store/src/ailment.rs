//! What is wrong with a database, as far as someone can act on it.

use std::fmt;

use sqlx::Error;

/// Why a store cannot do what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ailment {
    /// There is no room on the disk.
    DiskFull,
    /// The disk, its rights or the database server take nothing.
    CannotWrite,
    /// What is stored contradicts itself.
    Damaged,
}

impl Ailment {
    /// The stable word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Ailment::DiskFull => "disk-full",
            Ailment::CannotWrite => "cannot-write",
            Ailment::Damaged => "damaged",
        }
    }

    /// What to do about it.
    pub fn remedy(self) -> &'static str {
        match self {
            Ailment::DiskFull => "free space on the disk; the store then recovers by itself",
            Ailment::CannotWrite => {
                "check the disk, its permissions and the system log; the store recovers by itself \
                 once it can write"
            }
            Ailment::Damaged => {
                "stop the server, see what is intact with `omen store check` and restore a backup \
                 with `omen store restore`"
            }
        }
    }

    /// What a driver error says about the database's health, if anything.
    pub(crate) fn of(error: &Error) -> Option<Ailment> {
        match error {
            Error::Io(_) | Error::WorkerCrashed => Some(Ailment::CannotWrite),
            error => of_code(&error.as_database_error()?.code()?),
        }
    }
}

impl fmt::Display for Ailment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ailment::DiskFull => "the disk is full",
            Ailment::CannotWrite => "it cannot be written",
            Ailment::Damaged => "it is damaged",
        })
    }
}

/// PostgreSQL's codes have five letters, SQLite's are numbers: the lowest byte says what it is, the
/// rest in which case.
fn of_code(code: &str) -> Option<Ailment> {
    match code {
        "53100" => return Some(Ailment::DiskFull),
        "58030" | "25006" | "57P01" | "57P02" | "57P03" => return Some(Ailment::CannotWrite),
        "XX001" | "XX002" => return Some(Ailment::Damaged),
        _ => {}
    }
    if code.len() == 5 {
        return None;
    }
    let code: u32 = code.parse().ok()?;
    match (code & 0xff, code >> 8) {
        (13, _) => Some(Ailment::DiskFull),
        // A read that fails says nothing about writing.
        (10, 1 | 2) => None,
        (8 | 10 | 14, _) => Some(Ailment::CannotWrite),
        (11 | 26, _) => Some(Ailment::Damaged),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_understood() {
        for (code, ailment) in [
            ("13", Some(Ailment::DiskFull)),
            ("53100", Some(Ailment::DiskFull)),
            ("1034", Some(Ailment::CannotWrite)),
            ("266", None),
            ("1032", Some(Ailment::CannotWrite)),
            ("58030", Some(Ailment::CannotWrite)),
            ("11", Some(Ailment::Damaged)),
            ("779", Some(Ailment::Damaged)),
            ("XX001", Some(Ailment::Damaged)),
            ("5", None),
            ("23505", None),
        ] {
            assert_eq!(of_code(code), ailment, "{code}");
        }
    }
}
