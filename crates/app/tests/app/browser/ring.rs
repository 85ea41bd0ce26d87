//! Title, icon, sound and vibration signal one's turn; the last two only for people who want them.

use crate::browser::chromium::browse;
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person, shuffled};

/// Counts sounds and vibrations.
const COUNTED: &str = "
    window.rung = [0, 0];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.rung[0] += 1;
      return create.call(this);
    };
    navigator.vibrate = () => (window.rung[1] += 1) > 0;";

/// Plays until the bot has moved and it is our turn again.
fn play_until_asked_again(tab: &Tab<'_>, pick: &mut impl FnMut(usize) -> usize) {
    loop {
        let before = tab.wait_for_turn();
        let after = tab.play_on(Where::Board, 1, &mut *pick);
        if after.step > before.step + 1 && after.state == "turn" {
            return;
        }
    }
}

#[test]
fn a_turn_rings_for_those_who_want_it() {
    browse("ring", |tab| {
        tab.remember(&[("speed", "at-once")]);
        tab.begin(&Wish::foothills(&[person("Ann"), BOT]));
        let mut pick = shuffled(11);
        for (settings, rings) in [
            (["", ""], [false, false]),
            (["on", ""], [true, false]),
            (["", "on"], [false, true]),
        ] {
            tab.remember(&[("sound", settings[0]), ("vibration", settings[1])]);
            tab.go(&tab.path());
            tab.wait_for_turn();
            tab.run(COUNTED);
            play_until_asked_again(tab, &mut pick);
            let rung = tab.until("it rings, or not", || {
                let rung = tab.run("return window.rung.map((times) => times > 0)");
                let rung: [bool; 2] = serde_json::from_value(rung).expect("two counts");
                (rung == rings).then_some(rung)
            });
            assert_eq!(rung, rings);
            let icon = tab.run("return document.querySelector('#icon').href");
            let red = "b3261e";
            assert!(icon.as_str().is_some_and(|icon| icon.contains(red)));
            assert!(tab.title().contains("Ann"), "{}", tab.title());
        }
        // The settings have a button to try it.
        tab.remember(&[("sound", ""), ("vibration", "")]);
        tab.go("/settings");
        tab.run(COUNTED);
        assert!(tab.find("[name=sound]:checked").is_none());
        tab.click("[name=sound]");
        tab.click("[data-signal]");
        tab.until_true("return window.rung[0] > 0 && window.rung[1] === 0");
    });
}
