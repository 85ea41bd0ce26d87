// Says that one has seen that it is one's turn, so that nobody has to say so elsewhere. Only pages of those who are told
// when they are away load it.

const { table, ringIfAsked } = window.talking;

// The length of the journal of which it was said.
let said = null;

async function say() {
  const { game, seq, state } = table()?.dataset ?? {};
  if (document.hidden || state !== "turn" || said === seq) return;
  said = seq;
  try {
    const headers = { accept: "application/json" };
    const answer = await fetch(`/games/${game}/seen`, { method: "POST", headers, body: new URLSearchParams({ seq }) });
    // Read to its end, so that the connection is free.
    await answer.text();
    if (!answer.ok) said = null;
  } catch {
    // Without a connection nobody is told anything; it is said when the page is looked at again.
    said = null;
  }
}

// The numbers of the table change right after this.
window.talking.ringIfAsked = (...change) => {
  ringIfAsked?.(...change);
  setTimeout(say);
};
document.addEventListener("visibilitychange", say);
say();
