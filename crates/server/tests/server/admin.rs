//! The host's page: people who are blocked, tables that are closed, contact and privacy.

use axum::http::StatusCode;
use store::{Append, Moment, NewEntry, People as _, PersonId, PersonKind, Seats as _, Store as _};
use store::{GameId, WantedPeople};

use crate::accounts::{PASSWORD, site, table_of};
use crate::client::{Client, id};

pub async fn host(site: &Client) -> Client {
    let key = server::make_host_key(&*site.store).unwrap();
    let page = site.elsewhere().give("/host", &[("key", &key)]).await;
    site.known_by(&page)
}

/// A table of somebody that waits for others.
async fn waiting_table(client: &Client) -> String {
    let form = [
        ("game", "foothills"),
        ("kind-1", "person"),
        ("kind-2", "open"),
        ("key", "t2"),
    ];
    client.give("/games", &form).await.location
}

/// The person with this name.
fn person_named(site: &Client, name: &str) -> PersonId {
    let wanted = WantedPeople {
        search: name.to_owned(),
        limit: 9,
        ..Default::default()
    };
    let found = site.store.people(&wanted).unwrap();
    found[0].person.id.clone()
}

/// Whether a bot plays for the second seat.
fn is_away(site: &Client, at: &str) -> bool {
    let journal = site.store.journal(&id(at), 0).unwrap();
    journal.iter().any(|entry| entry.text.starts_with("away 2"))
}

#[tokio::test]
async fn the_host_shuts_people_out_and_lets_them_in_again() {
    let site = site();
    let host = host(&site).await;
    let (eve, _) = site.elsewhere().sign_up("Eve").await;
    let ben = site.named("Ben").await;
    let at = table_of(&ben, &eve).await;
    let waiting = waiting_table(&eve).await;
    let page = host.look("/admin?search=EV").await.body;
    assert!(page.contains("Eve") && !page.contains("Ben</bdi></strong>"));
    let person = person_named(&site, "eve").to_string();
    let block = async |on: &str| {
        let form = [("person", person.as_str()), ("block", on)];
        let page = host.give("/admin/block", &form).await;
        assert_eq!(page.location, "/admin?done=yes", "{}", page.body);
    };
    let refused = ben
        .give("/admin/block", &[("person", &person), ("block", "yes")])
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    block("yes").await;
    for address in ["/", "/mine", "/lobby", &at] {
        let page = eve.look(address).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{address}");
        assert!(page.body.contains("You are blocked here"), "{address}");
        assert!(page.body.contains("href=\"/me\""), "{address}");
    }
    for address in [
        format!("{at}/chat"),
        format!("{at}/return"),
        "/games".to_owned(),
        "/me".to_owned(),
    ] {
        let page = eve
            .give(&address, &[("name", "x"), ("text", "x"), ("key", "k")])
            .await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{address}");
    }
    for address in ["/me", "/account", "/account/data", "/privacy", "/contact"] {
        assert_eq!(eve.look(address).await.status, StatusCode::OK, "{address}");
    }
    let page = eve.look("/me").await.body;
    assert!(page.contains("href=\"/account\"") && !page.contains("action=\"/me\""));
    // Signing in again does not help; the others play on with a bot, and the waiting table is closed.
    let again = site.known_by(&site.elsewhere().sign_in("Eve", PASSWORD).await);
    assert_eq!(again.look("/mine").await.status, StatusCode::FORBIDDEN);
    assert!(is_away(&site, &at));
    assert_eq!(ben.look(&waiting).await.status, StatusCode::NOT_FOUND);
    let listed = host.look("/admin?blocked=yes").await.body;
    assert!(listed.contains("Eve") && !listed.contains("<bdi>Ben</bdi></strong>"));
    block("no").await;
    assert_eq!(eve.look("/mine").await.status, StatusCode::OK);
    // Nobody blocks a host.
    let page = host.look("/admin?search=Host").await.body;
    assert!(
        page.contains("Host") && !page.contains("/admin/block\""),
        "{page}"
    );
    let hosts = site
        .store
        .people(&WantedPeople {
            limit: 100,
            ..Default::default()
        })
        .unwrap();
    let host_id = hosts
        .iter()
        .find(|one| one.person.about.kind == PersonKind::Host)
        .unwrap();
    let refused = host
        .give(
            "/admin/block",
            &[("person", host_id.person.id.as_str()), ("block", "yes")],
        )
        .await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn guests_who_are_shut_out_can_still_go() {
    let site = site();
    let host = host(&site).await;
    let eve = site.named("Eve").await;
    let wanted = WantedPeople {
        search: "eve".to_owned(),
        limit: 9,
        ..Default::default()
    };
    let person = person_named(&site, "eve").to_string();
    host.give("/admin/block", &[("person", &person), ("block", "yes")])
        .await;
    assert_eq!(eve.look("/account").await.location, "/me");
    let page = eve.look("/me").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("action=\"/me/forget\"") && page.body.contains("/account/data"));
    // No links that would be refused.
    assert!(!page.body.contains("/sign-up") && !page.body.contains("/me/move"));
    let gone = eve.give("/me/forget", &[("sure", "yes")]).await;
    assert_eq!(gone.location, "/lobby", "{}", gone.body);
    assert!(site.store.people(&wanted).unwrap().is_empty());
}

