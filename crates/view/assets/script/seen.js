// Reports that the viewer has seen their turn, so that no notification is needed. Only loaded by the pages of people
// with notifications.

const { table, signalIfAsked } = window.talking;

// The length of the journal that was last reported.
let said = null;

async function say() {
  const { game, seq, state } = table()?.dataset ?? {};
  if (document.hidden || state !== "turn" || said === seq) return;
  said = seq;
  try {
    const headers = { accept: "application/json" };
    const answer = await fetch(`/games/${game}/seen`, { method: "POST", headers, body: new URLSearchParams({ seq }) });
    // Read to the end, so that the connection is free.
    await answer.text();
    if (!answer.ok) said = null;
  } catch {
    // Offline, nothing is reported; it is done when the page becomes visible again.
    said = null;
  }
}

// The table's data attributes change right after this.
window.talking.signalIfAsked = (...change) => {
  signalIfAsked?.(...change);
  setTimeout(say);
};
document.addEventListener("visibilitychange", say);
say();
