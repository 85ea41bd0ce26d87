// Forms and links that do not reload the page.

// The changes, instead of a page.
const CHANGES = "application/vnd.snowdonia.changes+json";
// How long after a failure to try again.
const TRY_AGAIN = 1500;
// How long a piece flies in a replay.
const LOOKED_AT = 300;

/** Says that the program does not answer, or stops saying so. */
function offline(on) {
  const place = $("#offline");
  if (place && place.hidden === on) place.hidden = !on;
}

/** Sends a request and reads the answer; while the program cannot be reached, the page says so and keeps trying. */
async function reach(address, options, read) {
  for (;;) {
    try {
      const answer = await fetch(address, options);
      const what = await read(answer);
      offline(false);
      return what;
    } catch {
      offline(true);
      await new Promise((done) => setTimeout(done, TRY_AGAIN));
    }
  }
}

const readPage = async (answer) => ({ page: parse(await answer.text()), address: answer.url, gone: answer.status === 404 });
const get = (address) => reach(address, { headers: { accept: "text/html" } }, readPage);

const isChanges = (answer) => answer.headers.get("content-type")?.startsWith(CHANGES);

/** The changes, in the same form as from the stream; nothing if there are none. */
const changes = (address) =>
  reach(address, { headers: { accept: CHANGES } }, async (answer) => (isChanges(answer) ? answer.json() : null));

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-swap]")) return;
  event.preventDefault();
  const words = new URLSearchParams(new FormData(form, event.submitter));
  const post = form.method === "post";
  const address = post ? form.action : `${form.action}?${words}`;
  $("#bar")?.setAttribute("aria-busy", "true");
  skip();
  acting = true;
  inTurn(async () => {
    hurry = false;
    // The consequences of one's own choice are shown from here on.
    if (post && live() && /\/(choose|deal)$/.test(address)) kept = { board: $("#board").outerHTML, steps: [] };
    // A command has a key: however often it is sent, it is carried out once.
    const options = post ? { method: "POST", body: words, headers: { accept: CHANGES } } : {};
    const answer = await reach(address, options, async (answer) =>
      isChanges(answer) ? { told: await answer.json() } : await readPage(answer),
    );
    $("#bar")?.removeAttribute("aria-busy");
    if (answer.told) {
      await take(answer.told, true);
    } else if (await arrive(answer.page)) {
      if (!post) $("#question")?.focus({ preventScroll: true });
    } else {
      location.assign(post && table() ? `/games/${table().dataset.game}` : answer.address);
    }
    const refused = $("#notice [role=alert]");
    if (refused) refused.scrollIntoView({ block: "nearest" });
  });
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-swap]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  look(link.href);
});

/** The pieces that move on the way to another position of a replay, one step forward or back. */
function between(page) {
  const [here, there] = [table().dataset, page.getElementById("table").dataset];
  const by = Number(there.step) - Number(here.step);
  if (by === 1) return JSON.parse(there.moves ?? "[]");
  if (by === -1) return JSON.parse(here.moves ?? "[]").map(([piece, from, to, count]) => [piece, to, from, count]);
  return [];
}

/** Another position or state of the same table, without loading the page. Steps of a replay replace each other in the history. */
function look(address) {
  return inTurn(async () => {
    const { page } = await get(address);
    if (!page.getElementById("table") || !table()) return location.assign(address);
    const flights = depart(between(page));
    replaceParts(partsOf(page));
    settleIn(flights);
    takeOver(page);
    shown = Number(table().dataset.step);
    if (!live()) history.replaceState(null, "", address);
    announce(page.getElementById("showing-said")?.textContent?.trim());
    if (flights.length) await fly(0, LOOKED_AT);
  });
}

// The form of a new game depends on the scenario and the number of players.
document.addEventListener("change", async (event) => {
  const field = event.target.closest("[data-again]");
  if (!field) return;
  const words = new URLSearchParams(new FormData(field.form));
  words.delete("key");
  const { page } = await get(`/new?${words}`);
  const name = field.name;
  const [old, fresh] = [$("form.new-game"), $("form.new-game", page)];
  if (!old || !fresh) return;
  old.replaceWith(document.adoptNode(fresh));
  $(`[name="${name}"]`)?.focus();
  prepare();
});

const kinds = () => {
  for (const kind of $$("select[data-kind]")) {
    const name = kind.closest("fieldset").querySelector(".seat-name");
    if (name) name.hidden = kind.value !== "person";
  }
};
document.addEventListener("change", (event) => event.target.matches("[data-kind]") && kinds());
