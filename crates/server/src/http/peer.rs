//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use super::App;
use super::fault::Fault;
use super::settings::Settings;

/// The other end of the connection, put into each request by the doorkeeper.
#[derive(Clone, Copy, Debug)]
pub struct Connected(pub SocketAddr);

/// The address a rate is counted for.
///
/// Of an IPv6 address only the network: a home has more addresses than there are grains of sand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Peer(IpAddr);

impl Peer {
    pub fn of(address: IpAddr) -> Peer {
        match address.to_canonical() {
            IpAddr::V4(address) => Peer(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Peer(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
        }
    }

    pub fn who_asks(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> Peer {
        let forwarded = forwarded(headers).filter(|_| settings.behind_proxy);
        let connected = extensions.get::<Connected>().map(|Connected(address)| address.ip());
        Peer::of(forwarded.or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }
}

/// The last address, because that one the proxy itself has added.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let all = headers.get_all("x-forwarded-for").iter().next_back()?;
    all.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<Arc<App>> for Peer {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Peer, Fault> {
        Ok(Peer::who_asks(&app.settings, &parts.headers, &parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_a_proxy_is_believed_and_only_its_own_word() {
        let said = HeaderValue::from_static("10.0.0.1, 10.0.0.2");
        let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), said)]);
        let mut extensions = Extensions::new();
        extensions.insert(Connected("127.0.0.1:9".parse().unwrap()));
        let alone = Settings::default();
        let proxied = Settings { behind_proxy: true, ..Settings::default() };
        let of = |text: &str| Peer::of(text.parse().unwrap());
        assert_eq!(Peer::who_asks(&alone, &headers, &extensions), of("127.0.0.1"));
        assert_eq!(Peer::who_asks(&proxied, &headers, &extensions), of("10.0.0.2"));
    }

    #[test]
    fn one_network_is_one_peer() {
        let of = |text: &str| Peer::of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
