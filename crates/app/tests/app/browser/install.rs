//! The installed program: its manifest and icons, and what it shows while the server cannot be reached.

use serde_json::json;

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::looks::assert_fits;
use crate::browser::tab::SIZES;

const TITLES: [(&str, &str); 3] = [
    ("en", "No connection"),
    ("de", "Keine Verbindung"),
    ("pl", "Brak połączenia"),
];

#[test]
fn without_a_connection_there_is_a_page_of_our_own() {
    browse("installed", |tab| {
        tab.go("/settings");
        tab.until_true("return navigator.serviceWorker.controller?.state === 'activated'");
        let manifest = tab.session.devtools("Page.getAppManifest", &json!({}));
        assert_eq!(manifest["errors"], json!([]), "{manifest}");
        let data = manifest["data"].as_str().unwrap_or_default();
        assert!(data.contains("\"display\":\"standalone\""), "{manifest}");
        for size in [192, 512] {
            let picture = "const image = new Image();
                image.src = `/icons/${arguments[0]}.png`;
                return image.decode().then(() => image.naturalWidth)";
            assert_eq!(tab.run_with(picture, &[size.into()]), size);
        }
        for ((language, title), size) in TITLES.into_iter().zip(SIZES) {
            tab.resize(size);
            tab.remember(&[("language", language)]);
            tab.go("/settings");
            tab.until_true(&format!(
                "return localStorage.getItem('offline') === '{language}'"
            ));
            tab.program.kill();
            tab.go("/rules");
            assert_eq!(tab.see("h1").text(), title);
            assert_fits(tab, language);
            assert_accessible(tab, language);
            tab.picture(&format!("offline-{language}"));
            tab.program.open_again();
            tab.click("main a.button");
            tab.until("the program again", || {
                (tab.see("h1").text() != title).then_some(())
            });
        }
    });
}
