//! Passkeys: how a person keeps their tables across browsers.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::{Passkey, StoreError};

use super::me;
use crate::http::App;
use crate::http::ceremony::{Claim, Party, Proved};
use crate::http::extract::{Body, Named};
use crate::http::fault::{Fault, Kind};
use crate::http::peer::Peer;
use crate::http::person::{self, Person};
use crate::wire::{Me, PasskeyInfo};

type Options = Result<Json<serde_json::Value>, Fault>;

/// Lists the person's passkeys.
#[utoipa::path(get, path = "/api/passkeys", tag = "passkeys",
    responses((status = 200, body = Vec<PasskeyInfo>)))]
pub async fn list(
    State(app): State<Arc<App>>,
    person: Person,
) -> Result<Json<Vec<PasskeyInfo>>, Fault> {
    let passkeys = app.store.passkeys_of(person.id()).await?;
    Ok(Json(passkeys.iter().map(shown).collect()))
}

fn shown(passkey: &Passkey) -> PasskeyInfo {
    PasskeyInfo { id: hex(&passkey.credential), created: passkey.created }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _never_fails = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    let byte = |at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(byte).collect()
}

/// Removes one of the person's passkeys.
#[utoipa::path(delete, path = "/api/passkeys/{id}", tag = "passkeys",
    params(("id" = String, Path, pattern = "^([0-9a-f]{2}){16,1023}$")),
    responses((status = 204)))]
pub async fn remove(
    State(app): State<Arc<App>>,
    person: Person,
    Named(id): Named<String>,
) -> Result<StatusCode, Fault> {
    let credential = unhex(&id).ok_or_else(Fault::not_found)?;
    if app.store.remove_passkey(person.id(), &credential).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Fault::not_found())
}

/// Options for creating a passkey: `PublicKeyCredentialCreationOptions` as JSON.
#[utoipa::path(post, path = "/api/passkeys/register/begin", tag = "passkeys",
    responses((status = 200, body = Object)))]
pub async fn begin_register(
    State(app): State<Arc<App>>,
    person: Person,
    peer: Peer,
    headers: HeaderMap,
) -> Options {
    app.throttles.passkeys.take(peer).map_err(Fault::slow_down)?;
    let party = Party::of(&app.settings, &headers)?;
    let has = app.store.passkeys_of(person.id()).await?;
    Ok(Json(app.ceremonies.begin_adding(&party, &person.0, has)?))
}

/// Adds a passkey: takes the authenticator's `RegistrationResponseJSON`.
#[utoipa::path(post, path = "/api/passkeys/register/finish", tag = "passkeys",
    request_body = Object, responses((status = 201, body = Me)))]
pub async fn finish_register(
    State(app): State<Arc<App>>,
    person: Person,
    headers: HeaderMap,
    Body(response): Body<serde_json::Value>,
) -> Result<(StatusCode, Json<Me>), Fault> {
    let party = Party::of(&app.settings, &headers)?;
    let Proved { credential, data } =
        app.ceremonies.finish_adding(&party, &person.0, response.to_string().as_bytes())?;
    match app.store.put_passkey(person.id(), &credential, &data).await {
        Ok(()) => {}
        Err(StoreError::Exists { .. }) => {
            return Err(Fault::new(
                Kind::PasskeyRefused,
                "This passkey belongs to another person.",
            ));
        }
        Err(error) => return Err(error.into()),
    }
    Ok((StatusCode::CREATED, Json(me::shown(&app, &person.0).await?)))
}

/// Options for signing in: `PublicKeyCredentialRequestOptions` as JSON.
#[utoipa::path(post, path = "/api/passkeys/enter/begin", tag = "passkeys",
    responses((status = 200, body = Object)))]
pub async fn begin_enter(State(app): State<Arc<App>>, peer: Peer, headers: HeaderMap) -> Options {
    app.throttles.passkeys.take(peer).map_err(Fault::slow_down)?;
    let party = Party::of(&app.settings, &headers)?;
    Ok(Json(app.ceremonies.begin_entering(&party)?))
}

/// Signs in: takes the authenticator's `AuthenticationResponseJSON` and sets this browser's cookie.
#[utoipa::path(post, path = "/api/passkeys/enter/finish", tag = "passkeys",
    request_body = Object, responses((status = 200, body = Me)))]
pub async fn finish_enter(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(response): Body<serde_json::Value>,
) -> Result<Response, Fault> {
    let party = Party::of(&app.settings, &headers)?;
    let claim = Claim::read(response.to_string().as_bytes())?;
    let unknown = || Fault::new(Kind::PasskeyRefused, "This server does not know this passkey.");
    let passkey = app.store.passkey(claim.credential()).await?.ok_or_else(unknown)?;
    let proved = app.ceremonies.finish_entering(&party, &claim, &passkey)?;
    app.store.put_passkey(&passkey.identity, &proved.credential, &proved.data).await?;
    let identity = app.store.identity(&passkey.identity).await?.ok_or_else(unknown)?;
    let (secret, hash) = person::new_secret()?;
    app.store.add_browser(&identity.id, hash).await?;
    let cookie = person::remember(&app.settings, &headers, &secret);
    let me = Json(me::shown(&app, &identity).await?);
    Ok(([(header::SET_COOKIE, cookie)], me).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert!(unhex("0").is_none() && unhex("zz").is_none() && unhex("é").is_none());
    }
}
