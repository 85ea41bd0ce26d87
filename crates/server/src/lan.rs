//! Opening the program to the local network and closing it again while it runs.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::PoisonError;

use tokio::sync::{mpsc, oneshot};

use crate::access::{Access, Mode};
use crate::app::App;

/// Asks the server to listen on the same port at other addresses.
#[derive(Debug)]
pub struct Rebind {
    pub to: Ipv4Addr,
    pub done: oneshot::Sender<io::Result<()>>,
}

impl App {
    /// The requests to the server, from now on.
    pub fn rebinds(&self) -> mpsc::Receiver<Rebind> {
        let (ask, asked) = mpsc::channel(1);
        *self.rebind.lock().unwrap_or_else(PoisonError::into_inner) = Some(ask);
        asked
    }

    /// Opens the program to the local network. Present addresses stay; from now on only a key makes somebody a host.
    pub fn open_to_lan(&self) -> io::Result<()> {
        let before = self.access();
        if before.mode != Mode::Loopback {
            return Ok(());
        }
        // First of all, so that nobody who comes in is taken for the host.
        self.set_access(Access {
            mode: Mode::Lan,
            ..(*before).clone()
        });
        let opened = self.rebind(Ipv4Addr::UNSPECIFIED);
        if opened.is_err() {
            self.set_access((*before).clone());
        }
        opened
    }

    /// Closes the program to everybody but this machine, and ends the connections of all others.
    pub fn close_to_lan(&self) -> io::Result<()> {
        let before = self.access();
        if before.mode != Mode::Lan {
            return Ok(());
        }
        self.rebind(Ipv4Addr::LOCALHOST)?;
        self.set_access(Access {
            mode: Mode::Loopback,
            ..(*before).clone()
        });
        Ok(())
    }

    fn rebind(&self, to: Ipv4Addr) -> io::Result<()> {
        let ask = self.rebind.lock().unwrap_or_else(PoisonError::into_inner);
        let ask = ask.clone().ok_or(io::ErrorKind::Unsupported)?;
        let (done, answer) = oneshot::channel();
        let gone = |_| io::Error::from(io::ErrorKind::Unsupported);
        ask.blocking_send(Rebind { to, done }).map_err(gone)?;
        let gone = |_| io::Error::from(io::ErrorKind::Unsupported);
        answer.blocking_recv().map_err(gone)?
    }

    /// The addresses at which people reach the program, most likely first.
    pub fn addresses(&self) -> Vec<String> {
        let access = self.access();
        let port = access.port;
        match (&access.public_url, access.mode) {
            (Some(url), _) => vec![url.to_string()],
            (None, Mode::Loopback) => vec![format!("http://127.0.0.1:{port}")],
            (None, Mode::Lan | Mode::Public) => {
                if let Some(ip) = access.ip {
                    return vec![format!("http://{}", SocketAddr::from((ip, port)))];
                }
                let address = |address: &Ipv4Addr| format!("http://{address}:{port}");
                lan_addresses().iter().map(address).collect()
            }
        }
    }
}

/// The addresses of this machine in local networks, the one towards the internet first.
pub fn lan_addresses() -> Vec<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<Ipv4Addr> = interfaces
        .iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(address) => Some(address),
            IpAddr::V6(_) => None,
        })
        .collect();
    let outside = leads_outside();
    addresses.sort_by_key(|&address| (Some(address) != outside, !address.is_private()));
    addresses.dedup();
    addresses
}

/// The address from which this machine would send. Connecting a datagram socket sends nothing.
fn leads_outside() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) if !address.is_loopback() && !address.is_unspecified() => Some(address),
        _ => None,
    }
}
