//! The address people use.

use std::fmt;
use std::str::FromStr;

/// Scheme, host and port, as an origin: `https://play.example`. With a path it would not reach the pages, whose links
/// begin at the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// Why a text is not such an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPublicUrl;

impl fmt::Display for NoPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "it has to be http:// or https:// with a host and no path, as https://play.example",
        )
    }
}

impl std::error::Error for NoPublicUrl {}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let url = PublicUrl(text);
        let (scheme, host) = url.0.split_once("://").ok_or(NoPublicUrl)?;
        let letters = |byte: u8| byte.is_ascii_alphanumeric() || b"-.:[]".contains(&byte);
        let plain = !host.is_empty() && !host.starts_with(':') && host.bytes().all(letters);
        let port = host
            .rsplit_once(':')
            .filter(|(_, port)| !port.contains(']'));
        let port = port.is_none_or(|(_, port)| port.parse::<u16>().is_ok());
        if !matches!(scheme, "http" | "https") || !plain || !port {
            return Err(NoPublicUrl);
        }
        // Like browsers, it leaves out the default port of an origin.
        let usual = if scheme == "https" { ":443" } else { ":80" };
        let origin = url.0.strip_suffix(usual).unwrap_or(&url.0);
        Ok(PublicUrl(origin.to_owned()))
    }
}

impl PublicUrl {
    /// As an origin, without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_https(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// Whether a `Host` header names it.
    pub fn is_host(&self, host: &str) -> bool {
        let usual = if self.is_https() { ":443" } else { ":80" };
        let host = host.strip_suffix(usual).unwrap_or(host);
        let own = self.0.split_once("://").map(|(_, own)| own);
        own.is_some_and(|own| own.eq_ignore_ascii_case(host))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_as_browsers_write_them() {
        for (given, read) in [
            ("https://play.example", "https://play.example"),
            ("https://Play.Example/", "https://play.example"),
            ("https://play.example:443", "https://play.example"),
            ("http://192.168.1.5:1894", "http://192.168.1.5:1894"),
            ("http://[fd00::5]:80", "http://[fd00::5]"),
        ] {
            assert_eq!(given.parse::<PublicUrl>().unwrap().as_str(), read);
        }
        for wrong in [
            "",
            "play.example",
            "ftp://play.example",
            "https://",
            "https://:443",
            "https://play.example/games",
            "https://play.example:port",
            "https://ann@play.example",
            "https://play.example?x",
            "https://play.example:99999",
        ] {
            assert_eq!(wrong.parse::<PublicUrl>(), Err(NoPublicUrl), "{wrong}");
        }
    }
}
