// News of an analysis that is being made: one stream for all tabs of a browser.

const busy = () => $("#analysis [data-busy]");

async function analysis() {
  const { page } = await get(location.href);
  exchange(partsOf(page, ["analysis"]));
}

function heard(news) {
  if (busy() && (news.all || news.game === table().dataset.game)) inTurn(analysis);
}

function news() {
  const tell = (event) => heard(JSON.parse(event.data));
  const source = () => new EventSource(`/events?after=${table().dataset.event}&game=${table().dataset.game}`);
  if (!window.EventSource) return void setInterval(() => heard({ all: true }), ASK_AGAIN);
  if (!navigator.locks || !window.BroadcastChannel) return void (source().onmessage = tell);
  // The tab that holds the lock listens and passes on; when it is closed another one gets the lock.
  const channel = new BroadcastChannel("news");
  channel.onmessage = tell;
  navigator.locks.request("news", () => {
    source().onmessage = (event) => {
      channel.postMessage(event.data);
      tell(event);
    };
    return new Promise(() => {});
  });
}
