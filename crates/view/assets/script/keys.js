// Buttons of the show, and keys.

let playing = null;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-show]");
  if (!button) return;
  switch (button.dataset.show) {
    case "skip":
      skip();
      break;
    case "pause":
      paused = !paused;
      wake();
      mark(button, paused);
      break;
    case "repeat":
      again();
      break;
    case "play":
      if (playing) playing = clearTimeout(playing);
      else play();
      mark(button, Boolean(playing));
      break;
  }
});

/** A button says what pressing it does, also one that came anew with the page. */
function mark(button, on) {
  if (!button || (button.dataset.on === "yes") === on) return;
  [button.textContent, button.dataset.other] = [button.dataset.other, button.textContent];
  button.dataset.on = on ? "yes" : "no";
}

/** Plays a replay by itself. */
function play() {
  const next = $("a[rel=next]");
  if (!next) {
    playing = null;
    mark($("#play"), false);
    return;
  }
  playing = setTimeout(async () => {
    await look(next.href);
    if (playing) play();
  }, Math.max(300, pace()));
}

/** Closes what lies over the table; whether there was anything. */
function shut() {
  const open = $$("#bar details[open], #board .score[open], .zoom[open], .more-log[open]");
  open.forEach((one) => (one.open = false));
  const hint = $("#bar .hint");
  hint?.remove();
  return open.length > 0 || Boolean(hint);
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !table()) return;
  if (event.target.matches("input, select, textarea")) return;
  if (readOn(event)) return;
  const click = (selector) => {
    const target = $(selector);
    if (target) {
      event.preventDefault();
      target.click();
    }
  };
  switch (event.key) {
    case "ArrowLeft":
      return click("a[rel=prev]");
    case "ArrowRight":
      return click("a[rel=next]");
    case "Home":
      return click("a[rel=first]");
    case "End":
      return click("a[rel=last]");
    case "Escape":
      return shut() || (explained() ? explain(null) : skip());
    case "n":
      return $("#question")?.focus();
    case "l":
      return $("#log-list")?.focus();
    case "u":
      return click("[data-tool=undo]:enabled");
    default:
      return /^\d$/.test(event.key) && click(`.part[data-digit="${event.key}"]:enabled`);
  }
});
