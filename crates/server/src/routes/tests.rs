//! Every route, requested by everybody.

use std::time::Duration;

use axum::body::Body;
use http_body_util::BodyExt as _;
use store::{NewPerson, PersonKind, Sqlite};
use tabletop::SeatName;
use tower::ServiceExt as _;

use super::*;
use crate::access::{Access, Mode};

/// Who may send a request: nobody known, a guest without a seat, somebody who plays elsewhere, somebody who plays
/// here, the creator of the game (who plays in it), and the host, who does not play.
const PEOPLE: [&str; 6] = ["nobody", "guest", "elsewhere", "player", "creator", "host"];

/// Whether a permission lets somebody through.
fn is_allowed(permission: Permission, who: &str) -> bool {
    match permission {
        Anyone => true,
        Person => who != "nobody",
        PlayerOrHost => matches!(who, "player" | "creator" | "host"),
        Seat => matches!(who, "player" | "creator"),
        Creator => matches!(who, "creator" | "host"),
        Host => who == "host",
    }
}

/// The application in a local network, and the cookies of the people there.
struct Club {
    router: Router,
    cookies: Vec<(&'static str, String)>,
}

impl Club {
    fn new() -> Club {
        Club::reached_by(Access {
            mode: Mode::Lan,
            port: 1894,
            ..Access::default()
        })
    }

    /// Over TLS, where there are accounts.
    fn secure() -> Club {
        Club::reached_by(Access {
            mode: Mode::Public,
            port: 1894,
            public_url: "https://localhost".parse().ok(),
            ..Access::default()
        })
    }

    fn reached_by(access: Access) -> Club {
        let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
        app.set_access(access);
        let cookie = |name: &'static str| {
            let kind = match name {
                "host" => PersonKind::Host,
                _ => PersonKind::Guest,
            };
            let person = NewPerson {
                name: SeatName::new(name).unwrap(),
                kind,
                created: store::Moment::now(),
            };
            let id = app.store.add_person(&person).unwrap();
            let cookie = app.begin_session(&id).unwrap();
            (name, format!("{}={}", cookie.name(), cookie.value()))
        };
        let cookies = PEOPLE[1..].iter().map(|name| cookie(name)).collect();
        let (_, closing) = watch::channel(false);
        let router = router_for(AppState::new(app, closing), TIME_LIMIT);
        Club { router, cookies }
    }

    fn cookie(&self, who: &str) -> &str {
        let mut cookies = self.cookies.iter();
        cookies
            .find(|(name, _)| *name == who)
            .map_or("", |(_, cookie)| cookie)
    }

    async fn send(&self, method: &Method, address: &str, who: &str, form: &str) -> Response {
        let request = Request::builder()
            .method(method)
            .uri(address)
            .header("host", "localhost")
            .header("cookie", self.cookie(who))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(form.to_owned()))
            .unwrap();
        self.router.clone().oneshot(request).await.unwrap()
    }

    async fn ask(&self, method: &Method, address: &str, who: &str) -> Response {
        let form = "seq=0&key=k&choice=pass&name=x&step=0&train=1&edition=classic&series=solo-a&bot=easy&seat=2&text=x";
        self.send(method, address, who, form).await
    }

    async fn post(&self, address: &str, who: &str, form: &str) -> String {
        let answer = self.send(&Method::POST, address, who, form).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{address} by {who}");
        answer.headers()["location"].to_str().unwrap().to_owned()
    }

    /// A table of the creator's that the player has joined, with another open seat.
    async fn table(&self) -> String {
        let form = "game=snowdonia&players=3&kind-1=person&kind-2=open&kind-3=open";
        let at = self.post("/games", "creator", form).await;
        self.post(&at, "player", "").await;
        at.trim_start_matches("/join/").to_owned()
    }

    /// Such a table, with the game begun. Commands of the test may change or delete it, so everybody gets one.
    async fn game(&self) -> String {
        let id = self.table().await;
        let at = format!("/join/{id}/start");
        self.post(&at, "creator", "filled=yes&bot=random").await;
        id
    }

    /// The address of a route, with a game or table of its own if needed.
    async fn address(&self, route: &Route) -> String {
        let asset = view::page::STYLE.address();
        let asset = asset.trim_start_matches("/assets/");
        let id = match route.path {
            path if path.starts_with("/join") => self.table().await,
            path if path.contains("{id}") => self.game().await,
            _ => String::new(),
        };
        let path = route.path.replace("{id}", &id).replace("{*path}", asset);
        path.replace("{step}", "0").replace("{game}", "snowdonia")
    }
}

