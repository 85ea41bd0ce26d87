//! Accounts: guests who create one, signing in again, devices, codes, deletion.

use std::sync::atomic::{AtomicU32, Ordering};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use server::{Access, Mode, PasswordCost};
use store::{Accounts as _, GameId, NameKey, Seats as _, Store as _};

use crate::client::{Client, Page, encode, id};
use crate::together::FOR_TWO;

const SITE: &str = "play.example";
pub const PASSWORD: &str = "correct horse battery";

/// A program that others reach over TLS. Passwords are cheap to hash, so that the tests are fast.
pub fn site() -> Client {
    let client = Client::new();
    client.app.set_access(Access {
        mode: Mode::Public,
        port: 1894,
        public_url: "https://play.example".parse().ok(),
        ..Access::default()
    });
    client.app.set_password_cost(PasswordCost {
        memory_kib: 512,
        passes: 1,
    });
    client
}

impl Client {
    async fn ask(&self, method: &str, address: &str, pairs: &[(&str, &str)]) -> Page {
        let body: Vec<String> = pairs
            .iter()
            .map(|(name, value)| format!("{name}={}", encode(value)))
            .collect();
        let request = Request::builder()
            .method(method)
            .uri(address)
            .header("host", SITE)
            .header("origin", format!("https://{SITE}"))
            .header("accept-language", self.language)
            .header(
                "user-agent",
                "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0",
            )
            .header("cookie", self.cookie.as_str())
            .header("content-type", "application/x-www-form-urlencoded");
        let page = self
            .send(request.body(Body::from(body.join("&"))).unwrap())
            .await;
        // Secrets only appear on pages for their owner.
        assert!(!page.body.contains("argon2"), "{address}");
        page
    }

    pub async fn look(&self, address: &str) -> Page {
        self.ask("GET", address, &[]).await
    }

    pub async fn give(&self, address: &str, pairs: &[(&str, &str)]) -> Page {
        self.ask("POST", address, pairs).await
    }

    pub async fn named(&self, name: &str) -> Client {
        let page = self.elsewhere().give("/me", &[("name", name)]).await;
        self.known_by(&page)
    }

    /// Creates an account in this browser and returns the signed-in browser and the recovery codes.
    pub async fn sign_up(&self, name: &str) -> (Client, Vec<String>) {
        let page = self
            .give("/sign-up", &[("name", name), ("password", PASSWORD)])
            .await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let codes = page.body.split("<code>").skip(1);
        let codes = codes.map(|rest| rest.split('<').next().unwrap().to_owned());
        (self.known_by(&page), codes.collect())
    }

    pub async fn sign_in(&self, name: &str, password: &str) -> Page {
        let form = [("name", name), ("password", password), ("take", "yes")];
        self.give("/sign-in", &form).await
    }
}

