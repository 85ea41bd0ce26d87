//! Notifications of turns while away: by push, by email, outside quiet hours. No test waits: each sets the time
//! itself.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use server::{Access, App, Mode, Seeds};
use store::{Jobs as _, Key, Moment, PersonId, Seats as _, Store as _, Wanted};
use tabletop::Seat;

use crate::accounts::{PASSWORD, site, table_of};
use crate::client::{Client, id};
use crate::letters::{confirm_address, mailing};
use crate::push_service::{Browser, PUBLIC, Service, URL, claims};
use crate::together::club;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// Everything that sends notifications.
const KINDS: &[&str] = &["push", "mail", "begins"];

fn in_minutes(minutes: i64) -> Moment {
    Moment(Moment::now().0 + minutes * MINUTE)
}

/// Makes the first choice in the list until somebody else is asked.
async fn decide(client: &Client, at: &str) {
    for _ in 0..40 {
        let page = client.look(at).await;
        let choices = page.choices();
        if choices.is_empty() {
            let game = client.store.game(&id(at)).unwrap();
            assert!(game.about.standing.asked.is_some(), "it goes on");
            return;
        }
        let (seq, key) = (page.field("seq"), page.field("key"));
        let form = [
            ("seq", seq.as_str()),
            ("key", &key),
            ("choice", &choices[0]),
        ];
        let done = client.give(&format!("{at}/choose"), &form).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    }
    panic!("it is always their turn");
}

/// Ann and Ben at a program with a push service, and Ben's browser with notifications on.
async fn party() -> (Client, Arc<Service>, Client, Client, Browser) {
    let site = site();
    let service = Service::open();
    site.app.set_outside(service.clone());
    let (ann, ben) = (site.named("Ann").await, site.named("Ben").await);
    let browser = Browser::new();
    assert_eq!(browser.subscribe(&ben, URL).await, StatusCode::SEE_OTHER);
    (site, service, ann, ben, browser)
}

#[tokio::test]
async fn a_turn_is_pushed_to_a_browser_that_decrypts_it() {
    let (site, service, ann, ben, browser) = party().await;
    let at = table_of(&ann, &ben).await;
    decide(&ann, &at).await;
    site.app.do_notices(Moment::now()).unwrap();
    assert!(service.take().is_empty(), "there is a moment to decide");
    let now = in_minutes(1);
    site.app.do_notices(now).unwrap();
    let heard = service.take();
    let [(head, sealed)] = &heard[..] else {
        panic!("once: {heard:?}");
    };
    assert!(head.starts_with("POST /send/abc?x=1 HTTP/1.1\r\nHost: push.example\r\n"));
    assert!(head.contains("\r\nContent-Encoding: aes128gcm\r\n") && head.contains("\r\nTTL: "));
    let page = ben.look("/notices").await.body;
    let key = page.split("data-key=\"").nth(1).unwrap();
    let claims = claims(head, key.split('"').next().unwrap());
    assert_eq!(claims["aud"], "https://push.example");
    assert_eq!(claims["sub"], "https://play.example");
    let expires = claims["exp"].as_i64().unwrap() - now.0 / 1000;
    assert!((0..=24 * 3600).contains(&expires), "{expires}");
    let told: serde_json::Value = serde_json::from_str(&browser.open(sealed)).unwrap();
    assert_eq!(told["url"], at);
    assert_eq!(told["body"], "It is your turn.");
    assert_eq!(
        *service.reached.lock().unwrap(),
        [("push.example".to_owned(), PUBLIC)]
    );
    // Once; and Ann, who has not turned them on, gets none.
    decide(&ben, &at).await;
    site.app.do_notices(in_minutes(100)).unwrap();
    assert!(service.take().is_empty());
    assert_eq!(site.store.next_job(KINDS).unwrap(), None);
}

/// Names that resolve to addresses of this machine or network, however they are written, are not used, nor are
/// redirects. A name that resolves differently a moment later is resolved only once.
#[tokio::test]
async fn only_public_addresses_are_reached() {
    for private in [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "::1",
        "::ffff:192.168.1.1",
        "fe80::1",
    ] {
        let address: IpAddr = private.parse().unwrap();
        let reached = told_at(&[vec![address]], "201 Created").await;
        assert!(reached.is_empty(), "{private}");
        let reached = told_at(&[vec![PUBLIC, address]], "201 Created").await;
        assert!(reached.is_empty(), "{private} among others");
        let reached = told_at(&[vec![PUBLIC], vec![address]], "201 Created").await;
        assert_eq!(reached, [PUBLIC], "{private} a moment later");
    }
    let reached = told_at(&[vec![PUBLIC]], "302 Found").await;
    assert_eq!(reached, [PUBLIC], "nobody is followed");
    assert!(told_at(&[vec![]], "201 Created").await.is_empty());
}

