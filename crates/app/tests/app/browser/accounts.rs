//! Accounts and the host's page: by keyboard and without script, then at every width, in every language, under axe.

use std::process::Command;

use serde_json::json;

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::looks::assert_fits;
use crate::browser::tab::{SIZES, Tab, key};

const PASSWORD: &str = "correct horse battery";

/// Everybody may see these; the others are for somebody with an account, and for the host.
const PAGES: [&str; 8] = [
    "/sign-up", "/sign-in", "/reset", "/privacy", "/contact", "/account", "/me", "/admin",
];

fn set_script(tab: &Tab<'_>, off: bool) {
    let off = json!({ "value": off });
    tab.session
        .devtools("Emulation.setScriptExecutionDisabled", &off);
}

#[test]
fn accounts_by_keyboard_without_script_and_everywhere() {
    browse("accounts", |tab| {
        tab.program.open_by_tls();
        set_script(tab, true);
        tab.go("/me");
        tab.see("input[name=name]").write("Łucja");
        tab.press(key::ENTER);
        tab.see("a[href='/me']");
        tab.go("/sign-up");
        // The name is there already.
        tab.see("input[name=password]").write(PASSWORD);
        tab.press(key::ENTER);
        let codes = tab.find_all(".codes code");
        assert_eq!(codes.len(), 8);
        let code = codes[0].text();
        tab.go("/account");
        tab.see(".devices .badge");
        tab.click("form[action='/sign-out'] button");
        tab.see("a[href='/lobby']");
        // A forgotten password, by a code on paper.
        tab.go("/reset");
        let form = "form[action='/recover']";
        tab.see(&format!("{form} input[name=name]")).write("łucja");
        tab.see(&format!("{form} input[name=code]")).write(&code);
        tab.see(&format!("{form} input[name=new]"))
            .write("another horse battery");
        tab.press(key::ENTER);
        tab.see("p[role=status]");
        tab.see("input[name=name]").write("Łucja");
        tab.press(key::TAB);
        tab.press("wrong horse");
        tab.press(key::ENTER);
        assert!(tab.see("[role=alert]").is_shown());
        tab.see("input[name=password]")
            .write("another horse battery");
        tab.press(key::ENTER);
        tab.see("a[href='/mine'][aria-current]");
        set_script(tab, false);

        become_host(tab);
        tab.go("/admin");
        tab.see("textarea").write("Łucja Nowak, Llanberis");
        tab.click("form[action='/admin/contact'] button");
        for (size, looked_at) in SIZES.into_iter().zip(["de", "pl", "en"]) {
            tab.resize(size);
            for language in ["de", "pl", "en"] {
                // Every language fits a narrow page or none does; one is enough for the rest.
                if language != looked_at && size != SIZES[0] {
                    continue;
                }
                tab.remember(&[("language", language)]);
                for page in PAGES {
                    tab.go(page);
                    tab.see("main");
                    let what = format!("{page} in {language} at {}", size.0);
                    assert_fits(tab, &what);
                    if language == looked_at {
                        assert_accessible(tab, &what);
                    }
                }
            }
        }
    });
}

/// The host opens the link, as it is shown on the terminal.
fn become_host(tab: &Tab<'_>) {
    let link = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
        .args(["admin", "host-link", "--data-dir"])
        .arg(&tab.program.folder)
        .output()
        .expect("the program runs");
    let link = String::from_utf8(link.stdout).expect("text");
    let word = link.trim().rsplit('#').next().expect("a key");
    tab.go(&format!("/host#{word}"));
    tab.until("the host", || (tab.path() == "/").then_some(()));
}
