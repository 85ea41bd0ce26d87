// Showing what happened, step by step: first the words, then the pieces.

// How long a sentence and its pieces stay on the screen, by the speed setting: at first, and at least. The longer others
// move, the faster they are shown, so that a round of three bots takes some seconds and not a minute.
const PACE = { slow: [2200, 1500], usual: [300, 80], fast: [160, 50], "at-once": [0, 0] };
const QUICKER = 0.78;
// After a break of this length it begins slowly again.
const BREAK = 2000;
const pace = () => PACE[document.documentElement.dataset.speed] ?? PACE.usual;
const watching = () => pace()[0] > 0;
// Brief scenes get this fraction of it.
const BRIEFLY = 0.3;
// The fraction of that time for the words alone.
const WORDS_FIRST = 0.35;
// More steps than this are not shown one by one: nobody watches for that long.
const MOST_STEPS = 60;

let shown = null; // the step on the screen
let kept = null; // the board at one's own last decision and the steps since, to be shown again
let hurry = false; // whether everything up to the next decision is skipped
let paused = false;
let tempo = 0; // how long the next sentence stays
let told_last = -Infinity; // when the last one was shown
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

/** Straight to the next decision. */
function skip() {
  hurry = true;
  paused = false;
  wake();
  arriveAt();
}

function announce(text) {
  const place = $("#announce");
  if (place && text) place.textContent = text;
}

/** Shows sentences beside the buttons for pausing and skipping, each in an element of its own. */
function caption(said) {
  const place = $("#showing-said");
  if (!place) return;
  place.replaceChildren(...said.flatMap((text) => [Object.assign(document.createElement("span"), { textContent: text }), " "]));
}

const isFollowing = () => document.body.classList.contains("following");

function controls(on) {
  const place = $("#showing");
  if (place) place.hidden = !on;
  document.body.classList.toggle("following", on);
}

/** What is shown at a time: sentences, each with its pieces, and the board after them. */
const scene = ({ said, moves, parts, order, brief }) => ({ said: said.length ? said.map((text) => [text]) : [[]], moves, parts, order, brief });

/** Two scenes as one; the second begins with this sentence of the first, or after its last one. */
function join(one, other, at = one.said.length) {
  const said = [...one.said];
  other.said.forEach((texts, index) => (said[at + index] = [...(said[at + index] ?? []), ...texts]));
  return {
    said,
    moves: [...one.moves, ...other.moves.map(([piece, from, to, count, sentence]) => [piece, from, to, count, at + sentence])],
    parts: { ...one.parts, ...other.parts },
    order: other.order ?? one.order,
    brief: one.brief && other.brief,
  };
}

/** Everything at once. */
const together = (all) => all.reduce((one, other) => join(one, other));

/** A scene for each step; brief ones are combined with the first sentence of what follows. */
function scenes(steps) {
  const out = [];
  let brief = null;
  for (const step of steps) {
    const next = brief ? join(brief, scene(step), 0) : scene(step);
    brief = step.brief ? next : null;
    if (!brief) out.push(next);
  }
  if (brief) out.push(brief);
  return out;
}

const fragments = (parts) => elements(Object.values(parts).join(""));

/** Buttons of a past position do nothing. */
function past(fresh) {
  for (const part of fresh) $$("button", part).forEach((button) => (button.disabled = true));
  return fresh;
}

/** Shows a scene sentence by sentence: the words, then their pieces. What somebody has just done needs no words. */
async function showScene({ said, moves, brief }, change, own) {
  const flights = hurry ? [] : depart(moves);
  for (let sentence = 0; sentence < said.length; sentence++) {
    const first = sentence === 0;
    const silent = (own && first) || !said[sentence].length;
    const time = tempo * (brief ? BRIEFLY : 1);
    if (!silent && !hurry) {
      controls(true);
      caption(said[sentence]);
      await rest(time * WORDS_FIRST);
    }
    if (first) {
      change();
      settleIn(flights);
    }
    follow(sentence);
    await fly(sentence, silent && !flights.length ? 0 : time * (1 - WORDS_FIRST));
    tempo = Math.max(pace()[1], tempo * QUICKER);
    told_last = performance.now();
  }
  arriveAt();
}

