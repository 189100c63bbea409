//! Where a store is: the two kinds of address, read before anything is touched.

use std::path::PathBuf;

use crate::StoreError;

/// What `Store::open` was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// A SQLite file, made on first start.
    File(PathBuf),
    /// A SQLite file in the system's temporary directory that goes when the store goes.
    ///
    /// SQLite's own memory databases belong to one connection; a store needs several.
    Passing,
    /// A PostgreSQL database, as its driver wants it named.
    Postgres(String),
}

impl Address {
    pub(crate) fn read(address: &str) -> Result<Address, StoreError> {
        let bad = || StoreError::BadAddress { address: shown(address) };
        let (scheme, rest) = address.split_once(':').ok_or_else(bad)?;
        match scheme {
            "sqlite" => match rest.strip_prefix("//").unwrap_or(rest) {
                "" => Err(bad()),
                ":memory:" => Ok(Address::Passing),
                path => Ok(Address::File(PathBuf::from(path))),
            },
            "postgres" | "postgresql" if rest.starts_with("//") => {
                Ok(Address::Postgres(address.to_owned()))
            }
            _ => Err(bad()),
        }
    }
}

/// An address fit for an error message: whatever could hold a password is left out.
pub(crate) fn shown(address: &str) -> String {
    let open = address.split('?').next().unwrap_or_default();
    match (open.split_once("://"), open.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => open.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_address_are_read() {
        assert_eq!(Address::read("sqlite:a/b.db"), Ok(Address::File("a/b.db".into())));
        assert_eq!(Address::read("sqlite:///a/b c?.db"), Ok(Address::File("/a/b c?.db".into())));
        assert_eq!(Address::read("sqlite::memory:"), Ok(Address::Passing));
        let url = "postgres://omen@db/omen";
        assert_eq!(Address::read(url), Ok(Address::Postgres(url.into())));
    }

    #[test]
    fn any_other_address_is_refused_without_its_password() {
        for address in ["", "omen.db", "sqlite:", "mysql://a:secret@db/omen?password=secret"] {
            let error = Address::read(address).unwrap_err().to_string();
            assert!(error.contains("sqlite:PATH"), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
