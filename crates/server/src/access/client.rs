//! The address from which a request was sent, even through proxies.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::Access;

/// The address from which a request was sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClientAddress(pub IpAddr);

/// Without a connection, as in tests of the router, requests come from this machine.
impl Default for ClientAddress {
    fn default() -> ClientAddress {
        ClientAddress(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }
}

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientAddress, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

/// The client of a request over a connection from this address. Anybody can write `X-Forwarded-For`. Every proxy
/// appends the address that connected to it, so only what trusted proxies have appended counts, read from the end.
pub fn client_address(access: &Access, peer: IpAddr, headers: &HeaderMap) -> ClientAddress {
    let mut client = peer.to_canonical();
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let hops = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    for hop in hops {
        if !access.trusts(client) {
            break;
        }
        let Ok(address) = hop.trim().parse::<IpAddr>() else {
            break;
        };
        client = address.to_canonical();
    }
    ClientAddress(client)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_say_for_whom_they_ask() {
        let access = Access {
            trusted_proxies: vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()],
            ..Access::default()
        };
        for (peer, lines, client) in [
            ("127.0.0.1", &[][..], "127.0.0.1"),
            ("127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            ("::ffff:127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            // Forged by the client, before the proxy appended the truth.
            ("127.0.0.1", &["192.0.2.7, 203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["192.0.2.7", "203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["203.0.113.9, 10.1.1.1"], "203.0.113.9"),
            ("127.0.0.1", &["nonsense"], "127.0.0.1"),
            ("127.0.0.1", &["192.0.2.7, nonsense"], "127.0.0.1"),
            ("203.0.113.9", &["192.0.2.7"], "203.0.113.9"),
            ("203.0.113.9", &["127.0.0.1"], "203.0.113.9"),
        ] {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            let found = client_address(&access, peer.parse().unwrap(), &headers);
            assert_eq!(found.0.to_string(), client, "{peer} {lines:?}");
        }
    }
}
