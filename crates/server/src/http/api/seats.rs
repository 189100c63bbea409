//! Seats: giving them away, taking them, handing them over.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

use super::places::OfSeat;
use crate::http::App;
use crate::http::extract::{Body, MaybeBody, Named, is_id, table_id};
use crate::http::fault::Fault;
use crate::http::person::Person;
use crate::wire::{HandedOver, Invitation, InvitationInfo, SeatRequest, TableInfo, WithShare};

/// Gives a seat to a bot, opens it with a new link, or takes it.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "seats", params(OfSeat),
    request_body = SeatRequest, responses((status = 200, body = HandedOver)))]
pub async fn hand_over(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfSeat>,
    Body(to): Body<SeatRequest>,
) -> Result<Json<HandedOver>, Fault> {
    let table = table_id(of.id)?;
    let (table, invitation) = app.house.hand_over(person.id(), &table, of.seat, to).await?;
    Ok(Json(HandedOver { table, invitation }))
}

/// Creates a new link for an open seat; the old one stops working.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/invitation", tag = "seats",
    params(OfSeat), responses((status = 201, body = Invitation)))]
pub async fn invite(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfSeat>,
) -> Result<(StatusCode, Json<Invitation>), Fault> {
    let table = table_id(of.id)?;
    Ok((StatusCode::CREATED, Json(app.house.invite(person.id(), &table, of.seat).await?)))
}

/// Takes an open seat at a listed table.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/sit", tag = "seats", params(OfSeat),
    request_body = Option<WithShare>, responses((status = 200, body = TableInfo)))]
pub async fn sit(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfSeat>,
    MaybeBody(WithShare { share }): MaybeBody<WithShare>,
) -> Result<Json<TableInfo>, Fault> {
    Ok(Json(app.house.sit(person.id(), &table_id(of.id)?, of.seat, share).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfInvitation {
    /// The part of the link after `/join/`.
    #[param(pattern = "^[0-9a-hjkmnp-tv-z]{26}$")]
    pub secret: String,
}

impl OfInvitation {
    fn secret(self) -> Result<String, Fault> {
        is_id(&self.secret).then_some(self.secret).ok_or_else(Fault::not_found)
    }
}

/// Shows what an invitation offers before it is accepted.
#[utoipa::path(get, path = "/api/invitations/{secret}", tag = "seats", params(OfInvitation),
    responses((status = 200, body = InvitationInfo)))]
pub async fn invitation(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    Named(of): Named<OfInvitation>,
) -> Result<Json<InvitationInfo>, Fault> {
    let who = person.as_ref().map(Person::id);
    Ok(Json(app.house.invitation(who, &of.secret()?).await?))
}

/// Takes the seat an invitation offers.
#[utoipa::path(post, path = "/api/invitations/{secret}", tag = "seats", params(OfInvitation),
    request_body = Option<WithShare>, responses((status = 200, body = TableInfo)))]
pub async fn claim(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfInvitation>,
    MaybeBody(WithShare { share }): MaybeBody<WithShare>,
) -> Result<Json<TableInfo>, Fault> {
    Ok(Json(app.house.claim(person.id(), &of.secret()?, share).await?))
}
