//! The way out: names that are looked up, and connections to one address by TLS, each with an end.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::{IpAddr, TcpStream, ToSocketAddrs as _};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

const PORT: u16 = 443;
/// How long a message may take from the first byte to the answer.
const LONGEST: Duration = Duration::from_secs(10);

/// A connection.
pub trait Wire: Read + Write + Send {}

impl<T: Read + Write + Send> Wire for T {}

/// How machines elsewhere are found and reached. Whoever uses it decides between the two whether an address may be used.
pub trait Outside: fmt::Debug + Send + Sync {
    /// The addresses of a name.
    fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>>;

    /// A connection to this very address, to whoever can prove to have the name.
    fn connect(&self, host: &str, address: IpAddr) -> io::Result<Box<dyn Wire>>;
}

/// The internet, with the certificates this machine trusts.
#[derive(Debug, Default)]
pub struct Internet {
    /// Made when it is used first: most programs never are asked to.
    tls: OnceLock<Arc<ClientConfig>>,
}

impl Internet {
    fn tls(&self) -> Arc<ClientConfig> {
        let make = || {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let config = ClientConfig::builder_with_provider(provider)
                .with_safe_default_protocol_versions()
                .expect("the provider knows the usual versions");
            Arc::new(config.with_root_certificates(roots).with_no_client_auth())
        };
        self.tls.get_or_init(make).clone()
    }
}

impl Outside for Internet {
    fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        let found = (host, PORT).to_socket_addrs()?;
        Ok(found.map(|address| address.ip()).collect())
    }

    fn connect(&self, host: &str, address: IpAddr) -> io::Result<Box<dyn Wire>> {
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let connection = ClientConnection::new(self.tls(), name).map_err(io::Error::other)?;
        let end = Instant::now() + LONGEST;
        let stream = TcpStream::connect_timeout(&(address, PORT).into(), LONGEST / 2)?;
        Ok(Box::new(StreamOwned::new(
            connection,
            Timed { stream, end },
        )))
    }
}

/// A connection that ends at a moment, however slowly the other side sends.
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
    use std::net::TcpListener;

    use super::*;

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