/// The addresses contacted when a name resolves to these, one answer after the other.
async fn told_at(names: &[Vec<IpAddr>], answer: &'static str) -> Vec<IpAddr> {
    let (site, service, ann, ben, _) = party().await;
    *service.names.lock().unwrap() = names.to_vec();
    *service.answer.lock().unwrap() = answer;
    let at = table_of(&ann, &ben).await;
    decide(&ann, &at).await;
    site.app.do_notices(in_minutes(1)).unwrap();
    let reached = service.reached.lock().unwrap();
    reached.iter().map(|(_, address)| *address).collect()
}

#[tokio::test]
async fn devices_come_and_go() {
    let (site, service, ann, ben, _) = party().await;
    let devices = async |client: &Client, told: &str| {
        let page = client.look("/notices").await.body;
        assert!(page.contains(told), "{page}");
    };
    let (one, none) = (
        "One of your devices gets notifications.",
        "None of your devices gets notifications.",
    );
    devices(&ben, one).await;
    devices(&ann, none).await;
    for url in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://push.example:99/x",
        "",
    ] {
        let status = Browser::new().subscribe(&ann, url).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
    }
    let form = [("endpoint", URL), ("key", "AAAA"), ("secret", "AAAA")];
    let page = ann.give("/notices/device", &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    devices(&ann, none).await;
    // The service reports that the browser no longer exists.
    *service.answer.lock().unwrap() = "410 Gone";
    let at = table_of(&ann, &ben).await;
    decide(&ann, &at).await;
    site.app.do_notices(in_minutes(1)).unwrap();
    assert_eq!(service.take().len(), 1);
    devices(&ben, none).await;
    // Turned off by hand.
    Browser::new().subscribe(&ben, URL).await;
    devices(&ben, one).await;
    let data = ben.look("/account/data").await;
    assert!(data.body.contains("push.example"), "{}", data.body);
    ben.give("/notices/device/remove", &[]).await;
    devices(&ben, none).await;
}

/// A browser's endpoint is deleted with its session and with the person.
#[tokio::test]
async fn whoever_signs_out_or_goes_is_told_nothing() {
    let (site, service, ann, _, _) = party().await;
    for (name, address, form) in [
        ("Cem", "/sign-out", vec![]),
        (
            "Dan",
            "/account/delete",
            vec![("password", PASSWORD), ("sure", "yes")],
        ),
    ] {
        let (person, _) = site.elsewhere().sign_up(name).await;
        let url = format!("https://push.example/{name}");
        Browser::new().subscribe(&person, &url).await;
        let at = table_of(&ann, &person).await;
        decide(&ann, &at).await;
        let next = site.store.next_job(KINDS).unwrap();
        assert!(next.is_some(), "{name} is to be told");
        let gone = person.give(address, &form).await;
        assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.body);
        site.app.do_notices(in_minutes(1)).unwrap();
        assert!(service.take().is_empty(), "{name}");
        assert_eq!(site.store.next_job(KINDS).unwrap(), None);
    }
}

#[tokio::test]
async fn nobody_is_told_of_a_muted_game() {
    let (site, service, ann, ben, _) = party().await;
    let at = table_of(&ann, &ben).await;
    let game = id(&at).to_string();
    let field = format!("push-{game}");
    let set = async |form: &[(&str, &str)]| {
        let page = ben.give("/notices", form).await;
        assert_eq!(page.location, "/notices?done=yes", "{}", page.body);
    };
    set(&[("push", "on"), ("game", &game), (&field, "off")]).await;
    let page = ben.look("/notices").await.body;
    assert!(page.contains("value=\"off\" selected"), "{page}");
    decide(&ann, &at).await;
    site.app.do_notices(in_minutes(1)).unwrap();
    assert!(service.take().is_empty());
    // Only for this game.
    set(&[("game", &game), (&field, "on")]).await;
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    site.app.do_notices(in_minutes(1)).unwrap();
    assert_eq!(service.take().len(), 1);
    // Muted between the step and the notification.
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    set(&[("push", "on"), ("game", &game), (&field, "off")]).await;
    site.app.do_notices(in_minutes(1)).unwrap();
    assert!(service.take().is_empty());
    // Nobody can change settings for games of others.
    let eve = site.named("Eve").await;
    eve.give("/notices", &[("game", &game), (&field, "on")])
        .await;
    assert!(!eve.look("/account/data").await.body.contains(&game));
}

