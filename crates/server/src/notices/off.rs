//! The link in emails that turns them off. It works without signing in, as long as the account exists, and for
//! nothing else; so it contains no session secret, only a signature of the person's address.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac::{self, HMAC_SHA256};
use store::{PersonId, Scope, StoreError};

use super::Channel;
use crate::app::App;
use crate::seeds::secret_word;

/// The program-wide setting with the signing key.
const KEY: &str = "letters-off-key";

impl App {
    fn off_key(&self) -> store::Result<hmac::Key> {
        let kept = match self.store.setting(&Scope::House, KEY)? {
            Some(kept) => kept,
            None => self.store.set_once(KEY, &secret_word())?,
        };
        Ok(hmac::Key::new(HMAC_SHA256, kept.as_bytes()))
    }

    /// The query of the address that turns emails off.
    pub fn off_query(&self, person: &PersonId) -> store::Result<String> {
        let signature = hmac::sign(&self.off_key()?, person.as_str().as_bytes());
        let code = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Ok(format!("who={person}&code={code}"))
    }

    /// The person of a link, if it is genuine and they still exist.
    pub fn off_person(&self, who: &str, code: &str) -> store::Result<Option<PersonId>> {
        let (Ok(person), Ok(signature)) = (who.parse::<PersonId>(), URL_SAFE_NO_PAD.decode(code))
        else {
            return Ok(None);
        };
        let key = self.off_key()?;
        if hmac::verify(&key, person.as_str().as_bytes(), &signature).is_err() {
            return Ok(None);
        }
        match self.store.person(&person) {
            Ok(_) => Ok(Some(person)),
            Err(StoreError::NoPerson(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Turns off emails about turns, for all games and for single ones.
    pub fn turn_letters_off(&self, person: &PersonId) -> store::Result<()> {
        let everywhere = Scope::Person(person.clone());
        self.set_told_by(&everywhere, Channel::Mail, Some(false))?;
        for (game, name, _) in self.store.settings_of(person)? {
            if let Some(game) = game.filter(|_| name == Channel::Mail.setting()) {
                let here = Scope::PersonAt(person.clone(), game);
                self.set_told_by(&here, Channel::Mail, None)?;
            }
        }
        Ok(())
    }
}
