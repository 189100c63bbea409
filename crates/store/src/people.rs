//! People: guests known by a secret, and the passkeys some of them add.

mod browsers;
mod passkeys;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

pub use passkeys::Passkey;

use crate::errand::Errand;
use crate::error::{check_text, during};
use crate::ids::now;
use crate::{IdentityId, Millis, SecretHash, Store, StoreError, rows};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    pub id: IdentityId,
    /// The name others see.
    pub name: String,
    /// What is known of the secret in their cookie.
    pub secret: SecretHash,
    pub created: Millis,
}

impl Store {
    /// Makes a person with a new id.
    pub async fn create_identity(
        &self,
        name: &str,
        secret: SecretHash,
    ) -> Result<Identity, StoreError> {
        check_text("the name", name)?;
        let id = IdentityId::random()?;
        self.write(Identity { id, name: name.to_owned(), secret, created: now() }).await
    }

    pub async fn identity(&self, id: &IdentityId) -> Result<Option<Identity>, StoreError> {
        let row = sqlx::query("SELECT id, name, secret, created FROM identities WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(self.reads())
            .await
            .map_err(self.during("reading a person"))?;
        row.as_ref().map(Identity::read).transpose()
    }

    /// Who has this secret, as their first or in a further browser.
    pub async fn identity_by_secret(
        &self,
        secret: &SecretHash,
    ) -> Result<Option<Identity>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, secret, created FROM identities WHERE secret = $1 \
             UNION ALL \
             SELECT id, name, identities.secret, identities.created \
             FROM browsers JOIN identities ON id = identity WHERE browsers.secret = $1",
        )
        .bind(secret.0.as_str())
        .fetch_optional(self.reads())
        .await
        .map_err(self.during("reading a person"))?;
        row.as_ref().map(Identity::read).transpose()
    }

    /// Changes the name others see, the secret, or both; says whether there is such a person.
    pub async fn change_identity(
        &self,
        id: &IdentityId,
        name: Option<&str>,
        secret: Option<SecretHash>,
    ) -> Result<bool, StoreError> {
        check_text("the name", name.unwrap_or_default())?;
        self.write(Change { id: id.clone(), name: name.map(str::to_owned), secret }).await
    }
}

impl Errand for Identity {
    type Done = Identity;

    async fn run(&self, connection: &mut AnyConnection) -> Result<Identity, StoreError> {
        sqlx::query("INSERT INTO identities (id, name, secret, created) VALUES ($1, $2, $3, $4)")
            .bind(self.id.as_str())
            .bind(self.name.as_str())
            .bind(self.secret.0.as_str())
            .bind(self.created)
            .execute(connection)
            .await
            .map_err(during("making a person"))?;
        Ok(self.clone())
    }
}

struct Change {
    id: IdentityId,
    name: Option<String>,
    secret: Option<SecretHash>,
}

impl Errand for Change {
    type Done = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let changed = sqlx::query(
            "UPDATE identities SET name = COALESCE($2, name), secret = COALESCE($3, secret) \
             WHERE id = $1",
        )
        .bind(self.id.as_str())
        .bind(self.name.as_deref())
        .bind(self.secret.as_ref().map(|secret| secret.0.as_str()))
        .execute(connection)
        .await
        .map_err(during("changing a person"))?;
        Ok(changed.rows_affected() > 0)
    }
}

impl Identity {
    fn read(row: &AnyRow) -> Result<Identity, StoreError> {
        Ok(Identity {
            id: IdentityId(rows::text(row, "id")?),
            name: rows::text(row, "name")?,
            secret: SecretHash(rows::text(row, "secret")?),
            created: rows::signed(row, "created")?,
        })
    }
}
