// Exchanging parts of the page, with pieces that glide from place to place.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => $("#table");
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The time a step stays on the screen, by the speed that is set.
const PACE = { slow: 2200, usual: 1100, fast: 450, "at-once": 0 };
const pace = () => PACE[document.documentElement.dataset.speed] ?? PACE.usual;
// More steps than this are not shown one by one: nobody watches that long.
const MOST_STEPS = 60;
// More pieces than this do not glide: every one costs the browser a picture.
const MOST_GLIDING = 40;
// How often a table is looked at where no news come, and how long after a refusal they are asked for again.
const [LOOK_AGAIN, LISTEN_AGAIN] = [2000, 10000];
// What is exchanged when the table changes. The rest of the page stays.
const PARTS = ["notice", "bar", "board", "side"];

const parse = (text) => new DOMParser().parseFromString(text, "text/html");

async function get(address) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  return { page: parse(await answer.text()), address: answer.url, gone: answer.status === 404 };
}

/** Every kind of piece with its spots, and the elements there; a pile stands for as many as it counts. */
function spots(root) {
  const out = new Map();
  for (const piece of $$("[data-piece]", root)) {
    const { piece: id, spot, count } = piece.dataset;
    if (!out.has(id)) out.set(id, new Map());
    const at = out.get(id);
    if (!at.has(spot)) at.set(spot, []);
    for (let n = 0; n < Number(count ?? 1); n++) at.get(spot).push(piece);
  }
  return out;
}

/** The elements of pieces that are at a spot in one and no longer in the other. */
function gone(one, other) {
  const out = [];
  for (const [spot, elements] of one ?? []) out.push(...elements.slice(other?.get(spot)?.length ?? 0));
  return out;
}

/** The pieces that are elsewhere on the new page, each with its old and new element. */
function moved(page) {
  const [before, after] = [spots(document), spots(page)];
  const out = [];
  for (const [id, now] of after) {
    const [left, came] = [gone(before.get(id), now), gone(now, before.get(id))];
    left.slice(0, came.length).forEach((old, index) => out.push([old, came[index]]));
  }
  return out.length > MOST_GLIDING ? [] : out;
}

/** Gives an element a name to glide by. What glides from or to a pile more than once gets a stand-in. */
function name(element, index, ghosts) {
  if (element.style.viewTransitionName) {
    const ghost = element.cloneNode(true);
    ghost.style.cssText = `position:absolute;left:${element.offsetLeft}px;top:${element.offsetTop}px;margin:0`;
    for (const mark of ["piece", "spot", "count"]) delete ghost.dataset[mark];
    ghost.setAttribute("aria-hidden", "true");
    element.after(ghost);
    ghosts.push(ghost);
    element = ghost;
  }
  element.style.viewTransitionName = `piece-${index}`;
}

/** What has the keyboard's attention, described so that it is found again on another page. */
function attention() {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  if (at.id) return `#${CSS.escape(at.id)}`;
  if (at.value && at.name) return `[name="${CSS.escape(at.name)}"][value="${CSS.escape(at.value)}"]`;
  if (at.dataset.tool) return `[data-tool="${at.dataset.tool}"]`;
  const href = at.getAttribute("href");
  return href ? `a[href="${CSS.escape(href)}"]` : at.closest("#table") ? "#question" : null;
}

// Whether somebody just chose: the target is gone, and the keyboard goes on at the question.
let acting = false;

// On a page with room for it a panel that has grown stays as large: nothing below it goes back and forth.
const roomy = () => matchMedia("(min-width: 700px)").matches;

/** How large the panels are. One in which people opened something is theirs to close. */
function sizes() {
  const panels = roomy() ? $$("#board .panel:not(:has(details[open]))") : [];
  return new Map(panels.map((panel) => [panel.id, panel.offsetHeight]));
}

function hold(before) {
  for (const [id, high] of before) {
    const panel = document.getElementById(id);
    if (panel && panel.offsetHeight < high) panel.style.minHeight = `${high}px`;
  }
}
addEventListener("resize", () => $$("#board .panel").forEach((panel) => (panel.style.minHeight = "")));

/** Exchanges the parts that differ, keeping what people opened, scrolled and focused. */
function exchange(page, ids) {
  const focus = attention();
  const read = readAt();
  const before = sizes();
  const inside = acting || document.activeElement?.closest("#table");
  const open = new Map($$("details[data-keep]").map((one) => [one.dataset.keep, one.open]));
  const top = $("#log-list")?.scrollTop;
  for (const id of ids) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh) old.replaceWith(document.adoptNode(fresh));
  }
  for (const one of $$("details[data-keep]")) one.open = open.get(one.dataset.keep) ?? one.open;
  hold(before);
  const log = $("#log-list");
  if (log) log.scrollTop = ids.includes("side") ? log.scrollHeight : top;
  if (inside && !document.activeElement?.closest("#table")) {
    ($(focus ?? "#question") ?? $("#question"))?.focus({ preventScroll: true });
  }
  if (ids.includes("bar")) acting = false;
  awaken();
  if (read) readables($(read.panel)).at(read.index)?.focus({ preventScroll: true });
}

/** The same, with pieces that moved gliding to their new places. */
async function swap(page, ids = PARTS) {
  const gliding = document.startViewTransition && !calm() ? moved(page) : [];
  if (!gliding.length) {
    exchange(page, ids);
    return;
  }
  const ghosts = [];
  gliding.forEach(([old], index) => name(old, index, ghosts));
  const glide = document.startViewTransition(() => {
    exchange(page, ids);
    gliding.forEach(([, after], index) => name(after, index, ghosts));
  });
  try {
    await glide.finished;
  } finally {
    gliding.forEach(([, after]) => (after.style.viewTransitionName = ""));
    ghosts.forEach((ghost) => ghost.remove());
  }
}

/** Takes over title, icon and the numbers of the table. */
function adopt(page) {
  document.title = page.title;
  const icon = page.getElementById("icon");
  if (icon) $("#icon").href = icon.getAttribute("href");
  const fresh = page.getElementById("table");
  if (fresh) Object.assign(table().dataset, fresh.dataset);
}
