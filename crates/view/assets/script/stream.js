// The stream of a table: every step as it happens.
//
// Browsers allow six connections to a place. So all tabs of a game share one stream, and a few games have one; whoever
// is left out asks now and then.

// So many games of a browser have a stream; the other connections are for pages and commands.
const STREAMS = 4;
// How often a table asks that has no stream, and how long after a refusal a stream is asked for again.
const [ASK_AGAIN, LISTEN_AGAIN] = [2000, 10000];
// How long a connection may be away before the page says so.
const SAY_SO = 1500;

const seq = () => Number(table().dataset.seq);

/** Asks what happened meanwhile. */
async function ask() {
  const { game, work } = table().dataset;
  const told = await changes(`/games/${game}/changes?after=${seq()}&work=${work}`);
  if (told) await take(told);
}

let asking = false;

/** The same, once at a time. */
function askInTurn() {
  if (asking) return;
  asking = true;
  inTurn(async () => {
    asking = false;
    await ask();
  });
}

/** Listens until it is told to stop. `tell` gets everything that comes, `lost` whether the connection is away. */
function listen(tell, lost) {
  const { game, work } = table().dataset;
  const source = new EventSource(`/games/${game}/events?after=${seq()}&work=${work}`);
  let [asks, late] = [null, null];
  const there = () => {
    asks = clearInterval(asks);
    late = clearTimeout(late);
    lost(false);
  };
  source.onopen = there;
  source.onmessage = (event) => tell(JSON.parse(event.data));
  source.onerror = () => {
    late ??= setTimeout(() => lost(true), SAY_SO);
    asks ??= setInterval(askInTurn, ASK_AGAIN);
    if (source.readyState !== EventSource.CLOSED) return;
    // Refused, and the browser does not try again by itself.
    setTimeout(() => {
      there();
      listen(tell, lost);
    }, LISTEN_AGAIN);
  };
}

/** Keeps one of the streams there are; nothing if all are taken. */
async function slot() {
  for (let number = 1; number <= STREAMS; number++) {
    const got = await new Promise((done) => {
      navigator.locks.request(`stream-${number}`, { ifAvailable: true }, (lock) => {
        done(Boolean(lock));
        return lock && new Promise(() => {});
      });
    });
    if (got) return true;
  }
  return false;
}

/** Follows a table in this tab for all tabs of the game. */
async function lead(channel) {
  const pass = (told) => {
    channel.postMessage(told);
    inTurn(() => take(told));
  };
  const lost = (away) => {
    channel.postMessage({ away });
    offline(away);
  };
  while (!(await slot())) {
    askInTurn();
    await new Promise((done) => setTimeout(done, ASK_AGAIN));
    // The others have nobody else to tell them.
    channel.postMessage({ at: seq() });
  }
  listen(pass, lost);
}

function stream() {
  if (!window.EventSource) return void setInterval(askInTurn, ASK_AGAIN);
  if (!navigator.locks || !window.BroadcastChannel) return listen((told) => inTurn(() => take(told)), offline);
  const channel = new BroadcastChannel(`table-${table().dataset.game}`);
  let leading = false;
  channel.onmessage = ({ data }) => {
    if ("away" in data) offline(data.away);
    // Somebody has just come; what happened before may be news to one of us.
    else if ("hello" in data) leading && channel.postMessage({ at: seq() });
    else if ("at" in data) data.at > seq() && askInTurn();
    else inTurn(() => take(data));
  };
  navigator.locks.request(`table-${table().dataset.game}`, () => {
    leading = true;
    lead(channel);
    // Until this tab is closed; then another one leads.
    return new Promise(() => {});
  });
  channel.postMessage({ hello: true });
}
