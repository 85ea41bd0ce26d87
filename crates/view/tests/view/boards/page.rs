//! Parses the subset of HTML that boards use, and reports what is wrong with it.

use std::collections::BTreeSet;

/// What was found on a page.
#[derive(Debug, Default)]
pub struct Page {
    /// The values of all buttons that choose, in the order of the page.
    pub choices: Vec<String>,
    pub faults: Vec<String>,
    ids: BTreeSet<String>,
    open: Vec<String>,
    /// Whether the open button already has its name.
    named: Option<bool>,
}

const VOID: [&str; 4] = ["br", "hr", "img", "input"];
/// What may be inside a button: words and pictures, nothing that breaks the line or is interactive itself.
const IN_BUTTONS: [&str; 14] = [
    "b", "circle", "ellipse", "g", "path", "polygon", "rect", "small", "span", "svg", "text", "em",
    "line", "strong",
];

impl Page {
    pub fn read(html: &str) -> Page {
        let mut page = Page::default();
        let mut rest = html;
        while let Some(start) = rest.find('<') {
            page.text(&rest[..start]);
            let Some(end) = rest[start..].find('>') else {
                page.faults.push("a tag does not end".to_owned());
                break;
            };
            page.tag(&rest[start + 1..start + end]);
            rest = &rest[start + end + 1..];
        }
        if !page.open.is_empty() {
            page.faults.push(format!("still open: {:?}", page.open));
        }
        page
    }

    fn text(&mut self, text: &str) {
        if text.contains('>') {
            self.faults.push(format!("a stray >: {text}"));
        }
    }

    fn tag(&mut self, tag: &str) {
        if let Some(name) = tag.strip_prefix('/') {
            if name == "button" && self.named.take() != Some(true) {
                self.faults.push("a button without a name".to_owned());
            }
            match self.open.pop() {
                Some(open) if open == name => {}
                other => self.faults.push(format!("</{name}> closes {other:?}")),
            }
            return;
        }
        let name = tag.split([' ', '\n']).next().unwrap_or(tag).to_owned();
        let names: Vec<&str> = tag
            .split('"')
            .step_by(2)
            .filter_map(|part| part.strip_suffix('=')?.split(' ').next_back())
            .collect();
        if names.iter().collect::<BTreeSet<_>>().len() != names.len() {
            self.faults
                .push(format!("an attribute stands twice: {tag}"));
        }
        if self.open.iter().any(|open| open == "button") && !IN_BUTTONS.contains(&name.as_str()) {
            self.faults.push(format!("<{name}> inside a button"));
        }
        let parent = self.open.last().map(String::as_str);
        let in_button = parent == Some("button");
        if name == "li" && !matches!(parent, Some("ol" | "ul")) {
            self.faults.push(format!("<li> inside {parent:?}"));
        }
        if matches!(parent, Some("ol" | "ul")) && name != "li" {
            self.faults.push(format!("<{name}> inside a list"));
        }
        if let Some(id) = attribute(tag, "id")
            && !self.ids.insert(id.to_owned())
        {
            self.faults.push(format!("the id {id} stands twice"));
        }
        if name == "button" {
            self.button(tag);
        }
        // A button's name comes first in it, as text.
        if in_button && self.named.is_none() {
            self.named = Some(attribute(tag, "class") == Some("said"));
        }
        if !VOID.contains(&name.as_str()) {
            self.open.push(name);
        }
    }

    /// A button chooses, or opens the choices beside it.
    fn button(&mut self, tag: &str) {
        let opens = attribute(tag, "popovertarget").is_some();
        let choosing: &[&str] = if opens { &[] } else { &["form", "value"] };
        for needed in ["data-explain"].iter().chain(choosing) {
            if attribute(tag, needed).is_none_or(str::is_empty) {
                self.faults
                    .push(format!("a button without {needed}: {tag}"));
            }
        }
        if let Some(value) = attribute(tag, "value") {
            self.choices.push(value.to_owned());
        }
    }
}

/// An attribute's value; maud writes them all in double quotes.
pub fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let length = tag[start..].find('"')?;
    Some(&tag[start..start + length])
}

#[test]
fn faults_are_found() {
    let bad = |html: &str| !Page::read(html).faults.is_empty();
    assert!(!bad("<ul><li>a</li></ul>"));
    assert!(bad("<ul><span>a</span></ul>"));
    assert!(bad("<p class=\"a\" class=\"b\">a</p>"));
    assert!(bad("<p>a"));
    assert!(bad("<p><b>a</p></b>"));
    assert!(bad("<p id=\"a\"></p><p id=\"a\"></p>"));
    assert!(bad("<button value=\"x\"><div></div></button>"));
    let button = |inside: &str| {
        format!("<button form=\"f\" value=\"x\" data-explain=\"y\">{inside}</button>")
    };
    assert!(!bad(&button("<span class=\"said\">a</span>")));
    assert!(bad(&button("<span>a</span>")));
}