/** On a narrow page, scrolls to where a piece arrives, unless somebody is reading something else. */
function follow(sentence) {
  const narrow = matchMedia("(max-width: 699px)").matches;
  if (!narrow || hurry || reading()) return;
  const next = flying.find((flight) => flight.sentence <= sentence);
  next?.fresh.closest(".panel")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Shows scenes one after the other. The last one is left to `now` if there is more to it; the first may be one's own. */
async function showAll(all, now, own) {
  for (let index = 0; index < all.length; index++) {
    // Somebody skips: the rest is shown at once.
    if (hurry) all = [...all.slice(0, index), together(all.slice(index))];
    const { parts, order } = all[index];
    const done = index === all.length - 1;
    const change = () => {
      const fresh = fragments(parts);
      if (done && now) now(fresh, order);
      else replaceParts(done ? fresh : past(fresh), { order });
    };
    if (!done && !hurry) announce(all[index].said.flat().join(" "));
    await showScene(all[index], change, own && index === 0);
  }
}

/** Changes from a command or the stream: the steps between two lengths of the journal, and the present state. */
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
  const watched = watching() && !document.hidden && steps.length <= MOST_STEPS;
  // A table at which nothing moved changes at once.
  const all = steps.length ? (watched ? scenes(steps) : [together(steps.map(scene))]) : [];
  if (told.seq > seq && !now.parts.notice) $("#notice")?.replaceChildren();
  shown = now.step;
  const arrives = (fresh, order) => {
    replaceParts([...fresh, ...fragments(now.parts)], { lines: now.lines, order: now.order ?? order });
    adopt(told.seq, now);
  };
  if (own || performance.now() - told_last > BREAK) [tempo] = pace();
  const hurried = hurry;
  hurry ||= !watched;
  if (all.length) await showAll(all, arrives, own);
  else arrives([]);
  if (!watched) hurry = hurried;
  const said = steps.flatMap((step) => step.said);
  if (steps.length) announce(`${said.slice(-6).join(" ")} ${$("#question")?.textContent ?? ""}`);
  const waits = now.state === "wait";
  if (!waits) hurry = false;
  // Bots may be faster than people can follow.
  const following = watched && waits && steps.length > 0;
  if (following || !waits) controls(following);
  if (now.state === "over" && steps.length) presentResult("smooth");
  else if (!waits && told.seq > seq) present("smooth");
}

/** Takes over the title, the icon and the table's data attributes. */
function adopt(seq, now) {
  document.title = now.title;
  $("#icon").href = now.icon;
  const { step, state, work } = now;
  talking.signalIfAsked?.(table().dataset.state, state, seq);
  Object.assign(table().dataset, { seq, step, state, work });
}

/** Shows again what has happened since one's own last decision. */
const again = () =>
  inTurn(async () => {
    const { game } = table().dataset;
    const { since } = $("#repeat").dataset;
    kept ??= await changes(`/games/${game}/changes?after=${since}&board=1`);
    if (!kept?.steps.length) return;
    hurry = false;
    [tempo] = pace();
    replaceParts(past(elements(kept.board)));
    await showAll(scenes(kept.steps), null, false);
    hurry = false;
    controls(false);
  });

let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work).catch((fault) => console.error(fault)));

/** A whole page of the table, for changes without steps to show. */
async function arrive(page) {
  const fresh = page.getElementById("table");
  if (!fresh || !table() || fresh.dataset.game !== table().dataset.game) return false;
  shown = Number(fresh.dataset.step);
  kept = null;
  replaceParts(partsOf(page));
  takeOver(page);
  if (fresh.dataset.state !== "wait") {
    hurry = false;
    controls(false);
    present("smooth");
  }
  return true;
}

/** The title, icon and data attributes of another page. */
function takeOver(page) {
  document.title = page.title;
  const icon = page.getElementById("icon");
  if (icon) $("#icon").href = icon.getAttribute("href");
  const fresh = page.getElementById("table");
  if (!fresh) return;
  if (live()) talking.signalIfAsked?.(table().dataset.state, fresh.dataset.state, fresh.dataset.seq);
  Object.assign(table().dataset, fresh.dataset);
}

/** Reloads the table. */
async function refresh() {
  const address = `/games/${table().dataset.game}`;
  const { page, gone } = await get(address);
  if (gone) return location.assign(address);
  await arrive(page);
}
