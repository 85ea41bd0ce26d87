// After every replacement of the page's parts, and at the beginning.

/** Marks the target of a choice on the board, and what opens it if it is one of several ways. */
function markTarget(choice, mark) {
  $$(`#board .${mark}`).forEach((one) => one.classList.remove(mark));
  for (const one of choice ? $$(`#board .target[value="${CSS.escape(choice)}"]`) : []) {
    const ways = one.closest("[popover]");
    for (const marked of [one, ways && $(`[popovertarget="${ways.id}"]`)]) marked?.classList.add(mark);
  }
}

/** Shows on the board what the bar is about: a choice to be confirmed, advice, a verdict. */
function markSpoken() {
  markTarget($("#bar [data-mark]")?.dataset.mark, "marked");
  const { chosen, better } = $("#bar .verdict")?.dataset ?? {};
  markTarget(chosen, "was-chosen");
  markTarget(better, "was-better");
}

function prepare() {
  markSpoken();
  showOrders();
  kinds();
  rove();
  talking.markPresent?.();
  // The focus must not end up below the bar.
  const head = stuck();
  document.documentElement.style.scrollPaddingTop = head ? `${head.offsetHeight + 12}px` : "";
  for (const button of $$(".again")) button.hidden = true;
  for (const button of $$("#play, #repeat")) button.hidden = false;
  mark($("#play"), Boolean(playing));
  mark($("[data-show=pause]"), paused);
  for (const target of $$(".replay #board .target")) target.disabled = true;
  bringAnalysis();
  news();
  // If there are many rounds, those near this one are visible.
  const round = $(".rounds [aria-current]");
  if (round) round.parentElement.scrollLeft = round.offsetLeft - round.parentElement.clientWidth / 2;
  const log = $("#log-list");
  if (log && !log.scrollTop) log.scrollTop = log.scrollHeight;
}

if (table()) shown = Number(table().dataset.step);
prepare();
present("instant");
if (live()) stream();
