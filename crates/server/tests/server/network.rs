//! When others can reach the program: who is host, by which addresses, and how often.

use server::{Access, Mode, lan_addresses, make_host_key};
use view::page::Limited;

use crate::limits::{Served, limits, serve};

/// A form, sent as our pages do, with additional headers.
fn post(path: &str, form: &str, more: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n{more}Content-Length: {}\r\n\r\n{form}",
        form.len()
    )
}

/// A page, requested with additional headers.
fn get(path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n{more}\r\n")
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or(answer)
}

/// The cookie set by an answer, as the browser sends it back.
fn cookie(answer: &str) -> String {
    let set = answer
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let set = set.unwrap_or_else(|| panic!("no cookie in {answer}"));
    assert!(
        set.contains("HttpOnly") && set.contains("SameSite=Lax"),
        "{set}"
    );
    format!("Cookie: {}\r\n", set.split(';').next().unwrap())
}

fn open(served: &Served, mode: Mode) {
    served.app.set_access(Access {
        mode,
        port: served.address.port(),
        ..Access::default()
    });
}

#[tokio::test]
async fn only_a_key_makes_a_host_and_only_once() {
    let served = serve(limits()).await;
    assert_eq!(status(&served.ask(&get("/solo", "")).await), "200");
    for mode in [Mode::Lan, Mode::Public] {
        open(&served, mode);
        // Not even from this machine.
        assert_eq!(status(&served.ask(&get("/solo", "")).await), "403");
        let forged = "Cookie: session=1\r\n";
        assert_eq!(status(&served.ask(&get("/solo", forged)).await), "403");
        let key = make_host_key(&*served.app.store).unwrap();
        // The key itself is no valid cookie.
        let port = served.address.port();
        let stolen = format!("Cookie: session-{port}={key}\r\n");
        assert_eq!(status(&served.ask(&get("/solo", &stolen)).await), "403");
        let form = format!("key={key}");
        let made = served.ask(&post("/host", &form, "")).await;
        assert_eq!(status(&made), "303", "{made}");
        let cookie = cookie(&made);
        assert!(cookie.contains(&format!("session-{port}=")), "{cookie}");
        assert_eq!(status(&served.ask(&get("/solo", &cookie)).await), "200");
        let again = served.ask(&post("/host", &form, "")).await;
        assert_eq!(status(&again), "422");
        assert!(again.contains("Each key works once"), "{again}");
    }
}

/// Opened in the settings, with the same host; closed again, everything is as before.
#[tokio::test]
async fn the_host_opens_the_local_network_and_closes_it() {
    let served = serve(limits()).await;
    open(&served, Mode::Loopback);
    let settings = served.ask(&get("/settings", "")).await;
    assert!(
        settings.contains("Only this computer can reach"),
        "{settings}"
    );
    let opened = served.ask(&post("/lan", "open=yes", "")).await;
    assert_eq!(status(&opened), "303", "{opened}");
    let host = cookie(&opened);
    assert_eq!(status(&served.ask(&get("/solo", "")).await), "403");
    assert_eq!(
        status(&served.ask(&post("/lan", "open=no", "")).await),
        "403"
    );
    let settings = served.ask(&get("/settings", &host)).await;
    match lan_addresses().first() {
        None => assert!(
            settings.contains("not connected to a network"),
            "{settings}"
        ),
        Some(address) => {
            let address = format!("http://{address}:{}", served.address.port());
            assert!(settings.contains(&address), "{settings}");
            assert!(settings.contains("class=\"qr\""), "{settings}");
        }
    }
    // Another address of this machine, which was unreachable before.
    let other = format!("127.0.0.2:{}", served.address.port());
    let help = served.ask_at(&other, &get("/help", "")).await;
    if cfg!(target_os = "linux") {
        assert_eq!(help.as_deref().map(status), Some("200"), "{help:?}");
    }
    let closed = served.ask(&post("/lan", "open=no", &host)).await;
    assert_eq!(status(&closed), "303", "{closed}");
    assert_eq!(status(&served.ask(&get("/solo", "")).await), "200");
    assert_eq!(served.ask_at(&other, &get("/help", "")).await, None);
}

#[tokio::test]
async fn strangers_see_nothing_to_switch() {
    let served = serve(limits()).await;
    open(&served, Mode::Lan);
    let settings = served.ask(&get("/settings", "")).await;
    assert_eq!(status(&settings), "200");
    assert!(!settings.contains("Playing with others"), "{settings}");
}

#[tokio::test]
async fn what_is_too_much_is_refused_with_the_time_to_wait() {
    let mut few = limits();
    few.rates.set(Limited::Keys, 2);
    few.rates.people_per_address = 1;
    let served = serve(few).await;
    served.app.set_access(Access {
        mode: Mode::Public,
        port: served.address.port(),
        trusted_proxies: vec!["127.0.0.1".parse().unwrap()],
        ..Access::default()
    });
    let guess = async |client: &str| {
        let more = format!("X-Forwarded-For: 198.51.100.9, {client}\r\nAccept-Language: de\r\n");
        served.ask(&post("/host", "key=guess", &more)).await
    };
    for left in ["r=1", "r=0"] {
        let answer = guess("192.0.2.1").await;
        assert_eq!(status(&answer), "422", "{answer}");
        assert!(
            answer.contains("ratelimit-policy: \"keys\";q=2;w=3600"),
            "{answer}"
        );
        assert!(
            answer.contains(&format!("ratelimit: \"keys\";{left};")),
            "{answer}"
        );
    }
    let refused = guess("192.0.2.1").await;
    assert_eq!(status(&refused), "429", "{refused}");
    assert!(refused.contains("retry-after: 1"), "{refused}");
    assert!(refused.contains("viele Schlüssel ausprobiert"), "{refused}");
    assert!(refused.contains("in 30 Minuten"), "{refused}");
    // Others behind the same proxy are not refused; what the client itself put into the header is ignored.
    assert_eq!(status(&guess("192.0.2.2").await), "422");
}
