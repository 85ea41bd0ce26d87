//! Every route, asked by everybody.

use axum::body::Body;
use axum::http::request::Parts;
use http_body_util::BodyExt as _;
use store::{GameId, Sqlite};
use tower::ServiceExt as _;

use super::*;
use crate::permission::{Identity, Part};

/// Knows people by a header, and what they are to every game.
#[derive(Debug)]
struct ByHeader;

const PEOPLE: [&str; 6] = ["host", "stranger", "player", "creator", "both", "guest"];

fn identity(name: &str) -> Identity {
    match name {
        "host" => Identity::Host,
        "guest" => Identity::Guest,
        name => Identity::Person(name.to_owned()),
    }
}

fn part(name: &str) -> Part {
    Part {
        plays: matches!(name, "player" | "both"),
        created: matches!(name, "creator" | "both"),
    }
}

impl Identify for ByHeader {
    fn identify(&self, head: &Parts) -> Identity {
        identity(head.headers["x-who"].to_str().unwrap())
    }

    fn part(&self, identity: &Identity, _: &GameId) -> Part {
        match identity {
            Identity::Person(name) => part(name),
            Identity::Host | Identity::Guest => Part::default(),
        }
    }
}

fn known_people() -> Router {
    let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
    let (_, closing) = watch::channel(false);
    let people: Arc<dyn Identify> = Arc::new(ByHeader);
    router_for(AppState::new(app, closing), &people, TIME_LIMIT)
}

async fn ask(router: &Router, method: &Method, address: &str, who: &str) -> Response {
    let form = "seq=0&key=k&choice=pass&name=x&step=0&train=1&edition=classic&series=solo-a";
    let request = Request::builder()
        .method(method)
        .uri(address)
        .header("host", "localhost")
        .header("x-who", who)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form))
        .unwrap();
    router.clone().oneshot(request).await.unwrap()
}

async fn text(response: Response) -> String {
    let body = response.into_body().collect().await.unwrap();
    String::from_utf8(body.to_bytes().to_vec()).unwrap()
}

/// The game of somebody: commands of the test may change or delete it, so everybody gets one.
async fn begin(router: &Router) -> String {
    begin_with(router, "quick=yes").await
}

async fn begin_with(router: &Router, form: &'static str) -> String {
    let request = Request::post("/games")
        .header("host", "localhost")
        .header("x-who", "host")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form));
    let made = router.clone().oneshot(request.unwrap()).await.unwrap();
    assert_eq!(made.status(), StatusCode::SEE_OTHER);
    let at = made.headers()["location"].to_str().unwrap();
    at.trim_start_matches("/games/").to_owned()
}

fn address(route: &Route, id: &str) -> String {
    let asset = view::page::STYLE.address();
    let asset = asset.trim_start_matches("/assets/");
    let path = route.path.replace("{id}", id).replace("{*path}", asset);
    path.replace("{step}", "0")
}

#[tokio::test]
async fn every_route_answers_exactly_those_who_may() {
    let router = known_people();
    let mut asked = 0;
    for route in routes() {
        for who in PEOPLE {
            let address = address(&route, &begin(&router).await);
            let answer = ask(&router, &route.method, &address, who).await;
            let status = answer.status();
            let what = format!("{} {address} by {who}: {status}", route.method);
            if route.permission.allows(&identity(who), part(who)) {
                let answered = status.is_success()
                    || status.is_redirection()
                    || matches!(status.as_u16(), 400 | 409 | 422);
                assert!(answered, "{what}");
            } else {
                assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
                assert!(text(answer).await.contains("Not allowed"), "{what}");
            }
            asked += 1;
        }
    }
    assert_eq!(asked, routes().len() * PEOPLE.len());
}

/// What a permission means is tested with it; this is the table itself, so that no line changes unnoticed.
#[test]
fn the_permissions_of_all_routes() {
    let lines = |wanted: Permission| -> Vec<String> {
        let routes = routes().into_iter();
        let wanted = routes.filter(|route| route.permission == wanted);
        wanted
            .map(|route| format!("{} {}", route.method, route.path))
            .collect()
    };
    assert_eq!(
        lines(Host),
        ["GET /", "GET /events", "GET /solo", "POST /lan"]
    );
    assert_eq!(
        lines(Creator),
        ["POST /games/{id}/rename", "POST /games/{id}/delete"]
    );
    let seat = ["choose", "deal", "undo", "redo", "hint", "tour", "rematch"];
    let seat = seat.map(|command| format!("POST /games/{{id}}/{command}"));
    assert_eq!(lines(Seat), seat);
    // Nobody unknown changes anything but how pages look to them, or becomes the host by a key.
    let changing = lines(Anyone)
        .into_iter()
        .filter(|line| line.starts_with("POST"));
    assert_eq!(
        changing.collect::<Vec<_>>(),
        ["POST /settings", "POST /host"]
    );
}

