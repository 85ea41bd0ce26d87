// Updates of a running analysis.

const busy = () => $("#analysis [data-busy]");

/** The analysis on another page: the present state of this page, or the replay under a result. */
async function analysis(from = result ?? location.href) {
  const { page } = await get(from);
  replaceParts(partsOf(page, ["analysis"]));
}

let result = null; // where the evaluation under a result comes from

/** A result has a place for the analysis. */
function bringAnalysis() {
  const place = $("#analysis[data-from]");
  if (!place) return;
  result = place.dataset.from;
  delete place.dataset.from;
  inTurn(() => analysis());
}

// A click on the curve leads to that exact step.
document.addEventListener("click", (event) => {
  const curve = event.target.closest(".curve");
  if (!curve || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const { left, width } = curve.getBoundingClientRect();
  const step = Math.round(((event.clientX - left) / width) * Number(curve.dataset.steps));
  event.preventDefault();
  event.stopImmediatePropagation();
  // The keyboard moves by rounds.
  const address = event.detail ? `/games/${table().dataset.game}/at/${step}` : event.target.closest("a").getAttribute("href");
  if (live()) location.assign(address);
  else look(address);
}, { capture: true });

function heard(news) {
  if (busy() && (news.all || news.game === table().dataset.game)) inTurn(analysis);
}

let listening = false;
// What was ready before anybody listened is found by looking.
const LOOK_AGAIN = 2000;
const lookAgain = () => busy() && inTurn(analysis).then(() => setTimeout(lookAgain, LOOK_AGAIN));

/** Listens for updates as soon as there is something to wait for. */
function news() {
  if (listening || !busy()) return;
  listening = true;
  const { game, event } = table().dataset;
  hearNews(`news-${game}`, () => `/events?after=${event}&game=${game}`, heard);
  setTimeout(lookAgain, LOOK_AGAIN);
}
