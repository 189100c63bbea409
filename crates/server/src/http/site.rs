//! Which site a request comes from: our own, or another that is using the player's browser.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::uri::{Authority, Scheme};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};

use super::fault::{Fault, Kind};
use super::settings::Settings;

/// Where browsers reach the service: scheme, name and port, nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    https: bool,
    authority: Authority,
}

impl PublicUrl {
    pub fn is_https(&self) -> bool {
        self.https
    }

    pub fn host(&self) -> &str {
        self.authority.host()
    }

    /// Whether this host means us; the default port may be given or left out.
    fn is_at(&self, host: &Authority) -> bool {
        let port = |it: &Authority| it.port_u16().unwrap_or(if self.https { 443 } else { 80 });
        host.host().eq_ignore_ascii_case(self.host()) && port(host) == port(&self.authority)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.https { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let bad = || {
            format!(
                "\"{text}\" is not a site address; write a scheme and a host name, such as \
                 https://omen.example.org"
            )
        };
        let uri: Uri = text.parse().map_err(|_| bad())?;
        let https = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(bad()),
        };
        let authority = uri.authority().filter(|it| !it.as_str().contains('@')).ok_or_else(bad)?;
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(bad());
        }
        let authority = authority.as_str().to_ascii_lowercase();
        // Browsers leave out the default port.
        let usual = if https { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(&authority);
        Ok(PublicUrl { https, authority: authority.parse().map_err(|_| bad())? })
    }
}

/// The health checks: requested by machines under whatever name they know the server by.
const OPEN_TO_ANY_NAME: [&str; 2] = ["/healthz", "/readyz"];

/// Refuses a request for a host other than the public one, so that a foreign name pointed at this
/// server cannot pass its pages off as ours. The machine itself may always ask.
pub fn known_host(settings: &Settings, uri: &Uri, headers: &HeaderMap) -> Result<(), Fault> {
    let Some(public) = &settings.public_url else { return Ok(()) };
    if OPEN_TO_ANY_NAME.contains(&uri.path()) {
        return Ok(());
    }
    let is_ours = |host: &Authority| public.is_at(host) || is_this_machine(host.host());
    let said = |host: &HeaderValue| host.to_str().ok()?.parse::<Authority>().ok();
    let named = headers.get_all(header::HOST);
    let known = named.iter().all(|host| said(host).is_some_and(|host| is_ours(&host)))
        && uri.authority().is_none_or(is_ours);
    if known && headers.contains_key(header::HOST) {
        return Ok(());
    }
    Err(Fault::new(Kind::WrongHost, format!("This server's address is {public}.")))
}

fn is_this_machine(host: &str) -> bool {
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    let loopback = bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    loopback || host.eq_ignore_ascii_case("localhost")
}

/// Refuses requests that another site's page makes on behalf of the person who has it open.
///
/// Programs other than browsers send neither header, and carry nobody else's cookie.
pub fn same_site(settings: &Settings, headers: &HeaderMap) -> Result<(), Fault> {
    let said = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = said("sec-fetch-site") {
        if matches!(site, "same-origin" | "none") {
            return Ok(());
        }
        return Err(cross_site());
    }
    match said("origin") {
        None => Ok(()),
        Some(origin) if is_ours(settings, headers, origin) => Ok(()),
        Some(_) => Err(cross_site()),
    }
}

/// As [`same_site`], for a socket: there a browser always sends the origin, and only that counts.
pub fn same_origin(settings: &Settings, headers: &HeaderMap) -> Result<(), Fault> {
    match headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or("?")) {
        None => Ok(()),
        Some(origin) if is_ours(settings, headers, origin) => Ok(()),
        Some(_) => Err(cross_site()),
    }
}

fn cross_site() -> Fault {
    Fault::new(Kind::CrossSite, "Browsers may only make this request from this server's own pages.")
}

fn is_ours(settings: &Settings, headers: &HeaderMap, origin: &str) -> bool {
    let Ok(origin) = origin.parse::<PublicUrl>() else { return false };
    if settings.public_url.as_ref() == Some(&origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    origin.authority.as_str().eq_ignore_ascii_case(host)
}

/// Whether the browser uses https to reach us or the proxy in front; only a trusted proxy is
/// believed.
pub fn is_https(settings: &Settings, headers: &HeaderMap) -> bool {
    let said = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    settings.behind_proxy && said || settings.public_url.as_ref().is_some_and(PublicUrl::is_https)
}

/// The origin of our own pages in this browser, as the browser writes it.
pub fn origin(settings: &Settings, headers: &HeaderMap) -> Option<PublicUrl> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = host.and_then(|host| {
        let scheme = if is_https(settings, headers) { "https" } else { "http" };
        format!("{scheme}://{host}").parse().ok()
    });
    settings.public_url.clone().or(named)
}

