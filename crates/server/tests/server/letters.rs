//! Email addresses confirmed by email, and passwords reset by email.

use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use server::{Letter, Post, PostError};
use store::{Moment, People as _};

use crate::accounts::{PASSWORD, site, table_of};
use crate::admin::host;
use crate::client::Client;

/// Emails that were to be sent.
#[derive(Debug, Default)]
pub struct Letters {
    sent: Mutex<Vec<Letter>>,
    /// The results of sending the next ones.
    refuse: Mutex<Vec<PostError>>,
}

impl Post for Letters {
    fn send(&self, letter: &Letter) -> Result<(), PostError> {
        if let Some(error) = self.refuse.lock().unwrap().pop() {
            return Err(error);
        }
        self.sent.lock().unwrap().push(letter.clone());
        Ok(())
    }
}

impl Letters {
    /// The mail server is unreachable for the next one.
    pub fn refuse_once(&self) {
        let away = PostError::Later("away".to_owned());
        self.refuse.lock().unwrap().push(away);
    }

    pub fn take(&self) -> Vec<Letter> {
        std::mem::take(&mut self.sent.lock().unwrap())
    }
}

pub fn mailing() -> (Client, Arc<Letters>) {
    let (site, letters) = (site(), Arc::<Letters>::default());
    site.app.set_post(letters.clone());
    (site, letters)
}

/// The token in the link of an email.
pub fn word(letter: &Letter) -> String {
    let word = letter.text.split("code=").nth(1).unwrap();
    word.chars().take_while(char::is_ascii_hexdigit).collect()
}

pub async fn confirm_address(site: &Client, letters: &Letters, ann: &Client) {
    let form = [("address", "Ann@Example.org"), ("password", PASSWORD)];
    let page = ann.give("/account/address", &form).await;
    assert_eq!(page.location, "/account?done=address", "{}", page.body);
    site.app.do_mail(Moment::now()).unwrap();
    let sent = letters.take();
    assert_eq!(sent.len(), 1);
    let done = ann.give("/confirm", &[("code", &word(&sent[0]))]).await;
    assert_eq!(done.location, "/account?done=confirmed");
}

