//! Addresses of push services, and which of them may be used. They come from people, so they are not trusted: a
//! program that sends wherever it is told can be made to talk to machines that only it can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// The longest address; those of push services have a few hundred characters.
const LONGEST: usize = 1024;

/// An https address with a name and the default port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushUrl {
    host: String,
    path: String,
}

/// It is not such an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadUrl;

impl PushUrl {
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The part after the host.
    pub fn path(&self) -> &str {
        &self.path
    }

    pub fn origin(&self) -> String {
        format!("https://{}", self.host)
    }
}

impl FromStr for PushUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<PushUrl, BadUrl> {
        let rest = text.strip_prefix("https://").ok_or(BadUrl)?;
        // No spaces or line ends, and nothing that others might parse differently.
        let plain = |byte: u8| byte.is_ascii_graphic() && !b"\\\"<>^`{|}#".contains(&byte);
        if text.len() > LONGEST || !rest.bytes().all(plain) {
            return Err(BadUrl);
        }
        let at = rest.find(['/', '?']).unwrap_or(rest.len());
        let (host, path) = rest.split_at(at);
        let host = host.strip_suffix(":443").unwrap_or(host);
        let host = host.to_ascii_lowercase();
        let letters = |byte: u8| byte.is_ascii_alphanumeric() || b"-.".contains(&byte);
        let name = host.contains('.')
            && host.bytes().all(letters)
            && host.split('.').all(|part| !part.is_empty());
        // A bare address ends with digits, in every notation.
        let last = host.rsplit('.').next().unwrap_or_default();
        if !name || !path.starts_with('/') || !last.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err(BadUrl);
        }
        Ok(PushUrl {
            host,
            path: path.to_owned(),
        })
    }
}

/// Whether an address is one of the public internet.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_4(address),
        IpAddr::V6(address) => is_public_6(address),
    }
}

fn is_public_4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_unspecified()
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast();
    let shared = a == 100 && (64..128).contains(&b);
    let benchmark = a == 198 && (b == 18 || b == 19);
    let protocol = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    !(special || shared || benchmark || protocol || a == 0 || a >= 240)
}

/// Only assigned ranges, without those that embed an IPv4 address, because they lead wherever that address leads.
fn is_public_6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let given_out = a & 0xe000 == 0x2000;
    let protocols = a == 0x2001 && b < 0x0200;
    let documentation = (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    let inside = a == 0x2002;
    given_out && !protocols && !documentation && !inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_by_tls_are_addresses() {
        let parse = |text: &str| text.parse::<PushUrl>();
        let url = parse("https://FCM.example.com:443/send/a-b_c:d?x=1%20").unwrap();
        assert_eq!(url.host(), "fcm.example.com");
        assert_eq!(url.path(), "/send/a-b_c:d?x=1%20");
        assert_eq!(url.origin(), "https://fcm.example.com");
        for wrong in [
            "http://push.example/x",
            "https://push.example",
            "https://push.example:8443/x",
            "https://user@push.example/x",
            "https://push.example@evil.example/x",
            "https://127.0.0.1/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://a.0x7f/x",
            "https://[::1]/x",
            "https://localhost/x",
            "https://push..example/x",
            "https://push.example./x",
            "https://push.example/x y",
            "https://push.example/x\r\nHost: evil",
            "https://push.example\\evil/x",
            "https://push.example/x#y",
            "https:///x",
            "ftp://push.example/x",
            "",
        ] {
            assert_eq!(parse(wrong), Err(BadUrl), "{wrong:?}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        assert_eq!(parse(&long), Err(BadUrl));
    }

    #[test]
    fn only_public_addresses_are_public() {
        for public in [
            "8.8.8.8",
            "142.250.1.1",
            "2a00:1450:4001::1",
            "2606:4700::1",
            "100.128.0.1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "127.0.0.1",
            "127.8.8.8",
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "3fff::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }
}