pub fn changes_something(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS | Method::TRACE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (name.parse().unwrap(), value.parse().unwrap())
        };
        pairs.iter().map(pair).collect()
    }

    fn allowed(settings: &Settings, pairs: &[(&'static str, &'static str)]) -> bool {
        same_site(settings, &asked(pairs)).is_ok()
    }

    #[test]
    fn our_own_pages_and_programs_are_let_in_and_other_sites_are_not() {
        let settings = Settings::default();
        let host = ("host", "Table:8080");
        assert!(allowed(&settings, &[host]));
        assert!(allowed(&settings, &[host, ("origin", "http://table:8080")]));
        assert!(allowed(&settings, &[host, ("sec-fetch-site", "same-origin")]));
        for origin in ["http://table", "http://table:8081", "http://evil:8080", "null", ""] {
            assert!(!allowed(&settings, &[host, ("origin", origin)]), "{origin}");
        }
        for site in ["cross-site", "same-site", ""] {
            let said = ("sec-fetch-site", site);
            assert!(!allowed(&settings, &[host, said, ("origin", "http://table:8080")]), "{site}");
        }
    }

    #[test]
    fn behind_a_proxy_our_own_address_is_the_public_one() {
        let public_url = Some("https://omen.example.org".parse().unwrap());
        let settings = Settings { public_url, ..Settings::default() };
        let host = ("host", "127.0.0.1:8080");
        assert!(allowed(&settings, &[host, ("origin", "https://omen.example.org")]));
        assert!(!allowed(&settings, &[host, ("origin", "http://omen.example.org")]));
    }

    #[test]
    fn only_the_public_name_and_this_machine_are_answered() {
        let public_url = Some("https://omen.example.org".parse().unwrap());
        let public = Settings { public_url, ..Settings::default() };
        let asks = |settings: &Settings, path: &'static str, host: &'static str| {
            known_host(settings, &path.parse().unwrap(), &asked(&[("host", host)])).is_ok()
        };
        for host in [
            "omen.example.org",
            "Omen.Example.Org:443",
            "localhost",
            "localhost:8080",
            "127.0.0.1:8080",
            "127.0.0.2",
            "[::1]:8080",
            "[::1]",
        ] {
            assert!(asks(&public, "/api/me", host), "{host}");
        }
        for host in [
            "evil.example",
            "omen.example.org.evil.example",
            "omen.example.org:8080",
            "10.0.0.1",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "",
            "a b",
        ] {
            assert!(!asks(&public, "/api/me", host), "{host}");
            assert!(!asks(&public, "/", host), "{host}");
            assert!(asks(&public, "/healthz", host) && asks(&public, "/readyz", host), "{host}");
            assert!(asks(&Settings::default(), "/api/me", host), "{host}");
        }
        assert!(known_host(&public, &"/".parse().unwrap(), &asked(&[])).is_err());
        let whole = "http://evil.example/".parse().unwrap();
        assert!(known_host(&public, &whole, &asked(&[("host", "localhost")])).is_err());
        let mut two = asked(&[("host", "localhost")]);
        two.append("host", "evil.example".parse().unwrap());
        assert!(known_host(&public, &"/".parse().unwrap(), &two).is_err());
    }

    #[test]
    fn only_a_proxy_is_believed_about_https() {
        let said = asked(&[("x-forwarded-proto", "https")]);
        assert!(!is_https(&Settings::default(), &said));
        let proxied = Settings { behind_proxy: true, ..Settings::default() };
        assert!(is_https(&proxied, &said) && !is_https(&proxied, &asked(&[])));
    }

    #[test]
    fn a_public_address_is_a_scheme_and_a_name() {
        for text in ["https://omen.example.org", "http://localhost:8080"] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), text);
        }
        for text in ["", "omen.example.org", "ftp://a", "https://a/b", "https://a?b", "http://u@a"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
