// Pieces fly from where they were to where they arrive. The page changes first; until a piece has arrived, a copy of it
// is shown on its way, above everything, and the piece itself is hidden.

// More pieces than this are not animated.
const MOST_FLYING = 40;
// The styles a copy needs to look the same outside its panel.
const LOOKS = ["color", "font", "--ic", "--main", "--on", "--seat", "--on-seat"];

let flying = []; // what has not arrived yet

const ableToFly = () => !calm() && !document.hidden && Boolean(document.body.animate);

/** The elements of a piece at a spot; a pile represents as many as it counts. */
function lying(piece, spot) {
  const there = $$(`[data-piece="${CSS.escape(piece)}"][data-spot="${CSS.escape(spot)}"]`);
  return there.flatMap((one) => Array(Number(one.dataset.count ?? 1)).fill(one));
}

/** The last of those at a spot that no other movement has taken. */
function last(taken, piece, spot, count) {
  const key = `${piece} ${spot}`;
  const left = lying(piece, spot).slice(0, -(taken.get(key) ?? 0) || undefined);
  taken.set(key, (taken.get(key) ?? 0) + count);
  return left.slice(-count);
}

/** Where an element is on the page, independent of scrolling. */
function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** A copy of a piece in its size. */
function likeness(element) {
  const copy = element.cloneNode(true);
  const looks = getComputedStyle(element);
  for (const look of LOOKS) copy.style.setProperty(look, looks.getPropertyValue(look));
  const pictures = $$("svg", copy);
  $$("svg", element).forEach((one, index) => {
    const { width, height } = one.getBoundingClientRect();
    Object.assign(pictures[index].style, { width: `${width}px`, height: `${height}px` });
  });
  for (const one of [copy, ...$$("*", copy)]) one.removeAttribute("id");
  for (const mark of ["piece", "spot", "count", "explain"]) delete copy.dataset[mark];
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  return copy;
}

/** The pieces about to leave their places: each movement is a piece, two spots, a count and the index of its sentence. */
function depart(moves) {
  if (!ableToFly()) return [];
  const leaving = new Map();
  const out = moves.flatMap(([piece, from, to, count, sentence = 0]) =>
    last(leaving, piece, from, count).map((old) => ({ piece, to, sentence, way: `${piece} ${from} ${to}`, from: placeOf(old), copy: old.matches(".pile") ? null : likeness(old) })),
  );
  return out.length > MOST_FLYING ? [] : out.filter(({ from }) => from.width);
}

/** The page has changed: flying pieces are shown where they were, and not yet where they will arrive. */
function settleIn(flights) {
  const coming = new Map();
  for (const flight of flights) {
    const [fresh] = last(coming, flight.piece, flight.to, 1);
    flight.at = fresh && placeOf(fresh);
    if (!flight.at?.width) continue;
    flight.copy ??= likeness(fresh);
    flight.fresh = fresh;
    flight.copy.dataset.way = flight.way;
    const { left, top, width, height } = flight.from;
    Object.assign(flight.copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(flight.copy);
    if (!fresh.matches(".pile")) fresh.style.visibility = "hidden";
    flying.push(flight);
  }
}

/** Those that fly with a sentence take off, and have arrived when the time is over. */
async function fly(sentence, time) {
  const now = flying.filter((flight) => flight.sentence <= sentence);
  for (const { copy, from, at } of now) {
    const by = [at.left + at.width / 2 - from.left - from.width / 2, at.top + at.height / 2 - from.top - from.height / 2];
    copy.animate({ transform: ["none", `translate(${by[0]}px, ${by[1]}px)`] }, { duration: time, easing: "ease-in-out", fill: "forwards" });
  }
  await rest(time);
  arriveAt(now);
}

/** Shows pieces where they are. */
function arriveAt(flights = flying) {
  for (const { copy, fresh } of flights) {
    copy.remove();
    fresh.style.visibility = "";
  }
  flying = flying.filter((flight) => !flights.includes(flight));
}
