// Lets this browser be told that it is one's turn, also while no page is open. What it can do is known here alone.

// How long a browser may look for its push service, in milliseconds.
const LONGEST = 20000;

const place = document.querySelector("#push");
const { key } = place.dataset;
const possible = window.isSecureContext && navigator.serviceWorker && window.PushManager && window.Notification;

/** Shows one of the things that can be said of this browser, or none. */
const tell = (what) => place.querySelectorAll("[data-push]").forEach((one) => (one.hidden = one.dataset.push !== what));

/** Bytes of a key as it is written in pages. */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

function offer() {
  if (!possible) tell("cannot");
  else if (Notification.permission === "denied") tell("denied");
  else tell("on" in place.dataset ? null : "on");
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return offer();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("no push service")), LONGEST));
  const { endpoint, keys } = (await Promise.race([pushManager.subscribe(options), late])).toJSON();
  const form = new URLSearchParams({ endpoint, key: keys.p256dh, secret: keys.auth });
  const answer = await fetch("/notices/device", { method: "POST", body: form });
  if (!answer.ok) throw new Error(`${answer.status}`);
  location.assign("/notices?done=yes");
}

offer();
place.querySelector("[data-push=on] button").addEventListener("click", async ({ target }) => {
  target.disabled = true;
  try {
    await subscribe();
  } catch (fault) {
    console.warn(fault);
    tell("failed");
  }
  target.disabled = false;
});

// The browser forgets it too; the form tells the program.
place.querySelector("[data-push-off]")?.form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } finally {
    form.submit();
  }
});
