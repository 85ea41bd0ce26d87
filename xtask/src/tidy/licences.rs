//! Where what we build from comes from, what must not be in it, and under which licences it is.
//!
//! A check of our own: it takes a second, where the usual tool would have to be built for minutes on every fresh machine.
//! Advisories about known faults need a database from the network; `cargo xtask advisories` asks for it.

use crate::process::cargo;
use crate::tree::Tree;

/// The only place crates come from: no repositories, whose contents can change.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What must not come in, even through others, and why.
const BANNED: [(&str, &str); 6] = [
    (
        "openssl-sys",
        "TLS is rustls with ring, without a library of the system",
    ),
    (
        "native-tls",
        "TLS is rustls with ring, without a library of the system",
    ),
    (
        "aws-lc-sys",
        "one implementation of the same curves is enough, and this one needs CMake",
    ),
    ("chrono", "time zones are jiff's"),
    ("reqwest", "a request of ten lines needs no HTTP client"),
    ("async-std", "the runtime is tokio"),
];

/// Licences under which a crate can be part of a program that is given away in binary form, with the texts beside it.
const ALLOWED: [&str; 10] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Single crates under another one, and why that is all right.
const EXCEPTIONS: [(&str, &str, &str); 1] = [(
    "option-ext",
    "MPL-2.0",
    "used as it is; changes of its own files would have to be given away, and there are none",
)];

/// What can be read off the list of locked crates.
pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for lock in ["Cargo.lock", "bench/Cargo.lock"] {
        let mut name = "";
        for line in tree.text(lock).unwrap_or_default().lines() {
            let value = |key: &str| {
                let value = line.strip_prefix(key)?.strip_prefix(" = \"")?;
                value.strip_suffix('"')
            };
            if let Some(found) = value("name") {
                name = found;
                let banned = BANNED.iter().find(|(banned, _)| *banned == name);
                // The benchmarks are given to nobody.
                if let Some((_, why)) = banned.filter(|_| lock == "Cargo.lock") {
                    faults.push(format!("{lock}: {name} must not come in: {why}"));
                }
            }
            if let Some(source) = value("source")
                && source != REGISTRY
            {
                faults.push(format!("{lock}: {name} comes from {source}"));
            }
        }
    }
    faults
}

/// A crate the program is built from, for this platform.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Crate {
    pub name: String,
    pub version: String,
    pub licence: String,
}

/// Everything the program is built from that is not ours.
pub fn crates() -> Result<Vec<Crate>, String> {
    let mut tree = cargo();
    tree.args([
        "tree",
        "--package",
        "app",
        "--edges",
        "normal,build",
        "--locked",
    ]);
    tree.args(["--prefix", "none", "--format", "{p}|{l}"]);
    let output = tree.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(read(&String::from_utf8_lossy(&output.stdout)))
}

fn read(listed: &str) -> Vec<Crate> {
    let line = |line: &str| {
        let (package, licence) = line.split_once('|')?;
        let mut words = package.split(' ');
        let (name, version) = (words.next()?, words.next()?);
        // Ours are named with their folders.
        let ours = words.next().is_some_and(|word| word.starts_with("(/"));
        (!ours).then(|| Crate {
            name: name.to_owned(),
            version: version.trim_start_matches('v').to_owned(),
            licence: licence.trim_end_matches(" (*)").trim().to_owned(),
        })
    };
    let mut crates: Vec<Crate> = listed.lines().filter_map(line).collect();
    crates.sort();
    crates.dedup();
    crates
}

/// What is wrong with the licences of everything the program is built from.
pub fn check_licences() -> Vec<String> {
    let crates = match crates() {
        Ok(crates) => crates,
        Err(error) => return vec![format!("the crates cannot be listed: {error}")],
    };
    crates.iter().filter_map(fault).collect()
}

fn fault(of: &Crate) -> Option<String> {
    let Crate { name, licence, .. } = of;
    let excepted = EXCEPTIONS
        .iter()
        .any(|(crate_, its, _)| crate_ == name && its == licence);
    if excepted || is_allowed(licence) {
        return None;
    }
    Some(format!(
        "{name}: the licence {licence:?} is not one of those allowed in {}",
        file!()
    ))
}

/// Whether an expression can be met: one of several by `OR` or `/`, all of several by `AND`.
fn is_allowed(expression: &str) -> bool {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let allowed = any_of(&words, &mut at);
    allowed && at == words.len()
}

fn any_of(words: &[&str], at: &mut usize) -> bool {
    let mut allowed = all_of(words, at);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        // Read on in any case.
        let other = all_of(words, at);
        allowed |= other;
    }
    allowed
}

fn all_of(words: &[&str], at: &mut usize) -> bool {
    let mut allowed = one(words, at);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        let other = one(words, at);
        allowed &= other;
    }
    allowed
}

fn one(words: &[&str], at: &mut usize) -> bool {
    let Some(&word) = words.get(*at) else {
        return false;
    };
    *at += 1;
    if word == "(" {
        let allowed = any_of(words, at);
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return allowed && closed;
    }
    // An exception only allows more.
    if words.get(*at) == Some(&"WITH") {
        *at += 2;
    }
    ALLOWED.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_they_are_meant() {
        for (expression, allowed) in [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-only", false),
            ("Apache-2.0 OR GPL-2.0-only", true),
            ("MIT AND GPL-2.0-only", false),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("(MIT OR Apache-2.0) AND LGPL-2.1-or-later", false),
            ("GPL-3.0-only OR (ISC AND Zlib)", true),
            ("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only", true),
            ("", false),
            ("(MIT", false),
            ("MIT MIT", false),
        ] {
            assert_eq!(is_allowed(expression), allowed, "{expression}");
        }
    }

    #[test]
    fn other_sources_and_banned_crates_are_found() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\n\n\
                    [[package]]\nname = \"b\"\nsource = \"git+https://example.org/b#1\"\n\n[[package]]\nname = \"openssl-sys\"\n";
        let faults = check(&Tree::of(&[("Cargo.lock", lock)]));
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert_eq!(
            faults[0],
            "Cargo.lock: b comes from git+https://example.org/b#1"
        );
        assert!(faults[1].starts_with("Cargo.lock: openssl-sys must not come in"));
    }

    #[test]
    fn ours_are_told_from_others() {
        let listed = "app v0.2.0 (/x/crates/app)|MIT OR Apache-2.0\nserde v1.0.1|MIT OR Apache-2.0\n\
                      serde v1.0.1|MIT OR Apache-2.0 (*)\nx v2.0.0 (proc-macro)|GPL-3.0-only\n";
        let crates = read(listed);
        assert_eq!(crates.len(), 2, "{crates:?}");
        assert_eq!(crates[0].name, "serde");
        assert_eq!(fault(&crates[0]), None);
        assert!(fault(&crates[1]).unwrap().starts_with("x: the licence"));
    }
}
