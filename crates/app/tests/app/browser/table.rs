//! What people do at a table: begin a game, choose, wait for the others.

use serde_json::json;

use crate::browser::tab::{NEAR, Tab};

/// Who holds a seat in the form for a new game: the value of the field, and a name.
pub type Player = (&'static str, &'static str);

/// A person.
pub const fn person(name: &'static str) -> Player {
    ("person", name)
}

/// The quickest opponent.
pub const BOT: Player = ("beginner", "");

/// The contents of the form for a new game.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    pub game: &'a str,
    pub scenario: &'a str,
    pub participants: &'a [Player],
    /// Whether people type the deals.
    pub typed: bool,
}

impl<'a> Wish<'a> {
    /// The default game with these players.
    pub fn snowdonia(participants: &'a [Player]) -> Wish<'a> {
        Wish {
            game: "snowdonia",
            scenario: "mount-snowdon",
            participants,
            typed: false,
        }
    }

    pub fn foothills(participants: &'a [Player]) -> Wish<'a> {
        Wish {
            game: "foothills",
            scenario: "standard",
            participants,
            typed: false,
        }
    }
}

/// Where choices are looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// On the board; the list only has `pass`.
    Board,
    /// In the list.
    List,
}

/// Opens the list if it is closed.
const SHUT_LIST: &str = "#bar details.list:not([open]) > summary";

/// The state of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// `turn`, `wait`, `over`.
    pub state: String,
    /// The length of the journal.
    pub seq: u64,
    /// How many steps are in force.
    pub step: u64,
}

