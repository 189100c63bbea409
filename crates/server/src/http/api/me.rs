//! The person using this browser.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::Identity;

use crate::http::App;
use crate::http::extract::Body;
use crate::http::fault::Fault;
use crate::http::name;
use crate::http::peer::Peer;
use crate::http::person::{self, Person};
use crate::http::readiness;
use crate::wire::{Me, NameRequest};

/// The person using this browser; null if they have not given a name yet.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Option<Me>)))]
pub async fn me(
    State(app): State<Arc<App>>,
    person: Option<Person>,
) -> Result<Json<Option<Me>>, Fault> {
    match person {
        Some(Person(identity)) => Ok(Json(Some(shown(&app, &identity).await?))),
        None => Ok(Json(None)),
    }
}

/// Gives a name: creates a guest and sets this browser's cookie. A person the server already knows
/// is renamed.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = NameRequest,
    responses(
        (status = 200, body = Me, description = "Already known; now has this name."),
        (status = 201, body = Me, description = "A new guest.")))]
pub async fn arrive(
    State(app): State<Arc<App>>,
    person: Option<Person>,
    peer: Peer,
    headers: HeaderMap,
    Body(request): Body<NameRequest>,
) -> Result<Response, Fault> {
    let name = name::fit(&request.name)?;
    if let Some(person) = person {
        return Ok(take_name(&app, person, &name).await?.into_response());
    }
    app.throttles.people.take(peer).map_err(Fault::slow_down)?;
    readiness::takes_newcomers(&app.store)?;
    let (secret, hash) = person::new_secret()?;
    let identity = app.store.create_identity(&name, hash).await?;
    let cookie = person::remember(&app.settings, &headers, &secret);
    let me = Json(shown(&app, &identity).await?);
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], me).into_response())
}

/// Changes the person's name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = NameRequest,
    responses((status = 200, body = Me)))]
pub async fn rename(
    State(app): State<Arc<App>>,
    person: Person,
    Body(request): Body<NameRequest>,
) -> Result<Json<Me>, Fault> {
    take_name(&app, person, &name::fit(&request.name)?).await
}

async fn take_name(app: &App, Person(mut identity): Person, name: &str) -> Result<Json<Me>, Fault> {
    if identity.name != name {
        app.store.change_identity(&identity.id, Some(name), None).await?;
        app.house.renamed(&identity.id).await;
        identity.name = name.to_owned();
    }
    Ok(Json(shown(app, &identity).await?))
}

/// Makes this browser forget the person. Without a passkey there is no way back.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204)))]
pub async fn leave(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Fault> {
    person::end(&app, &headers).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    for cookie in person::forget(&app.settings, &headers) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// What a person can see about themselves.
pub async fn shown(app: &App, identity: &Identity) -> Result<Me, Fault> {
    let passkeys = app.store.passkeys_of(&identity.id).await?.len();
    let name = identity.name.clone();
    Ok(Me { name, passkeys: u32::try_from(passkeys).unwrap_or(u32::MAX) })
}
