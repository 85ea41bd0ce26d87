// Installing the program. Browsers offer it over TLS and on the machine itself; elsewhere all of it is hidden, and the
// settings page says why.

const find = (selector) => document.querySelector(selector);
const canWork = () => window.isSecureContext && Boolean(navigator.serviceWorker);

/** The worker: over TLS for everybody, on the machine itself for those who have installed the program or may do so here. */
const works = canWork() && (location.protocol === "https:" || matchMedia("(display-mode: standalone)").matches || find("[data-worker]"))
  ? navigator.serviceWorker.register("/service-worker.js").catch(() => null)
  : null;

/** The page without a connection speaks the language of the others. */
async function keepOffline() {
  const { lang } = document.documentElement;
  try {
    if (!works || !(await works) || localStorage.getItem("offline") === lang) return;
    for (const name of await caches.keys()) {
      if (name.startsWith("shell-")) await (await caches.open(name)).add("/offline");
    }
    localStorage.setItem("offline", lang);
  } catch {
    // A browser that keeps nothing has no page to keep.
  }
}
keepOffline();

// Back as soon as there is a connection again.
if (find("[data-offline]")) addEventListener("online", () => location.reload());

let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  offer = event;
  const place = find("[data-install]");
  if (place) {
    event.preventDefault();
    place.hidden = false;
  }
});
find("[data-install] button")?.addEventListener("click", () => offer?.prompt());
addEventListener("appinstalled", () => {
  const place = find("[data-install]");
  if (place) place.hidden = true;
});

if (!canWork()) for (const one of document.querySelectorAll("[data-plain]")) one.hidden = false;
