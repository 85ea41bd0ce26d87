// Forms and links that do not load the page anew.

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-swap]")) return;
  event.preventDefault();
  const data = new FormData(form, event.submitter);
  const bar = $("#bar");
  bar?.setAttribute("aria-busy", "true");
  // What follows from one's own choice is shown from here on.
  repeatFrom = Number(table()?.dataset.step ?? 0);
  skip();
  acting = true;
  inTurn(async () => {
    hurry = false;
    const words = new URLSearchParams(data);
    const post = form.method === "post";
    const address = post ? form.action : `${form.action}?${words}`;
    const answer = await fetch(address, post ? { method: "POST", body: words } : {});
    const page = parse(await answer.text());
    bar?.removeAttribute("aria-busy");
    if (await arrive(page)) {
      if (!post) $("#question")?.focus({ preventScroll: true });
      const refused = $("#notice [role=alert]");
      if (refused) refused.scrollIntoView({ block: "nearest" });
    } else {
      location.assign(answer.url);
    }
  }).catch(() => {
    // The browser sends it in its own way, with the button that was pressed.
    const { name, value } = event.submitter ?? {};
    if (name) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    form.submit();
  });
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-swap]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  look(link.href);
});

/** Another position or another state of the same table, without loading the page. */
function look(address, push = true) {
  return inTurn(async () => {
    const { page } = await get(address);
    if (!page.getElementById("table") || !table()) return location.assign(address);
    await swap(page);
    adopt(page);
    shown = Number(table().dataset.step);
    if (push && !("live" in table().dataset)) history.pushState(null, "", address);
    announce(said(page));
  }).catch(() => location.assign(address));
}
addEventListener("popstate", () => table() && look(location.href, false));

// The form of a new game looks different for another scenario or number of players.
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
  awaken();
});

const kinds = () => {
  for (const kind of $$("select[data-kind]")) {
    const name = kind.closest("fieldset").querySelector(".seat-name");
    if (name) name.hidden = kind.value !== "person";
  }
};
document.addEventListener("change", (event) => event.target.matches("[data-kind]") && kinds());
