// What things are, and what a target will do.

const explained = () => Boolean($("#explain")?.textContent);

/** How much of the decision and of what is being explained a box would cover. */
function hides(box, what) {
  const over = (other) => {
    const [high, wide] = [
      Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
      Math.min(box.right, other.right) - Math.max(box.left, other.left),
    ];
    return high > 0 && wide > 0 ? high * wide : 0;
  };
  const all = [what, what, ...$$("#board .target")];
  return all.reduce((sum, one) => sum + over(one.getBoundingClientRect()), 0);
}

/** Marks what a choice would change on the board. */
function markSpots(what) {
  const spots = what?.dataset.spots?.split(" ") ?? [];
  for (const one of $$("#board [data-spot]")) one.classList.toggle("changes", spots.includes(one.dataset.spot));
}

let pointedAt = null; // what is explained
let signs = null; // what the rulebook says of signs, as soon as one of them is asked for

async function readSigns() {
  signs = [];
  const { page } = await get(`/rules/${$("#board").dataset.game}`);
  signs = $$("#signs li", page).filter((item) => item.textContent.includes(": "));
  explain(pointedAt);
}

/** What the rulebook says about the icon drawn there. */
function meaningOf(what) {
  const names = [...($("svg.ic", what)?.classList ?? [])];
  if (names.length && !signs) readSigns();
  const item = signs?.find((item) => $$("[data-sign]", item).some((sign) => names.includes(sign.dataset.sign)));
  return item?.textContent.trim().replace(/\s+/g, " ");
}

/** The name of an element, and what it is or does. */
function wordsOf(what) {
  const name = what.getAttribute("aria-label") ?? "";
  const about = what.dataset.explain ?? meaningOf(what) ?? "";
  return name && about ? `${name}${/[.!?]$/.test(name) ? "" : "."} ${about}` : name || about;
}

/** Explains an element at the lower or upper edge, whichever covers less of the decision. */
function explain(what) {
  const place = $("#explain");
  if (!place) return;
  pointedAt = what;
  markSpots(what);
  const said = what ? wordsOf(what) : "";
  if (said === place.textContent) return;
  place.textContent = said;
  const at = (up) => {
    place.classList.toggle("up", up);
    place.style.top = up ? document.documentElement.style.scrollPaddingTop || "8px" : "";
    return said ? hides(place.getBoundingClientRect(), what) : 0;
  };
  if (at(false) > 0 && at(true) > 0) at(at(true) < at(false));
}

/** Explains whatever is pointed at, focused or touched; Escape closes the box. What only has a name shows its name. */
const speaking = (element) => element?.closest?.("[data-explain], #board [role=img][aria-label]");
document.addEventListener("pointerover", (event) => {
  explain(speaking(event.target) ?? speaking(document.activeElement));
});
document.addEventListener("focusin", (event) => {
  const what = speaking(event.target);
  explain(what);
  what?.setAttribute("aria-describedby", "explain");
});
document.addEventListener("focusout", (event) => {
  event.target.removeAttribute("aria-describedby");
  // Touching nothing in particular means that reading is over.
  if (!event.relatedTarget) explain(null);
});

// Resting a finger on a target shows what it will do; lifting it chooses nothing.
const RESTING = 500;
let touched = Infinity; // since when a finger is down
let rested = false;
document.addEventListener("pointerdown", (event) => {
  rested = false;
  touched = event.pointerType === "touch" ? performance.now() : Infinity;
});
document.addEventListener("pointerup", () => (rested = performance.now() - touched > RESTING));
document.addEventListener("keydown", () => (rested = false));
document.addEventListener(
  "click",
  (event) => {
    if (rested && event.target.closest(".target, .choice")) event.preventDefault();
    rested = false;
  },
  true,
);

// Elements that only explain themselves are one tab stop per panel; from there the arrow keys lead on.

const readables = (panel) => $$("[data-explain]:not(button)", panel).filter((one) => one.getClientRects().length);

/** Which of them has the focus, so that it is found again on another page. */
function readAt() {
  const at = document.activeElement;
  if (!at?.matches("#board [data-explain]:not(button)")) return null;
  const panel = at.closest(".panel");
  return { panel: `#${panel.id}`, index: readables(panel).indexOf(at) };
}

function rove() {
  for (const panel of $$("#board .panel")) {
    readables(panel).forEach((one, index) => (one.tabIndex = index ? -1 : 0));
  }
}

/** The nearest of them above or below another. */
function beyond(all, from, sign) {
  const box = from.getBoundingClientRect();
  const away = (one) => {
    const other = one.getBoundingClientRect();
    const down = sign * (other.top + other.bottom - box.top - box.bottom);
    return down > box.height ? down + Math.abs(other.left + other.right - box.left - box.right) : Infinity;
  };
  const nearest = all.reduce((best, one) => (away(one) < away(best) ? one : best), from);
  return away(nearest) < Infinity ? nearest : null;
}

/** Moves from one to another; returns whether the key was meant for that. */
function readOn(event) {
  const at = event.target;
  if (!at.matches("#board [data-explain]:not(button)")) return false;
  const all = readables(at.closest(".panel"));
  const index = all.indexOf(at);
  const to = {
    ArrowLeft: () => all[index - 1],
    ArrowRight: () => all[index + 1],
    ArrowUp: () => beyond(all, at, -1),
    ArrowDown: () => beyond(all, at, 1),
    Home: () => all[0],
    End: () => all.at(-1),
  }[event.key];
  if (!to) return false;
  event.preventDefault();
  const next = to();
  if (next) {
    all.forEach((one) => (one.tabIndex = one === next ? 0 : -1));
    next.focus();
  }
  return true;
}
