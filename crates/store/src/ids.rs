//! Names that cannot be guessed, hashes of secrets, and the time.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::StoreError;

/// Milliseconds since 1970.
pub type Millis = i64;

pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub String);

        impl $name {
            /// A new unguessable one: 128 random bits.
            pub fn random() -> Result<$name, StoreError> {
                unguessable().map($name)
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text_id!(
    /// A table's name in links: who knows it may look.
    TableId
);
text_id!(
    /// A person, guest or with passkeys.
    IdentityId
);
text_id!(
    /// Something a player reported.
    ReportId
);

/// What is stored of a secret: enough to know it again, not enough to use it.
///
/// A fast hash does, because the secrets are random and long; it is not for passwords.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SecretHash(pub String);

impl SecretHash {
    pub fn of(secret: &str) -> SecretHash {
        let mut hasher = blake3::Hasher::new_derive_key("omen store secret");
        hasher.update(secret.as_bytes());
        SecretHash(hasher.finalize().to_hex().to_string())
    }

    /// A new secret and its hash; the secret itself is for its owner only.
    pub fn random() -> Result<(String, SecretHash), StoreError> {
        let secret = unguessable()?;
        let hash = SecretHash::of(&secret);
        Ok((secret, hash))
    }
}

/// 128 random bits in 26 letters and digits that are hard to confuse.
fn unguessable() -> Result<String, StoreError> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::NoRandomness { why: error.to_string() })?;
    let bits = u128::from_be_bytes(bytes);
    let letter = |n: u32| LETTERS[(bits >> (5 * n) & 31) as usize] as char;
    Ok((0..26).rev().map(letter).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_and_differ() {
        let (one, two) = (TableId::random().unwrap(), TableId::random().unwrap());
        assert_eq!(one.as_str().len(), 26);
        assert_ne!(one, two);
    }

    #[test]
    fn a_secret_is_known_by_its_hash_alone() {
        let (secret, hash) = SecretHash::random().unwrap();
        assert_eq!(SecretHash::of(&secret), hash);
        assert!(!hash.0.contains(&secret));
    }
}