impl Tab<'_> {
    /// Begins a game from the start page, using the form.
    #[track_caller]
    pub fn begin(&self, wish: &Wish<'_>) {
        self.go("/");
        self.click("header nav a[href='/new']");
        self.click(&format!("nav.tabs a[href='/new?game={}']", wish.game));
        self.see(&format!("input[name=game][value='{}']", wish.game));
        self.select("scenario", wish.scenario);
        self.select("players", &wish.participants.len().to_string());
        for (number, (kind, name)) in (1..).zip(wish.participants) {
            self.select(&format!("kind-{number}"), kind);
            if !name.is_empty() {
                self.see(&format!("input[name='name-{number}']"))
                    .rewrite(name);
            }
        }
        if wish.typed {
            self.click("input[name=deals][value=typed]");
        }
        self.click("form.new-game button.primary");
        self.see("#table");
    }

    /// Picks a value of a list; a field without a choice is left alone. This may reload the form.
    #[track_caller]
    pub fn select(&self, field: &str, value: &str) {
        let list = format!("select[name='{field}']");
        let Some(_) = self.find(&list) else {
            return;
        };
        let chosen = format!("return document.querySelector(\"{list}\")?.value === '{value}'");
        if self.run(&chosen) == true {
            return;
        }
        let again = self.run(&format!(
            "const list = document.querySelector(\"{list}\");
             list.form.dataset.before = 'yes';
             return 'again' in list.dataset"
        ));
        self.click(&format!("{list} option[value='{value}']"));
        if again == true {
            self.until_true("return !document.querySelector('form[data-before]')");
        }
        self.until_true(&chosen);
    }

    /// The present state of the table.
    pub fn standing(&self) -> Option<Standing> {
        self.look(Where::Board).map(|(standing, _)| standing)
    }

    /// The present state of the table, with the possible choices in the notation.
    fn look(&self, place: Where) -> Option<(Standing, Vec<String>)> {
        let read = self.run_with(
            "const table = document.querySelector('#table');
             return table && [table.dataset.state, +table.dataset.seq, +table.dataset.step,
               [...document.querySelectorAll(arguments[0])].map((button) => button.value)]",
            &[json!(buttons(place))],
        );
        let standing = Standing {
            state: read[0].as_str()?.to_owned(),
            seq: read[1].as_u64()?,
            step: read[2].as_u64()?,
        };
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let choices = read[3].as_array()?.iter().map(text).collect();
        Some((standing, choices))
    }

    /// Waits until somebody here is asked or the game is over, and returns which.
    #[track_caller]
    pub fn wait_for_turn(&self) -> Standing {
        self.turn(Where::Board).0
    }

    #[track_caller]
    fn turn(&self, place: Where) -> (Standing, Vec<String>) {
        self.until("somebody's turn", || {
            let now = self.look(place)?;
            (now.0.state != "wait").then_some(now)
        })
    }

    /// The possible choices, in the notation.
    pub fn choices(&self, place: Where) -> Vec<String> {
        self.look(place).map(|now| now.1).unwrap_or_default()
    }

    /// Makes a choice and waits until it is made.
    #[track_caller]
    pub fn choose(&self, place: Where, choice: &str) {
        let before = self.wait_for_turn();
        self.choose_at(&before, place, choice);
    }

    #[track_caller]
    fn choose_at(&self, before: &Standing, place: Where, choice: &str) {
        self.until(&format!("a button for {choice}"), || {
            self.press_button(place, choice)
        });
        self.until(&format!("{choice} is made"), || {
            let now = self.standing()?;
            (now.seq > before.seq).then_some(())
        });
    }

    /// Presses the first button for a choice; there may be several. Whatever hides it is dealt with first, as people
    /// do: a closed list and ways to pay are opened, boxes of cards chosen together are ticked.
    fn press_button(&self, place: Where, choice: &str) -> Option<()> {
        let script = format!(
            "const near = {NEAR};
             const button = document.querySelector(arguments[0]);
             const shut = arguments[1] && document.querySelector('{SHUT_LIST}');
             const cards = button?.closest('.hill-set')?.classList ?? [];
             const boxes = [...button?.closest('.hill-together')?.querySelectorAll('.hill-also input') ?? []];
             const wrong = boxes.find((box) => cards.length &&
               box.checked !== [...cards].some((card) => box.matches('.' + card.replace('with', 'slot'))));
             const closed = button?.closest('[popover]:not(:popover-open)')?.id;
             const opener = closed && document.querySelector(`[popovertarget=${{closed}}]`);
             const found = shut || wrong || opener || button;
             if (found) near(found);
             return [found, found !== button]"
        );
        let button = format!("{}[value='{choice}']", buttons(place));
        let found = self.run_with(&script, &[json!(button), json!(place == Where::List)]);
        if found[0].is_null() {
            return None;
        }
        self.found(&found[0]).try_click().ok()?;
        (found[1] == false).then_some(())
    }

    /// Types a choice in the notation.
    pub fn type_choice(&self, choice: &str) {
        self.open_list();
        self.see("#bar .type-choice input[name=choice]")
            .rewrite(choice);
        self.click("#bar .type-choice button");
    }

    fn open_list(&self) {
        if self.find(SHUT_LIST).is_some() {
            self.click(SHUT_LIST);
        }
    }

    /// Plays until the game is over or nobody here is asked any more; `pick` selects one of this many choices.
    #[track_caller]
    pub fn play_on(
        &self,
        place: Where,
        most: u32,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Standing {
        for _ in 0..most {
            let (standing, mut choices) = self.turn(place);
            if standing.state == "over" {
                return standing;
            }
            let mut place = place;
            if place == Where::Board && choices.is_empty() {
                // Passing is the only choice that is not on the board.
                place = Where::List;
                choices = self.choices(place);
                assert_eq!(choices, ["pass"], "a choice has no place on the board");
            }
            assert!(
                !choices.is_empty(),
                "nothing to choose from in {standing:?}"
            );
            let choice = &choices[pick(choices.len()) % choices.len()];
            self.choose_at(&standing, place, choice);
        }
        self.wait_for_turn()
    }
}

fn buttons(place: Where) -> &'static str {
    match place {
        Where::Board => "#board button[name=choice]",
        Where::List => "#bar button[name=choice]",
    }
}

/// How many whole games `BROWSER_WHOLE=3` asks for; without it, part of one is enough.
pub fn whole_games() -> Option<u64> {
    let games = std::env::var("BROWSER_WHOLE").ok()?;
    Some(games.parse().expect("BROWSER_WHOLE is a number of games"))
}

/// Pseudo-random numbers, always the same.
pub fn shuffled(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    }
}
