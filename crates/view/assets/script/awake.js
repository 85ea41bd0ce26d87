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
  showOrders();
  kinds();
  rove();
  talking.markPresent?.();
  // Whatever is moved to must not come to lie under the bar.
  const head = stuck();
  document.documentElement.style.scrollPaddingTop = head ? `${head.offsetHeight + 12}px` : "";
  for (const button of $$(".again")) button.hidden = true;
  for (const button of $$("#play, #repeat")) button.hidden = false;
  mark($("#play"), Boolean(playing));
  mark($("[data-show=pause]"), paused);
  // What was chosen and what would have been better is seen on the board.
  const { chosen, better } = $("#bar .verdict")?.dataset ?? {};
  for (const target of $$(".replay #board .target")) {
    target.disabled = true;
    target.classList.toggle("was-chosen", target.value === chosen);
    target.classList.toggle("was-better", target.value === better);
  }
  bringAnalysis();
  news();
  // Of many rounds those near this one are in sight.
  const round = $(".rounds [aria-current]");
  if (round) round.parentElement.scrollLeft = round.offsetLeft - round.parentElement.clientWidth / 2;
  const log = $("#log-list");
  if (log && !log.scrollTop) log.scrollTop = log.scrollHeight;
}

if (table()) shown = Number(table().dataset.step);
awaken();
present("instant");
if (live()) stream();
