//! The embedded style sheets and scripts; their addresses contain a hash of their content, so that browsers may cache
//! them for ever.

/// A file that pages refer to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    name: &'static str,
    pub kind: &'static str,
    parts: &'static [&'static str],
    hash: u64,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPTS: &str = "text/javascript; charset=utf-8";

/// Pieces, targets and panels of every board.
const BOARD_STYLE: Asset = Asset::new("board.css", CSS, &[include_str!("../../assets/board.css")]);

/// Pages, and tables around their boards.
pub const STYLE: Asset = Asset::new(
    "style.css",
    CSS,
    &[
        include_str!("../../assets/style.css"),
        include_str!("../../assets/orders.css"),
    ],
);

/// For pages without a table.
const LISTS_STYLE: Asset = Asset::new(
    "lists.css",
    CSS,
    &[
        include_str!("../../assets/lists.css"),
        include_str!("../../assets/rules.css"),
        include_str!("../../assets/clocks.css"),
    ],
);

/// The style sheets of a page in cascading order. A table only needs those of its own game and none of the lists', so
/// that people who open a link wait less.
pub fn style_sheets(games: &[Asset], at_table: bool) -> Vec<Asset> {
    let mut sheets = vec![BOARD_STYLE];
    sheets.extend(games);
    sheets.push(STYLE);
    if !at_table {
        sheets.push(LISTS_STYLE);
    }
    sheets
}

/// The script. It makes the pages livelier, but everything works without it: every command is a form, every view a
/// link. Its parts share one scope.
pub const SCRIPT: Asset = Asset::new(
    "table.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        include_str!("../../assets/script/replace_parts.js"),
        include_str!("../../assets/script/flight.js"),
        include_str!("../../assets/script/show.js"),
        include_str!("../../assets/script/forms.js"),
        include_str!("../../assets/script/keys.js"),
        include_str!("../../assets/script/explain.js"),
        include_str!("../../assets/script/scroll.js"),
        include_str!("../../assets/script/tabs.js"),
        include_str!("../../assets/script/stream.js"),
        include_str!("../../assets/script/news.js"),
        include_str!("../../assets/script/refresh.js"),
        include_str!("../../assets/script/orders.js"),
        include_str!("../../assets/script/prepare.js"),
        "})();\n",
    ],
);

/// What pages without a table need in addition: addresses to copy or share, searches that filter. Tables load less
/// without it.
pub const LISTS: Asset = Asset::new(
    "lists.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        "const $ = (what, where = document) => where.querySelector(what);\n",
        "const $$ = (what, where = document) => [...where.querySelectorAll(what)];\n",
        include_str!("../../assets/script/reach.js"),
        include_str!("../../assets/script/filter.js"),
        include_str!("../../assets/script/aim.js"),
        "})();\n",
    ],
);

/// The style of chat and private notes, in addition to that of the table; tables of solo players do not load it.
pub const TALK_STYLE: Asset = Asset::new(
    "talk.css",
    CSS,
    &[
        include_str!("../../assets/chat.css"),
        include_str!("../../assets/clocks.css"),
    ],
);

/// The script of chat and private notes.
pub const TALK: Asset = Asset::new(
    "talk.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        include_str!("../../assets/script/notes.js"),
        include_str!("../../assets/script/chat.js"),
        include_str!("../../assets/script/clocks.js"),
        "})();\n",
    ],
);

/// The script of clocks, for lists and for tables that have not begun.
pub const CLOCKS: Asset = Asset::new(
    "clocks.js",
    SCRIPTS,
    &[
        "\"use strict\";\n",
        include_str!("../../assets/script/clocks.js"),
    ],
);

/// The script of sound and vibration, for those who want them.
pub const TURN_SIGNAL: Asset = Asset::new(
    "turn_signal.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        include_str!("../../assets/script/turn_signal.js"),
        "})();\n",
    ],
);

/// The script of tables whose viewer is notified of turns while away.
pub const SEEN: Asset = Asset::new(
    "seen.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        include_str!("../../assets/script/seen.js"),
        "})();\n",
    ],
);

/// The script of the page on which people turn on push notifications.
pub const PUSH: Asset = Asset::new(
    "push.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        include_str!("../../assets/script/push.js"),
        "})();\n",
    ],
);

/// The script for installing the program; tables do not load it.
pub const INSTALL: Asset = Asset::new(
    "install.js",
    SCRIPTS,
    &[
        "(() => {\n\"use strict\";\n",
        include_str!("../../assets/script/install.js"),
        "})();\n",
    ],
);

