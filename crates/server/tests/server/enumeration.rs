//! Nobody can find out who has an account, neither from answers nor from how long they take.

use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::accounts::site;
use crate::client::Page;
use crate::letters::{confirm_address, mailing};

/// The answers for unknown names and for wrong passwords are identical, letter by letter, for sign-in, reset and
/// recovery.
#[tokio::test]
async fn answers_do_not_tell_who_has_an_account() {
    let (site, letters) = mailing();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    confirm_address(&site, &letters, &ann).await;
    let stranger = site.elsewhere();
    let same = async |address: &str, known: &[(&str, &str)], unknown: &[(&str, &str)]| {
        let (one, other) = (
            stranger.give(address, known).await,
            stranger.give(address, unknown).await,
        );
        assert_eq!((one.status, &one.location), (other.status, &other.location));
        assert!(one.cookies.is_empty() && other.cookies.is_empty());
        let without = |page: &Page| page.body.replace("Ann", "").replace("Eve", "");
        assert_eq!(without(&one), without(&other), "{address}");
    };
    let wrong = ("password", "wrong horse battery");
    same(
        "/sign-in",
        &[("name", "Ann"), wrong],
        &[("name", "Eve"), wrong],
    )
    .await;
    let code = ("code", "2222-2222-2222-2222");
    let new = ("new", "another horse battery");
    same(
        "/recover",
        &[("name", "Ann"), code, new],
        &[("name", "Eve"), code, new],
    )
    .await;
    same("/reset", &[("who", "Ann")], &[("who", "Eve")]).await;
    same(
        "/reset",
        &[("who", "ann@example.org")],
        &[("who", "eve@example.org")],
    )
    .await;
}

/// The medians of the times of both cases differ by no more than chance explains.
#[tokio::test(flavor = "multi_thread")]
async fn answers_take_as_long_for_names_nobody_has() {
    let (mut site, letters) = mailing();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    confirm_address(&site, &letters, &ann).await;
    site.cookie = String::new();
    let new = ("new", "another horse battery");
    let code = ("code", "2222-2222-2222-2222");
    let wrong = ("password", "wrong horse battery");
    for (address, field, rest) in [
        ("/sign-in", "name", &[wrong][..]),
        ("/recover", "name", &[code, new]),
        ("/reset", "who", &[]),
    ] {
        let mut times = [Vec::new(), Vec::new()];
        for number in 0..400 {
            // Attempts are limited; start again from zero.
            if number % 8 == 0 {
                site.app.set_rates(server::Rates::default());
                site.app.look_at_resets(store::Moment::now()).unwrap();
            }
            let who = number % 2;
            let mut form = vec![(field, ["Ann", "Eve"][who])];
            form.extend(rest);
            let begun = Instant::now();
            let page = site.give(address, &form).await;
            times[who].push(begun.elapsed());
            assert!(
                matches!(page.status.as_u16(), 303 | 422),
                "{} {}",
                page.status,
                page.body
            );
        }
        let [known, unknown] = times.map(Spread::of);
        let difference = known.middle.abs_diff(unknown.middle);
        // The median of 200 has a standard error of about a fifteenth of that width; this is five times that of a difference.
        let noise = known.width.max(unknown.width) / 2;
        println!("{address}: known {known:?}, unknown {unknown:?}, difference {difference:?}");
        assert!(difference <= noise, "{address}: {known:?} {unknown:?}");
    }
}

/// The distribution of times.
#[derive(Debug)]
struct Spread {
    /// The median.
    middle: Duration,
    /// The distance between the first and the third quartile.
    width: Duration,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |part: usize| times[times.len() * part / 4];
        Spread {
            middle: at(2),
            width: at(3).saturating_sub(at(1)),
        }
    }
}

#[tokio::test]
async fn a_name_is_tried_only_so_often() {
    let site = site();
    let (_, codes) = site.elsewhere().sign_up("Ann").await;
    for name in ["Ann", "Nobody"] {
        let mut tries = 0;
        let refused = loop {
            let page = site.elsewhere().sign_in(name, "wrong horse battery").await;
            if page.status != StatusCode::UNPROCESSABLE_ENTITY {
                break page;
            }
            tries += 1;
            assert!(tries < 200);
        };
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
        // One more for every minute that the test takes.
        assert!((60..70).contains(&tries), "{tries}");
        assert!(refused.body.contains("attempts to sign in"));
    }
    let other = site.elsewhere().sign_in("Somebody else", "wrong").await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY);
    // Its owner has recovery codes, whatever strangers try.
    let form = [
        ("name", "Ann"),
        ("code", codes[0].as_str()),
        ("new", "another horse battery"),
    ];
    let done = site.elsewhere().give("/recover", &form).await;
    assert_eq!(done.location, "/sign-in?done=reset", "{}", done.body);
}
