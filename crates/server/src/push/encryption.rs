//! Encrypts a message for one browser according to RFC 8291: with a one-time key agreed on with the browser's key, in
//! one record of AES-128-GCM.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// The bytes of a public key, an uncompressed point.
const KEY: usize = 65;
/// The size of a record; a message is a single record.
const RECORD: u32 = 4096;
/// Marks the last record.
const LAST: u8 = 2;

/// The browser's key is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadKey;

impl From<Unspecified> for BadKey {
    fn from(_: Unspecified) -> BadKey {
        BadKey
    }
}

/// Encrypts a text for the browser with this public key and this secret.
pub fn encrypt(key: &[u8], secret: &[u8], text: &[u8]) -> Result<Vec<u8>, BadKey> {
    if key.len() != KEY || secret.len() != 16 {
        return Err(BadKey);
    }
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, key);
    let encrypted = agree_ephemeral(own, &theirs, |shared| {
        let keys = (key, public.as_ref());
        encrypt_with(shared, secret, keys, &salt, text)
    });
    encrypted?
}

/// The same, given everything that is otherwise random: the agreed secret, the browser's key and ours, the salt.
fn encrypt_with(
    shared: &[u8],
    secret: &[u8],
    (theirs, own): (&[u8], &[u8]),
    salt: &[u8; 16],
    text: &[u8],
) -> Result<Vec<u8>, BadKey> {
    let agreed = Salt::new(HKDF_SHA256, secret).extract(shared);
    let agreed: [u8; 32] = expand(&agreed, &[b"WebPush: info\0", theirs, own])?;
    let keys = Salt::new(HKDF_SHA256, salt).extract(&agreed);
    let key: [u8; 16] = expand(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&keys, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    let mut record = [text, &[LAST]].concat();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
    if record.len() > RECORD as usize {
        return Err(BadKey);
    }
    let size = RECORD.to_be_bytes();
    Ok([&salt[..], &size, &[KEY as u8], own, &record].concat())
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    struct Bytes(usize);
    impl KeyType for Bytes {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = [0; N];
    key.expand(info, Bytes(N))?.fill(&mut out)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, from the agreed secret on.
    #[test]
    fn the_example_of_the_standard() {
        let theirs = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let own = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let encrypted = encrypt_with(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            (&theirs, &own),
            &bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
            b"When I grow up, I want to be a watermelon",
        );
        assert_eq!(
            URL_SAFE_NO_PAD.encode(encrypted.unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let good = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let good = good.compute_public_key().unwrap();
        let good = good.as_ref();
        assert!(encrypt(good, &[1; 16], b"x").is_ok());
        assert_eq!(encrypt(good, &[1; 15], b"x"), Err(BadKey));
        assert_eq!(encrypt(&good[1..], &[1; 16], b"x"), Err(BadKey));
        assert_eq!(
            encrypt(&[4; 65], &[1; 16], b"x"),
            Err(BadKey),
            "not on the curve"
        );
        assert_eq!(encrypt(good, &[1; 16], &[b'x'; 5000]), Err(BadKey));
        // Nothing is encrypted twice in the same way.
        assert_ne!(encrypt(good, &[1; 16], b"x"), encrypt(good, &[1; 16], b"x"));
    }
}
