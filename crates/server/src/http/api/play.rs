//! Playing and watching without a socket, for programs and replays.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

use super::places::{Number, OfTable, viewer};
use crate::house::Part;
use crate::http::App;
use crate::http::extract::{Asked, Body, Named, table_id};
use crate::http::fault::Fault;
use crate::http::person::Person;
use crate::wire::{At, ChoiceRequest, ConsentRequest, TalkLine, TalkRequest, UndoRequest, View};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// Show the position just after this input; by default, the current one.
    #[param(value_type = Option<i64>, minimum = 0)]
    pub at: Option<Number>,
    /// Which view to show: the number of one of your own seats, or `public`.
    #[param(pattern = "^(public|[0-9]{1,3})$")]
    pub seat: Option<String>,
}

/// The game as a viewer sees it, now or at an earlier moment.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(OfTable, Look),
    responses((status = 200, body = View)))]
pub async fn view(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    Named(of): Named<OfTable>,
    Asked(look): Asked<Look>,
) -> Result<Json<View>, Fault> {
    let table = table_id(of.id)?;
    let viewer = viewer(look.seat.as_deref())?;
    let who = person.as_ref().map(Person::id);
    Ok(Json(app.house.view(who, &table, viewer, look.at.map(|Number(at)| at)).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// Only lines after this one.
    #[serde(default)]
    #[param(value_type = Option<i64>, minimum = 0)]
    pub after: Number,
    /// Only lines before this one; cannot be combined with `after`.
    #[param(value_type = Option<i64>, minimum = 0)]
    pub before: Option<Number>,
}

/// The chat of a table, oldest line first; at most the last 50 of the lines requested. Lines are
/// numbered from 1 without gaps, so earlier ones can be requested by the first number.
#[utoipa::path(get, path = "/api/tables/{id}/talk", tag = "play", params(OfTable, Since),
    responses((status = 200, body = Vec<TalkLine>)))]
pub async fn talk_lines(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    Named(of): Named<OfTable>,
    Asked(since): Asked<Since>,
) -> Result<Json<Vec<TalkLine>>, Fault> {
    let table = table_id(of.id)?;
    let who = person.as_ref().map(Person::id);
    let part = match since.before {
        None => Part::After(since.after.0),
        Some(before) if since.after.0 == 0 => Part::Before(before.0),
        Some(_) => return Err(Fault::unfit("Use either `after` or `before`, not both.")),
    };
    Ok(Json(app.house.talk_lines(who, &table, part).await?))
}

/// Posts a chat line at a table.
#[utoipa::path(post, path = "/api/tables/{id}/talk", tag = "play", params(OfTable),
    request_body = TalkRequest, responses((status = 201, body = TalkLine)))]
pub async fn talk(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(request): Body<TalkRequest>,
) -> Result<(StatusCode, Json<TalkLine>), Fault> {
    let table = table_id(of.id)?;
    app.throttles.talk.take(person.id().clone()).map_err(Fault::slow_down)?;
    Ok((StatusCode::CREATED, Json(app.house.talk(person.id(), &table, &request.text).await?)))
}

/// Answers the question a seat is asked.
#[utoipa::path(post, path = "/api/tables/{id}/choose", tag = "play", params(OfTable),
    request_body = ChoiceRequest, responses((status = 200, body = At)))]
pub async fn choose(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(ChoiceRequest { at, seat, choice }): Body<ChoiceRequest>,
) -> Result<Json<At>, Fault> {
    let table = table_id(of.id)?;
    Ok(Json(app.house.choose(person.id(), &table, at, seat, &choice).await?))
}

/// Sets a seat's wish, where several seats are asked together.
#[utoipa::path(post, path = "/api/tables/{id}/wish", tag = "play", params(OfTable),
    request_body = ChoiceRequest, responses((status = 200, body = At)))]
pub async fn wish(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(ChoiceRequest { at, seat, choice }): Body<ChoiceRequest>,
) -> Result<Json<At>, Fault> {
    let table = table_id(of.id)?;
    Ok(Json(app.house.wish(person.id(), &table, at, seat, &choice).await?))
}

/// Undoes: immediately if that is free, otherwise the other players are asked.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(OfTable),
    request_body = UndoRequest, responses((status = 200, body = At)))]
pub async fn undo(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(UndoRequest { at, seat, to }): Body<UndoRequest>,
) -> Result<Json<At>, Fault> {
    let table = table_id(of.id)?;
    Ok(Json(app.house.undo(person.id(), &table, at, seat, to).await?))
}

/// Agrees to a request made to the players, or declines it.
#[utoipa::path(post, path = "/api/tables/{id}/consent", tag = "play", params(OfTable),
    request_body = ConsentRequest, responses((status = 200, body = At)))]
pub async fn consent(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(ConsentRequest { request, agree }): Body<ConsentRequest>,
) -> Result<Json<At>, Fault> {
    let table = table_id(of.id)?;
    Ok(Json(app.house.consent(person.id(), &table, request, agree).await?))
}
