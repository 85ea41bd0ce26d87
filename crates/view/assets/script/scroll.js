// Scrolling the decision into view.

// When somebody last scrolled the page by hand: it is not moved while they are reading.
let moved_by_hand = -Infinity;
const HANDS_OFF = 2500;
for (const kind of ["wheel", "touchmove"]) {
  addEventListener(kind, () => (moved_by_hand = performance.now()), { passive: true });
}
addEventListener("keydown", (event) => {
  if (/^(Page|Arrow|Home|End)/.test(event.key)) moved_by_hand = performance.now();
});

/** Whether somebody is reading something other than the board. */
function reading() {
  if (performance.now() - moved_by_hand < HANDS_OFF) return true;
  if (document.activeElement?.closest("#talk")) return true;
  const side = $("#side");
  if (!side || side.matches(":hover") || side.contains(document.activeElement)) return Boolean(side);
  // On a narrow page the log is below the board.
  return getComputedStyle(table()).gridTemplateColumns.split(" ").length < 2 && side.getBoundingClientRect().top < innerHeight / 2;
}

/** What stays at the upper edge when the page is scrolled: the bar, or on a phone its question. */
const stuck = () => $$("#bar, #bar > .ask").find((one) => getComputedStyle(one).position === "sticky");

/** How much of the upper edge is taken up by that and by the line of one's own goods. */
const edge = () => (stuck()?.offsetHeight ?? 0) + ($("#panel-mine")?.offsetHeight ?? 0);

/** A game that has ended shows its result. */
function presentResult(behavior) {
  $("#sheet")?.scrollIntoView({ block: "start", behavior: calm() ? "instant" : behavior });
  $("#question")?.focus({ preventScroll: true });
}

/** Scrolls as little as possible until every target is visible, together with the question if both fit. */
function present(behavior) {
  const targets = $$("#board [data-decides] :is(.target, .hill-also, .hill-sets)").map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  if (!targets.length || reading()) return;
  const [head, tools] = [stuck(), $("#bar .tools")];
  const fixed = tools && getComputedStyle(tools).position === "fixed";
  const [top, bottom] = [head ? edge() + 8 : 0, innerHeight - (fixed ? tools.offsetHeight : 0) - 8];
  const room = bottom - top;
  const first = Math.min(...targets.map((box) => box.top)) - 8;
  const last = Math.max(...targets.map((box) => box.bottom));
  const panel = Math.min(...$$("#board [data-decides]").map((one) => one.getBoundingClientRect().top));
  // The most that fits: with the question, with the whole panel, or only the targets.
  const from = [head ? panel : $("#bar").getBoundingClientRect().top, panel, first].find((start) => last - start <= room) ?? first;
  const by = from < top || last - from > room ? from - top : Math.max(0, last - bottom);
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: calm() ? "instant" : behavior });
}
