//! A push service on this machine, and browsers that decrypt its messages.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use server::{Outside, Wire};

use crate::client::Client;

/// An address of a push service.
pub const URL: &str = "https://push.example/send/abc?x=1";
pub const PUBLIC: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 1, 113, 7));
const SECRET: [u8; 16] = [7; 16];

/// The head and the body of a request.
type Heard = (String, Vec<u8>);

/// A push service that appears to be at a public address.
#[derive(Debug)]
pub struct Service {
    at: SocketAddr,
    /// The addresses a name resolves to, one answer after the other; the last one is repeated.
    pub names: Mutex<Vec<Vec<IpAddr>>>,
    /// The addresses connected to.
    pub reached: Mutex<Vec<(String, IpAddr)>>,
    heard: Arc<Mutex<Vec<Heard>>>,
    pub answer: Arc<Mutex<&'static str>>,
}

impl Service {
    pub fn open() -> Arc<Service> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = listener.local_addr().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let answer = Arc::new(Mutex::new("201 Created"));
        let (hears, answers) = (heard.clone(), answer.clone());
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let request = read_request(&mut stream);
                let answer = *answers.lock().unwrap();
                hears.lock().unwrap().push(request);
                let _ = write!(
                    stream,
                    "HTTP/1.1 {answer}\r\nLocation: https://evil.example/\r\n\r\n"
                );
            }
        });
        Arc::new(Service {
            at,
            names: Mutex::new(vec![vec![PUBLIC]]),
            reached: Mutex::default(),
            heard,
            answer,
        })
    }

    pub fn take(&self) -> Vec<Heard> {
        std::mem::take(&mut self.heard.lock().unwrap())
    }
}

fn read_request(stream: &mut TcpStream) -> Heard {
    let mut bytes = Vec::new();
    loop {
        let mut some = [0; 1024];
        let read = stream.read(&mut some).unwrap();
        bytes.extend_from_slice(&some[..read]);
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
            let length = head.split("Content-Length: ").nth(1).unwrap();
            let length: usize = length.split("\r\n").next().unwrap().parse().unwrap();
            if bytes.len() >= end + 4 + length {
                return (head, bytes[end + 4..].to_vec());
            }
        }
        assert!(read > 0, "the request ends early");
    }
}

impl Outside for Service {
    fn resolve(&self, _: &str) -> io::Result<Vec<IpAddr>> {
        let mut names = self.names.lock().unwrap();
        Ok(if names.len() > 1 {
            names.remove(0)
        } else {
            names[0].clone()
        })
    }

    fn connect(&self, host: &str, address: IpAddr) -> io::Result<Box<dyn Wire>> {
        self.reached
            .lock()
            .unwrap()
            .push((host.to_owned(), address));
        Ok(Box::new(TcpStream::connect(self.at)?))
    }
}

/// A browser's own key.
pub struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl Browser {
    pub fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Browser { private, public }
    }

    pub async fn subscribe(&self, client: &Client, url: &str) -> StatusCode {
        let key = URL_SAFE_NO_PAD.encode(&self.public);
        let secret = URL_SAFE_NO_PAD.encode(SECRET);
        let form = [("endpoint", url), ("key", &key), ("secret", &secret)];
        client.give("/notices/device", &form).await.status
    }

    /// Decrypts like a browser.
    pub fn open(self, sealed: &[u8]) -> String {
        let (salt, rest) = sealed.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (theirs, record) = rest[5..].split_at(65);
        let public = self.public;
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let text = agree_ephemeral(self.private, &peer, |shared| {
            let agreed = Salt::new(HKDF_SHA256, &SECRET).extract(shared);
            let agreed = expand::<32>(&agreed, &[b"WebPush: info\0", &public, theirs]);
            let keys = Salt::new(HKDF_SHA256, salt).extract(&agreed);
            let key = expand::<16>(&keys, &[b"Content-Encoding: aes128gcm\0"]);
            let nonce = expand::<12>(&keys, &[b"Content-Encoding: nonce\0"]);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let nonce = Nonce::assume_unique_for_key(nonce);
            let mut record = record.to_vec();
            let text = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
            let (last, text) = text.split_last().unwrap();
            assert_eq!(*last, 2);
            String::from_utf8(text.to_vec()).unwrap()
        });
        text.unwrap()
    }
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> [u8; N] {
    struct Bytes(usize);
    impl KeyType for Bytes {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = [0; N];
    key.expand(info, Bytes(N)).unwrap().fill(&mut out).unwrap();
    out
}

/// The claims of a message's signature, if it was made with the key that pages announce.
pub fn claims(head: &str, key: &str) -> serde_json::Value {
    let signed = head.split("Authorization: vapid t=").nth(1).unwrap();
    let signed = signed.split("\r\n").next().unwrap();
    let (token, named) = signed.split_once(", k=").unwrap();
    assert_eq!(named, key, "the key that the browser was given");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
    key.verify(signed.as_bytes(), &bytes(signature)).unwrap();
    let (kind, claims) = signed.split_once('.').unwrap();
    assert_eq!(bytes(kind), br#"{"typ":"JWT","alg":"ES256"}"#);
    serde_json::from_slice(&bytes(claims)).unwrap()
}
