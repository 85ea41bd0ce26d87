// Turns on push notifications in this browser. What it supports is only known here.

// How long a browser may look for its push service, in milliseconds.
const LONGEST = 20000;

const place = document.querySelector("#push");
const { key } = place.dataset;
const possible = window.isSecureContext && navigator.serviceWorker && window.PushManager && window.Notification;

/** Shows one of the possible states of this browser, or none. */
const tell = (what) => place.querySelectorAll("[data-push]").forEach((one) => (one.hidden = one.dataset.push !== what));

/** The bytes of a key, as encoded in pages. */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

function offer() {
  if (!possible) tell("cannot");
  else if (Notification.permission === "denied") tell("denied");
  else tell("on" in place.dataset ? null : "on");
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return offer();
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another key is useless.
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

// The browser removes its subscription, too; the form tells the program.
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
