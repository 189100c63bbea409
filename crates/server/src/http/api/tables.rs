//! Tables: their life from the first seat to the last log.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;

use super::places::OfTable;
use crate::http::App;
use crate::http::extract::{Body, MaybeBody, Named, report_id, table_id};
use crate::http::fault::Fault;
use crate::http::person::Person;
use crate::wire::{
    BranchRequest, ChangeTable, CreateTable, Created, ImportRequest, Keyings, ReportRequest,
    Reported, RestOfLog, ShareRequest, ShareTaken, TableInfo, WithShare,
};

type Table = Result<Json<TableInfo>, Fault>;
type NewTable = Result<(StatusCode, Json<Created>), Fault>;

/// The tables one sits at or has set up, the last changed first.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = Vec<TableInfo>)))]
pub async fn mine(
    State(app): State<Arc<App>>,
    person: Option<Person>,
) -> Result<Json<Vec<TableInfo>>, Fault> {
    match person {
        Some(person) => Ok(Json(app.house.mine(person.id()).await?)),
        None => Ok(Json(Vec::new())),
    }
}

/// Sets a table up.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = CreateTable,
    responses((status = 201, body = Created)))]
pub async fn create(
    State(app): State<Arc<App>>,
    person: Person,
    Body(request): Body<CreateTable>,
) -> NewTable {
    one_more(&app, &person)?;
    Ok((StatusCode::CREATED, Json(app.house.create(person.id(), request).await?)))
}

fn one_more(app: &App, person: &Person) -> Result<(), Fault> {
    app.throttles.tables.take(person.id().clone()).map_err(Fault::slow_down)
}

/// Tables that are open to everybody, the newest first.
#[utoipa::path(get, path = "/api/tables/open", tag = "tables",
    responses((status = 200, body = Vec<TableInfo>)))]
pub async fn open(
    State(app): State<Arc<App>>,
    person: Option<Person>,
) -> Result<Json<Vec<TableInfo>>, Fault> {
    Ok(Json(app.house.lobby(person.as_ref().map(Person::id)).await?))
}

/// One table, apart from the game on it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn table(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.info(person.as_ref().map(Person::id), &table_id(of.id)?).await?))
}

/// Changes what the host decides about a table.
#[utoipa::path(patch, path = "/api/tables/{id}", tag = "tables", params(OfTable),
    request_body = ChangeTable, responses((status = 200, body = TableInfo)))]
pub async fn change(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(request): Body<ChangeTable>,
) -> Table {
    Ok(Json(app.house.change(person.id(), &table_id(of.id)?, request).await?))
}

/// Clears a table away.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(OfTable),
    responses((status = 204)))]
pub async fn delete(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Result<StatusCode, Fault> {
    app.house.delete(person.id(), &table_id(of.id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a game that is over out of one's own list; the others keep it.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(OfTable),
    responses((status = 204)))]
pub async fn leave_table(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Result<StatusCode, Fault> {
    app.house.leave(person.id(), &table_id(of.id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(OfTable),
    request_body = Option<WithShare>, responses((status = 200, body = TableInfo)))]
pub async fn start(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    MaybeBody(WithShare { share }): MaybeBody<WithShare>,
) -> Table {
    Ok(Json(app.house.start(person.id(), &table_id(of.id)?, share).await?))
}

/// Gives a share of what chance is derived from next, for each of one's seats. The same share may be
/// given again; a share for another keying is refused, and the problem says which one is next.
#[utoipa::path(put, path = "/api/tables/{id}/share", tag = "tables", params(OfTable),
    request_body = ShareRequest, responses((status = 200, body = ShareTaken)))]
pub async fn share(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(share): Body<ShareRequest>,
) -> Result<Json<ShareTaken>, Fault> {
    Ok(Json(app.house.give_share(person.id(), &table_id(of.id)?, share).await?))
}

/// What chance was derived from, keying by keying, without the secrets.
#[utoipa::path(get, path = "/api/tables/{id}/keyings", tag = "tables", params(OfTable),
    responses((status = 200, body = Keyings)))]
