// Showing what happened, step by step: first the words, then the pieces.

// The time a step stays on the screen, by the speed that is set.
const PACE = { slow: 2200, usual: 1100, fast: 450, "at-once": 0 };
const pace = () => PACE[document.documentElement.dataset.speed] ?? PACE.usual;
// How much of that time the words have for themselves.
const WORDS_FIRST = 0.35;
// More steps than this are not shown one by one: nobody watches that long.
const MOST_STEPS = 60;

let shown = null; // the step on the screen
let kept = null; // the board at one's own last decision and the steps since, to be shown again
let hurry = false; // whether everything up to the next decision is skipped
let paused = false;
let moved = -Infinity; // when something moved last
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

function announce(text) {
  const place = $("#announce");
  if (place && text) place.textContent = text;
}

/** Shows sentences beside the buttons that pause and skip, each an element of its own. */
function caption(said) {
  const place = $("#showing-said");
  if (!place) return;
  place.replaceChildren(...said.flatMap((text) => [Object.assign(document.createElement("span"), { textContent: text }), " "]));
}

function controls(on) {
  const place = $("#showing");
  if (place) place.hidden = !on;
  document.body.classList.toggle("following", on);
}

/** Movements one after the other as one: what goes on from where it came to goes there at once. */
function chained(moves) {
  let all = [];
  for (let [piece, from, to, count] of moves) {
    for (const known of all) {
      if (known[0] !== piece || known[2] !== from || !count) continue;
      const on = Math.min(known[3], count);
      known[3] -= on;
      count -= on;
      all = [...all, [piece, known[1], to, on]];
    }
    all.push([piece, from, to, count]);
  }
  return all.filter(([, from, to, count]) => count && from !== to);
}

/** Several steps as one. */
const together = (steps) => ({
  said: steps.flatMap((step) => step.said),
  moves: chained(steps.flatMap((step) => step.moves)),
  parts: Object.assign({}, ...steps.map((step) => step.parts)),
  order: steps.findLast((step) => step.order)?.order,
});

/** What is shown at a time: a step in which nothing moves is told with the one that follows it. */
function scenes(steps) {
  const out = [];
  let quiet = [];
  for (const step of steps) {
    quiet.push(step);
    if (!step.moves.length) continue;
    out.push(together(quiet));
    quiet = [];
  }
  if (quiet.length) out.push(together(quiet));
  return out;
}

const fragments = (parts) => elements(Object.values(parts).join(""));

/** Buttons of a position that is past do nothing. */
function past(fresh) {
  for (const part of fresh) $$("button", part).forEach((button) => (button.disabled = true));
  return fresh;
}

/** Shows scenes one after the other. The last one is left to `now`, if there is more to it; the first may come at once. */
async function showAll(all, now, atOnce) {
  for (let index = 0; index < all.length; index++) {
    if (hurry) all = [...all.slice(0, index), together(all.slice(index))];
    const scene = all[index];
    const done = index === all.length - 1;
    if (!hurry && !(atOnce && index === 0)) {
      await rest(moved + pace() - performance.now());
      controls(true);
      caption(scene.said);
      if (!done) announce(scene.said.join(" "));
      await rest(pace() * WORDS_FIRST);
      // Somebody skipped in the meantime: the rest comes with it.
      if (hurry) {
        index--;
        continue;
      }
    }
    await glide(scene.moves, () => {
      const fresh = fragments(scene.parts);
      if (done && now) now(fresh, scene.order);
      else exchange(done ? fresh : past(fresh), { order: scene.order });
    });
    moved = performance.now();
  }
}

/** What a command or the stream brought: the steps from one length of the journal to another, and how it is now. */
async function take(told, own = false) {
  const here = table();
  if (!live() || told.game !== here.dataset.game) return;
  // Somebody deleted the game: the page says so.
  if (told.gone) return location.assign(`/games/${told.game}`);
  const seq = Number(here.dataset.seq);
  if (told.from > seq || (told.jump && told.seq > seq && told.from !== seq)) return refresh();
  const known = told.seq < seq || (told.seq === seq && told.from < seq);
  if (known && (!own || told.seq < seq)) return;
  const steps = known ? [] : told.steps.filter((step) => step.step > shown);
  const { now } = told;
  if (told.jump) kept = null;
  else kept?.steps.push(...steps);
  const watched = pace() > 0 && !document.hidden && steps.length <= MOST_STEPS;
  // A table at which nothing moved changes at once.
  const all = steps.length ? (watched ? scenes(steps) : [together(steps)]) : [];
  if (told.seq > seq && !now.parts.notice) $("#notice")?.replaceChildren();
  shown = now.step;
  const arrives = (fresh, order) => {
    adopt(told.seq, now);
    exchange([...fresh, ...fragments(now.parts)], { lines: now.lines, order: now.order ?? order });
  };
  if (all.length) await showAll(all, arrives, own || !watched);
  else arrives([]);
  const said = steps.flatMap((step) => step.said);
  if (steps.length) announce(`${said.slice(-6).join(" ")} ${$("#question")?.textContent ?? ""}`);
  const waits = now.state === "wait";
  if (!waits) hurry = false;
  // Bots may be faster than people can follow.
  const following = watched && waits && steps.length > 0;
  if (following) caption(said.slice(-6));
  if (following || !waits) controls(following);
  if (!waits && told.seq > seq) present("smooth");
}

/** Takes over title, icon and the numbers of the table. */
function adopt(seq, now) {
  document.title = now.title;
  $("#icon").href = now.icon;
  const { step, state, work } = now;
  Object.assign(table().dataset, { seq, step, state, work });
}

/** Shows again what happened since one's own last decision. */
const again = () =>
  inTurn(async () => {
    const { game, since } = table().dataset;
    kept ??= await changes(`/games/${game}/changes?after=${since}&board=1`);
    if (!kept?.steps.length) return;
    hurry = false;
    exchange(past(elements(kept.board)));
    await showAll(scenes(kept.steps), null, false);
    hurry = false;
    controls(false);
  });

/** Whether there is anything to show again. */
const repeatable = () => (kept ? kept.steps.length > 1 : "since" in (table()?.dataset ?? {}));

let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work).catch((fault) => console.error(fault)));

/** A whole page of the table, for what has no steps to show. */
async function arrive(page) {
  const fresh = page.getElementById("table");
  if (!fresh || !table() || fresh.dataset.game !== table().dataset.game) return false;
  shown = Number(fresh.dataset.step);
  kept = null;
  exchange(partsOf(page));
  takeOver(page);
  if (fresh.dataset.state !== "wait") {
    hurry = false;
    controls(false);
    present("smooth");
  }
  return true;
}

/** Title, icon and numbers of another page. */
function takeOver(page) {
  document.title = page.title;
  const icon = page.getElementById("icon");
  if (icon) $("#icon").href = icon.getAttribute("href");
  const fresh = page.getElementById("table");
  if (fresh) Object.assign(table().dataset, fresh.dataset);
}

/** Looks at the table afresh. */
async function refresh() {
  const address = `/games/${table().dataset.game}`;
  const { page, gone } = await get(address);
  if (gone) return location.assign(address);
  await arrive(page);
}