#[tokio::test]
async fn answers_of_every_kind_carry_the_security_headers() {
    let router = known_people();
    let id = begin(&router).await;
    let mut kinds = Vec::new();
    for (method, address) in [
        (Method::GET, "/help".to_owned()),
        (Method::HEAD, "/help".to_owned()),
        (Method::GET, format!("/games/{id}")),
        (Method::GET, format!("/games/{id}.game")),
        (Method::GET, format!("/games/{id}/at?step=1")),
        (Method::GET, "/events".to_owned()),
        (Method::GET, view::page::SCRIPT.address()),
        (Method::GET, "/nowhere".to_owned()),
        (Method::DELETE, format!("/games/{id}")),
        (Method::GET, format!("/games/{id}/choose")),
        (Method::POST, format!("/games/{id}/choose")),
        (Method::POST, "/games".to_owned()),
    ] {
        let answer = ask(&router, &method, &address, "host").await;
        let headers = answer.headers();
        let what = format!("{method} {address} {}", answer.status());
        assert_eq!(
            headers["content-security-policy"], CONTENT_SECURITY_POLICY,
            "{what}"
        );
        assert_eq!(headers["x-content-type-options"], "nosniff", "{what}");
        assert_eq!(headers["referrer-policy"], "same-origin", "{what}");
        assert!(headers.contains_key("cache-control"), "{what}");
        assert!(headers.contains_key("x-request-id"), "{what}");
        kinds.push(answer.status().as_u16());
    }
    assert_eq!(
        kinds,
        [200, 200, 200, 200, 303, 200, 200, 404, 405, 405, 409, 400]
    );
}

#[tokio::test]
async fn other_methods_are_refused_with_a_page_that_names_those_there_are() {
    let router = known_people();
    let id = begin(&router).await;
    for (method, address, allowed) in [
        (Method::DELETE, format!("/games/{id}"), "GET,HEAD"),
        (Method::GET, format!("/games/{id}/undo"), "POST"),
        (Method::PUT, "/settings".to_owned(), "GET,HEAD,POST"),
        (Method::POST, "/events".to_owned(), "GET,HEAD"),
    ] {
        let answer = ask(&router, &method, &address, "guest").await;
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{address}");
        assert_eq!(answer.headers()["allow"], allowed, "{address}");
        assert!(text(answer).await.contains("cannot be opened like this"));
    }
}

#[tokio::test]
async fn whoever_wants_only_the_head_gets_no_body() {
    let router = known_people();
    let id = begin(&router).await;
    for address in [
        "/".to_owned(),
        format!("/games/{id}"),
        "/nowhere".to_owned(),
    ] {
        let whole = ask(&router, &Method::GET, &address, "host").await;
        let head = ask(&router, &Method::HEAD, &address, "host").await;
        assert_eq!(head.status(), whole.status());
        let kind = |response: &Response| response.headers()["content-type"].clone();
        assert_eq!(kind(&head), kind(&whole));
        assert_eq!(text(head).await, "", "{address}");
    }
}

/// A handler that ends in a bug is answered with a page, and the next request as always.
#[tokio::test]
async fn a_bug_becomes_a_page() {
    fn broken(_: &App, _: &Method) -> Response {
        panic!("this test wants it so")
    }
    let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
    let (_, closing) = watch::channel(false);
    let state = AppState::new(app, closing);
    let router = Router::new()
        .route("/broken", blocking(broken, MethodFilter::GET))
        .layer(from_fn_with_state(state.clone(), explain))
        .with_state(state);
    let answer = ask(&router, &Method::GET, "/broken", "host").await;
    assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
    assert!(text(answer).await.contains("Something went wrong"));
}

/// Whoever looks on sees the table, but nothing to click, and cannot choose for those who play.
#[tokio::test]
async fn only_those_who_hold_a_seat_can_play_it() {
    let router = known_people();
    let people = "game=snowdonia&players=2&kind-1=person&kind-2=person";
    let address = format!("/games/{}", begin_with(&router, people).await);
    let page = |who: &'static str| {
        let (router, address) = (router.clone(), address.clone());
        async move { text(ask(&router, &Method::GET, &address, who).await).await }
    };
    let own = page("host").await;
    let choice = "<button class=\"choice";
    assert!(own.contains(choice) && own.contains("<button class=\"target"));
    let others = page("player").await;
    assert!(!others.contains(choice) && !others.contains("<button class=\"target"));
    let seq = own.split("name=\"seq\" value=\"").nth(1).unwrap();
    let seq = seq.split('"').next().unwrap();
    for command in ["choose", "undo", "redo", "tour"] {
        let request = Request::post(format!("{address}/{command}"))
            .header("host", "localhost")
            .header("x-who", "player")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(format!("seq={seq}&key=k&choice=pass")));
        let answer = router.clone().oneshot(request.unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{command}");
    }
    let unchanged = format!("name=\"seq\" value=\"{seq}\"");
    assert!(page("host").await.contains(&unchanged));
}
