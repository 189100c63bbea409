//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use super::App;
use super::fault::Fault;
use super::settings::Settings;

/// The other end of the connection, added to each request when the connection is accepted.
#[derive(Clone, Copy, Debug)]
pub struct Connected(pub SocketAddr);

/// The address a rate limit counts.
///
/// For IPv6 only the network: one home has more addresses than there are grains of sand.
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

/// The last forwarded address, because the proxy itself added that one.
///
/// `Forwarded` counts only when there is no `X-Forwarded-For` at all: a proxy that writes one
/// passes on whatever a client puts in the other.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = |name| headers.get_all(name).iter().next_back();
    match last("x-forwarded-for") {
        Some(all) => address(all.to_str().ok()?.rsplit(',').next()?),
        None => {
            let all = last("forwarded")?.to_str().ok()?;
            let pairs = outside_quotes(outside_quotes(all, ',')?.pop()?, ';')?;
            let mut pairs = pairs.into_iter().filter_map(|pair| pair.split_once('='));
            address(pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?.1)
        }
    }
}

/// An address as proxies write it: bare or quoted, IPv6 in brackets, either with a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let text = text.strip_prefix('"').and_then(|it| it.strip_suffix('"')).unwrap_or(text);
    let bare = text.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// The parts of a header between commas or semicolons outside quotes; none if a quote is never
/// closed.
fn outside_quotes(text: &str, at: char) -> Option<Vec<&str>> {
    let (mut quoted, mut escaped) = (false, false);
    let parts = text.split(|letter: char| {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ => return letter == at && !quoted,
        }
        false
    });
    let parts = parts.collect();
    (!quoted).then_some(parts)
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
    fn only_a_proxy_is_trusted_and_only_for_what_it_added() {
        let said = HeaderValue::from_static("10.0.0.1, 10.0.0.2");
        let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), said)]);
        let mut extensions = Extensions::new();
        extensions.insert(Connected("127.0.0.1:9".parse().unwrap()));
        let alone = Settings::default();
        let proxied = Settings { behind_proxy: true, ..Settings::default() };
        let of = |text: &str| Peer::of(text.parse().unwrap());
        assert_eq!(Peer::who_asks(&alone, &headers, &extensions), of("127.0.0.1"));
        assert_eq!(Peer::who_asks(&proxied, &headers, &extensions), of("10.0.0.2"));
        for said in ["", "nobody", "10.0.0.1, nobody"] {
            let said = HeaderValue::from_static(said);
            let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), said)]);
            let peer = Peer::who_asks(&proxied, &headers, &extensions);
            assert_eq!(peer, of("127.0.0.1"), "without a header, the proxy itself");
        }
    }

    fn named(name: &'static str, said: &'static str) -> Option<IpAddr> {
        let said = HeaderValue::from_static(said);
        forwarded(&HeaderMap::from_iter([(name.parse().unwrap(), said)]))
    }

    #[test]
    fn the_last_hop_is_read_in_any_form_proxies_use() {
        let of = |text: &str| Some(text.parse::<IpAddr>().unwrap());
        for (said, meant) in [
            ("192.0.2.1", of("192.0.2.1")),
            ("192.0.2.9, 192.0.2.1:4711", of("192.0.2.1")),
            ("2001:db8::1", of("2001:db8::1")),
            ("10.0.0.1,[2001:db8::1]:443", of("2001:db8::1")),
            ("unknown", None),
            ("192.0.2.1, garbage", None),
            ("192.0.2.1,", None),
            ("", None),
        ] {
            assert_eq!(named("x-forwarded-for", said), meant, "{said}");
        }
        for (said, meant) in [
            ("for=192.0.2.1", of("192.0.2.1")),
            ("for=10.0.0.1, For=\"[2001:db8::1]:443\";proto=https", of("2001:db8::1")),
            ("for=192.0.2.1;host=\"a,for=10.0.0.1\"", of("192.0.2.1")),
            ("for=192.0.2.1;host=\"a\\\",for=10.0.0.1", None),
            ("for=_hidden", None),
            ("proto=https", None),
        ] {
            assert_eq!(named("forwarded", said), meant, "{said}");
        }
    }

    #[test]
    fn the_proxys_header_is_not_overridden_by_the_clients() {
        let names = ["x-forwarded-for", "forwarded"].map(|name| name.parse().unwrap());
        let said = ["192.0.2.1", "for=10.0.0.1"].map(HeaderValue::from_static);
        let both = HeaderMap::from_iter(names.into_iter().zip(said));
        assert_eq!(forwarded(&both), Some("192.0.2.1".parse().unwrap()));
    }

    #[test]
    fn one_network_is_one_peer() {
        let of = |text: &str| Peer::of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
