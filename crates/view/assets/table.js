// Makes the pages livelier. Everything works without it: every command is a form, every view a link.
(() => {
  "use strict";

  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const table = () => $("#table");
  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  // The time a step stays on the screen, by the speed that is set.
  const PACE = { slow: 2200, usual: 1100, fast: 450, "at-once": 0 };
  const pace = () => PACE[document.documentElement.dataset.speed] ?? PACE.usual;
  // More steps than this are not shown one by one: nobody watches that long.
  const MOST_STEPS = 60;
  // More pieces than this do not glide: every one costs the browser a picture.
  const MOST_GLIDING = 40;
  // How often a table is looked at where no news come, and how long after a refusal they are asked for again.
  const [LOOK_AGAIN, LISTEN_AGAIN] = [2000, 10000];
  // What is exchanged when the table changes. The rest of the page stays.
  const PARTS = ["notice", "bar", "board", "side"];

  // ------------------------------------------------------------------ exchanging parts of the page

  const parse = (text) => new DOMParser().parseFromString(text, "text/html");

  async function get(address) {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    return { page: parse(await answer.text()), address: answer.url, gone: answer.status === 404 };
  }

  /** Every kind of piece with its spots, and the elements there; a pile stands for as many as it counts. */
  function spots(root) {
    const out = new Map();
    for (const piece of $$("[data-piece]", root)) {
      const { piece: id, spot, count } = piece.dataset;
      if (!out.has(id)) out.set(id, new Map());
      const at = out.get(id);
      if (!at.has(spot)) at.set(spot, []);
      for (let n = 0; n < Number(count ?? 1); n++) at.get(spot).push(piece);
    }
    return out;
  }

  /** The elements of pieces that are at a spot in one and no longer in the other. */
  function gone(one, other) {
    const out = [];
    for (const [spot, elements] of one ?? []) out.push(...elements.slice(other?.get(spot)?.length ?? 0));
    return out;
  }

  /** The pieces that are elsewhere on the new page, each with its old and new element. */
  function moved(page) {
    const [before, after] = [spots(document), spots(page)];
    const out = [];
    for (const [id, now] of after) {
      const [left, came] = [gone(before.get(id), now), gone(now, before.get(id))];
      left.slice(0, came.length).forEach((old, index) => out.push([old, came[index]]));
    }
    return out.length > MOST_GLIDING ? [] : out;
  }

  /** Gives an element a name to glide by. What glides from or to a pile more than once gets a stand-in. */
  function name(element, index, ghosts) {
    if (element.style.viewTransitionName) {
      const ghost = element.cloneNode(true);
      ghost.style.cssText = `position:absolute;left:${element.offsetLeft}px;top:${element.offsetTop}px;margin:0`;
      for (const mark of ["piece", "spot", "count"]) delete ghost.dataset[mark];
      ghost.setAttribute("aria-hidden", "true");
      element.after(ghost);
      ghosts.push(ghost);
      element = ghost;
    }
    element.style.viewTransitionName = `piece-${index}`;
  }

  /** What has the keyboard's attention, described so that it is found again on another page. */
  function attention() {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    if (at.id) return `#${CSS.escape(at.id)}`;
    if (at.value && at.name) return `[name="${CSS.escape(at.name)}"][value="${CSS.escape(at.value)}"]`;
    if (at.dataset.tool) return `[data-tool="${at.dataset.tool}"]`;
    const href = at.getAttribute("href");
    return href ? `a[href="${CSS.escape(href)}"]` : at.closest("#table") ? "#question" : null;
  }

  // Whether somebody just chose: the target is gone, and the keyboard goes on at the question.
  let acting = false;

  /** Exchanges the parts that differ, keeping what people opened, scrolled and focused. */
  function exchange(page, ids) {
    const focus = attention();
    const read = readAt();
    const inside = acting || document.activeElement?.closest("#table");
    const open = new Map($$("details[data-keep]").map((one) => [one.dataset.keep, one.open]));
    const top = $("#log-list")?.scrollTop;
    for (const id of ids) {
      const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (old && fresh) old.replaceWith(document.adoptNode(fresh));
    }
    for (const one of $$("details[data-keep]")) one.open = open.get(one.dataset.keep) ?? one.open;
    const log = $("#log-list");
    if (log) log.scrollTop = ids.includes("side") ? log.scrollHeight : top;
    if (inside && !document.activeElement?.closest("#table")) {
      ($(focus ?? "#question") ?? $("#question"))?.focus({ preventScroll: true });
    }
    if (ids.includes("bar")) acting = false;
    awaken();
    if (read) readables($(read.panel)).at(read.index)?.focus({ preventScroll: true });
  }

  /** The same, with pieces that moved gliding to their new places. */
  async function swap(page, ids = PARTS) {
    const gliding = document.startViewTransition && !calm() ? moved(page) : [];
    if (!gliding.length) {
      exchange(page, ids);
      return;
    }
    const ghosts = [];
    gliding.forEach(([old], index) => name(old, index, ghosts));
    const glide = document.startViewTransition(() => {
      exchange(page, ids);
      gliding.forEach(([, after], index) => name(after, index, ghosts));
    });
    try {
      await glide.finished;
    } finally {
      gliding.forEach(([, after]) => (after.style.viewTransitionName = ""));
      ghosts.forEach((ghost) => ghost.remove());
    }
  }

  /** Takes over title, icon and the numbers of the table. */
  function adopt(page) {
    document.title = page.title;
    const icon = page.getElementById("icon");
    if (icon) $("#icon").href = icon.getAttribute("href");
    const fresh = page.getElementById("table");
    if (fresh) Object.assign(table().dataset, fresh.dataset);
  }

  // ------------------------------------------------------------------ showing what happened, step by step

  let shown = null; // the step on the screen
  let repeatFrom = null; // where "show again" begins
  let hurry = false; // whether everything up to the next decision is skipped
  let paused = false;
  let wake = () => {};

  /** Leaves what is shown on the screen for a while. */
  async function rest(time) {
    const end = performance.now() + time;
    while (!hurry && (paused || performance.now() < end)) {
      await new Promise((done) => {
        wake = done;
        setTimeout(done, paused ? 3600000 : Math.max(0, end - performance.now()));
      });
    }
  }

  function skip() {
    hurry = true;
    paused = false;
    wake();
  }

  const said = (page) => page.getElementById("showing-said")?.textContent?.trim() ?? "";

  function announce(text) {
    const place = $("#announce");
    if (place && text) place.textContent = text;
  }

  function controls(on) {
    const place = $("#showing");
    if (place) place.hidden = !on;
    document.body.classList.toggle("following", on);
  }

  /** Shows the positions after each step from `from` on up to the one before `to`. */
  async function follow(from, to) {
    const game = table().dataset.game;
    controls(true);
    for (let step = from + 1; step < to && !hurry; step++) {
      const { page } = await get(`/games/${game}/at/${step}`);
      if (hurry) break;
      await swap(page, ["board"]);
      if ($("#showing-said")) $("#showing-said").textContent = said(page);
      announce(said(page));
      await rest(pace());
    }
  }

  /** Tells those who listen what the newest entries of the log say. */
  function tellNewest(from) {
    const entries = $$("#log-list li[data-step]").filter((entry) => Number(entry.dataset.step) > from);
    const text = entries.slice(-6).map((entry) => $(".log-words", entry).textContent).join(" ");
    announce(`${text} ${$("#question")?.textContent ?? ""}`);
    if ($("#showing-said")) $("#showing-said").textContent = text;
  }

  /** A new page of the table: what lies between is shown first. */
  async function arrive(page) {
    const fresh = page.getElementById("table");
    if (!fresh || !table() || fresh.dataset.game !== table().dataset.game) return false;
    const to = Number(fresh.dataset.step);
    const from = shown ?? Number(table().dataset.step);
    const between = to - from;
    const live = "live" in fresh.dataset && "live" in table().dataset;
    const visible = live && pace() > 0 && !document.hidden;
    if (visible && between > 1 && between <= MOST_STEPS) await follow(from, to);
    shown = to;
    await swap(page);
    adopt(page);
    if (between > 0) tellNewest(from);
    const waits = fresh.dataset.state === "wait";
    if (!waits) hurry = false;
    // Bots may be faster than people can follow.
    if (visible && waits && between > 0) {
      controls(true);
      await rest(pace());
    }
    if (!waits) controls(false);
    if (!waits && live) present("smooth");
    return true;
  }

  let queue = Promise.resolve();
  const inTurn = (work) => (queue = queue.then(work, work));

  let waiting = false;

  async function refresh() {
    const here = table();
    if (!here) return;
    waiting = false;
    const address = "live" in here.dataset ? `/games/${here.dataset.game}` : location.href;
    const { page, gone } = await get(address);
    // Somebody deleted the game: the page says so.
    if (gone) return location.assign(address);
    const fresh = page.getElementById("table");
    // What people are about to click stays where it is.
    if (fresh && state(fresh) === state(here)) return;
    await arrive(page);
  }

  /** Everything by which one page of a table differs from another. */
  const state = (one) => ["game", "seq", "step", "state", "work"].map((name) => one.dataset[name]).join(" ");

  // ------------------------------------------------------------------ forms and links

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

  // ------------------------------------------------------------------ buttons of the show, keys

  let playing = null;

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-show]");
    if (!button) return;
    const other = button.dataset.other;
    const turn = () => {
      [button.textContent, button.dataset.other] = [other, button.textContent];
    };
    switch (button.dataset.show) {
      case "skip":
        skip();
        break;
      case "pause":
        paused = !paused;
        wake();
        turn();
        break;
      case "repeat":
        if (repeatFrom !== null) again(repeatFrom);
        break;
      case "play":
        if (playing) playing = clearTimeout(playing);
        else play();
        turn();
        break;
    }
  });

  const again = (from) =>
    inTurn(async () => {
      const game = table().dataset.game;
      const { page } = await get(`/games/${game}`);
      const { page: first } = await get(`/games/${game}/at/${from}`);
      hurry = false;
      await swap(first, ["board"]);
      shown = from;
      await arrive(page);
    });

  /** Plays a replay by itself. */
  function play() {
    const next = $("a[rel=next]");
    if (!next) {
      playing = null;
      return;
    }
    playing = setTimeout(async () => {
      await look(next.href);
      if (playing) play();
    }, Math.max(300, pace()));
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
        return explained() ? explain(null) : skip();
      case "n":
        return $("#question")?.focus();
      case "l":
        return $("#log-list")?.focus();
      case "u":
        return click("[data-tool=undo]:enabled");
    }
  });

  // ------------------------------------------------------------------ what things are, and what a target will do

  const explained = () => Boolean($("#explain")?.textContent);

  /** Says what something is: at the lower edge, or at the upper one if it would lie on what it is about. */
  function explain(what) {
    const place = $("#explain");
    if (!place) return;
    place.textContent = what ? `${what.getAttribute("aria-label") ?? ""} ${what.dataset.explain}`.trim() : "";
    const low = what && what.getBoundingClientRect().bottom > innerHeight - 170;
    place.style.top = low ? document.documentElement.style.scrollPaddingTop || "8px" : "";
    place.classList.toggle("up", Boolean(low));
  }

  /** Whatever the pointer or the keyboard is at, or is touched; Escape closes it. */
  const speaking = (element) => element?.closest?.("[data-explain]");
  document.addEventListener("pointerover", (event) => {
    explain(speaking(event.target) ?? speaking(document.activeElement));
  });
  document.addEventListener("focusin", (event) => {
    const what = speaking(event.target);
    explain(what);
    what?.setAttribute("aria-describedby", "explain");
  });
  document.addEventListener("focusout", (event) => event.target.removeAttribute("aria-describedby"));

  // What only explains itself is one stop of the tab key in each panel; from there the arrow keys lead on.

  const readables = (panel) => $$("[data-explain]:not(button)", panel).filter((one) => one.getClientRects().length);

  /** Which of them has the keyboard's attention, so that it is found again on another page. */
  function readAt() {
    const at = document.activeElement;
    if (!at?.matches("#board [data-explain]:not(button)")) return null;
    const panel = at.closest(".panel");
    return { panel: `#${panel.id}`, index: readables(panel).indexOf(at) };
  }

  function rove() {
    for (const panel of $$("#board .panel")) {
      readables(panel).forEach((one, index) => (one.tabIndex = index ? -1 : 0));
    }
  }

  /** The nearest of them above or below another. */
  function beyond(all, from, sign) {
    const box = from.getBoundingClientRect();
    const away = (one) => {
      const other = one.getBoundingClientRect();
      const down = sign * (other.top + other.bottom - box.top - box.bottom);
      return down > box.height ? down + Math.abs(other.left + other.right - box.left - box.right) : Infinity;
    };
    const nearest = all.reduce((best, one) => (away(one) < away(best) ? one : best), from);
    return away(nearest) < Infinity ? nearest : null;
  }

  /** Moves from one to another; whether the key was for that. */
  function readOn(event) {
    const at = event.target;
    if (!at.matches("#board [data-explain]:not(button)")) return false;
    const all = readables(at.closest(".panel"));
    const index = all.indexOf(at);
    const to = {
      ArrowLeft: () => all[index - 1],
      ArrowRight: () => all[index + 1],
      ArrowUp: () => beyond(all, at, -1),
      ArrowDown: () => beyond(all, at, 1),
      Home: () => all[0],
      End: () => all.at(-1),
    }[event.key];
    if (!to) return false;
    event.preventDefault();
    const next = to();
    if (next) {
      all.forEach((one) => (one.tabIndex = one === next ? 0 : -1));
      next.focus();
    }
    return true;
  }

  // ------------------------------------------------------------------ bringing the decision into sight

  // When somebody last moved the page by hand: it is not pulled away from under their eyes.
  let moved_by_hand = -Infinity;
  const HANDS_OFF = 2500;
  for (const kind of ["wheel", "touchmove"]) {
    addEventListener(kind, () => (moved_by_hand = performance.now()), { passive: true });
  }
  addEventListener("keydown", (event) => {
    if (/^(Page|Arrow|Home|End)/.test(event.key)) moved_by_hand = performance.now();
  });

  /** Whether somebody reads something else than the board just now. */
  function reading() {
    if (performance.now() - moved_by_hand < HANDS_OFF) return true;
    const side = $("#side");
    if (!side || side.matches(":hover") || side.contains(document.activeElement)) return Boolean(side);
    // On a narrow page the log is below the board.
    return getComputedStyle(table()).gridTemplateColumns.split(" ").length < 2 && side.getBoundingClientRect().top < innerHeight / 2;
  }

  /** Scrolls as little as it takes until every target is in sight, with the question if there is room for both. */
  function present(behavior) {
    const targets = $$("#board [data-decides] :is(.target, .hill-also, .hill-sets)").map((one) => one.getBoundingClientRect()).filter((box) => box.width);
    if (!targets.length || reading()) return;
    const [bar, tools] = [$("#bar"), $("#bar .tools")];
    const sticks = getComputedStyle(bar).position === "sticky";
    const fixed = tools && getComputedStyle(tools).position === "fixed";
    const [top, bottom] = [sticks ? bar.offsetHeight + 8 : 0, innerHeight - (fixed ? tools.offsetHeight : 0) - 8];
    const room = bottom - top;
    const first = Math.min(...targets.map((box) => box.top)) - 8;
    const last = Math.max(...targets.map((box) => box.bottom));
    const panel = Math.min(...$$("#board [data-decides]").map((one) => one.getBoundingClientRect().top));
    // The most that fits: with the question, with the whole panel, or the targets alone.
    const from = [sticks ? panel : bar.getBoundingClientRect().top, panel, first].find((start) => last - start <= room) ?? first;
    const by = from < top || last - from > room ? from - top : Math.max(0, last - bottom);
    if (Math.abs(by) > 1) scrollBy({ top: by, behavior: calm() ? "instant" : behavior });
  }

  // ------------------------------------------------------------------ news: one stream for all tabs of a browser

  function heard(news) {
    const here = table();
    if (!here) return;
    if (news.all || news.game === here.dataset.game) {
      if ("live" in here.dataset) {
        // Our own commands bring their page themselves.
        if (news.length && news.length <= Number(here.dataset.seq)) return;
        // One look shows everything that happened until then.
        if (!waiting) inTurn(refresh);
        waiting = true;
      } else if ($("#analysis [data-busy]")) {
        inTurn(analysis);
      }
    }
  }

  async function analysis() {
    const { page } = await get(location.href);
    exchange(page, ["analysis"]);
  }

  function listen(tell) {
    const after = table()?.dataset.event;
    const source = new EventSource(after ? `/events?after=${after}` : "/events");
    source.onmessage = (event) => tell(JSON.parse(event.data));
    // As long as nothing comes through, every tab looks for itself.
    let looking = null;
    source.onopen = () => (looking = clearInterval(looking));
    source.onerror = () => {
      looking ??= setInterval(() => tell({ all: true }), LOOK_AGAIN);
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, and the browser does not try again by itself.
      setTimeout(() => {
        clearInterval(looking);
        listen(tell);
      }, LISTEN_AGAIN);
    };
    return source;
  }

  function news() {
    if (!table() || !window.EventSource) return poll();
    if (!navigator.locks || !window.BroadcastChannel) return listen(heard);
    // The tab that holds the lock listens and passes on; when it is closed another one gets the lock.
    const channel = new BroadcastChannel("news");
    channel.onmessage = (event) => heard(event.data);
    navigator.locks.request("news", () => {
      listen((told) => {
        channel.postMessage(told);
        heard(told);
      });
      return new Promise(() => {});
    });
  }

  function poll() {
    if (table()) setInterval(() => inTurn(refresh), LOOK_AGAIN);
  }

  // ------------------------------------------------------------------ after every exchange

  function awaken() {
    kinds();
    rove();
    // Whatever is moved to must not come to lie under the bar.
    const bar = $("#bar");
    const sticks = bar && getComputedStyle(bar).position === "sticky";
    document.documentElement.style.scrollPaddingTop = sticks ? `${bar.offsetHeight + 12}px` : "";
    for (const button of $$(".again")) button.hidden = true;
    const player = $("#play");
    if (player) player.hidden = false;
    const log = $("#log-list");
    if (log && !log.scrollTop) log.scrollTop = log.scrollHeight;
    const again = $("#repeat");
    if (again && repeatFrom !== null && shown !== null && shown - repeatFrom > 1) again.hidden = false;
  }

  if (table()) shown = Number(table().dataset.step);
  awaken();
  present("instant");
  news();
})();
