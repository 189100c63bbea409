//! Tables, from set-up to the final log.

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

/// Lists the tables the person sits at or has set up, most recently changed first.
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

/// Sets up a table.
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

/// Lists the tables open to everyone, newest first.
#[utoipa::path(get, path = "/api/tables/open", tag = "tables",
    responses((status = 200, body = Vec<TableInfo>)))]
pub async fn open(
    State(app): State<Arc<App>>,
    person: Option<Person>,
) -> Result<Json<Vec<TableInfo>>, Fault> {
    Ok(Json(app.house.lobby(person.as_ref().map(Person::id)).await?))
}

/// One table, without the game on it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn table(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.info(person.as_ref().map(Person::id), &table_id(of.id)?).await?))
}

/// Changes the table settings the host controls.
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

/// Deletes a table.
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

/// Removes a finished game from the person's own list; the other players keep it.
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

/// Starts the game.
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

/// Contributes a share to the next keying, for each of the person's seats. The same share may be
/// sent again; a share for any other keying is refused, and the problem says which one is next.
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

/// Lists what chance was derived from, keying by keying, without the secrets.
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

/// Pauses a game until the players resume it.
#[utoipa::path(post, path = "/api/tables/{id}/pause", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn pause(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.pause(person.id(), &table_id(of.id)?).await?))
}

/// Resumes a paused game.
#[utoipa::path(post, path = "/api/tables/{id}/go-on", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn go_on(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.go_on(person.id(), &table_id(of.id)?).await?))
}

/// Plays on from the last input that agrees with this server's rules; the other players are asked.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn play_on(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.play_on(person.id(), &table_id(of.id)?).await?))
}

/// Lists the inputs after the last one that agrees with this server's rules.
#[utoipa::path(get, path = "/api/tables/{id}/rest", tag = "tables", params(OfTable),
    responses((status = 200, body = RestOfLog)))]
pub async fn rest_of_log(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Result<Json<RestOfLog>, Fault> {
    Ok(Json(app.house.rest_of_log(person.id(), &table_id(of.id)?).await?))
}

/// Sets up a rematch: the same game with the same people.
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

/// Branches: creates a new table that continues from some point of this one.
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

/// Creates a table from a log file.
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

/// The log file, for `omen verify` and `omen replay`.
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

/// Asks the other players to open the log if it still holds their secrets. `request` says who must
/// agree; `log_open` says that no one needs to any more.
#[utoipa::path(post, path = "/api/tables/{id}/log", tag = "tables", params(OfTable),
    responses((status = 200, body = TableInfo)))]
pub async fn ask_for_log(
    State(app): State<Arc<App>>,
    person: Person,
    Named(of): Named<OfTable>,
) -> Table {
    Ok(Json(app.house.ask_for_log(person.id(), &table_id(of.id)?).await?))
}

/// Reports a problem in a game; the position is saved with the note.
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

/// The file of a report: the note, and the position as the person asking may see it.
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
