//! Claiming a seat: many may hold the link, one gets the seat.

use sqlx::AnyConnection;

use crate::errand::Errand;
use crate::error::during;
use crate::ids::now;
use crate::{IdentityId, SecretHash, Store, StoreError, TableId, rows};

/// What came of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The seat is theirs, now or since an earlier claim.
    Seated { table: TableId, seat: u8 },
    /// Somebody else was first, or the host gave the seat to a bot.
    Taken { table: TableId, seat: u8 },
    /// No seat of a table that still exists is given away by this link.
    NoSuchInvitation,
}

impl Store {
    /// Seats a person by the hash of an invitation's secret. Of any number at once, one wins.
    pub async fn claim_seat(
        &self,
        invitation: &SecretHash,
        identity: &IdentityId,
    ) -> Result<Claim, StoreError> {
        let (invitation, identity) = (invitation.clone(), identity.clone());
        self.write(SeatClaim { invitation, identity }).await
    }
}

struct SeatClaim {
    invitation: SecretHash,
    identity: IdentityId,
}

impl Errand for SeatClaim {
    type Done = Claim;

    async fn run(&self, connection: &mut AnyConnection) -> Result<Claim, StoreError> {
        let doing = during("claiming a seat");
        // The condition and the change are one statement: there is no moment between them.
        sqlx::query(
            "UPDATE seats SET kind = 'human', identity = $2, claimed = $3 \
             WHERE invitation = $1 AND kind = 'open' AND identity IS NULL AND EXISTS \
                 (SELECT 1 FROM tips WHERE tips.table_id = seats.table_id \
                      AND status <> 'deleted')",
        )
        .bind(self.invitation.0.as_str())
        .bind(self.identity.as_str())
        .bind(now())
        .execute(&mut *connection)
        .await
        .map_err(&doing)?;
        let row = sqlx::query(
            "SELECT seats.table_id AS table_id, seat, identity FROM seats \
             JOIN tips ON tips.table_id = seats.table_id \
             WHERE invitation = $1 AND status <> 'deleted'",
        )
        .bind(self.invitation.0.as_str())
        .fetch_optional(&mut *connection)
        .await
        .map_err(&doing)?;
        let Some(row) = row else { return Ok(Claim::NoSuchInvitation) };
        let table = TableId(rows::text(&row, "table_id")?);
        let seat = rows::seat(&row, "seat")?;
        let holder = rows::maybe_text(&row, "identity")?;
        if holder.as_deref() == Some(self.identity.as_str()) {
            Ok(Claim::Seated { table, seat })
        } else {
            Ok(Claim::Taken { table, seat })
        }
    }
}
