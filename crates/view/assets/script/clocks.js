// Ticking clocks, times in the browser's format, and the browser's time zone. A separate file, because most pages have
// no clock.
{
  // How far this machine's clock is ahead of the program's: determined once, by the first clock on the page.
  let ahead = null;
  // With less time left than this, a clock is marked as urgent.
  const URGENT = 30000;

  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const moments = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  const two = (number) => String(number).padStart(2, "0");

  /** What a clock shows: 9:45. */
  const shows = (left) => {
    const seconds = Math.max(0, Math.floor(left / 1000));
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  };

  const write = (place, text) => {
    if (place.textContent !== text) place.textContent = text;
  };

  const tick = () => {
    const drawn = ahead === null && document.querySelector("[data-now]");
    if (drawn) ahead = Date.now() - Number(drawn.dataset.now);
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const left = Number(clock.dataset.ends) + ahead - Date.now();
      write(clock, shows(left));
      clock.classList.toggle("urgent", left < URGENT);
    }
    for (const moment of document.querySelectorAll("time[data-moment]")) write(moment, moments.format(Number(moment.dataset.moment)));
    // The forms for joining a table contain the time zone.
    for (const field of document.querySelectorAll("input[data-zone]")) field.value = timeZone ?? "";
  };

  tick();
  setInterval(tick, 250);
}
