//! Standing orders: given, shown at the seat, ended; what they overlay does not move.

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::keyboard::tab_to;
use crate::browser::tab::{SIZES, key};
use crate::browser::table::{Wish, person};

/// Where the board is.
const BOARD: &str = "
  const { left, top, width } = document.querySelector('#board').getBoundingClientRect();
  return [left, top + scrollY, width].map(Math.round).join(' ')";

#[test]
fn an_order_is_given_seen_and_ended() {
    browse("orders", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let before = tab.wait_for_turn();
        for (width, height) in SIZES {
            tab.resize((width, height));
            let board = tab.run(BOARD);
            tab.click("#bar details.orders > summary");
            tab.see("#bar details.orders[open]");
            assert_eq!(tab.run(BOARD), board, "the board stays at {width}");
            if width == SIZES[0].0 {
                assert_accessible(tab, "orders on a phone");
            }
            tab.click("#bar details.orders > summary");
            tab.see("#bar details.orders:not([open])");
        }
        // With the keyboard only.
        tab_to(tab, "#bar details.orders > summary");
        tab.press(key::ENTER);
        tab_to(tab, "#bar .orders button[value='one-choice']");
        tab.press(key::ENTER);
        tab.until("the order holds", || {
            (tab.standing()?.seq > before.seq).then_some(())
        });
        let chip = tab.see("#board .player .order-chip");
        let said = chip.attribute("aria-label").expect("what it says");
        assert!(said.contains("only one choice"), "{said}");
        assert!(tab.see("#bar .given-orders").text().contains(&said));
        assert_eq!(tab.standing().expect("a table").step, before.step);
        assert_accessible(tab, "an order that holds");
        tab.click("#bar .given-orders button");
        tab.until_true("return !document.querySelector('.order-chip')");
        tab.until("the log tells of it", || {
            let log = tab.see("#log").text();
            log.contains("ends the order").then_some(())
        });
    });
}
