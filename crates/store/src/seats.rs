//! Seats, and claiming one by an invitation.

mod claim;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

pub use claim::Claim;

use crate::errand::Errand;
use crate::error::during;
use crate::{IdentityId, Millis, SecretHash, Store, StoreError, TableId, rows};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Its place at the table, counted from 0.
    pub seat: u8,
    pub kind: SeatKind,
    /// Who sits here, if it is a person.
    pub identity: Option<IdentityId>,
    /// How strong the bot is, if it is one.
    pub bot_level: Option<String>,
    /// What is known of the link that gives this seat away.
    pub invitation: Option<SecretHash>,
    /// When a person took it.
    pub claimed: Option<Millis>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    Open,
    Human,
    Bot,
}

impl SeatKind {
    pub fn as_str(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Human => "human",
            SeatKind::Bot => "bot",
        }
    }

    pub fn read(word: &str) -> Option<SeatKind> {
        let all = [SeatKind::Open, SeatKind::Human, SeatKind::Bot];
        all.into_iter().find(|kind| kind.as_str() == word)
    }
}

impl Seat {
    /// An unoccupied seat, given away by the link with this secret.
    pub fn open(seat: u8, invitation: SecretHash) -> Seat {
        let invitation = Some(invitation);
        let (kind, identity) = (SeatKind::Open, None);
        Seat { seat, kind, identity, bot_level: None, invitation, claimed: None }
    }

    pub fn human(seat: u8, identity: IdentityId) -> Seat {
        let (kind, identity) = (SeatKind::Human, Some(identity));
        let claimed = Some(crate::ids::now());
        Seat { seat, kind, identity, bot_level: None, invitation: None, claimed }
    }

    pub fn bot(seat: u8, level: &str) -> Seat {
        let (kind, bot_level) = (SeatKind::Bot, Some(level.to_owned()));
        Seat { seat, kind, identity: None, bot_level, invitation: None, claimed: None }
    }
}

impl Store {
    /// The seats of a table in order.
    pub async fn seats(&self, table: &TableId) -> Result<Vec<Seat>, StoreError> {
        let rows = sqlx::query(
            "SELECT seat, kind, identity, bot_level, invitation, claimed \
             FROM seats WHERE table_id = $1 ORDER BY seat",
        )
        .bind(table.as_str())
        .fetch_all(self.reads())
        .await
        .map_err(self.during("reading the seats"))?;
        rows.iter().map(Seat::read).collect()
    }

    /// The seat that a link gives away, or has given away, at a table that still exists.
    pub async fn invited_to(
        &self,
        invitation: &SecretHash,
    ) -> Result<Option<(TableId, Seat)>, StoreError> {
        let row = sqlx::query(
            "SELECT seats.table_id AS table_id, seat, kind, identity, bot_level, invitation, \
                    claimed \
             FROM seats JOIN tips ON tips.table_id = seats.table_id \
             WHERE invitation = $1 AND status <> 'deleted'",
        )
        .bind(invitation.0.as_str())
        .fetch_optional(self.reads())
        .await
        .map_err(self.during("reading an invitation"))?;
        let read = |row: &AnyRow| Ok((TableId(rows::text(row, "table_id")?), Seat::read(row)?));
        row.as_ref().map(read).transpose()
    }

    /// Makes a seat what the host wants, if the person seen there (`was`) is still the one there.
    ///
    /// Says whether it was done: a guest who took the seat meanwhile keeps it.
    pub async fn set_seat(
        &self,
        table: &TableId,
        seat: Seat,
        was: Option<&IdentityId>,
    ) -> Result<bool, StoreError> {
        self.write(SetSeat { table: table.clone(), seat, was: was.cloned() }).await
    }
}

struct SetSeat {
    table: TableId,
    seat: Seat,
    was: Option<IdentityId>,
}

impl Errand for SetSeat {
    type Done = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let changed = sqlx::query(
            "UPDATE seats SET kind = $3, identity = $4, bot_level = $5, invitation = $6, \
                              claimed = $7 \
             WHERE table_id = $1 AND seat = $2 AND COALESCE(identity, '') = $8",
        )
        .bind(self.table.as_str())
        .bind(i64::from(self.seat.seat))
        .bind(self.seat.kind.as_str())
        .bind(self.seat.identity.as_ref().map(IdentityId::as_str))
        .bind(self.seat.bot_level.as_deref())
        .bind(self.seat.invitation.as_ref().map(|hash| hash.0.as_str()))
        .bind(self.seat.claimed)
        .bind(self.was.as_ref().map_or("", IdentityId::as_str))
        .execute(connection)
        .await
        .map_err(during("setting a seat"))?;
        Ok(changed.rows_affected() > 0)
    }
}

impl Seat {
    pub(crate) async fn put(
        &self,
        table: &TableId,
        connection: &mut AnyConnection,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO seats (table_id, seat, kind, identity, bot_level, invitation, claimed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(table.as_str())
        .bind(i64::from(self.seat))
        .bind(self.kind.as_str())
        .bind(self.identity.as_ref().map(IdentityId::as_str))
        .bind(self.bot_level.as_deref())
        .bind(self.invitation.as_ref().map(|hash| hash.0.as_str()))
        .bind(self.claimed)
        .execute(connection)
        .await
        .map_err(during("making a seat"))?;
        Ok(())
    }

    fn read(row: &AnyRow) -> Result<Seat, StoreError> {
        Ok(Seat {
            seat: rows::seat(row, "seat")?,
            kind: rows::word(row, "kind", SeatKind::read)?,
            identity: rows::maybe_text(row, "identity")?.map(IdentityId),
            bot_level: rows::maybe_text(row, "bot_level")?,
            invitation: rows::maybe_text(row, "invitation")?.map(SecretHash),
            claimed: rows::maybe_signed(row, "claimed")?,
        })
    }
}
