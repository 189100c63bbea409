//! Further browsers of a person: each that was entered by a passkey has a secret of its own.

use sqlx::AnyConnection;

use crate::errand::Errand;
use crate::error::during;
use crate::ids::now;
use crate::{IdentityId, Millis, SecretHash, Store, StoreError};

impl Store {
    /// Makes this secret identify the person too.
    pub async fn add_browser(
        &self,
        identity: &IdentityId,
        secret: SecretHash,
    ) -> Result<(), StoreError> {
        self.write(Browser { identity: identity.clone(), secret, created: now() }).await
    }

    /// Takes its meaning from a secret that was added; says whether it had one.
    pub async fn remove_browser(&self, secret: &SecretHash) -> Result<bool, StoreError> {
        self.write(Remove { secret: secret.clone() }).await
    }
}

struct Browser {
    identity: IdentityId,
    secret: SecretHash,
    created: Millis,
}

impl Errand for Browser {
    type Done = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO browsers (secret, identity, created) VALUES ($1, $2, $3)")
            .bind(self.secret.0.as_str())
            .bind(self.identity.as_str())
            .bind(self.created)
            .execute(connection)
            .await
            .map_err(during("adding a browser"))?;
        Ok(())
    }
}

struct Remove {
    secret: SecretHash,
}

impl Errand for Remove {
    type Done = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let removed = sqlx::query("DELETE FROM browsers WHERE secret = $1")
            .bind(self.secret.0.as_str())
            .execute(connection)
            .await
            .map_err(during("forgetting a browser"))?;
        Ok(removed.rows_affected() > 0)
    }
}