#[tokio::test]
async fn an_address_is_confirmed_by_a_letter_and_seen_by_nobody_else() {
    let (site, letters) = mailing();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let address = ("address", "Ann@Example.org");
    for form in [
        [address, ("password", "wrong horse battery")],
        [("address", "no address"), ("password", PASSWORD)],
        [
            ("address", "a@example.org\r\nBcc: b@example.org"),
            ("password", PASSWORD),
        ],
    ] {
        let page = ann.give("/account/address", &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{form:?}");
    }
    let german = Client {
        language: "de",
        ..ann.clone()
    };
    german
        .give("/account/address", &[address, ("password", PASSWORD)])
        .await;
    assert!(
        letters.take().is_empty(),
        "nobody waits for the mail server"
    );
    site.app.do_mail(Moment::now()).unwrap();
    let sent = letters.take();
    assert_eq!(sent[0].to, "Ann@Example.org");
    assert!(sent[0].subject.contains("Bestätige"), "{}", sent[0].subject);
    assert!(sent[0].text.contains("https://play.example/confirm?code="));
    assert!(ann.look("/account").await.body.contains("on its way"));
    // Only opening the link does nothing: mail scanners do that.
    let code = word(&sent[0]);
    ann.look(&format!("/confirm?code={code}")).await;
    assert!(ann.look("/account").await.body.contains("on its way"));
    // No forged token, no token for another purpose, none twice.
    for wrong in ["", "00", &code[1..], &format!("{code}0")] {
        let page = ann.give("/confirm", &[("code", wrong)]).await;
        assert_eq!(page.status, StatusCode::GONE, "{wrong}");
    }
    let reset = ann.look(&format!("/reset/new?code={code}")).await;
    assert_eq!(reset.status, StatusCode::GONE);
    let done = site.elsewhere().give("/confirm", &[("code", &code)]).await;
    assert_eq!(done.location, "/sign-in?done=confirmed");
    let twice = ann.give("/confirm", &[("code", &code)]).await;
    assert_eq!(twice.status, StatusCode::GONE);
    assert!(ann.look("/account").await.body.contains("Confirmed:"));
    // Nobody else sees it, neither at the table nor as host.
    let ben = site.named("Ben").await;
    let at = table_of(&ann, &ben).await;
    let host = host(&site).await;
    for (client, address) in [(&ben, at.as_str()), (&host, "/admin"), (&host, at.as_str())] {
        let page = client.look(address).await.body.to_lowercase();
        assert!(!page.contains("example.org"), "{address}");
    }
    let wrong = ann.give("/account/address", &[("remove", "yes")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(ann.look("/account").await.body.contains("Confirmed:"));
    let same = ann
        .give("/account/address", &[address, ("password", PASSWORD)])
        .await;
    assert_eq!(same.location, "/account?done=confirmed", "no letter");
    let remove = [("remove", "yes"), ("password", PASSWORD)];
    let removed = ann.give("/account/address", &remove).await;
    assert_eq!(removed.location, "/account?done=removed");
    let page = ann.look("/account").await.body;
    assert!(!page.to_lowercase().contains("example.org"));
}

#[tokio::test]
async fn a_forgotten_password_is_set_by_a_letter() {
    let (site, letters) = mailing();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let (_, _) = site.elsewhere().sign_up("Ben").await;
    confirm_address(&site, &letters, &ann).await;
    let ask = async |who: &str| {
        let page = site.elsewhere().give("/reset", &[("who", who)]).await;
        assert_eq!(page.location, "/reset?sent=yes");
        site.app.do_mail(Moment::now()).unwrap();
        letters.take()
    };
    assert!(ask("Ben").await.is_empty(), "no address");
    assert!(ask("nobody@example.org").await.is_empty());
    assert_eq!(ask(" ann ").await.len(), 1);
    let sent = ask("ANN@example.ORG").await;
    let code = word(&sent[0]);
    let page = site
        .elsewhere()
        .look(&format!("/reset/new?code={code}"))
        .await;
    assert_eq!(page.status, StatusCode::OK);
    let set = async |code: &str, new: &str| {
        let form = [("code", code), ("new", new)];
        site.elsewhere().give("/reset/new", &form).await
    };
    let new = "another horse battery";
    assert_eq!(set(&code[1..], new).await.status, StatusCode::GONE);
    assert_eq!(
        set(&code, "short").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(set(&code, new).await.location, "/sign-in?done=reset");
    assert_eq!(set(&code, new).await.status, StatusCode::GONE, "once");
    assert_eq!(ann.look("/mine").await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.elsewhere().sign_in("Ann", new).await.location, "/mine");
    // An expired one is invalid.
    let sent = ask("Ann").await;
    let code = word(&sent[0]);
    site.store.purge_sessions(after_hours(2), 100).unwrap();
    assert_eq!(set(&code, new).await.status, StatusCode::GONE);
}

/// However an address or a name is spelt, and whoever asks, the number of emails per hour is limited.
#[tokio::test]
async fn nobody_is_flooded_with_letters() {
    let (site, letters) = mailing();
    let (eve, _) = site.elsewhere().sign_up("Eve").await;
    let (mallory, _) = site.elsewhere().sign_up("Mallory").await;
    let mut refused = 0;
    for number in 0..14 {
        let address = ["victim@example.org", "VICTIM@example.org"][number % 2];
        let form = [("address", address), ("password", PASSWORD)];
        let client = [&eve, &mallory][number / 7];
        let page = client.give("/account/address", &form).await;
        refused += usize::from(page.status == StatusCode::TOO_MANY_REQUESTS);
        site.app.do_mail(Moment::now()).unwrap();
    }
    assert_eq!((letters.take().len(), refused), (10, 4));
    let other = site.elsewhere();
    let ask = async |who: &str| other.give("/reset", &[("who", who)]).await;
    let page = ask("Victim@Example.org").await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    let spelt = ["Ann Lee", "annlee", "ANNLEE", " a n n l e e ", "Ａnnlee"];
    for number in 0..10 {
        let page = ask(spelt[number % spelt.len()]).await;
        assert_eq!(page.location, "/reset?sent=yes", "{}", page.body);
    }
    for who in spelt {
        let page = ask(who).await;
        assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS, "{who}");
    }
}

fn after_hours(hours: i64) -> Moment {
    Moment(Moment::now().0 + hours * 3_600_000)
}

#[tokio::test]
async fn letters_are_tried_again_while_the_mail_server_is_away() {
    let (site, letters) = mailing();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let away = || PostError::Later("no connection".to_owned());
    letters.refuse.lock().unwrap().extend([away(), away()]);
    let form = [("address", "ann@example.org"), ("password", PASSWORD)];
    ann.give("/account/address", &form).await;
    let mut next = Some(Moment::now());
    let mut tries = 0;
    while let Some(due) = next {
        next = site.app.do_mail(due).unwrap();
        tries += 1;
    }
    assert_eq!((tries, letters.take().len()), (3, 1));
    // An address that the mail server rejects is not tried again.
    let never = PostError::Never("unknown".to_owned());
    letters.refuse.lock().unwrap().push(never);
    let form = [("address", "ann@example.com"), ("password", PASSWORD)];
    ann.give("/account/address", &form).await;
    assert_eq!(site.app.do_mail(Moment::now()).unwrap(), None);
    assert!(letters.take().is_empty());
}
