// After every exchange, and at the beginning.

/** Marks on the board what the bar speaks of: a choice that waits to be confirmed, or advice. */
function markSpoken() {
  const spoken = $("#bar [data-mark]")?.dataset.mark;
  $$("#board .marked").forEach((one) => one.classList.remove("marked"));
  for (const one of spoken ? $$(`#board .target[value="${CSS.escape(spoken)}"]`) : []) {
    const ways = one.closest("[popover]");
    for (const marked of [one, ways && $(`[popovertarget="${ways.id}"]`)]) marked?.classList.add("marked");
  }
}

function awaken() {
  markSpoken();
  kinds();
  rove();
  // Whatever is moved to must not come to lie under the bar.
  const head = stuck();
  document.documentElement.style.scrollPaddingTop = head ? `${head.offsetHeight + 12}px` : "";
  for (const button of $$(".again")) button.hidden = true;
  const player = $("#play");
  if (player) player.hidden = false;
  mark(player, Boolean(playing));
  mark($("[data-show=pause]"), paused);
  // Of many rounds those near this one are in sight.
  const round = $(".rounds [aria-current]");
  if (round) round.parentElement.scrollLeft = round.offsetLeft - round.parentElement.clientWidth / 2;
  const log = $("#log-list");
  if (log && !log.scrollTop) log.scrollTop = log.scrollHeight;
  const repeat = $("#repeat");
  if (repeat) repeat.hidden = !repeatable();
}

if (table()) shown = Number(table().dataset.step);
awaken();
present("instant");
if (live()) stream();
else if (table()) news();
