//! Where a database is, and whether the way to it is encrypted.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::{Result, StoreError};

/// How long a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(5);
/// After this time without an answer from the network a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(15);

/// What every connection is told when it is made. A transaction of a process that stands still must not keep others
/// waiting for ever.
const SETTINGS: &str = "-c application_name=snowdonia -c client_min_messages=warning \
    -c idle_in_transaction_session_timeout=3s -c lock_timeout=10s -c statement_timeout=60s \
    -c default_transaction_isolation=read\\ committed -c TimeZone=UTC";

#[derive(Clone)]
pub struct Address {
    config: tokio_postgres::Config,
    tls: MakeRustlsConnect,
    place: String,
}

/// There may be a password in it.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.place)
    }
}

impl Address {
    /// Reads an address as `libpq` has it. Nothing of it stands in what is said about it, because any of it may be part
    /// of a password.
    pub fn read(text: &str) -> Result<Address> {
        let (text, encryption) = Encryption::split_off(text)?;
        let unreadable = |_| {
            StoreError::Unwritable(
                "the address of the database cannot be read; it is postgres://USER:PASSWORD@HOST/DATABASE, \
                 with signs such as @ and / in a password written as %40 and %2F"
                    .to_owned(),
            )
        };
        let mut config: tokio_postgres::Config = text.parse().map_err(unreadable)?;
        config.ssl_mode(match encryption {
            Encryption::None => SslMode::Disable,
            Encryption::Verified { .. } => SslMode::Require,
        });
        config.connect_timeout(PATIENCE);
        config.keepalives_idle(SILENCE);
        config.tcp_user_timeout(SILENCE);
        let options = config.get_options().unwrap_or_default();
        let options = format!("{SETTINGS} {options}");
        config.options(options);
        Ok(Address {
            place: place(&config),
            tls: encryption.connector()?,
            config,
        })
    }

    pub fn config(&self) -> &tokio_postgres::Config {
        &self.config
    }

    pub fn tls(&self) -> MakeRustlsConnect {
        self.tls.clone()
    }

    /// Such as `postgres://db.example.org:5432/games`.
    pub fn place(&self) -> &str {
        &self.place
    }
}

fn place(config: &tokio_postgres::Config) -> String {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => String::new(),
    };
    let port = config.get_ports().first().unwrap_or(&5432);
    let database = config.get_dbname().or(config.get_user());
    format!("postgres://{host}:{port}/{}", database.unwrap_or_default())
}

/// Whether the connection is encrypted. Where it is, the server has to show a certificate for its name that somebody
/// known vouches for: encryption for whoever happens to answer would protect nothing.
enum Encryption {
    None,
    Verified {
        /// The file with the certificates of those who can vouch for the server; `None`: those the system knows.
        roots: Option<String>,
    },
}

impl Encryption {
    /// Takes out of an address what says how the connection is encrypted.
    fn split_off(text: &str) -> Result<(String, Encryption)> {
        let (before, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut roots, mut others) = ("", None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = value,
                Some(("sslrootcert", "system")) => {}
                Some(("sslrootcert", file)) => roots = Some(decoded(file)),
                _ => others.push(pair),
            }
        }
        let encryption = match mode {
            "" | "disable" | "allow" | "prefer" => Encryption::None,
            "require" | "verify-ca" | "verify-full" => Encryption::Verified { roots },
            _ => {
                return Err(StoreError::Unwritable(
                    "sslmode is disable, require or verify-full".to_owned(),
                ));
            }
        };
        let text = match others.as_slice() {
            [] => before.to_owned(),
            others => format!("{before}?{}", others.join("&")),
        };
        Ok((text, encryption))
    }

    fn connector(&self) -> Result<MakeRustlsConnect> {
        let unusable = |what: String| StoreError::Unwritable(format!("TLS cannot be used: {what}"));
        let mut known = RootCertStore::empty();
        match self {
            Encryption::None => {}
            Encryption::Verified { roots: None } => {
                // One that cannot be read vouches for nobody; if none is left the connection says so.
                known.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            }
            Encryption::Verified { roots: Some(file) } => {
                let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect);
                let read: Vec<CertificateDer<'static>> =
                    read.map_err(|error| unusable(format!("{file}: {error}")))?;
                for certificate in read {
                    let added = known.add(certificate);
                    added.map_err(|error| unusable(format!("{file}: {error}")))?;
                }
            }
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| unusable(error.to_string()))?
            .with_root_certificates(known)
            .with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }
}

/// A value of an address without its `%` signs.
fn decoded(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let Some((&first, others)) = rest.split_first() {
        let digits = others.get(..2).and_then(|two| str::from_utf8(two).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match byte {
            Some(byte) if first == b'%' => {
                bytes.push(byte);
                rest = &others[2..];
            }
            _ => {
                bytes.push(first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let address = Address::read("postgres://ann:s3cret@db.example.org:6000/games").unwrap();
        assert_eq!(address.place(), "postgres://db.example.org:6000/games");
        assert!(!format!("{address:?}").contains("s3cret"));
        for broken in [
            "postgres://ann:s3cret@host:port/x",
            "postgres://h/x?s3cret=1",
            "s3cret",
        ] {
            let error = Address::read(broken).unwrap_err().to_string();
            assert!(!error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn encryption_is_as_the_address_asks() {
        let mode = |address: &str| Address::read(address).map(|it| it.config.get_ssl_mode());
        let base = "postgres://ann@localhost/games";
        assert_eq!(mode(base), Ok(SslMode::Disable));
        let asked = format!("{base}?connect_timeout=3&sslmode=verify-full");
        assert_eq!(mode(&asked), Ok(SslMode::Require));
        assert!(mode(&format!("{base}?sslmode=yes")).is_err());
        let missing = format!("{base}?sslmode=require&sslrootcert=%2Fno%20where.pem");
        let error = mode(&missing).unwrap_err().to_string();
        assert!(error.contains("/no where.pem"), "{error}");
    }
}