async fn text(response: Response) -> String {
    let body = response.into_body().collect().await.unwrap();
    String::from_utf8(body.to_bytes().to_vec()).unwrap()
}

#[tokio::test]
async fn every_route_answers_exactly_those_who_may() {
    let mut asked = 0;
    let routes = routes_of_games().into_iter().map(|route| (route, false));
    // Some routes exist only over TLS; also checks that they do not exist without.
    let accounts = [false, true].into_iter().flat_map(|secure| {
        let routes = routes_of_accounts().into_iter();
        routes.map(move |route| (route, secure))
    });
    for (route, secure) in routes.chain(accounts) {
        let club = async || {
            let club = if secure { Club::secure() } else { Club::new() };
            club.post("/games", "elsewhere", "quick=yes").await;
            let address = club.address(&route).await;
            (club, address)
        };
        let (mut club_now, mut address) = club().await;
        for (number, who) in PEOPLE.into_iter().enumerate() {
            // A command may change the game, and somebody may be forgotten by it; looking changes nothing.
            if number > 0 && route.method != Method::GET {
                (club_now, address) = club().await;
            }
            let club = &club_now;
            let answer = club.ask(&route.method, &address, who).await;
            let status = answer.status();
            let what = format!("{} {address} by {who}: {status}", route.method);
            asked += 1;
            if is_allowed(route.permission, who) {
                // There is nowhere to move to, and nobody forgets the host.
                let answered = status.is_success()
                    || status.is_redirection()
                    || matches!(status.as_u16(), 400 | 409 | 410 | 422)
                    || (status == StatusCode::FORBIDDEN && is_unfair(&route));
                assert!(answered, "{what}");
            } else if route.method == Method::GET && route.permission == Person {
                assert_eq!(status, StatusCode::SEE_OTHER, "{what}");
                let to = answer.headers()["location"].to_str().unwrap();
                assert!(to.starts_with("/me?back="), "{what} {to}");
            } else {
                assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
                assert!(text(answer).await.contains("Not allowed"), "{what}");
            }
        }
    }
    let all = routes_of_games().len() + 2 * routes_of_accounts().len();
    assert_eq!(asked, all * PEOPLE.len());
}

/// Things several people have not agreed on, or that would take the game away from the others.
fn is_unfair(route: &Route) -> bool {
    let unfair = ["hint", "analyse", "fork", "delete"];
    unfair.iter().any(|command| route.path.ends_with(command))
}

/// The meaning of a permission is tested with it; this is the table itself, so that no row changes unnoticed.
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
        [
            "GET /solo",
            "GET /reports",
            "POST /reports",
            "POST /lan",
            "GET /admin",
            "POST /admin/block",
            "POST /admin/close",
            "POST /admin/contact"
        ]
    );
    assert_eq!(lines(PlayerOrHost), ["POST /games/{id}/chat"]);
    let table = ["remove", "fill", "public", "start", "close"];
    let table = table.map(|command| format!("POST /join/{{id}}/{command}"));
    let game = ["rename", "delete"].map(|command| format!("POST /games/{{id}}/{command}"));
    assert_eq!(lines(Creator), [&table[..], &game].concat());
    let seat = [
        "choose", "deal", "undo", "redo", "hint", "coached", "tour", "rematch", "leave", "return",
        "takeback", "order", "seen", "plan", "unplan",
    ];
    let seat = seat.map(|command| format!("POST /games/{{id}}/{command}"));
    let first = [
        "GET /games/{id}/exercises",
        "GET /games/{id}/exercises/{step}",
        "POST /join/{id}/leave",
    ];
    let first = first.map(str::to_owned);
    assert_eq!(lines(Seat), [&first[..], &seat].concat());
    // Unknown people can only change how pages look to them and who they are: a guest; with a key, the host; with a
    // password or the token of an email, somebody with an account. The token of an email also turns emails off.
    let changing = lines(Anyone)
        .into_iter()
        .filter(|line| line.starts_with("POST"));
    assert_eq!(
        changing.collect::<Vec<_>>(),
        [
            "POST /settings",
            "POST /host",
            "POST /me",
            "POST /move",
            "POST /join/{id}",
            "POST /sign-up",
            "POST /sign-in",
            "POST /recover",
            "POST /reset",
            "POST /reset/new",
            "POST /confirm",
            "POST /notices/off"
        ]
    );
    // Whoever is shut out can still learn why, download their data and leave.
    let routes = routes();
    let even = routes.iter().filter(|route| route.even_shut_out);
    let even: Vec<String> = even
        .map(|route| format!("{} {}", route.method, route.path))
        .collect();
    assert_eq!(
        even,
        [
            "GET /me",
            "GET /assets/{*path}",
            "POST /me/forget",
            "GET /privacy",
            "GET /contact",
            "GET /account",
            "GET /account/data",
            "GET /notices/off",
            "POST /sign-out",
            "POST /account/delete",
            "POST /notices/off"
        ]
    );
}

