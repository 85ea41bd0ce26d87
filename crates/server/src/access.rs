//! Who can reach the program, and at which addresses: this machine only, the local network, or everybody a proxy lets
//! through. Everything that depends on it (hosts, origins, cookies, who is host) asks here.

mod client;
mod network;
mod public_url;

use std::net::IpAddr;

pub use client::{ClientAddress, client_address};
pub use network::Network;
pub use public_url::PublicUrl;

/// Who can reach the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// This machine only: everybody who opens the program is its host.
    #[default]
    Loopback,
    /// Everybody in the local network, over plain HTTP. Only a key makes somebody a host.
    Lan,
    /// Everybody who reaches the given address, usually through a proxy. Only a key makes somebody a host.
    Public,
}

/// How the program can be reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    pub mode: Mode,
    /// The port it listens on.
    pub port: u16,
    /// The address it listens on, if not all of them.
    pub ip: Option<IpAddr>,
    /// The address people use, if it differs from that of the port.
    pub public_url: Option<PublicUrl>,
    /// Proxies that may name the client of a request.
    pub trusted_proxies: Vec<Network>,
}

impl Access {
    /// Whether opening the program is enough to be its host, without a key.
    pub fn everybody_is_host(&self) -> bool {
        self.mode == Mode::Loopback
    }

    /// Whether people reach the program over TLS, so that their cookies can be restricted to it.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }

    /// Whether browsers allow push notifications for pages requested under this host: over TLS, and on the machine
    /// itself.
    pub fn is_trusted_by_browsers(&self, host: &str) -> bool {
        let name = match host.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => name,
            _ => host,
        };
        self.is_secure() || is_local(name)
    }

    /// The name of a cookie that others must not be able to set or read. Browsers do not distinguish ports, so
    /// without TLS the port is part of the name.
    pub fn cookie_name(&self, name: &str) -> String {
        if self.is_secure() {
            format!("__Host-{name}")
        } else {
            format!("{name}-{}", self.port)
        }
    }

    /// Whether a request may name this host: one that nobody else can make point here.
    pub fn is_own_host(&self, host: &str) -> bool {
        if self.is_public_host(host) {
            return true;
        }
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => (name, port),
            _ => (host, "80"),
        };
        if port.is_empty() || !port.bytes().all(|byte| byte.is_ascii_digit()) {
            return false;
        }
        // There is no name behind a bare address, so a request for it means this machine.
        let bare = self.mode != Mode::Loopback && self.public_url.is_none() && is_bare(name);
        is_local(name) || bare
    }

    /// The origin of pages requested under this host.
    pub fn origin(&self, host: &str) -> String {
        match &self.public_url {
            Some(url) if self.is_public_host(host) => url.as_str().to_owned(),
            _ => format!("http://{host}"),
        }
    }

    fn is_public_host(&self, host: &str) -> bool {
        let url = self.public_url.as_ref();
        url.is_some_and(|url| url.is_host(host))
    }

    /// Whether an address belongs to a proxy that may name the client.
    pub fn trusts(&self, address: IpAddr) -> bool {
        let mut proxies = self.trusted_proxies.iter();
        proxies.any(|network| network.contains(address))
    }
}

/// Whether a host is the machine itself.
fn is_local(name: &str) -> bool {
    matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

/// Whether a host is a bare address.
fn is_bare(name: &str) -> bool {
    let six = name
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    match six {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => name.parse::<std::net::Ipv4Addr>().is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(mode: Mode, public_url: &str) -> Access {
        Access {
            mode,
            port: 1894,
            ip: None,
            public_url: public_url.parse().ok(),
            trusted_proxies: Vec::new(),
        }
    }

    const LOCAL: [&str; 4] = [
        "127.0.0.1:1894",
        "localhost:1894",
        "[::1]:1894",
        "localhost",
    ];
    const BARE: [&str; 3] = ["192.168.1.5:1894", "10.0.0.1", "[fd00::5]:1894"];
    const FOREIGN: [&str; 8] = [
        "evil.example:1894",
        "127.0.0.1.evil.example:1894",
        "192.168.1.5.evil.example",
        "localhost:evil",
        "[fd00::5:1894",
        "1:2:3",
        ":",
        "",
    ];

    #[test]
    fn every_mode_has_its_own_hosts() {
        let url = "https://play.example";
        for (access, bare, public) in [
            (access(Mode::Loopback, ""), false, false),
            (access(Mode::Lan, ""), true, false),
            (access(Mode::Public, ""), true, false),
            // A server with a name is addressed by it.
            (access(Mode::Public, url), false, true),
        ] {
            for host in LOCAL {
                assert!(access.is_own_host(host), "{host} {access:?}");
            }
            for host in BARE {
                assert_eq!(access.is_own_host(host), bare, "{host} {access:?}");
            }
            for host in ["play.example", "PLAY.example:443"] {
                assert_eq!(access.is_own_host(host), public, "{host} {access:?}");
            }
            for host in FOREIGN.into_iter().chain(["play.example:80"]) {
                assert!(!access.is_own_host(host), "{host} {access:?}");
            }
        }
    }

    #[test]
    fn browsers_trust_tls_and_the_machine_itself() {
        let (plain, secure) = (
            access(Mode::Lan, ""),
            access(Mode::Public, "https://play.example"),
        );
        for host in LOCAL {
            assert!(plain.is_trusted_by_browsers(host), "{host}");
        }
        for host in BARE.into_iter().chain(["evil.example:1894", "[fd00::5"]) {
            assert!(!plain.is_trusted_by_browsers(host), "{host}");
        }
        assert!(secure.is_trusted_by_browsers("play.example"));
    }

    #[test]
    fn pages_of_a_proxy_have_the_proxys_origin() {
        let access = access(Mode::Public, "https://play.example:8443/");
        assert_eq!(
            access.origin("play.example:8443"),
            "https://play.example:8443"
        );
        assert_eq!(access.origin("localhost:1894"), "http://localhost:1894");
    }

    #[test]
    fn cookies_are_bound_to_tls_or_to_the_port() {
        let plain = access(Mode::Lan, "");
        assert_eq!(plain.cookie_name("session"), "session-1894");
        assert!(!plain.is_secure());
        let secure = access(Mode::Public, "https://play.example");
        assert_eq!(secure.cookie_name("session"), "__Host-session");
        assert!(secure.is_secure());
    }
}
