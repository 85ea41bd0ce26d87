//! A phone in a network of its own takes a seat at the address of the QR code: the browser runs in the phone's
//! network namespace, the program in another one.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::logs;
use crate::browser::tab::SIZES;
use crate::namespace::{INSIDE, Lan};

/// What the phone does: started in its namespace by the test below, with the address it was given.
#[test]
fn inside() {
    let Ok(told) = std::env::var(INSIDE) else {
        return;
    };
    let address = told.strip_prefix("browser ").expect("an address");
    browse("phone-in-its-network", |tab| {
        tab.resize(SIZES[0]);
        let url = json!({ "url": format!("{address}/lobby") });
        tab.session.post("/url", &url).expect("the lobby");
        // The first tap leads to the table, the second takes the seat.
        tab.click("main a[href^='/join/']");
        tab.see("input[name=name]").write("Ben");
        tab.click("form[action^='/join/'] button.primary");
        tab.until("the seat", || tab.shows("Ben").then_some(()));
        let sits = tab.run("return location.pathname");
        println!("sits: {} .", sits.as_str().unwrap_or_default());
        // The program it visited is not the one of this test.
        logs::assert_no_complaints(tab.session);
        logs::empty(tab.session);
    });
}

#[test]
fn a_phone_takes_a_seat_with_its_browser() {
    let Some(mut lan) = Lan::lay() else {
        eprintln!("SKIPPED: network namespaces are not permitted here");
        return;
    };
    let (address, key) = lan.open_house("namespace-browser");
    let made = lan.inside(
        0,
        "namespace::inside",
        &format!("host 127.0.0.1:1894 {key}"),
    );
    let sits = lan.inside(1, "browser::phone::inside", &format!("browser {address}"));
    assert!(made.contains("made: /join/") && sits.contains("sits: /join/"));
    assert_eq!(Lan::table(&made), Lan::table(&sits));
}