#[tokio::test]
async fn answers_of_every_kind_carry_the_security_headers() {
    let club = Club::new();
    let id = club.game().await;
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
        let answer = club.ask(&method, &address, "host").await;
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
        [200, 200, 200, 200, 303, 200, 200, 404, 405, 405, 403, 400]
    );
}

#[tokio::test]
async fn other_methods_are_refused_with_a_page_that_names_those_there_are() {
    let club = Club::new();
    let id = club.game().await;
    for (method, address, allowed) in [
        (Method::DELETE, format!("/games/{id}"), "GET,HEAD"),
        (Method::GET, format!("/games/{id}/undo"), "POST"),
        (Method::PUT, "/settings".to_owned(), "GET,HEAD,POST"),
        (Method::POST, "/events".to_owned(), "GET,HEAD"),
    ] {
        let answer = club.ask(&method, &address, "guest").await;
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{address}");
        assert_eq!(answer.headers()["allow"], allowed, "{address}");
        assert!(text(answer).await.contains("cannot be opened like this"));
    }
}

#[tokio::test]
async fn whoever_wants_only_the_head_gets_no_body() {
    let club = Club::new();
    let id = club.game().await;
    for address in [
        "/".to_owned(),
        format!("/games/{id}"),
        "/nowhere".to_owned(),
    ] {
        let whole = club.ask(&Method::GET, &address, "host").await;
        let head = club.ask(&Method::HEAD, &address, "host").await;
        assert_eq!(head.status(), whole.status());
        let kind = |response: &Response| response.headers()["content-type"].clone();
        assert_eq!(kind(&head), kind(&whole));
        assert_eq!(text(head).await, "", "{address}");
    }
}

/// A handler with a bug is answered with a page, and the next request works as usual.
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
    let request = Request::get("/broken").body(Body::empty()).unwrap();
    let answer = router.oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
    assert!(text(answer).await.contains("Something went wrong"));
}

/// A spectator sees the table, but nothing to click, and nobody chooses for others.
#[tokio::test]
async fn only_those_who_hold_a_seat_can_play_it() {
    let club = Club::new();
    let id = club.game().await;
    let address = format!("/games/{id}");
    let page = async |who: &str| text(club.ask(&Method::GET, &address, who).await).await;
    let choice = "<button class=\"choice";
    let mut asked = Vec::new();
    // The bot may be the start player.
    while !page("nobody").await.contains("Waiting for") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for who in PEOPLE {
        let page = page(who).await;
        assert_eq!(
            page.contains(choice),
            page.contains("<button class=\"target"),
            "{who}"
        );
        if page.contains(choice) {
            asked.push(who);
        } else {
            assert!(page.contains("Waiting for"), "{who}");
        }
    }
    let [asked] = asked[..] else {
        panic!("one is asked, not {asked:?}");
    };
    let own = page(asked).await;
    let seq = own.split("name=\"seq\" value=\"").nth(1).unwrap();
    let seq = seq.split('"').next().unwrap();
    let form = format!("seq={seq}&key=k&choice=A1");
    for who in PEOPLE.into_iter().filter(|who| *who != asked) {
        let answer = club
            .send(&Method::POST, &format!("{address}/choose"), who, &form)
            .await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{who}");
    }
    let unchanged = format!("name=\"seq\" value=\"{seq}\"");
    assert!(page(asked).await.contains(&unchanged));
}
