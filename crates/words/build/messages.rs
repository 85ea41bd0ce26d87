//! The messages of a language with their variables, read from its files.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::folder::Folder;

/// Variables by key, including those of referenced messages.
pub fn messages(language: &Folder) -> BTreeMap<String, BTreeSet<String>> {
    let mut direct = BTreeMap::new();
    for (name, text) in &language.files {
        let place = format!("{}/{name}", language.tag);
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{place}: {faults:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut uses = Uses::default();
                    uses.pattern(&message.value.expect("a message has a value"));
                    let before = direct.insert(message.id.name.to_owned(), uses);
                    assert!(
                        before.is_none(),
                        "{place}: {} stands twice",
                        message.id.name
                    );
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{place}: {other:?}"),
            }
        }
    }
    let keys: Vec<String> = direct.keys().cloned().collect();
    keys.into_iter()
        .map(|key| (key.clone(), variables(&direct, &key)))
        .collect()
}

fn variables(direct: &BTreeMap<String, Uses>, key: &str) -> BTreeSet<String> {
    let uses = direct.get(key).unwrap_or_else(|| panic!("no {key}"));
    let mut all = uses.variables.clone();
    for other in &uses.messages {
        all.extend(variables(direct, other));
    }
    all
}

#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("not used here: {other:?}"),
        }
    }
}
