//! Connections to push services: name resolution, and TLS to a given address, with a time limit.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream, ToSocketAddrs as _};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

const PORT: u16 = 443;
/// How long sending a message may take in all.
const LONGEST: Duration = Duration::from_secs(10);

/// A connection.
pub trait Wire: Read + Write + Send {}

impl<T: Read + Write + Send> Wire for T {}

/// Finds and reaches other machines. Callers check between the two steps whether an address may be used.
pub trait Outside: fmt::Debug + Send + Sync {
    /// The addresses of a name.
    fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>>;

    /// Connects to exactly this address; the other side must prove that it has the name.
    fn connect(&self, host: &str, address: IpAddr) -> io::Result<Box<dyn Wire>>;
}

/// The internet, with the certificates this machine trusts.
#[derive(Debug, Default)]
pub struct Internet {
    /// Created on first use: most programs never need it.
    tls: OnceLock<Arc<ClientConfig>>,
}

impl Internet {
    fn tls(&self) -> Arc<ClientConfig> {
        let make = || trusting(rustls_native_certs::load_native_certs().certs);
        self.tls.get_or_init(make).clone()
    }

    /// An encrypted connection to a host that proves its name.
    fn open(&self, host: &str, address: SocketAddr) -> io::Result<Box<dyn Wire>> {
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let connection = ClientConnection::new(self.tls(), name).map_err(io::Error::other)?;
        let end = Instant::now() + LONGEST;
        let stream = TcpStream::connect_timeout(&address, LONGEST / 2)?;
        Ok(Box::new(StreamOwned::new(
            connection,
            Timed { stream, end },
        )))
    }
}

/// TLS that trusts these certificate authorities.
fn trusting(authorities: Vec<CertificateDer<'static>>) -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(authorities);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
}

impl Outside for Internet {
    fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        let found = (host, PORT).to_socket_addrs()?;
        Ok(found.map(|address| address.ip()).collect())
    }

    fn connect(&self, host: &str, address: IpAddr) -> io::Result<Box<dyn Wire>> {
        self.open(host, (address, PORT).into())
    }
}

/// A connection with a deadline, however slowly the other side sends.
#[derive(Debug)]
struct Timed {
    stream: TcpStream,
    end: Instant,
}

impl Timed {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.end.checked_duration_since(Instant::now());
        let left = left.filter(|left| !left.is_zero());
        left.map(Some).ok_or_else(|| io::ErrorKind::TimedOut.into())
    }
}

impl Read for Timed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.left()?)?;
        self.stream.read(buffer)
    }
}

impl Write for Timed {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.left()?)?;
        self.stream.write(buffer)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpListener};
    use std::thread::{self, JoinHandle};

    use rcgen::{
        BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, date_time_ymd,
    };
    use rustls::pki_types::PrivateKeyDer;
    use rustls::{ServerConfig, ServerConnection};

    use super::*;
    use crate::push::{SendError, send};

    const NAME: &str = "push.example";
    const REQUEST: &[u8] = b"POST /x HTTP/1.1\r\n\r\n";

    /// A certificate authority.
    type Authority = CertifiedIssuer<'static, KeyPair>;

    fn authority() -> Authority {
        let mut about = CertificateParams::new(Vec::new()).unwrap();
        about.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        CertifiedIssuer::self_signed(about, KeyPair::generate().unwrap()).unwrap()
    }

    /// A push service on this machine with a certificate for this name, valid until this year; returns what it
    /// receives.
    fn service(by: &Authority, name: &str, until: i32) -> (SocketAddr, JoinHandle<Vec<u8>>) {
        let key = KeyPair::generate().unwrap();
        let mut about = CertificateParams::new(vec![name.to_owned()]).unwrap();
        about.not_before = date_time_ymd(2000, 1, 1);
        about.not_after = date_time_ymd(until, 1, 1);
        let certificate = about.signed_by(&key, by).unwrap();
        let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = listener.local_addr().unwrap();
        let hears = thread::spawn(move || {
            let (stream, _) = listener.accept().unwrap();
            let mut wire = StreamOwned::new(ServerConnection::new(config.into()).unwrap(), stream);
            let mut heard = vec![0; REQUEST.len()];
            if wire.read_exact(&mut heard).is_err() {
                return Vec::new();
            }
            wire.write_all(b"HTTP/1.1 201 Created\r\n\r\n").unwrap();
            heard
        });
        (at, hears)
    }

    /// An internet in which every host is on this machine.
    #[derive(Debug)]
    struct Here(Internet, SocketAddr);

    impl Outside for Here {
        fn resolve(&self, _: &str) -> io::Result<Vec<IpAddr>> {
            Ok(vec![IpAddr::V4(Ipv4Addr::new(203, 1, 113, 7))])
        }

        fn connect(&self, host: &str, _: IpAddr) -> io::Result<Box<dyn Wire>> {
            self.0.open(host, self.1)
        }
    }

    /// The result of sending a message to a service with this name, and what the service received.
    fn sent(
        internet: Internet,
        by: &Authority,
        name: &str,
        until: i32,
    ) -> (Result<u16, io::ErrorKind>, Vec<u8>) {
        let (at, hears) = service(by, name, until);
        let url = format!("https://{NAME}/x").parse().unwrap();
        let sent = send(&Here(internet, at), &url, REQUEST);
        let sent = sent.map_err(|error| match error {
            SendError::Io(kind) => kind,
            SendError::Private => panic!("the address is a public one"),
        });
        (sent, hears.join().unwrap())
    }

    #[test]
    fn only_whoever_proves_to_have_the_name_is_told_anything() {
        let authority = authority();
        let knows = || Internet {
            tls: OnceLock::from(trusting(vec![authority.der().clone()])),
        };
        let told = (Ok(201), REQUEST.to_vec());
        assert_eq!(sent(knows(), &authority, NAME, 3000), told);
        let refused = (Err(io::ErrorKind::InvalidData), Vec::new());
        let other = sent(knows(), &authority, "evil.example", 3000);
        assert_eq!(other, refused, "another name");
        let old = sent(knows(), &authority, NAME, 2001);
        assert_eq!(old, refused, "a certificate that is no longer good");
        let unknown = sent(Internet::default(), &authority, NAME, 3000);
        assert_eq!(
            unknown, refused,
            "nobody this machine trusts vouches for it"
        );
    }

    #[test]
    fn whoever_sends_slowly_is_not_waited_for() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut other, _) = listener.accept().unwrap();
        let drip = std::thread::spawn(move || {
            while other.write_all(b"x").is_ok() {
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        let begun = Instant::now();
        let end = begun + Duration::from_millis(300);
        let mut timed = Timed { stream, end };
        let mut read = 0;
        while timed.read(&mut [0; 8]).is_ok() {
            read += 1;
        }
        assert!(
            read > 1 && begun.elapsed() < Duration::from_secs(5),
            "{read}"
        );
        drop(timed);
        drip.join().unwrap();
    }
}
