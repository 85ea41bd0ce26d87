//! The open connections: how many there may be, and which one makes room for another.
//!
//! Everybody on this machine has the same address, so a flood from one program must not shut out the others: a new
//! connection replaces the one that has waited longest for its own client.
//! connection takes the place of the one that has waited longest for its own client.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::access::ClientAddress;
use crate::metrics::{Gauge, METRICS};

/// The limits. A browser opens six connections; a process has 1024 descriptors on most systems, some of which are the
/// store's.
#[derive(Clone, Copy, Debug)]
pub struct MostConnections {
    pub total: usize,
    pub of_one_address: usize,
    /// Event streams per address; they stay open, so there may be fewer of them.
    pub streams_of_one_address: usize,
}

impl Default for MostConnections {
    fn default() -> MostConnections {
        MostConnections {
            total: 600,
            of_one_address: 300,
            streams_of_one_address: 100,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Connections {
    most: MostConnections,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    next: u64,
    /// In order of age.
    by_number: BTreeMap<u64, Entry>,
}

#[derive(Debug)]
struct Entry {
    address: IpAddr,
    doing: Doing,
    close: Arc<Notify>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    /// Waiting for its client: for a request or the rest of one, or for the response to be read.
    Waiting,
    /// A handler is working for it.
    Working,
    /// It carries an event stream to this address, which may be behind a proxy.
    Streaming(IpAddr),
}

impl Connections {
    pub fn new(most: MostConnections) -> Connections {
        Connections {
            most,
            open: Arc::default(),
        }
    }

    /// Admits a new connection, if necessary in place of a waiting one; `None` if all are busy. A proxy brings
    /// connections of many people, so only their total is limited.
    pub fn admit(&self, address: IpAddr, proxy: bool) -> Option<Connection> {
        let mut open = self.open();
        let same = |entry: &Entry| entry.address == address;
        let of_address = open.by_number.values().filter(|entry| same(entry)).count();
        let full = open.by_number.len() >= self.most.total;
        let crowded = !proxy && of_address >= self.most.of_one_address;
        if full || crowded {
            let mut waiting = open
                .by_number
                .iter()
                .filter(|(_, entry)| entry.doing == Doing::Waiting && (!crowded || same(entry)));
            let oldest = waiting.next().map(|(&number, _)| number);
            let Some(oldest) = oldest else {
                METRICS.turned_away.fetch_add(1, Ordering::Relaxed);
                return None;
            };
            if let Some(entry) = open.by_number.remove(&oldest) {
                entry.close.notify_one();
            }
        }
        let number = open.next;
        open.next += 1;
        let close = Arc::new(Notify::new());
        let entry = Entry {
            address,
            doing: Doing::Waiting,
            close: close.clone(),
        };
        open.by_number.insert(number, entry);
        drop(open);
        Some(Connection(Arc::new(Guard {
            number,
            address,
            close,
            all: self.clone(),
            _counted: Gauge::up(&METRICS.connections),
        })))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // Nothing that is done under this lock can be left half done.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes those that do not come from this machine.
    pub fn close_foreign(&self) {
        let mut open = self.open();
        open.by_number.retain(|_, entry| {
            let own = entry.address.to_canonical().is_loopback();
            if !own {
                entry.close.notify_one();
            }
            own
        });
    }

    fn set(&self, number: u64, doing: Doing) {
        if let Some(entry) = self.open().by_number.get_mut(&number) {
            entry.doing = doing;
        }
    }
}

/// One of the connections; it stays open as long as somebody holds this.
#[derive(Clone, Debug)]
pub struct Connection(Arc<Guard>);

#[derive(Debug)]
struct Guard {
    number: u64,
    address: IpAddr,
    close: Arc<Notify>,
    all: Connections,
    _counted: Gauge,
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.all.open().by_number.remove(&self.number);
    }
}

impl Connection {
    /// Its origin.
    pub fn address(&self) -> IpAddr {
        self.0.address
    }

    /// Completes when another one replaces it.
    pub async fn replaced(&self) {
        self.0.close.notified().await;
    }

    /// Keeps its place while a handler is working for it.
    pub fn work(&self) -> Busy {
        self.0.all.set(self.0.number, Doing::Working);
        Busy {
            connection: self.clone(),
            _counted: None,
        }
    }

    /// Keeps its place while it carries a stream to an address; `None` if that address has enough of them.
    pub fn stream(&self, client: ClientAddress) -> Option<Busy> {
        let streaming = Doing::Streaming(client.0);
        let mut open = self.0.all.open();
        let same = open.by_number.values();
        let same = same.filter(|entry| entry.doing == streaming);
        if same.count() >= self.0.all.most.streams_of_one_address {
            return None;
        }
        open.by_number.get_mut(&self.0.number)?.doing = streaming;
        drop(open);
        Some(Busy {
            connection: self.clone(),
            _counted: Some(Gauge::up(&METRICS.streams)),
        })
    }
}

/// A connection that nobody can replace until this is dropped.
#[derive(Debug)]
pub struct Busy {
    connection: Connection,
    /// Among the streams, if it carries one.
    _counted: Option<Gauge>,
}

impl Drop for Busy {
    fn drop(&mut self) {
        let Guard { number, all, .. } = &*self.connection.0;
        all.set(*number, Doing::Waiting);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));

    fn connections() -> Connections {
        Connections::new(MostConnections {
            total: 5,
            of_one_address: 3,
            streams_of_one_address: 2,
        })
    }

    fn is_replaced(connection: &Connection) -> bool {
        use futures_util::FutureExt as _;
        connection.replaced().now_or_never().is_some()
    }

    #[test]
    fn the_oldest_that_waits_makes_room() {
        let all = connections();
        let open: Vec<Connection> = (0..3).map(|_| all.admit(HERE, false).unwrap()).collect();
        let busy = open[0].work();
        let fourth = all.admit(HERE, false).unwrap();
        let replaced: Vec<bool> = open.iter().map(is_replaced).collect();
        assert_eq!(replaced, [false, true, false]);
        drop(busy);
        let _fifth = all.admit(HERE, false).unwrap();
        assert!(is_replaced(&open[0]) && !is_replaced(&open[2]));
        assert!(!is_replaced(&fourth));
    }

    #[test]
    fn nobody_who_works_or_listens_makes_room() {
        let all = connections();
        let open: Vec<Connection> = (0..3).map(|_| all.admit(HERE, false).unwrap()).collect();
        let _work = open[0].work();
        let streams = [
            open[1].stream(ClientAddress(HERE)).unwrap(),
            open[2].stream(ClientAddress(HERE)).unwrap(),
        ];
        assert!(all.admit(HERE, false).is_none());
        // Others have places of their own.
        let other = all.admit(THERE, false).unwrap();
        let other_stream = other.stream(ClientAddress(THERE)).unwrap();
        drop(streams);
        assert!(all.admit(HERE, false).is_some());
        drop(other_stream);
    }

    #[test]
    fn streams_are_counted_by_address() {
        let all = connections();
        let open: Vec<Connection> = (0..3).map(|_| all.admit(HERE, false).unwrap()).collect();
        let one = open[0].stream(ClientAddress(HERE)).unwrap();
        let _two = open[1].stream(ClientAddress(HERE)).unwrap();
        assert!(open[2].stream(ClientAddress(HERE)).is_none());
        drop(one);
        assert!(open[2].stream(ClientAddress(HERE)).is_some());
    }

    #[test]
    fn all_addresses_together_are_bounded() {
        let all = connections();
        let here: Vec<Connection> = (0..3).map(|_| all.admit(HERE, false).unwrap()).collect();
        let there: Vec<Connection> = (0..2).map(|_| all.admit(THERE, false).unwrap()).collect();
        let _third = all.admit(THERE, false).unwrap();
        assert!(is_replaced(&here[0]), "the oldest of all");
        drop(there);
        assert_eq!(
            all.open().by_number.len(),
            3,
            "what is closed is not counted"
        );
    }
    #[test]
    fn behind_a_proxy_everybody_is_counted_alone() {
        let all = connections();
        let open: Vec<Connection> = (0..5).map(|_| all.admit(HERE, true).unwrap()).collect();
        let streams: Vec<Option<Busy>> = (0..5)
            .map(|number| {
                open[number].stream(ClientAddress(IpAddr::from([192, 0, 2, number as u8 / 3])))
            })
            .collect();
        let given: Vec<bool> = streams.iter().map(Option::is_some).collect();
        assert_eq!(given, [true, true, false, true, true]);
    }

    #[test]
    fn what_comes_from_elsewhere_can_be_closed() {
        let all = connections();
        let (here, there) = (
            all.admit(HERE, false).unwrap(),
            all.admit(THERE, false).unwrap(),
        );
        all.close_foreign();
        assert!(is_replaced(&there) && !is_replaced(&here));
        assert_eq!(all.open().by_number.len(), 1);
    }
}
