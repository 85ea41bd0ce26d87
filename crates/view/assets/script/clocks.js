// Clocks that tick, moments as the browser writes them, and the time zone it is in.

// By how much the clock of this machine is ahead of the program's: told once, by the page itself.
const drawn = $("[data-now]");
const ahead_by = drawn ? Date.now() - Number(drawn.dataset.now) : 0;
// With less left than this a clock says that it is urgent.
const URGENT = 30000;

const two = (number) => String(number).padStart(2, "0");

/** What a clock shows: 9:45. */
function ticking(left) {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

const moments = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

function tick() {
  for (const clock of $$("[data-ends]")) {
    const left = Number(clock.dataset.ends) + ahead_by - Date.now();
    const shows = ticking(left);
    if (clock.textContent !== shows) clock.textContent = shows;
    clock.classList.toggle("urgent", left < URGENT);
  }
  for (const moment of $$("time[data-moment]")) {
    const shows = moments.format(Number(moment.dataset.moment));
    if (moment.textContent !== shows) moment.textContent = shows;
  }
}

/** Forms of those who come to a table say in which zone they are. */
function nameZone() {
  for (const field of $$("input[data-zone]")) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

setInterval(tick, 250);
