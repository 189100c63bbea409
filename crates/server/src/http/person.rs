//! Who asks: a guest known by the secret in their cookie.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use store::{Identity, IdentityId, SecretHash};

use super::App;
use super::fault::Fault;
use super::settings::Settings;
use super::site;

const COOKIE: &str = "omen";
const YEAR: u32 = 365 * 24 * 60 * 60;
const SECRET_LETTERS: usize = 64;

/// Somebody who has said a name in this browser.
#[derive(Clone, Debug)]
pub struct Person(pub Identity);

impl Person {
    pub fn id(&self) -> &IdentityId {
        &self.0.id
    }
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Person, Fault> {
        find(&parts.headers, app).await?.ok_or_else(Fault::nobody)
    }
}

impl OptionalFromRequestParts<Arc<App>> for Person {
    type Rejection = Fault;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Option<Person>, Fault> {
        find(&parts.headers, app).await
    }
}

async fn find(headers: &HeaderMap, app: &App) -> Result<Option<Person>, Fault> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    Ok(app.store.identity_by_secret(&SecretHash::of(secret)).await?.map(Person))
}

/// The secret a browser sends; whatever is not shaped like one is not even looked up.
fn secret(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
        .filter(|value| value.len() == SECRET_LETTERS)
        .filter(|value| value.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// Takes its meaning from the secret this browser has, so that a copy of it is worth nothing.
pub async fn end(app: &App, headers: &HeaderMap) -> Result<(), Fault> {
    let Some(secret) = secret(headers) else { return Ok(()) };
    let hash = SecretHash::of(secret);
    if app.store.remove_browser(&hash).await? {
        return Ok(());
    }
    if let Some(identity) = app.store.identity_by_secret(&hash).await? {
        let (_nobody_has_it, hash) = new_secret()?;
        app.store.change_identity(&identity.id, None, Some(hash)).await?;
    }
    Ok(())
}

/// A new secret of 256 bits, and what the store may know of it.
pub fn new_secret() -> Result<(String, SecretHash), Fault> {
    let mut bytes = [0; SECRET_LETTERS / 2];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random bytes");
        Fault::broken()
    })?;
    let secret: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let hash = SecretHash::of(&secret);
    Ok((secret, hash))
}

/// The header that lets a browser keep a secret.
pub fn remember(settings: &Settings, asked: &HeaderMap, secret: &str) -> HeaderValue {
    cookie(settings, asked, secret, YEAR)
}

/// The header that lets a browser forget it.
pub fn forget(settings: &Settings, asked: &HeaderMap) -> HeaderValue {
    cookie(settings, asked, "", 0)
}

fn cookie(settings: &Settings, asked: &HeaderMap, value: &str, age: u32) -> HeaderValue {
    let secure = if site::is_https(settings, asked) { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let mut value = HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""));
    value.set_sensitive(true);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_found_among_other_cookies_and_nonsense_is_not() {
        let (mine, _) = new_secret().unwrap();
        let sent = |text: String| {
            HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&text).unwrap())])
        };
        assert_eq!(secret(&sent(format!("a=b; omen={mine}; c"))), Some(mine.as_str()));
        for text in ["omen=", "omen=abc", "xomen=abc", "omen", "=", ""] {
            assert_eq!(secret(&sent(text.to_owned())), None, "{text}");
        }
        assert_eq!(secret(&sent(format!("omen={mine}0"))), None);
    }
}
