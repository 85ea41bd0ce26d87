//! Export and import of records, replay, and playing on from any position.

use crate::browser::chromium::browse;
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person, shuffled};
use crate::running_program::RunningProgram;
use crate::wire;

/// What the link for the record downloads.
fn exported(program: &RunningProgram, tab: &Tab<'_>) -> String {
    let link = tab
        .see("a[href$='.game']")
        .attribute("href")
        .expect("a link");
    let path = link
        .split_once(&program.address)
        .map_or(link.as_str(), |(_, path)| path);
    let answer = wire::get(&program.address, path).expect("the record");
    assert_eq!(answer.status, 200);
    answer.body
}

fn paste(tab: &Tab<'_>, record: &str) {
    tab.go("/import");
    tab.see("textarea[name=text]");
    // Typing a whole game takes long; pasting is what people do.
    tab.run_with(
        "const field = document.querySelector('textarea[name=text]');
         field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))",
        &[record.into()],
    );
    tab.click("form[action='/import'] button.primary");
}

/// The button says what it does next, although the page around it is replaced with every step.
#[test]
fn a_replay_plays_and_pauses() {
    browse("replay-plays", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.play_on(Where::List, 8, shuffled(22));
        let game = tab.path();
        let last = tab.wait_for_turn().step;
        tab.go(&format!("{game}/at/2"));
        assert_eq!(tab.see("#play").text(), "Play");
        tab.click("#play");
        tab.until("some steps", || {
            (tab.standing_of_replay()? >= 5).then_some(())
        });
        assert_eq!(tab.see("#play").text(), "Pause");
        tab.click("#play");
        assert_eq!(tab.see("#play").text(), "Play");
        tab.go(&format!("{game}/at/{}", last - 2));
        tab.click("#play");
        tab.until("the end", || {
            (tab.standing_of_replay()? == last).then_some(())
        });
        tab.until("a button to press", || {
            (tab.find("#play")?.text() == "Play").then_some(())
        });
    });
}

#[test]
fn replay_and_play_on_from_here() {
    browse("replay", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.play_on(Where::List, 8, shuffled(21));
        let table = tab.path();
        let last = tab.wait_for_turn().step;

        tab.click("#bar .tools a.button[href*='/at/']");
        tab.see("#table.replay");
        assert_eq!(tab.path(), format!("{table}/at/{last}"));
        let visited = tab.run("return history.length");
        tab.click("nav.controls a[rel=prev]");
        tab.until("a step back", || {
            (tab.standing_of_replay()? == last - 1).then_some(())
        });
        assert_eq!(
            tab.run("return history.length"),
            visited,
            "back leads to the table"
        );
        assert_eq!(
            tab.path(),
            format!("{table}/at/{}", last - 1),
            "a link for each step"
        );
        tab.click("nav.controls a[rel=first]");
        tab.until("the beginning", || {
            (tab.standing_of_replay()? == 0).then_some(())
        });
        tab.click("nav.rounds a:last-child");
        tab.until("the last round", || {
            (tab.standing_of_replay()? > 0).then_some(())
        });
        tab.see("nav.controls input[name=step]").rewrite("12");
        tab.click("nav.controls form button");
        tab.until("step 12", || {
            (tab.standing_of_replay()? == 12).then_some(())
        });
        assert!(
            tab.find("#board button[name=choice]").is_none(),
            "nothing can be chosen in the past"
        );

        // By the log to any position.
        tab.click("#log-list li:last-child a");
        tab.see("#table.replay");
        let step = tab.standing_of_replay().expect("a position");

        tab.click("details.fork > summary");
        tab.select("kind-2", BOT.0);
        tab.click("details.fork form button.primary");
        tab.until("another game", || {
            (tab.path() != table && tab.find("#table[data-live]").is_some()).then_some(())
        });
        assert_ne!(tab.path(), table);
        let forked = tab.wait_for_turn();
        assert!(forked.step >= step, "{forked:?} from {step}");
        tab.play_on(Where::Board, 2, shuffled(22));
        // The first game is as it was.
        tab.go(&table);
        assert_eq!(tab.wait_for_turn().step, last);
    });
}

impl Tab<'_> {
    /// The position a replay shows.
    pub fn standing_of_replay(&self) -> Option<u64> {
        let step =
            self.run("return +(document.querySelector('#table.replay')?.dataset.step ?? -1)");
        step.as_u64()
    }
}

#[test]
fn a_record_goes_out_and_comes_in() {
    browse("export-import", |tab| {
        tab.begin(&Wish::foothills(&[person("Ann"), person("Bela")]));
        tab.play_on(Where::List, 5, shuffled(23));
        let step = tab.wait_for_turn().step;
        let table = tab.path();
        tab.go(&format!("{table}/log"));
        let record = exported(tab.program, tab);
        assert!(
            record.starts_with("tabletop 1\ngame foothills\n"),
            "{record}"
        );

        paste(tab, &record);
        tab.see("#table");
        assert_ne!(tab.path().split('?').next(), Some(table.as_str()));
        assert_eq!(tab.wait_for_turn().step, step);
        tab.play_on(Where::List, 1, shuffled(24));
    });
}

#[test]
fn a_damaged_record_is_refused_by_its_line() {
    browse("damaged-record", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.play_on(Where::List, 4, shuffled(25));
        tab.go(&format!("{}/log", tab.path()));
        let record = exported(tab.program, tab);
        let lines: Vec<&str> = record.lines().collect();
        let last = lines.len();

        // An illegal step, an invalid line, half a file.
        let mut wrong = lines.clone();
        wrong[last - 1] = "1 build hebron.9";
        for (damaged, named) in [
            (wrong.join("\n") + "\n", last.to_string()),
            (format!("{record}§§§\n"), (last + 1).to_string()),
            (lines[..3].join("\n"), String::new()),
        ] {
            paste(tab, &damaged);
            let reason = tab.see(".notice.refusal").text();
            assert!(reason.contains(&named), "line {named}: {reason}");
            assert!(tab.find("#table").is_none());
        }
        // What was pasted is still there for correction.
        let kept = tab.run("return document.querySelector('textarea[name=text]').value");
        assert!(
            kept.as_str()
                .is_some_and(|kept| kept.contains("tabletop 1"))
        );
        tab.go("/");
        assert_eq!(
            tab.find_all("table.games tbody tr").len(),
            1,
            "nothing was taken in"
        );
    });
}