/// Two people at a game of Foothills over TLS.
pub async fn table_of(ann: &Client, ben: &Client) -> String {
    static TABLES: AtomicU32 = AtomicU32::new(0);
    let key = format!("table-of-{}", TABLES.fetch_add(1, Ordering::Relaxed));
    let mut form = FOR_TWO[..3].to_vec();
    form.push(("key", &key));
    let at = ann.give("/games", &form).await.location;
    ben.give(&at, &[]).await;
    let begun = ann.give(&format!("{at}/start"), &[]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    begun.location
}

fn seats_of(site: &Client, name: &str, game: &GameId) -> usize {
    let account = site.store.account_named(&NameKey(name.to_owned())).unwrap();
    let seating = site.store.seating(game).unwrap();
    seating.seats_of(&account.unwrap().person).iter().count()
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_what_was_played() {
    let site = site();
    let (ann, ben) = (site.named("Ann").await, site.named("Ben").await);
    let at = table_of(&ann, &ben).await;
    assert!(ann.look("/me").await.body.contains("/sign-up"));
    assert!(ann.look("/sign-up").await.body.contains("stays yours"));
    let (account, codes) = ann.sign_up("Anna").await;
    assert_eq!(codes.len(), 8);
    assert_eq!(seats_of(&site, "anna", &id(&at)), 1);
    assert!(account.look("/mine").await.body.contains(&at));
    // The guest's old cookie is no longer valid, whoever has a copy of it.
    assert_eq!(ann.look("/mine").await.status, StatusCode::SEE_OTHER);
    let page = account.look("/account").await;
    assert!(page.body.contains("Firefox, Linux") && page.body.contains("8 recovery codes"));
    assert!(!page.body.contains(&codes[0]), "shown once");
    // Somebody with an account cannot create a second one.
    let again = account.give("/sign-up", &[("name", "x"), ("password", PASSWORD)]);
    assert_eq!(again.await.location, "/account");
}

#[tokio::test]
async fn whoever_signs_in_takes_along_what_this_browser_has_played() {
    let site = site();
    let (_, _) = site.elsewhere().sign_up("Ann").await;
    let (guest, ben) = (site.named("Guest").await, site.named("Ben").await);
    let at = table_of(&guest, &ben).await;
    assert!(guest.look("/sign-in").await.body.contains("as Guest"));
    let page = guest.sign_in("aNN ", PASSWORD).await;
    assert_eq!(page.location, "/mine", "{}", page.body);
    let ann = site.known_by(&page);
    assert_eq!(seats_of(&site, "ann", &id(&at)), 1);
    assert!(!ann.look(&at).await.body.contains("You are watching"));
    assert!(guest.look("/mine").await.location.starts_with("/me"));
    // Signs out, and in again without taking games along.
    let out = ann.give("/sign-out", &[]).await;
    assert!(out.cookies[0].contains("Max-Age=0"), "{:?}", out.cookies);
    assert!(ann.look("/mine").await.location.starts_with("/me"));
    let other = site.named("Other").await;
    let at = table_of(&other, &ben).await;
    other
        .give("/sign-in", &[("name", "Ann"), ("password", PASSWORD)])
        .await;
    assert_eq!(seats_of(&site, "ann", &id(&at)), 0);
}

#[tokio::test]
async fn names_are_unique_and_passwords_are_not_too_simple() {
    let site = site();
    site.elsewhere().sign_up("Łucja").await;
    for (name, password, language, said) in [
        ("łUCJA", PASSWORD, "en", "another account"),
        ("ŁU CJA", PASSWORD, "de", "anderen Konto"),
        ("Ben", "short", "pl", "za krótkie"),
        ("Ben", "bbbbbbbbbbbbbb", "en", "easy to guess"),
        ("", PASSWORD, "en", "name"),
        ("bot:easy", PASSWORD, "en", ""),
        ("Ben\u{202e}", PASSWORD, "en", "control"),
    ] {
        let client = Client {
            language,
            ..site.elsewhere()
        };
        let page = client
            .give("/sign-up", &[("name", name), ("password", password)])
            .await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(page.refusal().contains(said), "{name} {}", page.refusal());
        assert!(page.cookies.is_empty() && !page.body.contains(password));
    }
    let (markup, _) = site.elsewhere().sign_up("<i onclick=x>\"'&").await;
    for address in ["/account", "/me", "/mine"] {
        let page = markup.look(address).await.body;
        assert!(
            !page.contains("<i onclick") && page.contains("&lt;i onclick"),
            "{address}"
        );
    }
    // The name can only be changed to one that nobody has.
    let taken = markup.give("/me", &[("name", "Łucja")]).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    let renamed = markup.give("/me", &[("name", "Maja")]).await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER);
    assert_eq!(
        site.elsewhere().sign_in("maja", PASSWORD).await.location,
        "/mine"
    );
}

#[tokio::test]
async fn another_password_signs_all_other_devices_out() {
    let site = site();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let phone = site.known_by(&site.elsewhere().sign_in("Ann", PASSWORD).await);
    let new = ("new", "another horse battery");
    let wrong = ann
        .give("/account/password", &[("password", "nonsense"), new])
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.refusal().contains("current password"));
    let simple = ann
        .give(
            "/account/password",
            &[("password", PASSWORD), ("new", "short")],
        )
        .await;
    assert_eq!(simple.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(phone.look("/mine").await.status, StatusCode::OK);
    let done = ann
        .give("/account/password", &[("password", PASSWORD), new])
        .await;
    assert_eq!(done.location, "/account?done=password");
    assert_eq!(ann.look("/mine").await.status, StatusCode::OK);
    assert_eq!(phone.look("/mine").await.status, StatusCode::SEE_OTHER);
    let old = site.elsewhere().sign_in("Ann", PASSWORD).await;
    assert_eq!(old.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        site.elsewhere().sign_in("Ann", new.1).await.location,
        "/mine"
    );
}

#[tokio::test]
async fn devices_are_listed_and_signed_out_one_by_one() {
    let site = site();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let phone = site.known_by(&site.elsewhere().sign_in("Ann", PASSWORD).await);
    let tablet = site.known_by(&site.elsewhere().sign_in("Ann", PASSWORD).await);
    let page = ann.look("/account").await;
    let handles: Vec<&str> = page
        .body
        .split("name=\"device\" value=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    assert_eq!(handles.len(), 3, "two others, and all of them");
    // Not those of another account.
    let (eve, _) = site.elsewhere().sign_up("Eve").await;
    eve.give("/account/devices", &[("device", handles[0])])
        .await;
    for client in [&phone, &tablet] {
        assert_eq!(client.look("/mine").await.status, StatusCode::OK);
    }
    ann.give("/account/devices", &[("device", handles[0])])
        .await;
    let there = [
        phone.look("/mine").await.status,
        tablet.look("/mine").await.status,
    ];
    assert_eq!(
        there
            .iter()
            .filter(|status| **status == StatusCode::OK)
            .count(),
        1
    );
    ann.give("/account/devices", &[("device", "others")]).await;
    for (client, status) in [
        (&ann, StatusCode::OK),
        (&phone, StatusCode::SEE_OTHER),
        (&tablet, StatusCode::SEE_OTHER),
    ] {
        assert_eq!(client.look("/mine").await.status, status);
    }
}

#[tokio::test]
async fn recovery_codes_work_once() {
    let site = site();
    let (ann, codes) = site.elsewhere().sign_up("Ann").await;
    let recover = async |code: &str, new: &str| {
        let form = [("name", "Ann"), ("code", code), ("new", new)];
        site.elsewhere().give("/recover", &form).await
    };
    let typed = codes[3].to_uppercase().replace('-', " ");
    let done = recover(&typed, "another horse battery").await;
    assert_eq!(done.location, "/sign-in?done=reset", "{}", done.body);
    assert_eq!(ann.look("/mine").await.status, StatusCode::SEE_OTHER);
    let twice = recover(&codes[3], "a third horse battery").await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = site
        .elsewhere()
        .sign_in("Ann", "another horse battery")
        .await;
    let ann = site.known_by(&page);
    assert!(ann.look("/account").await.body.contains("7 recovery codes"));
    let new = ann
        .give("/account/codes", &[("password", "another horse battery")])
        .await;
    assert_eq!(new.body.matches("<code>").count(), 8);
    let old = recover(&codes[0], "a third horse battery").await;
    assert_eq!(old.status, StatusCode::UNPROCESSABLE_ENTITY, "replaced");
}

#[tokio::test]
async fn a_deleted_account_leaves_its_games_without_its_name() {
    let site = site();
    let (ann, ben) = (
        site.elsewhere().sign_up("Annabel").await.0,
        site.named("Ben").await,
    );
    let at = table_of(&ann, &ben).await;
    ann.give(&format!("{at}/chat"), &[("text", "hello"), ("key", "k")])
        .await;
    ann.give(&format!("{at}/notes"), &[("text", "stone first")])
        .await;
    let data = ann.look("/account/data").await;
    let parsed: serde_json::Value = serde_json::from_str(&data.body).unwrap();
    assert_eq!(parsed["account"]["name"], "Annabel");
    assert_eq!(parsed["games"][0]["game"], id(&at).as_str());
    assert_eq!(parsed["messages"][0]["text"], "hello");
    assert_eq!(parsed["notes"][0]["text"], "stone first");
    assert_eq!(parsed["devices"][0]["device"], "Firefox, Linux");
    assert!(ben.look(&at).await.body.contains("Annabel"));
    let before = site.look(&format!("{at}.game")).await.body;
    let wrong = ann
        .give(
            "/account/delete",
            &[("sure", "yes"), ("password", "nonsense")],
        )
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = ann
        .give(
            "/account/delete",
            &[("sure", "yes"), ("password", PASSWORD)],
        )
        .await;
    assert_eq!(done.location, "/sign-in?done=erased", "{}", done.body);
    assert_eq!(ann.look("/mine").await.status, StatusCode::SEE_OTHER);
    let gone = site.elsewhere().sign_in("Annabel", PASSWORD).await;
    assert_eq!(gone.status, StatusCode::UNPROCESSABLE_ENTITY);
    // The game is still there with every step, but the name is nowhere.
    let game = site.store.game(&id(&at)).unwrap();
    assert!(!game.about.header.contains("Annabel") && game.about.header.contains("Ben"));
    for address in [
        at.clone(),
        format!("{at}.game"),
        format!("{at}/log"),
        format!("{at}/at/1"),
    ] {
        let page = ben.look(&address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        assert!(!page.body.contains("Annabel"), "{address}");
    }
    let after = site.look(&format!("{at}.game")).await.body;
    let steps = |record: &str| record.split("\n\n").nth(1).unwrap_or_default().to_owned();
    assert!(
        steps(&after).starts_with(steps(&before).trim_end()),
        "{after}"
    );
    // The name is free again.
    site.elsewhere().sign_up("Annabel").await;
}

#[tokio::test]
async fn there_are_no_accounts_where_passwords_could_be_read() {
    let site = site();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    drop(ann);
    site.app.set_access(Access {
        mode: Mode::Lan,
        port: 1894,
        ..Access::default()
    });
    let club = site.elsewhere();
    for address in ["/sign-up", "/sign-in", "/reset", "/confirm?code=x"] {
        let page = club.get(address).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{address}");
        assert!(page.body.contains("encrypted connection"), "{address}");
    }
    for address in ["/sign-up", "/sign-in", "/reset", "/recover", "/reset/new"] {
        let form = [("name", "Ann"), ("password", PASSWORD), ("who", "Ann")];
        let page = club.post(address, &form).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{address}");
        assert!(page.cookies.is_empty());
    }
    let guest = club.guest("Ann").await;
    let page = guest.get("/me").await.body;
    assert_eq!(page.matches("encrypted connection").count(), 1, "said once");
    assert!(!page.contains("/sign-up"));
}
