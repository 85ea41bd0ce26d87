//! A range of addresses: `10.0.0.0/8`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// All addresses that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

/// A text that is not a range of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoNetwork;

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it has to be an address or a range of addresses, as 127.0.0.1 or 10.0.0.0/8")
    }
}

impl std::error::Error for NoNetwork {}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let first: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let all = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), str::parse).map_err(|_| NoNetwork)?;
        let network = Network { first, bits };
        (bits <= all).then_some(network).ok_or(NoNetwork)
    }
}

impl Network {
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                let differ = first.to_bits() ^ address.to_bits();
                differ.leading_zeros() >= self.bits
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                let differ = first.to_bits() ^ address.to_bits();
                differ.leading_zeros() >= self.bits
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_contain_what_begins_alike() {
        for (network, address, inside) in [
            ("10.0.0.0/8", "10.200.3.4", true),
            ("10.0.0.0/8", "11.0.0.0", false),
            ("10.0.0.0/8", "::ffff:10.1.2.3", true),
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("0.0.0.0/0", "203.0.113.9", true),
            ("0.0.0.0/0", "2001:db8::1", false),
            ("fd00::/8", "fdff::1", true),
            ("fd00::/8", "fe00::1", false),
        ] {
            let network: Network = network.parse().unwrap();
            assert_eq!(network.contains(address.parse().unwrap()), inside);
        }
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "a/8", "10.0.0.0/"] {
            assert_eq!(wrong.parse::<Network>(), Err(NoNetwork), "{wrong}");
        }
    }
}
