//! The look of plots: cream paper, slate, moss and signal red, each with a hatching so that nothing depends on
//! colour.

use maud::{Markup, html};

use super::KINDS;

/// Colours and lines of all plots, embedded in every page and file.
pub const PLOT_STYLE: &str = "\
:root{--paper:#f7f1e3;--card:#fffaf0;--ink:#28333d;--soft:#56626c;--rule:#d9cfb8;\
--k0:#4f6b3c;--k1:#b2322b;--k2:#3f6079;--k3:#a8741a;--k4:#7b5476;--k5:#7d8a93;--k6:#2f7f76;--k7:#8c5a3c;--hatch:#fffaf0}\
@media(prefers-color-scheme:dark){:root{--paper:#1b2127;--card:#232b32;--ink:#eee6d3;--soft:#b6b3a6;--rule:#3c474f;\
--k0:#9dbd83;--k1:#ec7f6f;--k2:#8fb6d4;--k3:#e0b45c;--k4:#c79cc0;--k5:#a9b4bb;--k6:#74c2b6;--k7:#cf9d7b;--hatch:#232b32}}\
.plot{display:block;width:100%;height:auto;font-family:Georgia,'Iowan Old Style','Times New Roman',serif}\
.plot .ground{fill:var(--card)}\
.plot text{fill:var(--ink);font-size:13px}\
.plot .tick,.plot .unit,.plot .small{fill:var(--soft);font-size:11.5px}\
.plot .value{font-size:11px}\
.plot .tight{font-size:11px}\
.plot .grid{stroke:var(--rule);stroke-width:1}\
.plot .axis{stroke:var(--soft);stroke-width:1}\
.plot .whisker{stroke:var(--ink);stroke-width:2}\
.plot .reference{stroke:var(--k1);stroke-width:1.5;stroke-dasharray:5 3}\
.plot .point{fill:var(--k0);stroke:var(--card);stroke-width:1}\
.plot .ring{fill:var(--card);stroke:var(--soft);stroke-width:1.5}\
.plot .part{stroke:var(--card);stroke-width:1}\
.plot .series{fill:none;stroke-width:2;stroke-linejoin:round}\
.plot .mark{fill:var(--card);stroke:var(--k1);stroke-width:2}\
.f0{fill:var(--k0)}.f1{fill:var(--k1)}.f2{fill:var(--k2)}.f3{fill:var(--k3)}\
.f4{fill:var(--k4)}.f5{fill:var(--k5)}.f6{fill:var(--k6)}.f7{fill:var(--k7)}\
.s0{stroke:var(--k0)}.s1{stroke:var(--k1);stroke-dasharray:7 3}.s2{stroke:var(--k2);stroke-dasharray:2 2}\
.s3{stroke:var(--k3);stroke-dasharray:9 3 2 3}.s4{stroke:var(--k4);stroke-dasharray:4 4}\
.s5{stroke:var(--k5)}.s6{stroke:var(--k6);stroke-dasharray:12 4}.s7{stroke:var(--k7);stroke-dasharray:1 3}\
.h{fill:none;stroke:var(--hatch);stroke-width:1.4}.hd{fill:var(--hatch)}";

/// The hatchings, once per page.
pub fn patterns() -> Markup {
    html! {
        defs {
            @for kind in 0..KINDS {
                pattern id=(format!("kind{kind}")) width="8" height="8" patternUnits="userSpaceOnUse" {
                    rect class=(format!("f{kind}")) width="8" height="8" {}
                    (hatching(kind))
                }
            }
        }
    }
}

fn hatching(kind: usize) -> Markup {
    let path = match kind {
        1 => "M-1 9L9-1M-1 1L1-1M7 9L9 7",
        2 => "M0 4H8",
        4 => "M-1-1L9 9M-1 7L1 9M7-1L9 1",
        5 => "M4 0V8",
        6 => "M0 4H8M4 0V8",
        7 => "M0 2L4 6L8 2",
        _ => "",
    };
    html! {
        @if kind == 3 {
            circle class="hd" cx="2" cy="2" r="1.2" {}
            circle class="hd" cx="6" cy="6" r="1.2" {}
        } @else if !path.is_empty() {
            path class="h" d=(path) {}
        }
    }
}

pub(crate) fn filling(kind: usize) -> String {
    format!("url(#kind{})", kind % KINDS)
}