pub async fn keyings(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    Named(of): Named<OfTable>,
) -> Result<Json<Keyings>, Fault> {
    let who = person.as_ref().map(Person::id);
    Ok(Json(app.house.keyings(who, &table_id(of.id)?).await?))
}

/// Stops a game until the players go on.
#[utoipa::path(post, path = "/api/tables/{id}/pause", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn pause(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.pause(person.id(), &table_id(of.id)?).await?))
}

/// Goes on after a pause.
#[utoipa::path(post, path = "/api/tables/{id}/go-on", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn go_on(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.go_on(person.id(), &table_id(of.id)?).await?))
}

/// Plays on from the last input that agrees with the rules of this server; the others are asked.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn play_on(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.play_on(person.id(), &table_id(of.id)?).await?))
}

/// What followed the last input that agrees with the rules of this server.
#[utoipa::path(get, path = "/api/tables/{id}/rest", tag = "tables", params(OfTable),
    responses((status = 200, body = RestOfLog)))]
pub async fn rest_of_log(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Result<Json<RestOfLog>, Fault> {
    Ok(Json(app.house.rest_of_log(person.id(), &table_id(of.id)?).await?))
}

/// The same game with the same people once more.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(OfTable),
    responses((status = 201, body = Created)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> NewTable {
    let table = table_id(of.id)?;
    one_more(&app, &person)?;
    Ok((StatusCode::CREATED, Json(app.house.rematch(person.id(), &table).await?)))
}

/// A new table that goes its own way from some point of this one.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "tables", params(OfTable),
    request_body = BranchRequest, responses((status = 201, body = Created)))]
pub async fn branch(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(request): Body<BranchRequest>,
) -> NewTable {
    let table = table_id(of.id)?;
    one_more(&app, &person)?;
    Ok((StatusCode::CREATED, Json(app.house.branch(person.id(), &table, request).await?)))
}

/// A new table from a log file.
#[utoipa::path(post, path = "/api/import", tag = "tables", request_body = ImportRequest,
    responses((status = 201, body = Created)))]
pub async fn import(
    State(app): State<Arc<App>>,
    person: Person,
    Body(request): Body<ImportRequest>,
) -> NewTable {
    one_more(&app, &person)?;
    Ok((StatusCode::CREATED, Json(app.house.import(person.id(), request).await?)))
}

/// The log file, which `omen verify` and `omen replay` read.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables", params(OfTable),
    responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn log(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Result<Response, Fault> {
    let table = table_id(of.id)?;
    let log = app.house.log(person.id(), &table).await?;
    Ok(file(&format!("omen-{table}.log"), "text/plain; charset=utf-8", log))
}

/// Asks the others to open the log, where their secrets are still in it; `request` tells who has to
/// agree, `log_open` that nobody has to any more.
#[utoipa::path(post, path = "/api/tables/{id}/log", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn ask_for_log(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.ask_for_log(person.id(), &table_id(of.id)?).await?))
}

/// Says that something went wrong in a game; the position is kept with the note.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", params(OfTable),
    request_body = ReportRequest, responses((status = 201, body = Reported)))]
pub async fn report(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
    Body(request): Body<ReportRequest>,
) -> Result<(StatusCode, Json<Reported>), Fault> {
    let table = table_id(of.id)?;
    app.throttles.talk.take(person.id().clone()).map_err(Fault::slow_down)?;
    Ok((StatusCode::CREATED, Json(app.house.report(person.id(), &table, request).await?)))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfReport {
    #[param(pattern = "^[0-9a-hjkmnp-tv-z]{26}$")]
    pub id: String,
}

/// The file of a report: the position as the asker may see it, and the note.
#[utoipa::path(get, path = "/api/reports/{id}", tag = "tables", params(OfReport),
    responses((status = 200, body = serde_json::Value, content_type = "application/json")))]
pub async fn report_file(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfReport>,
) -> Result<Response, Fault> {
    let report = report_id(of.id)?;
    let text = app.house.report_file(person.id(), &report).await?;
    Ok(file(&format!("omen-report-{report}.json"), "application/json", text))
}

fn file(name: &str, kind: &'static str, text: String) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(saved) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        headers.insert(header::CONTENT_DISPOSITION, saved);
    }
    response
}
