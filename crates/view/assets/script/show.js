// Showing what happened, step by step.

let shown = null; // the step on the screen
let repeatFrom = null; // where "show again" begins
let hurry = false; // whether everything up to the next decision is skipped
let paused = false;
let wake = () => {};

/** Leaves what is shown on the screen for a while. */
async function rest(time) {
  const end = performance.now() + time;
  while (!hurry && (paused || performance.now() < end)) {
    await new Promise((done) => {
      wake = done;
      setTimeout(done, paused ? 3600000 : Math.max(0, end - performance.now()));
    });
  }
}

function skip() {
  hurry = true;
  paused = false;
  wake();
}

const said = (page) => page.getElementById("showing-said")?.textContent?.trim() ?? "";

function announce(text) {
  const place = $("#announce");
  if (place && text) place.textContent = text;
}

function controls(on) {
  const place = $("#showing");
  if (place) place.hidden = !on;
  document.body.classList.toggle("following", on);
}

/** Shows the positions after each step from `from` on up to the one before `to`. */
async function follow(from, to) {
  const game = table().dataset.game;
  controls(true);
  for (let step = from + 1; step < to && !hurry; step++) {
    const { page } = await get(`/games/${game}/at/${step}`);
    if (hurry) break;
    await swap(page, ["board"]);
    if ($("#showing-said")) $("#showing-said").textContent = said(page);
    announce(said(page));
    await rest(pace());
  }
}

/** Tells those who listen what the newest entries of the log say. */
function tellNewest(from) {
  const entries = $$("#log-list li[data-step]").filter((entry) => Number(entry.dataset.step) > from);
  const text = entries.slice(-6).map((entry) => $(".log-words", entry).textContent).join(" ");
  announce(`${text} ${$("#question")?.textContent ?? ""}`);
  if ($("#showing-said")) $("#showing-said").textContent = text;
}

/** A new page of the table: what lies between is shown first. */
async function arrive(page) {
  const fresh = page.getElementById("table");
  if (!fresh || !table() || fresh.dataset.game !== table().dataset.game) return false;
  const to = Number(fresh.dataset.step);
  const from = shown ?? Number(table().dataset.step);
  const between = to - from;
  const live = "live" in fresh.dataset && "live" in table().dataset;
  const visible = live && pace() > 0 && !document.hidden;
  if (visible && between > 1 && between <= MOST_STEPS) await follow(from, to);
  shown = to;
  await swap(page);
  adopt(page);
  if (between > 0) tellNewest(from);
  const waits = fresh.dataset.state === "wait";
  if (!waits) hurry = false;
  // Bots may be faster than people can follow.
  if (visible && waits && between > 0) {
    controls(true);
    await rest(pace());
  }
  if (!waits) controls(false);
  if (!waits && live) present("smooth");
  return true;
}

let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work, work));

let waiting = false;

async function refresh() {
  const here = table();
  if (!here) return;
  waiting = false;
  const address = "live" in here.dataset ? `/games/${here.dataset.game}` : location.href;
  const { page, gone } = await get(address);
  // Somebody deleted the game: the page says so.
  if (gone) return location.assign(address);
  const fresh = page.getElementById("table");
  // What people are about to click stays where it is.
  if (fresh && state(fresh) === state(here)) return;
  await arrive(page);
}

/** Everything by which one page of a table differs from another. */
const state = (one) => ["game", "seq", "step", "state", "work"].map((name) => one.dataset[name]).join(" ");
