//! Streams end together with their right to exist: a session, a password, the host's permission.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use store::{Accounts as _, NameKey};
use tokio::time::timeout;
use tower::ServiceExt as _;

use crate::accounts::{PASSWORD, site, table_of};
use crate::admin::host;
use crate::client::{Client, id};

/// Every five seconds the server checks whether somebody may still listen.
const SOON: Duration = Duration::from_secs(12);
const TWICE: Duration = Duration::from_secs(6);

/// A stream that somebody listens to.
struct Stream {
    body: Body,
}

impl Client {
    async fn listen(&self, address: &str) -> Result<Stream, StatusCode> {
        let request = Request::get(address)
            .header("host", "play.example")
            .header("cookie", self.cookie.as_str());
        let request = request.body(Body::empty()).unwrap();
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let body = match answer.status() {
            StatusCode::OK => answer.into_body(),
            other => return Err(other),
        };
        Ok(Stream { body })
    }
}

impl Stream {
    /// Whether it ends within this time.
    async fn ends_within(&mut self, time: Duration) -> bool {
        let end = async { while let Some(Ok(_)) = self.body.frame().await {} };
        timeout(time, end).await.is_ok()
    }
}

#[tokio::test]
async fn whoever_signs_out_hears_nothing_more() {
    let site = site();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let ben = site.named("Ben").await;
    let at = table_of(&ann, &ben).await;
    let addresses = [format!("{at}/events?after=0&work="), "/events?mine".into()];
    let mut before = Vec::new();
    for address in &addresses {
        before.push(ann.listen(address).await.unwrap());
        before.push(ben.listen(address).await.unwrap());
    }
    for stream in &mut before {
        assert!(!stream.ends_within(Duration::from_millis(50)).await);
    }
    let out = ann.give("/sign-out", &[]).await;
    assert_eq!(out.status, StatusCode::SEE_OTHER);
    let [ann_table, mut ben_table, ann_list, mut ben_list]: [Stream; 4] =
        before.try_into().ok().unwrap();
    for mut stream in [ann_table, ann_list] {
        assert!(stream.ends_within(SOON).await);
    }
    // Nobody else is disturbed.
    assert!(!ben_table.ends_within(TWICE).await);
    assert!(!ben_list.ends_within(Duration::from_millis(50)).await);
}

/// At a table where something happens all the time there is no quiet moment for the check.
#[tokio::test]
async fn a_busy_stream_ends_for_whoever_is_shut_out() {
    let site = site();
    let host = host(&site).await;
    let (eve, _) = site.elsewhere().sign_up("Eve").await;
    let ben = site.named("Ben").await;
    let at = table_of(&ben, &eve).await;
    let game = id(&at);
    let mut table = eve
        .listen(&format!("{at}/events?after=0&work=&said=0"))
        .await
        .unwrap();
    let mut list = eve.listen("/events?mine").await.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let busy = {
        let (app, stop) = (site.app.clone(), stop.clone());
        std::thread::spawn(move || {
            while !stop.load(Ordering::Relaxed) {
                app.tell_changed(&game);
                std::thread::sleep(Duration::from_millis(5));
            }
        })
    };
    let account = site
        .store
        .account_named(&NameKey("eve".to_owned()))
        .unwrap();
    let person = account.unwrap().person.to_string();
    let form = [("person", person.as_str()), ("block", "yes")];
    host.give("/admin/block", &form).await;
    let (table_ends, list_ends) = tokio::join!(table.ends_within(SOON), list.ends_within(SOON));
    stop.store(true, Ordering::Relaxed);
    busy.join().unwrap();
    assert!(table_ends && list_ends, "{table_ends} {list_ends}");
    let again = eve.listen(&format!("{at}/events?after=0&work=")).await;
    assert_eq!(again.err(), Some(StatusCode::FORBIDDEN));
}

#[tokio::test]
async fn another_password_ends_the_streams_of_other_devices() {
    let site = site();
    let (ann, _) = site.elsewhere().sign_up("Ann").await;
    let other = site.known_by(&site.elsewhere().sign_in("Ann", PASSWORD).await);
    let ben = site.named("Ben").await;
    let at = table_of(&ann, &ben).await;
    let events = format!("{at}/events?after=0&work=");
    let mut here = ann.listen(&events).await.unwrap();
    let mut there = other.listen(&events).await.unwrap();
    let form = [("password", PASSWORD), ("new", "another horse battery")];
    let changed = ann.give("/account/password", &form).await;
    assert_eq!(changed.location, "/account?done=password");
    let (here_ends, there_ends) = tokio::join!(here.ends_within(TWICE), there.ends_within(SOON));
    assert!(there_ends && !here_ends, "{there_ends} {here_ends}");
    // Somebody who is signed out becomes a spectator, like everybody who knows the address.
    let again = other.listen(&events).await;
    assert!(again.is_ok());
}
