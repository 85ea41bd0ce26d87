// The stream of a table: every step as it happens.
//
// Browsers allow six connections per host. So all tabs of a game share one stream, and only a few games have one; the
// others poll.

// How many games of a browser have a stream; the other connections are for pages and commands.
const STREAMS = 4;
// How often a table without a stream polls, and how long after a refusal a stream is requested again.
const [ASK_AGAIN, LISTEN_AGAIN] = [2000, 10000];
// How long a connection may be lost before the page says so.
const SAY_SO = 1500;
// A page that was hidden for this long may have lost its connection without noticing: phones sleep.
const ASLEEP = 20000;

const pause = (time) => new Promise((done) => setTimeout(done, time));
const seq = () => Number(table().dataset.seq);

// The chat is shown by a separate script; this is what the two scripts offer each other.
const talking = (window.talking = { $, $$, elements, reach, table, live, TAB });

// What the table shows besides its steps: background activity, and when somebody runs out of time.
const beside = () => `work=${table().dataset.work}&until=${$("#clocks")?.dataset.until ?? ""}`;

/** Asks what has happened in the meantime. */
async function ask() {
  const { game } = table().dataset;
  const told = await changes(`/games/${game}/changes?after=${seq()}&${beside()}`);
  if (told) await take(told);
  await talking.askTalk?.();
}

let asking = false;

/** The same, but only once at a time. */
function askInTurn() {
  if (asking) return;
  asking = true;
  inTurn(async () => {
    asking = false;
    await ask();
  });
}

const ownScript = $("script[src]")?.getAttribute("src");

/** The program has another version: the page is reloaded, once, after everything has been sent. */
function renew(script) {
  if (script === ownScript || sessionStorage.getItem("renewed") === script) return;
  sessionStorage.setItem("renewed", script);
  inTurn(() => location.reload());
}

/** Listens until it is stopped. `tell` receives everything that arrives, `lost` whether the connection is lost. */
function listen(tell, lost) {
  let [source, asks, late, again, hidden] = [];
  const there = () => {
    asks = clearInterval(asks);
    late = clearTimeout(late);
    lost(false);
  };
  const open = () => {
    const { game } = table().dataset;
    const said = $("#chat") ? `&said=${$("#chat").dataset.newest}` : "";
    source = new EventSource(`/games/${game}/events?after=${seq()}&${beside()}${said}`);
    source.onopen = there;
    source.onmessage = (event) => tell(JSON.parse(event.data));
    source.addEventListener("chat", (event) => tell({ chat: JSON.parse(event.data) }));
    source.addEventListener("presence", (event) => tell({ presence: event.data }));
    source.addEventListener("script", (event) => tell({ script: event.data }));
    source.onerror = () => {
      late ??= setTimeout(() => lost(true), SAY_SO);
      asks ??= setInterval(askInTurn, ASK_AGAIN);
      // Refused, and the browser does not retry on its own.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, LISTEN_AGAIN);
    };
  };
  const anew = () => {
    clearTimeout(again);
    source.close();
    open();
  };
  const seen = () => {
    if (document.hidden) hidden = Date.now();
    else if (Date.now() - hidden > ASLEEP) anew();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", anew);
  open();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", anew);
    source.close();
    for (const timer of [asks, late, again]) clearTimeout(timer);
  };
}

/** Reserves one of the streams: returns what releases it, or nothing if all are taken. */
async function slot() {
  for (let number = 1; number <= STREAMS; number++) {
    const over = await hold_name(`stream-${number}`);
    if (over) return over;
  }
  return null;
}

/** Starts something that needs a stream as soon as one is free; `waits` is used until then. Returns what ends it. */
function withSlot(begin, waits) {
  let [ended, close, over] = [false, () => {}, null];
  const first = async () => {
    while (!ended && !(over = await slot())) await waits();
    if (ended) over?.();
    else close = begin();
  };
  first();
  return () => {
    ended = true;
    close();
    over?.();
  };
}

/** Follows a table in this tab for all tabs of the game, until it is stopped. */
function lead(channel, heard) {
  const lost = (away) => {
    channel.postMessage({ away });
    heard({ away });
  };
  const tell = (told) => {
    channel.postMessage(told);
    heard(told);
  };
  const waits = async () => {
    askInTurn();
    await pause(ASK_AGAIN);
    // The other tabs depend on this one.
    channel.postMessage({ at: seq() });
  };
  return withSlot(() => listen(tell, lost), waits);
}

/** Listens to an address in one tab for all that ask for a name. Without a stream, `tell` is called now and then. */
function hearNews(name, address, tell) {
  const all = () => tell({ all: true });
  if (!window.EventSource) return void setInterval(all, ASK_AGAIN);
  const hear = (tell) => {
    let [source, asks, again] = [];
    const open = () => {
      source = new EventSource(address());
      source.onopen = () => (asks = clearInterval(asks));
      source.onmessage = (event) => tell(JSON.parse(event.data));
      source.onerror = () => {
        asks ??= setInterval(() => tell({ all: true }), ASK_AGAIN);
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, LISTEN_AGAIN);
      };
    };
    open();
    return () => {
      source.close();
      for (const timer of [asks, again]) clearTimeout(timer);
    };
  };
  if (!sharing()) return void hear(tell);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => tell(data);
  const pass = (told) => {
    channel.postMessage(told);
    tell(told);
  };
  const waits = () => {
    pass({ all: true });
    return pause(ASK_AGAIN);
  };
  leading(name, () => withSlot(() => hear(pass), waits));
}

function stream() {
  const heard = (told) => {
    if ("away" in told) offline(told.away);
    else if ("script" in told) renew(told.script);
    else if ("chat" in told) talking.hearChat?.(told.chat);
    else if ("presence" in told) talking.hearPresence?.(told.presence);
    else inTurn(() => take(told));
  };
  if (!window.EventSource) return void setInterval(askInTurn, ASK_AGAIN);
  if (!sharing()) return void listen(heard, (away) => offline(away));
  const channel = new BroadcastChannel(`table-${table().dataset.game}`);
  let ahead = false;
  channel.onmessage = ({ data }) => {
    // A tab has just joined; what happened before may be news to one of us.
    if ("hello" in data) ahead && channel.postMessage({ at: seq() });
    else if ("at" in data) data.at > seq() && askInTurn();
    else heard(data);
  };
  leading(`table-${table().dataset.game}`, () => {
    ahead = true;
    const end = lead(channel, heard);
    return () => {
      ahead = false;
      end();
    };
  });
  channel.postMessage({ hello: true });
  // A phone that wakes checks at once what it has missed.
  document.addEventListener("visibilitychange", () => document.hidden || askInTurn());
}

// While the program does not answer, a link must not replace the table with the browser's own error page.
function stay(event) {
  const banner = $("#offline");
  const link = event.target.closest("a[href], form:not([data-swap])");
  if (!banner || banner.hidden || !link || event.defaultPrevented) return;
  if (event.type === "click" && !link.matches("a")) return;
  event.preventDefault();
  banner.animate?.({ outline: ["3px solid currentColor", "3px solid transparent"] }, 900);
}
addEventListener("click", stay);
addEventListener("submit", stay);
