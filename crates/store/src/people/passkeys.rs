//! Passkeys: what a person may prove themselves with instead of a cookie.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::errand::Errand;
use crate::error::during;
use crate::ids::now;
use crate::{IdentityId, Millis, Store, StoreError, rows};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The credential's id, as its authenticator names it.
    pub credential: Vec<u8>,
    pub identity: IdentityId,
    /// Public key and counter, in the form used by the code that checks them.
    pub data: Vec<u8>,
    pub created: Millis,
}

impl Store {
    /// Adds a passkey, or renews the data of one this person has.
    pub async fn put_passkey(
        &self,
        identity: &IdentityId,
        credential: &[u8],
        data: &[u8],
    ) -> Result<(), StoreError> {
        let (identity, credential, data) = (identity.clone(), credential.into(), data.into());
        self.write(Passkey { credential, identity, data, created: now() }).await
    }

    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<Passkey>, StoreError> {
        let row = sqlx::query(
            "SELECT credential, identity, data, created FROM passkeys WHERE credential = $1",
        )
        .bind(credential.to_vec())
        .fetch_optional(self.reads())
        .await
        .map_err(self.during("reading a passkey"))?;
        row.as_ref().map(Passkey::read).transpose()
    }

    pub async fn passkeys_of(&self, identity: &IdentityId) -> Result<Vec<Passkey>, StoreError> {
        let rows = sqlx::query(
            "SELECT credential, identity, data, created FROM passkeys WHERE identity = $1 \
             ORDER BY created, credential",
        )
        .bind(identity.as_str())
        .fetch_all(self.reads())
        .await
        .map_err(self.during("reading passkeys"))?;
        rows.iter().map(Passkey::read).collect()
    }

    /// Forgets a passkey of this person; says whether there was one.
    pub async fn remove_passkey(
        &self,
        identity: &IdentityId,
        credential: &[u8],
    ) -> Result<bool, StoreError> {
        self.write(Remove { identity: identity.clone(), credential: credential.into() }).await
    }
}

impl Errand for Passkey {
    type Done = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let put = sqlx::query(
            "INSERT INTO passkeys (credential, identity, data, created) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (credential) DO UPDATE SET data = excluded.data \
             WHERE passkeys.identity = excluded.identity",
        )
        .bind(self.credential.clone())
        .bind(self.identity.as_str())
        .bind(self.data.clone())
        .bind(self.created)
        .execute(connection)
        .await
        .map_err(during("adding a passkey"))?;
        match put.rows_affected() {
            0 => Err(StoreError::Exists { what: "passkey", id: self.name() }),
            _ => Ok(()),
        }
    }
}

struct Remove {
    identity: IdentityId,
    credential: Vec<u8>,
}

impl Errand for Remove {
    type Done = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let removed = sqlx::query("DELETE FROM passkeys WHERE identity = $1 AND credential = $2")
            .bind(self.identity.as_str())
            .bind(self.credential.clone())
            .execute(connection)
            .await
            .map_err(during("forgetting a passkey"))?;
        Ok(removed.rows_affected() > 0)
    }
}

impl Passkey {
    /// The credential as messages name it.
    fn name(&self) -> String {
        self.credential.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn read(row: &AnyRow) -> Result<Passkey, StoreError> {
        Ok(Passkey {
            credential: rows::bytes(row, "credential")?,
            identity: IdentityId(rows::text(row, "identity")?),
            data: rows::bytes(row, "data")?,
            created: rows::signed(row, "created")?,
        })
    }
}
