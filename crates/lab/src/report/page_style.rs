//! The look of the page and the picture at its head.

use maud::{Markup, html};

/// The page around the plots; their own colours come with them.
pub const PAGE_STYLE: &str = "\
*{box-sizing:border-box}\
html{-webkit-text-size-adjust:100%}\
body{margin:0;background:var(--paper);color:var(--ink);\
font:16px/1.5 Georgia,'Iowan Old Style','Times New Roman',serif}\
header{background:#28333d;color:#f7f1e3}\
header .text{max-width:76rem;margin:0 auto;padding:1.4rem 1rem 1.2rem}\
header .over{margin:0;letter-spacing:.16em;text-transform:uppercase;font-size:.8rem;color:#e0b45c}\
header h1{margin:.1rem 0 .3rem;font-size:clamp(1.7rem,6vw,2.8rem);line-height:1.15;font-weight:normal}\
header p{margin:.2rem 0;max-width:46rem}\
header svg{display:block;width:100%;height:clamp(96px,16vw,190px)}\
main{max-width:76rem;margin:0 auto;padding:0 1rem 3rem}\
nav{display:flex;flex-wrap:wrap;gap:.4rem .6rem;margin:1rem 0}\
nav a{color:inherit;text-decoration:none;border:1px solid var(--soft);border-radius:999px;\
padding:.45rem .9rem;min-height:44px;display:inline-flex;align-items:center;background:var(--card)}\
nav a:hover,nav a:focus-visible{border-color:var(--k1);outline:2px solid var(--k1);outline-offset:1px}\
h2{font-size:1.6rem;font-weight:normal;margin:2.2rem 0 .2rem;border-bottom:3px double var(--soft);padding-bottom:.2rem}\
h3{font-size:1.2rem;margin:1.8rem 0 .2rem;color:var(--k1)}\
.note{color:var(--soft);margin:.1rem 0 .7rem;max-width:46rem}\
.fault{border-left:4px solid var(--k1);padding:.3rem .8rem;background:var(--card)}\
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.6rem;margin:1rem 0;padding:0}\
.facts div{background:var(--card);border:1px solid var(--rule);border-radius:6px;padding:.6rem .8rem}\
.facts dt{color:var(--soft);font-size:.85rem}\
.facts dd{margin:0;font-size:1.35rem}\
.pair{display:grid;gap:.8rem;align-items:start;grid-template-columns:minmax(0,1fr)}\
@media(min-width:60rem){.pair{grid-template-columns:minmax(0,29rem) minmax(0,1fr)}}\
figure{margin:0;border:1px solid var(--rule);border-radius:6px;overflow:hidden;background:var(--card)}\
figcaption{padding:.5rem .8rem 0;font-weight:bold}\
.table{overflow:auto;max-height:42rem;border:1px solid var(--rule);border-radius:6px;background:var(--card)}\
.table:focus-visible{outline:2px solid var(--k1)}\
table{border-collapse:collapse;width:100%;font-size:.88rem;font-variant-numeric:tabular-nums}\
caption{text-align:left;padding:.5rem .7rem;font-weight:bold}\
th,td{padding:.32rem .6rem;text-align:right;white-space:nowrap;border-top:1px solid var(--rule)}\
th:first-child,td:first-child{text-align:left}\
thead th{position:sticky;top:0;background:var(--card);color:var(--soft);font-weight:normal;vertical-align:bottom;\
white-space:normal;min-width:5.4rem}\
tbody th{font-weight:normal;position:sticky;left:0;background:var(--card)}\
figure+figure{margin-top:.8rem}\
.up{color:var(--k0)}.down{color:var(--k1)}\
footer{max-width:76rem;margin:0 auto;padding:0 1rem 2rem;color:var(--soft);font-size:.9rem}\
.once{position:absolute;width:0;height:0}\
@media print{nav{display:none}.table{max-height:none}.pair{break-inside:avoid}}";

/// Mountains, and a line climbing around them.
pub fn picture() -> Markup {
    html! {
        svg viewBox="0 0 1440 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="1440" height="190" fill="#3d566b" {}
            circle cx="1130" cy="62" r="34" fill="#e9c46a" {}
            path fill="#5b7488" d="M0 132L120 84 210 118 330 58 450 116 560 74 700 128 830 66 980 122 1110 80 1260 126 1440 70V190H0Z" {}
            path fill="#4a6170" d="M300 190L470 110 560 134 722 18 860 106 930 92 1110 190Z" {}
            path fill="#f7f1e3" d="M722 18L690 41 706 46 698 60 722 50 744 64 742 48 760 46Z" {}
            path fill="#5a7247" d="M0 156C180 128 330 150 520 146S900 170 1080 146 1330 138 1440 150V190H0Z" {}
            path fill="#40542f" d="M0 176C240 158 480 182 760 172S1220 164 1440 176V190H0Z" {}
            path fill="none" stroke="#28333d" stroke-width="5" d="M0 168C260 160 420 176 600 158S900 150 880 130 640 128 640 108 800 100 790 82 706 78 712 58" {}
            path fill="none" stroke="#d9cfb8" stroke-width="1.6" stroke-dasharray="3 6" d="M0 168C260 160 420 176 600 158S900 150 880 130 640 128 640 108 800 100 790 82 706 78 712 58" {}
            g transform="translate(214 146) rotate(2)" {
                path fill="#b2322b" d="M0 8H34V-4H22V2H12V-8H0Z" {}
                path fill="#28333d" d="M26-4H32V-13H26ZM2-6H10V0H2Z" {}
                circle cx="7" cy="10" r="4.6" fill="#28333d" {}
                circle cx="18" cy="10" r="4.6" fill="#28333d" {}
                circle cx="29" cy="10" r="4.6" fill="#28333d" {}
                path fill="#a8741a" d="M-34 8H-3V-5H-34Z" {}
                circle cx="-27" cy="10" r="4" fill="#28333d" {}
                circle cx="-10" cy="10" r="4" fill="#28333d" {}
                path fill="#f7f1e3" opacity=".85" d="M29-15c-8-2-8-12 1-13 0-10 14-10 15-3 10-2 13 9 5 12-6 6-14 6-21 4z" {}
            }
        }
    }
}
