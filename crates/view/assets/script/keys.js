// Buttons for showing what happened, and keys.

let playing = null;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-show]");
  // Touching the board while others move means skipping ahead.
  if (!button) return void (isFollowing() && event.target.closest("#board") && skip());
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
    case "keys":
      $("#keys")?.showModal();
      break;
  }
});

/** A button says what it does next, even one that has just been added to the page. */
function mark(button, on) {
  if (!button || (button.dataset.on === "yes") === on) return;
  [button.textContent, button.dataset.other] = [button.dataset.other, button.textContent];
  button.dataset.on = on ? "yes" : "no";
}

/** Plays a replay automatically. */
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
  }, Math.max(300, 2 * pace()[0]));
}

/** Closes what overlays the table; returns whether there was anything. */
function shut() {
  const open = $$("#bar details[open], #board .score[open], .zoom[open], .more-log[open]");
  open.forEach((one) => (one.open = false));
  const hint = $("#bar .hint");
  hint?.remove();
  return open.length > 0 || Boolean(hint);
}

// Text typed outside a field is a choice in the notation, in either case, or the number of a choice.

let written = ""; // what was typed so far
let forgetting = null;
// How long it is kept, and how long a letter that is also a command waits for the next one.
const [KEPT, UNDECIDED] = [5000, 700];

const choiceButtons = () => $$("#board button[name=choice]:enabled, #bar .ask button[name=choice]:enabled");

/** The choices that begin like this, and whether they are all the same one: there may be several ways to it. */
const choicesLike = (text) => choiceButtons().filter((button) => button.value.toLowerCase().startsWith(text));
const isOne = (buttons) => new Set(buttons.map((button) => button.value)).size === 1;

/** Shows what has been typed, or that it was cleared. */
function write(text, time = KEPT, after = () => write("")) {
  written = text;
  clearTimeout(forgetting);
  if (text) forgetting = setTimeout(after, time);
  const place = $("#typed");
  if (place) Object.assign(place, { textContent: text, hidden: !text });
}

/** A number focuses a choice, Enter makes it. */
function toNumber(number) {
  const button = choiceButtons()[number - 1];
  button?.scrollIntoView({ block: "nearest" });
  button?.focus({ focusVisible: true });
}

/** Takes a typed character as a continuation or a new beginning; returns whether it was meant for a choice. */
function typed(character) {
  const fits = (text) => /^\d+$/.test(text) || choicesLike(text).length > 0;
  const text = [written + character, character].map((one) => one.toLowerCase()).find(fits);
  if (!text) {
    write("");
    return false;
  }
  if (/^\d+$/.test(text)) {
    // At a real table a digit is a cube or a card.
    if (press(`.part[data-digit="${character}"]:enabled`)) return true;
    write(text, UNDECIDED);
    toNumber(Number(text));
    return true;
  }
  const all = choicesLike(text);
  const same = all.find((button) => button.value.toLowerCase() === text);
  if (same && isOne(all)) {
    write("");
    same.click();
    return true;
  }
  const command = COMMANDS[text];
  write(text, same || command ? UNDECIDED : KEPT, () => {
    write("");
    if (same) same.click();
    else command?.();
  });
  return true;
}

/** Presses a button if it is there; returns whether it was. */
const press = (selector) => {
  const target = $(selector);
  target?.click();
  return Boolean(target);
};

const COMMANDS = {
  h: () => press("[data-tool=hint]:enabled"),
  u: () => press("[data-tool=undo]:enabled"),
  r: () => press("#repeat"),
  n: () => $("#question")?.focus(),
  l: () => $("#log-list")?.focus(),
  "?": () => $("#keys")?.showModal(),
};

const KEYS = {
  ArrowLeft: () => press("a[rel=prev]"),
  ArrowRight: () => press("a[rel=next]"),
  Home: () => press("a[rel=first]"),
  End: () => press("a[rel=last]"),
  Escape: () => {
    if (written) write("");
    else shut() || (explained() ? explain(null) : skip());
  },
};

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !table() || $("dialog[open]")) return;
  if (event.target.matches("input, select, textarea")) return;
  if (readOn(event)) return;
  const { key } = event;
  const pressing = event.target.matches("button, a, summary");
  if (key === " " && isFollowing()) skip();
  else if (key === "Enter" && written && !pressing) {
    const all = choicesLike(written);
    if (isOne(all)) all[0].click();
    write("");
  } else if (KEYS[key]) {
    if (KEYS[key]() === false) return;
  } else if (key.length !== 1 || (key === " " && !written)) return;
  else if (!typed(key)) {
    if (!COMMANDS[key.toLowerCase()]) return;
    COMMANDS[key.toLowerCase()]();
  }
  event.preventDefault();
});
