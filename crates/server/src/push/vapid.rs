//! How push services identify this program (RFC 8292): a key made once and kept in the store. Browsers give their
//! address to the owner of this key, so a new one would cost everybody their notifications.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use store::{Moment, Scope, StoreError};

use crate::app::App;

/// The program-wide setting with the key.
const KEY: &str = "push-key";
/// How long a signature is valid, in seconds; services allow a day.
const COUNTS: i64 = 12 * 60 * 60;

pub struct Vapid(EcdsaKeyPair);

/// The key must not appear in a log.
impl fmt::Debug for Vapid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Vapid(..)")
    }
}

impl App {
    /// The key, made on first use. Of several processes at once, one makes it.
    pub fn vapid(&self) -> store::Result<Vapid> {
        let kept = match self.store.setting(&Scope::House, KEY)? {
            Some(kept) => kept,
            None => self.store.set_once(KEY, &new_key())?,
        };
        Vapid::read(&kept).ok_or_else(|| StoreError::Unreadable("the key for push".to_owned()))
    }
}

fn new_key() -> String {
    let random = SystemRandom::new();
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
    let key = key.expect("the system gives random numbers");
    URL_SAFE_NO_PAD.encode(key.as_ref())
}

impl Vapid {
    fn read(kept: &str) -> Option<Vapid> {
        let key = URL_SAFE_NO_PAD.decode(kept).ok()?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random);
        pair.ok().map(Vapid)
    }

    /// The public key, in the encoding of browsers.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The header that signs a message for a push service; `site` is where we can be reached, if anywhere.
    pub fn sign(&self, service: &str, site: Option<&str>, now: Moment) -> String {
        let mut claims = json!({ "aud": service, "exp": now.0 / 1000 + COUNTS });
        if let Some(site) = site {
            claims["sub"] = site.into();
        }
        let part = |text: &str| URL_SAFE_NO_PAD.encode(text);
        let head = part(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", part(&claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.expect("the system gives random numbers");
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use store::Sqlite;

    use super::*;

    #[test]
    fn the_key_is_made_once_and_its_signature_is_checked() {
        let store = Arc::new(Sqlite::in_memory().unwrap());
        let first = App::new(store.clone(), 1).unwrap().vapid().unwrap();
        let again = App::new(store, 1).unwrap().vapid().unwrap();
        assert_eq!(first.public(), again.public());
        let header = first.sign(
            "https://push.example",
            Some("https://play.example"),
            Moment(1_000_000),
        );
        let token = header.strip_prefix("vapid t=").unwrap();
        let (token, key) = token.split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        key.verify(signed.as_bytes(), &bytes(signature)).unwrap();
        let claims = String::from_utf8(bytes(signed.split_once('.').unwrap().1)).unwrap();
        assert_eq!(
            claims,
            r#"{"aud":"https://push.example","exp":44200,"sub":"https://play.example"}"#
        );
    }
}