#[tokio::test]
async fn the_host_closes_tables_and_says_who_they_are() {
    let site = site();
    let host = host(&site).await;
    let (ann, ben) = (site.named("Ann").await, site.named("Ben").await);
    let at = table_of(&ann, &ben).await;
    let waiting = waiting_table(&ann).await;
    let page = host.look("/admin").await.body;
    assert!(page.contains(&waiting) && page.contains(&at) && page.contains("sign-ins"));
    let table = waiting.trim_start_matches("/join/");
    host.give("/admin/close", &[("id", table)]).await;
    assert_eq!(ann.look(&waiting).await.status, StatusCode::NOT_FOUND);
    let game = at.trim_start_matches("/games/");
    let unsure = host.give("/admin/close", &[("id", game)]).await;
    assert_eq!(unsure.status, StatusCode::CONFLICT);
    assert_eq!(ann.look(&at).await.status, StatusCode::OK);
    host.give("/admin/close", &[("id", game), ("sure", "yes")])
        .await;
    assert_eq!(ann.look(&at).await.status, StatusCode::NOT_FOUND);

    assert!(
        site.look("/contact")
            .await
            .body
            .contains("not written anything")
    );
    let text = "Maja <b>Nowak</b>\nmaja@example.org";
    host.give("/admin/contact", &[("text", text)]).await;
    let page = site.look("/contact").await.body;
    assert!(
        page.contains("Maja &lt;b&gt;Nowak&lt;/b&gt;\nmaja@example.org"),
        "{page}"
    );
    let long = "x".repeat(5_000);
    for wrong in [long.as_str(), "a\u{202e}b"] {
        let page = host.give("/admin/contact", &[("text", wrong)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let privacy = site.look("/privacy").await.body;
    for part in [
        "60 days",
        "30 days",
        "000 of each game",
        "hash of the password",
    ] {
        assert!(privacy.contains(part), "{part}: {privacy}");
    }
    assert!(!privacy.contains("email address"), "none is kept here");
}

#[tokio::test]
async fn seats_of_those_who_are_shut_out_do_not_stay_theirs() {
    let site = site();
    let host = host(&site).await;
    let (ben, eve) = (site.named("Ben").await, site.named("Eve").await);
    let person = person_named(&site, "eve");
    let games = [table_of(&ben, &eve).await, table_of(&ben, &eve).await];
    assert_ne!(games[0], games[1]);
    // People who were blocked while a game could not be changed are handled within the hour.
    site.store.shut_out(&person, Some(Moment(1))).unwrap();
    assert!(!is_away(&site, &games[0]));
    site.app.forget_the_past(Moment::now()).unwrap();
    assert!(games.iter().all(|at| is_away(&site, at)));
    site.store.shut_out(&person, None).unwrap();
    let third = table_of(&ben, &eve).await;
    // A game that cannot be read does not keep bots from the others.
    let broken = Append {
        expected: site.length(&games[1]),
        key: None,
        at: Moment(0),
        entries: vec![NewEntry::step("1 nonsense")],
        standing: None,
        jobs: Vec::new(),
        finishes: None,
    };
    site.store.append(&id(&games[1]), &broken).unwrap();
    site.app.forget_all();
    let form = [("person", person.as_str()), ("block", "yes")];
    let blocked = host.give("/admin/block", &form).await;
    assert_eq!(blocked.location, "/admin?done=yes", "{}", blocked.body);
    assert!(is_away(&site, &third));
    // A rematch is without them.
    let again = ben.give(&format!("{third}/rematch"), &[("key", "r")]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    let again: GameId = id(&again.location);
    let game = site.store.game(&again).unwrap();
    assert_eq!(
        game.about.seats[1],
        store::Participant::Bot("medium".to_owned())
    );
    let holders = site.store.seating(&again).unwrap().holders;
    assert_eq!(holders.len(), 1, "{holders:?}");
}