/// In the night when clocks in Berlin go back, the quiet hours end at eight by the new time.
#[tokio::test]
async fn quiet_hours_end_by_the_clock_on_the_wall() {
    let (site, service, ann, ben, _) = party().await;
    ben.give("/me/zone", &[("zone", "Europe/Berlin")]).await;
    let form = [
        ("push", "on"),
        ("quiet-from", "22:00"),
        ("quiet-to", "08:00"),
    ];
    let page = ben.give("/notices", &form).await;
    assert_eq!(page.location, "/notices?done=yes", "{}", page.body);
    let page = ben.look("/notices").await.body;
    assert!(page.contains("Europe/Berlin") && page.contains("value=\"22:00\""));
    // 24 October 2026, eleven at night there.
    let night = 1_792_864_800_000 + 3 * HOUR;
    site.app.set_now(Moment(night));
    let at = table_of(&ann, &ben).await;
    decide(&ann, &at).await;
    let next = site.app.do_notices(Moment(night + MINUTE)).unwrap();
    assert!(service.take().is_empty(), "quiet");
    // One hour comes twice.
    assert_eq!(next, Some(Moment(night + 10 * HOUR)));
    site.app
        .do_notices(Moment(night + 10 * HOUR - MINUTE))
        .unwrap();
    assert!(service.take().is_empty(), "still quiet");
    site.app.do_notices(Moment(night + 10 * HOUR)).unwrap();
    assert_eq!(service.take().len(), 1, "still their turn");
    for wrong in [("22:00", ""), ("22:00", "22:00"), ("25:00", "08:00")] {
        let form = [("quiet-from", wrong.0), ("quiet-to", wrong.1)];
        let page = ben.give("/notices", &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
        assert!(page.refusal().contains("quiet hours"), "{wrong:?}");
    }
    let page = ben.look("/notices").await.body;
    assert!(page.contains("value=\"22:00\""), "what was set stays");
}

#[tokio::test]
async fn whoever_has_moved_or_sees_the_table_is_not_told() {
    let (site, service, ann, ben, _) = party().await;
    let at = table_of(&ann, &ben).await;
    let told = || {
        site.app.do_notices(in_minutes(1)).unwrap();
        service.take().len()
    };
    decide(&ann, &at).await;
    decide(&ben, &at).await;
    assert_eq!(told(), 0, "they have moved");
    // A page that is open and visible reports it.
    decide(&ann, &at).await;
    let seq = site.length(&at).to_string();
    let early = ben.give(&format!("{at}/seen"), &[("seq", "1")]).await;
    assert_eq!(early.status, StatusCode::SEE_OTHER, "an older page");
    let other = ann.give(&format!("{at}/seen"), &[("seq", &seq)]).await;
    assert_eq!(other.status, StatusCode::SEE_OTHER, "somebody else");
    ben.give(&format!("{at}/seen"), &[("seq", &seq)]).await;
    assert_eq!(told(), 0, "they see it");
    // Somebody opens the page, with or without script.
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    assert!(ben.look(&at).await.body.contains("/seen.js"));
    assert_eq!(told(), 0, "they have opened it");
    // A page in the background is updated by its script.
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    let request = Request::builder()
        .uri(&at)
        .header("host", "play.example")
        .header("cookie", &ben.cookie)
        .header("sec-fetch-mode", "cors");
    ben.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(told(), 1, "nobody has looked");
    assert!(
        !ann.look(&at).await.body.contains("/seen.js"),
        "not asked for"
    );
}

/// The same store after a restart.
fn restarted(site: &Client, service: &Arc<Service>) -> Arc<App> {
    let app = App::with_seeds(site.store.clone(), 2, Seeds::counting_from(1)).unwrap();
    app.set_access(Access {
        mode: Mode::Public,
        port: 1894,
        public_url: "https://play.example".parse().ok(),
        ..Access::default()
    });
    app.set_outside(service.clone());
    app
}

#[tokio::test]
async fn a_restart_neither_loses_nor_doubles_a_notice() {
    let (site, service, ann, ben, _) = party().await;
    let at = table_of(&ann, &ben).await;
    decide(&ann, &at).await;
    // Only the store is left, and two processes use it at once.
    let (one, other) = (restarted(&site, &service), restarted(&site, &service));
    let run = |app: Arc<App>| std::thread::spawn(move || app.do_notices(in_minutes(1)).unwrap());
    for running in [run(one), run(other.clone())] {
        running.join().unwrap();
    }
    assert_eq!(service.take().len(), 1);
    // One that has claimed the job ends before sending.
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    let claimed = site.store.claim_jobs(&Wanted {
        now: in_minutes(1),
        worker: "one that ends",
        until: in_minutes(3),
        kinds: KINDS,
        limit: 10,
    });
    assert_eq!(claimed.unwrap().len(), 1);
    other.do_notices(in_minutes(2)).unwrap();
    assert!(service.take().is_empty(), "it is somebody else's");
    other.do_notices(in_minutes(4)).unwrap();
    assert_eq!(service.take().len(), 1);
    // An unreachable service is tried again, and what it has received is not sent twice.
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    *service.answer.lock().unwrap() = "503 Service Unavailable";
    other.do_notices(in_minutes(1)).unwrap();
    *service.answer.lock().unwrap() = "201 Created";
    let again = restarted(&site, &service);
    again.do_notices(in_minutes(3)).unwrap();
    assert_eq!(service.take().len(), 2, "refused once, then taken");
    again.do_notices(in_minutes(3000)).unwrap();
    assert!(service.take().is_empty());
}

/// The job that notifies whoever begins is stored with the game: the program may end right afterwards.
#[tokio::test]
async fn whoever_begins_a_game_of_others_is_told() {
    let (site, service, ann, ben, _) = party().await;
    let begins = |at: &str| site.store.game(&id(at)).unwrap().about.standing.asked;
    let mut by_ben = Vec::new();
    let mut by_ann = 0;
    for _ in 0..40 {
        let at = table_of(&ann, &ben).await;
        if begins(&at) == Some(Seat::new(1)) {
            by_ben.push(at);
        } else {
            by_ann += 1;
        }
        if by_ben.len() >= 2 && by_ann > 0 {
            break;
        }
    }
    assert!(by_ben.len() >= 2 && by_ann > 0, "dealt differently");
    let told = &by_ben[0];
    for moved in &by_ben[1..] {
        decide(&ben, moved).await;
    }
    // Only the store is left. Whoever has begun or has created the game is not notified.
    let app = restarted(&site, &service);
    app.do_notices(in_minutes(1)).unwrap();
    let heard = service.take();
    let topics: Vec<&str> = heard
        .iter()
        .filter_map(|(head, _)| head.split("\r\nTopic: ").nth(1)?.split("\r\n").next())
        .collect();
    assert_eq!(topics, [told.trim_start_matches("/games/")]);
    app.do_notices(in_minutes(100)).unwrap();
    assert!(service.take().is_empty(), "once");
    assert_eq!(site.store.next_job(KINDS).unwrap(), None);
}

/// All games can be configured, page by page; saving one page leaves the others alone.
#[tokio::test]
async fn many_games_come_page_by_page() {
    let (site, _, ann, ben, _) = party().await;
    let first = id(&table_of(&ann, &ben).await);
    let (game, seating) = (
        site.store.game(&first).unwrap().about,
        site.store.seating(&first).unwrap(),
    );
    for number in 1..120 {
        let key = Key::new(format!("one-of-many-{number}")).unwrap();
        let made = site.store.create_for(&key, &game, &seating, &[], &[]);
        made.unwrap();
    }
    let shown = async |page: usize| -> (Vec<String>, String) {
        let page = ben.look(&format!("/notices?page={page}")).await.body;
        let games = page.split("name=\"game\" value=\"").skip(1);
        let games = games.map(|rest| rest.split('"').next().unwrap().to_owned());
        (games.collect(), page)
    };
    let mut all = Vec::new();
    for (page, count, back, on) in [
        (0, 50, false, true),
        (1, 50, true, true),
        (2, 20, true, false),
    ] {
        let (games, body) = shown(page).await;
        assert_eq!(games.len(), count);
        assert_eq!(body.contains("rel=\"prev\""), back);
        assert_eq!(body.contains("rel=\"next\""), on);
        all.extend(games);
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 120);
    let (last, _) = shown(2).await;
    let form = [
        ("page", "2"),
        ("push", "on"),
        ("game", &last[0]),
        (&format!("push-{}", last[0]), "off"),
    ];
    let saved = ben.give("/notices", &form).await;
    assert_eq!(saved.location, "/notices?done=yes&page=2");
    let off = |body: &str| body.matches("value=\"off\" selected").count();
    assert_eq!(off(&shown(2).await.1), 1);
    let (middle, _) = shown(1).await;
    let form = [("page", "1"), ("push", "on"), ("game", &middle[0])];
    ben.give("/notices", &form).await;
    assert_eq!(off(&shown(2).await.1), 1);
    // If saving fails, the same page is shown.
    let refused = ben.give("/notices", &[("page", "1"), ("quiet-from", "1")]);
    assert!(refused.await.body.contains("name=\"page\" value=\"1\""));
}

/// A table of Ann and `Ben`, who has confirmed an address and gets emails.
async fn lettered() -> (Client, Arc<crate::letters::Letters>, Client, Client, String) {
    let (site, letters) = mailing();
    let (ben, _) = site.elsewhere().sign_up("Ben").await;
    assert!(
        ben.look("/notices")
            .await
            .body
            .contains("confirmed address")
    );
    confirm_address(&site, &letters, &ben).await;
    let ann = site.named("Ann").await;
    let at = table_of(&ann, &ben).await;
    (site, letters, ann, ben, at)
}

#[tokio::test]
async fn a_letter_an_hour_tells_of_a_turn() {
    let (site, letters, ann, ben, at) = lettered().await;
    let tell = |now: Moment| {
        site.app.do_mail(now).unwrap();
        letters.take()
    };
    decide(&ann, &at).await;
    assert!(tell(in_minutes(10)).is_empty(), "off until it is wanted");
    ben.give("/notices", &[("mail", "on")]).await;
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    assert!(tell(in_minutes(1)).is_empty(), "there is time to decide");
    let sent = tell(in_minutes(6));
    assert_eq!(sent.len(), 1);
    assert!(
        sent[0]
            .text
            .contains(&format!("https://play.example{at}\n"))
    );
    assert!(tell(in_minutes(600)).is_empty(), "once");
    // Two more turns within the hour: one email when the hour is over.
    for _ in 0..2 {
        decide(&ben, &at).await;
        decide(&ann, &at).await;
        assert!(tell(in_minutes(20)).is_empty());
    }
    assert_eq!(tell(in_minutes(70)).len(), 1, "after an hour");
    assert!(tell(in_minutes(700)).is_empty());
    // An unreachable mail server loses no email and causes none twice.
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    letters.refuse_once();
    assert!(tell(in_minutes(140)).is_empty());
    assert_eq!(tell(in_minutes(142)).len(), 1);
}

#[tokio::test]
async fn a_link_turns_letters_off_without_signing_in() {
    let (site, letters, ann, ben, at) = lettered().await;
    let game = id(&at).to_string();
    let field = format!("mail-{game}");
    ben.give("/notices", &[("game", &game), (&field, "on")])
        .await;
    decide(&ann, &at).await;
    site.app.do_mail(in_minutes(6)).unwrap();
    let sent = letters.take();
    let link = sent[0]
        .text
        .split("https://play.example")
        .find(|rest| rest.starts_with("/notices/off?"));
    let link = link.unwrap().split('\n').next().unwrap();
    let stranger = site.elsewhere();
    // Mail scanners open links.
    let page = stranger.look(link).await;
    assert!(page.body.contains("Turn them off"), "{}", page.body);
    decide(&ben, &at).await;
    decide(&ann, &at).await;
    let (who, code) = (page.field("who"), page.field("code"));
    let forged = format!("{}A", &code[1..]);
    let anns = site.app.off_query(&PersonId::from_random([1; 10])).unwrap();
    let anns = anns.split("code=").nth(1).unwrap();
    for wrong in ["", forged.as_str(), anns] {
        let form = [("who", who.as_str()), ("code", wrong)];
        let refused = stranger.give("/notices/off", &form).await;
        assert_eq!(refused.status, StatusCode::GONE, "{wrong}");
    }
    let form = [("who", who.as_str()), ("code", &code)];
    let done = stranger.give("/notices/off", &form).await;
    assert!(done.body.contains("no more emails"), "{}", done.body);
    site.app.do_mail(in_minutes(120)).unwrap();
    assert!(letters.take().is_empty());
}

/// Without TLS push only works on the machine itself, and there is no email; the page says why.
#[tokio::test]
async fn what_is_not_possible_is_said() {
    let club = club();
    let ann = club.guest("Ann").await;
    let from_network = |address: &str| {
        let request = Request::builder()
            .uri(address.to_owned())
            .header("host", "192.168.1.5:1894")
            .header("cookie", &ann.cookie);
        request.body(Body::empty()).unwrap()
    };
    let page = ann.send(from_network("/notices")).await.body;
    assert!(page.contains("need an encrypted connection"), "{page}");
    assert!(page.contains("sends no email") && !page.contains("id=\"push\""));
    assert!(page.contains("not in any running game") && !page.contains("quiet-from"));
    let here = ann.get("/notices").await.body;
    assert!(here.contains("id=\"push\"") && here.contains("quiet-from"));
    // Somebody alone at their own machine is never away.
    let alone = Client::new();
    assert_eq!(alone.get("/notices").await.location, "/settings");
}
