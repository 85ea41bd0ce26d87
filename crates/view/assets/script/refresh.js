// Lists, and tables that have not begun: refreshed when there is news of them, and now and then, unless somebody is
// busy there.

// A part of a page that says how many seconds may pass, and where its news comes from.
const fresh = () => $("#fresh[data-refresh]");
// However much happens, a list is not refreshed more often than this; while somebody is busy, it is tried again later.
const [SELDOMER, BUSY_AGAIN] = [1000, 2000];

/** The content of a list, without the present state of its clocks. */
function said(part) {
  const copy = part.cloneNode(true);
  for (const clock of $$("[data-now]", copy)) clock.removeAttribute("data-now");
  for (const one of $$("[data-ends], time[data-moment]", copy)) {
    one.removeAttribute("class");
    one.textContent = "";
  }
  return copy.innerHTML;
}

/** Refreshes the page; returns whether it is up to date. */
async function lookAfresh() {
  const { page, address } = await get(location.href);
  // The game has begun, or the table is gone.
  if (new URL(address).pathname !== location.pathname) return location.assign(address);
  const [old, now] = [fresh(), page.getElementById("fresh")];
  if (!now) return location.reload();
  const busy = old.contains(document.activeElement) || $("details[open]", old);
  const same = said(old) === said(now);
  if (!same && !busy) old.replaceWith(document.adoptNode(now));
  return same || !busy;
}

function refreshing() {
  let [timer, looked] = [0, 0];
  const look = () =>
    inTurn(async () => {
      looked = Date.now();
      const done = document.hidden || (await lookAfresh());
      if (fresh()) wait(done ? Number(fresh().dataset.refresh) * 1000 : BUSY_AGAIN);
    });
  const wait = (time) => {
    clearTimeout(timer);
    timer = setTimeout(look, time);
  };
  const soon = () => wait(Math.max(0, looked + SELDOMER - Date.now()));
  wait(Number(fresh().dataset.refresh) * 1000);
  if (fresh().dataset.hear) hearNews(`list-${location.pathname}`, () => fresh().dataset.hear, soon);
  document.addEventListener("visibilitychange", () => document.hidden || soon());
}
if (fresh()) refreshing();
