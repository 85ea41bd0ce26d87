// News of an analysis that is being made.

const busy = () => $("#analysis [data-busy]");

/** The evaluation of another page: of this one as it is now, or of the replay under a result. */
async function analysis(from = result ?? location.href) {
  const { page } = await get(from);
  exchange(partsOf(page, ["analysis"]));
}

let result = null; // where the evaluation under a result comes from

/** A result has room for the evaluation. */
function bringAnalysis() {
  const place = $("#analysis[data-from]");
  if (!place) return;
  result = place.dataset.from;
  delete place.dataset.from;
  inTurn(() => analysis());
}

// A click on the curve leads to the very step.
document.addEventListener("click", (event) => {
  const curve = event.target.closest(".curve");
  if (!curve || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const { left, width } = curve.getBoundingClientRect();
  const step = Math.round(((event.clientX - left) / width) * Number(curve.dataset.steps));
  event.preventDefault();
  event.stopImmediatePropagation();
  // Who goes by the keyboard goes by rounds.
  const address = event.detail ? `/games/${table().dataset.game}/at/${step}` : event.target.closest("a").getAttribute("href");
  if (live()) location.assign(address);
  else look(address);
}, { capture: true });

function heard(news) {
  if (busy() && (news.all || news.game === table().dataset.game)) inTurn(analysis);
}

let listening = false;

/** Listens for news as soon as there is something to wait for. */
function news() {
  if (listening || !busy()) return;
  listening = true;
  const { game, event } = table().dataset;
  hearNews(`news-${game}`, () => `/events?after=${event}&game=${game}`, heard);
}
