//! People with names as long as names may be, without a blank, in the languages with the longest words: nothing is cut
//! off, and no page is wider than its screen.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::looks::assert_fits;
use crate::browser::tab::{SIZES, Tab};
use crate::wire::{self, FORM, Line};

const ANN: &str = "BartholomäusvonundzuSchwarzenbergGrafErb";
const BEN: &str = "KonstantynopolitanczykowianeczkaNowakowa";

/// Somebody who has said their name.
struct Guest {
    line: Line,
    cookie: String,
}

impl Guest {
    fn come(tab: &Tab<'_>, name: &str) -> Guest {
        let mut line = Line::open(&tab.program.address).expect("the program answers");
        let come = line.post("/me", "", FORM, &wire::form(&[("name", name)]));
        let come = come.expect("an answer");
        let cookie = come.header("set-cookie").expect("a session");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Guest { line, cookie }
    }

    /// Sends a form; where it leads.
    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let cookie = format!("Cookie: {}\r\n", self.cookie);
        let answer = self.line.post(path, &cookie, FORM, &wire::form(fields));
        let answer = answer.expect("an answer");
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
        answer.header("location").unwrap_or_default().to_owned()
    }
}

/// A game with clocks, or the table at which it is to begin.
fn table(ann: &mut Guest, ben: &mut Guest, game: &str, time: &str) -> String {
    let key = time.replace(' ', "-");
    let form = [
        ("game", game),
        ("players", "2"),
        ("kind-1", "person"),
        ("kind-2", "open"),
        ("time", time),
        ("night", "yes"),
        ("zone", "Europe/Berlin"),
        ("key", &key),
    ];
    let table = ann.post("/games", &form);
    ben.post(&table, &[]);
    table
}

/// What is there to be pressed or to head something, and is not wholly in its box.
const CUT: &str = "
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 && getComputedStyle(one).display !== 'inline';
  return [...document.querySelectorAll('button, .button, summary, legend, .badge, h1, h2, h3')]
    .filter((one) => one.checkVisibility() && !one.closest('.said, .hidden') && cut(one))
    .map((one) => one.textContent.trim())";

#[test]
fn long_names_fit_every_page() {
    browse("long-names", |tab| {
        tab.program.open_to_others();
        let (mut ann, mut ben) = (Guest::come(tab, ANN), Guest::come(tab, BEN));
        let mut pages: Vec<String> = ["/mine", "/notices", "/me", "/new?players=5"]
            .map(str::to_owned)
            .into();
        pages.push(table(&mut ann, &mut ben, "snowdonia", "turns 7+7"));
        for (game, time) in [("snowdonia", "turns 3+4"), ("foothills", "live 20+30")] {
            let table = table(&mut ann, &mut ben, game, time);
            pages.push(ann.post(&format!("{table}/start"), &[]));
        }
        let (name, value) = ann.cookie.split_once('=').expect("a name and a value");
        tab.remember(&[(name, value)]);
        for language in ["de", "pl"] {
            tab.remember(&[("language", language)]);
            for size in SIZES {
                tab.resize(size);
                for page in &pages {
                    tab.go(page);
                    tab.see("main");
                    let what = format!("{page} in {language} at {}", size.0);
                    assert_fits(tab, &what);
                    assert_eq!(tab.run(CUT), json!([]), "{what}");
                    let name = page.trim_start_matches("/games/").replace('/', "");
                    tab.keep_picture(&format!("long-{name}-{language}-{}", size.0));
                }
            }
        }
    });
}
