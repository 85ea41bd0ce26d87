// Exchanging parts of the page, with pieces that glide from place to place.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => $("#table");
const live = () => Boolean(table() && "live" in table().dataset);
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// More pieces than this do not glide: every one costs the browser a picture.
const MOST_GLIDING = 40;
// As many lines of the log are shown beside a table.
const MOST_LINES = 40;
// What is exchanged when a whole page is taken over. The rest of the page stays.
const PARTS = ["notice", "bar", "guide", "board", "side"];

const parse = (text) => new DOMParser().parseFromString(text, "text/html");

/** The parts of another page. */
const partsOf = (page, ids = PARTS) => ids.map((id) => page.getElementById(id)).filter(Boolean);

/** Pieces of HTML as elements. */
function elements(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}

/** What has the keyboard's attention, described so that it is found again when the page has changed. */
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

/** Puts elements in place of those with the same id, keeping what people opened, scrolled and focused. */
function exchange(fresh, { lines = "", order = null } = {}) {
  const focus = attention();
  const read = readAt();
  const inside = acting || document.activeElement?.closest("#table");
  const open = new Map($$("details[data-keep]").map((one) => [one.dataset.keep, one.open]));
  const top = $("#log-list")?.scrollTop;
  const ids = fresh.map((part) => part.id);
  for (const part of fresh) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
  if (order) arrange(order);
  if (lines) append(lines);
  for (const one of $$("details[data-keep]")) one.open = open.get(one.dataset.keep) ?? one.open;
  const log = $("#log-list");
  if (log) log.scrollTop = lines || ids.includes("side") || ids.includes("log") ? log.scrollHeight : top;
  if (inside && !document.activeElement?.closest("#table")) {
    ($(focus ?? "#question") ?? $("#question"))?.focus({ preventScroll: true });
  }
  if (ids.includes("bar")) acting = false;
  awaken();
  if (read) readables($(read.panel)).at(read.index)?.focus({ preventScroll: true });
}

/** New lines of the log; the oldest go. */
function append(lines) {
  const log = $("#log-list");
  if (!log) return;
  log.append(...elements(lines));
  while ($$("li[data-step]", log).length > MOST_LINES) log.firstElementChild.remove();
}

/** Brings columns and panels into the order in which people decide; only what stands elsewhere is touched. */
function arrange(order) {
  const board = $("#board");
  const put = (parent, child, index) => {
    if (child && parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  };
  order.forEach(([number, panels], index) => {
    const column = $(`.column-${number}`, board);
    put(board, column, index);
    panels.forEach((id, place) => put(column, document.getElementById(`panel-${id}`), place));
  });
}

/** The elements of a piece at a spot; a pile stands for as many as it counts. */
function lying(piece, spot) {
  const there = $$(`[data-piece="${CSS.escape(piece)}"][data-spot="${CSS.escape(spot)}"]`);
  return there.flatMap((one) => Array(Number(one.dataset.count ?? 1)).fill(one));
}

/** The last of those at a spot that no other movement has taken. */
function last(taken, piece, spot, count) {
  const key = `${piece} ${spot}`;
  const left = lying(piece, spot).slice(0, -(taken.get(key) ?? 0) || undefined);
  taken.set(key, (taken.get(key) ?? 0) + count);
  return left.slice(-count);
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
  return element;
}

/** Changes the page, with the pieces of movements gliding: each is a piece, a spot it leaves, one it comes to, a count. */
async function glide(moves, change) {
  const able = document.startViewTransition && !calm() && !document.hidden;
  const gliding = [];
  const leaving = new Map();
  for (const [piece, from, to, count] of able ? moves : []) {
    for (const old of last(leaving, piece, from, count)) gliding.push({ old, piece, to });
  }
  if (!gliding.length || gliding.length > MOST_GLIDING) return change();
  const ghosts = [];
  const named = gliding.map(({ old }, index) => name(old, index, ghosts));
  const transition = document.startViewTransition(() => {
    change();
    const coming = new Map();
    gliding.forEach(({ piece, to }, index) => {
      const [fresh] = last(coming, piece, to, 1);
      if (fresh) named.push(name(fresh, index, ghosts));
    });
  });
  // The browser leaves a transition out where nobody would see it.
  transition.ready.catch(() => {});
  try {
    await transition.finished;
  } finally {
    named.forEach((one) => (one.style.viewTransitionName = ""));
    ghosts.forEach((ghost) => ghost.remove());
  }
}
