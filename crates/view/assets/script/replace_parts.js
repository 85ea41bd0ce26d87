// Replacing parts of the page.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => $("#table");
const live = () => Boolean(table() && "live" in table().dataset);
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The most lines of the log beside a table.
const MOST_LINES = 40;
// What is replaced when a whole page is taken over. The rest of the page stays.
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

/** A description of the focused element by which it is found again when the page has changed. */
function attention() {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  if (at.id) return `#${CSS.escape(at.id)}`;
  if (at.value && at.name) return `[name="${CSS.escape(at.name)}"][value="${CSS.escape(at.value)}"]`;
  if (at.dataset.tool) return `[data-tool="${at.dataset.tool}"]`;
  const href = at.getAttribute("href");
  return href ? `a[href="${CSS.escape(href)}"]` : at.closest("#table") ? "#question" : null;
}

// Whether somebody has just chosen: the target is gone, and the focus moves to the question.
let acting = false;

/** The list overlays the table. If it would cover what answers the next question, it closes. */
function uncover() {
  const list = $("details.list[open]");
  const over = list?.lastElementChild.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom }) =>
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  if (list && $$("#board .target").some((one) => isUnder(one.getBoundingClientRect()))) list.open = false;
}

/** Replaces elements by those with the same id, keeping what people have opened, scrolled and focused. */
function replaceParts(fresh, { lines = "", order = null } = {}) {
  const focus = attention();
  const read = readAt();
  const inside = acting || document.activeElement?.closest("#table");
  const open = new Map($$("details[data-keep]").map((one) => [one.dataset.keep, one.open]));
  const top = $("#log-list")?.scrollTop;
  const ids = fresh.map((part) => part.id);
  const showing = $("#showing");
  // When the focused element is removed, the browser does a layout at once: better now than in the middle of the changes.
  if (ids.some((id) => document.getElementById(id)?.contains(document.activeElement))) document.activeElement.blur();
  for (const part of fresh) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
  // What is being shown goes on being shown.
  if (showing && !showing.isConnected) $("#showing")?.replaceWith(showing);
  if (order) arrange(order);
  if (lines) append(lines);
  for (const one of $$("details[data-keep]")) one.open = open.get(one.dataset.keep) ?? one.open;
  if (acting) uncover();
  const log = $("#log-list");
  if (log) log.scrollTop = lines || ids.includes("side") || ids.includes("log") ? log.scrollHeight : top;
  if (inside && !document.activeElement?.closest("#table")) {
    ($(focus ?? "#question") ?? $("#question"))?.focus({ preventScroll: true });
  }
  if (ids.includes("bar")) acting = false;
  prepare();
  if (read) readables($(read.panel)).at(read.index)?.focus({ preventScroll: true });
}

/** Adds new lines to the log and removes the oldest. */
function append(lines) {
  const log = $("#log-list");
  if (!log) return;
  log.append(...elements(lines));
  while ($$("li[data-step]", log).length > MOST_LINES) log.firstElementChild.remove();
}

/** Puts columns and panels into the order of decisions; only what is out of place is touched. */
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
