// What is beside the log: drawers, and private notes. Together with the chat this is a separate script, which solo
// players' tables do not load; `talking` is its interface to the main one.

const { $, $$, elements, reach, table, live, TAB } = window.talking;

// How long after the last keystroke notes are saved.
const NOTED = 1500;

const newestSaid = () => Number($("#chat")?.dataset.newest ?? 0);
const asJson = { accept: "application/json" };

/** Sends a few words; returns the answer as JSON, with whether it was refused. */
const tellTalk = (address, words) =>
  reach(address, { method: "POST", body: words, headers: asJson }, async (answer) => {
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { refused: !answer.ok, ...(isJson ? await answer.json() : {}) };
  });

let saving = null;

async function saveNotes(form) {
  saving = clearTimeout(saving);
  const place = $("#notes-said");
  const words = new URLSearchParams(new FormData(form));
  const { refused, reason } = await tellTalk(form.action, words);
  place.textContent = refused ? reason : place.dataset.saved;
}

document.addEventListener("submit", (event) => {
  if (event.target.dataset.talk !== "notes") return;
  event.preventDefault();
  saveNotes(event.target);
});

document.addEventListener("input", (event) => {
  const form = event.target.closest("form[data-talk=notes]");
  if (!form) return;
  $("#notes-said").textContent = "";
  clearTimeout(saving);
  saving = setTimeout(() => saveNotes(form), NOTED);
});
// Notes are saved when the page is left.
addEventListener("pagehide", () => {
  const form = saving && $("form[data-talk=notes]");
  if (form) navigator.sendBeacon?.(form.action, new URLSearchParams(new FormData(form)));
});

// An open drawer stays open when the page is reloaded. Only one of them is open at a time.
const drawers = () => $$("#talk > details");
const drawerKey = () => `drawer-${table().dataset.game}`;

function drawn(drawer) {
  if (drawer.open) {
    for (const other of drawers()) if (other !== drawer) other.open = false;
    const list = $("#chat-lines", drawer);
    if (list) list.scrollTop = list.scrollHeight;
    haveRead();
  }
  sessionStorage.setItem(drawerKey(), drawers().find((one) => one.open)?.id ?? "");
}

for (const drawer of live() ? drawers() : []) {
  drawer.open = drawer.id === sessionStorage.getItem(drawerKey());
  drawer.addEventListener("toggle", () => drawn(drawer));
  $("summary", drawer).addEventListener("click", () => {
    // Whoever opens it wants to write.
    if (!drawer.open) setTimeout(() => $("input[name=text], textarea", drawer)?.focus({ preventScroll: true }));
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    drawer.open = false;
    $("summary", drawer).focus();
  });
}
