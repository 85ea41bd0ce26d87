// Elects one tab of a browser to do something for all of them.

// Without TLS there are no locks. Then the leading tab keeps renewing an entry in the storage; one that sleeps loses it.
const LEASE = 6000;
const TAB = String(Math.random()).slice(2);

function lease(name) {
  const key = `lease-${name}`;
  const [holder, until] = (localStorage.getItem(key) ?? "").split(" ");
  if (holder !== TAB && Number(until) > Date.now()) return false;
  localStorage.setItem(key, `${TAB} ${Date.now() + LEASE}`);
  return true;
}

function release(name) {
  if (localStorage.getItem(`lease-${name}`)?.startsWith(TAB)) localStorage.removeItem(`lease-${name}`);
}

/** Whether tabs of this browser can share anything. Browsers without storage cannot. */
function sharing() {
  try {
    return Boolean(window.BroadcastChannel) && (Boolean(navigator.locks) || Boolean(localStorage));
  } catch {
    return false;
  }
}

/** Calls `begin` in one of the tabs that ask for a name; when that is closed, in another one. `begin` returns what ends it. */
function leading(name, begin) {
  if (navigator.locks) {
    navigator.locks.request(name, () => {
      begin();
      return new Promise(() => {});
    });
    return;
  }
  let end = null;
  const turn = () => {
    if (lease(name)) end ??= begin();
    else if (end) end = void end();
  };
  turn();
  setInterval(turn, LEASE / 3);
  addEventListener("pagehide", () => {
    if (end) end = void end();
    release(name);
  });
}

/** Takes a name if no other tab has it: returns what releases it, or nothing. */
async function hold_name(name) {
  if (navigator.locks) {
    return new Promise((done) => {
      navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return done(null);
        return new Promise((over) => done(over));
      });
    });
  }
  if (!lease(name)) return null;
  const renewal = setInterval(() => lease(name), LEASE / 3);
  return () => {
    clearInterval(renewal);
    release(name);
  };
}
