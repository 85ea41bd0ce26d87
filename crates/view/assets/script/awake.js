// After every exchange, and at the beginning.

/** Marks the target of a choice on the board, and what opens it where it is one of several ways. */
function markTarget(choice, mark) {
  $$(`#board .${mark}`).forEach((one) => one.classList.remove(mark));
  for (const one of choice ? $$(`#board .target[value="${CSS.escape(choice)}"]`) : []) {
    const ways = one.closest("[popover]");
    for (const marked of [one, ways && $(`[popovertarget="${ways.id}"]`)]) marked?.classList.add(mark);
  }
}

/** What the bar speaks of is seen on the board: a choice that waits to be confirmed, advice, a verdict. */
function markSpoken() {
  markTarget($("#bar [data-mark]")?.dataset.mark, "marked");
  const { chosen, better } = $("#bar .verdict")?.dataset ?? {};
  markTarget(chosen, "was-chosen");
  markTarget(better, "was-better");
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
  for (const target of $$(".replay #board .target")) target.disabled = true;
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
