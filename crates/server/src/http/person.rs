//! Who is asking: a guest identified by the secret in their cookie.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use store::{Identity, IdentityId, SecretHash};

use super::App;
use super::fault::Fault;
use super::settings::Settings;
use super::site;

/// The cookie's name over plain http, and over https before it was bound to the site.
const COOKIE: &str = "omen";
/// Its name over https: browsers accept such a cookie only from this very site, for the whole site,
/// and only over a secure connection.
const BOUND_COOKIE: &str = "__Host-omen";
const YEAR: u32 = 365 * 24 * 60 * 60;
const SECRET_LETTERS: usize = 64;

/// Somebody who has given a name in this browser.
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

/// The secret a browser sends, under either name; the one bound to this site takes precedence.
fn secret(headers: &HeaderMap) -> Option<&str> {
    named(headers, BOUND_COOKIE).or_else(|| named(headers, COOKIE))
}

/// The secret in the cookie of this name; anything not shaped like a secret is not even looked up.
fn named<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
        .filter(|value| value.len() == SECRET_LETTERS)
        .filter(|value| value.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// For a known person who comes over https with the cookie's old name: sets the same secret under
/// the new name and removes the old cookie.
pub async fn renamed_cookie(app: &App, headers: &HeaderMap) -> Option<[HeaderValue; 2]> {
    let old = named(headers, COOKIE).filter(|_| site::is_https(&app.settings, headers))?;
    if named(headers, BOUND_COOKIE).is_some() {
        return None;
    }
    let known = app.store.identity_by_secret(&SecretHash::of(old)).await;
    known.ok().flatten()?;
    Some([cookie(BOUND_COOKIE, old, YEAR, true), cookie(COOKIE, "", 0, true)])
}

/// Derived from this browser's secret, so that a copy is worthless without it.
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

/// A new 256-bit secret, and the hash of it that the store keeps.
pub fn new_secret() -> Result<(String, SecretHash), Fault> {
    let mut bytes = [0; SECRET_LETTERS / 2];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system provides no random bytes");
        Fault::broken()
    })?;
    let secret: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let hash = SecretHash::of(&secret);
    Ok((secret, hash))
}

/// The header that makes a browser store a secret.
pub fn remember(settings: &Settings, asked: &HeaderMap, secret: &str) -> HeaderValue {
    let https = site::is_https(settings, asked);
    cookie(if https { BOUND_COOKIE } else { COOKIE }, secret, YEAR, https)
}

/// The headers that make a browser forget it, under every name it may have.
pub fn forget(settings: &Settings, asked: &HeaderMap) -> Vec<HeaderValue> {
    let https = site::is_https(settings, asked);
    let names = if https { [BOUND_COOKIE, COOKIE].as_slice() } else { &[COOKIE] };
    names.iter().map(|name| cookie(name, "", 0, https)).collect()
}

fn cookie(name: &str, value: &str, age: u32, https: bool) -> HeaderValue {
    let secure = if https { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
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
        let (other, _) = new_secret().unwrap();
        let both = sent(format!("omen={other}; __Host-omen={mine}"));
        assert_eq!(secret(&both), Some(mine.as_str()), "no other site can have set this one");
    }
}