impl Asset {
    /// The style sheet of a game's board. Constant, so that the compiler works out its address.
    pub const fn game_style(name: &'static str, parts: &'static [&'static str]) -> Asset {
        Asset::new(name, CSS, parts)
    }

    const fn new(name: &'static str, kind: &'static str, parts: &'static [&'static str]) -> Asset {
        Asset {
            name,
            kind,
            parts,
            hash: hash(parts),
        }
    }

    /// The content, without indentation and comment lines, which are for those who read the sources; in style sheets,
    /// also without spaces around punctuation.
    pub fn content(&self) -> String {
        let mut content = String::new();
        let mut comment = false;
        for line in self.parts.iter().flat_map(|part| part.lines()) {
            let line = line.trim();
            comment |= line.starts_with("/*");
            if !comment && !line.is_empty() && !line.starts_with("//") {
                if self.kind == CSS {
                    content.push_str(&without_blanks(line));
                } else {
                    content.push_str(line);
                }
                content.push('\n');
            }
            comment &= !line.ends_with("*/");
        }
        content
    }

    /// Its address: `/assets/0123456789abcdef/style.css`.
    pub fn address(&self) -> String {
        format!("/assets/{:016x}/{}", self.hash, self.name)
    }
}

/// FNV-1a over the content, eight bytes at a time: all it has to do is to change with the content. Evaluated by the
/// compiler, because every page names several files.
const fn hash(parts: &[&str]) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut part = 0;
    while part < parts.len() {
        let (words, rest) = parts[part].as_bytes().as_chunks();
        let mut at = 0;
        while at < words.len() {
            hash = mixed(hash, u64::from_le_bytes(words[at]));
            at += 1;
        }
        let mut at = 0;
        while at < rest.len() {
            hash = mixed(hash, rest[at] as u64);
            at += 1;
        }
        part += 1;
    }
    hash
}

const fn mixed(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(0x0100_0000_01b3)
}

/// A line of a style sheet without insignificant spaces.
fn without_blanks(line: &str) -> String {
    const SHORTER: [(&str, &str); 7] = [
        (" {", "{"),
        ("{ ", "{"),
        (": ", ":"),
        (", ", ","),
        ("; ", ";"),
        (" }", "}"),
        (";}", "}"),
    ];
    let all = SHORTER.into_iter();
    all.fold(line.to_owned(), |line, (long, short)| {
        line.replace(long, short)
    })
}

/// The file with this address, among ours and the style sheets of games.
pub fn asset(address: &str, games: &[Asset]) -> Option<Asset> {
    let mut all = all(games);
    all.find(|asset| asset.address() == address)
}

fn all(games: &[Asset]) -> impl Iterator<Item = Asset> {
    let others = [
        SCRIPT,
        LISTS,
        TALK_STYLE,
        TALK,
        CLOCKS,
        INSTALL,
        TURN_SIGNAL,
        SEEN,
        PUSH,
    ];
    style_sheets(games, false).into_iter().chain(others)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board as _;

    fn game_styles() -> Vec<Asset> {
        let styles = [::snowdonia::Rules::style(), ::foothills::Rules::style()];
        styles.into_iter().flatten().collect()
    }

    /// Comments are recognised by how a line begins and ends, so nothing else may be on the lines of a multi-line
    /// comment, and no text may look like one.
    #[test]
    fn comments_stand_in_lines_of_their_own() {
        for asset in all(&game_styles()) {
            for line in asset.parts.iter().flat_map(|part| part.lines()) {
                let line = line.trim();
                if let Some((_, behind)) = line.split_once("*/") {
                    assert!(behind.is_empty() || !line.starts_with("/*"), "{line}");
                }
            }
            let content = asset.content();
            assert!(!content.contains("/*"), "{}", asset.name);
            assert!(content.len() > 500, "{}", asset.name);
        }
    }

    /// Spaces are removed everywhere, so no text in a style sheet may have one next to punctuation.
    #[test]
    fn blanks_mean_nothing_in_style_sheets() {
        for asset in all(&game_styles()).filter(|asset| asset.kind == CSS) {
            let content = asset.content();
            for line in asset.parts.iter().flat_map(|part| part.lines()) {
                let line = line.trim();
                if line.starts_with("/*") || line.ends_with("*/") {
                    continue;
                }
                for text in line.split('"').skip(1).step_by(2) {
                    assert!(content.contains(&format!("\"{text}\"")), "{line}");
                }
            }
        }
        assert_eq!(
            without_blanks("a, b :hover { margin: 0 1px; inset: calc(1px + 2px); }"),
            "a,b :hover{margin:0 1px;inset:calc(1px + 2px)}"
        );
    }
}
