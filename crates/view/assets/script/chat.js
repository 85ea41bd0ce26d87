// Chat at a table of several people: messages as they arrive, and who is present.

// The most messages on the page.
const MOST_SAID = 100;

const chat = () => $("#chat");

/** The times of messages, by this browser's clock. */
function times() {
  for (const time of $$("time[data-at]:empty")) {
    const at = new Date(Number(time.dataset.at));
    const today = at.toDateString() === new Date().toDateString();
    time.textContent = today
      ? at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })
      : at.toLocaleDateString([], { day: "numeric", month: "numeric" });
    time.dateTime = at.toISOString();
    time.title = at.toLocaleString();
  }
}

function showUnread(count) {
  const badge = $("#unread");
  if (!badge) return;
  badge.hidden = !count;
  badge.lastElementChild.textContent = count;
}

let read = 0; // the newest message of which it was said that it is read

/** Whatever is on the screen counts as read. */
function haveRead() {
  const here = chat();
  if (!here?.open || document.hidden || !("follows" in here.dataset)) return false;
  showUnread(0);
  if (newestSaid() > read && "known" in here.dataset) {
    read = newestSaid();
    tellTalk(`/games/${table().dataset.game}/chat/read`, new URLSearchParams({ message: read }));
  }
  return true;
}

/** New messages, from the stream or in answer to one's own. */
function hearChat({ lines, newest, unread }, own = false) {
  const list = $("#chat-lines");
  if (!chat()) return;
  const fresh = list ? elements(lines).filter((line) => !document.getElementById(line.id)) : [];
  if (list && fresh.length) {
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
    list.append(...fresh);
    while (list.children.length > MOST_SAID) list.firstElementChild.remove();
    if (atEnd || own) list.scrollTop = list.scrollHeight;
    $("#chat-empty")?.remove();
    times();
  }
  // One's own message may arrive before what others wrote in the meantime.
  if (!own) chat().dataset.newest = Math.max(newestSaid(), newest);
  if (!haveRead()) showUnread(unread);
  const said = fresh.filter((line) => !("own" in line.dataset)).map((line) => `${$(".said-by", line).textContent}: ${$(".said-text", line).textContent}`);
  if (said.length) $("#chat-announce").textContent = said.join(" ");
}

/** Marks at the seats who is present: a full or an empty dot, and the word for it. */
function markPresent() {
  for (const one of $$("#presence [data-seat]")) {
    const { seat } = one.dataset;
    const name = $(`.player.seat-${seat} .player-name, #panel-hill-player-${seat} > .panel-title`);
    if (!name) continue;
    const dot = $(".looks", name) ?? document.createElement("span");
    dot.className = "looks";
    dot.title = one.title;
    const sign = Object.assign(document.createElement("span"), { textContent: $(".dot", one).textContent });
    sign.setAttribute("aria-hidden", "true");
    dot.replaceChildren(sign, Object.assign(document.createElement("span"), { className: "hidden", textContent: ` (${one.title})` }));
    if (!dot.isConnected) name.append(dot);
  }
}

function hearPresence(html) {
  const [line] = elements(html);
  $("#presence")?.replaceWith(line);
  markPresent();
}

/** For browsers without a stream. */
async function askTalk() {
  if (!chat()) return;
  const address = `/games/${table().dataset.game}/chat?after=${newestSaid()}`;
  const told = await reach(address, { headers: asJson }, async (answer) => (answer.status === 200 ? answer.json() : null));
  if (!told) return;
  hearChat(told);
  if (told.presence) hearPresence(told.presence);
}

async function sendMessage(form) {
  const words = new URLSearchParams(new FormData(form));
  const button = $("button", form);
  button.disabled = true;
  const told = await tellTalk(form.action, words);
  button.disabled = false;
  const place = $("#chat-refused");
  place.hidden = !told.refused;
  place.textContent = told.refused ? told.reason : "";
  // A refused message stays in its field for correction.
  if (told.refused) return;
  form.elements.key.value = `${TAB}-${Date.now()}`;
  if (form.elements.text.value === words.get("text")) form.elements.text.value = "";
  hearChat(told, true);
}

document.addEventListener("submit", (event) => {
  if (event.target.dataset.talk !== "say" || !table()) return;
  event.preventDefault();
  if (!$("button", event.target).disabled) sendMessage(event.target);
});

document.addEventListener("visibilitychange", haveRead);
// A reader whose page comes from the browser's history may have read on in another one.
read = Number($("#unread")?.hidden ? newestSaid() : 0);
times();
markPresent();
Object.assign(window.talking, { hearChat, hearPresence, askTalk, markPresent });
haveRead();
