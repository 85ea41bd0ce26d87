// News: one stream for all tabs of a browser.

function heard(news) {
  const here = table();
  if (!here) return;
  if (news.all || news.game === here.dataset.game) {
    if ("live" in here.dataset) {
      // Our own commands bring their page themselves.
      if (news.length && news.length <= Number(here.dataset.seq)) return;
      // One look shows everything that happened until then.
      if (!waiting) inTurn(refresh);
      waiting = true;
    } else if ($("#analysis [data-busy]")) {
      inTurn(analysis);
    }
  }
}

async function analysis() {
  const { page } = await get(location.href);
  exchange(page, ["analysis"]);
}

function listen(tell) {
  const after = table()?.dataset.event;
  const source = new EventSource(after ? `/events?after=${after}` : "/events");
  source.onmessage = (event) => tell(JSON.parse(event.data));
  // As long as nothing comes through, every tab looks for itself.
  let looking = null;
  source.onopen = () => (looking = clearInterval(looking));
  source.onerror = () => {
    looking ??= setInterval(() => tell({ all: true }), LOOK_AGAIN);
    if (source.readyState !== EventSource.CLOSED) return;
    // Refused, and the browser does not try again by itself.
    setTimeout(() => {
      clearInterval(looking);
      listen(tell);
    }, LISTEN_AGAIN);
  };
  return source;
}

function news() {
  if (!table() || !window.EventSource) return poll();
  if (!navigator.locks || !window.BroadcastChannel) return listen(heard);
  // The tab that holds the lock listens and passes on; when it is closed another one gets the lock.
  const channel = new BroadcastChannel("news");
  channel.onmessage = (event) => heard(event.data);
  navigator.locks.request("news", () => {
    listen((told) => {
      channel.postMessage(told);
      heard(told);
    });
    return new Promise(() => {});
  });
}

function poll() {
  if (table()) setInterval(() => inTurn(refresh), LOOK_AGAIN);
}
