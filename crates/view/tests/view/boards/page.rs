//! Parses the subset of HTML that boards use, and reports what is wrong with it.

use std::collections::BTreeSet;

/// What was found on a page.
#[derive(Debug, Default)]
pub struct Page<'a> {
    /// The values of all buttons that choose, in the order of the page.
    pub choices: Vec<&'a str>,
    pub faults: Vec<String>,
    ids: BTreeSet<&'a str>,
    open: Vec<&'a str>,
    /// Whether the open button already has its name.
    named: Option<bool>,
    /// Those of the tag that is read, name and value.
    attributes: Vec<(&'a str, &'a str)>,
}

const VOID: [&str; 4] = ["br", "hr", "img", "input"];
/// What may be inside a button: words and pictures, nothing that breaks the line or is interactive itself.
const IN_BUTTONS: [&str; 14] = [
    "b", "circle", "ellipse", "g", "path", "polygon", "rect", "small", "span", "svg", "text", "em",
    "line", "strong",
];

impl<'a> Page<'a> {
    pub fn read(html: &'a str) -> Page<'a> {
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

    fn tag(&mut self, tag: &'a str) {
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
        let name = tag.split([' ', '\n']).next().unwrap_or(tag);
        self.attributes.clear();
        self.attributes.extend(attributes(tag));
        let names = self.attributes.iter().map(|(name, _)| name);
        if names
            .clone()
            .enumerate()
            .any(|(at, name)| names.clone().skip(at + 1).any(|other| other == name))
        {
            self.faults
                .push(format!("an attribute stands twice: {tag}"));
        }
        if self.open.contains(&"button") && !IN_BUTTONS.contains(&name) {
            self.faults.push(format!("<{name}> inside a button"));
        }
        let parent = self.open.last().copied();
        let in_button = parent == Some("button");
        if name == "li" && !matches!(parent, Some("ol" | "ul")) {
            self.faults.push(format!("<li> inside {parent:?}"));
        }
        if matches!(parent, Some("ol" | "ul")) && name != "li" {
            self.faults.push(format!("<{name}> inside a list"));
        }
        if let Some(id) = self.attribute("id")
            && !self.ids.insert(id)
        {
            self.faults.push(format!("the id {id} stands twice"));
        }
        if name == "button" {
            self.button(tag);
        }
        // A button's name comes first in it, as text.
        if in_button && self.named.is_none() {
            self.named = Some(self.attribute("class") == Some("said"));
        }
        if !VOID.contains(&name) {
            self.open.push(name);
        }
    }

    /// A button chooses, or opens the choices beside it.
    fn button(&mut self, tag: &str) {
        let opens = self.attribute("popovertarget").is_some();
        let choosing: &[&str] = if opens { &[] } else { &["form", "value"] };
        for needed in ["data-explain"].iter().chain(choosing) {
            if self.attribute(needed).is_none_or(str::is_empty) {
                self.faults
                    .push(format!("a button without {needed}: {tag}"));
            }
        }
        self.choices.extend(self.attribute("value"));
    }

    fn attribute(&self, name: &str) -> Option<&'a str> {
        let named = self.attributes.iter().find(|(known, _)| *known == name);
        named.map(|(_, value)| *value)
    }
}

/// The attributes of a tag, name and value; maud writes them all in double quotes.
pub fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = tag;
    std::iter::from_fn(move || {
        let (before, after) = rest.split_once("=\"")?;
        let (value, behind) = after.split_once('"')?;
        rest = behind;
        Some((before.rsplit([' ', '\n']).next().unwrap_or(before), value))
    })
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
